"""Guided games: lessons as data, what a learner does in them, and their check."""
