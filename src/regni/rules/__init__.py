"""The rules as people look them up and change them: the rulebook, rulesets, options."""
