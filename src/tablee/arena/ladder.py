"""A ladder: all robots of a game in duels on the same deals, seats swapped, and what it says about each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tablee.arena import field
from tablee.arena.bout import Bout, BoutScore, Contest
from tablee.arena.crew import Crew
from tablee.arena.rating import Ratings, fitted
from tablee.arena.tally import Count, Tally

DUEL = 2


@dataclass(frozen=True, slots=True)
class Meeting:
    """One match of a ladder: who meets whom, on which deal, and the seat A has in it."""

    a: str
    b: str
    deal: int
    a_seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """Who plays what: the robots from the bottom to the top, each deal twice for every pair of them."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    deals: int
    span: int = 1 << 30
    """Only those meet who are no more rungs apart than this."""

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom, the upper one first."""
        numbered = list(enumerate(self.bots))
        return [(a, b) for at, b in numbered for above, a in numbered[at + 1 :] if above - at <= self.span]

    def meetings(self) -> Iterator[Meeting]:
        """All matches, deal by deal: a ladder that is stopped has seen all robots about equally often."""
        for deal in range(self.deals):
            for a, b in self.pairs():
                yield from (Meeting(a, b, deal, a_seat) for a_seat in range(DUEL))

    def contest(self, a: str, b: str) -> Contest:
        """The contest of which a match is one."""
        game, options, seed, deals = self.game, self.options, self.seed, self.deals
        return Contest(game=game, options=options, seats=DUEL, a=a, b=b, seed=seed, deals=deals, swap=True)

    def with_all_of(self, meetings: Iterable[Meeting]) -> Ladder:
        """The same with as many deals as somebody has played."""
        return replace(self, deals=max((one.deal + 1 for one in meetings), default=0))

    @property
    def matches(self) -> int:
        return self.deals * len(self.pairs()) * DUEL


Played = Mapping[Meeting, BoutScore]


def played(ladder: Ladder, meetings: Iterable[Meeting], crew: Crew) -> Iterator[tuple[Meeting, BoutScore]]:
    """These matches, one by one as they end."""
    yield from crew.results(_met, ((ladder.contest(one.a, one.b), one) for one in meetings))


def _met(piece: tuple[Contest, Meeting]) -> tuple[Meeting, BoutScore]:
    contest, meeting = piece
    return meeting, field.fight((contest, [Bout(meeting.deal, meeting.a_seat)]))[0]


def tallies(ladder: Ladder, scores: Played) -> dict[tuple[str, str], Tally]:
    """What each pair of the ladder came to so far."""
    found = {pair: Tally.empty(DUEL) for pair in ladder.pairs()}
    for meeting, score in scores.items():
        pair = meeting.a, meeting.b
        if pair in found and meeting.deal < ladder.deals:
            found[pair] = found[pair].plus(score)
    return found


def ratings(ladder: Ladder, counts: Mapping[tuple[str, str], Count]) -> Ratings:
    """The ratings of all robots of the ladder, in its order."""
    number = {bot: at for at, bot in enumerate(ladder.bots)}
    return fitted(len(ladder.bots), {(number[a], number[b]): count for (a, b), count in counts.items()})
