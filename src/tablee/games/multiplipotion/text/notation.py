"""Moves as text, the same in every language.

`+` draws, `7/28` lays the card with potion 7 and monster 28, `7x9=63` captures the monster 63 with potions 7 and 9,
`.` ends the turn, `!7x9=63` shows the opponent an overlooked capture. A single number lays the only card of the hand
with that potion. Where several cards fit, one may be written in full (`7/28x9/30=4/63`), which is how moves are noted.
The words for drawing and ending are understood too, and `*` or `×` for `x`.
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.cards import Card, Cards, cards_by_id, deck
from tablee.games.multiplipotion.rules.view import View

DRAW_WORDS = ("+", "p", "d", "pioche", "piocher", "draw")
END_WORDS = (".", "f", "e", "fin", "end")
CARD = r"#\d{1,4}|\d{1,2}/\d{1,2}|\d{1,2}"
PRODUCT = re.compile(rf"(!?)({CARD})x({CARD})=({CARD})")


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case Draw():
            return "+"
        case Lay(_, card):
            return card_name(card)
        case Capture(_, potions, monster):
            return _product(potions, monster)
        case EndTurn():
            return "."
        case Denounce(_, potions, monster):
            return "!" + _product(potions, monster)
        case Deal() | TimeUp():
            return f"({action.kind})"
        case _:
            assert_never(action)


def read(text: str, view: View) -> Ask:
    """The ask that a typed move means at this table, or Refused(Unreadable)."""
    typed = re.sub(r"\s+", "", text.lower()).replace("×", "x").replace("*", "x")
    seat = view.seat
    if seat is None:
        raise Refused(Unreadable(text))
    if typed in DRAW_WORDS:
        return Draw(seat)
    if typed in END_WORDS:
        return EndTurn(seat)
    if match := PRODUCT.fullmatch(typed):
        mine, theirs = view.zones[seat], view.zones[1 - seat]
        potions, monsters = (theirs, mine) if match[1] else (mine, theirs)
        first = _find(match[2], potions, text)
        second = _find(match[3], [card for card in potions if card.id != first] or potions, text)
        monster = _find(match[4], monsters, text, by_monster=True)
        return (Denounce if match[1] else Capture)(seat, (first, second), monster)
    if re.fullmatch(CARD, typed):
        return Lay(seat, _find_to_lay(typed, view.hand, text))
    raise Refused(Unreadable(text))


def card_name(number: int) -> str:
    """7/24, or #12 where the deck has no such card or several alike."""
    return _names().get(number, f"#{number}")


def _product(potions: tuple[int, int], monster: int) -> str:
    first, second = map(card_name, potions)
    return f"{first}x{second}={card_name(monster)}"


def _find(word: str, here: Iterable[Card], text: str, by_monster: bool = False) -> int:
    """The card meant: one that lies where it should if there is one, else any (the rules will say what is wrong)."""
    if word.startswith("#"):
        return int(word[1:])
    for card in (*here, *deck("all")):
        value = card.monster if by_monster else card.potion
        if word in (str(value), f"{card.potion}/{card.monster}"):
            return card.id
    raise Refused(Unreadable(text))


def _find_to_lay(word: str, hand: Cards, text: str) -> int:
    if word.isdecimal() and len({card.monster for card in hand if str(card.potion) == word}) > 1:
        raise Refused(Unreadable(text))
    return _find(word, hand, text)


@cache
def _names() -> dict[int, str]:
    names = {card.id: f"{card.potion}/{card.monster}" for card in cards_by_id().values()}
    often = Counter(names.values())
    return {number: name for number, name in names.items() if often[name] == 1}
