"""Sessions: how they are played, stored, kept running, and shown to each browser."""
