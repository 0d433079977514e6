### Lo que hay que decidir, como título de las opciones; y cómo acabó la partida.

decision-who = Decide { $seat }

## Títulos. $card: el Lord capturado (ransom, homecoming) o la Propiedad ganada (place_card).

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
decision-control = Lanzar a los Vikingos contra un Conde o retenerlos

## Cómo acabó

ending-conquest = Los últimos muros rivales cayeron por las armas, y el reino es de { $winner }.
ending-vikings = Los Vikingos arrasaron el último Feudo rival, y lo que queda en pie es de { $winner }.
ending-treachery = Murió un Vasallo a traición, con él se perdió el último Feudo rival, y el reino es de { $winner }.
ending-old_age = El último rival murió de viejo, sin carta que robar, y { $winner } los ha sobrevivido a todos.
ending-concession = El último rival rindió las armas, y { $winner } gana el reino sin un golpe más.
ending-max_rounds = Se acabaron los años antes que los Condes, y la partida queda en tablas.
ending-nobody = Los últimos Condes cayeron a la vez, y el reino queda sin dueño.
