# Mazos contra mazos.
lab-bots = quién juega, en todos los asientos: { $names }
lab-decks-help = cada mazo preparado contra todos los demás, un mazo tuyo contra ellos o la búsqueda de uno mejor
lab-decks-example = Ejemplos: regni lab decks --out mazos; regni lab decks --deck lords --variant wessex; regni lab decks --evolve --deck mi_mazo.toml --field steady,rush,lords
lab-decks-deck = mide este mazo contra los preparados o empieza por él la búsqueda: el nombre de un mazo preparado, un archivo, o sus cartas como en "castillo 3, campo 4, príncipe 2 ..."
lab-decks-field = contra quién: all para todos los mazos preparados, suited para los que convienen a la partida, o nombres; todos si no se dice
lab-decks-evolve = busca un mazo que rinda más contra los rivales
lab-decks-generations = duración de la búsqueda; { $number } generaciones si no se dice
lab-decks-seats = número de Condes; si no se dice, 2 o el menor que admite la variante
lab-decks-title = Los mazos
lab-decks-about = { $contest }, bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } por pareja, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-decks-about-king = { $contest }, bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } con cada mazo, todos con los mismos repartos, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-decks-note = Cada reparto se juega dos veces. En una partida el primer mazo ocupa un asiento y el segundo todos los demás; en la otra, al revés. Un mazo recibe lo que ganan sus asientos y la mitad de lo que no gana ningún Conde: el 50 % es la igualdad.
lab-decks-note-king = Aquí los Condes ganan juntos, así que los mazos no se enfrentan: todos llevan el mismo, y cuenta cuántas veces vencen al Rey.
lab-decks-column = Mazo
lab-decks-name = --deck
lab-decks-rate = victorias
lab-decks-prey = mejor contra
lab-decks-hunter = peor contra
lab-decks-standings = Todos los mazos, del mejor al peor
lab-decks-matrix = Cuántas veces el mazo del lado vence al de arriba, en %
lab-decks-margin = Las columnas son los mazos en el mismo orden. Los intervalos del 95 % llegan como mucho a { $margin } puntos a cada lado; todos están en pairs.csv con --out, y con --json.
lab-decks-rivals = Contra cada mazo rival
lab-decks-rival = Contra
lab-decks-whole = todos los rivales
lab-decks-king = el Rey
lab-decks-yours = tu mazo
lab-decks-start = inicio
lab-decks-found = hallado
lab-decks-check = Comprobado con repartos nuevos
lab-decks-cards = Lo hallado, carta por carta
lab-decks-card = Carta
lab-decks-change = cambio
lab-decks-course = El curso de la búsqueda
lab-decks-generation = generación
lab-decks-best = mejor mazo hasta ahí
lab-decks-games = sus partidas
lab-decks-young = media de los nuevos
lab-decks-swapped = cartas cambiadas desde el inicio
lab-decks-fresh = prueba
lab-decks-verdict = Hallado a partir de { $start }: --deck "{ $deck }"
lab-decks-verdict-same = No se halló nada mejor que { $start }: --deck "{ $deck }"
lab-decks-axis = victorias, con su intervalo del 95 %
lab-decks-axis-king = partidas ganadas al Rey, con su intervalo del 95 %
lab-decks-plot-matrix = Cuántas veces el mazo del lado vence al de arriba, en %; los intervalos del 95 % llegan como mucho a { $margin } puntos a cada lado
lab-decks-plot-decks = Victorias en todas las partidas
lab-decks-plot-rivals = Victorias contra cada mazo rival
lab-decks-plot-course = La búsqueda de un mazo mejor
error-lab-decks-late = Con legacy o house-divided los mazos se eligen en la mesa, así que no hay nada que comparar. Quita esa opción.
error-lab-decks-one = Un mazo solo no tiene contra quién jugar. Nombra al menos dos, como en --field steady,rush, o da un --deck.
