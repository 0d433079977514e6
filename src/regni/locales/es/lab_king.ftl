# Lo fuerte que debe ser el Rey de Rebelión.
lab-king-help = cuántas veces vencen los Condes al Rey de Rebelión según su fuerza, y cuánta debe tener
lab-king-example = Ejemplos: regni lab king --out rey; regni lab king --mode coop --earls 3 --infantry 4,6,8,10 --games 400
lab-king-mode = solo, coop, semi o varios de ellos; todos si no se dice
lab-king-earls = números de Condes: { $values } si no se dice
lab-king-towers = las Torres del Rey: números o fórmulas; { $values } si no se dice
lab-king-infantry = su Infantería Real: números o fórmulas; { $values } si no se dice
lab-king-ruleset = un archivo TOML con otros ajustes, como una Mente propia para él
lab-king-title = El Rey de Rebelión
lab-king-about = Bots: { $bot }. { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } contra cada Rey, semilla { $seed }. Los intervalos contienen el valor verdadero 95 de cada 100 veces.
lab-king-note = Entre los Reyes medidos hay una curva (una regresión logística); se aconseja el Rey de la curva más próximo a la probabilidad buscada, con las Torres impresas cuando dan igual. Luego se le midió otra vez con repartos nuevos.
lab-king-note-semi = En el modo semicooperativo una partida cuenta como ganada cuando la gana algún Conde.
lab-king-advice = Qué Rey elegir: { $mode }
lab-king-advice-text = Con --out cada uno de estos Reyes queda como reglamento: regni play --terminal --ruleset { $file }
lab-king-section = Todos los Reyes: { $mode }
lab-king-number = Condes
lab-king-wins = Los Condes ganan
lab-king-has-towers = Torres
lab-king-has-infantry = Infantería
lab-king-checked = medido
lab-king-printed = como impreso
lab-king-25 = 1 de 4
lab-king-50 = 1 de 2
lab-king-75 = 3 de 4
lab-king-corner = { $earls ->
    [one] Un Conde
   *[other] { $earls } Condes
 }: Torres ↓ Infantería →
lab-king-panel = { $earls ->
    [one] Un Conde
   *[other] { $earls } Condes
 }
lab-king-line = Torres: { $towers }
lab-king-word = Condes
lab-king-plot = Cuántas veces ganan los Condes: { $mode }
lab-king-axis = partidas ganadas por Condes
lab-king-axis-infantry = Infantería Real
error-lab-king-formula = { $option } admite números de 0 a 24 y fórmulas, separados por comas, como «2, earls + 1, 2 * earls - 1»; «{ $value }» no es ni lo uno ni lo otro.
error-lab-king-mode = No hay modo «{ $mode }» de Rebelión. Hay: { $modes }.
error-lab-king-none = Ningún modo de «{ $modes }» admite «{ $earls }» Condes. Solo admite 1; los demás, de 2 a 5.
