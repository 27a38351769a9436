"""The web pages are built again exactly when something in web/ changed."""

from pathlib import Path

from tools.web import fingerprint


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
