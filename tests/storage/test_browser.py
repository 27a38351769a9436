"""The store in a browser: what it promises beyond what every store does."""

import asyncio

import pytest

from tablee.storage.browser.log import opened
from tablee.storage.log import Damaged, StoreFailed
from tests.storage.shelf import Shelf
from tests.storage.test_every_store import entries, sheet


async def test_a_house_that_opens_again_finds_everything() -> None:
    shelf = Shelf()
    log = await opened(shelf)
    await log.put(sheet("a", 1, "waiting", 1.0, "ana"))
    await log.append("a", 0, entries(1, 2), sheets=[sheet("a", 2, "playing", 1.0, "ana")])
    await log.beat(5.0)
    again = await opened(shelf)
    assert await again.read("a") == entries(1, 2)
    assert await again.sheet("a") == sheet("a", 2, "playing", 1.0, "ana")
    assert (await again.secret(), await again.beaten()) == (await log.secret(), 5.0)
    await again.append("a", 2, entries(3))


async def test_nothing_is_there_to_be_told_before_it_is_on_the_disk() -> None:
    shelf = Shelf()
    log = await opened(shelf)
    shelf.gate = asyncio.Event()
    writing = asyncio.ensure_future(log.put(sheet("a")))
    await asyncio.sleep(0.01)
    assert await log.sheet("a") is None
    shelf.gate.set()
    await writing
    assert await log.sheet("a") == sheet("a")


async def test_what_is_asked_while_the_disk_writes_goes_into_one_transaction() -> None:
    shelf = Shelf()
    log = await opened(shelf)
    before, shelf.gate = shelf.writes, asyncio.Event()
    writing = [asyncio.ensure_future(log.append(f"m{number}", 0, entries(1))) for number in range(50)]
    await asyncio.sleep(0)
    shelf.gate.set()
    await asyncio.gather(*writing)
    assert shelf.writes - before <= 2


@pytest.mark.parametrize(
    ("name", "why"), [("QuotaExceededError", "full"), ("InvalidStateError", "gone"), ("?", "failed")]
)
async def test_a_trouble_is_named_nothing_is_changed_and_it_may_pass(name: str, why: str) -> None:
    shelf = Shelf()
    log = await opened(shelf)
    await log.append("m", 0, entries(1))
    shelf.trouble = name
    with pytest.raises(StoreFailed) as failed:
        await log.append("m", 1, entries(2), sheets=[sheet("m")])
    assert failed.value.why == why
    shelf.trouble = ""
    assert (await log.read("m"), await log.sheet("m")) == (entries(1), None)
    await log.append("m", 1, entries(2))
    assert await log.read("m") == [*entries(1), *entries(2)]


async def test_a_browser_that_cleared_its_storage_is_noticed() -> None:
    shelf = Shelf()
    log = await opened(shelf)
    shelf.rows.clear()
    with pytest.raises(StoreFailed) as failed:
        await log.check(1.0)
    assert failed.value.why == "gone"


@pytest.mark.parametrize("change", ["changed", "lost"])
async def test_what_is_not_what_was_written_is_refused(change: str) -> None:
    shelf = Shelf()
    log = await opened(shelf)
    await log.append("m", 0, entries(1, 2))
    last = max(key for key in shelf.rows if key.startswith("event"))
    if change == "lost":
        del shelf.rows[last]
    else:
        shelf.rows[last][2] = '{"number":9}'
    with pytest.raises(Damaged):
        await log.read("m")
    await log.append("other", 0, entries(1))
