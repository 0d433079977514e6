"""Many games of bots, and how sure their figures are: what the lab and the pages both need."""
