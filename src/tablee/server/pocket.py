"""The house to be taken along, beside this one at /pocket/: the folder that `make pocket` builds, if it is named."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tablee.server.pages import FOR_EVER, LOOK_AGAIN, Pages, answer

PLACE = "/pocket"
LIST = "/files.json"
"""Written last when the folder is built: without it there is nothing to offer."""
BEGINS = "<html "


class Pocket:
    """The folder, or none."""

    def __init__(self, folder: str) -> None:
        self._pages = Pages(Path(folder)) if folder else None

    @property
    def offered(self) -> bool:
        """Whether there is something to be taken along."""
        return self._pages is not None and self._pages.has(LIST)

    def has(self, path: str) -> bool:
        """Whether an address is the folder's affair."""
        return self.offered and (path == PLACE or path.startswith(f"{PLACE}/"))

    def told(self, page: str) -> str:
        """A page of this house that says so."""
        return page.replace(BEGINS, f"{BEGINS}data-pocket ", 1) if self.offered else page

    def answer(self, request: Request) -> Response | None:
        """A file of the folder, or None: it has one page, at its own address."""
        path = request.url.path.removeprefix(PLACE)
        if self._pages is None:
            return None
        if not path:
            return RedirectResponse(f"{PLACE}/")
        found = self._pages.file("/index.html" if path == "/" else path)
        return (
            None if found is None else answer(request, found, FOR_EVER if path.startswith("/assets/") else LOOK_AGAIN)
        )
