### Los Mazos preparados: cómo se llama cada uno, qué hace y qué idea tiene detrás.

deck-steady = Condado equilibrado
deck-steady-text = Un poco de todo: sirve casi en cualquier parte y no es el mejor en nada.
deck-steady-idea = Construye primero Campos y Castillos, pon de Torres lo que te sobre y responde a lo que hagan los demás. Guarda un Príncipe y un Estandarte para cuando tu Mazo se acabe.

deck-lords = Consejo de Lores
deck-lords-text = Un Lord en cada Feudo, que lucha en todas las batallas y no gasta leva.
deck-lords-idea = Funda un Castillo, instala un Campeón, y otra vez. Los Lores de la mesa vuelven de toda batalla que sale bien: ataca a menudo y para antes de que las fuerzas se igualen. Solo el Vasallo es un peligro para su propio Feudo.

deck-lands = Campos y ejércitos
deck-lands-text = Seis Campos y dos Mercados: nadie tiene una leva mayor.
deck-lands-idea = Reúne todos los Campos en un Feudo, añade el Mercado y Recluta hasta llenar la reserva. Protege ese Feudo con Torres y Aliados, porque ahí es donde más duele una Intriga; luego ataca con todo.

deck-plotters = Conspiradores
deck-plotters-text = Traición e Intriga, con los Vasallos para ganar la lucha.
deck-plotters-idea = Toma lo que construyen los demás en vez de construirlo: Campos con la Intriga, Lores y Manos con la Traición, y sobre todo los Lores Vasallos, que al caer pierden su Feudo. Guarda tus propios Vasallos en la Mano para la Lucha, no en un Feudo.

deck-emissaries = Amigos del Norte
deck-emissaries-text = Monjes y Vasallos van a los Vikingos, y los Vikingos van a por los demás.
deck-emissaries-idea = Envía un Monje siempre que no haya nada mejor que hacer: cada uno mete cubos tuyos en la bolsa y acerca a los Vikingos. Deja que la hueste derribe Torres y Feudos, y guarda los Campeones para lo que quede.

deck-lists = Maestros de la Justa
deck-lists-text = Campeones y Estandartes: gana Propiedades en la Justa, o una Corona.
deck-lists-idea = Convoca una Justa con Campeones en la Mano y una Propiedad barata de apuesta; quien entre paga tu Condado. Los Estandartes que queden te hacen Rey, y los mismos Campeones ganan tus batallas.

deck-rush = Alba roja
deck-rush-text = Golpea desde el segundo turno y no tiene planes para la vejez.
deck-rush-idea = Envía Campeones y Mercenarios desde la Mano antes de que se levanten las primeras Torres, y ve a por el Palacio de quien tenga pocas. Aquí no hay Castillos ni Estandartes: ganas antes de que se acabe el Mazo, o no ganas.

deck-crown = Corona e Iglesia
deck-crown-text = Seis Estandartes para la Carta del Rey y dos Catedrales para acompañarla.
deck-crown-idea = Guarda los Estandartes hasta poder poner seguidos los de la ventaja, y coloca la Catedral en el turno siguiente. Protege bien su Feudo: desde que tienes las dos cosas, todos lo atacan.

deck-abbey = La Abadía
deck-abbey-text = Iglesias, Monjes y una Catedral: la última palabra en la batalla y los votos del Invierno.
deck-abbey-idea = Un Monje y una Iglesia en el mismo Feudo forman un Monasterio, que mira las Manos y en Wessex vota tanto como la mesa entera. Con las Iglesias eliges el resultado cuando la Iglesia decide una batalla; la Intriga se encarga de tomar.

deck-mercenaries = Compañía libre
deck-mercenaries-text = Seis Mercenarios con Guarnición, un ejército que no necesita Feudo.
deck-mercenaries-idea = Roba cartas de Ejército con los Campos y da una a cada Mercenario: las Guarniciones luchan aparte de tu leva, y ningún Asedio ni Saqueo puede quitártelas. En batalla gasta primero la Mano y lo último la Compañía.

deck-siege = Tren de asedio
deck-siege-text = Campos, Mercados y Campeones en gran número: fuerza para romper murallas.
deck-siege-idea = Llena la leva, ataca las Torres y luego pon Asedio, siempre con un punto o dos de sobra. Está hecho para el Rey de Rebelión, que nunca vuelve a levantar una Torre; a los demás Condes no les des tiempo de levantar las suyas.

deck-dynasty = La larga dinastía
deck-dynasty-text = Príncipes y Estandartes de sobra para sobrevivir a todos.
deck-dynasty-idea = Sé lo bastante fuerte para que los demás luchen en otra parte, y Lega cada vez que el Mazo se acabe, mientras se acaban los suyos. Tu Catedral se lo impide a quienes no tienen Iglesia, y tu Iglesia te vale contra la suya. Donde decide la Corona, la toman los Estandartes que sobran.

deck-usurpers = Usurpadores
deck-usurpers-text = Gana la Corona con Estandartes, y la Catedral de otro con la Intriga.
deck-usurpers-idea = Deja que otro construya la Catedral, hazte con la Corona y quítasela con la Intriga cuando puedas ganar con ella en tu siguiente turno. La tuya espera por si nadie la construye, y tus Vasallos ganan la Lucha.
