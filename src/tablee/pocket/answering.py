"""Serves the table of calls without HTTP: what FastAPI does for a house on a network, for one in a browser."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import is_dataclass
from typing import Any, get_args, get_type_hints
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.messages import HouseTrouble, NoSuchPage
from tablee.server.calls.asking import Call, Given, Said, said
from tablee.server.guard.statuses import STATUS
from tablee.storage.log import StoreFailed

Around = Callable[[bytes], dict[str, Any]]
"""What calls are given, by the name of `Given`, for a call with this body."""

notes = structlog.get_logger("tablee.pocket")


class Answering:
    """Finds the call that an address means, reads what it wants, and answers as a house on a network would."""

    def __init__(self, calls: Iterable[Call], around: Around) -> None:
        self._calls = [(call, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", call.path))) for call in calls]
        self._around = around
        self._made: dict[str, Said] = {}

    async def answer(self, method: str, address: str, body: bytes) -> Said:
        """One call."""
        try:
            return await self._answer(method, address, body)
        except Refused as refused:
            return refusing(refused.refusal)
        except StoreFailed:
            return refusing(HouseTrouble())
        except Exception:  # our fault: noted here, said in our own shape
            notes.exception("call_failed")
            return refusing(HouseTrouble(), 500)

    async def _answer(self, method: str, address: str, body: bytes) -> Said:
        where = urlsplit(address)
        for call, pattern in self._calls:
            found = pattern.fullmatch(where.path) if call.method == method else None
            if found is None:
                continue
            if call.once and where.path in self._made:
                return self._made[where.path]
            named = {name: unquote(value) for name, value in found.groupdict().items()}
            asked = {name: values[0] for name, values in parse_qs(where.query).items()}
            answer = await call.handle(**wanted(call, named, asked, body, self._around(body)))
            if call.once:
                self._made[where.path] = answer
            return answer
        raise Refused(NoSuchPage())


def wanted(
    call: Call, named: dict[str, str], asked: dict[str, str], body: bytes, given: dict[str, Any]
) -> dict[str, Any]:
    """What a call's handler is to be called with; Refused if something does not fit."""
    hints = get_type_hints(call.handle, include_extras=True)
    found: dict[str, Any] = {}
    for name, parameter in inspect.signature(call.handle).parameters.items():
        hint = hints[name]
        marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Given)]
        if marks:
            found[name] = given[marks[0].what]
        elif name in named:
            found[name] = codec.from_text(named[name], hint)
        elif isinstance(hint, type) and is_dataclass(hint):
            found[name] = codec.filled(hint, codec.parse(body))
        else:
            found[name] = codec.from_text(asked[name], hint) if name in asked else parameter.default
    return found


def refusing(refusal: Refusal, status: int | None = None) -> Said:
    """The refusal as an answer."""
    wire = codec.on_wire(refusal)
    return said(wire, status or STATUS.get(wire["refused"], 400))
