"""The tokens of bots: made by who runs the house, shown once, kept as a fingerprint among the notes of the store."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from tablee.core.refusal import Refused
from tablee.match.refusals.bots import BadToken, BotName, BotUnknown
from tablee.storage.log import Conflict, Note

SHELF = "bots"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,18}[a-z0-9]")


class Notebook(Protocol):
    """As much of a store as tokens need."""

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        """Write notes, and strike others out."""

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        """One note, or None."""

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        """All notes of a shelf."""


class Tokens:
    """Bots by name; a token is the name, a full stop and a secret of 256 bits."""

    def __init__(self, notebook: Notebook, now: Callable[[], float]) -> None:
        self._notebook = notebook
        self._now = now

    async def create(self, name: str) -> str:
        """A token for a new bot: the only time that anybody sees it."""
        if not NAME.fullmatch(name):
            raise Refused(BotName(name[:40]))
        token = f"{name}.{secrets.token_urlsafe(32)}"
        try:
            await self._notebook.write_down(Note(SHELF, name, "", 1, self._now(), _mark(token)))
        except Conflict:
            raise Refused(BotName(name)) from None
        return token

    async def revoke(self, name: str) -> None:
        """From now on the bot's token opens nothing; the house notices within a second or two."""
        known = await self._notebook.note(SHELF, name)
        if known is None:
            raise Refused(BotUnknown(name[:40]))
        with suppress(Conflict):  # somebody else has just done it
            await self._notebook.write_down(gone=[known])

    async def all(self) -> dict[str, float]:
        """Every bot's name, and when its token was made."""
        return {one.key: one.at for one in await self._notebook.notes(SHELF)}

    async def who(self, token: str) -> str:
        """The name of the bot that a token is of, or Refused."""
        name = token.partition(".")[0]
        known = await self._notebook.note(SHELF, name) if NAME.fullmatch(name) else None
        if known is None or not hmac.compare_digest(known.body, _mark(token)):
            raise Refused(BadToken())
        return name

    async def marks(self) -> dict[str, str]:
        """What is kept of every token, to see whether one has gone."""
        return {one.key: one.body for one in await self._notebook.notes(SHELF)}


def _mark(token: str) -> str:
    """What is kept of a token; with 256 bits of secret one hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
