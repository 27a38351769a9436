"""The super partie: the race, simultaneous proposals, three words."""

from tablee.core.actions import HOUSE, Deadline, TimeUp
from tablee.core.loop import Applied, view_for
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import super_partie, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Draw, Guess, SetWord
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment, to_play, winning_sides
from tablee.games.motus.rules.words.slate import Line
from tablee.games.motus.tests.table import A, B, C, D, guess, kinds, left_alone, played, refused

NEXT = {"CARTON": "MAISON", "MAISON": "JARDIN", "JARDIN": "PAPIER", "PAPIER": "SOLEIL"}


def test_R14_the_leading_team_races_and_the_others_set() -> None:
    position = played(words("CARTON", "MAISON", options=Options(letters=6, series=1)), (C, "CARTON"), Draw(C)).position
    after = left_alone(position)
    race = after.table.race
    assert race is not None
    assert (race.racers, race.setters, race.wins) == ((C, D), (A, B), (0, 0))
    assert to_play(after.table) == (A,)


def test_R14_both_may_write_the_line_and_the_first_one_does() -> None:
    position = super_partie("CARTON")
    assert to_play(position.table) == (A, B)
    first = played(position, (B, "CITRON"), at=10.0)
    assert kinds(first.events) == ["proposed"]
    closed = played(first.position, TimeUp(A), at=10.2)
    assert closed.position.table.slates[0].lines == (Line(1, B, "CITRON", "X-OOXX"),)
    assert to_play(closed.position.table) == (A, B)


def test_R14_the_house_closes_the_line_after_a_fifth_of_a_second() -> None:
    position = played(super_partie("CARTON"), (B, "CITRON"), at=10.0).position
    assert GAME.rules.deadline(position) == Deadline(10.2, TimeUp(A))


def test_R14_who_comes_later_is_not_written() -> None:
    position = played(super_partie("CARTON"), (B, "CITRON"), at=10.0).position
    late = played(position, (A, "CARTON"), at=10.201)
    assert kinds(late.events) == ["marked", "came_late"]
    assert [line.word for line in late.position.table.slates[0].lines] == ["CITRON"]


def test_R14_a_proposal_for_a_line_that_is_written_is_refused() -> None:
    position = played(super_partie("CARTON"), (B, "CITRON"), at=10.0).position
    position = played(position, TimeUp(A), at=10.2).position
    assert refused(position, Guess(A, 0, position.table.round, 1, "CARTON"), at=10.3) == no.LineTaken(1, "CARTON")


def test_R14_setters_set_in_turn_and_only_racers_guess() -> None:
    position = super_partie("CARTON")
    assert refused(position, guess(position, C, "CITRON", 0)) == no.NotYourSlate()
    after = word_won(position, A, "CARTON")
    assert to_play(after.table) == (D,)


def test_R14_the_next_setter_may_prepare_a_word() -> None:
    position = super_partie("CARTON")
    assert [view_for(GAME, position, seat).may_prepare for seat in range(4)] == [False, False, False, True]
    assert refused(position, SetWord(C, "MAISON")) == no.AlreadySet("CARTON")
    assert refused(position, SetWord(A, "MAISON")) == no.NotYoursToSet()
    prepared = played(position, SetWord(D, "MAISON"))
    assert all("MAISON" not in repr(view_for(GAME, prepared.position, seat)) for seat in (None, A, B, C))
    after = word_won(prepared.position, A, "CARTON")
    assert (after.table.slates[0].known, to_play(after.table)) == ("M.....", (A, B))
    assert after.box.secrets == ("MAISON",)


def test_R15_two_within_a_fifth_of_a_second_are_both_written() -> None:
    outcome = both("CITRON", "CANTON", 10.0, 10.2)
    assert kinds(outcome.events) == ["proposed", "marked", "marked"]
    slate = outcome.position.table.slates[0]
    assert [(line.number, line.seat, line.word) for line in slate.lines] == [(1, B, "CITRON"), (1, A, "CANTON")]
    assert (slate.known, slate.line) == ("CA.TON", 2)


def test_R15_one_right_and_one_wrong_the_right_one_has_it() -> None:
    outcome = both("CITRON", "CARTON", 10.0, 10.1)
    race = outcome.position.table.race
    assert race is not None
    assert race.wins == (1, 0)
    assert [played.lines for played in outcome.position.table.sheet] == [1], "both wrote the first line"


