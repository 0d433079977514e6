"""What matters on the table to one seat: dangers, what a move leads to, what an attack takes. All of it is worked out
with the engine's own functions, on the table as that seat sees it, so nothing hidden is used."""
