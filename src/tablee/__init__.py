"""Tablée: French parlour games, as a library, a terminal game and a house on the web."""

__version__ = "0.1.0"
