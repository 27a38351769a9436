"""Looking back: words left after each line, what the solver would have tried, skill and luck."""

from dataclasses import replace
from random import Random

import pytest

from tablee.core.actions import HOUSE, Deal
from tablee.core.events import Event
from tablee.core.loop import Applied, apply, view_for
from tablee.core.text.sentences import speaker, texts
from tablee.games.motus import GAME
from tablee.games.motus.engine.forecast import Forecast
from tablee.games.motus.engine.looking_back.analyse import analyse
from tablee.games.motus.engine.looking_back.judging import JudgedWord, judged, origin_of
from tablee.games.motus.engine.looking_back.retell import retell
from tablee.games.motus.engine.looking_back.review import preview
from tablee.games.motus.exam.scene import words
from tablee.games.motus.rules.actions import Draw
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.rules.words.lists import hidden_words
from tablee.games.motus.rules.words.marks import marks
from tablee.games.motus.tests.table import A, C, D, guess, played

POSSIBLE = ("BALLE", "BARRE", "BASSE", "BATTE")


def test_a_forecast_counts_what_a_word_would_leave() -> None:
    one_by_one, at_once = Forecast.of("BALLE", POSSIBLE), Forecast.of("BLRST", POSSIBLE)
    assert one_by_one.rows == {"XXXXX": 1, "XX--X": 3}
    assert (one_by_one.expected(), at_once.expected()) == (9 / 4, 1.0)
    assert one_by_one.bits() == pytest.approx(2 - 3 * 1.585 / 4 + 1 / 4, abs=0.001)
    assert at_once.bits() == 2.0
    assert (at_once.skill_beside(one_by_one), one_by_one.skill_beside(at_once)) == (100, 53)


def test_luck_is_for_how_many_words_more_would_have_been_left() -> None:
    forecast = Forecast.of("BALLE", POSSIBLE)
    assert (forecast.luck("XXXXX"), forecast.luck("XX--X")) == (88, 38)
    assert sum(forecast.luck(row) * size for row, size in forecast.rows.items()) / 4 == pytest.approx(50, abs=1)
    assert Forecast.of("BALLE", ["BALLE"]).luck("XXXXX") == 50


def test_each_line_is_judged_by_what_was_known_before_it() -> None:
    after = played(words("CARTON", "MAISON"), (C, "CITRON"), (D, "CARTON"))
    word = judged(after.position.table.slates[0])
    assert (word.secret, word.status) == ("CARTON", "found")
    first, second = word.lines
    assert (first.line, first.seat, first.word, first.marks) == (1, C, "CITRON", "X-OOXX")
    assert first.before == len(hidden_words("frequent", "C", 6))
    assert first.after == second.before > 0
    assert (second.seat, second.after) == (D, 0)
    assert second.skill == 100 or second.best != second.word
    assert first.expected > first.best_expected
    assert (first.best_marks, second.best_after) == (marks("CARTON", first.best), 0 if second.best == "CARTON" else 1)
    assert 0 < first.skill < 100
    assert first.luck > 50


def test_words_are_judged_among_those_that_one_could_think_of() -> None:
    usual, rare = (words(word, "MAISON").table.slates[0] for word in ("CARTON", "CABLAS"))
    assert origin_of(replace(usual, secret="CARTON")) == "frequent"
    assert origin_of(replace(rare, secret="CABLAS")) == "common"
    assert origin_of(replace(usual, secret="CARTON", setter=HOUSE)) == "normal"


def test_a_letter_given_for_the_seventh_line_counts_for_that_line_alone() -> None:
    tries = ["CITRON", "CANARD", "CABANE", "CAMION", "CACHER", "CANTON"]
    position = words("CARTON", "MAISON")
    after = played(position, *((C if line % 2 == 0 else D, word) for line, word in enumerate(tries)), (1, "CARTON"))
    lines = judged(after.position.table.slates[0]).lines
    assert [line.line for line in lines] == [1, 2, 3, 4, 5, 6, 7]
    assert lines[6].before == 1


def test_a_word_that_is_over_can_be_looked_back_at_and_one_that_is_sought_cannot() -> None:
    position = played(words("CARTON", "MAISON"), (C, "CITRON")).position
    before = guess(position, D, "CARTON")
    assert preview(view_for(GAME, position, D), before) is None
    over = played(position, (D, "CARTON")).position
    seen = preview(view_for(GAME, over, D), before)
    assert isinstance(seen, JudgedWord)
    assert preview(view_for(GAME, over, A), before) == seen
    assert preview(view_for(GAME, over, D), Draw(D)) is None


def played_alone(options: Options) -> tuple[list[Event], Moment]:
    """A match that a champion plays alone, with all that happened."""
    answer = apply(GAME, GAME.rules.start(options, 1), Deal(), Random(4), 0.0)
    events: list[Event] = []
    while isinstance(answer, Applied):
        events += answer.events
        if GAME.rules.result(answer.position.table):
            return events, answer.position
        ask = GAME.engine.choose(view_for(GAME, answer.position, 0), "champion", Random(1))
        answer = apply(GAME, answer.position, ask, Random(2), 0.0)
    raise AssertionError(answer)


def test_a_match_is_analysed_word_by_word_and_retold() -> None:
    options = Options(letters=6, series=2, words="house")
    events, end = played_alone(options)
    analysis = analyse(options, 1, events)
    assert [chapter.word.secret for chapter in analysis.words] == [one.secret for one in end.table.sheet]
    assert [chapter.series for chapter in analysis.words] == [1, 2]
    (player,) = analysis.seats
    assert (player.found, player.best, player.skill) == (2, player.lines, 100)
    for language in ("fr", "en"):
        text = retell(analysis, speaker(texts("tablee.games.motus.text", language), language=language))
        assert all(chapter.word.secret in text for chapter in analysis.words)


def test_nothing_is_said_of_lines_that_were_lost() -> None:
    after = played(words("CARTON", "MAISON", options=Options(letters=6, strict=True)), (C, "CWWWWW"), (D, "CARTON"))
    assert [line.line for line in judged(after.position.table.slates[0]).lines] == [2]
