"""The short way in and out of a socket: whatever comes in whatever pieces, it ends as uvicorn's own way does."""

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets
from hypothesis import given
from hypothesis import strategies as st
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tablee.match.envelope import PONG, Ping, letter_from
from tablee.server.guard.porch import FAREWELLS, Porch
from tablee.server.settings import Limits
from tablee.server.socket.wire import AT_ONCE, FLOODED, ORDINARY, PING, TINY, UNREAD, Wire

PROJECT = Path(__file__).resolve().parents[3] / "pyproject.toml"

KNOCK = (
    b"GET /ws/x HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Pipe(asyncio.Transport):
    """A transport that remembers what was written, and whether it was asked to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.waits: list[bool] = []
        self._closing = self.aborted = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.waits.append(True)

    def resume_reading(self) -> None:
        self.waits.append(False)

    def close(self) -> None:
        self._closing = True

    def abort(self) -> None:
        self.aborted = self._closing = True

    def is_closing(self) -> bool:
        return self._closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


class Guest:
    """A connection to an application that takes letters, all of them or as long as it is let."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], *, takes: bool = True) -> None:
        self.heard: list[Any] = []
        self.reading = asyncio.Event()
        if takes:
            self.reading.set()
        config = uvicorn.Config(
            self._application, interface="asgi3", ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
        )
        config.load()
        self.pipe = Pipe()
        self.protocol = kind(config, ServerState(), {})
        self.protocol.connection_made(self.pipe)

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] == "websocket.receive":
            await self.reading.wait()
            self.heard.append(await receive())

    async def sends(self, *pieces: bytes) -> None:
        """These arrive one by one; nothing arrives after the connection was closed."""
        for piece in pieces:
            if not self.pipe.is_closing():
                self.protocol.data_received(piece)
            for _ in range(6):
                await asyncio.sleep(0)


def frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


texts = st.text(max_size=200).map(lambda text: [frame(Opcode.TEXT, text.encode())])
long_texts = st.integers(120, 70_000).map(lambda size: [frame(Opcode.TEXT, b"x" * size)])
others = st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.BINARY]).map(lambda opcode: [frame(opcode, b"abc")])
parted = st.text(min_size=2, max_size=9).map(
    lambda text: [
        frame(Opcode.TEXT, text.encode(), fin=False),
        frame(Opcode.PING, b"between"),
        frame(Opcode.CONT, text.encode()),
    ]
)
broken = st.sampled_from(
    [
        [frame(Opcode.TEXT, b"\xff\xfe")],
        [frame(Opcode.TEXT, b"bare", mask=False)],
        [frame(Opcode.TEXT, b"begun", fin=False), frame(Opcode.TEXT, b"another")],
        [frame(Opcode.CONT, b"never begun")],
        [b"\xf1\x80\x00\x00\x00\x00"],
    ]
)
goodbye = st.just([frame(Opcode.CLOSE, b"\x03\xe8")])
parts = st.lists(texts | long_texts | others | parted, max_size=5)


@given(parts, goodbye | st.just([]), st.lists(st.integers(1, 400)))
def test_the_short_way_hears_and_answers_what_uvicorn_does(
    said: list[list[bytes]], last: list[bytes], cuts: list[int]
) -> None:
    pieces, stream = [], b"".join(one for part in (*said, last) for one in part)
    for cut in cuts:
        pieces.append(stream[:cut])
        stream = stream[cut:]
    asyncio.run(_alike([one for one in (*pieces, stream) if one]))


@given(parts, broken)
def test_what_is_broken_is_refused_as_uvicorn_does(said: list[list[bytes]], last: list[bytes]) -> None:
    asyncio.run(_alike([one for part in (*said, last) for one in part]))


async def _alike(pieces: list[bytes]) -> None:
    short, long = Guest(Wire), Guest(WebSocketsSansIOProtocol)
    for guest in (short, long):
        await guest.sends(KNOCK, *pieces)
        guest.protocol.connection_lost(None)
        await asyncio.sleep(0)
    assert short.heard[-1]["type"] == "websocket.disconnect"
    assert short.heard == long.heard
    assert b"".join(short.pipe.written) == b"".join(long.pipe.written)
    assert short.pipe.is_closing() == long.pipe.is_closing()


async def test_who_does_not_knock_properly_is_turned_away_alike() -> None:
    short, long = Guest(Wire), Guest(WebSocketsSansIOProtocol)
    for guest in (short, long):
        await guest.sends(KNOCK.replace(b"Key", b"Kex"))
    assert b" 400 " in short.pipe.written[0]
    assert short.pipe.is_closing()
    assert [len(one) for one in short.pipe.written] == [len(one) for one in long.pipe.written]


@pytest.mark.parametrize("size", [0, 1, TINY - 1, TINY, 1000, ORDINARY - 1])
async def test_a_text_of_ordinary_size_is_said_at_once(size: int) -> None:
    guest = Guest(Wire)
    await guest.sends(KNOCK)
    assert guest.scope["extensions"][AT_ONCE]["say"](b"x" * size)
    client = ClientProtocol(parse_uri("ws://h/ws/x"))
    client.key = "dGhlIHNhbXBsZSBub25jZQ=="
    for data in guest.pipe.written:
        client.receive_data(data)
    _, told = client.events_received()
    assert isinstance(told, Frame)
    assert (told.opcode, told.fin, bytes(told.data)) == (Opcode.TEXT, True, b"x" * size)


