"""The leaflet's seven positions with their exact points, and the move it forbids."""

import pytest

from tablee.core.game import Example
from tablee.games.topword.exam.examples import BISE, BRIS, RATEAU, RETRACE, RIRE, TRIS, examples
from tablee.games.topword.exam.scene import board, scene
from tablee.games.topword.rules.refusals import BY_REASON
from tablee.games.topword.tests.table import breakdown, laid, played, refused

POINTS = {
    "first_word": (12, {"RATEAU": 12}),
    "flat_word": (8, {"RIRE": 8}),
    "two_words": (12, {"TRIS": 8, "AS": 4}),
    "stacked_letter": (5, {"BRIS": 5}),
    "changed_word": (13, {"BISE": 6, "BATEAU": 7}),
    "all_seven": (25, {"RETRACE": 9, "CRIS": 6}),
    "bonus_letter": (17, {"SOJA": 8, "BISES": 7}),
}
AFTERWARDS = """
    R   . .  . . . . . . .
    E   . .  . . . . . . .
    T   . .  . . . . . . .
    R   . .  . . . . . . .
    A   . RB A T E A U . .
    TBC R I  S . . . . . .
    E   . RS . . . . . . .
    .   . E  . . . . . . .
    .   . S  O J A . . . .
    .   . .  . . . . . . .
"""


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_R13_the_leaflet_counts(example: Example) -> None:
    outcome = played(example.position, *example.asks)
    assert (laid(outcome).points, breakdown(outcome)) == POINTS[example.name]


def test_R13_each_position_of_the_leaflet_leads_to_the_next() -> None:
    boards = [RATEAU, RIRE, TRIS, BRIS, BISE, RETRACE, AFTERWARDS]
    for example, after in zip(examples(), boards, strict=True):
        assert played(example.position, *example.asks).position.table.stacks == board(after)


def test_R11_TRIE_is_refused_because_of_AE() -> None:
    position = scene(RIRE, "TRENLUO", "AEINOST")
    assert refused(position, "F1 TRIE") == BY_REASON["unknown"]("AE", "AE", ("AE",))


def test_R11_a_refused_word_names_its_rule() -> None:
    assert refused(scene(RIRE, "TRENLUO", "AEINOST"), "F1 TRIE").rule == "R11"
