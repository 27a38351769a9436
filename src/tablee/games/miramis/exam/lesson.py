"""The lesson: the opening of the leaflet's game, two hands each, and what a pawn is worth on its square."""

from tablee.core.game import Example
from tablee.games.miramis.exam.examples import CATHERINE, CREMES, DRAWN, GAME_OF_SEVEN, LAURENT, played
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.options import Options

HELPED = Options(help="words")


def lesson() -> tuple[Example, ...]:
    """ROULE, NECTAR, CRÈME and RENTIÈRES; then a pawn."""
    begun = scene("", LAURENT, CATHERINE, next_drawn=DRAWN.replace(" ", ""), options=HELPED)
    pawn = scene(CREMES, "a?RetOUND", CATHERINE, options=HELPED)
    return played("opening", begun, *GAME_OF_SEVEN[:4]), played("pawn", pawn, "2G a?I")