def test_R15_both_right_at_once_the_word_is_void() -> None:
    outcome = both("CARTON", "CARTON", 10.0, 10.1)
    assert kinds(outcome.events) == ["proposed", "marked", "marked", "word_void", "super_word_began"]
    table = outcome.position.table
    assert table.race is not None
    assert (table.race.wins, table.previous[0].status, to_play(table)) == ((0, 0), "void", (D,))


def test_R15_nobody_speaks_twice_on_a_line() -> None:
    position = played(super_partie("CARTON"), (B, "CITRON"), at=10.0).position
    assert refused(position, guess(position, B, "CARTON", 0), at=10.1) == no.AlreadyProposed("CITRON")


def test_R16_the_seventh_line_is_open_to_both() -> None:
    position = super_partie("CARTON")
    for word in ("CITRON", "CANARD", "CABANE", "CAMION", "CACHER", "CANTON"):
        position = spoken(position, A, word)
    slate = position.table.slates[0]
    assert (slate.line, slate.known, slate.awaited) == (7, "CARTON", (A, B))
    assert spoken(position, B, "CANTON").table.previous[0].status == "missed"


def test_R16_three_words_win() -> None:
    position, word = super_partie("CARTON"), "CARTON"
    for winner in (A, B, B):
        position = word_won(position, winner, word)
        word = NEXT[word]
        position = played(position, SetWord(to_play(position.table)[0], word)).position
    after = word_won(position, B, word)
    assert after.table.result is not None
    assert (after.table.result.winners, after.table.result.reason) == ((B,), "super_partie")
    assert winning_sides(after.table) == (A, B)
    assert after.table.result.scores == (50, 50, 0, 0)


def test_R16_three_words_that_nobody_finds_end_it() -> None:
    position = word_won(super_partie("CARTON"), A, "CARTON")
    for _ in range(3):
        position = left_alone(position)
    assert position.table.result is not None
    assert (position.table.result.winners, position.table.result.reason) == ((A,), "undecided")


def test_R19_the_house_may_set_the_words_of_the_super_partie() -> None:
    options = Options(letters=6, series=1, words="house")
    outcome = played(words("CARTON", "MAISON", options=options), (C, "CARTON"), Draw(C))
    after = left_alone(outcome.position)
    assert after.table.race is not None
    assert (after.table.race.setters, to_play(after.table)) == ((HOUSE,), (C, D))
    assert after.table.slates[0].setter == HOUSE
    assert refused(after, SetWord(A, "MAISON")) == no.HouseSets()


def test_R20_a_line_of_the_race_is_lost_when_the_time_of_both_has_run_out() -> None:
    position = super_partie("CARTON", options=Options(letters=6, time=30))
    assert GAME.rules.deadline(position) == Deadline(30.0, TimeUp(A))
    one = played(position, TimeUp(A), at=30.0).position
    assert (one.table.slates[0].line, one.table.slates[0].awaited) == (1, (B,))
    assert refused(one, guess(one, A, "CITRON", 0), at=30.1) == no.OutOfTime(1)
    two = played(one, TimeUp(B), at=30.0).position
    assert (two.table.slates[0].line, two.table.slates[0].lines[0].fate) == (2, "time")


def test_R20_who_is_alone_in_time_is_written_at_once() -> None:
    position = super_partie("CARTON", options=Options(letters=6, time=30))
    position = played(position, TimeUp(A), at=30.0).position
    assert kinds(played(position, (B, "CITRON"), at=30.0).events) == ["proposed", "marked"]


def both(first: str, second: str, at: float, then: float) -> Applied:
    """B calls out a word, then A."""
    return played(played(super_partie("CARTON"), (B, first), at=at).position, (A, second), at=then)


def spoken(position: Moment, seat: int, word: str) -> Moment:
    """One racer calls out a word, and the other does not."""
    position = played(position, (seat, word), at=10.0).position
    return played(position, TimeUp(A + B - seat), at=10.2).position


def word_won(position: Moment, seat: int, word: str) -> Moment:
    """One racer calls out the right word, and the other nothing."""
    return spoken(position, seat, word)
