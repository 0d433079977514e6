"""Webhooks: the server sends a message to an address that somebody has given when it is his turn, if the owner of the
server allows it."""
