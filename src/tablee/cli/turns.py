"""Whose ask comes next at a terminal: the house's, a bot's or a person's; in a race, whoever was quicker."""

import time
from collections.abc import Callable, Sequence

from tablee.core.actions import Action
from tablee.core.game import View
from tablee.core.seats import Bot, Sitter
from tablee.match.local import Match


class TurnTaking:
    """Asks of a match, one after the other; a person who types more slowly than a bot thinks comes second."""

    def __init__(self, match: Match, sitters: Sequence[Sitter], person: Callable[[int, View], Action]) -> None:
        self._match, self._person = match, person
        self._levels = {seat: one.level for seat, one in enumerate(sitters) if isinstance(one, Bot)}
        self._typed: Action | None = None
        self._lag = 0.0
        """What a person typed after a bot had spoken, and how many seconds after."""

    def next(self) -> Action:
        """What is asked next: by the house if the game says so, else by a seat that is to play."""
        waiting = self._match.to_play
        racing = {seat: pause for seat in waiting if (pause := self._pause(seat)) is not None}
        people = [seat for seat in waiting if seat not in self._levels]
        patience = self._lag if self._typed else 0.0 if people else min(racing.values(), default=0.0)
        due = self._match.game.rules.deadline(self._match.position)
        if due is not None and (not waiting or due.at <= time.time() + patience):
            time.sleep(max(0.0, due.at - time.time()))
            return due.action
        if self._typed is not None:
            typed, self._typed = self._typed, None
            return typed
        if people and racing:
            return self._raced(people[0], racing)
        seat = min(racing, key=racing.__getitem__) if racing else waiting[0]
        return self._bot(seat) if seat in self._levels else self._person(seat, self._match.view(seat))

    def _raced(self, person: int, racing: dict[int, float]) -> Action:
        """The person's ask, or first that of a bot which would have spoken meanwhile."""
        began = time.monotonic()
        typed = self._person(person, self._match.view(person))
        quickest = min(racing, key=racing.__getitem__)
        self._lag = time.monotonic() - began - racing[quickest]
        if self._lag <= 0:
            return typed
        self._typed = typed
        return self._bot(quickest)

    def _pause(self, seat: int) -> float | None:
        if seat not in self._levels:
            return None
        level = self._levels[seat]
        return self._match.game.engine.pause(self._match.view(seat), level, self._match.luck(seat, level, "pause"))

    def _bot(self, seat: int) -> Action:
        return self._match.bot(seat, self._levels[seat])
