### La llamada de la mesa en el navegador, qué responde a una jugada imposible y por qué algo no puede usarse.

prompt-action-free = Te queda tu Acción. Además puedes hacer colocaciones libres; para acabar, roba.
prompt-action-used = Ya has usado tu Acción. Aún puedes hacer colocaciones libres; para acabar, roba.
# $mode: storm, raid o siege.
prompt-field-attack = { $mode ->
    [storm] Atacas las Torres { $earl_key ->
        [king] del Rey
       *[other] de { $earl }
    }
    [raid] Saqueas { $earl_key ->
        [king] al Rey
       *[other] a { $earl }
    }
   *[siege] Asedias { $earl_key ->
        [king] al Rey
       *[other] a { $earl }
    }
}: elige las cartas que luchan y luego ataca.
# $earl_key: vikings, king u other.
prompt-field-defence = { $earl } { $earl_key ->
    [vikings] { $mode ->
        [storm] atacan tus Torres
        [raid] te saquean
       *[siege] te asedian
    }
   *[other] { $mode ->
        [storm] ataca tus Torres
        [raid] te saquea
       *[siege] te asedia
    }
} con fuerza { $number }: elige las cartas que defienden.
prompt-attack = Atacar con fuerza { $number }
prompt-defend = Defender con fuerza { $number }
prompt-no-defence = No defender
prompt-whole = Todo está elegido. Confirma o deshaz.
prompt-confirm = Confirmar
prompt-restart = Empezar de nuevo
prompt-choose-where = elige ahora un objetivo resaltado, o pulsa otra vez la carta para dejarla.
prompt-chosen-deck = El Mazo que elegiste
prompt-last-deck = El Mazo de la última vez
prompt-own-deck = Un Mazo tuyo.
# $card: one of the deck that is being picked.
prompt-put-back = devuelve una carta: { $card }
prompt-draft = Elegido hasta ahora
prompt-decks = Mazos preparados
prompt-named-you = { $name } (tú)
prompt-named-earl = { $name } ({ $earl })

## Lo que no puede ser

# $word: lo escrito; $near: una jugada posible que se le parece.
prompt-unknown-move = Ninguna jugada empieza por «{ $word }». ¿Querías decir «{ $near }»? Todo lo que puedes hacer ahora está resaltado o en la lista.

## Por qué algo no puede usarse. De lo propio y de lo ajeno.

whynot-not-now = Ahora no:
whynot-action-used = Ya has usado la Acción de este turno.
# $cards: una carta, o varias de las que bastaría una.
whynot-no-card = No tienes { $cards } en la Mano.
whynot-neither = { $before } ni { $last }
# $cards: las cartas por las que se empieza.
whynot-first = Para usarlo, elige antes: { $cards }.
whynot-lit = una carta resaltada
whynot-own-fief = Tu propio Feudo. Para construir aquí, elige antes en tu Mano una Propiedad o un Lord.
whynot-own-property = Una Propiedad se queda en su Feudo. Se apuesta en una Justa, se entrega como Rescate o la toma un enemigo.
whynot-own-lord = Puedes enviar a tu Lord a la batalla cuando hay un Ataque en marcha.
whynot-own-towers = Para levantar una Torre, elige antes una carta de tu Mano.
whynot-own-tower = Una Torre sigue en pie, boca abajo, hasta que cae. No vuelve a la Mano.
whynot-own-pool = Las cartas de Ejército se envían a la batalla cuando hay un Ataque en marcha, hasta el número de tu leva.
whynot-own-royal = El Ejército Real se envía a la batalla cuando hay un Ataque en marcha.
whynot-own-mercenary = Los Mercenarios se envían a la batalla, con su Guarnición, cuando hay un Ataque en marcha.
whynot-own-earl = Este es tu propio Condado.
whynot-other-towers = Aquí no hay ninguna Torre en pie.
whynot-other-royal = El Ejército Real es del Rey y lucha por él.
whynot-unit = Esta carta ya está en la batalla.
whynot-host = La hueste vikinga. Un cubo que se saca de la bolsa dice quién la envía.
whynot-markers = Los Marcadores Vikingos. En cada turno vikingo avanza uno; si un Ataque adelantó el marcador blanco, vuelve este en su lugar. Cuando han avanzado todos, desembarcan los Vikingos.
whynot-joust = Esta carta de Justa ya se ha robado y ahora no se puede cambiar.
whynot-whole = Todo está elegido. Confirma o deshaz lo último.
