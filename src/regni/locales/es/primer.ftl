### Cómo se juega: una página por variante, para leerla en tres minutos antes de la primera partida. Cada variable trae
### el valor vigente del ajuste.

primer-title = Cómo se juega
primer-nav = Cómo se juega
primer-lead = Cada página se lee en unos tres minutos. Empieza por el juego base: los demás lo cambian.
primer-of = Cómo se juega: { $game }
primer-goal = El objetivo.
primer-open = Qué cambia
primer-open-base = Lee esto primero
primer-beyond = Estas páginas son para tu primera partida. Lo que no cuentan está en las reglas.
primer-print = Imprimir esta página
primer-at-table = Con las reglas de tu mesa.
primer-first = Es el juego base con los cambios que siguen.
primer-first-link = Cómo se juega el juego base
primer-onward = Y ahora
primer-play = Preparar una partida

primer-turn = Un turno en cinco dibujos
primer-differs = Qué cambia respecto al juego base
primer-in-full = Las reglas enteras
primer-mistakes = Tres errores de quien empieza
primer-cards = Las quince cartas
primer-cards-text = Tu Mazo tiene { $deck_size } cartas. Tú eliges cuántas de cada una; para empezar hay Mazos preparados.
primer-cards-build = Para construir
primer-cards-people = Gente
primer-cards-politics = Política

## El objetivo, para quien nunca ha visto el juego

primer-goal-base = Levanta Castillos, toma los de los demás y sé el último Conde que tenga uno. Quedas fuera si no tienes Castillo ni Palacio, o si tienes que robar una carta y tu Mazo está vacío.
primer-goal-heathen = No se echa a nadie. Gana quien reúne la Carta del Rey y la Catedral, o quien tiene el mejor derecho cuando las naves vikingas han venido dos veces.
primer-goal-wessex = Una campaña en varias partes. La gana quien reúne la Carta del Rey y la Catedral, o quien tiene el mejor derecho cuando las naves vikingas han venido dos veces; entre parte y parte te preparas un comienzo mejor para la siguiente.
primer-goal-rebellion = A solas o en compañía, toma todos los Feudos de un Rey que juega solo, antes de que él y los Vikingos tomen los tuyos.

## Un turno del juego base

primer-turn-build = Construye: es tu Acción
primer-turn-build-text = Tienes una Acción por turno. Casi siempre colocas una carta: un Castillo funda un Feudo, una figura pasa a ser Lord de un Feudo, un Campo { $land_army ->
    [0] deja luchar a más cartas de Ejército
    [one] trae una carta de Ejército
   *[other] trae { $land_army } cartas de Ejército
}.
primer-turn-towers = Levanta Torres: es gratis
primer-turn-towers-text = Antes o después de tu Acción, pon boca abajo cuantas cartas de tu Mano quieras. Cada una es desde ahora una Torre y protege todos tus Feudos.
primer-turn-attack = O ataca: es tu Acción
primer-turn-attack-text = En vez de construir puedes atacar. Suma las cartas que envías. El defensor también puede enviar algunas. Cada Torre absorbe { $tower_soak }. Un Castillo cae si sobran { $castle_strength } o más; un Palacio, si son { $palace_strength }.
primer-turn-draw = Roba: así acaba tu turno
primer-turn-draw-text = Tu turno acaba cuando robas { $turn_draw ->
    [one] una carta
   *[other] { $turn_draw } cartas
}, y tienes que hacerlo. De tus { $deck_size } cartas empezaste con { $hand_size } en la Mano. Si tienes que robar y no queda ninguna, tu Conde muere de vejez.
primer-turn-round = Los demás, y luego los Vikingos
primer-turn-round-text = Cuando todos han jugado su turno se acerca una nave, salvo si alguien ha atacado. Cuando han llegado las { $viking_markers }, desembarcan los Vikingos, y desde entonces golpean cada ronda a favor del Conde cuyo cubo sale.

