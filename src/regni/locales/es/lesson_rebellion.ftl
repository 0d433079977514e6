### Rebelión a solas contra el Rey. Un texto que acaba en -do dice en una frase qué tiene que hacer quien aprende.

lesson-rebellion = Rebelión: a solas contra el Rey
lesson-rebellion-about = Para quien ya conoce el juego base. El Rey juega por sí mismo, y aquí aprendes a leerlo: qué roba, por qué ataca así y cómo respondes. Al final terminas una partida por tu cuenta.

## Quién es el Rey

lesson-rebellion-king = El Rey y su Mente
lesson-rebellion-king-about = Lo que tiene el Rey, cómo ganas y pierdes, y su primera carta.
lesson-rebellion-king-goal = En la Rebelión juegas a solas contra el Rey. Está arriba y juega por sí mismo, siempre después de ti. Cae cuando no le queda ningún Feudo, y entonces has ganado.
lesson-rebellion-king-his = Tiene un Palacio con un Príncipe, un Castillo y 2 Torres, y nunca pone más Torres. Por él luchan la Carta del Rey y una Infantería Real, con valor 1 cada una. Ninguna de las dos muere nunca.
lesson-rebellion-king-lose = No tiene Mano ni Mazo, así que no puede morir de vejez. Tú sí: pierdes cuando no te queda ningún Feudo, o cuando tienes que robar y tu Mazo está vacío.
lesson-rebellion-king-land = Tu turno es como en el juego base: una Acción, colocaciones libres y una carta robada.
lesson-rebellion-king-land-do = Elige el Campo de tu Mano y después uno de tus Feudos.
lesson-rebellion-king-draw = Esa era tu Acción. En cuanto robes, será el turno del Rey.
lesson-rebellion-king-draw-do = Roba: elige tu Mazo.
lesson-rebellion-king-mind = La Mente del Rey es un pequeño mazo de 11 cartas. Cada turno roba una y hace lo que dice. Esta era un Campo: el Rey ha anexado un Campo y ha recibido por él una carta de Ejército.
lesson-rebellion-king-done = Con un Castillo, un Campo, un Mercado o un Vasallo, el Rey crece. Con un Monje mete 2 cubos en la bolsa y avanza un Marcador Vikingo. Con una Traición o una Intriga conspira contra ti. Y con un Campeón, ataca.

## Cómo ataca

lesson-rebellion-aim = Por qué ataca así
lesson-rebellion-aim-about = Lo que queda en su Mente, sus razones y sus números, y tu respuesta.
lesson-rebellion-aim-count = Han pasado unos turnos. Las cartas que ha robado de su Mente están a la vista, en «Montones», junto a sus cartas, hasta que se acaban todas; entonces se barajan. Quedan 3. De los 3 Campeones solo ha salido uno, así que los otros 2 siguen dentro.
lesson-rebellion-aim-towers = Así que cuenta con un Ataque. Antes de atacar compara su fuerza con tus Torres, y con cada Torre puede hacer menos.
lesson-rebellion-aim-towers-do = Pon como Torres dos cartas que no te hagan falta.
lesson-rebellion-aim-towers-end = Terminarías el turno con una sola Torre, y él podría hacerte mucho más daño.
lesson-rebellion-aim-draw = Ahora hay 3 Torres en su camino. Que venga.
lesson-rebellion-aim-draw-do = Roba: elige tu Mazo.
lesson-rebellion-aim-how = Ha salido un Campeón. Un cubo de la bolsa dice a quién ataca; a solas, siempre es a ti. Una carta de Justa dice cómo: Sin Suerte, tus Torres; un Vasallo, un Saqueo de tu mayor Feudo; un Príncipe, un Asedio de tu Palacio. Ha salido un Príncipe.
lesson-rebellion-aim-shift = Después hace sus cuentas. Su fuerza es 4 y tus 3 Torres absorben 3. Le queda 1: poco para un Palacio, que necesita { $palace_strength }. Por eso ha preferido un Saqueo, y para eso basta 1. Con una Torre más, solo le habrían quedado tus Torres.
lesson-rebellion-aim-field = Siempre envía todo lo que tiene. Pero no cuenta con lo que puedas enviar tú, y esa es tu ocasión.
lesson-rebellion-aim-field-do = Elige cartas hasta que tu fuerza sea 4 o más.
lesson-rebellion-aim-field-done = Entonces su Saqueo saldría bien. Tienes fuerzas para pararlo.
lesson-rebellion-aim-stand = Tienes tanta fuerza como él.
lesson-rebellion-aim-stand-do = Defiende.
lesson-rebellion-aim-stand-more = Podrías. Pero con 4 basta, y quien se queda en casa no puede caer.
lesson-rebellion-aim-done = Ha salido la carta de Batalla Gana el Defensor: solo golpeas tú, y has capturado a su Príncipe. El Rey nunca paga Rescate, así que el Príncipe ha muerto. Ahora está entre las cartas jugadas de la Mente y desde allí puede volver.

