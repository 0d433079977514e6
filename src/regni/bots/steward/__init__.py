"""The steward: a bot that plays by rules of thumb. A module for each kind of decision."""
