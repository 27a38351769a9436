"""How a call of the house is declared, once for all who serve it: FastAPI (`http.py`) and the worker of a browser.

To add one: an async function below the `Calls` of its file, with a sentence that says what it answers.

    tables = Calls()

    @tables.post("/api/tables/{table_id}/sit", response_model=TableSeen)
    async def sit(table_id: str, wish: shapes.SitDown, house: HouseHere, browser: Browser) -> Said:
        \"\"\"Sit in an open chair.\"\"\"
        await house.sit(table_id, browser, wish.seat, wish.name)
        return said(await house.table(table_id, browser))

Names in the path are parameters, as is one dataclass for the JSON that comes in; `HouseHere`, `Browser`, `Address` and
`AskedHere` are given by whoever serves the call; anything else is from the query and needs a default. A new file with
`Calls` is named in `everything.py`. What only a house on a network can do (other devices, health, bots that call) is
declared in the same words below a `HouseRouter` of `http.py`, may take FastAPI's `Request`, and is named in `app.py`.
These files know no framework: in a browser there is none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol, TypeVar

from tablee.match import codec
from tablee.match.house.house import House
from tablee.match.records.reading import ReadingRoom

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, as it leaves."""

    body: bytes
    status: int = 200
    kind: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)


def said(what: Any, status: int = 200) -> Said:
    """An answer in JSON."""
    return Said(codec.encode(what), status)


class Asked(Protocol):
    """A call as it came in, and what those have at hand who serve it."""

    @property
    def reading(self) -> ReadingRoom:
        """Where records are read."""

    @property
    def tables_per_browser(self) -> int:
        """How many tables a browser may have under way."""

    @property
    def length(self) -> int:
        """How long the body is or may become; Refused if that is too long."""

    @property
    def packs(self) -> bool:
        """Whether the answer may be packed."""

    def owe(self, address: str, calls: float) -> None:
        """What was asked counts as so many calls more."""

    async def body(self) -> bytes:
        """What came in."""

    async def gone(self) -> None:
        """Returns when whoever asked no longer waits."""

    async def objection(self, browser: str) -> Said | None:
        """What another house that has a match of this browser has against the call."""


@dataclass(frozen=True, slots=True)
class Given:
    """Marks a parameter that whoever serves the call fills in."""

    what: str


HouseHere = Annotated[House, Given("house")]
Browser = Annotated[str, Given("browser")]
Address = Annotated[str, Given("address")]
AskedHere = Annotated[Asked, Given("asked")]

Handler = Callable[..., Awaitable[Said]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One line of the table of calls."""

    method: str
    path: str
    handle: Handler
    status_code: int = 200
    response_model: Any = None
    """What is answered; None if it is a text."""
    kind: str = JSON
    pace: str = ""
    """What it counts as besides a call, of those things that an address may do so often."""
    dear: bool = False
    """Whether it takes its time: such calls of one address are answered one after the other."""
    once: bool = False
    """Whether the answer changes only with the house: made for the first who asks, kept for all others."""
    responses: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """Further answers, for the OpenAPI page."""
    openapi_extra: Mapping[str, Any] | None = None


class Calls(list[Call]):
    """The calls of one file."""

    def get(self, path: str, **more: Any) -> Callable[[H], H]:
        """Declare a call that changes nothing."""
        return self._declared("GET", path, more)

    def post(self, path: str, **more: Any) -> Callable[[H], H]:
        """Declare a call that may change something."""
        return self._declared("POST", path, more)

    def _declared(self, method: str, path: str, more: dict[str, Any]) -> Callable[[H], H]:
        def declare(handle: H) -> H:
            self.append(Call(method=method, path=path, handle=handle, **more))
            return handle

        return declare
