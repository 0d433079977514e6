"""How fast the engine and the search are, beside their peers."""
