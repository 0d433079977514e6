### Cómo se maneja la mesa: ajustes, teclas, hojas del teléfono y lo que dice un lector de pantalla.

feel-settings = Ajustes
feel-language = Idioma
feel-theme = Colores
feel-letters = Teclas de letras
feel-notices = Avisos de tu turno
feel-notices-denied = Tu navegador no deja que esta página muestre avisos. Puedes cambiarlo en sus ajustes.
feel-notices-impossible = Este navegador no muestra avisos de esta página, así que el título y el sonido te dicen cuándo te toca.
feel-chronicle = Crónica
feel-moves-button = Jugadas
feel-menu = ¿Cuál de ellas?
feel-offers = Lo que se puede hacer con esto
feel-bar = Otras vistas
feel-live = Lo que pasa
feel-decision = La decisión

## De lo que está iluminado

feel-lit = se puede elegir
feel-chosen = elegido
feel-holds-lit = dentro hay algo que elegir
feel-more = y más
feel-taken-back = Deshecho.

## Las cartas en voz alta: nombre, qué es, fuerza, número

feel-card-keep = sede de un Feudo
feel-card-property = Propiedad
feel-card-lord = figura
feel-card-mercenary = figura
feel-card-politics = carta política
feel-card-king = la Corona
feel-card-army = carta de Ejército
feel-card-viking = Ejército Vikingo
feel-card-battle = carta de Batalla
feel-card-joust = carta de Justa
feel-card-strength = fuerza { $number }
feel-card-times = hay { $number }
feel-earldom = Condado: { $earl }
feel-earldom-own = Tu Condado: { $earl }
feel-place = { $earl }: { $place }
feel-hand-of = { $earl }: la Mano
feel-deck-of = { $earl }: el Mazo
feel-fiefs = { $number ->
    [0] Sin Feudos
    [one] { $number } Feudo
   *[other] { $number } Feudos
}

## Las teclas

feel-keys = Teclas
feel-keys-tab = a lo siguiente que se puede usar
feel-keys-arrows = por una fila de cartas, jugadas o frases
feel-keys-enter = elegir, o preguntar por qué no
feel-keys-escape = cancelar, cerrar
feel-keys-part = a la parte siguiente de la mesa
feel-keys-decision = la decisión
feel-keys-moves = las jugadas
feel-keys-hand = tu Mano
feel-keys-own = tu Condado
feel-keys-others = los demás Condes
feel-keys-middle = el centro de la mesa
feel-keys-log = la historia de la partida; Intro en una línea muestra otra vez su escena
feel-keys-dangers = los peligros y el objetivo
feel-keys-write = escribir una jugada
feel-keys-end = acabar el turno o la decisión
feel-keys-undo = deshacer (atrás)
feel-keys-read = leer la situación: decisión, peligros, cambios
feel-keys-explain = explicar los términos de lo que tiene el foco, o de todo lo que se ve
feel-keys-sound = activar o quitar el sonido
feel-keys-shift = con la letra de una parte: leerla en vez de ir a ella
feel-keys-digits = elegir lo que lleva ese número, o abrirlo
feel-keys-enter_main = sin nada elegido: el botón principal
feel-keys-help = esta lista
feel-keys-close = Cerrar
feel-key-tab = Tab
feel-key-arrows = Flechas
feel-key-enter = Intro
feel-key-escape = Esc
feel-key-decision = d
feel-key-moves = j
feel-key-hand = m
feel-key-own = c
feel-key-others = o
feel-key-middle = t
feel-key-log = h
feel-key-dangers = p
feel-key-write = e
feel-key-end = f
feel-key-undo = a
feel-key-read = l
feel-key-explain = x
feel-key-sound = s
feel-key-shift = Mayús
feel-key-digits = 1 … 9
feel-key-enter_main = Intro

## La caja de comodidad

comfort-text = Tamaño del texto
comfort-text-small = pequeño
comfort-text-normal = normal
comfort-text-large = grande
comfort-text-largest = máximo
comfort-contrast = Contraste
comfort-contrast-normal = normal
comfort-contrast-strong = fuerte
comfort-cards = Cartas
comfort-cards-normal = normales
comfort-cards-large = más grandes
comfort-sound = Sonido
comfort-sound-on = sí
comfort-sound-off = no
