"""The story of a game: scenes of what happened, and its end."""
