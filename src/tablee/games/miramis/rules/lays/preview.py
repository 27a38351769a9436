"""What a lay would bring, worked out from what its player sees and told as far as the table helps (R21)."""

from dataclasses import dataclass

from tablee.core.actions import Action
from tablee.core.refusal import Refusal, Refused
from tablee.crossword.lays import Formed
from tablee.games.miramis.rules.actions import Lay
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.lays.describing import describe
from tablee.games.miramis.rules.lays.laying import judge
from tablee.games.miramis.rules.lays.scoring import lengthens_any
from tablee.games.miramis.rules.lays.sheet import Score
from tablee.games.miramis.rules.lays.words import why_bad
from tablee.games.miramis.rules.view import View
from tablee.lexicon.refusals import WordRefusal


@dataclass(frozen=True, slots=True)
class Preview:
    """The move as it would be noted, its words, its line of the score sheet, and what each of its words would meet."""

    notation: str
    words: tuple[Formed, ...]
    score: Score | None = None
    """None where the table does not help with points."""
    at_most: bool = False
    """A word of the board is lengthened, and the table may not say whether that earns (R14): counted as if it did."""
    why: tuple[WordRefusal | None, ...] | None = None
    """For each word, in its order: None if it is good. None at all where the table does not help with words."""


def preview(view: View, action: Action) -> Preview | Refusal | None:
    """A lay's words and points, or the rule it breaks; other asks have nothing to show. No turn is needed to look."""
    if not isinstance(action, Lay):
        return None
    tiles = tuple(sorted(action.tiles, key=lambda tile: tile.square))
    try:
        score = judge(view.ground, view.stones, view.rack, tiles, blind=view.help != "words")
    except Refused as refused:
        return refused.refusal
    return _told(view, tiles, score)


def _told(view: View, tiles: Tiles, score: Score) -> Preview:
    """No more than the table helps with."""
    notation = describe(view.stones, tiles)
    words = tuple(Formed(word.text, word.row, word.col, word.across) for word in score.words)
    match view.help:
        case "none":
            return Preview(notation, words)
        case "points":
            return Preview(notation, words, score, lengthens_any(view.stones, tiles))
        case "words":
            return Preview(
                notation, words, score, why=tuple(why_bad((word.text,), view.options) for word in score.words)
            )
