"""Rules that show: small positions with a move or two and what comes of them, kept as files that are tests too."""
