"""What a disk has changed is noticed, named and refused; everything else goes on."""

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.storage import sums
from tablee.storage.log import Damaged, Entry, Note, Sheet
from tablee.storage.sqlite import writer
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.sqlite.verify import Verification

EVENT = '{"kind":"laid","seat":1,"card":17}'


async def kept(folder: Path) -> Path:
    """A store with two matches of four events, closed in order."""
    path = folder / "tablee.db"
    log = SqliteLog(path)
    for match in ("m", "n"):
        sheet = Sheet(match, 1, "playing", 1.0, ("ana",), f"body of {match}")
        await log.append(match, 0, [Entry(1, 1.0, f"{match} begins")], sheets=[sheet])
        await log.append(match, 1, [Entry(2, 2.0, EVENT), Entry(3, 2.0, EVENT, "0:x"), Entry(4, 3.0, f"{match} ends")])
    await log.close()
    return path


def found_in(path: Path) -> list[tuple[str, dict[str, object]]]:
    """What a walk through the store finds."""
    walk = Verification(path, lambda sheet: None, lambda done, total: None)
    return [(one.kind, dict(one.fields)) for one in walk.findings()]


@given(st.text(max_size=40), st.text(max_size=9), st.integers(0, 2**32 - 1), st.data())
def test_one_flipped_bit_changes_the_sum(event: str, ask: str, before: int, data: st.DataObject) -> None:
    total = sums.following(before, 7, 1763200000.123, event, ask)
    raw = bytearray(event.encode())
    if raw:
        where = data.draw(st.integers(0, 8 * len(raw) - 1))
        raw[where // 8] ^= 1 << where % 8
        flipped = bytes(raw).decode("utf-8", "surrogateescape")
        assert sums.following(before, 7, 1763200000.123, flipped, ask) != total
    bit = 1 << data.draw(st.integers(0, 31))
    assert sums.following(before ^ bit, 7, 1763200000.123, event, ask) != total
    assert sums.following(before, 8, 1763200000.123, event, ask) != total
    assert sums.following(before, 7, 1763200000.124, event, ask) != total


def test_sums_are_what_they_have_always_been() -> None:
    first = sums.first("k3v")
    assert (first, sums.following(first, 1, 1763200000.5, EVENT, "0:x")) == (0xF6CE4CEA, 0xB1024FAF)
    assert sums.of_sheet(Sheet("k3v", 2, "playing", 1.5, ("bob", "ana", "bob"), "é")) == 0x3BC60E89


@pytest.mark.parametrize("bit", [0x01, 0x10, 0x80])
async def test_one_flipped_bit_in_the_file_is_refused_and_named(tmp_path: Path, bit: int) -> None:
    path = await kept(tmp_path)
    raw = bytearray(path.read_bytes())
    raw[raw.index(b"m ends")] ^= bit
    path.write_bytes(raw)
    log = SqliteLog(path)
    with pytest.raises(Damaged, match="event 4"):
        await log.read("m")
    assert len(await log.read("n")) == 4
    assert found_in(path) == [("changed", {"match": "m", "seq": 4})]
    await log.close()


@pytest.mark.parametrize(
    ("damage", "problem", "kinds"),
    [
        ("UPDATE events SET at = 2.5 WHERE match = 1 AND seq = 2", "event 2 is not", ["changed"]),
        ("UPDATE events SET at = 'noon' WHERE match = 1 AND seq = 2", "event 2 is not", ["changed"]),
        ("UPDATE events SET ask = '' WHERE match = 1 AND seq = 3", "event 3 is not", ["changed"]),
        ("UPDATE events SET sum = sum + 1 WHERE match = 1 AND seq = 3", "event 3 is not", ["changed", "changed"]),
        ("UPDATE events SET seq = 9 WHERE match = 1 AND seq = 3", "event 3 is not", ["changed", "changed", "other"]),
        ("UPDATE events SET match = 9 WHERE match = 1 AND seq = 4", "events 4 to 4 are missing", ["tail", "stray"]),
        (
            "UPDATE events SET match = 9 WHERE match = 1 AND seq = 2",
            "event 2 is not",
            ["changed", "changed", "tail", "stray"],
        ),
        ("DELETE FROM events WHERE match = 1 AND seq = 2", "event 2 is not", ["changed", "changed", "tail"]),
        ("DELETE FROM events WHERE match = 1 AND seq = 4", "events 4 to 4 are missing", ["tail"]),
        ("DELETE FROM events WHERE match = 1", "events 1 to 4 are missing", ["tail", "no_match"]),
        ("UPDATE matches SET reached_sum = 7 WHERE id = 'm'", "event 4 is another", ["other"]),
        ("UPDATE matches SET id = 'x' WHERE id = 'm'", "", ["changed", "no_table", "no_match"]),
    ],
)
async def test_every_damage_is_refused_and_named(tmp_path: Path, damage: str, problem: str, kinds: list[str]) -> None:
    path = await kept(tmp_path)
    with sqlite3.connect(path) as db:
        db.execute(damage)
    db.close()
    assert [kind for kind, _ in found_in(path)] == kinds
    log = SqliteLog(path)
    if problem:
        with pytest.raises(Damaged, match=problem):
            await log.read("m")
    assert len(await log.read("n")) == 4
    await log.close()


async def test_a_damaged_table_is_refused_and_does_not_hide_the_others(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET body = 'body of nobody' WHERE id = 'm'")
    db.close()
    assert found_in(path) == [("sheet", {"table": "m"})]
    log = SqliteLog(path)
    with pytest.raises(Damaged):
        await log.sheet("m")
    assert [one.id for one in await log.with_status("playing")] == ["n"]
    assert [one.id for one in await log.of_browser("ana")] == ["n"]
    await log.close()


async def test_a_damaged_note_is_refused_and_does_not_hide_the_others(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    log = SqliteLog(path)
    await log.write_down(Note("toys", "a", "ana", 1, 1.0, "{}"), Note("toys", "b", "ana", 1, 1.0, "{}"))
    await log.close()
    assert found_in(path) == []
    with sqlite3.connect(path) as db:
        db.execute("UPDATE notes SET at = 'noon' WHERE key = 'a'")
    db.close()
    assert found_in(path) == [("note", {"shelf": "toys", "key": "a"})]
    log = SqliteLog(path)
    with pytest.raises(Damaged):
        await log.note("toys", "a", "ana")
    assert [one.key for one in await log.notes("toys")] == ["b"]
    await log.close()


async def test_a_table_that_nobody_can_read_is_named(tmp_path: Path) -> None:
    def strict(sheet: Sheet) -> None:
        if sheet.id == "n":
            raise ValueError("no such game")

    walk = Verification(await kept(tmp_path), strict, lambda done, total: None)
    (found,) = walk.findings()
    assert (found.kind, str(found.fields["problem"])) == ("unreadable", "no such game")
    assert (walk.tables, walk.matches, walk.events) == (2, 2, 8)


async def test_a_store_is_walked_through_while_a_house_is_open(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    log = SqliteLog(path)
    await log.append("m", 4, [Entry(5, 4.0, EVENT)])
    assert found_in(path) == []
    await log.append("m", 5, [Entry(6, 4.0, EVENT)])
    await log.close()


async def test_what_begins_is_marked_at_once_and_the_rest_at_closing(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    log = SqliteLog(path)
    await log.append(
        "m", 0, [Entry(1, 1.0, EVENT), Entry(2, 1.0, EVENT)], sheets=[Sheet("m", 1, "playing", 1.0, (), "")]
    )
    await log.append("m", 2, [Entry(3, 2.0, EVENT)])
    db = sqlite3.connect(path)
    assert db.execute("SELECT reached FROM matches").fetchone() == (2,)
    await log.close()
    assert db.execute("SELECT reached FROM matches").fetchone() == (3,)
    db.close()


async def test_matches_are_marked_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tablee.db"
    log = SqliteLog(path)
    await log.append("m", 0, [Entry(1, 1.0, EVENT), Entry(2, 1.0, EVENT)])
    monkeypatch.setattr(writer, "MARK_EVERY", -1.0)
    await log.append("m", 2, [Entry(3, 2.0, EVENT)])
    await log.check(3.0)  # the mark follows the write that it comes after
    db = sqlite3.connect(path)
    assert db.execute("SELECT reached FROM matches").fetchone() == (3,)
    db.close()
    await log.close()
