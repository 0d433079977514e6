### Examples of rules: a small position, and its moves step by step.

example-show = Show me
example-title = Show me: { $rule }
example-steps = Steps
example-before = Before the first move
example-refused = Not allowed:
example-nothing = Nothing else changes.
example-previous = Back
example-next = Next
example-at = { $number } of { $whole }
example-others = Examples of { $rule }:
example-besides = Also seen here:
example-another = Example { $number }
example-not-allowed = Not allowed

# In the terminal.
rules-show-help = show examples of the rule or card: a position, and its moves step by step
rules-show-more = { $number ->
    [1] See an example: add --show
   *[other] See { $number } examples: add --show
}
rules-show-title = Example { $number } of { $whole }: { $rule }
