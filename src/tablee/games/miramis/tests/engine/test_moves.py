"""The plain move finder against the reference, the committed counts, and the rules; colours chosen as best they can."""

from functools import partial
from itertools import product
from random import Random

import pytest

from tablee.games.miramis.engine.finder import in_order
from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.board import EMPTY, Stones, Tile, laid, reconstructed_ground
from tablee.games.miramis.rules.box.letters import Letter
from tablee.games.miramis.rules.box.spelling import read_rack
from tablee.games.miramis.rules.lays.colouring import Coloured, Keep
from tablee.games.miramis.rules.lays.laying import judge
from tablee.games.miramis.rules.lays.moves import best_move, moves, thrift
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.lays.words import is_good
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.counts import COUNTS, as_lays, positions, words_now
from tablee.games.miramis.tests.reference import Reference
from tablee.games.miramis.text.diagram import read_position
from tablee.lexicon import lexicon
from tablee.testing.counting import tally

GROUND = reconstructed_ground()


def found(stones: Stones, rack: str) -> dict[str, Coloured]:
    """The moves of a rack by what is laid."""
    return {
        "".join(tile.stone.reads for tile in one.tiles): one
        for one in moves(GROUND, stones, read_rack(rack), all_words())
    }


def has_pawn(view: View) -> bool:
    return any(letter.is_pawn for letter in view.rack)


def small() -> list[int]:
    """Positions that plain Python goes through in a moment; the kernel goes through all of them."""
    return [number for number, count in enumerate(COUNTS.read()) if count.moves < 2_500][::4]


def test_the_counts_were_made_with_these_words() -> None:
    remedy = "the words have changed: python -m tablee.games.miramis.tests.counts counts"
    assert COUNTS.counted_with() == words_now(), remedy


def test_there_are_positions_of_all_stages() -> None:
    views = positions()
    assert len(views) == len(COUNTS.read()) >= 100
    stages = {"first word": 0, "middle": 0, "last turn": 0, "pawn": 0, "two colours": 0, "pawn lies there": 0}
    for view in views:
        stones = [stone for row in view.stones for stone in row if stone]
        stages["first word"] += not stones
        stages["middle"] += 20 <= len(stones) <= 50
        stages["last turn"] += view.turns_left[view.turn] == 1
        stages["pawn"] += has_pawn(view)
        stages["two colours"] += any(letter.colour == "both" for letter in view.rack)
        stages["pawn lies there"] += any(stone.letter.is_pawn for stone in stones)
    assert min(stages.values()) >= 5, stages


def test_the_finder_agrees_with_the_committed_counts() -> None:
    views, known = positions(), COUNTS.read()
    wrong = []
    for number in small():
        view = views[number]
        listed = moves(view.ground, view.stones, view.rack, all_words())
        if tally(as_lays(listed)) != known[number] or len(listed) != known[number].moves:
            wrong.append(number)
    assert wrong == []


def test_the_best_moves_are_the_same_without_colouring_all() -> None:
    tried = [positions()[number] for number in small()[::6]]
    tried += [read_position(f"{'/'.join(['15'] * 15)} rack={rack}") for rack in ("MIRAMIS", "IRA*?s", "*?rel", "kq")]
    keeps: list[Keep] = [thrift, partial(leave_value, turns=1)]
    for view, keep in product(tried, keeps):
        every = moves(view.ground, view.stones, view.rack, all_words(), keep)
        most = max((move.worth for move in every), default=0)
        some = best_move(view.ground, view.stones, view.rack, all_words(), keep)
        assert [one for one in in_order(some) if one.worth >= most] == in_order([m for m in every if m.worth == most])


def test_the_reference_still_counts_as_it_did() -> None:
    reference, views, known = Reference(lexicon.common), positions(), COUNTS.read()
    plain = next(number for number, view in enumerate(views) if not has_pawn(view) and known[number].moves > 500)
    pawn = min((number for number, view in enumerate(views) if has_pawn(view)), key=lambda number: known[number].moves)
    for number in (plain, pawn):
        view = views[number]
        assert tally(reference.moves(view.ground, view.stones, view.rack)) == known[number]


def test_the_rules_grant_every_move_with_the_points_it_was_found_with() -> None:
    views = positions()
    for number in Random(1).sample(small(), 6):
        view = views[number]
        for move in moves(view.ground, view.stones, view.rack, all_words()):
            granted = judge(view.ground, view.stones, view.rack, move.tiles)
            assert granted.points == move.points
            assert all(is_good(word.text, Options()) for word in granted.words)


@pytest.mark.parametrize("rack", ["", "E", "kqk"])
def test_a_rack_may_have_nothing_to_lay(rack: str) -> None:
    assert moves(GROUND, EMPTY, read_rack(rack), all_words()) == []


def test_R6_the_first_word_is_found_over_a_two_coloured_miramis_square() -> None:
    for move in moves(GROUND, EMPTY, read_rack("ROUle"), all_words()):
        assert any(GROUND[tile.row][tile.col] == "M" for tile in move.tiles)


def test_R13_a_two_coloured_letter_joins_the_longer_run() -> None:
    best = found(EMPTY, "L*Es")["LES"]
    assert [tile.stone.colour for tile in best.tiles] == ["red", "blue", "blue"], "two blue ones earn more than two red"


def test_R15_a_pawn_is_laid_on_the_miramis_square_of_its_colour_if_that_brings_eighty() -> None:
    stones = laid(EMPTY, (Tile(6, 1, Letter("A", "red")), Tile(6, 2, Letter("S", "red"))))
    over = [
        move
        for move in moves(GROUND, stones, read_rack("?RLe"), all_words())
        if any(tile.letter.is_pawn and tile.square == (7, 1) for tile in move.tiles)
    ]
    assert over
    assert min(move.points for move in over) >= 80


def test_R16_miramis_is_found_and_counts_four_times() -> None:
    best = found(EMPTY, "MIRAMIS")["MIRAMIS"]
    total = score(GROUND, EMPTY, best.tiles)
    assert total.factor == 4
    assert best.points == total.points == 4 * (total.match + total.run)


def test_of_equal_choices_the_one_that_keeps_the_pawn_is_taken() -> None:
    stones = laid(EMPTY, (Tile(4, 7, Letter("L", "red")), Tile(4, 8, Letter("A", "red"))))
    lays = as_lays(listed := moves(GROUND, stones, read_rack("S?R"), all_words()))
    best = listed[list(lays).index(((4, 9, "S"),))]
    assert best.tiles == (Tile(4, 9, Letter("S", "red")),)
