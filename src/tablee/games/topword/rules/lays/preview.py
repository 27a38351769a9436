"""What a lay would bring, worked out from what its player sees and told as far as the table helps (R22)."""

from dataclasses import dataclass

from tablee.core.actions import Action
from tablee.core.refusal import Refusal, Refused
from tablee.crossword import lays
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.lays.laying import judge
from tablee.games.topword.rules.lays.scoring import Sum, Word
from tablee.games.topword.rules.lays.words import why_bad
from tablee.games.topword.rules.view import View
from tablee.lexicon.refusals import WordRefusal


@dataclass(frozen=True, slots=True)
class Earning:
    """What a word would earn: the letters of its stacks, whether they count double, its points."""

    letters: int
    doubled: bool
    points: int


@dataclass(frozen=True, slots=True)
class Formed(lays.Formed):
    """A word that would be formed, told as far as the table helps."""

    squares: int
    earning: Earning | None = None
    """None where the table does not help with points."""
    good: bool | None = None
    """None where it does not help with words either; if a word is bad, `why` is the refusal it would meet."""
    why: WordRefusal | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """The words, and the sum where the table helps with points: all of them, as if every word were good."""

    words: tuple[Formed, ...]
    sum: Sum | None = None


def preview(view: View, action: Action) -> Preview | Refusal | None:
    """A lay's words and points, or the rule it breaks; other asks have nothing to show. No turn is needed to look."""
    if not isinstance(action, Lay):
        return None
    try:
        score = judge(view.stacks, view.rack, action.tiles, view.options)  # asks no dictionary, so it may always answer
    except Refused as refused:
        return refused.refusal
    formed = tuple(_formed(word, view) for word in score.words)
    return Preview(formed, None if view.help == "none" else score.sum)


def _formed(word: Word, view: View) -> Formed:
    """No more than the table helps with."""
    place = word.text, word.row, word.col, word.across, word.squares
    earning = Earning(word.letters, word.doubled, word.points)
    match view.help:
        case "none":
            return Formed(*place)
        case "points":
            return Formed(*place, earning)
        case "words":
            why = why_bad((word.text,))
            return Formed(*place, earning, why is None, why)
