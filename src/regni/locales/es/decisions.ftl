### Lo que hay que decidir, como título de las opciones; y cómo acabó la partida.

decision-who = Decide { $seat }

## Títulos. $card: el Lord capturado (ransom, homecoming), la Propiedad ganada (place_card), la carta de Batalla (tactics).
## $number: cuánto falta por hacer; $card_key en appease: lo que mandó la Mente del Rey.

decision-turn = Jugar el turno: una Acción como mucho, colocaciones libres y, al final, robar
decision-discard_down = Descartar hasta el límite de la Mano
decision-field = Enviar fuerzas a la batalla
decision-church_decides = Hablar en nombre de la Iglesia: elegir cómo va la batalla
decision-losses = Señalar la próxima baja
decision-fell_tower = Elegir la Torre que cae
decision-surrender = Elegir la Propiedad que se entrega
decision-spoils = Tomar el botín del Saqueo
decision-besieged = Decidir la suerte del Feudo caído
decision-ransom = Pagar el Rescate del { $card } capturado o dejarlo morir
decision-homecoming = Elegir un Feudo para el { $card } que vuelve del cautiverio
decision-place_card = Elegir un Feudo para lo ganado: { $card }
decision-allies = Responder a la trama con Aliados o dejar que siga su curso
decision-struggle = Jugar un Vasallo o ceder en la Lucha Política
decision-take_property = Elegir las Propiedades que arrebata la Intriga
decision-take_army = Elegir las cartas de Ejército que gana la Intriga
decision-royal_gift = Elegir una carta de Ejército para el Ejército Real
decision-enter_joust = Apostar una Propiedad y entrar en la Justa, o rehusar
decision-tilt = Mejorar las cartas de Justa o justar con las que hay
decision-control = Lanzar a los Vikingos al ataque o retenerlos

## Títulos de variantes y opciones

decision-mulligan = Quedarse con la Mano inicial o devolverla y robar otra
decision-start_tower = Elegir una carta de la bandeja que haga de Torre; { $number ->
    [one] falta { $number }
   *[other] faltan { $number }
}
decision-legacy = Gastar un Punto de Legado ({ $number ->
    [one] queda { $number }
   *[other] quedan { $number }
})
decision-pick = { $common ->
    [1] Elegir las cartas comunes a todos los Mazos; por elegir: { $number }
   *[0] Elegir el Mazo, carta a carta; por elegir: { $number }
}
decision-sacrifice = Descartar de la Mano lo que cuesta la carta de la bandeja; por descartar: { $number }
decision-fetch = Tomar una carta de la bandeja
decision-tactics = { $card } va contra ti: descartar un Estandarte para que la batalla sea Normal o aceptarlo
decision-cast = Votar sobre el Invierno con { $number ->
    [one] { $number } voto
   *[other] { $number } votos
} o abstenerse; de momento, { $for } a favor y { $against } en contra
decision-show_pair = Enseñar un Monje y un Banquete por un Punto de Legado, si están en la Mano, o no enseñar nada
decision-appease = { $card_key ->
    [champion] El Rey quiere atacarte
    [treachery] El Rey quiere traicionarte
   *[intrigue] El Rey urde una Intriga contra ti
}: aplacarlo con un Banquete o dejar que venga

## Cómo acabó

ending-conquest = Los últimos muros rivales cayeron por las armas, y el reino es de { $winner }.
ending-vikings = Los Vikingos arrasaron el último Feudo rival, y lo que queda en pie es de { $winner }.
ending-treachery = Murió un Vasallo a traición, con él se perdió el último Feudo rival, y el reino es de { $winner }.
ending-old_age = El último rival murió de viejo, sin carta que robar, y { $winner } los ha sobrevivido a todos.
ending-concession = El último rival rindió las armas, y { $winner } gana el reino sin un golpe más.
ending-max_rounds = Se acabaron los años antes que los Condes, y la partida queda en tablas.
ending-nobody = No queda ningún Conde en la mesa, y el reino está sin dueño.
ending-king_and_cathedral = Corona y Catedral estaban en una sola mano, y el reino es de { $winner }.
ending-only_fief = Ningún otro Conde tenía tierra antes de que llegaran los Vikingos, y el reino es de { $winner }.
ending-no_fief_left = Ningún Conde tenía ya Feudo, y los Vikingos son dueños de la tierra.
ending-greater_solo = Una sola Corona resistió al Gran Ejército Bárbaro, y las crónicas hablan de { $winner } el Grande.
ending-dual = Corona e Iglesia resistieron al Gran Ejército Bárbaro, y { $winner } comparten la victoria.
ending-lesser_solo = La tierra cayó bajo el Danelaw, pero perduró la Iglesia, y con ella { $winner }.
ending-viking_victory = No había Rey en su tierra ni Arzobispo, y la victoria de los Vikingos es completa.
ending-king_fallen = { $number ->
    [one] Ha caído el Rey, y la rebelión de { $winner } ha vencido.
   *[other] Ha caído el Rey, y { $winner } han vencido juntos.
}
ending-earls_beaten = La rebelión está aplastada: no queda ningún Conde, y el Rey sigue reinando.

## Varios nombres en una frase

list-last = { $before } y { $last }
