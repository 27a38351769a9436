"""The pages for builders can be gathered: every page has its place, and every link between them leads somewhere."""

import re
from pathlib import Path

from tools.docs import ROOT, gathered

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def test_links_between_the_pages_lead_somewhere(tmp_path: Path) -> None:
    gathered(tmp_path / "docs")
    pages = list((tmp_path / "docs").rglob("*.md"))
    lost = [
        f"{page.name}: {link}"
        for page in pages
        for link in LINK.findall(re.sub(r"```.*?```|`[^`]*`", "", page.read_text("utf-8"), flags=re.DOTALL))
        if "://" not in link and not (page.parent / link).is_file()
    ]
    assert lost == []


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = set(re.findall(r"[\w-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8")))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - listed == set()
