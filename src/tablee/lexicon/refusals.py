"""Why a word is not admitted in a game: a refusal for each reason that the lexicon gives, with the game's own rule."""

from dataclasses import dataclass, field, make_dataclass
from typing import Literal

from tablee.core.refusal import Refusal
from tablee.lexicon.why import Reason

NAMES: dict[Reason, str] = {
    "proper": "proper_noun",
    "abbreviation": "abbreviation",
    "symbol": "symbol",
    "compound": "compound",
    "compound_name": "compound",
    "locution": "compound",
    "roman": "roman_numeral",
    "affix": "affix",
    "phrase": "only_in_phrase",
    "elided": "elided",
    "too_short": "unknown_word",
    "too_long": "unknown_word",
    "not_letters": "unknown_word",
    "unknown": "unknown_word",
}
"""Under `refusal.` and these names the sentences stand in a game's locales."""


@dataclass(frozen=True, slots=True)
class WordRefusal(Refusal):
    """The first bad word of a move, the spelling it is known by, and all bad words of the move."""

    word: str
    spelling: str
    words: tuple[str, ...]
    refused: str = ""
    """Each reason has a name of its own."""


def word_refusals(rule: str) -> dict[Reason, type[WordRefusal]]:
    """The refusals of a game whose rule of that number says which words are good."""
    made = {name: _named(name, rule) for name in dict.fromkeys(NAMES.values())}
    return {reason: made[name] for reason, name in NAMES.items()}


def _named(name: str, rule: str) -> type[WordRefusal]:
    tag = ("refused", Literal[name], field(default=name))
    title = name.title().replace("_", "")
    namespace = {"rule": rule, "__module__": __name__, "__doc__": f"A word that rule {rule} does not admit: {name}."}
    made: type[WordRefusal] = make_dataclass(
        title, [tag], bases=(WordRefusal,), frozen=True, slots=True, namespace=namespace
    )
    return made
