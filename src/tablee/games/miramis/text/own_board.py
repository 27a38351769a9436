"""The house's own board: where it is kept, and how it gets into the options of a new table (R19)."""

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from tablee.core.game import own_file
from tablee.core.refusal import Refused
from tablee.games.miramis.rules.box.board import Ground, reconstructed_ground
from tablee.games.miramis.rules.box.grounds import on_one_line, read_ground
from tablee.games.miramis.rules.options import Options

FILE = "miramis-board.txt"


def furnish(options: Options) -> Options:
    """The board itself where a table asks for the house's; Refused if somebody has spoiled the file."""
    if options.board != "house":
        return options
    own = own_ground()
    return replace(options, board=on_one_line(own) if own else "reconstructed")


def drawings() -> dict[str, dict[str, str]]:
    """What the named boards look like in this house, for whoever draws one of their own."""
    plain = reconstructed_ground()
    try:
        own = own_ground() or plain
    except Refused:
        own = plain
    return {"board": {"house": on_one_line(own), "reconstructed": on_one_line(plain)}}


def own_ground() -> Ground | None:
    """The board that the house has put in, or None; Refused if somebody has spoiled the file since."""
    text = own_file.found(kept_in(os.environ))
    return None if text is None else read_ground(text)


def keep(ground: Ground, variables: Mapping[str, str]) -> Path:
    """Put a board where new tables of this house will find it."""
    return own_file.keep(kept_in(variables), "\n".join(ground) + "\n")


def kept_in(variables: Mapping[str, str]) -> Path:
    """The file of the house's own board."""
    return own_file.kept_in(FILE, variables)
