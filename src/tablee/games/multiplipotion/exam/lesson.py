"""The lesson: a capture from drawing to trophy, then what a vigilant eye is worth."""

from tablee.core.game import Example
from tablee.games.multiplipotion.exam.examples import NUMBERS
from tablee.games.multiplipotion.exam.scene import scene
from tablee.games.multiplipotion.rules.actions import Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.options import Options

HELPED = Options(help="monsters")


def lesson() -> tuple[Example, ...]:
    """The leaflet's 63, and the 48 that the neighbour overlooks."""
    return _capture(), _vigilance()


def _capture() -> Example:
    position = scene(
        """
        draw 1
        1: zone 9/16; hand 7/48 5/24 2/18
        2: zone 4/63; hand 6/36 8/27 3/21
    """,
        HELPED,
    )
    potions = NUMBERS["9/16"], NUMBERS["7/48"]
    asks = Draw(0), Lay(0, NUMBERS["7/48"]), Capture(0, potions, NUMBERS["4/63"])
    return Example("capture", position, asks, 0)


def _vigilance() -> Example:
    position = scene(
        """
        capture 2
        1: zone 7/48 4/10; hand 8/81 4/24 7/28
        2: zone 6/32 8/35; hand 3/64 5/40 2/45
    """,
        HELPED,
    )
    missed = NUMBERS["6/32"], NUMBERS["8/35"]
    asks = EndTurn(1), Denounce(0, missed, NUMBERS["7/48"]), Capture(1, missed, NUMBERS["7/48"])
    return Example("vigilance", position, asks, 0)
