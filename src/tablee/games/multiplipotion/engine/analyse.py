"""How well a finished match was played: what was captured, what could have been, and what to practise."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tablee.games.multiplipotion.rules.captures import Possible, captures
from tablee.games.multiplipotion.rules.cards import Card
from tablee.games.multiplipotion.rules.events import (
    Captured,
    Denounced,
    Happening,
    Laid,
    Miscounted,
    TurnCut,
    TurnEnded,
)
from tablee.games.multiplipotion.rules.evolve import evolve
from tablee.games.multiplipotion.rules.lessons import lessons
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Lesson, Moment, start

Fate = Literal["captured", "overlooked", "shown", "other_card", "nothing", "cut"]
"""overlooked: a capture was possible, and the turn was ended · shown: the opponent saw it · other_card: another card
of the hand would have captured something · nothing: no card would have · cut: the house ended the turn."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A product that was taken for another number."""

    a: int
    b: int
    claimed: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a match: what was done, and what else there was."""

    seat: int
    fate: Fate
    at: int
    """How many events of the match came before the moment that is worth looking at."""
    laid: Card | None
    taken: Possible | None
    """What it captured, even if the opponent had to show it."""
    better: Possible | None
    """What it could have captured; the greatest product of several."""
    slips: tuple[Slip, ...]
    scores: tuple[int, ...]
    """Everybody's trophies after the turn."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat over the whole match."""

    trophies: int
    captures: int
    """Those it found by itself."""
    vigilant: int
    """How many captures of the opponent's it showed."""
    finest: int | None
    """The turn, counted from 0, of the greatest product it captured by itself."""
    practise: tuple[Lesson, ...]
    """Products it missed or mistook, those that it met most often first."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match: its turns in their order, and the players."""

    turns: tuple[Turn, ...]
    seats: tuple[Player, ...]


def analyse(options: Options, seats: int, events: Sequence[Happening]) -> Analysis:
    """Look back at a whole match."""
    return looked_back(start(options, seats), events)


def looked_back(position: Moment, events: Sequence[Happening]) -> Analysis:
    """The same from any position on."""
    story = _Story()
    for at, event in enumerate(events):
        story.hear(at, position, event)
        position = evolve(position, event)
        story.score(position)
    turns = tuple(story.turns)
    return Analysis(turns, tuple(_player(turns, position, seat) for seat in range(len(position.hands))))


class _Story:
    """The turns that are over, and what the present one has brought so far."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._laid: Card | None = None
        self._lay = 0
        self._instead: Possible | None = None
        self._slips: tuple[Slip, ...] = ()

    def hear(self, at: int, before: Moment, event: Happening) -> None:
        """What happens next, and the position before it."""
        amending = before.table.phase == "amend"
        match event:
            case Laid(seat, card):
                self._laid, self._lay, self._instead = card, at, _with_another(before, seat, card)
            case Miscounted(_, a, b, _, claimed) if amending:
                self._amend(slips=(*self.turns[-1].slips, Slip(a, b, claimed)))
            case Miscounted(_, a, b, _, claimed):
                self._slips += (Slip(a, b, claimed),)
            case Captured(_, first, second, monster) if amending:
                self._amend(taken=(first, second, monster))
            case Captured(seat, first, second, monster):
                self._end(seat, "captured", at, taken=(first, second, monster))
            case TurnCut(seat):
                self._end(seat, "cut", at)
            case TurnEnded(seat):
                self._ended(at, before, seat)
            case Denounced(_, _, first, second, monster):
                self._amend(fate="shown", better=(first, second, monster))
            case _:
                pass

    def score(self, after: Moment) -> None:
        """Trophies count for the turn that was ended last, those that were won by vigilance included."""
        if self.turns:
            self._amend(scores=tuple(map(len, after.table.trophies)))

    def _ended(self, at: int, before: Moment, seat: int) -> None:
        if open_ones := captures(before.table.zones[seat], before.table.zones[1 - seat]):
            self._end(seat, "overlooked", at, better=_finest(open_ones))
        elif self._instead:
            self._end(seat, "other_card", self._lay, better=self._instead)
        else:
            self._end(seat, "nothing", at)

    def _end(
        self, seat: int, fate: Fate, at: int, taken: Possible | None = None, better: Possible | None = None
    ) -> None:
        self.turns.append(Turn(seat, fate, at, self._laid, taken, better, self._slips, ()))
        self._laid, self._instead, self._slips = None, None, ()

    def _amend(self, **changes: object) -> None:
        self.turns[-1] = replace(self.turns[-1], **changes)  # type: ignore[arg-type]  # named as the fields are


def _with_another(before: Moment, seat: int, laid: Card) -> Possible | None:
    """The best capture that another card of the hand would have made possible."""
    own, theirs = before.table.zones[seat], before.table.zones[1 - seat]
    others = [card for card in before.hands[seat] if card != laid]
    found = [one for card in others for one in captures((*own, card), theirs)]
    return _finest(found) if found else None


def _finest(found: Sequence[Possible]) -> Possible:
    return max(found, key=lambda one: one[2].monster)


def _player(turns: Sequence[Turn], end: Moment, seat: int) -> Player:
    table = end.table
    own = [(number, turn.taken) for number, turn in enumerate(turns) if turn.seat == seat and turn.fate == "captured"]
    finest = max(own, key=lambda one: one[1][2].monster if one[1] else 0, default=None)
    met = lessons(table.found[seat], end.box.missed[seat], table.mistaken[seat])
    return Player(
        trophies=len(table.trophies[seat]),
        captures=len(own),
        vigilant=sum(turn.fate == "shown" and turn.seat != seat for turn in turns),
        finest=finest[0] if finest else None,
        practise=tuple(sorted((one for one in met if _slipped(one)), key=_slipped, reverse=True)),
    )


def _slipped(lesson: Lesson) -> int:
    return lesson.missed + lesson.mistaken
