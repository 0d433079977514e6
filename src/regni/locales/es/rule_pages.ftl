### Las reglas como páginas de la mesa en el navegador.

rulebook-nav = Reglas
rulebook-title = Reglas
rulebook-lead = Las reglas con nuestras palabras y con las cifras de una partida corriente. Las variantes cambian lo que dicen sus propias reglas, y las opciones se acuerdan antes de empezar.
rulebook-options = Opciones
rulebook-cards = Las cartas
rulebook-contents = Índice
rulebook-all = Todas las reglas
rulebook-about = Cartas
rulebook-neighbours = Otras reglas
rulebook-before = Antes: { $rule }
rulebook-after = Después: { $rule }

## Una partida en pocas líneas. Los números de reglas y secciones se vuelven enlaces.

rulebook-short = Cómo va una partida y cómo se gana
rulebook-short-build = Cada Conde levanta un Condado: Feudos sobre Castillos y Palacios, con Propiedades y un Lord en cada uno, y delante las Torres, que los protegen a todos (B5).
rulebook-short-turn = En tu turno haces una Acción (B4), pones las Torres y Guarniciones que quieras y, al final, robas una carta (B3).
rulebook-short-take = Lo de los demás se toma con un Ataque a sus Torres o a un Feudo (B6), o con Traición e Intriga (B7). Los Estandartes dan la Corona (B8.2).
rulebook-short-vikings = Cuando han avanzado todos sus marcadores, llegan los Vikingos, y cada turno obedecen al Conde cuyo cubo sale de la bolsa (B9).
rulebook-wins-base = Gana el último Conde que quede. Quedas fuera si no tienes Castillo ni Palacio, si no tienes carta que robar y mueres de vejez, o si te rindes (B10.1).
rulebook-wins-heathen = Nadie queda fuera. Gana quien empieza su turno con la Carta del Rey y la Catedral (H1.1), o quien es el único con Feudo antes de que lleguen los Vikingos (H1.2). Si no, tras la última cuenta atrás gana el Rey que tenga Feudo, y con él otro Conde si tiene la Catedral; sin un Rey así, quien tenga la Catedral; y si nadie la tiene, los Vikingos (H3.3).
rulebook-wins-wessex = Una campaña de Veranos, unidos por Inviernos que se votan (W3) y en los que se gastan Puntos de Legado (W6). La gana quien empieza su turno con la Carta del Rey y la Catedral (W1.1) o, antes de que lleguen los Vikingos, como único Conde con Feudo (W1.2). Si no, decide la Fase de Danelaw (W8).
rulebook-wins-rebellion = El Rey cae cuando no le queda ningún Feudo (R1.6). Con su caída gana quien juega en solitario, y ganan juntos quienes cooperan; en el modo semicooperativo, los Condes siguen unos contra otros hasta que gane uno (R1.1). Si todos los Condes quedan fuera, gana el Rey.

## Lo supuesto

# Detrás de una regla, para quien no ve la señal.
rulebook-assumed = (supuesta en parte)
rulebook-assumed-note = Parte de lo que dicen las reglas con esta señal es una suposición: las fuentes lo dan por sabido y ningún texto público lo dice.
rulebook-assumed-text = Parte de esta regla es una suposición: las fuentes la dan por sabida y ningún texto público la dice.

## Buscar

rulebook-search = Buscar
rulebook-search-example = Torre, rescate, B6.7
rulebook-find = Buscar
rulebook-found = { $number ->
    [one] Un resultado
   *[other] { $number } resultados
} para «{ $text }»
rulebook-nothing = No se ha encontrado nada sobre «{ $text }». Prueba con otra palabra, o con menos.
# Palabras que no se buscan, y terminaciones que no distinguen una palabra de otra: sin acentos, como se comparan.
rulebook-silent = a, al, como, con, cual, cuales, cuando, cuanto, cuantos, de, del, donde, e, el, en, es, esta, este, hay, la, las, lo, los, me, mi, mis, o, para, por, pasa, puede, puedo, que, quien, se, si, son, su, sus, te, tengo, tiene, tu, tus, u, un, una, y, yo
rulebook-endings = ados, adas, idos, idas, ando, iendo, ado, ada, ido, ida, ar, er, ir, as, es, os, an, a, e, o, s
