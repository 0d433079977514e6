"""Decks as people write them, and the book of ready decks."""
