"""Runs, matches, lengthened words, MIRAMIS and all eight."""

import pytest

from tablee.core.text.sentences import speaker, texts
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.box.board import Stone
from tablee.games.miramis.rules.box.letters import Colour
from tablee.games.miramis.rules.box.spelling import declared
from tablee.games.miramis.rules.lays.scoring import points_for, run_points, sort_of
from tablee.games.miramis.rules.lays.sheet import Score, Sort
from tablee.games.miramis.tests.table import OTHER, ROULE, matches, runs, scored, words


def tell(score: Score) -> str:
    """The lay, as whoever made it reads it."""
    return speaker(texts("tablee.games.miramis.text", "en"), language="en")("event.laid", you=True, score=score)


def stone(text: str) -> Stone:
    return declared(text).on(0, 0).stone


@pytest.mark.parametrize(
    ("colour", "points"),
    [
        ("red", [0, 5, 10, 20, 40, 70, 110, 180, 380, 580]),
        ("blue", [0, 7, 15, 30, 60, 100, 160, 250, 550, 850]),
    ],
)
def test_R13_what_runs_are_worth(colour: Colour, points: list[int]) -> None:
    assert [run_points(colour, length) for length in range(1, 11)] == points


def test_R13_a_run_counts_in_its_whole_length_if_a_letter_is_new() -> None:
    assert runs(scored(scene(ROULE, "CATENISd", OTHER), "B3 C(ROUle)")) == [("CROU", 20)]


def test_R13_a_run_is_as_long_as_it_can_be() -> None:
    assert runs(scored(scene(ROULE, "ttEANISd", OTHER), "B4 (ROUle)ttE")) == [("LETT", 30)]


def test_R13_every_word_formed_has_its_runs() -> None:
    score = scored(scene(ROULE, "nIeTASOd", OTHER), "C8 nI")
    assert (words(score), runs(score)) == (["NI", "EN"], [("EN", 7)])


def test_R13_declared_colours_make_runs() -> None:
    assert runs(scored(scene(ROULE, "*T?bEANIS", OTHER), "8B (e)*t?eS")) == [("ETE", 15)]
    assert runs(scored(scene(ROULE, "*T?bEANIS", OTHER), "8B (e)*T?eS")) == []


@pytest.mark.parametrize("move", ["B4 (ROUle)R", "B4 (ROUle)ES", "B4 (ROUle)RA"])
def test_R14_a_lengthened_word_of_the_same_entry_earns_nothing(move: str) -> None:
    score = scored(scene(ROULE, "RAESTIND", OTHER), move)
    assert (score.words[0].lengthens, score.run) == ("ROULE", 0)


@pytest.mark.parametrize(
    ("move", "lengthened"), [("B4 (ROUle)TTE", "ROULETTE"), ("B2 EN(ROUle)", "ENROULE"), ("B2 EC(ROUle)R", "ECROULER")]
)
def test_R14_a_lengthened_word_of_another_entry_earns(move: str, lengthened: str) -> None:
    score = scored(scene(ROULE, "TTEENCR?R", OTHER), move)
    assert (score.words[0].text, score.words[0].lengthens) == (lengthened, "")
    assert score.run > 0


@pytest.mark.parametrize(
    ("old", "move", "lengthened"),
    [
        ("M A I", "B4 (MAI)S", "MAIS"),
        ("f i l", "B4 (FIL)s", "FILS"),
        ("C O U R", "B4 (COUR)S", "COURS"),
        ("M A R I N", "B4 (MARIN)E", "MARINE"),
        ("E N T R E", "B4 (ENTRE)E", "ENTREE"),
        ("P O R T E", "B4 (PORTE)E", "PORTEE"),
    ],
)
def test_R14_one_headword_of_its_own_is_enough_to_earn(old: str, move: str, lengthened: str) -> None:
    score = scored(scene(f". . .\n. . . {old}", "SETsENCR", OTHER), move)
    assert (score.words[0].text, score.words[0].lengthens) == (lengthened, "")
    assert [run.letters for run in score.words[0].runs] == [lengthened]


def test_R14_a_letter_of_a_lengthened_word_still_matches_its_square_once() -> None:
    score = scored(scene(ROULE, "rAESTIND", OTHER), "B4 (ROUle)r")
    assert matches(score) == [("R", "blue", 10, 1)]
    assert (score.match, score.run, score.points) == (10, 0, 10)


