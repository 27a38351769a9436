"""The robots of the house: first names with their level beside (« Zoé, débutante »), the same persons in every game.

They are listed by level under [robot] in core's locale files; a game whose level has another id says whose robots it
has: `pupil = "novice"`. Tables and records know nothing but the level."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tablee.core.seats import Bot, Person, Program, Sitter

BOT = "bot"
"""Stands beside the name of a bot from outside, in either language."""


@dataclass(frozen=True, slots=True)
class Seated:
    """What somebody at a table is called, and a robot's level (empty for people)."""

    name: str
    level: str = ""

    @property
    def introduced(self) -> str:
        """With the level, as in a list of players."""
        return ", ".join(filter(None, (self.name, self.level)))


def seated(sitters: Sequence[Sitter], say: Callable[..., str]) -> list[Seated]:
    """Everybody at a table; no two robots of a level are the same, and none has the name of a person who is there."""
    taken = {one.name for one in sitters if isinstance(one, Person | Program)}
    found = []
    for one in sitters:
        mark = BOT if isinstance(one, Program) else ""
        met = Seated(getattr(one, "name", "…"), mark)
        called = _free(robots(one.level, say), taken) if isinstance(one, Bot) else met
        taken.add(called.name)
        found.append(called)
    return found


def robots(level: str, say: Callable[..., str]) -> list[Seated]:
    """The robots of a level; one that has no persons is called by its level."""
    try:
        listed = say(f"robot.{level}")
    except KeyError:
        return [Seated(say(f"level.{level}"))]
    if "," not in listed:
        return robots(listed, say)
    return [Seated(*one.split(", ")) for one in listed.split(" / ")]


def _free(some: Sequence[Seated], taken: Iterable[str]) -> Seated:
    return next((one for one in some if one.name not in taken), some[0])
