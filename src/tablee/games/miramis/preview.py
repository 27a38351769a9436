"""What a lay would bring, in the columns of the score sheet, worked out from what its player sees."""

from dataclasses import dataclass

from tablee.core.actions import Action
from tablee.core.refusal import Refusal, Refused
from tablee.games.miramis.actions import Lay
from tablee.games.miramis.laying import judge
from tablee.games.miramis.notation import describe
from tablee.games.miramis.sheet import Score
from tablee.games.miramis.view import View
from tablee.games.miramis.words import why_bad
from tablee.lexicon.refusals import WordRefusal


@dataclass(frozen=True, slots=True)
class Preview:
    """The move as it would be noted, its line of the score sheet, and the refusal that each of its words would meet."""

    notation: str
    score: Score
    why: tuple[WordRefusal | None, ...]
    """For each word of the score, in its order: None if it is good."""


def preview(view: View, action: Action) -> Preview | Refusal | None:
    """A lay's words and points, or the rule it breaks; other asks have nothing to show. No turn is needed to look."""
    if not isinstance(action, Lay):
        return None
    tiles = tuple(sorted(action.tiles, key=lambda tile: tile.square))
    try:
        score = judge(view.ground, view.stones, view.rack, tiles)
    except Refused as refused:
        return refused.refusal
    return Preview(
        describe(view.stones, tiles), score, tuple(why_bad((word.text,), view.options) for word in score.words)
    )