def test_R14_a_match_counts_only_in_the_words_that_earn() -> None:
    score = scored(scene(ROULE, "sAETINRD", OTHER), "9B sA")
    assert [(word.text, word.lengthens) for word in score.words] == [("SA", ""), ("ROULES", "ROULE")]
    assert matches(score)[0] == ("S", "blue", 10, 1)


def test_R15_a_match_counts_in_every_word_that_earns() -> None:
    score = scored(scene(ROULE, "nIAETSRD", OTHER), "C8 nI")
    assert matches(score) == [("N", "blue", 10, 2)]


@pytest.mark.parametrize(
    ("letter", "signs"),
    [
        ("E", {"r": "red", "b": None, "*": "red", "R": "red", "B": None, "M": "red"}),
        ("e", {"r": None, "b": "blue", "*": "blue", "R": None, "B": "blue", "M": "blue"}),
        ("*E", {"r": "red", "b": None, "*": "two_coloured", "R": "red", "B": None, "M": "two_coloured"}),
        ("*e", {"r": None, "b": "blue", "*": "two_coloured", "R": None, "B": "blue", "M": "two_coloured"}),
        ("?E", {"r": "red", "b": None, "*": "red", "R": "pawn_same", "B": "pawn_other", "M": "pawn_other"}),
        ("?e", {"r": None, "b": "blue", "*": "blue", "R": "pawn_other", "B": "pawn_same", "M": "pawn_other"}),
        (
            "*?E",
            {"r": "red", "b": None, "*": "pawn_two_coloured", "R": "pawn_other", "B": "pawn_other", "M": "pawn_same"},
        ),
        (
            "*?e",
            {"r": None, "b": "blue", "*": "pawn_two_coloured", "R": "pawn_other", "B": "pawn_other", "M": "pawn_same"},
        ),
    ],
)
def test_R15_which_letter_matches_which_square(letter: str, signs: dict[str, Sort | None]) -> None:
    assert {sign: sort_of(stone(letter), sign) for sign in signs} == signs


def test_R15_what_matches_are_worth() -> None:
    sorts: tuple[Sort, ...] = ("red", "blue", "two_coloured", "pawn_same", "pawn_other", "pawn_two_coloured")
    assert [points_for(sort) for sort in sorts] == [5, 10, 30, 80, 40, 15]


def test_R15_a_pawn_on_a_miramis_square_counts_once_for_each_word() -> None:
    below = "\n".join([". . . . . . . ."] * 2 + [". . . . . . . S"])
    score = scored(scene(below, "*?IETNSRA", OTHER), "B8 *?AI")
    assert (words(score), matches(score)[0]) == (["AI", "AS"], ("A", "pawn_same", 80, 2))


def test_R16_the_word_miramis_multiplies_the_whole_turn_by_four() -> None:
    score = scored(scene("", "MIRAMISu", OTHER), "B5 MIRAMIS")
    assert (score.match, score.run, score.factor, score.points) == (5, 110, 4, 4 * 115)
    assert tell(score) == "The word MIRAMIS: all of it times four! You lay MIRAMIS: 460 points."


def test_R16_completing_the_word_counts_too() -> None:
    miram = ". . . .\n. . . .\n. . . .\n. . . . M I R A M"
    score = scored(scene(miram, "ISAETNRu", OTHER), "D5 (MIRAM)IS")
    assert score.factor == 4


@pytest.mark.parametrize(
    ("rack", "move", "bonus"),
    [
        ("ROULETTe", "B4 ROULETTe", 150),
        ("ROULETTE", "B4 ROULETTE", 200),
        ("roulet*T*E", "B4 roulet*t*e", 300),
        ("ROULET*T*E", "B4 ROULET*T*E", 200),
        ("ROULET*T*E", "B4 ROULET*T*e", 150),
        ("ROULET?bE", "B4 ROULET?tE", 150),
    ],
)
def test_R17_laying_all_eight_earns_a_bonus_by_colour(rack: str, move: str, bonus: int) -> None:
    score = scored(scene("", rack, OTHER), move)
    assert score.bonus == bonus
    assert tell(score).startswith("Eight letters at once: MIRAMIS! You lay ROULETTE: ")


def test_R17_seven_are_not_eight() -> None:
    assert scored(scene(ROULE, "TTEENISd", OTHER), "B4 (ROUle)TTE").bonus == 0
    assert scored(scene("", "ROULENTe", OTHER), "B4 ROULENT").bonus == 0
