### Ejemplos de reglas: una posición pequeña y sus jugadas, paso a paso.

example-show = Muéstramelo
example-title = Muéstrame { $rule }
example-steps = Pasos
example-before = Antes de la primera jugada
example-refused = No se puede:
example-nothing = No cambia nada más.
example-previous = Atrás
example-next = Siguiente
example-at = { $number } de { $whole }
example-others = Ejemplos de { $rule }:
example-besides = También se ve aquí:
example-another = Ejemplo { $number }
example-not-allowed = No se puede

# In the terminal.
rules-show-help = mostrar ejemplos de la regla o carta: una posición y sus jugadas, paso a paso
rules-show-more = { $number ->
    [1] Para ver un ejemplo, añade --show
   *[other] Para ver { $number } ejemplos, añade --show
}
rules-show-title = Ejemplo { $number } de { $whole }: { $rule }
