"""The house rules that no other tool checks; each is also shown a breach, so that it is known to notice one."""

import ast
import re
import shutil
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("src/", "web/src/", "tools/", "bench/", "tests/")
CODE = {".py", ".ts", ".js", ".svelte", ".css"}
MADE = {".git", ".venv", ".cache", "node_modules", "static", "dist", "__pycache__"}

# The character classes keep these patterns from finding themselves in this file.
REGISTRY = re.compile(r"https?://[^\s\"]*(?:pypi\.[o]rg|pythonhosted|npmjs\.|debian\.[o]rg/debian|/simple/)")
THIS_MACHINE = re.compile(r"/[w]ork/(?:main|shared)|/[r]oot/")
LEFT_UNDONE = re.compile(
    r"\b(?:TO[D]O|FIX[M]E|X[X]X|NotImplemented[E]rror|x[f]ail|pytest\.(?:mark\.)?[s]kip\w*|importor[s]kip"
    r"|(?:it|test|describe)\.(?:[s]kip|[o]nly|[t]odo))\b"
)
MADE_BY_US = re.compile(r"// .*\n// Made by `make wire`")
BARE_IGNORE = re.compile(r"#\s*(?:type: ignore(?:\[[^\]]*\])?|noqa(?:: [A-Z0-9, ]+)?|ts-ignore)\s*$", re.MULTILINE)

DECLARED = re.compile(r"^(?:class|export (?:interface|type|class)) ([A-Z]\w*)", re.MULTILINE)
ONE_OF_MANY = re.compile(r".*/games/\w+/|tests/exam/toy/|src/tablee/storage/\w+/")
"""Rooms that are built alike, games and stores: they name their own parts alike too."""
HOUSE = re.compile(r"src/tablee/(?:match|server|arena|testing)/")
SAME_THING = {"Refusal"}
"""On the wire what it is in the rules."""

Files = Mapping[str, str]


def repository() -> dict[str, str]:
    """Every text file that is, or is about to be, in git; found by walking where git is not at hand."""
    if shutil.which("git") and (ROOT / ".git").exists():
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    else:
        paths = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
        names = [path.as_posix() for path in paths if not MADE & set(path.parts)]
    return {name: text for name in names if (text := text_of(ROOT / name)) is not None}


def text_of(path: Path) -> str | None:
    """What a text file says; None for folders, pictures, dictionaries and files just deleted."""
    try:
        return path.read_text() if path.is_file() else None
    except UnicodeDecodeError:
        return None


def code(files: Files) -> dict[str, str]:
    """The files we write by hand, and so keep short and explained."""
    return {
        name: text
        for name, text in files.items()
        if name.startswith(ROOMS) and Path(name).suffix in CODE and not MADE_BY_US.match(text)
    }


def lines_with(pattern: re.Pattern[str], files: Files) -> list[str]:
    """Where a pattern stands, as `file:line: what`."""
    return [
        f"{name}:{text.count(chr(10), 0, found.start()) + 1}: {found.group()}"
        for name, text in files.items()
        for found in pattern.finditer(text)
    ]


def too_long(files: Files, limit: int = 300) -> list[str]:
    """Files with more lines than a reader can hold."""
    return [f"{name}: {size} lines" for name, text in files.items() if (size := len(text.splitlines())) > limit]


def opens_with_its_purpose(name: str, text: str) -> bool:
    """Whether a file begins by saying what it is for, in the way of its language."""
    match Path(name).suffix:
        case ".py":  # an empty file only marks a folder
            return not text or bool(ast.get_docstring(ast.parse(text)))
        case ".svelte":
            return re.match(r"\s*(?:<!--|<script[^>]*>\s*(?://|/\*))", text) is not None
        case _:  # a test in TypeScript is named after its subject and made of sentences already
            return name.endswith(".test.ts") or text.lstrip().startswith(("//", "/*"))


def crowded(files: Iterable[str], limit: int = 16) -> list[str]:
    """Rooms of the product with more files than one takes in at a glance, `__init__.py` apart."""
    rooms = Counter(
        Path(name).parent.as_posix()
        for name in files
        if re.match(r"src/tablee/|web/src/", name) and Path(name).name != "__init__.py"
    )
    return [f"{room}: {count} files" for room, count in rooms.items() if count > limit]


def not_at_the_top(files: Iterable[str]) -> list[str]:
    """Files that lie beside the rooms of a game instead of in one."""
    return [name for name in files if re.fullmatch(r"src/tablee/games/\w+/(?!__init__\.py$)[^/]+", name)]


def games(files: Iterable[str]) -> set[str]:
    """The games in the house, by their folders."""
    found = (re.match(r"(?:src/tablee|web/src)/games/(\w+)/", name) for name in files)
    return {match[1] for match in found if match}


def games_named_outside(files: Files) -> Iterator[str]:
    """Mentions of a game in product files that are not its own."""
    product = {name: text for name, text in files.items() if name.startswith(("src/", "web/", "tools/", "Makefile"))}
    for game in sorted(games(files)):
        own = (f"src/tablee/games/{game}/", f"web/src/games/{game}/")
        others = {name: text for name, text in product.items() if not name.startswith(own)}
        yield from lines_with(re.compile(rf"(?<![^\W_]){game}(?![^\W_])", re.IGNORECASE), others)


