### La primera partida, guiada. Un texto que acaba en -do dice en una frase qué tiene que hacer quien aprende.

lesson-first = Tu primera partida
lesson-first-about = Para quien nunca ha visto el juego. Juegas en la mesa de verdad, paso a paso, y por el camino ganas una batalla. Al final sigues por tu cuenta.

## Lo que tienes, cómo se gana, un Feudo y su Lord

lesson-first-fief = Tu primer Feudo
lesson-first-fief-about = Lo que tienes y cómo se gana; un Feudo y su Lord; tu turno.
lesson-first-fief-hello = Te damos la bienvenida. Tú juegas con Azul: tus cartas están abajo. Tu rival es Rojo, arriba. Los dos sois Condes.
lesson-first-fief-goal = La carta del centro de tu lado es tu Palacio. Es tu primer Feudo, un lugar que te pertenece. Quien pierde todos sus Feudos queda fuera de la partida, y gana quien queda al final.
lesson-first-fief-hand = Estas cartas son tu Mano. Solo las ves tú. En tu turno tienes una Acción. Casi siempre consiste en jugar una carta.
lesson-first-fief-castle = Con un solo Feudo, una derrota acaba con tu partida. Un Castillo te da un segundo Feudo.
lesson-first-fief-castle-do = Elige el Castillo de tu Mano y después el recuadro «Un Feudo nuevo» que aparece.
lesson-first-fief-castle-later = Es buena carta, y pronto podrás jugarla. Pero antes, un segundo Feudo: con él sigues en la partida.
lesson-first-fief-castle-end = Podrías terminar tu turno sin gastar la Acción. Pero la Acción que no usas se pierde.
lesson-first-fief-draw = Muy bien: ya tienes dos Feudos. Esa era tu Acción. Para terminar el turno, robas una carta de tu Mazo.
lesson-first-fief-draw-do = Elige tu Mazo.
lesson-first-fief-lord = También Rojo ha fundado un Feudo, y vuelve a ser tu turno. En cada Feudo cabe un Lord, que lo guarda y lucha por ti. Tu Príncipe puede serlo.
lesson-first-fief-lord-do = Elige el Príncipe de tu Mano y después uno de tus Feudos.
lesson-first-fief-lord-champion = Un Campeón también puede ser Lord, y lucha mejor que nadie. Guárdalo por ahora en la Mano: más tarde será una sorpresa para Rojo.
lesson-first-fief-done = Todo lo que tienes en la mesa es tu Condado. El tuyo tiene ya dos Feudos, y en uno hay un Lord. Ahora, los soldados.

## Campos, leva y reclutas

lesson-first-army = Campos y soldados
lesson-first-army-about = Los Campos, tu leva y cómo consigues soldados.
lesson-first-army-land = Han pasado unos turnos. Los soldados vienen de los Campos. Cuando pones un Campo en un Feudo, robas al momento una carta de Ejército.
lesson-first-army-land-do = Elige el Campo de tu Mano y después uno de tus Feudos.
lesson-first-army-pool = La carta nueva es Infantería: soldados de a pie. Tus soldados esperan junto a tus Feudos, en tu reserva, a la vista de todos.
lesson-first-army-turn = Ya has usado tu Acción. Termina el turno y mira qué hace Rojo.
lesson-first-army-turn-do = Roba: elige tu Mazo.
lesson-first-army-recruit = Tienes dos Campos, así que tu leva es 2. Cuenta dos veces: puedes enviar a una batalla 2 soldados de la reserva, y quien recluta con esa leva roba 2.
lesson-first-army-recruit-do = Elige el mazo de Ejército: el escudo pequeño, en el centro de la mesa.
lesson-first-army-done = Infantería y un Caballero. Un Caballero vale por dos soldados de a pie. Ya tienes un ejército.

## Torres

lesson-first-towers = Torres
lesson-first-towers-about = Las Torres, que no cuestan Acción.
lesson-first-towers-danger = Unos turnos después, Rojo también tiene soldados. Con un Ataque podría quitarte un Feudo, y todavía no hay nada delante.
lesson-first-towers-raise = Todas las cartas tienen una Torre en el dorso. Pon una boca abajo delante de tus Feudos: cada Torre para 1 de daño en cada Ataque. Es una colocación libre: no cuesta Acción, y puedes hacer todas las que quieras.
lesson-first-towers-raise-do = Elige una carta que no te haga falta (cualquiera sirve) y después el lugar de tus Torres. Hazlo dos veces.
lesson-first-towers-raise-later = Eso sería tu Acción, y aún la tienes. Las Torres no cuestan nada: ponlas primero.
lesson-first-towers-raise-end = Terminarías el turno, y Rojo no encontraría ninguna Torre en su camino.
lesson-first-towers-done = Dos Torres, que protegen todos tus Feudos. Solo tú sabes qué cartas son. Cualquier Ataque contra ti necesita ahora 2 más.

## Un asedio propio

