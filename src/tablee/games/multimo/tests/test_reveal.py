"""The reveal: who has won, and words that the table lets count by common consent."""

from dataclasses import replace
from random import Random

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import MatchOver, NotYourTurn
from tablee.core.seats import Result
from tablee.games.multimo import GAME
from tablee.games.multimo.engine.bot import LEVELS, choose
from tablee.games.multimo.exam.examples import GRID_A, GRID_B, after, two_grids
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Accept, Content, Finish, Object
from tablee.games.multimo.rules.events import Began
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.state import REVEAL_SECONDS, Moment, deadline, start, to_play
from tablee.games.multimo.tests.table import NOW, kinds, played, refused, seen
from tablee.match import codec


def shown() -> Moment:
    """The leaflet's two grids, shown."""
    return after(two_grids(), Finish(0), Finish(1))


def three() -> Moment:
    """The same with a third player who has built grid A too."""
    return after(scene((GRID_A, ""), (GRID_B, ""), (GRID_A, "")), Finish(0), Finish(1), Finish(2))


def among(position: Moment, *robots: int) -> Moment:
    """The same with robots at these seats, from the deal on; the grids are then shown."""
    table = replace(position.table, robots=robots)
    return after(replace(position, table=table), *(Finish(seat) for seat in range(table.seats)))


def result(*asks: Accept | Object | Content) -> Result | None:
    outcome: Result | None = played(shown(), *asks).position.table.result
    return outcome


def test_R1_the_grid_with_most_points_wins() -> None:
    assert result(Content(0), Content(1)) == Result((0,), (160, 150), "counted")


def test_R1_players_with_the_same_best_total_share_the_win() -> None:
    over = played(three(), Content(0), Content(1), Content(2)).position.table
    assert over.result == Result((0, 2), (160, 150, 160), "counted")


def test_R1_if_all_are_equal_nobody_wins() -> None:
    over = played(scene((GRID_A, ""), (GRID_A, "")), Finish(0), Finish(1)).position.table
    assert over.result == Result((), (160, 160), "counted")


def test_R16_the_table_waits_for_all_who_may_have_something_to_add() -> None:
    assert to_play(shown().table) == (0, 1)
    content = played(shown(), Content(0)).position
    assert to_play(content.table) == (1,)
    assert refused(content, Content(0)) == NotYourTurn((1,))


def test_R16_a_word_that_all_accept_counts() -> None:
    outcome = played(shown(), Accept(1, "ESSI"), Accept(0, "ESSI"))
    assert kinds(outcome) == ["word_agreed", "word_accepted"]
    sheet = outcome.position.table.sheets[1]
    assert sheet.points == 154
    assert [(word.points, word.flaw, word.accepted) for word in sheet.words if word.text == "ESSI"] == [(4, None, True)]


def test_R16_having_nothing_to_add_is_no_consent() -> None:
    outcome = played(shown(), Accept(1, "ESSI"), Content(0))
    assert kinds(outcome) == ["said_content"]
    over = played(outcome.position, Content(1))
    assert kinds(over) == ["said_content", "word_lapsed", "match_ended"]
    assert over.position.table.proposals[0].standing == "lapsed"
    assert over.position.table.result == Result((0,), (160, 150), "counted")


def test_R16_every_person_must_agree() -> None:
    two_of_three = played(three(), Accept(1, "ESSI"), Accept(0, "ESSI"))
    assert kinds(two_of_three) == ["word_agreed"]
    assert kinds(played(two_of_three.position, Accept(2, "ESSI"))) == ["word_agreed", "word_accepted"]


def test_R16_where_all_others_are_robots_the_dictionary_decides() -> None:
    table = among(two_grids(), 0).table
    assert table.result == Result((0,), (160, 150), "counted")
    assert table.proposals == ()
    only_one_person = scene((GRID_A, ""), (GRID_B, ""), (GRID_A, ""))
    assert among(only_one_person, 0, 2).table.phase == "over"


def test_R16_nobody_waits_for_a_robot_and_its_consent_is_not_asked_for() -> None:
    position = among(scene((GRID_A, ""), (GRID_B, ""), (GRID_A, "")), 2)
    assert to_play(position.table) == (0, 1)
    outcome = played(position, Accept(1, "ESSI"), Accept(0, "ESSI"))
    assert kinds(outcome) == ["word_agreed", "word_accepted"]
    assert to_play(outcome.position.table) == (0, 1)


