"""Build and check the browser's side in web/; builds again only when something in it changed."""

import argparse
import hashlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.alone import alone
from tools.node import npm, packages

ROOT = Path(__file__).resolve().parent.parent


def sources(web: Path) -> Iterator[Path]:
    """Every file that can change what is built, in a fixed order."""
    for path in sorted(web.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def fingerprint(web: Path) -> str:
    """One hash over the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources(web):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def build(root: Path = ROOT) -> None:
    """Build web/ into the folder the server serves, unless what lies there is already it."""
    with built(root):
        pass


@contextmanager
def built(root: Path = ROOT) -> Iterator[Path]:
    """The folder the server serves, built if need be; nobody builds anew while it is looked at."""
    with alone(root / ".cache" / "web.lock"):
        _build(root)
        yield root / "src/tablee/server/static"


def _build(root: Path) -> None:
    web, served, cache = root / "web", root / "src/tablee/server/static", root / ".cache"
    wanted, stamp, fresh = fingerprint(web), cache / "web.built", cache / "web.new"
    if (served / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return
    with packages(web, dev=False):
        print("· building the web pages", flush=True)
        if npm("run", "--silent", "build", "--", "--logLevel=warn", f"--outDir={fresh}", folder=web) != 0:
            sys.exit("The web pages could not be built (see above).")
    hang_pictures(web, fresh)
    page = fresh / "index.html"
    page.write_text(rooted(page.read_text()))
    put_in_place(fresh, served)
    stamp.write_text(wanted)


def hang_pictures(web: Path, fresh: Path) -> None:
    """Each game's picture for messengers, at an address that the server knows: /invitations/<game>.jpg."""
    (fresh / "invitations").mkdir()
    for picture in web.glob("src/games/*/invitation.jpg"):
        shutil.copyfile(picture, fresh / "invitations" / f"{picture.parent.name}.jpg")


def rooted(page: str) -> str:
    """The page as it is at every address of a house: its files are not beside it, but at the root."""
    return page.replace('="./', '="/')


def put_in_place(fresh: Path, served: Path) -> None:
    """What is fresh takes the place of what is served: an open house has no pages only between two renamings."""
    old = fresh.with_suffix(".old")
    shutil.rmtree(old, ignore_errors=True)
    if served.exists():
        served.rename(old)
    fresh.rename(served)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    """Do the one thing asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=["build", "check", "format", "format-check", "lint", "test", "dev", "lock"])
    verb = parser.parse_args().verb
    web = ROOT / "web"
    match verb:
        case "build":
            build()
        case "lock":
            for folder in (web, ROOT / "tests" / "browser", ROOT / "bench" / "pages", ROOT / "tools" / "pocket"):
                if npm("install", "--silent", "--package-lock-only", folder=folder) != 0:
                    sys.exit(f"npm could not lock {folder.name}/package.json (see above).")
        case script:
            with packages(web, dev=True):
                sys.exit(npm("run", "--silent", script, folder=web))


if __name__ == "__main__":
    main()
