### Palabras breves en la mesa sobre lo que pasa por primera vez. Cada variable trae el valor vigente.

hint-name = Nuevo para ti
hint-close = Entendido
hint-off = Conozco el juego
hint-off-note = No habrá más notas. Puedes volver a activarlas en los ajustes.
comfort-hints = Notas para quien empieza

hint-turn = Tu turno
hint-turn-text = Lo que tiene un borde dorado se puede usar ahora. Haz una Acción si quieres, pon Torres gratis y roba: así acabas tu turno.
hint-attacked = Te atacan
hint-attacked-text = Puedes enviar cartas a defender: las que ves resaltadas en la mesa y combatientes de tu Mano. Si no envías ninguna, no se roba carta de Batalla y toda la fuerza golpea tus Torres y murallas.
hint-battle = La carta de Batalla
hint-battle-text = Alguien defiende, así que una carta decide quién golpea: con Normal, los dos bandos; con las demás, solo uno.
hint-towers = Las Torres
hint-towers-text = Cada Torre absorbe { $tower_soak } y sigue en pie. Solo las derriba un Ataque contra las propias Torres.
hint-robbed = Te lo han quitado
hint-robbed-text = El daño que pasa tus Torres se lleva en un Saqueo una Propiedad por punto, y en un Asedio el Feudo entero: un Castillo con { $castle_strength }, un Palacio con { $palace_strength }. Lo evitan más Torres y una defensa a tiempo.
hint-burnt = Quemado
hint-burnt-text = Lo que un atacante no se queda se quema y va a los descartes de su color. Los Vikingos queman todo lo que toman.
hint-captured = Un Lord capturado
hint-captured-text = Cuando solo golpea un bando, los Lores del otro quedan capturados. Su dueño puede pagar { $ransom_properties ->
    [one] { $ransom_properties } Propiedad
   *[other] { $ransom_properties } Propiedades
} de Rescate. Sin él, el Lord muere.
hint-treachery = Traición
hint-treachery-text = Mata a un Lord, retira a un Mercenario o quita cartas de una Mano. Quien la sufre puede responder con Aliados, si los tiene en la Mano.
hint-vassal = Un Feudo perdido por Traición
hint-vassal-text = Su Lord era un Vasallo. Si la Traición mata a un Vasallo, el Feudo entero se pierde con él; los demás Lores dejan su Feudo en pie.
hint-intrigue = Intriga
hint-intrigue-text = Gana Propiedades de un Feudo, un Mercenario o cartas de Ejército, y solo cuesta la carta. Unos Aliados pueden responder.
hint-struggle = Una Lucha Política
hint-struggle-text = Se han jugado Aliados. Ahora los dos bandos juegan Vasallos por turnos, y quien no responde pierde.
hint-banner = Un Estandarte por la Corona
hint-banner-text = El Conde que aventaja a cada uno de los demás en { $kingship_lead ->
    [one] { $kingship_lead } Estandarte
   *[other] { $kingship_lead } Estandartes
} toma la Carta del Rey.
hint-crowned = Un Rey
hint-crowned-text = La Carta del Rey lucha por su Conde y nunca muere. Cada uno de los demás da al Rey una carta de Ejército.
hint-bequeath = Un Legado
hint-bequeath-text = Estandarte y Príncipe se descartan, y todos los descartes son un Mazo nuevo. Así un Conde se libra de morir de vejez.
hint-joust = Una Justa
hint-joust-text = Quien entra apuesta una Propiedad y recibe { $joust_cards ->
    [one] { $joust_cards } carta de Justa
   *[other] { $joust_cards } cartas de Justa
}. Las mejores cartas se llevan todas las apuestas. Puedes no entrar.
hint-longboat = Se acerca una nave
hint-longboat-text = Se acerca una en cada ronda sin Ataques, y otra cuando se envía un Emisario. Cuando han llegado las { $viking_markers }, desembarcan los Vikingos.
hint-emissary = Un Emisario
hint-emissary-text = Se queda con los Vikingos para siempre y mete en la bolsa cubos de su Conde. Cuantos más cubos, más a menudo obedecerán los Vikingos a ese Conde.
hint-arrived = Ya están aquí los Vikingos
hint-arrived-text = Desde ahora se saca un cubo cada ronda, y su Conde puede enviar toda la hueste contra otro. A los Vikingos no puede atacarlos nadie.
hint-countdown = La segunda cuenta atrás
hint-countdown-text = Los { $viking_markers } marcadores avanzan otra vez, uno por ronda, y nada los retrasa. Cuando ha avanzado el último, la Corona y la Catedral deciden quién gana.
hint-old_age = Un Mazo vacío
hint-old_age-text = Quien tiene que robar y no tiene cartas muere de vejez. Evítalo a tiempo: un Estandarte sobre un Príncipe que sea Lord baraja tus descartes en un Mazo nuevo.
hint-branch = Una rama menor
hint-branch-text = El Mazo estaba vacío. Los Feudos de este Conde se descartan, sus descartes son un Mazo nuevo, y sigue jugando.
hint-out = Un Conde queda fuera
hint-out-text = Un Conde sale de la partida si se queda sin Castillo ni Palacio, si se le acaba el Mazo o si se rinde.
hint-tabled = Fuera de la mesa
hint-tabled-text = Un Conde sin Feudo sigue jugando con su Mano, y vuelve con el próximo Castillo o Palacio.
hint-vote = Una votación por el Invierno
hint-vote-text = Con más votos a favor que en contra, el Verano acaba en el acto. Dan votos la Carta del Rey, las Iglesias, los Príncipes, los Monasterios y la Catedral.
hint-longboats = Los Vikingos a la vista
hint-longboats-text = Se vota otra vez. Si gana el Invierno, no desembarcan; si no, sí, y ya no hay más votaciones.
hint-winter = El Invierno
hint-winter-text = Se despeja la mesa. Se ganan y se gastan Puntos de Legado, cada uno elige un Mazo nuevo y empieza el Verano siguiente.
hint-legacy = Tu Legado
hint-legacy-text = Ahora gastas todos tus puntos, de uno en uno y por turnos. El próximo Invierno los tendrás otra vez, más los que ganes hasta entonces.
hint-mind = El turno del Rey
hint-mind-text = Saca una carta de su Mente y hace lo que dice. Puedes ver qué cartas de ella faltan por salir.
hint-target = A quién golpea el Rey
hint-target-text = Un cubo de la bolsa ha dicho a qué Conde. Los cubos llegan con los Emisarios.
hint-strikes = Qué golpea el Rey
hint-strikes-text = Lo dice una carta de Justa: Sin Suerte, las Torres; Vasallo, un Saqueo; Príncipe, un Asedio. No empieza lo que tus Torres solas podrían parar.
hint-king_falls = El Rey ha caído
hint-king_falls-text = No le quedaba ningún Feudo. A solas o todos juntos, con esto habéis ganado; en una partida semicooperativa, los Condes siguen ahora unos contra otros.
