"""Tables are found side by side, each by one at a time."""

import asyncio

from tablee.match.house.locks import Locks


async def test_who_wants_a_name_waits_for_whoever_has_it_and_others_do_not() -> None:
    locks, said = Locks(), list[str]()
    go_on = asyncio.Event()

    async def hold(who: str, *names: str) -> None:
        async with locks.held(*names):
            said.append(who)
            await go_on.wait()
            said.append(f"{who} done")

    tasks = [asyncio.create_task(hold(*one)) for one in (("ana", "a", "b"), ("bob", "b", "c"), ("eve", "c", "d"))]
    await asyncio.sleep(0)
    assert said == ["ana", "eve"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert said == ["ana", "eve", "ana done", "eve done", "bob", "bob done"]
    assert not locks._waited_for


async def test_whoever_stops_waiting_holds_nothing() -> None:
    locks = Locks()
    async with locks.held("a"):
        waiting = asyncio.create_task(locks.held("a", "b").__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        async with locks.held("b"):
            pass
    assert not locks._waited_for
