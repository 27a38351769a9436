"""The standard library, trimmed to what the house imports, and everything compiled; runs inside Pyodide (inside.mjs).

What is imported is found by reading, not by trying: what is imported late is found, too.
"""

import ast
import compileall
import importlib
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from py_compile import PycInvalidationMode

WHOLE = ("_pyodide/", "pyodide/", "importlib/", "zoneinfo/", "concurrent/futures/")
"""Packages whose parts are imported late."""
ALWAYS = (
    "_compat_pickle", "_strptime", "asyncio", "codeop", "collections.abc", "copyreg", "encodings",
    "json", "linecache", "locale", "numbers", "pickle", "runpy", "site", "sysconfig", "tokenize", "traceback", "uuid",
    "zipimport",
)  # fmt: skip
"""What Python, Pyodide or a module in C imports by name."""
NEVER = (
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "asyncio.proactor_events", "asyncio.windows_events",
    "asyncio.windows_utils", "bdb", "cmd", "code", "concurrent.futures.interpreter", "concurrent.interpreters",
    "ctypes", "difflib", "doctest", "email", "http", "importlib.metadata", "pdb", "platform", "pydoc",
    "pyodide._nodesock_transport", "pyodide.console", "pyodide.http", "sqlite3", "ssl", "tkinter", "unittest", "venv",
    "xml", "xmlrpc",
)  # fmt: skip
"""What is imported only in trouble, on other systems, or in the place of something that is there."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig", "utf_16", "utf_16_le")


def make() -> None:
    """Trim the library for the site, then compile both."""
    home = Path("/made")
    trimmed(home / "whole.zip", home / "site", home / "library")
    for folder in (home / "site", home / "library"):
        compiled(folder)
    sys.path.insert(0, str(home / "site"))
    importlib.import_module("remembered").record(_open_everything)


def _open_everything() -> None:
    """What a house imports when it opens."""
    importlib.import_module("tablee.pocket.browser")
    dict(importlib.import_module("tablee.core.game.shelf").games())


def compiled(folder: Path) -> None:
    """Bytecode in the place of sources."""
    mode = PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(folder, quiet=1, legacy=True, optimize=2, stripdir=folder, invalidation_mode=mode):
        sys.exit("not everything could be compiled")
    for source in folder.rglob("*.py"):
        source.unlink()


def trimmed(library: Path, site: Path, into: Path) -> None:
    """Copy the modules of a zipped library that a folder needs, with all that they need in turn."""
    with zipfile.ZipFile(library) as packed:
        names = set(packed.namelist())
        for name in sorted(_closure(packed, names, site)):
            packed.extract(name, into)


def _closure(packed: zipfile.ZipFile, names: set[str], site: Path) -> set[str]:
    """The files of the modules that are imported anywhere in a folder, and by those at their top."""
    waiting = {one for path in site.rglob("*.py") for one in imported(path.read_bytes(), deep=True)}
    waiting |= set(ALWAYS) | {_module(name) for name in names if name.startswith(WHOLE)}
    waiting |= {name.removesuffix(".py") for name in names if name.startswith("_sysconfigdata")}
    kept: set[str] = set()
    while waiting:
        file = _file(waiting.pop(), names)
        if file is None or file in kept or not _wanted(file):
            continue
        kept.add(file)
        package = _module(file) if file.endswith("/__init__.py") else _module(file).rpartition(".")[0]
        waiting |= set(imported(packed.read(file), deep=False, package=package))
    return kept | {f"encodings/{one}.py" for one in ENCODINGS if f"encodings/{one}.py" in names}


def _file(module: str, names: set[str]) -> str | None:
    path = module.replace(".", "/")
    return next((one for one in (f"{path}/__init__.py", f"{path}.py") if one in names), None)


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _wanted(file: str) -> bool:
    module = _module(file)
    if any(module == one or module.startswith(f"{one}.") for one in NEVER):
        return False
    return not file.startswith("encodings/") or Path(file).stem in ENCODINGS


def imported(source: bytes, *, deep: bool, package: str = "") -> Iterator[str]:
    """The modules that a source names in its imports, with the packages above them; `deep`: in functions, too."""
    tree = ast.parse(source)
    for node in ast.walk(tree) if deep else _top(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                yield from _with_parents(one.name)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from _with_parents(base)
            yield from (f"{base}.{one.name}" for one in node.names)


def _top(tree: ast.AST) -> Iterator[ast.AST]:
    """What is run when a module is imported: not what stands in its functions."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield node
            yield from _top(node)


def _with_parents(name: str) -> Iterator[str]:
    parts = name.split(".")
    yield from (".".join(parts[: n + 1]) for n in range(len(parts)))
