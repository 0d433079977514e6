### El taller de Mazos.

builder-title = Mazos
builder-lead = Un Mazo tiene { $size } cartas, hasta { $most } de cada tipo. Lo que no lleves se queda en la bandeja.
builder-ready = Empezar con
builder-own = Tus Mazos
builder-drop = Borrar
builder-drop-name = Borrar el Mazo «{ $name }»

builder-family-earldom = Condado
builder-family-faces = Figuras
builder-family-politics = Política y Corona
builder-fewer = { $card }: una menos
builder-another = { $card }: una más
builder-strength = Fuerza en batalla: { $number }.
builder-count = Volver a contar

builder-cards = Cartas del Mazo
builder-total = { $number } de { $size }
builder-whole = Mazo completo
builder-missing = { $number ->
    [one] falta una carta
   *[other] faltan { $number } cartas
}
builder-over = { $number ->
    [one] sobra una carta
   *[other] sobran { $number } cartas
}

builder-strengths = En qué destaca
builder-good-at = Destaca { $what }.
builder-good-at-none = Un poco de todo, y no destaca en nada.
builder-good-at-unknown = Aún hay muy pocas cartas para decirlo.
builder-mark = { $mark } de { $full }
builder-how = Qué cuentan las barras
builder-war = Guerra
builder-in-war = en la guerra
builder-war-text = Campeones, Mercenarios con su Guarnición, Príncipes y Vasallos: figuras que luchan.
builder-levy = Leva
builder-in-levy = en la leva
builder-levy-text = Campos, y Mercados que los hacen contar más: cuántas cartas de Ejército pueden luchar.
builder-fiefs = Feudos
builder-in-fiefs = en conservar Feudos
builder-fiefs-text = Castillos, y Lores que se pueden instalar en ellos sin peligro.
builder-politics = Política
builder-in-politics = en la política
builder-politics-text = Traición e Intriga para tomar, Vasallos y Aliados para ganar la lucha.
builder-church = Iglesia
builder-in-church = con la Iglesia
builder-church-text = Catedrales, Iglesias y Monjes: la última palabra en la batalla y los votos del Invierno.
builder-crown = Corona
builder-in-crown = en aspirar a la Corona
builder-crown-text = Estandartes, que ganan la Carta del Rey.
builder-joust = Justa
builder-in-joust = en la Justa
builder-joust-text = Un Estandarte para convocar la Justa y Campeones para ganarla.
builder-heirs = Herederos
builder-in-heirs = en asegurar la sucesión
builder-heirs-text = Un Príncipe y un Estandarte juntos: cada pareja puede Legar cuando el Mazo se acaba.
builder-north = Vikingos
builder-in-north = en llamar a los Vikingos
builder-north-text = Monjes y Vasallos de Emisarios, que meten cubos tuyos en la bolsa.

builder-without-castle = Sin Castillos, el Palacio es tu único Feudo: si cae, caes con él.
builder-without-land = Sin Campos no tienes leva ni puedes Reclutar.
builder-without-heir = Sin un Príncipe y un Estandarte no tienes heredero: gana antes de que se acabe tu Mazo.

builder-keep = Guárdalo
builder-name = Nombre
builder-save = Guardar
builder-saved = El Mazo «{ $name }» está guardado.
builder-dropped = El Mazo «{ $name }» está borrado. Sus cartas siguen aquí: guárdalo para recuperarlo.
builder-play = Jugar con este Mazo
builder-share = Compártelo
builder-export = El Mazo como texto
builder-copy = Copiar
builder-copied = Copiado
builder-import = Un Mazo desde un texto
builder-import-example = castillo 3, campo 4, príncipe 2 …
builder-take = Usar estas cartas
builder-taken = Estas son las cartas de tu texto.
error-deck-empty = Ese texto no trae ninguna carta, así que el Mazo queda como estaba. Escribe algunas, por ejemplo castillo 3, campo 4.
builder-clear = Empezar sin cartas
