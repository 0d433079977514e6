"""The pages of the server, one in a module."""