async def test_what_is_too_large_or_would_have_to_wait_is_not_said_at_once() -> None:
    guest = Guest(Wire)
    await guest.sends(KNOCK)
    say, before = guest.scope["extensions"][AT_ONCE]["say"], len(guest.pipe.written)
    assert not say(b"x" * ORDINARY)
    guest.protocol.pause_writing()
    assert not say(b"x")
    guest.protocol.resume_writing()
    guest.protocol.connection_lost(OSError())
    assert not say(b"x")
    assert len(guest.pipe.written) == before


@pytest.mark.parametrize("tiny", [b"\x81\x80\0\0\0\0", b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0\x80\x80\0\0\0\0"])
@pytest.mark.parametrize("first", [b"", b"\x81"])
async def test_whoever_floods_is_closed_before_much_of_it_is_heard(tiny: bytes, first: bytes) -> None:
    guest = Guest(Wire)
    rest = (tiny * 20_000).removeprefix(first) if first and tiny.startswith(first) else tiny * 20_000
    await guest.sends(KNOCK, *([first] if first and rest != tiny * 20_000 else []), rest)
    assert guest.pipe.is_closing()
    assert guest.heard[-1] == {"type": "websocket.disconnect", "code": FLOODED, "reason": "too_fast"}
    assert len(guest.heard) + len(guest.pipe.written) < 4 * Limits().frames_at_once
    assert b"\x88" in guest.pipe.written[-1][:1]


async def test_tiny_frames_are_cut_from_a_packet_in_one_pass() -> None:
    """Counted in bytes copied, which no busy machine changes."""
    guest = Guest(type("Patient", (Wire,), {"limits": Limits(frames_at_once=10**6)}))
    await guest.sends(KNOCK)
    packet = Counted(b"\x81\x80\0\0\0\0" * 5_000)
    guest.protocol.data_received(packet)
    assert Counted.copied <= 2 * len(packet)


class Counted(bytes):
    """Bytes that know how many of them were copied."""

    copied = 0

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        if isinstance(found, bytes):
            Counted.copied += len(found)
            return Counted(found)
        return found


async def test_who_answers_no_ping_is_cut_off() -> None:
    guest = Guest(Wire)
    await guest.sends(KNOCK)
    guest.protocol.keepalive_timeout()
    assert guest.pipe.aborted


async def test_a_crowd_that_leaves_is_seen_off_a_few_at_a_time_and_the_house_may_close_meanwhile() -> None:
    seen_off = type("SeenOff", (Wire,), {"porch": Porch(Limits())})
    guests = [Guest(seen_off) for _ in range(FAREWELLS * 2)]
    for guest in guests:
        await guest.sends(KNOCK)
    before = [len(guest.pipe.written) for guest in guests]
    for guest in guests:
        guest.protocol.connection_lost(OSError())
    for guest in guests:
        guest.protocol.shutdown()
    assert [len(guest.pipe.written) for guest in guests] == before  # nothing is written to a connection that is gone
    for _ in range(20):
        await asyncio.sleep(0)
    assert all(guest.heard[-1]["type"] == "websocket.disconnect" for guest in guests)


async def test_nothing_is_said_after_goodbye() -> None:
    guest = Guest(Wire)
    await guest.sends(KNOCK, frame(Opcode.CLOSE, b"\x03\xe8"))
    assert not guest.scope["extensions"][AT_ONCE]["say"](b"x")


async def test_whether_the_house_lives_is_answered_while_it_is_busy_and_a_slow_reader_waits_his_turn() -> None:
    assert isinstance(letter_from(PING), Ping)
    guest = Guest(Wire, takes=False)
    await guest.sends(KNOCK, frame(Opcode.TEXT, PING.encode()))
    assert guest.pipe.written[-1] == frame(Opcode.TEXT, PONG, mask=False)
    assert guest.protocol.queue.empty()
    guest.protocol.pause_writing()
    await guest.sends(frame(Opcode.TEXT, PING.encode()))
    assert guest.protocol.queue.qsize() == 1


async def test_who_sends_faster_than_is_read_has_to_wait() -> None:
    guest = Guest(Wire, takes=False)
    letters = [frame(Opcode.TEXT, b"%d" % number) for number in range(UNREAD + 5)]
    await guest.sends(KNOCK, *letters[: UNREAD - 1])
    assert guest.pipe.waits == []
    await guest.sends(*letters[UNREAD - 1 :])
    assert guest.pipe.waits == [True]
    guest.reading.set()
    await guest.sends(b"")
    for _ in range(UNREAD * 6):
        await asyncio.sleep(0)
    assert guest.pipe.waits == [True, False]
    assert [one["text"] for one in guest.heard] == [str(number) for number in range(UNREAD + 5)]


@pytest.mark.parametrize("package", [uvicorn, websockets])
def test_only_the_minor_versions_that_were_compared_here_may_be_installed(package: Any) -> None:
    """Ours leans on their insides, which a minor version may change."""
    wanted = tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"]["server"]
    (bounds,) = (one.specifier for one in map(Requirement, wanted) if one.name == package.__name__)
    major, minor = map(int, package.__version__.split(".")[:2])
    assert package.__version__ in bounds
    assert f"{major}.{minor + 1}" not in bounds
    assert f"{major}.{minor - 1}" not in bounds
