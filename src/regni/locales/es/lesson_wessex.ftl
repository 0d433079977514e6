### Wessex. Un texto que acaba en -do dice en una frase qué tiene que hacer quien aprende.

lesson-wessex = Wessex: Veranos e Inviernos
lesson-wessex-about = Para quien ya conoce el juego base. Convocas una votación, ganas un Invierno, gastas tus puntos y rehaces tu Mazo. Al final decides una campaña por tu cuenta.

## Un Verano

lesson-wessex-summer = Un Verano
lesson-wessex-summer-about = Qué es una campaña, cómo se gana y qué da puntos.
lesson-wessex-summer-goal = Wessex es una campaña: varias partidas seguidas con los mismos Condes. Cada una es una Temporada de Verano. Por lo que tienes cuando acaba ganas Puntos de Legado, y con ellos empiezas mejor el Verano siguiente.
lesson-wessex-summer-win = Ganas toda la campaña si al empezar tu turno tienes la Carta del Rey y la Catedral. También si al empezar tu turno solo tú tienes Feudos y los vikingos no han llegado. Cuando han llegado, hay otra manera de ganar: está en la última parte.
lesson-wessex-summer-out = Nadie queda eliminado. Si pierdes tu último Feudo, estás fuera de la mesa, pero sigues jugando tu Mano. Si tienes que robar y tu Mazo está vacío, tus Feudos y los Estandartes que has puesto van a tus descartes, y con ellos haces tu nuevo Mazo.
lesson-wessex-summer-points = ¿Qué Feudo da un punto? El que tiene un Lord Príncipe, el que tiene Campo y Mercado, un Monasterio o el de la Catedral. Ningún Feudo da más de uno. La Carta del Rey también da uno.
lesson-wessex-summer-town = Tu Castillo tiene un Campo, pero así no da nada.
lesson-wessex-summer-town-do = Elige el Mercado de tu Mano y después tu Castillo.
lesson-wessex-summer-town-other = El Palacio no tiene ningún Campo: allí no daría nada. El Mercado tiene que estar en el mismo Feudo que el Campo.
lesson-wessex-summer-town-monk = Con la Iglesia de tu Palacio sería un Monasterio: buen plan para el próximo turno. Primero, el Castillo.
lesson-wessex-summer-town-prince = Un Lord Príncipe también da un punto, y puedes hacerlo más tarde. Primero, el Castillo.
lesson-wessex-summer-done = Tu Castillo dará su punto si sigue así cuando acabe el Verano. Por eso conviene atacar a los demás poco antes.

## La votación

lesson-wessex-vote = La Votación del Invierno
lesson-wessex-vote-about = Quién puede convocarla, cómo cuentan los votos y qué ganas.
lesson-wessex-vote-when = Un Verano acaba cuando los Condes votan por el Invierno, la Temporada de Invierno. Convocar una votación es una Acción: puedes si tienes una Iglesia o la Catedral, o si eres Rey. No puedes en tu primer turno ni cuando los vikingos han llegado.
lesson-wessex-vote-count = Cada Conde tiene 1 voto, y el Rey, 1 más. Un Feudo suma 1 si tiene un Lord Príncipe o una Iglesia; pero un Monasterio o la Catedral suma tantos votos como jugadores hay: 3. Tú tienes 5: el tuyo, 3 por el Monasterio y 1 por el Príncipe.
lesson-wessex-vote-enough = Rojo tiene 3 votos, y Verde, 1. Tiene que haber más votos a favor que en contra; un empate no basta. Aunque los dos voten en contra, ganas por 5 a 4.
lesson-wessex-vote-call = Tienes una Iglesia y mucho que ganar, y ya han avanzado 4 Marcadores Vikingos.
lesson-wessex-vote-call-do = Convoca la votación.
lesson-wessex-vote-pair = Rojo ha votado en contra y Verde se ha abstenido: llega el Invierno. Antes de contar los puntos, puedes enseñar un Monje y un Banquete de tu Mano y ganar otro.
lesson-wessex-vote-pair-do = Enseña las dos cartas.
lesson-wessex-vote-pair-pass = Entonces pierdes el punto. Todas las Manos se recogen ahora, así que enseñarlas no te cuesta nada.
lesson-wessex-vote-earned = Has ganado 3 puntos: por el Monasterio, por el Castillo y por las dos cartas. El Castillo tiene un Príncipe, un Campo y un Mercado, pero un Feudo solo da 1. Rojo y Verde tienen 1 punto cada uno.
lesson-wessex-vote-longboats = Hay también una votación que nadie convoca y que no cuesta ninguna Acción. Se hace cuando los vikingos están a punto de desembarcar: es la última ocasión de que haya Invierno antes de que lleguen.

## Los Puntos de Legado

