"""Webhooks: an address that somebody gives is told when it is his turn, if the owner of the server allows it."""
