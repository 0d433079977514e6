"""The browser table: server, store and pages."""
