"""The people at a table: who is here, and what they say to each other."""
