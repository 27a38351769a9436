"""Sentences about a match, with names for seats: the terminal and the library speak alike."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.seats import Sitter
from tablee.core.text.robots import seated
from tablee.core.text.sentences import Say, speaker, texts

BOOKS = ("tablee.match", "tablee.core")


def voice(language: str, game: Game | None = None, names: Sequence[str] = (), books: Sequence[str] = BOOKS) -> Say:
    """A function say(key, you=False, **fields); a seat's number becomes the name of who sits there."""
    rooms = (*([text_room(game)] if game else []), *books)
    say = speaker(*(texts(room, language) for room in rooms), language=language)

    def named(key: str, *, you: bool = False, **filling: Any) -> str:
        seat = filling.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            filling["seat"] = names[seat]
        return say(key, you=you, **filling)

    return named


def names_of(sitters: Sequence[Sitter], say: Say) -> list[str]:
    """What the seats are called in sentences: people by their names, robots by theirs, with numbers for those alike."""
    plain = [one.name for one in seated(sitters, say)]
    often = Counter(plain)
    return [f"{name} {seat + 1}" if often[name] > 1 else name for seat, name in enumerate(plain)]
