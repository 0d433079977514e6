# Cuánto tiempo se guardan las mesas y cómo se llevan a otro sitio.

keeping-title = Esta mesa
keeping-unfinished = { $days ->
    [one] La partida que nadie juega durante un día se retira, es decir, se borra.
   *[other] La partida que nadie juega durante { $days } días se retira, es decir, se borra.
}
keeping-finished = { $days ->
    [one] Una partida terminada se retira al cabo de un día.
   *[other] Una partida terminada se retira al cabo de { $days } días.
}
keeping-lobbies = { $days ->
    [one] Una mesa cuya partida no empieza se retira al cabo de un día.
   *[other] Una mesa cuya partida no empieza se retira al cabo de { $days } días.
}
keeping-end-unfinished = Esta partida se retira el { $day } si nadie sigue jugando.
keeping-end-finished = Esta partida se retira el { $day }.
keeping-end-lobbies = Esta mesa se retira el { $day } si nadie hace nada en ella.
keeping-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
keeping-day-year = { $day } de { $year }
keeping-delete = Borrar
keeping-delete-name = { $name }: borrar
keeping-delete-title = ¿Borrar esta partida?
keeping-delete-text = Desaparece para siempre, de esta lista y del servidor.

carry-title = Llevártela
carry-name = { $name }: llevártela
carry-text = Un archivo con la mesa entera, para seguir jugando en otro ordenador: ábrelo allí en la página de inicio.
carry-hidden = El archivo contiene todas las cartas ocultas.
carry-download = Descargar el archivo
carry-open-title = Una mesa de otro sitio
carry-open-text = Sigue jugando aquí en una mesa que te llevaste como archivo. El archivo queda como está.
carry-file = Archivo de una mesa
carry-open = Abrirla

error-carry-large = Este archivo ocupa más de { $most } MB, así que no es una mesa. No se ha cambiado nada.
error-carry-garbage = Este archivo no es una mesa de regni, o está dañado. No se ha cambiado nada.
error-carry-newer = Este archivo lo hizo un regni más nuevo. Actualiza este primero; no se ha cambiado nada.
error-carry-long = Esta mesa tiene más de { $most } entradas: es demasiado larga para abrirla. No se ha cambiado nada.
error-carry-moves = Este archivo dice algo que las reglas no permiten: está dañado o alguien lo ha cambiado. No se ha abierto ninguna mesa.
error-carry-others = En esta mesa juegan varias personas, cada una en su dispositivo. El archivo contendría sus cartas ocultas, así que solo podrás llevártela cuando acabe la partida.
