"""The server: addresses, sockets, and how long it waits for a browser."""
