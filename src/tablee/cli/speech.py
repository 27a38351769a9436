"""What the terminal says: sentences of the house and of a game in the player's language, with names for seats."""

import os
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import StrEnum

from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.refusal import BadRecord, Refusal
from tablee.core.seats import Result, Sitter
from tablee.core.text.robots import seated
from tablee.core.text.sentences import Say
from tablee.match import codec
from tablee.match import voice as voices
from tablee.match.voice import names_of

HOUSE_BOOKS = ("tablee.cli", *voices.BOOKS)


class Language(StrEnum):
    """The languages of the house."""

    fr = "fr"
    en = "en"


def usual_language() -> Language:
    """French, unless this machine speaks English."""
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return Language.en if spoken.startswith("en") else Language.fr


def voice(language: Language, game: Game | None = None, names: Sequence[str] = ()) -> Say:
    """A function say(key, you=False, **fields); a seat's number becomes the name of who sits there."""
    return voices.voice(language, game, names, HOUSE_BOOKS)


def introductions(sitters: Sequence[Sitter], say: Say) -> list[str]:
    """The same with the levels of the robots, for the top of a page."""
    names = names_of(sitters, say)
    return [replace(one, name=name).introduced for one, name in zip(seated(sitters, say), names, strict=True)]


def sentence(say: Say, refusal: Refusal) -> str:
    """Why something was refused, with the number of the rule if there is one."""
    filling = codec.plain(refusal)
    if isinstance(refusal, BadRecord):
        problem, _, name = refusal.problem.partition(":")
        filling["problem"] = say(f"problem.{problem}", name=name)
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return say(f"refusal.{filling['refused']}", **filling) + rule


def telling(say: Say, event: Event, listener: int | None) -> str:
    """What happened, told to one seat (None: to everybody)."""
    filling = {one.name: getattr(event, one.name) for one in fields(event)}
    own = listener is not None and filling.get("seat") == listener
    return say(f"event.{filling['kind']}", you=own, **filling)


def ending(say: Say, result: Result | None, names: Sequence[str], listener: int | None) -> str:
    """How a match ended, the scores, and who won."""
    if result is None:
        return say("cli.stopped")
    scores = " · ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    key = ("cli.nobody_won", "cli.won")[len(result.winners)] if len(result.winners) < 2 else "cli.won_together"
    won = say(key, you=result.winners == (listener,), names=tuple(names[seat] for seat in result.winners))
    return "\n".join((say(f"result.{result.reason}"), say("cli.scores", scores=scores), won))


def decimal(number: float, language: Language, digits: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if language is Language.fr else text


def percent(share: float, language: Language) -> str:
    """A share as the language writes it."""
    space = "\u00a0" if language is Language.fr else ""
    return f"{decimal(100 * share, language)}{space}%"
