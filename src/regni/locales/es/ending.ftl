### El final de una partida en la mesa del navegador: quién ganó y cómo, qué lo decidió, qué viene después.

## Quién ganó

end-title-won = { $number ->
    [one] Gana { $winner }
   *[other] Victoria común de { $winner }
}
end-title-great = Victoria mayor de { $winner }
end-title-vikings = Ganan los Vikingos
end-title-king = El Rey sigue reinando
end-title-max_rounds = Tablas
end-title-nobody = No gana nadie
end-yours-won = Tu victoria
end-yours-lost = Tu derrota

## Cómo: una frase para cada final

end-when = en la ronda { $round }
end-when-summer = en la ronda { $round } del Verano { $summer }
end-conquest = { $when } el último Feudo de { $loser } cayó ante { $doer }. No queda rival alguno, y el reino es de { $winner }.
end-vikings = { $when } los Vikingos arrasaron el último Feudo de { $loser }. Lo que queda en pie es de { $winner }.
end-treachery = { $when } murió a traición un Vasallo de { $loser }, y con él se perdió su Feudo, el último. El reino es de { $winner } por la Traición.
end-old_age = { $when } { $loser } murió de vejez, sin carta que robar. { $winner } ha sobrevivido a todos.
end-concession = { $when } { $loser } rindió las armas. El reino es de { $winner } sin un golpe más.
end-max_rounds = Se acabaron los años antes que los Condes: tras { $round ->
    [one] una ronda
   *[other] { $round } rondas
}, el pleito queda sin decidir.
end-nobody = { $when } el último Conde dejó la mesa, y la tierra no tiene dueño.
end-king_and_cathedral = { $when } { $winner } empezó su turno con Corona y Catedral en una sola mano, y no quedaba quien pudiera separarlas.
end-only_fief = { $when } solo { $winner } conservaba un Feudo, y los Vikingos no habían desembarcado: el reino se ganó antes de su llegada.
end-no_fief_left = { $when } ya ningún Conde tenía Feudo. Los Vikingos son dueños de la tierra.
end-greater_solo = { $when } avanzó el último Marcador Vikingo, y la Corona seguía en pie sobre tierra propia. Las crónicas hablarán mucho tiempo de { $winner }.
end-dual = { $when } avanzó el último Marcador Vikingo: { $king } llevaba la Corona, { $bishop } tenía la Catedral, y entre los dos salvaron la tierra.
end-lesser_solo = { $when } avanzó el último Marcador Vikingo sobre una tierra sin Rey. Solo la Catedral había perdurado, y con ella { $winner }.
end-viking_victory = { $when } avanzó el último Marcador Vikingo sobre una tierra sin Rey en su Feudo y sin Arzobispo. La victoria de los Vikingos es completa.
end-king_fallen = { $earls ->
    [one] { $when } el Rey perdió su último Feudo ante { $doer }. Un solo Conde se alzó contra él, y uno bastó.
   *[other] { $number ->
        [one] { $when } el Rey perdió su último Feudo ante { $doer }, y de todos los rebeldes solo { $winner } quedaba para verlo.
       *[other] { $when } el Rey perdió su último Feudo ante { $doer }. La rebelión de { $winner } ha vencido.
    }
}
end-earls_beaten = { $earls ->
    [one] { $when } { $cause_key ->
        [old_age] { $loser } murió de vejez
        [concede] { $loser } se rindió
       *[force] cayó { $loser }
    }, y así acabó la rebelión.
   *[other] { $when } { $cause_key ->
        [old_age] { $loser } murió de vejez
        [concede] { $loser } se rindió
       *[force] cayó { $loser }
    }: no quedan más rebeldes.
}

## Qué lo decidió

end-moments = Momentos decisivos
end-no-moments = Nada se tomó y nadie cayó: se decidió sin un golpe.
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
end-rematch-friends = Quien tenga la dirección de esta mesa puede sentarse también a la revancha.
end-other = Cambiar algo antes
end-campaign = Toda la campaña
end-series = La serie
end-series-stands = La serie es de quien tenga { $needed } victorias.{ $seats ->
    [2] { "" }
   *[other] { " Sigue hasta que alguien las tenga." }
}
end-series-won = { $earl } gana la serie tras { $games } partidas.
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
series-leads = va ganando { $earl }, { $score }
series-level = empate a { $score }
series-taken = { $earl } gana la serie, { $score }