def test_R16_a_robot_that_agrees_is_not_another_person() -> None:
    position = among(scene((GRID_A, ""), (GRID_B, ""), (GRID_A, "")), 2)
    assert kinds(played(position, Accept(1, "ESSI"), Accept(2, "ESSI"))) == ["word_agreed"]


def test_R16_a_robot_that_keeps_a_persons_seat_does_not_consent_for_them() -> None:
    position = played(shown(), Accept(1, "AYS")).position
    asks = [choose(seen(position), level, Random(1)) for level in LEVELS]
    assert set(asks) == {Content(0)}
    assert kinds(played(position, asks[0], Content(1)))[-2:] == ["word_lapsed", "match_ended"]


def test_R16_the_deal_says_who_is_a_robot() -> None:
    position = played(start(Options(), 3), Deal(robots=(1,))).position
    assert (position.table.robots, position.table.persons, seen(position).robots) == ((1,), (0, 2), (1,))


def test_R16_a_deal_of_version_1_names_no_robots_so_all_must_agree() -> None:
    assert codec.event_from(GAME, '{"kind": "began", "seat": 1, "at": 5.0}') == Began(1, 5.0, ())


def test_R16_one_objection_is_enough_and_settles_it() -> None:
    position = played(three(), Accept(1, "AYS"), Accept(0, "AYS"), Object(2, "AYS")).position
    assert position.table.sheets[1].points == 150
    for ask in (Accept(1, "AYS"), Object(0, "AYS")):
        assert refused(position, ask) == no.Settled("AYS")


def test_R16_whoever_proposed_a_word_may_withdraw_it() -> None:
    assert kinds(played(shown(), Accept(1, "AYS"), Object(1, "AYS"))) == ["word_refused"]


def test_R16_a_word_counts_in_every_grid_that_has_it() -> None:
    both = after(scene((GRID_B, ""), (GRID_B, "")), Finish(0), Finish(1))
    sheets = played(both, Accept(0, "AYS"), Accept(1, "AYS")).position.table.sheets
    assert [sheet.points for sheet in sheets] == [158, 158]


def test_R16_a_proposal_calls_everybody_back() -> None:
    position = played(shown(), Content(0), Accept(1, "AYS")).position
    assert to_play(position.table) == (0, 1)
    assert seen(position).proposals[0].standing == "open"


def test_R16_only_void_words_are_proposed() -> None:
    assert refused(shown(), Accept(0, "TARTINES")) == no.NotVoid("TARTINES")
    assert refused(shown(), Accept(0, "QZX")) == no.NotVoid("QZX")
    assert refused(shown(), Object(0, "AYS")) == no.NotProposed("AYS")


def test_R16_nobody_agrees_twice() -> None:
    assert refused(played(shown(), Accept(1, "AYS")).position, Accept(1, "AYS")) == no.AlreadyAgreed("AYS")


def test_R16_words_are_spoken_of_when_the_grids_are_shown() -> None:
    for ask in (Accept(0, "AYS"), Object(0, "AYS"), Content(0)):
        assert refused(two_grids(), ask) == no.NothingRevealed()


def test_R16_the_silence_of_a_person_is_no_consent_when_time_runs_out() -> None:
    position = played(shown(), Accept(1, "AYS")).position
    due = deadline(position)
    assert due is not None
    assert due.at == NOW + REVEAL_SECONDS
    outcome = played(position, due.action, now=due.at)
    assert kinds(outcome) == ["said_content", "said_content", "word_lapsed", "match_ended"]
    assert outcome.position.table.sheets[1].points == 150


def test_R16_the_tables_clock_speaks_for_one_seat_alone() -> None:
    assert kinds(played(shown(), TimeUp(1), now=10.0)) == ["said_content"]


def test_R16_a_table_may_keep_to_the_dictionary() -> None:
    strict = scene((GRID_A, ""), (GRID_B, ""), options=Options(agree=False))
    assert kinds(played(strict, Finish(0), Finish(1))) == ["finished", "revealed", "match_ended"]


def test_R16_without_void_words_there_is_nothing_to_talk_about() -> None:
    assert kinds(played(scene((GRID_A, ""), (GRID_A, "")), Finish(0), Finish(1)))[-1] == "match_ended"


def test_R16_after_the_end_nothing_more_is_said() -> None:
    assert refused(played(shown(), Content(0), Content(1)).position, Accept(0, "AYS")) == MatchOver()


def test_R17_alone_one_plays_for_the_points_and_the_dictionary_decides() -> None:
    outcome = played(scene((GRID_B, "")), Finish(0))
    assert kinds(outcome) == ["finished", "revealed", "match_ended"]
    assert outcome.position.table.result == Result((0,), (150,), "alone")
