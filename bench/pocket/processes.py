"""The processes in which a browser draws and computes, and the memory they take."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def pages_of(profile: Path) -> list[int]:
    """The processes of pages that descend from the browser with this profile."""
    lines, parents = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            number = int(folder.name)
            lines[number] = (folder / "cmdline").read_bytes().decode(errors="replace")
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    browsers = {one for one, line in lines.items() if str(profile) in line and "--type=" not in line}

    def ours(number: int) -> bool:
        while number in parents:
            if number in browsers:
                return True
            number = parents[number]
        return False

    return [one for one, line in lines.items() if "--type=renderer" in line and ours(one)]


def memory_of(profile: Path) -> float:
    """Megabytes that the pages of the browser with this profile take, workers and all; what is shared is divided."""
    found = 0
    for one in pages_of(profile):
        with suppress(OSError):
            lines = (Path("/proc") / str(one) / "smaps_rollup").read_text().splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found / 1000
