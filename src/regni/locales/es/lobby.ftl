# Amigos en otros dispositivos: la sala de una mesa y lo que hay detrás de un enlace.

lobby-lead = Cada cual se sienta desde su teléfono u ordenador. La partida empieza cuando todo el mundo está listo.
lobby-open = Sitio libre
lobby-you = Tú
lobby-nameless = Alguien más
lobby-is-host = Anfitrión
lobby-here = aquí
lobby-away = fuera
lobby-is-ready = todo listo
lobby-not-ready = aún no
lobby-name = Tu nombre
lobby-rename = Cambiar
lobby-deck = Tu Mazo (los demás no lo ven)
lobby-deck-kept = El Mazo de la última partida
lobby-deck-kept-text = Las mismas cartas que en la última partida.
lobby-take-deck = Usar este Mazo
lobby-decks-late = Los Mazos se eligen cuando la partida ha empezado.
lobby-ready = Estoy listo
lobby-wait = Un momento, aún no
lobby-leave = Dejar este sitio
lobby-sit-too = Sentarme aquí también (alguien en mi pantalla)
lobby-give-bot = Dar el sitio a un bot
lobby-free = Dejar libre este sitio
lobby-make-host = Nombrar anfitrión
lobby-invite = Invitar
lobby-invite-text = Envía un enlace. Abre una página donde tu invitado ocupa un sitio. Abrir el enlace, por sí solo, no ocupa nada.
lobby-link-seat = Enlace para este sitio
lobby-link-any = Enlace para cualquier sitio libre
lobby-link-watch = Enlace para mirar. Enseña lo que ve todo el mundo y ninguna Mano.
lobby-copy = Copiar
lobby-copied = Copiado
lobby-link-seat-text = Quien abra este enlace puede ocupar este sitio y ningún otro.
lobby-code = Código QR, otro enlace
lobby-code-label = Código QR del enlace
lobby-renew = Crear otro enlace. El anterior deja de valer.
lobby-waits-open = { $number ->
    [one] Hay un sitio libre.
   *[other] Hay { $number } sitios libres.
}
lobby-waits-ready = Aún faltan: { $names }.
lobby-all-here = Todo el mundo está listo.
lobby-host-begins = Todo el mundo está listo. El anfitrión empieza la partida.
lobby-close = Cerrar la mesa
lobby-close-text = La mesa se acaba para todos y sus enlaces dejan de abrirse.
lobby-close-not = Dejarla abierta
lobby-closed = Ya no tienes sitio en esta mesa. El anfitrión lo ha dejado libre o ha cerrado la mesa, o la has dejado en otra página.
lobby-lost = Sin conexión. Intentando conectar…
lobby-waiting = La gente se está sentando
lobby-alone = Solo este ordenador llega a esta mesa. Para que se unan amigos de tu red, cierra el programa e inícialo así:

join-title = Te invitan a una partida
join-watch = Mirar una partida
join-watch-text = Ves lo que ve toda la mesa. Las Manos siguen ocultas.
join-watch-button = Mirar
join-watch-soon = La partida aún no ha empezado. Esta página la mostrará en cuanto empiece.
join-choose = Elige un sitio
join-sit = Ocupar el sitio
join-cookie = Este navegador guarda entonces tu sitio. Para jugar también en otro dispositivo, crea un enlace en la página Tus dispositivos.
join-taken = Con este enlace no queda ningún sitio libre. Pide otro al anfitrión.
join-seated = Tienes un sitio en esta mesa.
join-go = Ir a la mesa

screen-open = En una pantalla grande
screen-watch = Escanea para mirar en tu teléfono.

devices-title = Tus dispositivos
devices-lead = Tus mesas pertenecen a este navegador. No hay contraseñas: un enlace las lleva a otro dispositivo.
devices-make-link = Crear un enlace para otro dispositivo
devices-link = Abre este enlace en el otro dispositivo. Sirve una vez, durante un día.
devices-end-title = ¿Has perdido un dispositivo?
devices-end-text = Los demás dispositivos pierden tus sitios, y las páginas que tengan abiertas se cierran enseguida. Los enlaces sin usar dejan de valer. Este navegador sigue.
devices-end = Cerrar los demás dispositivos
devices-forget-title = Olvídame
devices-forget-text = Se borran tus nombres, lo que escribiste a los demás, tus Mazos, tus reglas de la casa y tu webhook. Las partidas solo conservan el color con que jugaste.
devices-kept = Si durante { $days } días no entra ninguno de tus dispositivos y ya no estás en ninguna mesa, se borran tus Mazos, tus reglas de la casa, tu webhook y la unión de tus dispositivos.
devices-forget = Olvídame
devices-forget-sure = No se puede deshacer. Pierdes tu sitio en todas las mesas cuya partida no ha acabado.
devices-forget-not = Conservarlo todo
devices-arrive = Jugar también en este dispositivo
devices-arrive-text = Tus mesas, Mazos y reglas de la casa llegan a este navegador. Lo que ya tenía se conserva y se une a ello.
devices-arrive-own = Pulsa el botón solo si hiciste tú este enlace. Si te lo ha mandado otra persona, se quedaría con tus sitios y vería tus cartas.
devices-arrive-button = El enlace es mío: usar este dispositivo