primer-turn-heathen-draw-text = Tu turno acaba cuando robas { $turn_draw ->
    [one] una carta
   *[other] { $turn_draw } cartas
}, y tienes que hacerlo. Si no queda ninguna, pierdes tus Feudos, tus Mercenarios y tus Estandartes de la mesa, y tus descartes pasan a ser tu nuevo Mazo.
primer-turn-heathen-round-text = Cuando todos han jugado su turno se acerca una nave, salvo si alguien ha atacado. Cuando han llegado las { $viking_markers }, desembarcan los Vikingos, y desde entonces golpean cada ronda a favor del Conde cuyo cubo sale. Mientras, las naves vienen por segunda vez.
primer-turn-wessex-draw-text = Tu turno acaba cuando robas { $turn_draw ->
    [one] una carta
   *[other] { $turn_draw } cartas
}, y tienes que hacerlo. Si no queda ninguna, pierdes tus Feudos y tus Estandartes de la mesa, y tus descartes pasan a ser tu nuevo Mazo.
primer-turn-wessex-round-text = Cuando todos han jugado su turno se acerca una nave, salvo si alguien ha atacado. Cuando han llegado las { $viking_markers }, todos votan: si no gana el Invierno, desembarcan los Vikingos, y desde entonces golpean cada ronda a favor del Conde cuyo cubo sale.
primer-turn-rebellion-round-text = Después del último Conde juega el Rey. Luego se acerca una nave, salvo si alguien ha atacado. Cuando han llegado las { $viking_markers }, desembarcan los Vikingos, y desde entonces golpean cada ronda a favor de quien diga el cubo que sale: un Conde o el Rey.

## Lo que se le escapa a quien empieza: el juego base

primer-mistake-base-1 = Sin Torres
primer-mistake-base-1-text = La mayoría de los Feudos asediados sin ninguna Torre caen. Con tres Torres es al revés. No gastan Acción: en cada uno de tus primeros turnos, pon boca abajo una carta que no vayas a necesitar pronto.
primer-mistake-base-2 = Sin ejército y con un solo Feudo
primer-mistake-base-2-text = Quien no tiene a nadie que enviar pierde cuatro Asedios de cada cinco. Coloca pronto Campos: traen cartas de Ejército, y puedes enviar tantas como Campos tienes. Y funda un segundo Feudo: con uno solo, su caída es tu final.
primer-mistake-base-3 = Olvidarse del Mazo
primer-mistake-base-3-text = Uno de cada cinco Condes muere porque se le acaba el Mazo. Cuenta tus cartas y no las malgastes en Banquetes. Con un Príncipe de Lord, guarda un Estandarte para Legar: así tus descartes se barajan y son tu nuevo Mazo.

## Gran Ejército Bárbaro

