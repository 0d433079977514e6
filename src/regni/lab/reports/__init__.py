"""What the experiments say: tables, plots and rows of what was found."""
