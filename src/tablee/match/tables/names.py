"""The names people play under: what is left of one when it is cleaned, and whether anybody could see it."""

from unicodedata import category

from tablee.core.refusal import Refused
from tablee.match.refusals.tables import BadName

NAME_LIMIT = 24

BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\U0001d159"), " ")
"""Fillers of Hangul, an empty Braille cell, a headless note: letters and signs by category, nothing to the eye."""

SEEN = ("L", "N", "S")
"""Letters, numbers, signs (emoji among them); marks and selectors alone show nothing, and dots are no name."""


def name_from(text: str) -> str:
    """A name as it is shown, or Refused(BadName): too long, not printable, or nothing to be seen."""
    name = " ".join(text.translate(BLANKS).split())
    seen = any(category(letter).startswith(SEEN) for letter in name)
    if not (seen and len(name) <= NAME_LIMIT and name.isprintable()):
        raise Refused(BadName(NAME_LIMIT))
    return name
