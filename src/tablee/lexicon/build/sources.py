"""Sources: reads the files of lexicon-sources/ line by line; a line that does not parse is refused by its number."""

import hashlib
import lzma
from collections.abc import Iterator
from pathlib import Path

LEXICON = "French.lex.xz"
NAMES = "names.tsv"
KINDS = "kinds.tsv"
HEADWORDS = "headwords.tsv"
ALLOWED = "allow.tsv"
PROPER = "proper.txt"
SYMBOLS = "symbols.txt"
ABBREVIATIONS = "abbreviations.tsv"
CRUDE = "crude.txt"
EASY = "secrets/easy.txt"
DENIED = "secrets/deny.txt"
FILES = (LEXICON, NAMES, KINDS, HEADWORDS, ALLOWED, PROPER, SYMBOLS, ABBREVIATIONS, CRUDE, EASY, DENIED)


class SourceError(Exception):
    """A source file is missing or has a line that cannot be read."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}" if line else f"{file}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class Sources:
    """The folder with the sources of the lexicon."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def digest(self) -> bytes:
        """The sha256 of all source files together; it tells whether a compiled file is of these sources."""
        whole = hashlib.sha256()
        for name in FILES:
            whole.update(hashlib.sha256(self._bytes(name)).digest())
        return whole.digest()

    def rows(self, name: str, columns: int) -> Iterator[tuple[int, list[str]]]:
        """The lines of a table with their numbers, split at tabs; comments and empty lines are passed over."""
        for number, line in self._lines(name):
            cells = line.split("\t")
            if len(cells) != columns or not all(cells):
                raise SourceError(name, number, f"{columns} columns expected: {line[:60]!r}")
            yield number, cells

    def words(self, name: str) -> Iterator[tuple[int, str]]:
        """The words of a list, several on a line, with the numbers of their lines."""
        for number, line in self._lines(name):
            for word in line.split():
                yield number, word

    def _lines(self, name: str) -> Iterator[tuple[int, str]]:
        try:
            text = self._unpacked(name).decode("utf-8")
        except UnicodeDecodeError as error:
            at = error.object[: error.start].count(b"\n") + 1
            raise SourceError(name, at, "this is not UTF-8") from None
        for number, line in enumerate(text.split("\n"), 1):
            if line and not line.startswith("#"):
                yield number, line

    def _unpacked(self, name: str) -> bytes:
        raw = self._bytes(name)
        if not name.endswith(".xz"):
            return raw
        try:
            return lzma.decompress(raw)
        except lzma.LZMAError as error:
            raise SourceError(name, 0, f"cannot be unpacked ({error})") from None

    def _bytes(self, name: str) -> bytes:
        try:
            return (self.folder / name).read_bytes()
        except OSError as error:
            raise SourceError(name, 0, error.strerror or str(error)) from None
