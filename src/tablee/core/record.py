"""A match as one text file: a header, one numbered line an event, and a seal against damage."""

import hashlib
import re
from dataclasses import dataclass

from tablee.core.refusal import BadRecord, Refused

FIRST_LINE = "tablee record 1"
HEADINGS = ("game", "rules", "lexicon", "options", "clock", "seats", "played")
EVENT = re.compile(r"(\d{1,9}) (\d{1,16}(?:\.\d{1,20})?(?:e-\d{1,3})?) (\{.*\})", re.ASCII)


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One event: when it happened (seconds since 1970), and its text, which only the codec can read."""

    at: float
    event: str


@dataclass(frozen=True, slots=True)
class Record:
    """The headings (each one line of text) and the events of a match."""

    headings: dict[str, str]
    lines: tuple[RecordLine, ...]


def write(record: Record) -> str:
    """The record as text; `read` gives the same record back."""
    rows = [FIRST_LINE, *(f"{name}: {record.headings[name]}" for name in HEADINGS), ""]
    rows += [f"{number} {line.at!r} {line.event}" for number, line in enumerate(record.lines, 1)]
    body = "\n".join(rows) + "\n"
    return f"{body}seal: {_seal(body)}\n"


def read(text: str) -> Record:
    """The record a text holds, or Refused(BadRecord) that names the line."""
    rows = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if rows[0].strip() != FIRST_LINE:
        raise Refused(BadRecord(1, "first_line"))
    headings = {}
    for number, name in enumerate(HEADINGS, 2):
        row = rows[number - 1] if number <= len(rows) else ""
        if not row.startswith(f"{name}: "):
            raise Refused(BadRecord(number, f"heading:{name}"))
        headings[name] = row.removeprefix(f"{name}: ")
    start = len(HEADINGS) + 2
    if not rows[-1].startswith("seal: ") or len(rows) <= start:
        raise Refused(BadRecord(len(rows), "cut_short"))
    lines = tuple(
        _line(row, number, number - start) for number, row in enumerate(rows[start - 1 : -1], start) if number > start
    )
    if rows[-1] != f"seal: {_seal(chr(10).join(rows[:-1]) + chr(10))}":
        raise Refused(BadRecord(len(rows), "seal"))
    return Record(headings, lines)


def _line(row: str, number: int, expected: int) -> RecordLine:
    match = EVENT.fullmatch(row)
    if match is None or int(match[1]) != expected:
        raise Refused(BadRecord(number, "event"))
    return RecordLine(float(match[2]), match[3])


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:16]