error-lobby-taken = Este sitio está ocupado. Elige otro.
error-lobby-seat = No existe ese sitio. Elige otro.
error-lobby-host = Solo el anfitrión puede hacerlo. Pídeselo.
error-lobby-nobody = Ahí no se sienta nadie que pueda ser anfitrión. Elige otro sitio.
error-lobby-name = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
error-lobby-reserved = Aquí { $name } es el nombre de un Conde o de un bot. Elige otro nombre.
error-lobby-missing = Aún falta alguien por estar listo. Espera, o da los sitios libres a bots.
error-lobby-over = La partida ha empezado o la mesa se ha cerrado. Ve a la página de inicio.

seats-title = Sitios y enlaces
seats-text = Si alguien no puede seguir, da su sitio a otra persona: crea otro enlace. La partida sigue como está.
seats-free = Sitio libre
seats-yours = Tu sitio
seats-link = Quien abre este enlace puede ocupar este sitio. Sirve una vez.
seats-renew = Crear otro enlace a este sitio
seats-renew-text = Quien tiene este sitio lo pierde enseguida, en todos sus dispositivos. Quien lo ocupe con el enlace nuevo ve su Mano y sigue jugando.
seats-renew-free = El último enlace a este sitio deja de valer.
seats-renew-watch = Crear otro enlace para mirar
seats-renew-watch-text = El enlace anterior deja de valer. Quien mira con él deja de mirar, y una pantalla grande enseña el código nuevo cuando la abres otra vez.
seats-renew-not = Dejarlo como está

error-seats-own = Este es tu propio sitio. No necesita enlace.
error-seats-two = Tienes un sitio en esta mesa. Este debe ocuparlo otra persona.
error-seats-over = La partida no ha empezado o ha terminado. Los enlaces a sus sitios se crean mientras se juega.

deal-hash = SHA-256
deal-title = El reparto
deal-fixed = El reparto: { $number } de { $all } palabras dadas.
deal-missing = Falta la palabra de { $names }.
deal-opened = El reparto: { $number } de { $all } palabras abiertas.
deal-left-out = Fuera del reparto: { $names }. Su palabra no llegó a tiempo.
deal-again = Los demás reparten otra vez con palabras nuevas.
deal-how = Por qué nadie puede elegir las cartas
deal-about = Tu navegador, los de tus amigos y el servidor aportan cada uno una palabra secreta. Todas juntas barajan las cartas. Cada palabra queda fijada por su huella, que ves aquí, antes de que se abra ninguna. Así nadie puede elegir las cartas, ni siquiera quien lleva el servidor. Al final se enseñan las palabras y tu navegador las comprueba. Lo que queda: quien lleva el servidor puede leer las cartas durante la partida.
deal-server = El servidor
deal-no-script = Tu navegador no ejecuta scripts, así que no puede aportar una palabra. Los demás reparten sin ella.
deal-changed = El servidor ha cambiado lo que estaba fijado. Tu navegador no abre su palabra. Pregunta a quien lleva el servidor.
deal-made = { $people ->
    [0] El servidor barajó las cartas sin nadie más: ningún navegador aportó una palabra. Así nadie puede comprobar si las cartas se eligieron.
    [one] La palabra de una persona y la del servidor barajaron juntas las cartas.
   *[other] Las palabras de { $people } personas y la del servidor barajaron juntas las cartas.
}
deal-remains = Quien lleva el servidor puede leer las cartas durante la partida, pero no elegirlas.
deal-good = Tu navegador ha comprobado el reparto: tu palabra está en él, y la del servidor quedó fijada antes de empezar. Nadie eligió las cartas.
deal-bad = Este reparto no se sostiene: las palabras no son las que se fijaron antes de la partida. Guarda el registro y pregunta a quien lleva el servidor.
deal-none = Este navegador no tiene ninguna palabra en el reparto. Las palabras encajan entre sí, pero solo un navegador que aportó una puede comprobarlas todas.
deal-words = Las palabras
deal-check = Cada palabra tiene la huella que se enseñó antes de la partida. La orden regni replay las comprueba en el registro.
deal-later = Las palabras se enseñan cuando acaban todas las partidas de la serie: barajan las cartas de todas ellas.

error-deal-round = Esta palabra es de otra ronda del reparto. No se ha cambiado nada.
error-deal-late = Tu palabra llegó tarde a este reparto. Los demás reparten sin ella.
error-deal-word = Esto no es una palabra para el reparto. No se ha cambiado nada. Recarga la página.
error-deal-fixed = Tu palabra está fijada y ya no se puede cambiar.
error-deal-used = Esta palabra ya se ha usado. Cada reparto necesita una nueva.
error-deal-early = Las palabras se abren cuando todas están fijadas. Espera hasta entonces.
error-deal-wrong = Esta no es la palabra que fijaste. No se ha cambiado nada.
error-deal-seat = Solo quienes juegan aportan palabras al reparto. Siéntate primero.
error-deal-under-way = Se están repartiendo las cartas. Espera un momento o deja tu sitio.
