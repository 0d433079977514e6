"""The reports of the experiments: tables, plots and rows."""
