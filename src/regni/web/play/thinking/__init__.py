"""Bots think in processes apart from the server: in which order, how a process is asked, and what it does."""
