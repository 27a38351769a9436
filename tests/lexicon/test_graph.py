"""The graph: the same answers as a plain set, however it was made."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import BIT
from tablee.lexicon.weave import restrict, union, weave

WORDS = st.sets(st.text("ABCZ", min_size=1, max_size=6))


def picture(graph: Graph) -> str:
    """The nodes of a graph as `offset: ends|goes→offsets`."""
    cells = graph.cells
    lines = []
    for node in graph.nodes():
        ends, goes = ("".join(chr(65 + n) for n in range(26) if cells[node + k] >> n & 1) for k in (0, 1))
        follow = ",".join(str(cells[node + 2 + k]) for k in range(len(goes)))
        lines.append(f"{node}: {ends or '-'}|{goes or '-'}→{follow}")
    return "\n".join(lines)


def test_equal_endings_are_stored_once() -> None:
    graph = weave(["BAS", "BASE", "LAS", "LASE"])
    assert picture(graph) == "\n".join(
        (
            "0: -|BL→4,4",
            "4: -|A→7",
            "7: S|S→10",
            "10: E|-→",
        )
    )


def test_a_graph_of_no_words_has_a_root_and_nothing_else() -> None:
    graph = weave([])
    assert picture(graph) == "0: -|-→"
    assert list(graph) == []
    assert "A" not in graph
    assert graph.number("A") is None


@pytest.mark.parametrize("words", [["B", "A"], ["A", "A"], ["AB", "AA"]])
def test_words_out_of_order_are_refused(words: list[str]) -> None:
    with pytest.raises(ValueError, match="must not stand behind"):
        weave(words)


@given(WORDS, WORDS)
def test_a_graph_is_its_set_of_words(words: set[str], others: set[str]) -> None:
    graph = weave(sorted(words))
    assert list(graph) == sorted(words)
    assert len(graph) == len(words)
    assert all((word in graph) == (word in words) for word in words | others)


@given(WORDS, st.text("ABCZ", max_size=3), st.text("ABCZ", max_size=3))
def test_between_are_the_letters_that_make_a_word(words: set[str], before: str, behind: str) -> None:
    fitting = weave(sorted(words)).between(before, behind)
    assert fitting == sum(bit for letter, bit in BIT.items() if before + letter + behind in words)


@given(WORDS, WORDS)
def test_numbers_are_places_in_the_alphabetical_order(words: set[str], others: set[str]) -> None:
    graph = weave(sorted(words))
    for number, word in enumerate(sorted(words)):
        assert graph.number(word) == number
        assert graph.word(number) == word
    assert all(graph.number(word) is None for word in others - words)
    with pytest.raises(IndexError):
        graph.word(len(words))


@given(WORDS, WORDS)
def test_a_union_has_the_words_of_both(one: set[str], other: set[str]) -> None:
    joined = union(weave(sorted(one)), weave(sorted(other)))
    assert list(joined) == sorted(one | other)
    assert [joined.number(word) for word in sorted(one | other)] == list(range(len(one | other)))


@given(WORDS, st.data())
def test_a_restriction_has_the_words_that_were_picked(words: set[str], data: st.DataObject) -> None:
    picked = data.draw(st.sets(st.sampled_from(sorted(words)))) if words else set()
    whole = weave(sorted(words))
    numbers = sorted(number for word in picked if (number := whole.number(word)) is not None)
    part = restrict(whole, numbers)
    assert list(part) == sorted(picked)
    assert part.cells.tobytes() == weave(sorted(picked)).cells.tobytes()


@given(WORDS)
def test_parents_stand_before_their_children(words: set[str]) -> None:
    graph = weave(sorted(words))
    for node in graph.nodes():
        follow = graph.cells[node + 2 : node + 2 + graph.cells[node + 1].bit_count()]
        assert all(child > node for child in follow)


def test_rubbish_is_in_no_graph() -> None:
    graph = weave(["AB", "ABC"])
    assert not any(rubbish in graph for rubbish in ("", "A", "ab", "A-", "É", "ABCD", "🎉", "AB "))
    assert graph.number("aé") is None
