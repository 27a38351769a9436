"""How the tests speak: play moves as they are written, on boards as they are drawn."""

from tablee.core.loop import view_for
from tablee.games.miramis import GAME
from tablee.games.miramis.rules.box.board import Tile
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.box.spelling import read_rack
from tablee.games.miramis.rules.events import Laid
from tablee.games.miramis.rules.lays.sheet import Score
from tablee.games.miramis.rules.state import Moment
from tablee.testing.asking import Asking

OTHER = "AEINRSTu"
ROULE = """
    . . . . . . . .
    . . . R O U l e
"""


TABLE = Asking(GAME, lambda text, position: GAME.text.read(text, view_for(GAME, position, position.table.turn)))
played, asked, refused = TABLE.played, TABLE.asked, TABLE.refused


def scored(position: Moment, move: str) -> Score:
    """What a move earned."""
    return next(event.score for event in played(position, move).events if isinstance(event, Laid))


def words(score: Score) -> list[str]:
    """The words formed."""
    return [word.text for word in score.words]


def runs(score: Score) -> list[tuple[str, int]]:
    """The runs and their points."""
    return [(run.letters, run.points) for word in score.words for run in word.runs]


def matches(score: Score) -> list[tuple[str, str, int, int]]:
    """The letters that match their squares: why, for how many points, how many times."""
    return [(match.letter, match.sort, match.points, match.times) for match in score.matches]


def red(row: int, col: int, face: str) -> Tile:
    """A plain red letter on a square, for asks that no notation would write."""
    return Tile(row, col, Letter(face, "red"))


def rack(text: str) -> Letters:
    """Letters as they are written on a rack."""
    return read_rack(text)
