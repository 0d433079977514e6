"""Plays many games of bots and tells how sure their figures are. The lab and the pages both use it."""
