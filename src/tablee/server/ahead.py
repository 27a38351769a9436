"""What the page at an address consists of, named in its head: a browser asks for all at once, not part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import quote

from tablee.match.codec import reader
from tablee.server.pages import Pages

PARTS = "/parts.json"
"""Where the pages' build says which files each source became; `index.html` is what every page begins with."""
BEGUN_WITH = "index.html"


WRITTEN = '<html lang="fr"'
"""Where the page begins: what is written in one language or the other is named here, for theme.js knows which."""


@dataclass(frozen=True, slots=True)
class Part:
    """A file of the build, what it builds on, and its styles."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


_parts = lru_cache(maxsize=2)(reader(dict[str, Part]))


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of page: its source, the call it begins with, and what of a game it reads in the reader's language."""

    source: str
    call: str
    written: tuple[str, ...]


KINDS = {
    "t": Kind("src/pages/table/Table.svelte", "/api/tables/{}", ("texts",)),
    "rules": Kind("src/pages/reading/Rules.svelte", "/api/games/{}/examples", ("texts", "leaflet")),
    "learn": Kind("src/pages/learn/Learn.svelte", "/api/games/{}/lesson", ("texts",)),
}
"""By the first word of the address; the second names a table or a game."""


def named_ahead(page: str, path: str, game: str, pages: Pages) -> str:
    """The page with everything that its address will want; `game` is that of a table's address."""
    first, _, name = path.strip("/").partition("/")
    game, parts = game or name, _parts(pages.text(PARTS) or "{}")
    room = f"src/games/{game}/index.ts"
    if first not in KINDS or room not in parts:
        return page
    kind = KINDS[first]
    lines = dict.fromkeys(line for source in (kind.source, room) for line in _links(source, parts))
    lines[f'<link rel="preload" as="fetch" crossorigin href="{kind.call.format(quote(name, safe=""))}" />'] = None
    written = " ".join(f"/api/games/{game}/{what}/" for what in kind.written)
    page = page.replace(WRITTEN, f'{WRITTEN} data-written="{written}"', 1)
    return page.replace("</head>", "".join(f"  {line}\n" for line in lines) + "  </head>", 1)


def _links(source: str, parts: Mapping[str, Part]) -> Iterator[str]:
    """The files of one source and of all it builds on, as links a browser follows at once."""
    if source == BEGUN_WITH or source not in parts:
        return
    part = parts[source]
    for one in part.imports:
        yield from _links(one, parts)
    yield f'<link rel="modulepreload" crossorigin href="/{part.file}" />'
    for style in part.css:
        yield f'<link rel="preload" as="style" crossorigin href="/{style}" />'
