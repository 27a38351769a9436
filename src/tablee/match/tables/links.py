"""Links that carry a browser's seats to another device: each works once, and for some minutes; kept in memory alone."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refused
from tablee.match.refusals.devices import LinkOld, LinkUsed, NoSuchLink
from tablee.match.tables.lobby import new_id

MINUTES = 10
REMEMBERED = 10_000
"""Links of different browsers, old and used ones included, so that those can be told apart from foreign ones."""

LinkState = Literal["none", "open", "used", "old"]


@dataclass(slots=True)
class Link:
    """Whose seats it carries, and until when; its code is known to who made it alone."""

    browser: str
    until: float
    used: bool = False


class Links:
    """At most one link a browser: a new one takes the place of the last."""

    def __init__(self) -> None:
        self._links: OrderedDict[str, Link] = OrderedDict()
        self._last: dict[str, str] = {}

    def made(self, browser: str, now: float) -> str:
        """The code of a new link."""
        code = new_id()
        self._forget(self._last.get(browser))
        if len(self._links) >= REMEMBERED:
            self._forget(next(iter(self._links)))
        self._last[browser] = _key(code)
        self._links[_key(code)] = Link(browser, now + MINUTES * 60)
        return code

    def found(self, code: str, now: float) -> Link:
        """The link of a code, if it still works; looking at it does not use it up."""
        link = self._links.get(_key(code))
        if link is None:
            raise Refused(NoSuchLink())
        if link.used:
            raise Refused(LinkUsed())
        if link.until < now:
            raise Refused(LinkOld(MINUTES))
        return link

    def state(self, browser: str, now: float) -> LinkState:
        """How it stands with the last link a browser made."""
        link = self._links.get(self._last.get(browser, ""))
        if link is None:
            return "none"
        return "used" if link.used else "old" if link.until < now else "open"

    def _forget(self, key: str | None) -> None:
        if key is not None and (link := self._links.pop(key, None)):
            self._last.pop(link.browser, None)


def _key(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()
