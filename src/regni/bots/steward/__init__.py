"""The steward: a bot that plays by rules of thumb, with a module for each kind of decision."""
