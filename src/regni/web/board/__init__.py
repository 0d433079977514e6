"""What is drawn of a table, what can be clicked on it, and why something cannot."""
