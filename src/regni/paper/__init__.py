"""Pages to print: drawn as vectors, in millimetres, and legible in black and white."""
