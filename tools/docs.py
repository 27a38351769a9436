"""Build the pages for builders into dist/docs: docs/ and the README as they stand, the library from its docstrings.

Links are checked: one that leads nowhere stops the build. Nothing is fetched when the pages are read.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.alone import alone
from tools.install import UV

ROOT = Path(__file__).resolve().parent.parent
SOURCES, BUILT = ROOT / ".cache" / "docs", ROOT / "dist" / "docs"
LOCK = ROOT / "requirements" / "docs.lock"
HOISTED = {"README.md": "index.md", "SECURITY.md": "SECURITY.md", "CONTRIBUTING.md": "CONTRIBUTING.md"}
"""Files of the root that pages lead to, and what they are called beside them."""
CREDITS = "lexicon-sources/CREDITS.md"
MOVED = {
    f"../{CREDITS}": "CREDITS.md",
    "../SECURITY.md": "SECURITY.md",
    "lexicon-sources/": "CREDITS.md",
    "adr/": "adr/index.md",
}
"""Links of the repository, and where they lead among the pages."""
LIBRARY = """# The library, name by name

`import tablee`, and these are there. [Tablée in Python](library.md) shows them at work.

::: tablee.core.game.shelf.games
::: tablee.match.local.deal
::: tablee.match.local.from_record
::: tablee.match.local.svg
::: tablee.match.local.Match
    options: { filters: ["!^_", "!^luck$", "!^advance$"] }
::: tablee.core.seats.Result
    options: { show_if_no_docstring: true, filters: ["!^_"] }
::: tablee.core.refusal.Refused
"""
FILE_NAMED = re.compile(r"\[(?:docs/)?([\w-]+\.md)\]\(\1\)")
"""A link that says nothing but where it leads."""


def gathered(here: Path) -> None:
    """All pages in one folder, with links that fit."""
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree(ROOT / "docs", here)
    for name, called in HOISTED.items():
        text = (ROOT / name).read_text("utf-8")
        (here / called).write_text(_relinked(text), "utf-8")
    shutil.copy(ROOT / CREDITS, here / "CREDITS.md")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", here / "pictures")
    shutil.copytree((ROOT / CREDITS).parent / "licences", here / "licences")
    (here / "reference.md").write_text(LIBRARY, "utf-8")
    decisions = sorted((here / "adr").glob("*.md"))
    listed = "\n".join(f"- [{_title(one)}]({one.name})" for one in decisions)
    (here / "adr" / "index.md").write_text(f"# Decisions\n\n{listed}\n", "utf-8")
    titles = {page.name: _title(page) for page in here.glob("*.md")}
    for page in here.rglob("*.md"):
        text = page.read_text("utf-8")
        for there, where in MOVED.items():
            text = text.replace(f"]({there})", f"]({where})")
        text = FILE_NAMED.sub(lambda link: f"[{titles.get(link[1], link[1])}]({link[1]})", text)
        page.write_text(text, "utf-8")


def _title(page: Path) -> str:
    return page.read_text("utf-8").splitlines()[0].removeprefix("# ")


def _relinked(text: str) -> str:
    """A page of the root, as it reads one floor down; files that are no pages are named without a link."""
    text = re.sub(r"(\]\(|src=\")docs/", r"\1", text)
    text = re.sub(r"\[([^\]]*)\]\((?:README\.fr\.md|LICENSE|NOTICE|CHANGELOG\.md)\)", r"\1", text)
    return text.replace("](README.md)", "](index.md)")


def main() -> None:
    """Fetch what is needed, gather, build; one at a time."""
    with alone(ROOT / ".cache" / "docs.lock"):
        _build()


def _build() -> None:
    subprocess.run([UV, "pip", "install", "-q", "--python", sys.executable, "--require-hashes", "-r", LOCK], check=True)
    gathered(SOURCES)
    wanted = ("--strict", "--config-file", str(ROOT / "mkdocs.yml"), "--site-dir", str(BUILT))
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", *wanted], capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit("\n".join(line for line in done.stderr.splitlines() if line.startswith(("WARNING", "ERROR", "Abort"))))
    print(f"· {BUILT.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
