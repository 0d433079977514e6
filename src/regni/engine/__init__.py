"""The rules of the game.

The package uses only the standard library. It has no texts for people, does no I/O and reads no clock. mypyc
compiles it into the wheel.
"""
