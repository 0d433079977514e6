"""The rules. Standard library only: no text, no I/O, no clock. Compiled with mypyc into the wheel."""
