"""Every word a person reads: names, notation, sentences, choices, chronicles."""