lesson-first-siege = Tu primera batalla
lesson-first-siege-about = Atacas a Rojo: fuerzas, Torres, muros y la carta de Batalla.
lesson-first-siege-kinds = Unos turnos después, golpeas tú. Un Ataque es una Acción, y los hay de tres clases: derribar Torres; el Saqueo, que se lleva lo que hay en un Feudo; y el Asedio, que conquista el Feudo entero.
lesson-first-siege-target = Mira el Castillo de Rojo. Una Torre para 1 de daño, y los muros de un Castillo caen con { $castle_strength }. Necesitas 3, y más si su Lord sale a luchar.
lesson-first-siege-declare = Tienes un Príncipe, soldados y, en la Mano, un Campeón, el que mejor lucha. Es suficiente.
lesson-first-siege-declare-do = Elige el Castillo de Rojo y después «Elegir yo las cartas».
lesson-first-siege-declare-palace = El Palacio no cae hasta { $palace_strength }, y la Torre también está delante. El Castillo es más fácil.
lesson-first-siege-declare-raid = Un Saqueo se lleva lo que hay en el Feudo. Tú puedes conquistarlo entero.
lesson-first-siege-declare-storm = Tirarías la Torre y nada más. Tienes fuerzas para el Castillo que está detrás.
lesson-first-siege-who = ¿Quién lucha por ti? La Infantería y los Príncipes tienen valor 1; los Caballeros y los Campeones, 2. La suma es tu fuerza.
lesson-first-siege-field = Puedes enviar 2 soldados de la reserva (esa es tu leva), a tu Lord y al Campeón de la Mano. Bastan 4 contra el Lord, la Torre y los muros; envía más, por si acaso.
lesson-first-siege-field-do = Elige tus cartas una tras otra, hasta que tu fuerza sea 5 o más.
lesson-first-siege-send = Tu fuerza está ante el Castillo. Si nadie sale, cae. Si sale su Lord, se roba una carta que decide quién hace daño.
lesson-first-siege-send-do = Ataca.
lesson-first-siege-send-more = No estaría de más. Pero tienes bastante, y quien se queda en casa no puede caer.
lesson-first-siege-card = El Lord del Castillo ha salido, así que se ha robado una carta de Batalla: Gana el Atacante. Solo tú haces daño. Mira las barras: 1 se gasta en el Lord y 1 en la Torre. Lo que sobra basta: los muros caen con { $castle_strength }.
lesson-first-siege-spoils = Has ganado tu primera batalla. El Castillo y todo lo que hay en él pueden ser tuyos.
lesson-first-siege-spoils-do = Quédate con el Feudo.
lesson-first-siege-spoils-raze = Podrías destruirlo para que no sea de nadie. Es mejor que sea tuyo.
lesson-first-siege-done = El Castillo es tuyo, y a Rojo le queda un Feudo. Podría haber pagado por recuperar a su Lord, y no ha querido. Un Campeón que envías desde la Mano no vuelve: ya ha cumplido.

## Cuando te atacan

lesson-first-defence = Bajo ataque
lesson-first-defence-about = Defiendes un Castillo y eliges tus pérdidas.
lesson-first-defence-warning = Otra posición, unos turnos después. Tienes dos Feudos, y Rojo, un ejército. Es su turno: mira lo que hace.
lesson-first-defence-field = Rojo asedia tu Castillo con una fuerza de 3. Tu Torre para 1, y los muros caen con los otros 2: si nadie lucha, lo pierdes. Envía lo bastante para acabar con todo lo que él ha enviado.
lesson-first-defence-field-do = Elige cartas hasta que tu fuerza sea 4 o más.
lesson-first-defence-field-done = Entonces nadie defendería el Castillo. Puedes hacerlo mejor.
lesson-first-defence-stand = Es más de lo que tiene Rojo.
lesson-first-defence-stand-do = Defiende.
lesson-first-defence-stand-more = Ayudaría, pero cada carta que envías se puede perder. Ya tienes bastante.
lesson-first-defence-losses = Ha salido la carta de Batalla Normal: los dos hacéis daño. Rojo pierde todo lo que envió. Sus 3 de daño caen sobre ti, y tú eliges quién cae.
lesson-first-defence-losses-do = Elige una carta tuya que se pierde.
lesson-first-defence-done = El Castillo ha resistido. Una carta solo cae si el daño alcanza todo su valor; lo que sobra se pierde. El daño va primero a las cartas que luchan, luego a las Torres y al final a los muros. Y Rojo se ha quedado sin ejército.

## Política

