"""What those who run the house may choose: by command line, by TABLEE_… variables, or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from tablee.server.addresses import Proxies

T = TypeVar("T", "Settings", "Limits")


class BadSetting(SystemExit):
    """A variable whose value says nothing; whoever does not catch it ends with a sentence."""

    def __init__(self, name: str, text: str, kind: str) -> None:
        super().__init__(f"{name}={text}: not a {kind}")
        self.name, self.text, self.kind = name, text, kind


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may use; far above what people need, far below what hurts others. An address is one IPv4
    address or one IPv6 network of 64 bits: a whole class may sit behind it."""

    message_bytes: int = 8 * 1024
    """A letter over the socket, or the body of a call."""
    record_bytes: int = 1024 * 1024
    """A record file to be replayed."""
    messages_per_second: float = 15.0
    messages_at_once: int = 40
    """Letters of one window; more are refused."""
    reactions_per_second: float = 0.5
    reactions_at_once: int = 6
    """Reactions of one browser."""
    frames_per_second: float = 60.0
    frames_at_once: int = 200
    """Frames of any kind of one window; whoever sends more is closed."""
    calls_per_second: float = 40.0
    calls_at_once: int = 400
    """HTTP calls of one address."""
    pages_per_second: float = 200.0
    pages_at_once: int = 2_000
    """Pages and their files."""
    checks_per_second: float = 5.0
    checks_at_once: int = 50
    """Looks at /health, /ready and /metrics."""
    openings_per_second: float = 2.0
    openings_at_once: int = 120
    """New tables, the day's among them."""
    answers_per_second: float = 20.0
    answers_at_once: int = 400
    """Answers to problems; the first of a browser counts as a new table, too."""
    links_per_second: float = 0.2
    links_at_once: int = 20
    """Links to carry seats to another device, made and tried."""
    tables_per_browser: int = 40
    tables_per_address: int = 100
    tables: int = 5_000
    """Tables awake, opened from one address and in all; beyond, the one longest unattended goes to sleep."""
    sockets_per_browser: int = 20
    sockets_per_address: int = 500
    connections_per_address: int = 600
    connections: int = 10_000
    """TCP connections; in all, at most what the system allows this process."""
    arrivals_per_second: float = 50.0
    arrivals_at_once: int = 600
    """New connections of one address, sockets' handshakes among them."""
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    """Until a request, and until its body, must have arrived."""
    stalled_seconds: float = 20.0
    """A connection on which nothing of what waits to be sent has been read for so long is closed."""
    unread_bytes: int = 256 * 1024
    """Kept for a window that does not read; then it is closed and may come back."""
    replay_bytes_per_address: int = 2 * 1024 * 1024
    replay_bytes: int = 16 * 1024 * 1024
    """Records that wait to be read, of one address and in all."""
    replay_seconds: float = 10.0
    replay_answer_bytes: int = 16 * 1024 * 1024
    """What reading one record may take, and how long its answer may become."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything has a default that suits a family at home."""

    data: Path = field(default_factory=lambda: data_directory(os.environ))
    store: str = ""
    """Where matches are kept instead of a file in that folder: postgresql://name:password@host/database."""
    bus: str = ""
    """Where houses that share a database meet: nats://host, or several with commas."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this house (scheme and host), besides its own."""
    hosts: tuple[str, ...] = ()
    """Further names of this house, `*.example.org` for all below one, `*` for any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they ask."""
    log_level: str = "info"
    robot_pause: float = 0.8
    """Seconds a bot takes at least, so that people can follow."""
    patience: float = 120.0
    """Seconds that a player must have been away before the others may have a robot stand in."""
    bot_seconds: float = 60.0
    """Seconds for which a match waits for a bot from outside; then it counts as away from the table."""
    grace: float = 5.0
    """Seconds for which no clock runs after a restart."""
    idle: float = 600.0
    """Seconds after which a table nobody looks at leaves the memory."""
    waiting_days: float = 30.0
    """Days after which a table at which nobody began to play is cleared away; 0: never."""
    keep_days: float = 0.0
    """Days after their last event for which matches are kept; older ones become records in the archive. 0: for ever."""
    archive: str = ""
    """The folder of those records; `archive` beside the matches if none is named."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )
    """Through whom devices are told that it is their turn at a slow table: names, `*.` for all below one; none: off."""
    contact: str = "mailto:house@tablee.invalid"
    """Whom push services may write to about this house: mailto:… or https://…"""
    pocket: str = ""
    """The folder that `make pocket` built, offered at /pocket/ to be taken along; none: nothing is offered."""
    limits: Limits = field(default_factory=Limits)

    @property
    def kept_in(self) -> str | Path:
        """The address of a database, or the file in the folder."""
        return self.store or self.data / "tablee.db"


def from_environment(variables: Mapping[str, str], **chosen: Any) -> Settings:
    """Settings from TABLEE_DATA, TABLEE_PORT…; what was chosen on the command line (not None) goes first."""
    given = {name: value for name, value in chosen.items() if value is not None}
    settings = _with(Settings(data=data_directory(variables)), variables)
    try:
        Proxies(settings.proxies)
    except ValueError:
        raise BadSetting("TABLEE_PROXIES", " ".join(settings.proxies), "network") from None
    return replace(settings, **{"limits": _with(settings.limits, variables), **given})


def data_directory(variables: Mapping[str, str]) -> Path:
    """Where this system keeps a person's data."""
    if sys.platform == "win32":
        return Path(variables.get("LOCALAPPDATA") or Path.home()) / "tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee"
    return Path(variables.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def _with(settings: T, variables: Mapping[str, str]) -> T:
    texts = {one.name: variables.get(f"TABLEE_{one.name.upper()}") for one in fields(settings) if one.name != "limits"}
    read = {name: _read(name, text, getattr(settings, name)) for name, text in texts.items() if text is not None}
    return replace(settings, **read)


def _read(name: str, text: str, default: Any) -> Any:
    try:
        return tuple(text.split()) if isinstance(default, tuple) else type(default)(text)
    except ValueError:
        raise BadSetting(f"TABLEE_{name.upper()}", text, type(default).__name__) from None
