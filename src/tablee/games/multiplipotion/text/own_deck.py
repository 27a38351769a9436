"""The house's own cards: where they are kept, and how they get into the options of a new table (R2)."""

import os
from dataclasses import replace
from pathlib import Path

from tablee.core.game import own_file
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.decks import on_one_line, read_deck
from tablee.games.multiplipotion.rules.options import Options

FILE = "multiplipotion-deck.csv"


def furnish(options: Options) -> Options:
    """The cards themselves where a table asks for the house's; Refused if somebody has spoiled the file."""
    if options.deck != "house":
        return options
    return replace(options, deck=on_one_line(own_deck()) or "reconstructed")


def own_deck() -> Cards:
    """The cards that the house has put in, or none; Refused if somebody has spoiled the file since."""
    text = own_file.found(kept_in())
    return read_deck(text) if text is not None else ()


def kept_in() -> Path:
    """The file of the house's own cards."""
    return own_file.kept_in(FILE, os.environ)
