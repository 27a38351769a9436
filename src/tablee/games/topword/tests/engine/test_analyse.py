"""A match looked back upon: every turn is judged by what its player had and saw."""

from random import Random
from typing import Any

import pytest

from tablee.core.actions import Action, Deal
from tablee.core.insight import Analysis
from tablee.core.loop import Applied, apply, view_for
from tablee.core.text.retelling import retold
from tablee.core.text.sentences import speaker, texts
from tablee.games.topword import GAME
from tablee.games.topword.engine.analyse import analyse
from tablee.games.topword.engine.bot import choose
from tablee.games.topword.exam.random_play import random_action
from tablee.games.topword.rules.actions import Lay, Pass
from tablee.games.topword.rules.board import Tile
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Moment
from tablee.games.topword.rules.view import View
from tablee.lexicon import lexicon

WORDS = lexicon.common.graph


def play(options: Options) -> tuple[Analysis, Moment, list[View]]:
    """A match of a robot that takes most points against one that plays anything; what was seen in each turn."""
    outcome = apply(GAME, GAME.rules.start(options, 2), Deal(), Random(1), 0.0)
    events: list[Any] = []
    seen: list[View] = []
    for number in range(2000):
        assert isinstance(outcome, Applied), outcome
        events += outcome.events
        table = outcome.position.table
        if table.result:
            return analyse(options, 2, events), outcome.position, seen
        view = view_for(GAME, outcome.position, table.turn)
        asked: Action = choose(view, "greedy", Random(1)) if table.turn == 0 else random_action(view, Random(number))
        if isinstance(asked, Lay) or (isinstance(asked, Pass) and view.phase == "play"):
            seen.append(view)
        outcome = apply(GAME, outcome.position, asked, Random(number), 0.0)
    raise AssertionError("no end")


@pytest.fixture(scope="module")
def arbiter() -> tuple[Analysis, Moment, list[View]]:
    return play(Options(size=8))


def test_every_turn_is_there_with_the_letters_its_player_had(arbiter: tuple[Analysis, Moment, list[View]]) -> None:
    analysis, end, seen = arbiter
    assert [turn.holding for turn in analysis.turns] == [view.rack for view in seen]
    assert [turn.played.move for turn in analysis.turns] == [move.notation for move in end.table.history]
    assert [turn.played.points for turn in analysis.turns] == [move.points for move in end.table.history]


def test_a_first_word_is_drawn_across_the_middle(arbiter: tuple[Analysis, Moment, list[View]]) -> None:
    first = arbiter[0].turns[0]
    found = [one for one in (first.most, first.wisest) if one is not first.played]
    assert {tile.row for one in found for tile in one.placed} <= {3}


def test_most_points_are_those_of_the_best_move_there_was(arbiter: tuple[Analysis, Moment, list[View]]) -> None:
    analysis, _, seen = arbiter
    for turn, view in zip(analysis.turns, seen, strict=True):
        best = max((move.points for move in moves(view.stacks, view.rack, WORDS, view.options)), default=0)
        assert (turn.most.points, turn.given_away) == (best, best - turn.played.points)
        assert turn.wisest.worth >= max(turn.most.worth, turn.played.worth if turn.played.words else -1e9)


def test_each_turn_says_when_it_was_and_its_moves_where_they_lie(arbiter: tuple[Analysis, Moment, list[View]]) -> None:
    analysis, _, seen = arbiter
    assert sorted({turn.at for turn in analysis.turns}) == [turn.at for turn in analysis.turns]
    for turn, view in zip(analysis.turns, seen, strict=True):
        for choice in (turn.played, turn.most, turn.wisest):
            tiles = tuple(Tile(one.row, one.col, one.piece) for one in choice.placed)
            assert bool(tiles) == bool(choice.words)
            if tiles:
                assert describe(view.stacks, tiles) == choice.move


def test_who_always_takes_most_points_gives_nothing_away(arbiter: tuple[Analysis, Moment, list[View]]) -> None:
    analysis, end, _ = arbiter
    greedy, careless = analysis.seats
    assert (greedy.given_away, greedy.missed) == (0, None)
    assert greedy.points == greedy.possible
    assert careless.missed is not None
    assert analysis.turns[careless.missed].given_away == max(turn.given_away for turn in analysis.turns)
    assert careless.points + careless.given_away == careless.possible
    assert analysis.scores == end.table.scores


def test_a_move_that_was_taken_back_earned_nothing() -> None:
    analysis, end, _ = play(Options(size=8, referee="challenge"))
    back = [number for number, move in enumerate(end.table.history) if move.taken_back]
    assert back, "somebody bluffed and was caught"
    assert [analysis.turns[number].played.points for number in back] == [0] * len(back)


def test_a_move_that_was_taken_back_is_drawn_and_says_why_it_was() -> None:
    analysis, end, _ = play(Options(size=8, referee="challenge"))
    text = retold(analysis, speaker(texts("tablee.core", "fr"), language="fr")).splitlines()
    for number, (turn, move) in enumerate(zip(analysis.turns, end.table.history, strict=True)):
        assert bool(turn.unadmitted) == move.taken_back
        if turn.unadmitted:
            assert set(turn.unadmitted) <= set(turn.played.words)
            assert all(lexicon.why_not(word) for word in turn.unadmitted)
            assert turn.played.placed
            assert turn.most is not turn.played
            assert f"(repris, hors dictionnaire\N{NO-BREAK SPACE}: {', '.join(turn.unadmitted)})" in text[number + 1]


@pytest.mark.parametrize(("language", "seat"), [("fr", "Joueur"), ("en", "Player")])
def test_an_analysis_is_retold_turn_by_turn(
    arbiter: tuple[Analysis, Moment, list[View]], language: str, seat: str
) -> None:
    analysis = arbiter[0]
    text = retold(analysis, speaker(texts("tablee.core", language), language=language))
    lines = text.splitlines()
    assert seat in lines[0]
    assert len(lines) == 1 + len(analysis.turns) + 1 + 2 + 2
    assert analysis.turns[0].played.move in lines[1]
    worst = analysis.turns[analysis.seats[1].missed or 0]
    assert worst.most.move in lines[-1]
    assert str(worst.given_away) in lines[-1]


def test_the_best_move_is_found_one_time() -> None:
    say = speaker(texts("tablee.games.topword.text", "en"), language="en")
    assert say("ui.analysis.summary", count=2, perfect=1, turns=18).endswith("best move 1 time out of 18")