lesson-wessex-legacy = Gasta tus puntos
lesson-wessex-legacy-about = Qué compra un Punto de Legado y en qué orden.
lesson-wessex-legacy-clear = La mesa se recoge: todas las cartas vuelven a su color, y cada Conde vuelve a tener su Palacio. Los vikingos han pasado al asiento siguiente, así que ahora el jugador inicial es Rojo. Y ya ha avanzado un Marcador Vikingo.
lesson-wessex-legacy-castle = Ahora se gastan los puntos, de uno en uno y por turnos. Con un punto compras dos Torres, un Estandarte puesto por la Corona, un Castillo, una Propiedad (pero no la Catedral) o un Lord. Tienes 3, y hay que gastarlos todos.
lesson-wessex-legacy-castle-do = Compra un Castillo.
lesson-wessex-legacy-lord = Rojo y Verde tenían un punto cada uno: lo que queda es tuyo. Un Lord Príncipe te dará un voto y, el próximo Invierno, otro punto.
lesson-wessex-legacy-lord-do = Compra un Príncipe como Lord del Castillo.
lesson-wessex-legacy-lord-palace = En el Palacio tampoco estaría mal. Pero un Castillo cae antes, y le hace más falta.
lesson-wessex-legacy-lord-vassal = Un Vasallo no da ni voto ni punto, y una Traición te costaría el Feudo.
lesson-wessex-legacy-towers = Dos Torres protegen tus dos Feudos desde el primer turno.
lesson-wessex-legacy-towers-do = Compra dos Torres.
lesson-wessex-legacy-which = Las cartas son de tu propio color, y eliges tú. Lo que está en la mesa no puede estar en tu Mazo: toma cartas que no te hagan falta.
lesson-wessex-legacy-which-do = Elige dos cartas para tus Torres.
lesson-wessex-legacy-done = Tus puntos no se han perdido. El próximo Invierno vuelves a gastar estos 3, y los que ganes hasta entonces.

## Un Mazo nuevo

lesson-wessex-deck = Rehaz tu Mazo
lesson-wessex-deck-about = Un Mazo nuevo, carta a carta, y la primera Mano.
lesson-wessex-deck-set = Ahora cada Conde elige en secreto un Mazo nuevo de { $deck_size } cartas, después de ver lo que han comprado los demás. Veinte de las tuyas ya están elegidas. Faltan cuatro.
lesson-wessex-deck-cathedral = La Catedral suma tantos votos como jugadores hay, da un punto y es media victoria.
lesson-wessex-deck-cathedral-do = Elige la Catedral.
lesson-wessex-deck-cathedral-same = Podrías tomar el Mazo del Verano pasado. Pero ahora tienes otro Condado y otros planes.
lesson-wessex-deck-cathedral-later = Podrías elegirla. Pero piensa antes en la victoria: necesita la Catedral.
lesson-wessex-deck-banner = La otra mitad es la Carta del Rey. Para tenerla hay que poner 2 Estandartes más que cualquier otro.
lesson-wessex-deck-banner-do = Elige un Estandarte.
lesson-wessex-deck-banner-later = Podrías elegirla. Pero con un solo Estandarte no llegas a Rey.
lesson-wessex-deck-prince = Un Príncipe lucha, vale un voto y un punto y, con un Estandarte, renueva tu Mazo.
lesson-wessex-deck-prince-do = Elige un Príncipe.
lesson-wessex-deck-prince-later = Podrías elegirla. Pero para Legar necesitas un Príncipe.
lesson-wessex-deck-last = La última carta es cosa tuya.
lesson-wessex-deck-last-do = Elige cualquier carta de tu color.
lesson-wessex-deck-mulligan = Tu Mazo nuevo está barajado, y esta es tu Mano. Cada Verano tienes un Mulligan: puedes devolver toda la Mano, barajar y robar otra.
lesson-wessex-deck-mulligan-do = Quédate con la Mano o roba otra.
lesson-wessex-deck-done = Ha empezado el segundo Verano, y Rojo juega primero. Entre dos Veranos es buen momento para una pausa: la campaña se guarda, y puedes seguir otro día.

## El Danelaw

lesson-wessex-danelaw = El Danelaw
lesson-wessex-danelaw-about = Ya no hay Invierno: qué decide la campaña.
lesson-wessex-danelaw-here = Es el cuarto Verano, y esta vez los vikingos han desembarcado. Ya no hay más votaciones. Esta es la Fase de Danelaw, y los marcadores avanzan por segunda vez: uno por ronda, aunque haya luchas. Han avanzado 4 de { $viking_markers }.
lesson-wessex-danelaw-decides = Cuando avanza el último, se decide. Si hay un Rey que tiene algún Feudo, gana. Si otro Conde tiene la Catedral, gana con él. Si no hay un Rey así, gana solo quien tiene la Catedral.
lesson-wessex-danelaw-nobody = Si no hay ni lo uno ni lo otro, han ganado los vikingos. También han ganado si ningún Conde tiene Feudos al empezar el turno de ellos. Y hasta entonces, quien empieza su turno con la Carta del Rey y la Catedral gana en el acto.
lesson-wessex-danelaw-crown = Tú has puesto un Estandarte; los demás, ninguno.
lesson-wessex-danelaw-crown-do = Elige el Estandarte de tu Mano y después la Corona.
lesson-wessex-danelaw-done = Ya eres Rey. Si ahora avanzara el último marcador, ganarías junto a Rojo, porque Rojo tiene la Catedral. Si se la quitas, la victoria es solo tuya.

## Por tu cuenta

lesson-wessex-alone = Las últimas rondas
lesson-wessex-alone-about = Decides la campaña por tu cuenta.
lesson-wessex-alone-over-to-you = Faltan tres marcadores, así que quedan tres rondas como mucho. Eres Rey, y Rojo tiene la Catedral en su Castillo. Con una Intriga, un Saqueo o un Asedio podría ser tuya.
lesson-wessex-alone-go = Conserva al menos un Feudo, o tu Corona no valdrá nada. Rojo y Verde juegan a ganar, y cada ronda los vikingos siguen al Conde cuyo cubo sale.
