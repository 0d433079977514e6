# How strong the King of Rebellion should be.
lab-king-help = how often Earls beat the King of Rebellion, by how strong he is, and how strong he should be
lab-king-example = Examples: regni lab king --out king; regni lab king --mode coop --earls 3 --infantry 4,6,8,10 --games 400
lab-king-mode = solo, coop, semi, or several of them; all if not given
lab-king-earls = numbers of Earls: { $values } if not given
lab-king-towers = the King's Towers: numbers or formulas; { $values } if not given
lab-king-infantry = his Royal Infantry: numbers or formulas; { $values } if not given
lab-king-ruleset = a TOML file with other settings, such as a Mind of your own for him
lab-king-title = The King of Rebellion
lab-king-about = Bots: { $bot }. { $games ->
    [one] One game
   *[other] { $games } games
 } against each King, seed { $seed }. The intervals hold the true value 95 times out of 100.
lab-king-note = Between the Kings that were measured lies a curve (a logistic regression); the advice is the King on it who is nearest to the chance, with the printed number of Towers where that makes no difference. He was then measured again on fresh deals.
lab-king-note-semi = In semi-cooperative play a game counts as won when any Earl wins it.
lab-king-advice = Which King to take: { $mode }
lab-king-advice-text = With --out each of these Kings is a ruleset: regni play --terminal --ruleset { $file }
lab-king-section = All Kings: { $mode }
lab-king-number = Earls
lab-king-wins = The Earls win
lab-king-has-towers = Towers
lab-king-has-infantry = Infantry
lab-king-checked = measured
lab-king-printed = as printed
lab-king-25 = 1 in 4
lab-king-50 = 1 in 2
lab-king-75 = 3 in 4
lab-king-corner = { $earls ->
    [one] One Earl
   *[other] { $earls } Earls
 }: Towers ↓ Infantry →
lab-king-panel = { $earls ->
    [one] One Earl
   *[other] { $earls } Earls
 }
lab-king-line = Towers: { $towers }
lab-king-word = Earls
lab-king-plot = How often the Earls win: { $mode }
lab-king-axis = games won by Earls
lab-king-axis-infantry = Royal Infantry
error-lab-king-formula = { $option } takes numbers from 0 to 24 and formulas, separated by commas, such as "2, earls + 1, 2 * earls - 1"; "{ $value }" is neither.
error-lab-king-mode = There is no mode "{ $mode }" of Rebellion. There are: { $modes }.
error-lab-king-none = No mode of "{ $modes }" takes "{ $earls }" Earls. Solo takes 1, the others 2 to 5.