def ambiguous(files: Files) -> list[str]:
    """Names that mean two things: in the house (Python and web apart), or in a game and a room it does not know."""
    homes: dict[tuple[bool, str], list[str]] = defaultdict(list)
    for name, text in files.items():
        if not re.search(r"(?:^|/)test_|\.test\.ts$", name):
            for found in DECLARED.finditer(text):
                homes[name.endswith(".py"), found[1]].append(name)
    return [
        f"{what}: {', '.join(there)}"
        for (_, what), there in homes.items()
        if what not in SAME_THING
        and (
            len([one for one in there if not ONE_OF_MANY.match(one)]) > 1
            or (any(map(ONE_OF_MANY.match, there)) and any(map(HOUSE.match, there)))
        )
    ]


def test_no_file_names_a_package_registry() -> None:
    assert lines_with(REGISTRY, repository()) == []
    assert lines_with(REGISTRY, {"a.lock": "\nx @ https://files." + "pythonhosted" + ".org/x.whl"})


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert lines_with(THIS_MACHINE, repository()) == []
    assert lines_with(THIS_MACHINE, {"a.py": "open('/work" + "/main/x')"}) == ["a.py:1: /work" + "/main"]


def test_no_file_is_over_300_lines() -> None:
    assert too_long(code(repository())) == []
    assert too_long({"a.py": "\n" * 301, "b.py": "\n" * 300}) == ["a.py: 301 lines"]


def test_no_folder_is_a_drawer() -> None:
    files = code(repository())
    assert crowded(files) == []
    assert not_at_the_top(repository()) == []
    room = "src/tablee/games/belote/rules"
    full = [f"{room}/{number}.py" for number in range(17)]
    assert crowded([*full, f"{room}/__init__.py"]) == [f"{room}: 17 files"]
    assert crowded(full[1:]) == []
    assert crowded(f"web/src/kit/{number}.ts" for number in range(17)) == ["web/src/kit: 17 files"]
    assert not_at_the_top([*full, "src/tablee/games/belote/__init__.py"]) == []
    assert not_at_the_top(["src/tablee/games/belote/bot.py"]) == ["src/tablee/games/belote/bot.py"]


def test_one_name_means_one_thing() -> None:
    files = repository()
    wire = {name: text for name, text in files.items() if name.startswith("web/src/wire/")}
    assert ambiguous(code(files) | wire) == []
    desk, cat = "class Desk:", "export interface Cat {}"
    assert ambiguous({"tests/desk.py": desk, "src/a.py": desk}) == ["Desk: tests/desk.py, src/a.py"]
    assert ambiguous({"web/src/a.ts": cat, "web/src/kit/b.ts": cat}) == ["Cat: web/src/a.ts, web/src/kit/b.ts"]
    assert ambiguous({"src/tablee/games/belote/a.py": desk, "src/tablee/match/a.py": desk})
    assert not ambiguous({"src/tablee/games/belote/a.py": desk, "src/tablee/games/tarot/a.py": desk, "tests/a.py": cat})


def test_the_median_file_is_under_120_lines() -> None:
    assert median(len(text.splitlines()) for text in code(repository()).values()) < 120


def test_every_file_says_what_it_is_for() -> None:
    mute = [name for name, text in code(repository()).items() if not opens_with_its_purpose(name, text)]
    assert not mute, mute


def test_a_file_without_a_purpose_is_noticed() -> None:
    said = {"a.py": '"""Why."""\n', "a.ts": "// why\n", "a.css": "/* why */", "a.svelte": "<!-- why -->"}
    mute = {"a.py": "x = 1\n", "a.ts": "let x;\n", "a.css": "a {}", "a.svelte": "<script>\nlet x;</script>"}
    assert all(opens_with_its_purpose(name, text) for name, text in said.items())
    assert not any(opens_with_its_purpose(name, text) for name, text in mute.items())
    assert opens_with_its_purpose("b.svelte", '<script lang="ts">\n  // why\n</script>')


def test_nothing_is_left_undone_or_skipped() -> None:
    assert lines_with(LEFT_UNDONE, code(repository())) == []
    for breach in ("# to" + "do: later", "raise not" + "implemented" + "error"):
        assert lines_with(re.compile(LEFT_UNDONE.pattern, re.IGNORECASE), {"a.py": breach})
    assert lines_with(LEFT_UNDONE, {"a.test.ts": "it." + "skip('x')"})


def test_an_ignore_carries_its_reason() -> None:
    assert lines_with(BARE_IGNORE, code(repository())) == []
    assert lines_with(BARE_IGNORE, {"a.py": "x = y  # no" + "qa: F821\n"})
    assert lines_with(BARE_IGNORE, {"a.py": "x = y  # no" + "qa: F821 - made by exec\n"}) == []


def test_no_game_is_named_outside_its_two_folders() -> None:
    assert list(games_named_outside(repository())) == []


def test_a_game_named_elsewhere_is_noticed() -> None:
    house = {
        "src/tablee/games/belote/rules.py": "BELOTE = 1",
        "web/src/games/belote/index.ts": "belote",
        "tests/test_x.py": "belote",
        "src/tablee/core/game/shelf.py": "# as in Belote,\n# or belote_rules, but not belotes",
    }
    assert list(games_named_outside(house)) == [
        "src/tablee/core/game/shelf.py:1: Belote",
        "src/tablee/core/game/shelf.py:2: belote",
    ]
