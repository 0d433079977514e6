### La página de una campaña de Wessex.

campaign-now = Verano { $summer }, ronda { $round }.
campaign-now-winter = Es Invierno. Se prepara el Verano { $summer }: se gastan puntos y se eligen Mazos.
campaign-now-first = Está por empezar el primer Verano.
campaign-kept = La mesa se guarda tal como está, hasta la última jugada. Puedes dejarla ahora: te espera en la página de inicio.
campaign-over = La campaña ha terminado; su registro se descarga en la mesa.
campaign-go-on = Seguir
campaign-see-end = Ver cómo acabó
campaign-leave = Guardar y salir
campaign-standings = Los Condes
campaign-legacy = { $number ->
    [0] sin Puntos de Legado
    [one] { $number } Punto de Legado
   *[other] { $number } Puntos de Legado
}
campaign-to-spend = { $number } por gastar
campaign-first = Empieza
campaign-king = Rey
campaign-chart = Puntos de Legado de Invierno en Invierno
campaign-chart-label = Los Puntos de Legado de cada Conde tras cada Invierno; las cifras están con cada Verano.
campaign-chart-winter = { $number }
campaign-no-winter = Aún no ha llegado ningún Invierno, y nadie tiene Puntos de Legado.
campaign-began = Empieza { $earl }.
campaign-markers = { $number ->
    [0] Al empezar no ha avanzado ningún Marcador Vikingo.
    [one] Al empezar ya ha avanzado un Marcador Vikingo.
    [8] Han avanzado todos los Marcadores Vikingos: los Vikingos están en la mesa desde el principio.
   *[other] Al empezar ya han avanzado { $number } Marcadores Vikingos.
}
campaign-danelaw = El Danelaw
campaign-votes = Votaciones sobre el Invierno
campaign-no-votes = Nadie ha pedido una votación.
campaign-vote = Ronda { $round }, { $by }
campaign-ballot-for = a favor, con { $number }
campaign-ballot-against = en contra, con { $number }
campaign-ballot-abstains = se abstiene
campaign-shares = Puntos
campaign-earl = Conde
campaign-spent = Gastado antes
campaign-crowned = Corona
campaign-earned = Ganado en su Invierno
campaign-total = En total
campaign-none = –
campaign-rounds = La crónica de sus rondas
campaign-read = Leer la crónica de sus rondas
campaign-decks = Mazos
campaign-deck-own = Tu Mazo de este Verano
campaign-deck-shared = Hay amigos ante esta pantalla, así que aquí no se muestra ningún Mazo.
campaign-deck-seen = Cartas de los demás que están a la vista
campaign-deck-nothing = nada todavía
campaign-deck-left = { $number ->
    [one] { $number } carta por robar
   *[other] { $number } cartas por robar
}
campaign-winter-link = La campaña hasta ahora: votaciones, puntos, Mazos
campaign-winter-now = Ha llegado el Invierno. Es buen momento para una pausa: todo queda guardado.