primer-heathen-crown = Con la Corona y la Catedral se gana en el acto
primer-heathen-crown-text = Si al empezar tu propio turno tienes la Carta del Rey y la Catedral, ganas. Así que vigila a quien tenga una de las dos.
primer-heathen-stays = Nadie queda fuera
primer-heathen-stays-text = Si pierdes tu último Feudo, se pierden con él tus Mercenarios y tus Estandartes de la mesa. Conservas la Mano, los turnos y las Torres. Coloca un Castillo y has vuelto. Pero mientras no hayan llegado los Vikingos, el Conde que sea el único con Feudo gana en el acto.
primer-heathen-branch = Un Mazo vacío no es el final
primer-heathen-branch-text = Si tienes que robar y no queda ninguna carta, una rama menor de tu casa toma el relevo: se descartan tus Feudos, tus Mercenarios y tus Estandartes, y todos tus descartes son tu nuevo Mazo.
primer-heathen-countdown = Las naves vienen dos veces
primer-heathen-countdown-text = Cuando desembarcan los Vikingos, los { $viking_markers } Marcadores Vikingos vuelven atrás y empiezan otra vez. Ahora nada los detiene: cada ronda avanza uno.
primer-heathen-decides = Quién gana cuando llega el último
primer-heathen-decides-text = Gana el Rey que tiene un Feudo; si otro Conde tiene la Catedral, ganan los dos juntos. Si no hay tal Rey, gana el Conde que tiene la Catedral. Si tampoco lo hay, ganan los Vikingos; también ganan cuando a nadie le queda un Feudo.
primer-heathen-leaves = Cosas menores
primer-heathen-leaves-text = Una vez, antes del primer turno, puedes cambiar toda tu Mano. Quien se rinde pierde todo lo que tiene en la mesa, y los demás siguen jugando.
primer-mistake-heathen-1 = Nadie mira la Corona
primer-mistake-heathen-1-text = Muchas de estas partidas acaban porque alguien empieza su turno con la Carta del Rey y la Catedral. Si un rival tiene una de las dos, no dejes que consiga la otra.
primer-mistake-heathen-2 = Luchar para echar a alguien
primer-mistake-heathen-2-text = Un Conde sin Feudo sigue jugando y vuelve con el próximo Castillo. Ataca por la Catedral, o para debilitar a quien va en cabeza, y no por el último Castillo de un Conde débil.
primer-mistake-heathen-3 = Llegar al final sin ningún derecho
primer-mistake-heathen-3-text = Tras el desembarco quedan { $viking_markers } rondas, ni una más. Antes, consigue la Carta del Rey o la Catedral: pon pronto Estandartes, o coloca la Catedral antes que nadie. Y el Rey necesita un Feudo al final.

## Wessex

primer-wessex-crown = Con la Corona y la Catedral se gana en el acto
primer-wessex-crown-text = Si al empezar tu propio turno tienes la Carta del Rey y la Catedral, la campaña es tuya. También lo es si empiezas un turno como único Conde con Feudo antes de que lleguen los Vikingos.
primer-wessex-vote = Votaciones
primer-wessex-vote-text = Un Verano se juega como el juego base. Con una Iglesia o la Catedral, o siendo Rey, puedes convocar como Acción la Votación del Invierno. Cada uno tiene 1 voto, y 1 más con la Carta del Rey; un Lord Príncipe o una Iglesia añaden 1; la Catedral o un Monasterio, tantos como jugadores hay. Con más votos a favor que en contra, el Verano acaba en el acto.
primer-wessex-longboats = Naves a la vista
primer-wessex-longboats-text = Cuando los Vikingos están a punto de desembarcar, se vota otra vez. Si gana el Invierno, no vienen. Si no, desembarcan, y ya no hay más votaciones.
primer-wessex-winter = El Invierno
primer-wessex-winter-text = Se despeja la mesa, se cuentan y se gastan los puntos, y cada uno elige un Mazo nuevo. Cada vez hay un Marcador Vikingo más avanzado, así que cada Verano es más corto que el anterior. El Invierno es también el momento de parar y seguir otro día.
primer-wessex-legacy = El Legado
primer-wessex-legacy-text = Al llegar el Invierno ganas un Punto de Legado por la Carta del Rey; uno por cada Feudo con la Catedral, un Lord Príncipe, un Campo junto a un Mercado o un Monasterio; y uno por enseñar un Monje con un Banquete. Con un punto compras dos Torres, un Estandarte, un Castillo, una Propiedad o un Lord para el Verano siguiente. Los puntos se suman, y cada Invierno vuelves a gastar la suma entera.
primer-wessex-danelaw = El Danelaw
primer-wessex-danelaw-text = Cuando están los Vikingos, sus { $viking_markers } marcadores vuelven atrás y avanzan otra vez, uno por ronda. Cuando ha avanzado el último, gana el Rey que tiene un Feudo, junto con otro Conde si este tiene la Catedral; si no hay tal Rey, quien tenga la Catedral; y si nadie la tiene, los Vikingos.
primer-wessex-stays = Nadie queda fuera
primer-wessex-stays-text = Sin Feudo sigues jugando con tu Mano, votas y vuelves con un Castillo. Si se te acaba el Mazo, se descartan tus Feudos y tus Estandartes, y tus descartes son un Mazo nuevo.
primer-mistake-wessex-1 = Convocar una votación demasiado pronto
primer-mistake-wessex-1-text = Quien convoca una votación y la pierde ha gastado su Acción. Cuenta antes: la mesa dice los votos de cada cual. Un empate no basta.
primer-mistake-wessex-2 = Llegar al Invierno sin nada que dé Legado
primer-mistake-wessex-2-text = Los puntos se ganan de nuevo cada Invierno, y se suman. Un Lord Príncipe, o un Campo junto a un Mercado, en cada Feudo vale más que un solo Feudo grande.
primer-mistake-wessex-3 = Nadie mira la Corona
primer-mistake-wessex-3-text = La mayoría de las campañas acaban pronto, porque alguien empieza su turno con la Carta del Rey y la Catedral. Vota por el Invierno, asedia o conspira antes de que llegue ese turno.

