"""Build the pages for builders into dist/docs: docs/ and the README as they stand, the library from its docstrings.

Links are checked: one that leads nowhere stops the build. Nothing is fetched when the pages are read.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

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

::: tablee.match.local
    options:
      show_root_heading: false
      members_order: source
"""


def gathered() -> None:
    """All pages in one folder, with links that fit."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCES)
    for name, called in HOISTED.items():
        text = (ROOT / name).read_text("utf-8")
        (SOURCES / called).write_text(_relinked(text), "utf-8")
    shutil.copy(ROOT / CREDITS, SOURCES / "CREDITS.md")
    shutil.copytree((ROOT / CREDITS).parent / "licences", SOURCES / "licences")
    decisions = sorted((SOURCES / "adr").glob("*.md"))
    listed = "\n".join(f"- [{one.read_text('utf-8').splitlines()[0][2:]}]({one.name})" for one in decisions)
    (SOURCES / "adr" / "index.md").write_text(f"# Decisions\n\n{listed}\n", "utf-8")
    for page in SOURCES.rglob("*.md"):
        text = page.read_text("utf-8")
        for there, here in MOVED.items():
            text = text.replace(f"]({there})", f"]({here})")
        page.write_text(text, "utf-8")
    (SOURCES / "reference.md").write_text(LIBRARY, "utf-8")


def _relinked(text: str) -> str:
    """A page of the root, as it reads one floor down; files that are no pages are named without a link."""
    text = re.sub(r"(\]\(|src=\")docs/", r"\1", text)
    text = re.sub(r"\[([^\]]*)\]\((?:README\.fr\.md|LICENSE|NOTICE|CHANGELOG\.md)\)", r"\1", text)
    return text.replace("](README.md)", "](index.md)")


def main() -> None:
    """Fetch what is needed, gather, build."""
    subprocess.run([UV, "pip", "install", "-q", "--python", sys.executable, "--require-hashes", "-r", LOCK], check=True)
    gathered()
    wanted = ("--strict", "--config-file", str(ROOT / "mkdocs.yml"), "--site-dir", str(BUILT))
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", *wanted], capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit("\n".join(line for line in done.stderr.splitlines() if line.startswith(("WARNING", "ERROR", "Abort"))))
    print(f"· {BUILT.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
