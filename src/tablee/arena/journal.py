"""The journal of a ladder: a line for each match that ended, so that whoever is stopped goes on where it was.

The first line says what is played, and with which robots; the others may stand in any order. A line that was being
written when the process died is dropped, and its match is played again.
"""

from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any, Literal

from tablee.arena.bout import BoutScore
from tablee.arena.ladder import Ladder, Meeting
from tablee.arena.sameness import of_robots
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec


@dataclass(frozen=True, slots=True)
class AnotherLadder(Refusal):
    """The file has the matches of another game, other options, another seed or other robots."""

    file: str
    differs: str
    refused: Literal["another_ladder"] = "another_ladder"


@dataclass(frozen=True, slots=True)
class NoJournal(Refusal):
    """The file is something else, or damaged."""

    file: str
    line: int
    refused: Literal["no_journal"] = "no_journal"


class Journal:
    """An open journal; matches that are in it need not be played again."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        self.path, self.scores = path, dict[Meeting, BoutScore]()
        head = _head(ladder)
        whole = self._read(head) if path.exists() else 0
        self._file = FileIO(path, "r+" if path.exists() else "w")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._file.write(codec.encode(head) + b"\n")

    def add(self, meeting: Meeting, score: BoutScore) -> None:
        """One match more; it is in the file when this returns."""
        self._file.write(codec.encode({**codec.plain(meeting), **codec.plain(score)}) + b"\n")
        self.scores[meeting] = score

    def close(self) -> None:
        self._file.close()

    def _read(self, head: dict[str, Any]) -> int:
        """Fetch the scores; answers how many bytes of the file are whole lines."""
        content = self.path.read_bytes()
        *lines, torn = content.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                self._take(codec.parse(line), head, number)
            except Refused as refused:
                if isinstance(refused.refusal, AnotherLadder):
                    raise
                raise Refused(NoJournal(str(self.path), number)) from None
        return len(content) - len(torn)

    def _take(self, told: dict[str, Any], head: dict[str, Any], number: int) -> None:
        if number > 1:
            score = {name: told.pop(name, None) for name in ("ended", "asks", "fault", "lead")}
            meeting = codec.convert(told, Meeting)
            self.scores[meeting] = codec.convert({**score, "a_seat": meeting.a_seat}, BoutScore)
        elif told != head:
            differs = sorted(name for name in head if told.get(name) != head[name])
            raise Refused(AnotherLadder(str(self.path), ", ".join(differs)))


def _head(ladder: Ladder) -> dict[str, Any]:
    return {
        "ladder": ladder.game,
        "options": ladder.options,
        "seed": ladder.seed,
        "robots": of_robots(ladder.game),
    }
