# Las costumbres de una mesa de amigos: el reloj, quién juega por alguien ausente, la charla. Y lo que la gente se pide.

manners-name = Cómo se juega en esta mesa
manners-change = Reloj, bots por quien no está, charla
manners-keep = Jugar así
manners-ready-again = Quien ya estaba listo tiene que decirlo otra vez.
manners-clock = Reloj
manners-zero = Cuando se acaba el tiempo
manners-away = Cuando alguien no está
manners-has-chat = Se puede escribir a los demás
manners-may-extend = Se puede pedir más tiempo

manners-clock-none = No hay reloj.
manners-clock-turn = { $number ->
    [one] Cada vez que te toca decidir, tienes un minuto.
   *[other] Cada vez que te toca decidir, tienes { $number } minutos.
}
manners-clock-game = Tienes { $number } minutos para toda la partida.
manners-clock-days = { $number ->
    [one] Cada vez que te toca decidir, tienes un día.
   *[other] Cada vez que te toca decidir, tienes { $number } días.
}
manners-zero-bot = Cuando se acaba tu tiempo, un bot juega por ti hasta que vuelvas.
manners-zero-concede = Cuando se acaba tu tiempo, tu Conde se rinde.
manners-more = Puedes pedir más tiempo, y otra persona te lo concede.
manners-no-more = Nadie puede recibir más tiempo.
manners-away-never = Ningún bot juega por quien no está.
manners-away-after = { $number ->
    [one] Si te toca decidir y faltas durante un minuto, un bot juega por ti hasta que vuelvas.
   *[other] Si te toca decidir y faltas durante { $number } minutos, un bot juega por ti hasta que vuelvas.
}
manners-away-vote = Si te toca decidir y llevas diez segundos fuera, los demás pueden acordar que un bot juegue por ti hasta que vuelvas.
manners-chat = Podéis escribiros.
manners-no-chat = Nadie puede escribir a los demás.

manners-pick-clock-none = Sin reloj
manners-pick-clock-turn = { $number ->
    [one] 1 minuto por turno
   *[other] { $number } minutos por turno
}
manners-pick-clock-game = { $number } minutos para la partida
manners-pick-clock-days = { $number ->
    [one] 1 día por turno
   *[other] { $number } días por turno
}
manners-pick-zero-bot = Un bot sigue jugando hasta que vuelva
manners-pick-zero-concede = El Conde se rinde
manners-pick-away-never = Ningún bot juega en su lugar
manners-pick-away-after = { $number ->
    [one] Un bot juega en su lugar después de 1 minuto
   *[other] Un bot juega en su lugar después de { $number } minutos
}
manners-pick-away-vote = Un bot juega en su lugar si los demás lo acuerdan

error-manners = Eso no se puede elegir. Elige otra vez de las listas.

together-time = { $name }: tiempo restante
together-own-time = Tu tiempo restante
together-minute = Te queda un minuto.
together-seconds = Te quedan diez segundos.
together-plays-for = bot { $level } por { $name }
together-bot = Un bot juega por { $name } hasta que vuelva.
together-own-bot = Un bot juega por ti hasta que vuelvas.
together-return = Ya estoy aquí
together-leaves = A { $name } se le ha acabado el tiempo. Este Conde se rinde.
together-own-leaves = Se te ha acabado el tiempo. Tu Conde se rinde.
together-rematch = La revancha está abierta y tu sitio te espera.
together-ask-time = Pedir más tiempo
together-ask-undo = { $number ->
    [one] Pedir deshacer una jugada
   *[other] Pedir deshacer { $number } jugadas
}
together-ask-bot = Que un bot juegue por { $name }
together-asked-undo = { $number ->
    [one] { $name } pide deshacer una jugada.
   *[other] { $name } pide deshacer { $number } jugadas.
}
together-asked-undo-own = Has pedido deshacer. Los demás tienen que aceptar.
together-asked-time = { $name } pide más tiempo.
together-asked-time-own = Has pedido más tiempo. Otra persona tiene que aceptar.
together-asked-bot = { $name } pide que un bot juegue por { $absent }.
together-asked-bot-own = Has pedido que un bot juegue por { $absent }. Tienen que aceptar los demás que están aquí.
together-grant = Aceptar
together-refuse = No aceptar

error-asked-already = Alguien ya lo ha pedido. Espera las respuestas.
error-asked-refused = No se ha aceptado. Puedes pedirlo otra vez después de la próxima jugada.
error-asked-nothing = Ya nadie pide eso.
error-asked-not-you = Aquí no hace falta tu respuesta.
error-asked-time = Ahora no puedes pedir más tiempo.
error-asked-soon = Esa persona se ha ido hace menos de { $seconds } segundos y puede volver enseguida. Espera un poco y pídelo otra vez.
error-asked-bot = Un bot solo puede jugar por quien tiene que decidir y no está, si esta mesa lo permite.
