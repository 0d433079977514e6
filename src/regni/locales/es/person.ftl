### Quién hace algo y de quién es. A quien lee se le habla de tú; los demás van con su nombre.
### $seat_key y $other_key dicen quién es: you, vikings, king o un color. Si es quien lee, $seat y $other no dicen nada.
### Cada lengua tiene aquí las palabras que necesita.

# Lo que son $seat y $other para quien lee: el verbo ya lo dice.
you = { "" }

# El final del verbo tras $seat: robas, Rojo roba, los Vikingos roban.
s = { $seat_key ->
    [you] s
    [vikings] n
   *[other] { "" }
}
es = { $seat_key ->
    [you] eres
   *[other] es
}
esta = { $seat_key ->
    [you] estás
   *[other] está
}
se = { $seat_key ->
    [you] te
   *[other] se
}
le = { $seat_key ->
    [you] te
   *[other] le
}
su = { $seat_key ->
    [you] tu
   *[other] su
}
sus = { $seat_key ->
    [you] tus
   *[other] sus
}
other-lacks = { $other_key ->
    [you] no tienes
   *[other] { $other } no tiene
}

## De quién es

seat-fief = { $seat_key ->
    [you] tu Feudo { $fief }
   *[other] el Feudo { $fief } de { $seat }
}
seat-home = { $seat_key ->
    [you] tu Feudo { $home }
   *[other] el Feudo { $home } de { $seat }
}
seat-card = { $seat_key ->
    [you] tu { $card }
   *[other] { the-card } de { $seat }
}
seat-tower = { $seat_key ->
    [you] una de tus Torres
   *[other] una Torre de { $seat }
}
seat-champion = { $seat_key ->
    [you] tu Campeón
   *[other] un Campeón de { $seat }
}
seat-plot = { $seat_key ->
    [you] tu trama
   *[other] la trama de { $seat }
}
seat-intrigue = { $seat_key ->
    [you] tu Intriga
   *[other] la Intriga de { $seat }
}
other-fief = { $other_key ->
    [you] tu Feudo { $fief }
   *[other] el Feudo { $fief } de { $other }
}
other-towers = { $other_key ->
    [you] tus Torres
   *[other] las Torres de { $other }
}
other-hand = { $other_key ->
    [you] tu Mano
   *[other] la Mano de { $other }
}
other-pool = { $other_key ->
    [you] tu reserva
   *[other] la reserva de { $other }
}
other-mercenary = { $other_key ->
    [you] tu Mercenario { $number }
   *[other] el Mercenario { $number } de { $other }
}
other-properties = { $other_key ->
    [you] tus Propiedades
   *[other] las Propiedades de { $other }
}

## El final de una partida

# Quien lee al final de una frase: cae ante ti.
you-object = ti
realm-is = { $winner_key ->
    [you] es tuyo
   *[other] es de { $winner }
}
loser-fief = { $loser_key ->
    [you] tu último Feudo
   *[other] el último Feudo de { $loser }
}
loser-left = { $cause_key ->
    [old_age] { $loser_key ->
        [you] moriste de vejez
       *[other] { $loser } murió de vejez
    }
    [concede] { $loser_key ->
        [you] te rendiste
       *[other] { $loser } se rindió
    }
   *[force] { $loser_key ->
        [you] caíste
       *[other] cayó { $loser }
    }
}
