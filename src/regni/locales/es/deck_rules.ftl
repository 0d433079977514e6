### Mazos para reglas de la casa, en el constructor de Mazos.

builder-house = Mazos para reglas de la casa
builder-house-text = Si tus reglas de la casa piden Mazos de otro tamaño, indícalo aquí. El formulario de partida nueva lo hace por ti.
builder-house-use = Usar estos números
