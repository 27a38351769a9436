"""The draw for the start, the racks, and the order of play."""

from random import Random

import pytest

from tablee.core.actions import Deal
from tablee.core.loop import Applied, told_to
from tablee.crossword.actions import Pass
from tablee.crossword.events import Began, RackFilled
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules import refusals as no
from tablee.games.miramis.rules.box.bag import draw_lots
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.events import LettersDrawn, LotDrawn
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import start, turns_left
from tablee.games.miramis.tests.table import OTHER, asked, played, rack, refused
from tablee.testing.asking import kinds


class Rigged(Random):
    """Luck that draws what it is told."""

    def __init__(self, drawn: str) -> None:
        super().__init__(1)
        self.drawn = list(rack(drawn))

    def choice(self, seq: Letters) -> Letter:  # type: ignore[override]  # the lots are all that is drawn like this
        assert self.drawn[0] in seq
        return self.drawn.pop(0)


def lots(seats: int, drawn: str) -> tuple[list[tuple[int, str]], int]:
    """Who drew what, and who starts."""
    found, first = draw_lots(seats, Rigged(drawn))
    return [(lot.seat, lot.letter.face) for lot in found], first


def dealt(seats: int, luck: int = 1) -> Applied:
    outcome = asked(start(Options(), seats), Deal(), luck)
    assert isinstance(outcome, Applied)
    return outcome


def test_R3_the_letter_nearest_to_Z_starts() -> None:
    assert lots(3, "AUE") == ([(0, "A"), (1, "U"), (2, "E")], 1)


def test_R3_a_pawn_is_drawn_again() -> None:
    assert lots(2, "?R*?SE") == ([(0, "?"), (0, "?"), (0, "S"), (1, "E")], 0)


def test_R3_those_who_tie_draw_again_among_themselves() -> None:
    assert lots(3, "STsAB") == ([(0, "S"), (1, "T"), (2, "S")], 1)
    assert lots(3, "TStAB") == ([(0, "T"), (1, "S"), (2, "T"), (0, "A"), (2, "B")], 2)


def test_R3_the_colour_does_not_matter_for_the_start() -> None:
    assert lots(2, "SsED")[1] == 0


@pytest.mark.parametrize("seats", GAME.rules.seat_counts)
def test_R3_everyone_keeps_the_letter_drawn_and_fills_up_to_eight(seats: int) -> None:
    for luck in range(20):
        outcome = dealt(seats, luck)
        last = {event.seat: event.letter for event in outcome.events if isinstance(event, LotDrawn)}
        racks = [event.letters for event in outcome.events if isinstance(event, LettersDrawn)]
        assert [len(one) for one in racks] == [8] * seats
        assert [one[0] for one in racks] == [last[seat] for seat in range(seats)]
        assert outcome.position.table.bag == 128 - 8 * seats == len(outcome.position.box)


def test_R3_the_winner_of_the_draw_begins() -> None:
    outcome = dealt(2, 4)
    first = next(event.seat for event in outcome.events if isinstance(event, Began))
    assert outcome.position.table.turn == first


def test_R3_a_rack_is_told_to_its_own_seat() -> None:
    drawn = next(event for event in dealt(2).events if isinstance(event, LettersDrawn))
    assert told_to(drawn, drawn.seat) is drawn
    assert told_to(drawn, 1 - drawn.seat) == RackFilled(drawn.seat, 8) == told_to(drawn, None)


def test_R3_the_house_deals_once() -> None:
    assert refused(dealt(2).position, Deal()) == no.AlreadyDealt()


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5)])
def test_R4_turns_are_counted(seats: int, rounds: int) -> None:
    position = scene("", *[OTHER] * min(seats, 2), *["ELOUDAnt"] * (seats - 2))
    assert turns_left(position.table) == (rounds,) * seats
    for turn in range(seats * rounds):
        outcome = played(position, Pass(position.table.turn))
        position = outcome.position
        assert ("match_ended" in kinds(outcome)) == (turn == seats * rounds - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R4_a_table_may_choose_how_many_turns_there_are(seats: int) -> None:
    outcome = asked(start(Options(turns=10), seats), Deal())
    assert isinstance(outcome, Applied)
    assert turns_left(outcome.position.table) == (10,) * seats


def test_R4_play_goes_counter_clockwise() -> None:
    position = scene("", OTHER, OTHER, "ELOUDAnt", "ELOUDAnt", turn=1)
    turns = []
    for _ in range(5):
        turns.append(position.table.turn)
        position = played(position, Pass(turns[-1])).position
    assert turns == [1, 0, 3, 2, 1]
