"""The shelf finds games by itself."""

from pathlib import Path

import pytest

from tablee.core.game import shelf
from tests.exam.toy import GAME


def a_room(folder: Path, name: str, page: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(page)


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    import tablee.games  # noqa: PLC0415 - the room whose walls this test moves

    monkeypatch.setattr(tablee.games, "__path__", [str(tmp_path)])
    return tmp_path


GAME_PAGE = "from dataclasses import replace\nfrom tests.exam.toy import GAME as TOY\nGAME = replace(TOY, name={!r})\n"


def test_a_new_folder_is_a_new_game_and_all_stand_in_order(rooms: Path) -> None:
    a_room(rooms, "shelf_b", GAME_PAGE.format("b"))
    a_room(rooms, "shelf_a", GAME_PAGE.format("a"))
    on_it = shelf.games.__wrapped__()
    assert list(on_it) == ["a", "b"]
    assert on_it["b"].name == "b"
    assert repr(on_it) == "Boxes(a, b)"


def test_asking_for_one_game_opens_its_box_alone(rooms: Path) -> None:
    a_room(rooms, "shelf_f", GAME_PAGE.format("shelf_f"))
    a_room(rooms, "shelf_g", "raise AssertionError('nobody asked for this one')\n")
    on_it = shelf.games.__wrapped__()
    assert on_it["shelf_f"].name == "shelf_f"
    assert "shelf_f" in on_it
    with pytest.raises(AssertionError, match="nobody asked"):
        list(on_it)


def test_what_is_not_on_the_shelf_is_not_found(rooms: Path) -> None:
    a_room(rooms, "shelf_h", '"""Being built."""\n')
    assert "shelf_h" not in shelf.games.__wrapped__()
    assert "solitaire" not in shelf.games.__wrapped__()


def test_a_folder_without_a_game_is_passed_over(rooms: Path) -> None:
    a_room(rooms, "shelf_c", GAME_PAGE.format("c"))
    a_room(rooms, "shelf_d", '"""Being built."""\n')
    assert list(shelf.games.__wrapped__()) == ["c"]


def test_a_room_that_falls_apart_is_not_passed_over_in_silence(rooms: Path) -> None:
    a_room(rooms, "shelf_e", "from tablee.core import no_such_thing\n")
    with pytest.raises(ImportError):
        list(shelf.games.__wrapped__())


def test_a_game_s_folder_is_found_by_its_options_and_its_texts_are_in_it() -> None:
    assert shelf.package(GAME) == "tests.exam.toy"
    assert shelf.text_room(GAME) == "tests.exam.toy.text"


def test_every_game_is_found_under_its_own_name() -> None:
    for name, game in shelf.games().items():
        assert shelf.package(game) == f"tablee.games.{name}"
