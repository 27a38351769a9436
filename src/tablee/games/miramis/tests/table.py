"""How the tests speak: play moves as they are written, on boards as they are drawn."""

from random import Random

from tablee.core.actions import Action
from tablee.core.loop import Applied, apply, view_for
from tablee.core.refusal import Refusal
from tablee.games.miramis import GAME
from tablee.games.miramis.rules.box.board import Tile
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.box.spelling import read_rack
from tablee.games.miramis.rules.events import Laid
from tablee.games.miramis.rules.lays.sheet import Score
from tablee.games.miramis.rules.state import Place

OTHER = "AEINRSTu"
ROULE = """
    . . . . . . . .
    . . . R O U l e
"""


def played(position: Place, *asks: Action | str, luck: int = 1) -> Applied:
    """What came of the last of these asks; a string is a move of whose turn it is. All must be granted."""
    outcome = Applied((), position)
    for ask in asks:
        answer = asked(outcome.position, ask, luck)
        assert isinstance(answer, Applied), answer
        outcome = answer
    return outcome


def asked(position: Place, ask: Action | str, luck: int = 1) -> Applied | Refusal:
    """The answer to an ask."""
    if isinstance(ask, str):
        typed: Action = GAME.text.read(ask, view_for(GAME, position, position.table.turn))
        ask = typed
    return apply(GAME, position, ask, Random(luck), 0.0)


def refused(position: Place, ask: Action | str) -> Refusal:
    """The refusal that an ask meets; the position must be what it was."""
    before = repr(position)
    answer = asked(position, ask)
    assert isinstance(answer, Refusal), answer
    assert repr(position) == before
    return answer


def scored(position: Place, move: str) -> Score:
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


def kinds(outcome: Applied) -> list[str]:
    """The names of what happened."""
    return [str(event.__dataclass_fields__["kind"].default) for event in outcome.events]


def red(row: int, col: int, face: str) -> Tile:
    """A plain red letter on a square, for asks that no notation would write."""
    return Tile(row, col, Letter(face, "red"))


def rack(text: str) -> Letters:
    """Letters as they are written on a rack."""
    return read_rack(text)
