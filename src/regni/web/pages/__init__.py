"""The pages around the table, one a module."""
