# El laboratorio.
lab-help = experimentos con bots, Mazos, Reyes y reglas
lab-example = Ejemplo: regni lab ladder --bots steward,random --variant base --games 100
lab-experiment = experimento
lab-games = número de partidas; { $number } si no se dice
lab-ray = trabaja en el clúster de Ray de esta dirección; «local» arranca uno aquí. Necesita el extra [cluster]
lab-resume = sigue con el mismo experimento donde se interrumpió
lab-out = una carpeta para todo: report.html, report.md, gráficos, CSV, Parquet y el diario
lab-variant = qué juego: todas las variantes y modos si no se dice
lab-seats = número de Condes; si no se dice, el menor que admite la variante, y al menos 2
lab-contest = { $game }, { $seats ->
    [one] un Conde
   *[other] { $seats } Condes
}
lab-plots = gráficos
lab-stopped = Detenido. Lo hecho queda guardado en { $path }: la misma orden con --resume sigue desde ahí.
lab-nothing-kept = No había nada guardado de este experimento: empieza desde el principio.
lab-written = Escrito en { $folder }: abre ahí report.html.
lab-extra = Sin { $names }, que necesitan el extra [lab]: pip install "regni[lab]"
lab-made-by = Hecho con: { $command }
lab-page-made = Hecho por regni, un proyecto independiente de aficionados.

error-lab-unfinished = aquí se guarda un experimento sin terminar, con { $number ->
    [one] una parte hecha
   *[other] { $number } partes hechas
 }. Añade --resume para seguir con él o elige otra carpeta.
error-lab-other-plan = esto es de otro experimento: otras opciones, otra semilla u otra versión de regni. Usa las mismas o elige otra carpeta.
error-lab-no-journal = esto no es el diario de un experimento. Elige otra carpeta.
error-lab-broken-line = la línea { $number } de este diario está dañada. Usa una copia intacta o elige otra carpeta.
error-lab-worker-died = Un proceso terminó antes de tiempo; quizá faltó memoria. Lo hecho queda guardado: sigue con --resume y con menos --workers.
error-lab-openskill-missing = La clasificación puntúa los bots con openskill, que no está instalado. Viene con el extra [lab]: pip install "regni[lab]"
error-lab-ray-missing = Ray no está instalado. Viene con el extra [cluster]: pip install "regni[cluster]"
error-lab-ray-unreachable = Ningún clúster de Ray responde en «{ $address }»: { $problem }. Da la dirección de uno en marcha, como 10.0.0.1:6379, o «local».
error-lab-ray-failed = El clúster de Ray ha fallado: { $problem }. Lo hecho queda guardado: sigue con --resume. Todos los nodos necesitan tener regni instalado.
error-lab-ray-version = Un nodo del clúster de Ray tiene regni { $theirs }, y aquí está { $ours }. Instala la misma versión en todos.
error-lab-two-bots = Una clasificación necesita al menos dos bots, cada uno nombrado una vez, como --bots steward,random.

# La clasificación.
lab-ladder-help = cada bot y cada nivel contra todos los demás, o contra el siguiente, con sus victorias y puntuaciones
lab-ladder-example = Ejemplos: regni lab ladder --bots steward,random --variant base --seats 2 --games 100 --seed 5; regni lab ladder --bots squire,knight,prince,king --games 400 --neighbours --out clasificacion
lab-ladder-bots = a quién se compara: bots y niveles, como { $names } o witan:200
lab-ladder-neighbours = compara a cada bot solo con el siguiente de la lista: menos partidas, para bots que piensan mucho
lab-ladder-king = la fuerza del Rey en Rebelión; si no se dice, relentless en cooperación y si no printed
lab-ladder-title = La clasificación
lab-ladder-about = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } por pareja, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-ladder-note = Cada reparto se juega dos veces, con los bots en el asiento del otro. Un bot recibe lo que ganan sus asientos y la mitad de lo que no gana ningún Conde: el 50 % es la igualdad.
lab-ladder-note-king = Donde los Condes ganan juntos, cada bot juega solo todos los repartos, y un reparto es para quien venció al Rey si el otro no lo hizo; si lo hicieron los dos o ninguno, la mitad.
lab-ladder-note-neighbours = Cada bot se compara solo con el siguiente de la lista.
lab-ladder-note-coop = En cooperación el Rey es el implacable: el impreso pierde casi siempre contra los mayordomos y los bots más fuertes, y no se los distinguiría.
lab-ladder-note-rating = Las puntuaciones son de Plackett y Luce y empiezan en 25.
lab-ladder-a = A
lab-ladder-b = B
lab-ladder-rate = victorias de A
lab-ladder-won-a-each-other = gana A
lab-ladder-won-b-each-other = gana B
lab-ladder-won-a-king = A vence al Rey
lab-ladder-won-b-king = B vence al Rey
lab-ladder-beats-king = vence al Rey
lab-ladder-bot = Bot
lab-ladder-rating = Puntuación
lab-ladder-sigma = ±
lab-ladder-plot-pairs = Victorias: { $contest }
lab-ladder-plot-matrix = Cuántas veces el bot del lado vence al de arriba, en %: { $contest }
lab-ladder-plot-ratings = Puntuaciones: { $contest }
lab-ladder-axis = victorias del primero, con su intervalo del 95 %
lab-ladder-axis-rating = puntuación, con el doble de su desviación típica a cada lado
