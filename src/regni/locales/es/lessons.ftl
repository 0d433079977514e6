### Partidas guiadas: lo que todas comparten. Los textos de cada una están en un archivo propio.

## En la mesa

lesson-part = Parte { $number } de { $parts }
lesson-on = Seguir
lesson-begin-alone = Seguir por tu cuenta
lesson-back = Atrás
lesson-skip = Saltar esta parte
lesson-leave = Salir
lesson-aside = Otras jugadas que permiten las reglas
lesson-for-now = De momento:
lesson-allowed = «{ $move }»: las reglas lo permiten. { $does }

## Errores

error-lesson-unknown = No hay ninguna lección { $name }. ¿Quieres decir { $near }?
error-lesson-empty = { $where }: una lección necesita partes, y cada parte necesita pasos.
error-lesson-twice = { $where }: otra parte también se llama { $name }.
error-lesson-seats = { $where }: esta parte tiene { $number } Condes, y la primera tiene { $seats }.
error-lesson-last = { $where }: el último paso de una parte solo se lee; no tiene jugadas ni nada que ocurra después.
error-lesson-free = { $where }: los pasos de la última parte solo se leen, porque después la partida sigue libre.
error-lesson-position = { $where }: { $problem }
error-lesson-top = { $where }: en este mazo no queda ninguna carta { $card }.
error-lesson-name = { $where }: { $name } no es un nombre. Usa minúsculas, cifras y guiones.
error-lesson-no-moves = { $where }: las respuestas y condiciones van en un paso con jugadas.
error-lesson-wait = La lección espera tu jugada.
error-lesson-not-now = La lección no enseña ahora esa jugada.
error-lesson-no-part = Esta es la última parte de la lección.
error-lesson-no-back = Este es el principio de la lección.
error-lesson-none = En esta mesa no hay ninguna lección.
error-lesson-terms = Esta lección tiene otro número de jugadores.
error-lesson-long = Has dado { $most } pasos en esta lección. Empiézala de nuevo desde la lista de lecciones.

## Lo que encuentra el examen: `regni lessons --check`

error-lesson-text = { $lesson }: falta el texto { $text } en { $language }.
error-lesson-term-unknown = { $where }: no existe el término { $term }.
error-lesson-term-early = { $where }: se dice «{ $term }» ({ $language }) antes de que un paso lo explique.
error-lesson-term-unsaid = { $where }: el paso debería explicar el término { $term }, pero su texto ({ $language }) no lo dice.
error-lesson-broken = { $where }: { $problem }
error-lesson-then = { $where }: aquí debería ocurrir «{ $move }», pero la regla { $rule } lo prohíbe.
error-lesson-dead-end = { $where }: no se puede hacer ninguna de las jugadas que se enseñan ({ $moves }, regla { $rule }).
error-lesson-until = { $where }: lo que el paso espera ya se cumple antes de empezar.
error-lesson-holds = { $where }: el texto cuenta con que { $fact } sea { $number }, pero es { $found }.
error-lesson-unanswered = { $where }: no hay respuesta a «{ $move }».
error-lesson-unused = { $where }: «{ $move }» nunca se puede hacer aquí.
error-lesson-back = { $where }: volver atrás lleva a otro lugar.
error-lesson-skip = { $where }: saltar la parte no lleva a la siguiente.

## Las páginas de las lecciones

learn-title = Aprende a jugar
learn-lead = Partidas guiadas en la mesa de verdad. Sal cuando quieras: se guarda por dónde vas.
learn-minutes = Unos { $minutes } minutos, { $parts } partes
learn-done = ya la has terminado
learn-begin = Empezar
learn-go-on = Seguir
learn-again = Jugarla otra vez
learn-parts = Qué enseña
learn-parts-title = Las partes
learn-part-done = hecha
learn-from-here = Empezar aquí
learn-all = Todas las lecciones

## La orden

lessons-help = las partidas guiadas, y si todavía se pueden jugar
lessons-example = Ejemplos: regni lessons; regni lessons first; regni lessons --check
lessons-name = NOMBRE
lessons-name-help = una lección; sin nombre, todas
lessons-check = juega cada lección entera, por los caminos que enseña y por los que no, y dice qué está roto
lessons-line = { $title } ({ $lesson }), unos { $minutes } minutos
lessons-good = { $lesson }: { $parts } partes, { $steps } pasos, no hay nada roto.

## El final de la partida libre

lesson-told = Qué decidió esta partida
lesson-told-next = Qué probar ahora
lesson-why-won-fief = Has ganado porque tu rival perdió su último Feudo.
lesson-why-won-age = Has ganado porque el Mazo de tu rival estaba vacío: murió de vejez.
lesson-why-won-concession = Has ganado porque tu rival se rindió.
lesson-why-won-king = Has ganado porque el Rey perdió su último Feudo.
lesson-why-lost-fief = Has perdido porque cayó tu último Feudo.
lesson-why-lost-age = Has perdido porque tu Mazo estaba vacío cuando tenías que robar.
lesson-why-lost-concession = Has perdido porque te rendiste.
lesson-fact-attacks = { $number ->
    [0] No has atacado ni una vez.
    [one] Has atacado una vez { $good ->
        [0] sin llevarte nada
       *[other] y te has llevado algo
    }.
   *[other] Has atacado { $number } veces { $good ->
        [0] sin llevarte nada
        [one] y en una te has llevado algo
       *[other] y en { $good } te has llevado algo
    }.
}
lesson-fact-attacked = { $number ->
    [0] Nadie te ha atacado.
    [one] Te han atacado una vez { $good ->
        [0] y has perdido algo
       *[other] sin quitarte nada
    }.
   *[other] Te han atacado { $number } veces { $good ->
        [0] y siempre has perdido algo
        [one] y en una no has perdido nada
       *[other] y en { $good } no has perdido nada
    }.
}
lesson-try-towers = Pon más Torres. No cuestan Acción, y cada una para 1 de daño en cada Ataque.
lesson-try-attack = Ataca antes. Si tienes más fuerza de la que hay delante de un Feudo, tómalo.
lesson-try-deck = Vigila tu Mazo. Guarda para él un Estandarte, y ten un Príncipe de Lord.
lesson-try-plots = Prueba la Traición con un Vasallo que sea Lord: se pierde el Feudo entero.
lesson-try-again = Juega otra vez contra un escudero. Es el más fácil de los bots.
lesson-try-harder = Prueba ahora contra un caballero. Juega mejor que un escudero.
lesson-try-king = Juega ahora contra el Rey desde el primer turno.
lesson-play-next = Jugar contra un { $level }
lesson-play-king = Jugar contra el Rey
lesson-last-again = Esta partida otra vez
