"""Every move of a seat: each word that fits, in every way in which the rack's colours and pawns can spell it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tablee.crossword.actions import Pass
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import Tile, Tiles
from tablee.games.miramis.rules.box.letters import PAWN, PRINTS, Letter
from tablee.games.miramis.rules.lays.colouring import Spelled
from tablee.games.miramis.rules.lays.lanes import COLOURS
from tablee.games.miramis.rules.lays.moves import words
from tablee.games.miramis.rules.view import View


def legal(view: View) -> Iterator[Ask]:
    """Pass, exchanges, then all lays."""
    if view.seat is None or view.phase != "play":
        return
    yield Pass(view.seat)
    for count in range(1, view.may_exchange + 1):
        yield from (Exchange(view.seat, given) for given in sorted(set(combinations(sorted(view.rack), count))))
    for spelled in words(view.ground, view.stones, view.rack, all_words(view.options.compounds)):
        yield from (Lay(view.seat, tiles) for tiles in _ways(spelled, Counter(view.rack)))


def _ways(spelled: Spelled, left: Counter[Letter]) -> Iterator[Tiles]:
    """The letters laid, chosen square by square."""
    at = next((at for at, (spot, _) in enumerate(spelled) if not spot.stone), None)
    if at is None:
        yield ()
        return
    (row, col), face = spelled[at][0].square, spelled[at][1]
    for letter in (Letter(printed, colour) for printed in (face, PAWN) for colour in PRINTS):
        if not left[letter]:
            continue
        left[letter] -= 1
        for others in _ways(spelled[at + 1 :], left):
            for declared in COLOURS if letter.colour == "both" else (None,):
                yield (Tile(row, col, letter, face if letter.is_pawn else None, declared), *others)
        left[letter] += 1
