"""How much of the server one person and one address may take, so that something is left for everybody else."""
