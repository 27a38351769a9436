"""The robots: how each level sets words, finds them and draws."""

from random import Random

from tablee.games.motus.engine.finding import hasty_idea, origin_of, proposal
from tablee.games.motus.engine.hiding import hidden_word
from tablee.games.motus.engine.skills import SKILLS, skill
from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.clues import clues_of

LEVELS = tuple(SKILLS)
SPARRING: tuple[str, ...] = ()


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    wanted, today = view.asked[0], skill(level, rng)
    match wanted.what:
        case "set":
            return SetWord(view.seat, hidden_word(view.options.letters, today, view.used, rng))
        case "draw":
            return Draw(view.seat)
        case "guess":
            slate = view.slates[wanted.slate].slate
            word = hasty_idea(clues_of(slate), today, rng) if view.race else ""
            word = word or proposal(clues_of(slate), today, origin_of(slate.setter, view.robots), rng, view.free_words)
            return Guess(view.seat, wanted.slate, view.round, wanted.line, word)
