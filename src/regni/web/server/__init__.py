"""Addresses, sockets, and how patient the server is with whom."""
