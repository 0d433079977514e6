"""The table in a terminal: it prints, then asks."""
