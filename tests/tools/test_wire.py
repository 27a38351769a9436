"""The types of web/ are those of the Python classes, in every game and in the house."""

from pathlib import Path

from tablee.core.game.shelf import games
from tests.exam.toy import GAME
from tools.wire import pages, stale


def test_the_types_of_web_fit_the_python_classes() -> None:
    assert stale(dict(pages(games()))) == [], "run: make wire"


def test_a_page_that_does_not_fit_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "old.ts").write_text("export type View = { readonly seat: number };\n")
    (tmp_path / "same.ts").write_text("same")
    assert stale({"old.ts": "new", "same.ts": "same", "missing.ts": ""}, tmp_path) == ["old.ts", "missing.ts"]


def test_another_game_is_one_more_page_in_its_own_folder() -> None:
    house = dict(pages({}))
    with_toy = dict(pages({GAME.name: GAME}))
    assert with_toy.keys() - house.keys() == {"games/toy/wire.ts"}
    assert all(with_toy[name] == text for name, text in house.items())
    assert "export type View = {" in with_toy["games/toy/wire.ts"]
    assert "export type OwnAsk = " in with_toy["games/toy/wire.ts"]
