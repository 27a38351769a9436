"""Counting grids: words across and down, which of them count, and the leaflet's two grids."""

from collections import Counter
from random import Random
from typing import get_args

import pytest

from tablee.core.actions import Deal
from tablee.core.game.shelf import text_room
from tablee.core.help import Help
from tablee.core.loop import Applied, apply
from tablee.core.options import chosen
from tablee.core.refusal import Refused
from tablee.core.text.sentences import LANGUAGES, find, texts
from tablee.games.multimo import GAME
from tablee.games.multimo.exam.examples import BEGUN, GRID_A, GRID_B, two_grids
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Finish, PlaceTile
from tablee.games.multimo.rules.grid import NEUTRAL, tiles_on
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.phases.revealing import revealed
from tablee.games.multimo.rules.scoring import Flaw, Formed, sheet_of, why_void
from tablee.games.multimo.rules.state import Moment
from tablee.games.multimo.tests.table import played, seen
from tablee.games.multimo.text.diagram import read_grid
from tablee.lexicon import lexicon
from tablee.lexicon.why import Reason

WORDS_OF_A = {
    "TARTINES": 8, "AH": 7, "ECART": 9, "LUTTONS": 8, "ORIENT": 6, "CIL": 7, "EIRE": 4, "HELAS": 10, "AY": 7, "SET": 3,
    "QUEL": 10, "TALOCHES": 17, "AHURIE": 12, "TILLAT": 6, "TETE": 4, "ICONES": 10, "NANTI": 5, "CU": 7, "ERS": 3,
    "ST": 2, "PERIL": 8,
}  # fmt: skip


def test_R12_the_leaflets_grid_A_is_worth_160() -> None:
    sheet = sheet_of(read_grid(GRID_A))
    assert (sheet.points, sheet.complete, sheet.isolated) == (160, True, ())


def test_R12_every_word_of_grid_A_counts_across_and_down() -> None:
    sheet = sheet_of(read_grid(GRID_A))
    assert [word.text for word in sheet.words if word.flaw] == []
    assert Counter(word.text for word in sheet.words) == Counter([*WORDS_OF_A, "AY"])
    assert {word.text: word.points for word in sheet.words} == WORDS_OF_A


def test_R12_the_leaflets_grid_B_is_worth_150_because_three_words_are_void() -> None:
    sheet = sheet_of(read_grid(GRID_B))
    assert sheet.points == 150
    assert {word.text: word.flaw for word in sheet.words if word.flaw} == {
        "NERROLR": "unknown",
        "AYS": "unknown",
        "ESSI": "unknown",
    }


def test_R5_the_leaflets_grids_have_the_same_54_letters_and_ten_neutral_squares() -> None:
    one, other = (Counter(tiles_on(read_grid(grid))) for grid in (GRID_A, GRID_B))
    assert one == other
    assert one.total() == 64
    assert one[NEUTRAL] == 10


def test_R12_the_leaflets_match_is_won_by_A() -> None:
    table = played(two_grids(), Finish(0), Finish(1)).position.table
    assert [sheet.points for sheet in table.sheets] == [160, 150]


def test_R12_a_single_letter_earns_nothing() -> None:
    assert sheet_of(("A#E", "#.#", "O#I")).points == 0
    assert sheet_of(("A#E", "#.#", "O#I")).words == ()


def test_R12_a_letter_counts_in_both_its_words() -> None:
    sheet = sheet_of(("LE#", "A##", "###"))
    assert [(word.text, word.row, word.col, word.across, word.points) for word in sheet.words] == [
        ("LE", 0, 0, True, 2),
        ("LA", 0, 0, False, 2),
    ]
    assert sheet.points == 4


def test_R12_the_same_word_counts_twice() -> None:
    assert sheet_of(("LA#", "A##", "###")).points == 4


@pytest.mark.parametrize("word", ["EIRE", "AY", "ST", "CU", "AT", "PARIS", "FEMMES", "MANGERIONS"])
def test_R14_names_symbols_and_all_forms_count(word: str) -> None:
    assert sheet_of((word,)).points > 0


@pytest.mark.parametrize(
    ("word", "flaw"), [("AYS", "unknown"), ("QZX", "unknown"), ("VIII", "roman"), ("QU", "elided")]
)
def test_R14_other_words_earn_nothing_and_the_reason_is_told(word: str, flaw: str) -> None:
    (found,) = sheet_of((word,)).words
    assert (found.flaw, sheet_of((word,)).points) == (flaw, 0)


@pytest.mark.parametrize("word", ["ARCENCIEL", "SOUSSOL", "AUJOURDHUI", "PRESQUILE", "QUELQUUN", "SAINTMALO"])
def test_R14_compounds_count_as_one_word_unless_the_table_leaves_them_out(word: str) -> None:
    assert sheet_of((word,)).points > 0
    (found,) = sheet_of((word,), compounds=False).words
    assert found.flaw in ("compound", "compound_name")
    live = [seen(scene((word, ""), options=Options(compounds=wanted))).sheet for wanted in (True, False)]
    assert [sheet is not None and sheet.points > 0 for sheet in live] == [True, False]


