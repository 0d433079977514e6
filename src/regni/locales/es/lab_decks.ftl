# Mazos contra mazos.
lab-bots = quién juega, en todos los asientos: { $names }
lab-decks-help = cada Mazo preparado contra todos los demás, un Mazo tuyo contra ellos o la búsqueda de uno mejor
lab-decks-example = Ejemplos: regni lab decks --out mazos; regni lab decks --deck lords --variant wessex; regni lab decks --evolve --deck mi_mazo.toml --field steady,rush,lords
lab-decks-deck = mide este mazo contra los preparados o empieza por él la búsqueda: el nombre de un mazo preparado, un archivo, o sus cartas como en "castillo 3, campo 4, príncipe 2 ..."
lab-decks-field = contra quién: all para todos los Mazos preparados, suited para los que convienen a la partida, o nombres; todos si no se dice
lab-decks-evolve = busca un Mazo que rinda más contra los rivales
lab-decks-generations = duración de la búsqueda; { $number } generaciones si no se dice
lab-decks-seats = número de Condes; si no se dice, 2 o el menor que admite la variante
lab-decks-title = Los Mazos
lab-decks-about = { $contest }, bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } por pareja, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-decks-about-king = { $contest }, bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } con cada Mazo, todos con los mismos repartos, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-decks-note = Cada reparto se juega dos veces. En una partida el primer Mazo ocupa un asiento y el segundo todos los demás; en la otra, al revés. Un Mazo recibe lo que ganan sus asientos y la mitad de lo que no gana ningún Conde: el 50 % es la igualdad.
lab-decks-note-king = Aquí los Condes ganan juntos, así que los Mazos no se enfrentan: todos llevan el mismo, y cuenta cuántas veces vencen al Rey.
lab-decks-column = Mazo
lab-decks-name = --deck
lab-decks-rate = victorias
lab-decks-prey = mejor contra
lab-decks-hunter = peor contra
lab-decks-standings = Todos los Mazos, del mejor al peor
lab-decks-matrix = Cuántas veces el Mazo del lado vence al de arriba, en %
lab-decks-margin = Las columnas son los Mazos en el mismo orden. Los intervalos del 95 % llegan como mucho a { $margin } puntos a cada lado; todos están en pairs.csv con --out, y con --json.
lab-decks-rivals = Contra cada Mazo rival
lab-decks-rival = Contra
lab-decks-whole = todos los rivales
lab-decks-king = el Rey
lab-decks-yours = tu Mazo
lab-decks-start = inicio
lab-decks-found = encontrado
lab-decks-check = Comprobado con repartos nuevos
lab-decks-cards = Lo encontrado, carta por carta
lab-decks-card = Carta
lab-decks-change = cambio
lab-decks-course = El curso de la búsqueda
lab-decks-generation = generación
lab-decks-best = mejor Mazo hasta ahí
lab-decks-games = sus partidas
lab-decks-young = media de los nuevos
lab-decks-swapped = cartas cambiadas desde el inicio
lab-decks-fresh = prueba
lab-decks-verdict = Encontrado a partir de { $start }: --deck "{ $deck }"
lab-decks-verdict-same = No se encontró nada mejor que { $start }: --deck "{ $deck }"
lab-decks-axis = victorias, con su intervalo del 95 %
lab-decks-axis-king = partidas ganadas al Rey, con su intervalo del 95 %
lab-decks-plot-matrix = Cuántas veces el Mazo del lado vence al de arriba, en %; los intervalos del 95 % llegan como mucho a { $margin } puntos a cada lado
lab-decks-plot-decks = Victorias en todas las partidas
lab-decks-plot-rivals = Victorias contra cada Mazo rival
lab-decks-plot-course = La búsqueda de un Mazo mejor
error-lab-decks-late = Con legacy o house-divided los Mazos se eligen en la mesa, así que no hay nada que comparar. Quita esa opción.
error-lab-decks-one = Un Mazo solo no tiene contra quién jugar. Nombra al menos dos, como en --field steady,rush, o da un --deck.
