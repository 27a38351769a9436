"""The porch: connections are counted from accept to close, heard in turns, and shown out when they only stand about."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tablee.match.refusals.crowd import HouseFull, TooManyConnections
from tablee.match.thinking.turns import Turns, Turnstile
from tablee.server.addresses import Proxies, home_of, room_for
from tablee.server.guard import porch as porches
from tablee.server.guard.door import Door
from tablee.server.guard.porch import SPARE, Porch
from tablee.server.settings import Limits
from tests.server.socket.test_wire import Pipe


class Caller(Pipe):
    """A connection whose other end may stop reading."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.1", 1234) if name == "peername" else default

    def abort(self) -> None:
        self.aborted = self._closing = True


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def at(time: Time, *, proxies: Proxies | None = None, **limits: Any) -> Porch:
    return Porch(Limits(**limits), proxies or (), time)


async def test_an_address_has_its_share_of_connections(time: Time) -> None:
    porch = at(time, connections_per_address=2)
    callers = [Caller() for _ in range(SPARE + 3)]
    said = [porch.arrives(one, "192.0.2.1") for one in callers]
    assert said[:3] == [None, None, TooManyConnections(2)]
    assert [one.aborted for one in callers] == [False] * (SPARE + 2) + [True]  # told so, but not for ever
    assert porch.arrives(Caller(), "192.0.2.2") is None
    assert porch.connections == SPARE + 4  # counted until they are closed
    for one in callers:
        porch.left(one)
    assert porch.connections == 1
    assert porch.arrives(Caller(), "192.0.2.1") is None


async def test_who_comes_through_a_named_proxy_is_not_the_proxy(time: Time) -> None:
    porch = at(time, connections_per_address=1, proxies=Proxies(["10.0.0.0/8"]))
    assert [porch.arrives(Caller(), "10.1.2.3") for _ in range(3)] == [None] * 3


async def test_a_flood_of_connections_is_cut_off(time: Time) -> None:
    porch = at(time, arrivals_at_once=3, arrivals_per_second=1.0)
    callers = [Caller() for _ in range(5)]
    for one in callers:
        porch.arrives(one, "192.0.2.1")
        porch.left(one)
    assert [one.aborted for one in callers] == [False, False, False, True, True]


async def test_whoever_floods_has_to_wait_before_coming_again(time: Time) -> None:
    porch = at(time, arrivals_at_once=10, arrivals_per_second=1.0)
    flooder, again, later = Caller(), Caller(), Caller()
    porch.arrives(flooder, "192.0.2.1")
    porch.fine(flooder)
    porch.arrives(again, "192.0.2.1")
    time.now = 13.0  # ten drops, one taken, twenty more
    porch.arrives(later, "192.0.2.1")
    assert (flooder.aborted, again.aborted, later.aborted) == (False, True, False)


async def test_a_full_house_shows_out_who_has_said_nothing_for_longest(time: Time) -> None:
    porch = at(time, connections=3)
    speaker, silent, newer = Caller(), Caller(), Caller()
    for one in (speaker, silent, newer):
        assert porch.arrives(one, "192.0.2.1") is None
    porch.owes(speaker, "")
    assert porch.arrives(Caller(), "192.0.2.2") is None
    assert (speaker.aborted, silent.aborted, newer.aborted) == (False, True, False)
    porch = at(time, connections=1)
    porch.arrives(speaker, "192.0.2.1")
    porch.owes(speaker, "")
    assert porch.arrives(Caller(), "192.0.2.2") == HouseFull()


@pytest.mark.parametrize(
    ("owes", "unread", "closing", "longest"),
    [("headers", 0, False, 10), ("body", 0, False, 30), ("", 1, False, 20), ("", 1, True, 5), ("", 0, False, None)],
)
async def test_nobody_is_waited_for_for_ever(
    time: Time, owes: str, unread: int, closing: bool, longest: float | None
) -> None:
    porch, caller = at(time), Caller()
    porch.arrives(caller, "192.0.2.1")
    porch.owes(caller, owes)
    if closing:
        caller.close()
    for second in range(1, 100):
        caller.unread = unread * 1000
        time.now = float(second)
        porch._sweep()
        if caller.aborted:
            assert second == (longest or 0) + 1
            return
    assert longest is None


async def test_a_slow_reader_who_reads_is_waited_for(time: Time) -> None:
    porch, caller = at(time), Caller()
    porch.arrives(caller, "192.0.2.1")
    porch.owes(caller, "")
    for second in range(1, 100):
        caller.unread = 100_000 - second
        time.now = float(second)
        porch._sweep()
    assert not caller.aborted


def test_visitors_take_turns() -> None:
    turns: Turns[str] = Turns()
    for thing in "aaaa":
        turns.put("ana", thing)
    turns.put("bob", "b")
    assert [turns.take() for _ in range(5)] == ["a", "b", "a", "a", "a"]
    assert not turns


async def test_a_turnstile_lets_a_few_through_in_a_turn() -> None:
    turnstile, happened = Turnstile(3), [0]

    def happen() -> None:
        happened[-1] += 1

    for _ in range(10):
        turnstile.let("", happen)
    for _ in range(4):
        happened.append(0)
        await asyncio.sleep(0)
    assert max(happened) == 3
    assert sum(happened) == 10


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_household(address: str, home: str) -> None:
    assert home_of(address) == home


def test_connections_leave_files_for_the_house_itself() -> None:
    assert room_for(10_000, 1_024) == 904
    assert room_for(500, 20_000) == 500


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def answering(porch: Porch) -> tuple[Door, Caller]:
    """A connection to a house that says yes to everything."""

    async def yes(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(yes, interface="asgi3", log_config=None)
    config.load()
    door = type("TestDoor", (Door,), {"porch": porch})(config, ServerState(), {})
    caller = Caller()
    door.connection_made(caller)
    return door, caller


async def quiet() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def test_a_request_that_comes_byte_by_byte_has_its_time(time: Time) -> None:
    porch = at(time)
    door, caller = answering(porch)
    for number, byte in enumerate(GET[:15]):
        door.data_received(bytes([byte]))
        time.now = float(number)
        porch._sweep()
    assert caller.aborted
    door, caller = answering(porch)
    for piece in (GET, b"", GET, GET[:5]):
        door.data_received(piece)
        await quiet()
    assert b"".join(caller.written).count(b" 200 ") == 2
    time.now += 11  # one byte of the next request has no more time than the first had
    porch._sweep()
    assert caller.aborted


async def test_requests_of_one_turn_are_heard_a_few_at_a_time(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porches, "REQUESTS", 2)
    porch = at(time)
    callers = [answering(porch) for _ in range(6)]
    for door, _ in callers:
        door.data_received(GET)
    heard = [door.cycle is not None for door, _ in callers]
    assert heard == [True, True, False, False, False, False]
    await quiet()
    assert all(b" 200 " in b"".join(caller.written) for _, caller in callers)


async def test_one_connection_too_many_is_told_so(time: Time) -> None:
    porch = at(time, connections_per_address=1)
    _, (door, caller) = answering(porch), answering(porch)
    door.data_received(GET.replace(b"\r\n\r\n", b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"))
    await quiet()
    said = b"".join(caller.written)
    assert b" 429 " in said
    assert b'"refused":"too_many_connections"' in said
    assert b"connection: close" in said