def test_R14_what_is_written_with_a_space_does_not_count() -> None:
    (found,) = sheet_of(("LASVEGAS",)).words
    assert (found.flaw, found.spelling) == ("locution", "Las Vegas")


def test_R14_the_table_s_choice_about_compounds_holds_in_the_end_too() -> None:
    words = ("ACOUP#", ""), ("ACOUP#", "")
    for wanted, points in ((True, 13), (False, 0)):
        position = scene(*words, options=Options(compounds=wanted))
        assert [sheet.points for sheet in revealed(position, 0.0).sheets] == [points, points]


def test_R14_no_roman_numeral_counts_unless_it_is_something_else_as_well() -> None:
    numerals = {roman(number) for number in range(1, 4_000)}
    counting = {word for word in numerals if len(word) > 1 and why_void(word) is None}
    assert not {word for word in counting if not set(lexicon.kinds(word)) - {"roman"}}
    assert {"II", "III", "IV", "VI", "VII", "VIII", "IX", "XX", "XIV", "XXI", "MMXX"}.isdisjoint(counting)
    assert counting >= {"CD", "MI", "DIX", "MM"}


@pytest.mark.parametrize(("wish", "closed"), [("none", True), ("points", True), ("words", False)])
def test_R14_the_dictionary_is_closed_unless_the_table_helps_with_words(wish: Help, closed: bool) -> None:
    assert GAME.rules.closes_dictionary(scene((BEGUN, "S"), options=Options(help=wish)).table) is closed


@pytest.mark.parametrize("language", LANGUAGES)
def test_R14_every_reason_has_its_sentence(language: str) -> None:
    book = texts(text_room(GAME), language)
    assert set(get_args(Reason)) < set(get_args(Flaw))
    assert [flaw for flaw in get_args(Flaw) if not isinstance(find(book, f"flaw.{flaw}"), str)] == []


def test_R15_while_building_one_sees_the_count_of_the_own_grid() -> None:
    position = played(scene((BEGUN, "S"), (BEGUN, "S")), PlaceTile(0, "S", (0, 4))).position
    assert [live_words(position, seat) for seat in (0, 1, None)] == [{"LUNES": 6}, {"LUNE": 5}, {}]


def test_R15_without_help_one_sees_the_words_and_where_they_stand() -> None:
    view = seen(scene((BEGUN, "S"), options=Options(help="none")))
    assert (view.sheet, view.formed) == (None, (Formed("LUNE", 0, 0, True),))


def test_R15_help_with_points_counts_good_words_and_bad_alike() -> None:
    good, bad = (
        seen(scene((f"{word}./...../...../...../.....", ""), options=Options(help="points"))).sheet
        for word in ("LUNE", "ENUL")
    )
    assert good is not None
    assert bad is not None
    assert (good.points, bad.points) == (5, 5)
    assert [word.flaw for sheet in (good, bad) for word in sheet.words] == [None, None]


def test_R15_who_sits_there_settles_the_help_unless_the_table_chose() -> None:
    def helped(seats: int, robots: tuple[int, ...], options: Options) -> str:
        outcome = apply(GAME, GAME.rules.start(options, seats), Deal(robots=robots), Random(1), 0.0)
        assert isinstance(outcome, Applied)
        return str(seen(outcome.position).help)

    asked = [(1, ()), (2, (1,)), (2, ()), (3, (2,))]
    assert [helped(*one, Options()) for one in asked] == ["words", "words", "points", "points"]
    assert [helped(2, (), Options(help=wish)) for wish in ("none", "points", "words")] == ["none", "points", "words"]


def test_R15_the_live_count_of_before_is_the_help_of_today() -> None:
    assert chosen(Options, {"count": True}) == Options(help="words")
    assert chosen(Options, {"count": False}) == Options(help="none")
    with pytest.raises(Refused):
        chosen(Options, {"count": 2})


def test_R15_the_live_count_is_what_the_grid_would_be_worth_now() -> None:
    sheet = seen(scene(("LUNE./...../...../..MI./.....", ""))).sheet
    assert sheet is not None
    assert [(word.text, word.flaw) for word in sheet.words] == [("LUNE", None), ("MI", "isolated")]
    assert (sheet.points, sheet.complete) == (5, False)


def roman(number: int) -> str:
    signs = ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
    worth = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
    text = ""
    for sign, value in zip(signs, worth, strict=True):
        text += sign * (number // value)
        number %= value
    return text


def live_words(position: Moment, seat: int | None) -> dict[str, int]:
    sheet = seen(position, seat).sheet
    return {word.text: word.points for word in sheet.words} if sheet else {}
