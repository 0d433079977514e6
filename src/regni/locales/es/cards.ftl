### Las cartas, tal como se leen en la mesa. Cada variable trae el valor vigente del ajuste.

## Cartas de Conde: el Condado

card-palace = Palacio
card-palace-text = La sede de tu casa y tu primer Feudo. Acoge Propiedades y un Lord. Pasadas las Torres, cae con { $palace_strength ->
    [one] { $palace_strength } punto
   *[other] { $palace_strength } puntos
}.
card-castle = Castillo
card-castle-text = Colócalo para fundar un Feudo, con sitio para Propiedades y un Lord. Pasadas las Torres, cae con { $castle_strength ->
    [one] { $castle_strength } punto
   *[other] { $castle_strength } puntos
}. Sin Castillo ni Palacio no queda Condado.
card-land = Campo
card-land-text = Anéxalo a un Feudo: robas { $land_army ->
    [0] ninguna carta de Ejército
    [one] { $land_army } carta de Ejército
   *[other] { $land_army } cartas de Ejército
}. Los Campos forman tu leva, y sin ninguno no puedes Reclutar.
card-market_town = Mercado
card-market_town-text = Anéxalo a un Feudo. En tu leva, los Campos de ese Feudo cuentan por { $market_town_factor }.
card-church = Iglesia
card-church-text = Anéxala a un Feudo. Con una en la mesa puedes Legar aunque un rival tenga la Catedral.{ $monastery_needs_church ->
   *[true] { " Con un Abad en el mismo Feudo forma un Monasterio." }
    [false] { "" }
}
card-cathedral = Catedral
card-cathedral-text = Anéxala a un Feudo. Eres Arzobispo y hablas en nombre de la Iglesia en la batalla. Los rivales sin Iglesia no pueden Legar.

## Cartas de Conde: figuras

card-prince = Príncipe
card-prince-text = Lord de un Feudo, o combatiente desde la Mano. Siendo Lord puede recibir un Estandarte: así es como Legas.
card-vassal = Vasallo
card-vassal-text = Lord, combatiente desde la Mano, Emisario con { $emissary_vassal_cubes ->
    [one] { $emissary_vassal_cubes } cubo
   *[other] { $emissary_vassal_cubes } cubos
} y tu respuesta en una Lucha Política. Si la Traición lo mata siendo Lord, su Feudo se pierde con él.
card-champion = Campeón
card-champion-text = Lord de un Feudo, o combatiente desde la Mano.{ $joust ->
   *[true] { $joust_champion ->
       *[prince] { " En una Justa convierte una de tus cartas de Justa en Príncipe." }
        [wild] { " En una Justa convierte una de tus cartas de Justa en Príncipe o Vasallo, lo que más te convenga." }
    }
    [false] { "" }
}
card-monk = Monje
card-monk-text = Como Lord es Abad, y su Monasterio puede hacer que un rival te enseñe la Mano. Como Emisario pasa de tu Mano a los Vikingos para siempre y mete en la bolsa { $emissary_monk_cubes ->
    [one] { $emissary_monk_cubes } cubo tuyo
   *[other] { $emissary_monk_cubes } cubos tuyos
}.
card-mercenary = Mercenario
card-mercenary-text = Se queda fuera de tus Feudos{ $garrison_slots ->
    [0] { "" }
    [99] { " y admite de Guarnición cuantas cartas de Ejército quieras; luchan juntos" }
    [one] { " y admite" } { $garrison_slots } carta de Ejército de Guarnición; luchan juntos
   *[other] { " y admite" } { $garrison_slots } cartas de Ejército de Guarnición; luchan juntos
}. O combate directamente desde la Mano.

## Cartas de Conde: política

card-treachery = Traición
card-treachery-text = Mata a un Lord rival, retira a un Mercenario con su Guarnición o quita al azar { $treachery_hand_cards ->
    [one] { $treachery_hand_cards } carta
   *[other] { $treachery_hand_cards } cartas
} de una Mano. Los Aliados pueden responder.
card-intrigue = Intriga
card-intrigue-text = Gana hasta { $intrigue_properties ->
    [one] { $intrigue_properties } Propiedad
   *[other] { $intrigue_properties } Propiedades
} de un Feudo, un Mercenario con su Guarnición o hasta { $intrigue_army ->
    [one] { $intrigue_army } carta de Ejército
   *[other] { $intrigue_army } cartas de Ejército
} de una reserva. Los Aliados pueden responder.
card-allies = Aliados
card-allies-text = Guárdala en la Mano. Jugada contra una Traición o Intriga dirigida a ti, empieza una Lucha Política.
card-banquet = Banquete
card-banquet-text = Roba { $banquet_cards ->
    [one] { $banquet_cards } carta
   *[other] { $banquet_cards } cartas
} de tu Mazo.
card-banner = Estandarte
card-banner-text = Ponlo en la mesa para aspirar a la Corona: una ventaja de { $kingship_lead } da la Carta del Rey. O juégalo sobre tu Lord Príncipe para Legar.{ $joust ->
   *[true] { " O convoca con él una Justa." }
    [false] { "" }
}
card-tower = Torre
card-tower-text = Cualquier carta de Conde, boca abajo. Protege todo el Condado: absorbe { $tower_soak } de daño y sigue en pie mientras no se ataquen las propias Torres.
card-hidden = Carta desconocida

## Ejército y Vikingos

card-infantry = Infantería
card-infantry-text = Carta de Ejército. Espera en tu reserva, lucha cuando la envías o sirve de Guarnición a un Mercenario.
card-knight = Caballero
card-knight-text = Un jinete entre las cartas de Ejército. Espera en tu reserva, lucha cuando lo envías o sirve de Guarnición a un Mercenario.
card-viking = Vikingo
card-viking-text = Una nave de la hueste. Lucha por el Conde que controla a los Vikingos este turno, y quema lo que toma.
card-chieftain = Caudillo
card-chieftain-text = Un jefe de la hueste. Quema y arrasa, y no acepta Rescate.
card-king = Rey
card-king-text = Se gana con una ventaja de { $kingship_lead ->
    [one] { $kingship_lead } Estandarte
   *[other] { $kingship_lead } Estandartes
}. Tus rivales te dan un Ejército Real. La carta lucha por ti y nunca muere.

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
card-no_luck-text = La lanza se rompe. No vale nada.
card-joust_vassal = Vasallo de Justa
card-joust_vassal-text = Mejor que Sin Suerte, por debajo de un Príncipe.
card-joust_prince = Príncipe de Justa
card-joust_prince-text = La mejor carta de una Justa.

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
