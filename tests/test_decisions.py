"""Decision records: numbered without gaps, and every reference to one leads there; each check is shown a breach."""

import re
from collections.abc import Iterable
from pathlib import Path

from tests.test_repository import Files, repository

FOLDER = "docs/adr/"
LINK = re.compile(r"\[([^\]]*)\]\(([^)#\s]*/)?(\d{4}-[\w-]+\.md)[^)]*\)")
NAMED = re.compile(r"\b(?:decisions?|ADR) (\d+)\b", re.IGNORECASE)


def records(files: Files) -> dict[str, str]:
    """The records by the names of their files."""
    return {name.removeprefix(FOLDER): text for name, text in files.items() if name.startswith(FOLDER)}


def misnumbered(records: Files) -> list[str]:
    """Numbers that are missing or taken twice, names without a number, and headings that say another."""
    numbers = [int(name[:4]) if re.match(r"\d{4}-[\w-]+\.md$", name) else 0 for name in sorted(records)]
    wrong = [f"no record {number}" for number in range(1, len(numbers) + 1) if number not in numbers]
    said = zip(numbers, sorted(records), strict=True)
    return wrong + [name for number, name in said if not records[name].startswith(f"# {number}. ")]


def readers(files: Files) -> dict[str, str]:
    """What refers to records: documents and code, not data."""
    return {
        name: text for name, text in files.items() if Path(name).suffix in {".md", ".py", ".ts", ".svelte", ".toml"}
    }


def lost(files: Files, names: Iterable[str]) -> list[str]:
    """References to records that are not there, and links whose words say another number."""
    known = set(names)
    numbers = {int(name[:4]) for name in known}
    wrong: list[str] = []
    for file, text in files.items():
        for words, _, name in LINK.findall(text):
            said = NAMED.search(words)
            if name not in known or (said and int(said[1]) != int(name[:4])):
                wrong.append(f"{file}: {words} ({name})")
        wrong += [f"{file}: decision {number}" for number in NAMED.findall(text) if int(number) not in numbers]
    return wrong


def test_decision_records_are_numbered_without_gaps() -> None:
    assert misnumbered(records(repository())) == []
    assert misnumbered({"0001-a.md": "# 1. A", "0003-b.md": "# 3. B"}) == ["no record 2"]
    assert misnumbered({"0001-a.md": "# 1. A", "0001-b.md": "# 1. B"}) == ["no record 2"]
    assert misnumbered({"0001-a.md": "# 2. A"}) == ["0001-a.md"]


def test_every_reference_to_a_decision_leads_there() -> None:
    files = repository()
    found = {name: text for name, text in readers(files).items() if name != "tests/test_decisions.py"}
    assert lost(found, records(files)) == []
    assert lost({"a.md": "[decision 2](adr/0002-b.md)"}, ["0001-a.md"]) == [
        "a.md: decision 2 (0002-b.md)",
        "a.md: decision 2",
    ]
    assert lost({"a.md": "[decision 2](0001-a.md)"}, ["0001-a.md", "0002-b.md"]) == ["a.md: decision 2 (0001-a.md)"]
    assert lost({"a.py": "# see decision 7"}, ["0001-a.md"]) == ["a.py: decision 7"]
