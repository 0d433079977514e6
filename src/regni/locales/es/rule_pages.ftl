### Las reglas como páginas de la mesa en el navegador.

rulebook-nav = Reglas
rulebook-title = Reglas
rulebook-lead = Las reglas con nuestras palabras y con las cifras de una partida corriente. Las variantes cambian lo que dicen sus propias reglas, y las opciones se acuerdan antes de empezar.
rulebook-options = Opciones
rulebook-cards = Las cartas
rulebook-contents = Índice
rulebook-search = Buscar
rulebook-search-example = Torre, rescate, B6.7
rulebook-find = Buscar
rulebook-found = { $number ->
    [one] Un lugar
   *[other] { $number } lugares
} con «{ $text }»
rulebook-nothing = No hay nada escrito sobre «{ $text }». Prueba con otra palabra, o con menos.
rulebook-all = Todas las reglas
rulebook-assumed = descansa en una suposición
rulebook-assumed-text = Parte de esta regla es una suposición: las fuentes la dan por sabida y ningún texto público la dice.
rulebook-about = Cartas
rulebook-neighbours = Otras reglas
rulebook-before = Antes: { $rule }
rulebook-after = Después: { $rule }
