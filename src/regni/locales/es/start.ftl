### La página de inicio de la mesa en el navegador.

start-nav = Páginas
start-nav-new = Partida nueva
start-nav-decks = Mazos
start-heading = Toma asiento
start-text = Un juego de cartas con castillos, intrigas y naves vikingas en la antigua Inglaterra. Pulsa Jugar para empezar contra bots. Lo demás es opcional.

start-title = { $number ->
    [one] Te toca en una mesa
   *[other] Te toca en { $number } mesas
}
start-elsewhere = { $number ->
    [one] Te toca en otra mesa
   *[other] Te toca en otras { $number } mesas
}
start-mine = Te toca
start-oldest = Haz sitio para nuevas partidas
start-oldest-text = Tienes { $number } partidas sin terminar que se han jugado en los últimos { $days } días, y no caben más. Estas son las más antiguas. Borra una para empezar otra.
start-others = Deciden otros
start-turn-bots = Ábrela y los bots seguirán jugando
start-turn-own = Te toca
start-turn-own-for = Te toca desde hace { $span }
start-turn = Decide { $name }
start-turn-for = Decide { $name } desde hace { $span }
start-more = { $number ->
    [one] Una partida más
   *[other] { $number } partidas más
}
start-finished = { $number ->
    [one] Una partida terminada
   *[other] { $number } partidas terminadas
}
start-show-all = { $number ->
    [one] Ver una partida más
   *[other] Ver { $number } partidas más
}
start-you = tú
start-several = { $number } × { $name }
start-best-of = al mejor de { $number }
start-remove = Quitar
start-remove-name = { $name }: quitar de esta lista
start-remove-title = ¿Quitar esta partida de tu lista?
start-remove-text = No se borra nada: los demás pueden seguir jugando y tú conservas tu sitio. Pero ya no saldrá en esta lista.
start-remove-not = Conservarla

start-new = Una partida nueva
start-against = Los bots juegan como
start-play = Jugar
start-choose = Preparar…
start-begins = { $bots ->
    [0] A solas contra el Rey
    [one] Tú contra un bot
   *[other] Tú contra { $bots } bots
}

# Cada juego en una línea.
start-line-base = Levanta castillos, ataca a tus vecinos y sé el último que conserve uno.
start-line-heathen = La misma lucha, pero no se echa a nadie. Hazte con la corona y la catedral antes de que las naves vikingas vengan por segunda vez.
start-line-wessex = Varias partidas seguidas. Se vota cuándo acaba cada una, y con lo que has conseguido empiezas mejor la siguiente.
start-line-rebellion = Toma los castillos de un rey que juega solo: cada turno, una carta dice qué hace.

# Cuánto dura cada juego contra bots y para quién es.
start-for-base = Unos 20 minutos. Empieza por este.
start-for-heathen = Unos 25 minutos. Para quien quiere seguir en juego hasta el final.
start-for-wessex = Una hora o más; se puede parar después de cada partida. Para quien conoce el juego base.
start-for-rebellion = Una media hora. Para una persona sola, o para amigos que quieren ganar juntos.

# Para quien aún no tiene ninguna partida; después, como enlace pequeño.
start-new-here = ¿Es tu primera vez?
start-new-here-text = No hace falta saber nada. En una primera partida guiada de unos { $minutes } minutos, un maestro te dice las cosas de una en una. O lee cómo va, o empieza sin más contra dos escuderos, que también se equivocan.
start-new-here-learn = Una primera partida guiada
start-new-here-read = Cómo se juega, en tres minutos
start-new-here-play = Empezar contra escuderos

start-friends = Jugar con amigos
start-friends-text = Cada cual en su teléfono u ordenador. Tú envías un enlace; ellos ocupan un sitio.
start-friends-open = Abrir una mesa
start-decks = Mazos
start-decks-text = { $number } Mazos preparados, cada uno con su idea. Llévate uno tal cual, o haz el tuyo a partir de él.
start-decks-open = Abrir el taller de Mazos

start-now = ahora mismo
start-minutes-ago = { $number ->
    [one] hace un minuto
   *[other] hace { $number } minutos
}
start-hours-ago = { $number ->
    [one] hace una hora
   *[other] hace { $number } horas
}
start-days-ago = { $number ->
    [one] ayer
   *[other] hace { $number } días
}
start-weeks-ago = hace { $number } semanas
start-months-ago = hace { $number } meses
start-years-ago = hace { $number } años
start-span-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minutos
}
start-span-hours = { $number ->
    [one] una hora
   *[other] { $number } horas
}
start-span-days = { $number ->
    [one] un día
   *[other] { $number } días
}
start-span-weeks = { $number } semanas
start-span-months = { $number } meses
start-span-years = { $number } años
start-unreadable = Una mesa que no se puede leer
start-winter = Invierno, antes del Verano { $number }
