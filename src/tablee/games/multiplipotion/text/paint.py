"""Colours of the table in a terminal: potions and monsters."""

from tablee.core.text.paint import in_rows

paint = in_rows(
    r"",
    (r"(?<![\d/])\d{1,2}(?=/\d)", "bold magenta"),
    (r"(?<=\d/)\d{1,2}(?!\d)", "green"),
    (r"(?<=\)  )\d[\d ]*", "green"),
)
"""A card is potion/monster; of trophies the monsters are listed behind their number."""