lesson-first-plots = Juego sucio
lesson-first-plots-about = Traición e Intriga, los Aliados, y por qué importa un Vasallo.
lesson-first-plots-treachery = Unos turnos después. Hay un camino más callado que la guerra: la política. Una Traición mata a un Lord. Si es un Vasallo, con él se pierde su Feudo entero. Y el Lord del Castillo de Rojo lo es.
lesson-first-plots-treachery-do = Elige la Traición de tu Mano y después el Vasallo de Rojo.
lesson-first-plots-treachery-hand = La Traición también puede quitarle a Rojo dos cartas de la Mano. Pero el Vasallo y su Castillo valen más.
lesson-first-plots-allies = Rojo responde con Aliados: hay una Lucha Política. Juega un Vasallo. Si Rojo no tiene otro con que responder, ganas.
lesson-first-plots-allies-do = Juega el Vasallo de tu Mano.
lesson-first-plots-allies-pass = Entonces gana Rojo, y tu Traición se queda en nada. Tienes un Vasallo: úsalo.
lesson-first-plots-fallen = A Rojo no le queda ningún Vasallo. Su Lord ha muerto y el Castillo se ha perdido. Así que cuidado con tener de Lord a un Vasallo: te puede costar el Feudo.
lesson-first-plots-done = La otra carta es la Intriga. Se lleva bienes: lo que hay en un Feudo, o soldados. Contra las dos, guarda en la Mano unos Aliados y un Vasallo.

## El Mazo y la Corona

lesson-first-banners = La vejez y la Corona
lesson-first-banners-about = El Banquete, un Mazo vacío y lo que puede un Estandarte.
lesson-first-banners-banquet = Mucho después, a tu Mazo solo le quedan 4 cartas. Con un Banquete robas 2 más.
lesson-first-banners-banquet-do = Juega el Banquete.
lesson-first-banners-age = Más cartas para ti, pero ya solo quedan 2, y cada turno robas una. Si tienes que robar y tu Mazo está vacío, tu Conde muere de vejez y pierdes la partida.
lesson-first-banners-age-do = Roba para terminar el turno.
lesson-first-banners-bequeath = Queda una carta. Te salva un Estandarte: puedes Legar. Ponlo sobre un Príncipe que sea tu Lord, y todos tus descartes vuelven a tu Mazo. Te cuesta el Príncipe.
lesson-first-banners-bequeath-do = Elige un Estandarte y después tu Príncipe.
lesson-first-banners-bequeath-crown = La Corona tienta, pero pronto no podrías robar más. Cuida primero de tu Mazo.
lesson-first-banners-turn = Tu Mazo vuelve a estar lleno de vida. Termina el turno.
lesson-first-banners-turn-do = Roba: elige tu Mazo.
lesson-first-banners-crown = Los Estandartes sirven para algo más. Ya pusiste uno por la Corona. Si tienes 2 más que los demás, es tuya, y cada rival te entrega un soldado.
lesson-first-banners-crown-do = Elige un Estandarte y después la Corona.
lesson-first-banners-done = Ya eres Rey, y nadie puede quitártelo. La Carta del Rey lucha junto a tus soldados y no puede morir.

## Los barcos

lesson-first-vikings = Los barcos vikingos
lesson-first-vikings-about = Cuándo llegan los vikingos y a quién siguen.
lesson-first-vikings-boats = Otro día: mira el mar, arriba. Los vikingos están de camino: en cada ronda sin Ataques avanza un Marcador Vikingo, un barco. Ya han avanzado 7 de { $viking_markers }.
lesson-first-vikings-emissary = Cuando lleguen, cada ronda se sacará un cubo de una bolsa, y los vikingos golpearán por el Conde de ese color. Envía un Monje como Emisario, y en la bolsa habrá 2 cubos más de los tuyos.
lesson-first-vikings-emissary-do = Elige el Monje de tu Mano y después los vikingos.
lesson-first-vikings-land = Tu Emisario ha hecho zarpar también el último barco. Al acabar esta ronda, estarán aquí.
lesson-first-vikings-land-do = Roba para terminar el turno.
lesson-first-vikings-strike = Los vikingos han desembarcado, y ha salido un cubo tuyo. Ahora luchan por ti, todos a la vez.
lesson-first-vikings-strike-do = Elige un Feudo de Rojo para un Asedio.
lesson-first-vikings-strike-pass = Entonces no harían nada esta ronda. Y la próxima quizá sigan a Rojo.
lesson-first-vikings-strike-other = Podrían hacerlo. Pero tienen fuerza para un Feudo entero.
lesson-first-vikings-strike-own = Contra ti, no. Te siguen a ti.
lesson-first-vikings-done = Los vikingos no se quedan con nada: lo que toman, lo destruyen. Cada ronda son más, y la próxima vez quizá sigan a Rojo.

## Por tu cuenta

lesson-first-alone = Por tu cuenta
lesson-first-alone-about = Juegas una partida hasta el final contra un escudero.
lesson-first-alone-over-to-you = Ya sabes lo principal. Para leer qué hace una carta, apunta a ella o mantén el dedo encima. Esta partida está empezada, y ahora Rojo juega a ganar. En cada turno: mira qué te amenaza, usa tu Acción, pon Torres, roba.
lesson-first-alone-go = La línea bajo el centro de la mesa te avisa de los peligros. Todo lo que puedes hacer está resaltado, y nadie te dice ya qué jugar. Quítale a Rojo su último Feudo y habrás ganado.
