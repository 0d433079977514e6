"""The pages of one table: its lobby, the table itself, what follows a game, a campaign."""
