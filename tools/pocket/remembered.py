"""What `dataclasses` writes as text for each class, compiled when the house was packed; goes into the browser as it is.

A house has some six hundred such classes: Python in a browser spent a quarter of the time to open it on compiling them.
"""

import builtins
import dataclasses
import marshal
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import CodeType
from typing import Any

MADE = Path(__file__).parent / "remembered.bin"

Known = dict[bytes, CodeType]


def recall() -> None:
    """From now on what is known is not compiled again; what is not known is, as ever."""
    known: Known = marshal.loads(MADE.read_bytes())
    _executing(lambda text: known.get(_mark(text), text))


def record(build: Callable[[], None]) -> None:
    """Write down what is compiled while something is built."""
    known: Known = {}

    def compiled(text: str) -> CodeType:
        known[_mark(text)] = code = compile(text, "<string>", "exec")
        return code

    _executing(compiled)
    build()
    MADE.write_bytes(marshal.dumps(known))


def _mark(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


def _executing(found: Callable[[str], CodeType | str]) -> None:
    """`dataclasses` calls exec by its name, and here finds one that looks first; should it not, only time is lost."""

    def execute(text: str, globals_: dict[str, Any] | None = None, locals_: dict[str, Any] | None = None) -> None:
        builtins.exec(found(text), globals_, locals_)

    vars(dataclasses)["exec"] = execute
