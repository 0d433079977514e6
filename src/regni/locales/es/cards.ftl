### Las cartas, tal como se leen en la mesa. Las cifras que un reglamento puede cambiar quedan para las reglas.

## Cartas de Conde: el Condado

card-palace = Palacio
card-palace-text = La sede de tu casa y tu primer Feudo. Acoge Propiedades y un Lord. Resiste más que un Castillo.
card-castle = Castillo
card-castle-text = Colócalo y fundas un Feudo, con sitio para Propiedades y un Lord. Sin Castillo ni Palacio no queda Condado.
card-land = Campo
card-land-text = Anéxalo a un Feudo. Al colocarlo llegan hombres a tu reserva. Los Campos forman tu leva, y sin ninguno no puedes Reclutar.
card-market_town = Mercado
card-market_town-text = Anéxalo a un Feudo. Cada Campo de ese Feudo cuenta el doble en tu leva.
card-church = Iglesia
card-church-text = Anéxala a un Feudo. Con una en la mesa puedes Legar aunque un rival tenga la Catedral. Con un Abad en el mismo Feudo forma un Monasterio.
card-cathedral = Catedral
card-cathedral-text = Anéxala a un Feudo. Eres Arzobispo y hablas en nombre de la Iglesia en la batalla. Los rivales sin Iglesia no pueden Legar.

## Cartas de Conde: figuras

card-prince = Príncipe
card-prince-text = Lord de un Feudo, o combatiente desde la Mano. Siendo Lord puede recibir un Estandarte: así es como Legas.
card-vassal = Vasallo
card-vassal-text = Lord, combatiente desde la Mano, Emisario y tu voz en una Lucha Política. Si la Traición lo mata siendo Lord, su Feudo se pierde con él.
card-champion = Campeón
card-champion-text = Lord de un Feudo, o combatiente desde la Mano. En una Justa convierte una de tus cartas de Justa en Príncipe.
card-monk = Monje
card-monk-text = Como Lord es Abad, y su Monasterio puede hacer que un rival te enseñe la Mano. Como Emisario pasa de tu Mano a los Vikingos para siempre y mete cubos tuyos en la bolsa.
card-mercenary = Mercenario
card-mercenary-text = Vive fuera de tus Feudos y admite Guarnición de tu reserva; luchan juntos. O combate directamente desde la Mano.

## Cartas de Conde: política

card-treachery = Traición
card-treachery-text = Mata a un Lord rival, retira a un Mercenario con su Guarnición o quita cartas al azar de una Mano. Los Aliados pueden responder.
card-intrigue = Intriga
card-intrigue-text = Gana Propiedades de un Feudo, un Mercenario con su Guarnición o cartas de Ejército de una reserva. Los Aliados pueden responder.
card-allies = Aliados
card-allies-text = Guárdala en la Mano. Jugada contra una Traición o Intriga que va a por ti, abre una Lucha Política.
card-banquet = Banquete
card-banquet-text = Tu Acción se va en el festín: robas cartas de tu Mazo.
card-banner = Estandarte
card-banner-text = Ponlo en la mesa para aspirar a la Corona, o juégalo sobre tu Lord Príncipe para Legar. Donde hay Justas, convoca una.
card-tower = Torre
card-tower-text = Cualquier carta de Conde, boca abajo. Protege todo el Condado y sigue en pie mientras no se ataque a las propias Torres.
card-hidden = Carta desconocida

## Ejército y Vikingos

card-infantry = Infantería
card-infantry-text = Carta de Ejército. Espera en tu reserva, lucha cuando la envías o sirve de Guarnición a un Mercenario.
card-knight = Caballero
card-knight-text = Un jinete entre las cartas de Ejército. Espera en tu reserva, lucha cuando lo envías o sirve de Guarnición a un Mercenario.
card-viking = Vikingo
card-viking-text = Una nave de la hueste. Lucha para quien controla a los Vikingos este turno, y quema lo que toma.
card-chieftain = Caudillo
card-chieftain-text = Un jefe de la hueste. Quema y arrasa, y no acepta Rescate.
card-king = Rey
card-king-text = Se gana con ventaja en Estandartes. Tus rivales te dan un Ejército Real. La carta lucha por ti y nunca muere.

## Cartas de Batalla

card-normal = Normal
card-normal-text = Los dos bandos golpean con su fuerza. El Lord que cae, muere.
card-attacker_wins = Gana el Atacante
card-attacker_wins-text = Solo golpea el atacante. Los Lores que defienden no mueren: son capturados.
card-defender_wins = Gana el Defensor
card-defender_wins-text = Solo golpea el defensor. Los Lores que atacan no mueren: son capturados.
card-church_decides = Decide la Iglesia
card-church_decides-text = Quien controla la Iglesia elige: Normal, Gana el Atacante o Gana el Defensor. Si nadie la controla, Normal.

## Cartas de Justa

card-no_luck = Sin Suerte
card-no_luck-text = La lanza se quiebra. No cuenta nada.
card-joust_vassal = Vasallo de Justa
card-joust_vassal-text = Una buena lanza: mejor que Sin Suerte, por debajo de un Príncipe.
card-joust_prince = Príncipe de Justa
card-joust_prince-text = La mejor lanza de la liza.

## Colores

earl-blue = Azul
earl-red = Rojo
earl-green = Verde
earl-gold = Oro
earl-purple = Púrpura
earl-orange = Naranja
earl-vikings = los Vikingos
# El Rey de la Rebelión, al que no maneja nadie, en lugar de su color.
earl-king = el Rey

# Los Condes por su letra, para que no haga falta el color.
letter-blue = A
letter-red = R
letter-green = V
letter-gold = O
letter-purple = P
letter-orange = N
letter-vikings = ~
letter-king = ♔
