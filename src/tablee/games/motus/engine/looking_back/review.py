"""Looking back at a word as soon as it is over, while the match goes on."""

from tablee.core.actions import Action
from tablee.games.motus.engine.looking_back.judging import JudgedWord, judged
from tablee.games.motus.rules.actions import Guess
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.slate import Slate


def preview(view: View, action: Action) -> JudgedWord | None:
    """A proposal for a word that is over brings the judgement of its slate; a word still sought brings nothing."""
    if not isinstance(action, Guess):
        return None
    slates = _slates(view).get(action.round, ())
    slate = slates[action.slate] if 0 <= action.slate < len(slates) else None
    return judged(slate) if slate and slate.over and slate.lines else None


def _slates(view: View) -> dict[int, tuple[Slate, ...]]:
    """The slates that can still be seen, by their round."""
    return {view.round - 1: view.previous, view.round: tuple(seen.slate for seen in view.slates)}