## Rebelión

primer-rebellion-ways = Tres maneras de jugar
primer-rebellion-ways-text = En solitario: eres el único Conde. Cooperativo: todos los Condes ganan juntos cuando cae el Rey. Semicooperativo: cuando ha caído, los Condes siguen unos contra otros hasta que gane uno.
primer-rebellion-mind = El Rey y su Mente
primer-rebellion-mind-text = No lo maneja nadie. En su turno sale una carta de su Mente, y él hace lo que dice: con Campo, Mercado, Castillo, Vasallo y Príncipe se hace más fuerte, el Monje mete cubos suyos en la bolsa, el Campeón ataca, la Traición y la Intriga conspiran. Todas se ven, así que puedes contar lo que falta por salir.
primer-rebellion-strikes = Cómo ataca
primer-rebellion-strikes-text = Un cubo de la bolsa dice a qué Conde. Una carta de Justa dice qué golpea: Sin Suerte, las Torres; Vasallo, un Saqueo; Príncipe, un Asedio. Envía todo lo que tiene; pero nunca empieza lo que su fuerza no podría lograr contra tus Torres solas.
primer-rebellion-plots = Cómo conspira
primer-rebellion-plots-text = La Traición mata a un Lord, primero a un Príncipe; la Intriga se lleva Propiedades. Tus Aliados le responden como siempre. Si él tiene Aliados contra tus planes, lo dice una carta de Justa.
primer-rebellion-strength = Lo que tiene
primer-rebellion-strength-text = Empieza con varios Feudos, Torres, la Carta del Rey y una Infantería Real que no muere nunca. No tiene Mano ni Mazo, y no paga Rescates.
primer-rebellion-truce = Los Condes no se hacen daño
primer-rebellion-truce-text = Mientras el Rey siga en pie, no puedes atacar a otro Conde ni conspirar contra él. Si sale Decide la Iglesia, el Conde que la controla da la batalla al Conde que lucha contra el Rey.
primer-rebellion-falls = Cómo acaba
primer-rebellion-falls-text = El Rey cae cuando no le queda ningún Feudo. Los Condes quedan fuera como en el juego base: al perder el último Feudo, o con el Mazo vacío. Cuando estáis fuera todos, ha ganado él.
primer-mistake-rebellion-1 = Olvidarse del Mazo
primer-mistake-rebellion-1-text = A solas, mueren más Condes de vejez que a manos del Rey. A él no se le acaban las cartas, y a ti sí. Lega a tiempo: solo una Catedral del Rey puede impedirlo.
primer-mistake-rebellion-2 = Pocas Torres
primer-mistake-rebellion-2-text = El Rey no empieza un Asedio ni un Saqueo que tus Torres solas podrían parar. Así que cada Torre puede ahorrarte un ataque entero, y no solo un punto.
primer-mistake-rebellion-3 = Esperar demasiado
primer-mistake-rebellion-3-text = Construye casi cada turno. Tómale pronto un Castillo, en cuanto tu fuerza supere lo que piden sus Torres y las murallas, y antes de que haya en él un Príncipe o un Vasallo.
