"""What a lay would bring, worked out from what its player sees, before anything is asked."""

from dataclasses import dataclass

from tablee.core.actions import Action
from tablee.core.refusal import Refusal, Refused
from tablee.games.topword.actions import Lay
from tablee.games.topword.laying import judge
from tablee.games.topword.scoring import Word
from tablee.games.topword.view import View
from tablee.games.topword.words import why_bad
from tablee.lexicon.refusals import WordRefusal


@dataclass(frozen=True, slots=True)
class Formed:
    """A word that would be formed; with an arbiter also whether it is good, and if not the refusal it would meet."""

    word: Word
    good: bool | None
    why: WordRefusal | None


@dataclass(frozen=True, slots=True)
class Preview:
    """The words, the bonus letters among those laid and what they earn, the bonus for seven, the total."""

    words: tuple[Formed, ...]
    bonus_letters: str
    bonus: int
    all_seven: int
    points: int


def preview(view: View, action: Action) -> Preview | Refusal | None:
    """A lay's words and points, or the rule it breaks; other asks have nothing to show. No turn is needed to look."""
    if not isinstance(action, Lay):
        return None
    try:
        score = judge(view.stacks, view.rack, action.tiles, view.options)
    except Refused as refused:
        return refused.refusal
    formed = tuple(_formed(word, view) for word in score.words)
    return Preview(formed, score.bonus_letters, score.bonus, score.all_seven, score.points)


def _formed(word: Word, view: View) -> Formed:
    """Where players challenge each other, nobody is told what the dictionary says (R16)."""
    if view.referee == "challenge":
        return Formed(word, None, None)
    why = why_bad((word.text,))
    return Formed(word, why is None, why)
