"""The leaflet's game of seven moves, stepped through; and what it only tells of: pawns, MIRAMIS, an exchange."""

from functools import reduce
from random import Random

from tablee.core.game import Example
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.decide import decide
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.state import Moment
from tablee.games.miramis.rules.view import view
from tablee.games.miramis.text.notation import read

LAURENT, CATHERINE = "ROUleCRM", "neCTARrn"
DRAWN = "*EETNT tiEReS EEntr eNSaiolU erAD SuO lVIIOA"
"""What the two draw after each of the seven moves, so that they can make the next."""
GAME_OF_SEVEN = (
    "B4 ROUle",
    "C8 neCTAR",
    "3B CR*EME",
    "9B r(e)ntiEReS",
    "G8 T(E)NTE",
    "G6 eN(TENTE)S",
    "4E Entrer",
)
CROULE = """
    . . . . . . . .
    . . C R O U l e
"""
CREMES = """
    . . .  . . . . .
    . . C  R O U l e
    . . R
    . . *E
    . . M
    . . E
    . . S
"""


def examples() -> tuple[Example, ...]:
    """The game first; then one small position for each thing it does not show."""
    begun = scene("", LAURENT, CATHERINE, next_drawn=DRAWN.replace(" ", ""))
    return (
        played("seven_moves", begun, *GAME_OF_SEVEN),
        played("same_entry", scene(CROULE, "rAIDNOte", CATHERINE), "B3 (CROUle)r"),
        played("pawn", scene(CREMES, "a?RetOUND", CATHERINE), "2G a?I"),
        played("miramis", scene("", "miramisE", CATHERINE), "B5 miramis"),
        played("exchange", scene("", "qkROUleA", CATHERINE, next_drawn="IS"), "~qk", "B4 ROUle"),
    )


def played(name: str, begun: Moment, *moves: str) -> Example:
    """The moves of those whose turn it is; the first of them looks on."""
    asks: list[Ask] = []
    position = begun
    for move in moves:
        turn = position.table.turn
        asks.append(read(move, view(position.table, position.hands[turn], turn)))
        position = reduce(evolve, decide(position, asks[-1], Random(0), 0.0), position)
    return Example(name, begun, tuple(asks), begun.table.turn)
