### Cómo se maneja la mesa: ajustes, teclas, hojas del teléfono y lo que dice un lector de pantalla.

feel-settings = Ajustes
feel-language = Idioma
feel-theme = Colores
feel-letters = Teclas de letras
feel-chronicle = Crónica
feel-moves-button = Jugadas
feel-menu = ¿Cuál de ellas?
feel-offers = Lo que se puede hacer con esto
feel-card-words = Lo que dice la carta
feel-bar = Otras vistas
feel-live = Lo que pasa
feel-decision = La decisión

## De lo que está iluminado

feel-lit = se puede elegir
feel-chosen = en curso
feel-holds-lit = dentro hay algo que elegir
feel-more = y más
feel-taken-back = Deshecho.

## Las cartas en voz alta: nombre, qué es, fuerza, número

feel-card-keep = solar de un Feudo
feel-card-property = Propiedad
feel-card-lord = figura
feel-card-mercenary = figura
feel-card-politics = carta política
feel-card-king = la Corona
feel-card-army = carta de Ejército
feel-card-viking = carta de Vikingos
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
feel-keys-escape = dejarlo, cerrar
feel-keys-part = a la parte siguiente de la mesa
feel-keys-d = la decisión
feel-keys-m = las jugadas
feel-keys-h = tu Mano
feel-keys-e = tu Condado
feel-keys-o = los demás Condes
feel-keys-t = el centro de la mesa
feel-keys-c = la crónica
feel-keys-w = escribir una jugada
feel-keys-s = activar o quitar el sonido
feel-keys-help = esta lista
feel-keys-close = Cerrar
feel-key-tab = Tab
feel-key-arrows = Flechas
feel-key-enter = Intro
feel-key-escape = Esc

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
