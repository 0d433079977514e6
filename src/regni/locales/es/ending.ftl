### El final de una partida en la mesa del navegador: quién ganó y cómo, qué lo decidió, qué viene después.

## Quién ganó

end-title-won = { $number ->
    [one] { $winner_key ->
        [you] Has ganado
       *[other] Gana { $winner }
    }
   *[other] Victoria común de { $winner }
}
end-title-great = Victoria mayor para { $winner }
end-title-vikings = Ganan los Vikingos
end-title-king = El Rey sigue reinando
end-title-max_rounds = Tablas
end-title-nobody = No gana nadie
end-yours-won = Tu victoria
end-yours-lost = Tu derrota

## Cómo: una frase para cada final

end-when = en la ronda { $round }
end-when-summer = en la ronda { $round } del Verano { $summer }
end-conquest = { $when } { loser-fief } cayó ante { $doer }. No queda ningún rival, y el reino { realm-is }.
end-vikings = { $when } los Vikingos arrasaron { loser-fief }. Lo que queda en pie { realm-is }.
end-treachery = { $when } { $loser_key ->
    [you] murió a traición un Vasallo tuyo, y con él se perdió tu último Feudo.
   *[other] murió a traición un Vasallo de { $loser }, y con él se perdió su último Feudo.
} El reino { realm-is } por la Traición.
end-old_age = { $when } { loser-left }, sin carta que robar. { $winner_key ->
    [you] Has sobrevivido a todos tus rivales.
   *[other] { $winner } ha sobrevivido a todos.
}
end-concession = { $when } { loser-left }. El reino { realm-is } sin un golpe más.
end-max_rounds = Nadie ganó a tiempo: tras { $round ->
    [one] una ronda
   *[other] { $round } rondas
}, la partida queda en tablas.
end-nobody = { $when } el último Conde dejó la mesa, y la tierra no tiene dueño.
end-king_and_cathedral = { $when } { $winner_key ->
    [you] empezaste tu turno
   *[other] { $winner } empezó su turno
} con Corona y Catedral en una sola mano, y ya nadie podía separarlas.
end-only_fief = { $when } { $winner_key ->
    [you] solo tú conservabas
   *[other] solo { $winner } conservaba
} un Feudo, y los Vikingos no habían desembarcado: el reino se ganó antes de su llegada.
end-no_fief_left = { $when } ya ningún Conde tenía Feudo. Los Vikingos son dueños de la tierra.
end-greater_solo = { $when } avanzó el último Marcador Vikingo, y la Corona seguía en pie sobre tierra propia. Las crónicas hablarán mucho tiempo de { $winner }.
end-dual = { $when } avanzó el último Marcador Vikingo: la Corona era de { $king }, la Catedral de { $bishop }, y así se salvó la tierra.
end-lesser_solo = { $when } avanzó el último Marcador Vikingo sobre una tierra sin Rey. Solo la Catedral había resistido, y con ella { $winner_key ->
    [you] tú
   *[other] { $winner }
}.
end-viking_victory = { $when } avanzó el último Marcador Vikingo sobre una tierra sin Rey en su Feudo y sin Arzobispo. La victoria de los Vikingos es completa.
end-king_fallen = { $earls ->
    [one] { $when } el Rey perdió su último Feudo ante { $doer }. Un solo Conde se alzó contra él, y bastó.
   *[other] { $number ->
        [one] { $when } el Rey perdió su último Feudo ante { $doer }. De todos los rebeldes { $winner_key ->
            [you] solo quedabas tú
           *[other] solo quedaba { $winner }
        } para verlo.
       *[other] { $when } el Rey perdió su último Feudo ante { $doer }. La rebelión de { $winner } ha vencido.
    }
}
end-earls_beaten = { $earls ->
    [one] { $when } { loser-left }, y así acabó la rebelión.
   *[other] { $when } { loser-left }: no quedan más rebeldes.
}

## Qué lo decidió

end-moments = Momentos decisivos
end-no-moments = Nada se tomó y nadie cayó: se decidió sin un golpe.
end-why = La crónica dice por qué cada bot hizo lo que hizo.
end-moment = Ronda { $round }
end-moment-summer = Verano { $summer }, ronda { $round }

## Qué hizo cada Conde

end-figures = Los Condes en cifras
end-figure-turns = Turnos
end-figure-drawn = Cartas robadas
end-figure-founded = Feudos fundados
end-figure-taken = Feudos tomados
end-figure-lost = Feudos perdidos
end-figure-attacks = Ataques
end-figure-victories = … que tomaron algo
end-figure-attacked = Ataques sufridos
end-figure-held = … sin perder nada
end-figure-strongest = Golpe más fuerte
end-figure-hired = Mercenarios contratados
end-figure-plots = Tramas
end-figure-succeeded = … con éxito
end-figure-lords = Lores perdidos
end-figure-crowns = Coronaciones
end-figure-legacy = Puntos de Legado
end-figure-largest = Condado más grande
end-course = Los Condados de ronda en ronda
end-course-text = Cartas en la mesa: Feudos con Propiedades y Lores, Mercenarios, cartas de Ejército y Torres.
end-chart-label = El tamaño de cada Condado de ronda en ronda; las cifras están en la tabla.

## Qué viene después

end-next = Qué viene después
end-see-table = La mesa como quedó
end-see-end = Cómo acabó
end-rematch = Revancha
end-rematch-text = Los mismos Condes, reglas y Mazos, y otro reparto.
end-rematch-series = Los mismos Condes, reglas y Mazos, y otra serie.
end-rematch-friends = Quienes juegan en otros dispositivos conservan su sitio.
end-other = Cambiar algo antes
end-campaign = Toda la campaña
end-series = La serie
end-series-stands = La serie es de quien tenga { $needed } victorias.{ $seats ->
    [2] { "" }
   *[other] { " Sigue hasta que alguien las tenga." }
}
end-series-won = { $earl_key ->
    [you] Ganas
   *[other] { $earl } gana
} la serie tras { $games } partidas.
end-series-wins = { $number ->
    [0] ninguna partida
    [one] una partida
   *[other] { $number } partidas
}
end-deck = Cambiar el Mazo de { $earl }
end-deck-own = Cambiar tu Mazo
end-deck-changed = Ya hay otro Mazo elegido
end-deck-named = { end-deck-changed }: { $deck }.
end-deck-self-made = uno hecho por ti
error-rematch-running = Esta mesa no ha terminado. Juega hasta el final y pide entonces la revancha.

## Otro Mazo para la partida siguiente de una serie

series-deck-title = Un Mazo para la partida siguiente
series-deck-lead = Quien ganó la última partida conserva su Mazo; los demás pueden traer otro.
series-deck-of = { $earl }: elige un Mazo
series-deck-friends = Esta página es solo para { $earl }.
series-deck-build = El Mazo que guardes en el taller saldrá en esta lista cuando vuelvas y cargues la página de nuevo.
series-deck-now = El Mazo tal como está
series-deck-other = Otro Mazo
series-deck-take = Tomar este Mazo
series-deck-back = Volver a la mesa

## Cómo va una serie, junto a la partida que se juega

series-game = Partida { $number } · la serie es de quien gane { $needed } partidas
series-leads = { $earl_key ->
    [you] vas ganando, { $score }
   *[other] va ganando { $earl }, { $score }
}
series-level = empate a { $score }
series-taken = { $earl_key ->
    [you] ganas la serie, { $score }
   *[other] { $earl } gana la serie, { $score }
}
