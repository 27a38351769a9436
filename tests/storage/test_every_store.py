"""What every store promises, whatever it is made of."""

import asyncio

import pytest

from tablee.storage.log import Conflict, Entry, Log, Outage, Sheet


def entries(*seqs: int, ask: str = "") -> list[Entry]:
    """Entries with these numbers; the last one answers the ask."""
    return [Entry(seq, 100.0 + seqs[0], f'{{"number":{seq}}}', ask if seq == seqs[-1] else "") for seq in seqs]


def sheet(table: str = "a", version: int = 1, status: str = "waiting", created: float = 1.0, *browsers: str) -> Sheet:
    """A table with a body that says its version."""
    return Sheet(table, version, status, created, browsers, f"body {version}")


async def test_entries_come_back_in_order_with_the_asks_they_answer(log: Log) -> None:
    await log.append("m", 0, entries(1, 2))
    await log.append("m", 2, entries(3, 4, ask="0:click"))
    assert await log.read("m") == [*entries(1, 2), *entries(3, 4, ask="0:click")]
    assert await log.read("m", 3) == entries(3, 4, ask="0:click")[1:]
    assert await log.read("another") == []


@pytest.mark.parametrize("after_seq", [0, 1, 3, 7])
async def test_who_did_not_see_the_last_entry_may_not_append(log: Log, after_seq: int) -> None:
    await log.append("m", 0, entries(1, 2))
    with pytest.raises(Conflict):
        await log.append("m", after_seq, entries(after_seq + 1))
    assert await log.read("m") == entries(1, 2)


async def test_of_two_who_write_at_once_one_is_quicker(log: Log) -> None:
    both = (log.append("m", 0, entries(1, 2, ask="0:a")), log.append("m", 0, entries(1, ask="1:b")))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await log.read("m") == entries(1, 2, ask="0:a")


async def test_a_conflict_spoils_nothing_that_is_written_with_it(log: Log) -> None:
    await log.append("m0", 0, entries(1))
    writing = [log.append(f"m{number}", 0, entries(1, 2)) for number in range(300)]
    outcomes = await asyncio.gather(*writing, log.put(sheet("t")), return_exceptions=True)
    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [0]
    assert await log.read("m0") == entries(1)
    assert [len(await log.read(f"m{number}")) for number in range(1, 300)] == [2] * 299
    assert await log.sheet("t") is not None


async def test_a_very_long_batch_is_written_whole(log: Log) -> None:
    long = entries(*range(1, 15_001))
    await log.append("m", 0, long)
    assert await log.read("m") == long


async def test_entries_must_be_numbered_from_the_last_on(log: Log) -> None:
    with pytest.raises(ValueError, match="numbered"):
        await log.append("m", 0, entries(2))


async def test_events_and_tables_are_written_together_or_not_at_all(log: Log) -> None:
    await log.put(sheet("a"), sheet("b"))
    with pytest.raises(Conflict):
        await log.append("a", 0, entries(1), sheets=[sheet("a", 2), sheet("b", 5)])
    assert await log.read("a") == []
    assert await log.sheet("a") == sheet("a")
    await log.append("a", 0, entries(1, 2), sheets=[sheet("a", 2, "playing")])
    assert await log.sheet("a") == sheet("a", 2, "playing")
    with pytest.raises(Conflict):
        await log.append("a", 1, entries(2), sheets=[sheet("a", 3, "finished")])
    assert await log.sheet("a") == sheet("a", 2, "playing")


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_table_is_changed_from_its_last_version_only(log: Log, version: int) -> None:
    await log.put(sheet("a", 1))
    await log.put(sheet("a", 2))
    with pytest.raises(Conflict):
        await log.put(sheet("a", version))
    assert await log.sheet("a") == sheet("a", 2)


async def test_a_table_that_was_never_made_is_not_there(log: Log) -> None:
    assert await log.sheet("a") is None
    with pytest.raises(Conflict):
        await log.put(sheet("a", 2))


