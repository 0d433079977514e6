"""What just happened as pictures: battles, plots, Jousts, votes, Winters, ransoms and the King's turns."""
