"""Python classes become TypeScript: unions with tags, lists, tuples, aliases, comments, and what may be left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from tools.typescript import TypePage

Phase = Literal["play", "over"]
Square = tuple[int, int]
Squares = tuple[Square, ...]


class Suit(Enum):
    """An enum is its values."""

    HEARTS = "hearts"
    SPADES = "spades"


@dataclass(frozen=True, slots=True)
class Card:
    """A card
    of the pack."""

    suit: Suit
    value: int | None = None
    """None for a joker;
    it has none."""


@dataclass(frozen=True, slots=True)
class Trick(Card):
    """A card, and more."""

    rule: ClassVar[str] = "R1"
    by: tuple[Card, ...] = ()
    hands: dict[str, list[Card | None]] = field(default_factory=dict)
    worth: dict[Phase, float] = field(default_factory=dict)
    phase: Phase = "play"
    last: Phase | None = None
    squares: Squares = ()
    pair: tuple[Square, bool] = ((0, 0), True)
    level: Literal[1, 2] = 1
    inner: Trick | None = None
    raw: Any = None


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card."""

    seat: int
    card: Card
    twice: bool = False
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing."""

    seat: int
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class AnyEvent:
    """Its further fields are the game's own."""

    kind: str

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "allow"}


class Letter(msgspec.Struct, frozen=True):
    """What is read from a line."""

    id: str
    seq: int = 0
    done: str | msgspec.UnsetType | None = msgspec.UNSET


def page(*told: type) -> str:
    made = TypePage("For a test.")
    made.told(*told)
    return made.text()


CARD = """
/** A card of the pack. */
export type Card = {
  readonly suit: 'hearts' | 'spades';
  /** null for a joker; it has none. */
  readonly value: number | null;
};
"""


def test_a_page_says_what_it_is_for_and_who_made_it() -> None:
    head = "// For a test.\n// Made by `make wire` from the Python classes: change those.\n"
    assert page(Card) == head + CARD


def test_fields_of_all_sorts() -> None:
    assert page(Trick).endswith(
        """
/** A card, and more. */
export type Trick = {
  readonly suit: 'hearts' | 'spades';
  /** null for a joker; it has none. */
  readonly value: number | null;
  readonly by: readonly Card[];
  readonly hands: Readonly<Record<string, readonly (Card | null)[]>>;
  readonly worth: Readonly<Record<Phase, number>>;
  readonly phase: Phase;
  readonly last: Phase | null;
  readonly squares: Squares;
  readonly pair: readonly [Square, boolean];
  readonly level: 1 | 2;
  readonly inner: Trick | null;
  readonly raw: unknown;
};
"""
        + CARD
        + """
export type Phase = 'play' | 'over';

export type Squares = readonly (readonly [number, number])[];

export type Square = readonly [number, number];
"""
    )


def test_what_a_browser_says_may_leave_out_what_has_a_default_but_not_the_tag() -> None:
    made = TypePage("For a test.")
    made.asked(Lay, Pass, without={"seat"})
    made.union("Ask", Lay, Pass)
    assert made.text().endswith(
        """
/** Lay a card. */
export type Lay = {
  readonly card: Card;
  readonly twice?: boolean;
  readonly kind: 'lay';
};

/** A card of the pack. */
export type Card = {
  readonly suit: 'hearts' | 'spades';
  /** null for a joker; it has none. */
  readonly value?: number | null;
};

/** Lay nothing. */
export type Pass = {
  readonly kind: 'pass';
};

export type Ask = Lay | Pass;
"""
    )


def test_a_struct_and_an_open_shape() -> None:
    assert page(Letter).endswith(
        "  readonly id: string;\n  readonly seq: number;\n  readonly done?: string | null;\n};\n"
    )
    assert page(AnyEvent).endswith("  readonly kind: string;\n  readonly [field: string]: unknown;\n};\n")


def test_what_another_page_has_is_imported_and_may_have_a_namesake_here() -> None:
    shared = TypePage("Shared.")
    shared.told(Card)
    own = TypePage("Own.", {name: (meant, "../card.ts") for name, meant in shared.names.items()})
    own.told(Trick)
    assert own.text().splitlines()[2] == "import type { Card } from '../card.ts';"
    assert "export type Card" not in own.text()
    through = TypePage("Own.", {"Card": (Card, "../card.ts")})
    through.told(Card)
    assert through.text().splitlines()[2:] == ["export type { Card } from '../card.ts';"]
    foreign = TypePage("Own.", {"Card": (Trick, "../card.ts")})
    foreign.told(Card)
    assert "import" not in foreign.text()
    assert "export type Card" in foreign.text()


def test_a_union_that_is_too_long_for_a_line_is_broken_as_prettier_does() -> None:
    made = TypePage("Long.")
    kinds = [msgspec.defstruct(f"Something{number:02}Happened", [("at", int)]) for number in range(8)]
    made.union("Short", *kinds[:6])
    made.union("Middle", *kinds[:7])
    made.union("Long", *kinds)
    short = " | ".join(kind.__name__ for kind in kinds[:6])
    assert f"\nexport type Short = {short};\n" in made.text()
    assert f"\nexport type Middle =\n  {short} | Something06Happened;\n" in made.text()
    assert "\nexport type Long =\n  | Something00Happened\n  | Something01Happened\n" in made.text()
    assert made.text().endswith("  | Something07Happened;\n")


def test_two_things_of_one_name_and_what_json_does_not_know_are_refused() -> None:
    made = TypePage("Twice.")
    made.told(Card)
    with pytest.raises(TypeError, match="Card would mean two things"):
        made.told(msgspec.defstruct("Card", [("face", str)]))
    with pytest.raises(TypeError, match="complex"):
        made.told(msgspec.defstruct("Wave", [("phase", complex)]))
