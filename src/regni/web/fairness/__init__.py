"""How much of the server one person and one address may use, so that enough is left for everybody else."""
