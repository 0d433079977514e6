# Cómo le va a cada variante.
lab-health-help = cómo le va a cada variante: duración, desenlaces, primer asiento, uso de cartas y Acciones, Vikingos, Mazos; y qué ajustes supuestos la cambian más
lab-health-example = Ejemplos: regni lab health --out salud; regni lab health --variant base --seats 4 --games 2000; regni lab health --sensitivity --variant wessex
lab-health-sensitivity = cambia cada ajuste supuesto, uno cada vez, y dice cuál cambia más el juego; { $number } partidas de cada uno si no se da --games
lab-health-setting = con --sensitivity: solo este ajuste, supuesto o no; puede darse varias veces
lab-health-decks = qué Mazos preparados llevan los Condes, cada uno con igual frecuencia: los que convienen al juego (suited) o todos (all); suited si no se dice
lab-health-title = La salud de las variantes
lab-health-about = Bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } de cada una, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-health-note = Todo esto es como juegan estos bots. Lo que no hacen nunca no tiene por qué ser inútil, y lo que les gana no tiene por qué ganar a personas.
lab-health-contest = Juego
lab-health-signs = Lo que parece enfermo
lab-health-sign = Señal
lab-health-sound = Nada: el primer asiento no lleva ventaja, las partidas acaban a tiempo y de varias maneras, se usan todas las cartas y Acciones, los Vikingos llegan y los Mazos no distan mucho.
lab-health-sign-first = El primer asiento no está igualado: { $points } puntos.
lab-health-sign-long = Más de 1 partida de cada 20 queda en tablas porque acaba la última ronda.
lab-health-sign-ending = Casi todas las partidas acaban igual: { $ending }, { $share }.
lab-health-sign-heathen = Casi todas las partidas las ganan los Vikingos.
lab-health-sign-vikings = Los Vikingos no llegan nunca.
lab-health-sign-card = { $number ->
    [one] Una carta no se juega nunca
   *[other] Hay cartas que no se juegan nunca
 }: { $what }.
lab-health-sign-action = { $number ->
    [one] Una Acción no se hace nunca
   *[other] Hay Acciones que no se hacen nunca
 }: { $what }.
lab-health-sign-decks = Los Mazos distan mucho: { $best }, { $worst }.
lab-health-length = Duración
lab-health-last = Las rondas de una campaña son las de su último Verano.
lab-health-endings = Desenlaces
lab-health-first = El primer asiento
lab-health-first-text = Cuántos puntos de 100 gana el primer asiento más que los demás de media.
lab-health-lead = ventaja
lab-health-verdict = veredicto
lab-health-ahead = por delante
lab-health-behind = por detrás
lab-health-even = igualado, hasta donde se ve
lab-health-no-lead = los Condes ganan juntos
lab-health-vikings = Los Vikingos
lab-health-arrive = llegan
lab-health-round = ronda, media
lab-health-cards = Uso de las cartas
lab-health-cards-text = Partidas en que alguien juega la carta, de aquellas en que alguien la tiene en su Mazo. Si hace de Torre, no cuenta.
lab-health-card = Carta
lab-health-actions = Uso de las Acciones
lab-health-actions-text = Partidas en que alguien la hace, de aquellas en que alguien tiene en su Mazo la carta que pide. También están las colocaciones libres.
lab-health-action = Acción
lab-health-never = nunca
lab-health-decks-title = Los Mazos
lab-health-decks-text = Lo que gana un asiento con el Mazo. La última columna es lo probable que es que Mazos de igual fuerza disten tanto.
lab-health-best = el mejor
lab-health-worst = el peor
lab-health-spread = puntos de distancia
lab-health-chance = por azar
lab-health-plot-length = Cuánto duran las partidas
lab-health-axis-rounds = rondas, media con su intervalo del 95 %
lab-health-plot-endings = Cómo acaban las partidas
lab-health-plot-lead = Lo que el primer asiento gana más que los demás
lab-health-axis-lead = puntos de 100, con su intervalo del 95 %
lab-health-plot-vikings = Con qué frecuencia llegan los Vikingos
lab-health-axis-vikings = partidas, con su intervalo del 95 %
lab-health-plot-cards = Partidas en que se juega una carta, en % de las que la tienen en un Mazo
lab-health-plot-actions = Partidas en que se hace una Acción, en % de las que la permiten
lab-health-plot-decks = Lo que gana un asiento con cada Mazo: { $contest }
error-lab-health-no-change = Ningún ajuste de los que nombras puede cambiarse en este juego. Todos los ajustes: regni rules --settings

# Qué ajustes la cambian más.
lab-sensitivity-title = Qué ajustes cambian más el juego
lab-sensitivity-about = Un solo ajuste cambiado cada vez. Bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } por cambio, con los mismos repartos, semilla { $seed }.
lab-sensitivity-note = La distancia dice cuánto aleja un cambio la duración, los desenlaces, el primer asiento, los Vikingos y los Mazos, en unidades de su ruido: dos series del mismo juego con otros repartos distan más o menos 1, 0 es ningún cambio y más de 2 se debe seguro al ajuste. Con más partidas las distancias reales crecen.
lab-sensitivity-tables = Un número baja y sube un paso (uno, o la mitad de lo que es), un interruptor se invierte y se prueban las otras palabras; de una tabla, cada entrada baja y sube un paso. Todos los cambios están en settings.csv con --out, y con --json.
lab-sensitivity-all = En todos los juegos juntos
lab-sensitivity-change = Cambio
lab-sensitivity-instead = en vez de
lab-sensitivity-rule = Regla
lab-sensitivity-distance = distancia
lab-sensitivity-most = lo que más se mueve
lab-sensitivity-length = duración
lab-sensitivity-endings = desenlaces
lab-sensitivity-first_seat = primer asiento
lab-sensitivity-vikings = Vikingos
lab-sensitivity-decks = Mazos
lab-sensitivity-length-rounds = rondas
lab-sensitivity-length-decisions = decisiones
lab-sensitivity-length-summers = Veranos
lab-sensitivity-first_seat-lead = ventaja del primer asiento
lab-sensitivity-vikings-arrive = partidas con Vikingos
lab-sensitivity-vikings-round = ronda en que llegan
lab-sensitivity-plot = Qué ajustes cambian más el juego
lab-sensitivity-plot-one = Lo que más lo cambia: { $contest }
lab-sensitivity-axis = distancia al juego de siempre, en su ruido
