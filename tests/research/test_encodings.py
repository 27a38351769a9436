"""What is offered by number is what the library lists."""

from random import Random
from typing import Any

import pytest

from tablee.research.course import Node, course
from tests.research.tables import ALONE, TABLES

SOME = {**{name: table for name, table in TABLES.items() if table[0] != "miramis"}, **ALONE}


def some_nodes(game: str, seats: int, options: dict[str, Any], many: int) -> list[Node]:
    """A match played at random by number, every few asks."""
    node, rng, seen = course(game, seats, **options).deal(5), Random(5), []
    for number in range(3 * many):
        if node.result is not None:
            break
        seen += [node] if number % 3 == 0 else []
        offer = node.course.encoding.offer(node.view(node.round[0]))
        node = node.turned(offer.ask(rng.choice(offer.mask.nonzero()[0].tolist())))
    return seen


@pytest.mark.parametrize(("game", "seats", "options"), SOME.values(), ids=[f"{name}, {SOME[name][1]}" for name in SOME])
def test_numbers_are_the_moves_that_the_library_lists(game: str, seats: int, options: dict[str, Any]) -> None:
    for node in some_nodes(game, seats, options, 6):
        view = node.view(node.round[0])
        offer = node.course.encoding.offer(view)
        numbered = [offer.ask(number) for number in offer.mask.nonzero()[0].tolist()]
        legal = {one for one in node.course.game.engine.legal(view) if getattr(one, "count", 1) == 1}
        assert len(numbered) == len(set(numbered))
        assert set(numbered) <= legal
        assert set(numbered) == legal or offer.mask.all(), "not all are listed, and there would have been room"


def test_of_words_in_colours_each_is_listed_once_and_the_dearest_first() -> None:
    for node in some_nodes("miramis", 2, {"turns": 4}, 2):
        view = node.view(node.round[0])
        encoding = node.course.encoding
        offer = encoding.offer(view)
        lays = [offer.ask(number) for number in offer.mask.nonzero()[0].tolist()]
        words = [
            tuple((tile.row, tile.col, tile.stone.reads) for tile in one.tiles) for one in lays if one.kind == "lay"
        ]
        assert len(words) == len(set(words))
        assert {one for one in lays if one.kind == "lay"} <= set(node.course.game.engine.legal(view))
        assert offer.moves is not None
        points = offer.moves[:, encoding.names.index("points")][1 : 1 + len(words)]
        assert (points[:-1] >= points[1:]).all()


def test_a_node_is_not_changed_by_what_follows() -> None:
    node = course("multiplipotion").deal(1)
    before = repr(node.position)
    node.turned(node.course.encoding.offer(node.view(0)).ask(0))
    assert repr(node.position) == before
