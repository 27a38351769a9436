"""A board of one's own: how a board file is checked, and where the house keeps the one it plays on (R19)."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tablee.core.refusal import Refused
from tablee.games.miramis.board import SIZE, Ground
from tablee.games.miramis.board_refusals import (
    StrangeSquare,
    TooFewSpecial,
    TooManySpecial,
    WrongRows,
    WrongWidth,
)

SIGNS = "rb*RBM"
SPECIAL = {"*": 3, "R": 1, "B": 1, "M": 2}
"""How many there are of each special square: two-coloured; MIRAMIS red, blue, two-coloured."""
FILE = "miramis-board.txt"


def read_ground(text: str) -> Ground:
    """The board of a file: 15 rows of 15 signs; spaces, empty lines and what follows a # are ignored. Or Refused."""
    lines = ("".join(line.split("#")[0].split()) for line in text.splitlines())
    ground = tuple(line for line in lines if line)
    if len(ground) != SIZE:
        raise Refused(WrongRows(len(ground), SIZE))
    for row, line in enumerate(ground, 1):
        if len(line) != SIZE:
            raise Refused(WrongWidth(row, len(line), SIZE))
        for col, sign in enumerate(line, 1):
            if sign not in SIGNS:
                raise Refused(StrangeSquare(row, col, sign, " ".join(SIGNS)))
    require_special(ground)
    return ground


def require_special(ground: Ground) -> None:
    """R19: as many special squares of each sort as the box has."""
    for sign, needed in SPECIAL.items():
        places = [(row, col) for row, line in enumerate(ground, 1) for col, one in enumerate(line, 1) if one == sign]
        if len(places) < needed:
            raise Refused(TooFewSpecial(sign, len(places), needed))
        if len(places) > needed:
            raise Refused(TooManySpecial(sign, len(places), needed, *places[needed]))


def own_ground() -> Ground | None:
    """The board that the house has put in, or None; Refused if somebody has spoiled the file since."""
    try:
        text = kept_in(os.environ).read_bytes().decode(errors="replace")
    except FileNotFoundError:
        return None
    return read_ground(text)


def keep(ground: Ground, variables: Mapping[str, str]) -> Path:
    """Put a board where new tables of this house will find it."""
    place = kept_in(variables)
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_suffix(".new")
    fresh.write_text("\n".join(ground) + "\n", "utf-8")
    fresh.replace(place)
    return place


def forget(variables: Mapping[str, str]) -> bool:
    """Take the house's own board away again; False if there was none."""
    place = kept_in(variables)
    known = place.exists()
    place.unlink(missing_ok=True)
    return known


def kept_in(variables: Mapping[str, str]) -> Path:
    """The file of the house's own board: in TABLEE_CONFIG, or where this system keeps a person's settings."""
    if folder := variables.get("TABLEE_CONFIG"):
        return Path(folder) / FILE
    if sys.platform == "win32":
        return Path(variables.get("APPDATA") or Path.home()) / "tablee" / FILE
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee" / FILE
    return Path(variables.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "tablee" / FILE
