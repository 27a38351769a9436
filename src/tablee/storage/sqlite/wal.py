"""SQLite's write-ahead log, looked at before SQLite reads it, which leaves out all that follows a damaged place.

The format is documented (sqlite.org/fileformat2.html, section 4). A header of 32 bytes: magic number, format, page
size, count of checkpoints, two salts, two sums over all that. Then frames: page number, size of the file after a commit
(0 if the frame ends none), the two salts again, two sums; then the page. Sums run on from frame to frame. One is valid
if its salts are the header's and its sums are right. Frames with other salts are leftovers, long since in the file.

A house that was killed while it wrote leaves frames behind the last commit, but no commit among them: it comes last. So
a commit behind a place that is not whole was written, told and then damaged; only the very last may be a torn write.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from struct import Struct, unpack_from

from tablee.storage.log import Finding
from tablee.storage.sqlite.files import free_name, new_private, synced
from tablee.storage.sqlite.place import log_of

HEADER, FRAME = 32, 24
MAGIC = 0x377F0682
"""Its last bit says in which order the bytes of a word are summed."""
ORDERS = (Struct("<II"), Struct(">II"))

Sums = tuple[int, int]


def damaged_log_kept(path: Path) -> list[Finding]:
    """What SQLite will not be able to read of its log, if anything; the log is copied before anybody can change it."""
    log = log_of(path)
    lost = lost_commits(log.read_bytes()) if log.is_file() else 0
    if not lost:
        return []
    copy = free_name(log, "damaged")
    with log.open("rb") as here, new_private(copy) as there:
        shutil.copyfileobj(here, there)
    synced(copy)
    return [Finding("log_damaged", {"count": lost, "copy": copy})]


def lost_commits(log: bytes) -> int:
    """How many commits stand behind a damaged place."""
    if len(log) < HEADER + FRAME:
        return 0
    magic, _, size = unpack_from(">III", log)
    order = ORDERS[magic & 1]
    if magic & ~1 != MAGIC or size not in [2**power for power in range(9, 17)]:
        return _lost_with_header(log)
    if summed(order, (0, 0), log[:24]) != unpack_from(">II", log, 24):
        return _lost_with_header(log)
    return sum(_lost(log, order, size, log[16:24], unpack_from(">II", log, 24)))


def _lost_with_header(log: bytes) -> int:
    """Without its header nothing of a log is read; the frames themselves still tell what they are."""
    for power in range(9, 17):
        size = 2**power
        if len(log) < HEADER + 2 * (FRAME + size):
            break
        for order in ORDERS:
            if _is_whole(log, order, size, HEADER + FRAME + size, unpack_from(">II", log, HEADER + 16)):
                return sum(_lost(log, order, size, log[HEADER + 8 : HEADER + 16], None))
    return 0


def _lost(log: bytes, order: Struct, size: int, salts: bytes, before: Sums | None) -> Iterator[bool]:
    """For every frame from the first that does not count, whether it is a commit."""
    behind = False
    for start in range(HEADER, len(log) - FRAME - size + 1, FRAME + size):
        commits = unpack_from(">I", log, start + 4)[0] > 0
        ours = log[start + 8 : start + 16] == salts
        whole = ours and before is not None and _is_whole(log, order, size, start, before)
        if behind or not whole:
            yield commits and (whole if behind else ours)  # the first may be a torn write, or the damaged place
            behind = True
        before = unpack_from(">II", log, start + 16)


def _is_whole(log: bytes, order: Struct, size: int, start: int, before: Sums) -> bool:
    head = summed(order, before, log[start : start + 8])
    body = log[start + FRAME : start + FRAME + size]
    return summed(order, head, body) == unpack_from(">II", log, start + 16)


def summed(order: Struct, before: Sums, words: bytes) -> Sums:
    """SQLite's sums, carried on over more words."""
    one, two = before
    for first, second in order.iter_unpack(words):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