## Conspiraciones

lesson-rebellion-plots = Conspirar contra un Rey
lesson-rebellion-plots-about = Tu Traición contra el Rey, y la suya contra ti.
lesson-rebellion-plots-strike = De la Mente ha salido un Vasallo, que ya es Lord de su segundo Castillo. El Rey no tiene Mano, así que una Traición solo puede alcanzar a sus Lores. Pero si muere un Vasallo, se pierde todo su Feudo.
lesson-rebellion-plots-strike-do = Elige la Traición de tu Mano y después el Vasallo del Rey.
lesson-rebellion-plots-fallen = ¿Podía responder con Aliados? Lo decide una carta de Justa: con un Vasallo o un Príncipe los tiene; con Sin Suerte, no. Ha salido Sin Suerte, y su Castillo ya no existe.
lesson-rebellion-plots-draw = Ahora le toca robar a él.
lesson-rebellion-plots-draw-do = Roba: elige tu Mazo.
lesson-rebellion-plots-allies = Una Traición. Busca primero a un Príncipe, luego a un Vasallo, a un Campeón y a un Monje: va contra tu Príncipe. Tienes Aliados, y él necesitará Vasallos para seguir.
lesson-rebellion-plots-allies-do = Juega tus Aliados.
lesson-rebellion-plots-allies-pass = Entonces moriría tu Príncipe. Tienes Aliados: úsalos.
lesson-rebellion-plots-done = En una Lucha Política juega primero los Vasallos que son sus Lores; después, cada vez, decide una carta de Justa. Ha salido Sin Suerte y ha tenido que ceder. Con una Intriga va primero a por un Feudo con Campo y Mercado.

## Un asedio

lesson-rebellion-siege = Asedia al Rey
lesson-rebellion-siege-about = Cuentas lo que enviará y le quitas un Castillo.
lesson-rebellion-siege-reckon = Unos turnos después, un Príncipe de su Mente vuelve a ser Lord del Palacio. Ahora golpeas tú. Sabes lo que enviará el Rey, porque siempre lo envía todo: la Carta del Rey, la Infantería Real, el Príncipe y la Infantería. Absorben 4; sus Torres, 2; y el Castillo cae con { $castle_strength }. Necesitas 8.
lesson-rebellion-siege-declare = Tienes a tus Lores, tres soldados y, en la Mano, un Campeón. Tu leva es 3: pueden luchar todos los soldados.
lesson-rebellion-siege-declare-do = Elige su Castillo, después el Asedio, y ataca.
lesson-rebellion-siege-declare-palace = El Palacio necesita { $palace_strength } en vez de { $castle_strength }. Y aún tendría el Castillo con el Campo y el Mercado.
lesson-rebellion-siege-declare-raid = Un Saqueo se lleva lo anexo al Castillo. Tienes fuerzas para quedarte con todo.
lesson-rebellion-siege-declare-storm = Sus Torres caídas no vuelven nunca, así que no es mala idea. Pero ahora tienes fuerzas para el Castillo mismo.
lesson-rebellion-siege-field = Diga lo que diga la carta de Batalla, él enviará lo mismo.
lesson-rebellion-siege-field-do = Elige cartas hasta que tu fuerza sea 8 o más.
lesson-rebellion-siege-send = Es suficiente, si la carta de Batalla te deja golpear.
lesson-rebellion-siege-send-do = Ataca.
lesson-rebellion-siege-send-more = No estaría de más. Pero con 8 basta, y quien se queda en casa no puede caer.
lesson-rebellion-siege-spoils = Gana el Atacante: solo golpeas tú. Has ganado una batalla contra el Rey.
lesson-rebellion-siege-spoils-do = Quédate con el Feudo.
lesson-rebellion-siege-spoils-raze = Así también lo perdería. Pero es mejor que el Campo y el Mercado sean tuyos.
lesson-rebellion-siege-done = El Castillo es tuyo, con su Campo y su Mercado. Su Príncipe fue capturado y ha muerto. Al Rey solo le queda el Palacio, pero un Castillo de su Mente le da un Feudo nuevo.

## Por tu cuenta

lesson-rebellion-alone = Haz que caiga
lesson-rebellion-alone-about = Terminas por tu cuenta una partida contra el Rey.
lesson-rebellion-alone-over-to-you = El final de esta partida es cosa tuya. El Rey ha fundado otro Castillo, y tienes que quitarle o destruir sus dos Feudos. Mira las cartas jugadas de su Mente para saber qué puede venir, mantén tus Torres y guarda Aliados en la Mano.
lesson-rebellion-alone-go = Con amigos es igual: mientras el Rey siga en pie, ningún Conde puede hacer daño a otro. En el juego cooperativo ganáis todos cuando cae. En el semicooperativo, la partida sigue entonces entre vosotros, hasta que gana uno solo.
