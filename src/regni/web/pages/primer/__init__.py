"""How to play: a page for each variant, to read before the first game and to print."""
