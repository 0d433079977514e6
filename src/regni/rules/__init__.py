"""The rules that people look up and change: the rulebook, rulesets, options."""
