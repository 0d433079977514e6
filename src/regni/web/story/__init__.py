"""What happened, as pictures; and the end of a game."""
