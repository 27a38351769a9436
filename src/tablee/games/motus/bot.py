"""The robots: how each level sets words and proposes them."""

from random import Random

from tablee.core.actions import Action
from tablee.games.motus.actions import Draw, Guess, SetWord
from tablee.games.motus.candidates import fitting
from tablee.games.motus.slate import Slate
from tablee.games.motus.view import View
from tablee.games.motus.words import house_words, house_words_with, words_with

LEVELS = ("novice",)
SPARRING: tuple[str, ...] = ()


def choose(view: View, level: str, rng: Random) -> Action:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    wanted = view.asked[0]
    match wanted.what:
        case "set":
            return SetWord(view.seat, rng.choice(house_words(view.options.letters)))
        case "draw":
            return Draw(view.seat)
        case "guess":
            word = _likely(view.slates[wanted.slate].slate, rng)
            return Guess(view.seat, wanted.slate, view.round, wanted.line, word)


def _likely(slate: Slate, rng: Random) -> str:
    """Any frequent word that could be the one; if there is none, any word."""
    first, letters = slate.known[0], len(slate.known)
    words = words_with(first, letters)
    return rng.choice(fitting(house_words_with(first, letters), slate) or fitting(words, slate) or words)
