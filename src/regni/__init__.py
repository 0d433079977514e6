"""An open digital table for the card game Ortus Regni and its variants."""

__version__ = "0.1.0"
