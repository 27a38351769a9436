"""The exam itself: the toy passes it, and what is spoilt in the toy is noticed by exactly the law that speaks of it."""

from pathlib import Path

import pytest

from tablee.core.game import Game
from tablee.testing.broken import Broken
from tablee.testing.exam import broken_laws, cases, exam, seeds
from tablee.testing.laws import LAWS
from tests.exam.faults import FAULTS
from tests.exam.indiscreet import INDISCREET
from tests.exam.misnoted import MISNOTED
from tests.exam.misspelt import MISSPELT
from tests.exam.spoil import Edit, forget, spoilt
from tests.exam.toy import GAME
from tests.exam.unsolved import UNSOLVED
from tests.exam.untaught import UNTAUGHT

ALL = FAULTS | INDISCREET | MISNOTED | MISSPELT | UNSOLVED | UNTAUGHT


def test_the_toy_passes() -> None:
    exam(GAME)


@pytest.mark.parametrize(("law", "edits"), ALL.values(), ids=ALL)
def test_a_fault_is_noticed_by_its_law_alone(
    law: str, edits: tuple[Edit, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_EXAM_SEEDS", "1")
    game = spoilt(tmp_path, edits, record_again=law != "law_golden_records_replay")
    found = broken_laws(game)
    forget(game, tmp_path)
    assert set(found) == {law}, found
    assert not found[law].startswith("stopped by"), found


def test_every_law_can_fail() -> None:
    assert {law.__name__ for law in LAWS} == {law for law, _ in ALL.values()}


def test_a_failed_exam_says_every_law_that_is_broken_in_a_sentence(tmp_path: Path) -> None:
    edits: list[Edit] = [
        ("rules/evolve.py", "(*table.tricks[seat], *cards)", "cards"),
        ("text/leaflet.en.md", "**R4.** ", ""),
    ]
    game = spoilt(tmp_path, edits)
    with pytest.raises(Broken) as broken:
        exam(game)
    forget(game, tmp_path)
    first, *rest = str(broken.value).splitlines()
    assert first == f"toy breaks 2 of {len(LAWS)} laws:"
    assert [line.split(":")[0].strip() for line in rest] == ["law_nothing_is_lost", "law_rules_have_numbers"]
    assert rest[1].endswith("only one leaflet has R4")


def test_every_law_of_every_game_is_one_case(monkeypatch: pytest.MonkeyPatch) -> None:
    named = cases([GAME])
    assert len(named) == len(LAWS)
    assert named["toy-replay_equals_play"] == (LAWS[0], GAME)


def test_an_exam_may_be_asked_to_go_deeper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_EXAM_SEEDS", raising=False)
    assert len(seeds()) == 2
    monkeypatch.setenv("TABLEE_EXAM_SEEDS", "50")
    assert len(seeds()) == 50


def test_a_law_that_cannot_even_be_held_is_told_apart(tmp_path: Path) -> None:
    game: Game = spoilt(tmp_path, [("text/leaflet.fr.md", "", "")])
    (tmp_path / game.rules.options.__module__.partition(".")[0] / "text" / "leaflet.fr.md").unlink()
    found = broken_laws(game)
    forget(game, tmp_path)
    assert found["law_rules_have_numbers"].startswith("stopped by FileNotFoundError")
