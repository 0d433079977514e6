"""How a new frame is staged: how long it stays, what it is shown with, and whether the page waits."""
