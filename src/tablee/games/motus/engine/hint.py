"""A hint: how many words are left, letters that tell much, and the word that the solver would try."""

from random import Random

from tablee.core.game import Hint, HintStep
from tablee.games.motus.engine.finding import origin_of
from tablee.games.motus.engine.solver import best_word
from tablee.games.motus.rules.actions import Guess
from tablee.games.motus.rules.view import Demand, View
from tablee.games.motus.rules.words.clues import clues_of
from tablee.games.motus.rules.words.lists import hidden_words
from tablee.games.motus.rules.words.slate import UNKNOWN
from tablee.lexicon import lexicon


def hint_moment(view: View) -> object:
    """The line to be written, and those above it: what happens on other slates changes nothing."""
    wanted = _wanted(view)
    return wanted and (view.round, wanted.slate, wanted.line, len(view.slates[wanted.slate].slate.lines))


def hint(view: View, rng: Random) -> Hint | None:
    """For the line to be written; nobody is told what to hide."""
    wanted = _wanted(view)
    if wanted is None or view.seat is None:
        return None
    slate = view.slates[wanted.slate].slate
    clues, origin = clues_of(slate), origin_of(slate.setter, view.robots)
    word = best_word(clues, origin) or best_word(clues, "common")
    if word is None or lexicon.is_crude(word):
        return None
    left = clues.fitting(hidden_words(origin, clues.first, clues.letters))
    fresh = sorted({letter for letter, known in zip(word, slate.known, strict=True) if known == UNKNOWN})
    steps = (
        HintStep("left", {"count": len(left)}),
        HintStep("letters", {"letters": fresh}),
        HintStep("word", {"word": word}),
    )
    return Hint(steps, Guess(view.seat, wanted.slate, view.round, wanted.line, word))


def _wanted(view: View) -> Demand | None:
    return next((one for one in view.asked if one.what == "guess"), None)
