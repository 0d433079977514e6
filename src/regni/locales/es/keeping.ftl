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
