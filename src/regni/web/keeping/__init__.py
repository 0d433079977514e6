"""How long tables are kept, and how they are taken elsewhere."""
