"""Friends come together: the lobby of a table, its links, and who takes which seat."""
