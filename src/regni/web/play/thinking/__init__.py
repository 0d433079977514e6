"""Bots think in processes of their own, beside the server: the order in which they do, how a process is asked, and what
it does."""
