"""`tablee solve topword`: positions as text in, the best moves out; mistakes are shown where they are."""

from argparse import ArgumentParser
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.core.text.sentences import speaker, texts
from tablee.games.topword.engine.solve import SOLVE, solve
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.refusals import BadStack
from tablee.games.topword.tests.counts import COUNTS
from tablee.games.topword.tests.text.test_diagram import DIAGRAM, LINE
from tablee.games.topword.text.diagram import read_position
from tablee.lexicon import lexicon


def run(*words: str) -> str:
    parser = ArgumentParser()
    SOLVE.arguments(parser)
    books = (texts(room, "en") for room in ("tablee.games.topword.text", "tablee.core"))
    return SOLVE.run(parser.parse_args(words), speaker(*books, language="en"))


def test_the_best_moves_are_listed_with_words_points_and_worth(tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(DIAGRAM, "utf-8")
    view = read_position(DIAGRAM)
    found = moves(view.stacks, view.rack, lexicon.common.graph)
    printed = run(str(tmp_path / "position.txt"), "--top", "3")
    best = solve(DIAGRAM, 3)[0].best
    assert "E   A    ·    B2   A    T    E    A    U" in printed
    assert "Your letters: A E I N O S T" in printed
    assert f"{len(found)} possible moves." in printed
    for number, choice in enumerate(best, 1):
        row = next(line for line in printed.splitlines() if line.lstrip().startswith(f"{number}."))
        for part in (choice.move, ", ".join(choice.words), str(choice.points), f"{choice.worth:.1f}"):
            assert part in row
    assert " 4." not in printed


def test_the_best_come_first() -> None:
    worth = [choice.worth for choice in solve(LINE, 50)[0].best]
    assert worth == sorted(worth, reverse=True)
    assert len(worth) == 50


def test_a_file_may_hold_many_positions() -> None:
    lines = COUNTS.positions.read_text("utf-8").splitlines()[:3]
    solutions = solve("\n".join(lines), 1)
    assert [solution.view for solution in solutions] == [read_position(line) for line in lines]


def test_a_position_without_moves_says_so(tmp_path: Path) -> None:
    (tmp_path / "stuck.txt").write_text(LINE.replace("rack=AEINOST", "rack=").replace("racks=7,7 bag=64", "bag=71"))
    assert run(str(tmp_path / "stuck.txt")).endswith("0 possible moves.")


def test_a_mistake_is_shown_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "wrong.txt").write_text(DIAGRAM.replace("TBC", "T3C"), "utf-8")
    with pytest.raises(Refused) as refused:
        run(str(tmp_path / "wrong.txt"))
    assert refused.value.refusal == BadStack(7, 4, "T3C")


@pytest.mark.parametrize("top", ["0", "-1", "many"])
def test_how_many_is_one_or_more(top: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("-", "--top", top)
    assert "--top" in capsys.readouterr().err
