"""The web pages are built again exactly when something in web/ changed."""

from pathlib import Path

from tools.web import fingerprint, hang_pictures, put_in_place


def write(web: Path, name: str, text: str) -> None:
    (web / name).parent.mkdir(parents=True, exist_ok=True)
    (web / name).write_text(text)


def test_the_fingerprint_follows_contents_and_names(tmp_path: Path) -> None:
    write(tmp_path, "src/a.ts", "one")
    first = fingerprint(tmp_path)
    write(tmp_path, "src/a.ts", "two")
    second = fingerprint(tmp_path)
    (tmp_path / "src/a.ts").rename(tmp_path / "src/b.ts")
    assert len({first, second, fingerprint(tmp_path)}) == 3
    (tmp_path / "src/b.ts").rename(tmp_path / "src/a.ts")
    write(tmp_path, "src/a.ts", "one")
    assert fingerprint(tmp_path) == first


def test_installed_packages_do_not_count(tmp_path: Path) -> None:
    write(tmp_path, "src/a.ts", "one")
    before = fingerprint(tmp_path)
    write(tmp_path, "node_modules/a/index.js", "anything")
    assert fingerprint(tmp_path) == before


def test_fresh_pages_take_the_place_of_old_ones_and_leave_nothing_behind(tmp_path: Path) -> None:
    fresh, served = tmp_path / "cache/web.new", tmp_path / "served"
    for text in ("first", "second"):
        write(fresh, f"assets/{text}.js", text)
        write(tmp_path, "cache/web.old/left.js", "by somebody who was interrupted")
        put_in_place(fresh, served)
        assert [path.name for path in served.rglob("*.js")] == [f"{text}.js"]
        assert list((tmp_path / "cache").iterdir()) == []


def test_every_games_picture_hangs_where_the_server_looks(tmp_path: Path) -> None:
    write(tmp_path, "web/src/games/chess/invitation.jpg", "a knight")
    write(tmp_path, "web/src/games/go/emblem.svg", "a stone")
    (tmp_path / "fresh").mkdir()
    hang_pictures(tmp_path / "web", tmp_path / "fresh")
    hung = [path.relative_to(tmp_path / "fresh").as_posix() for path in (tmp_path / "fresh").rglob("*.jpg")]
    assert hung == ["invitations/chess.jpg"]