async def test_a_browser_finds_its_tables_newest_first(log: Log) -> None:
    await log.put(sheet("old", 1, "finished", 1.0, "ana"), sheet("new", 1, "waiting", 3.0, "ana", "bob"))
    await log.put(sheet("other", 1, "waiting", 2.0, "bob"))
    assert [one.id for one in await log.of_browser("ana")] == ["new", "old"]
    assert [one.id for one in await log.of_browser("bob", limit=1)] == ["new"]
    await log.put(sheet("new", 2, "waiting", 3.0, "bob"))
    assert [one.id for one in await log.of_browser("ana")] == ["old"]
    assert await log.of_browser("") == []
    assert [one.id for one in await log.of_browser("bob", without="body 2")] == ["other"]


async def test_tables_are_found_by_status_oldest_first(log: Log) -> None:
    await log.put(sheet("b", 1, "playing", 2.0), sheet("a", 1, "playing", 1.0), sheet("c", 1, "finished", 0.0))
    assert [one.id for one in await log.with_status("playing")] == ["a", "b"]


async def test_an_outage_lasts_from_the_last_beat(log: Log) -> None:
    await log.append("m", 0, entries(1))
    await log.reopened(50.0, 55.0)
    assert await log.outages("m", 0.0) == []
    await log.beat(60.0)
    await log.beat(61.0)
    await log.reopened(100.0, 105.0)
    await log.reopened(200.0, 205.0)
    assert await log.outages("m", 0.0) == [Outage(61.0, 100.0, 105.0), Outage(100.0, 200.0, 205.0)]
    assert await log.outages("m", 150.0) == [Outage(100.0, 200.0, 205.0)]


async def test_a_store_has_one_secret_for_good(log: Log) -> None:
    secret = await log.secret()
    assert len(secret) == 64
    assert await log.secret() == secret


async def test_a_new_store_has_nothing_to_tell_and_can_be_written(log: Log) -> None:
    assert list(log.found) == []
    await log.check(1.0)
    await log.check(2.0)


async def filled(log: Log) -> None:
    """An old finished match, an old one that still goes on, an abandoned one, a young one, and a table that waits."""
    await log.put(sheet("waits", 1, "waiting", 1.0))
    for number, (table, status, last) in enumerate(
        [
            ("done", "finished", 150.0),
            ("alive", "playing", 900.0),
            ("left", "playing", 160.0),
            ("young", "finished", 900.0),
        ]
    ):
        created = 800.0 if table == "young" else 100.0 + number
        await log.put(sheet(table, 1, "waiting", created, "ana"))
        later = [Entry(1, created, "{}"), Entry(2, last, "{}", "0:x")]
        await log.append(table, 0, later, sheets=[sheet(table, 2, status, created, "ana")])


async def test_what_has_not_moved_for_long_is_found_oldest_first(log: Log) -> None:
    await filled(log)
    assert [one.id for one in await log.aged(500.0)] == ["done", "left"]
    assert [one.id for one in await log.aged(500.0, limit=1)] == ["done"]
    assert [one.id for one in await log.aged(500.0, after=100.0)] == ["left"]
    assert await log.aged(50.0) == []


async def test_what_is_removed_is_gone_and_its_name_and_number_are_free(log: Log) -> None:
    await filled(log)
    young = sheet("young", 2, "finished", 800.0, "ana")
    await log.remove(young, 2)
    assert await log.read("young") == []
    assert await log.sheet("young") is None
    assert sorted(one.id for one in await log.of_browser("ana")) == ["alive", "done", "left"]
    await log.put(sheet("new", 1, "waiting", 1000.0, "ana"))
    await log.append("new", 0, entries(1, 2), sheets=[sheet("new", 2, "playing", 1000.0, "ana")])
    await log.append("new", 2, entries(3))
    assert len(await log.read("new")) == 3
    assert len(await log.read("alive")) == 2


async def test_what_went_on_meanwhile_is_not_removed(log: Log) -> None:
    await filled(log)
    left = sheet("left", 2, "playing", 102.0, "ana")
    await log.append("left", 2, entries(3))
    with pytest.raises(Conflict):
        await log.remove(left, 2)
    await log.put(sheet("left", 3, "playing", 102.0, "ana"))
    with pytest.raises(Conflict):
        await log.remove(left, 3)
    assert len(await log.read("left")) == 3
    assert await log.sheet("left") == sheet("left", 3, "playing", 102.0, "ana")
