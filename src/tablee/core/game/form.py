"""How a robot plays today: its luck at a moment, its form for a whole match, and the skill that comes of both.

A robot is a row in its game's table of skills: what it knows, what it notices, how often it lapses. People have good
days and bad days, and so have robots: in a match a robot's skill lies between those of its neighbours in the table, as
far up or down as its own `sway` allows. Without that, eight steps that a person can climb would not reach from a
child to the champion (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any, Protocol, TypeVar


class RobotLuck(Random):
    """A robot's luck at one moment, and its form, which stays the same while a match lasts."""

    form: float = 0.0
    """From -1, the worst day, to 1, the best."""


def luck_of(match: str, moment: str) -> RobotLuck:
    """The luck of a seat: `match` must be the same for all its moments, and another in every match."""
    luck = RobotLuck(f"{match} {moment}")
    luck.form = Random(f"form {match}").uniform(-1, 1)
    return luck


class Swaying(Protocol):
    """A skill that has days."""

    @property
    def sway(self) -> float:
        """How many places in the table a good or bad day moves it at most."""
        ...


SkillT = TypeVar("SkillT", bound=Swaying)


def skill_of(skills: Mapping[str, SkillT], level: str, luck: Random) -> SkillT:
    """How a level of the table, weakest first, plays today; nobody but the last is ever as good as the last.

    One whose luck has no form plays as it usually does.
    """
    table, own = list(skills.values()), skills[level]
    form = luck.form if isinstance(luck, RobotLuck) else 0.0
    if own is table[-1]:
        return own
    at = min(max(0.0, list(skills).index(level) + own.sway * form), len(table) - 2.0)
    below = min(int(at), len(table) - 3)
    return blended(table[below], table[below + 1], at - below)


def blended(one: SkillT, other: SkillT, share: float) -> SkillT:
    """So much of the way from one skill to another: shares and chances lie between, all else is the nearer one's."""
    assert not isinstance(one, type), "a skill, not its class"
    skill: Any = one
    between: dict[str, Any] = {}
    for field in fields(skill):
        first, second = getattr(one, field.name), getattr(other, field.name)
        nearer = second if share >= 0.5 else first
        between[field.name] = first + share * (second - first) if isinstance(first, float) else nearer
    return replace(skill, **between)  # type: ignore[no-any-return]  # the same class again
