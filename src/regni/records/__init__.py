"""Games, positions and series as files."""
