"""What a messenger shows of a link to this house: title, sentence and picture, written into the served page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from tablee.core.game.shelf import text_room
from tablee.core.seats import Open, Person
from tablee.core.text.sentences import speaker, texts
from tablee.match.house.house import House
from tablee.match.tables.table import HouseTable, from_sheet
from tablee.server.pages import Pages
from tablee.storage.log import StoreFailed

TABLE = re.compile(r"/t/([^/]+)")
TITLE = re.compile(r"<title>.*?</title>")
ABOUT = re.compile(r'<meta name="description" content="[^"]*" ?/?>')
LANGUAGE = "fr"
"""Messengers say no language; the house's is French."""
PICTURE = "/invitations/{}.jpg"
"""Where the pages' build puts each game's picture; 1200 × 630, as every messenger likes it."""

house_says = speaker(texts("tablee.match", LANGUAGE), language=LANGUAGE)


@dataclass(frozen=True, slots=True)
class LinkCard:
    """Words and picture for one address, and the game of its table."""

    title: str
    about: str
    picture: str = ""
    game: str = ""


async def invitation_to(path: str, house: House) -> LinkCard:
    """What an address of the house invites to: a table, or the house itself."""
    found = TABLE.fullmatch(path)
    table = await _table(found[1], house) if found else None
    if table is None or table.game not in house.games:
        return LinkCard(house_says("invitation.house"), house_says("invitation.about"))
    name = texts(text_room(house.games[table.game]), LANGUAGE)["name"]
    about = ". ".join(name[key] for key in ("tagline", "blurb") if key in name)
    return LinkCard(_title(table, name["title"]), about, PICTURE.format(table.game), table.game)


def _title(table: HouseTable, game: str) -> str:
    """Who invites is named as long as there is a chair to sit down on."""
    names = [chair.sitter.name for chair in table.chairs if isinstance(chair.sitter, Person)]
    inviting = table.status == "waiting" and any(isinstance(chair.sitter, Open) for chair in table.chairs)
    if inviting and names:
        return house_says("invitation.welcome", host=names[0], game=game)
    return house_says("invitation.table", game=game)


async def _table(table_id: str, house: House) -> HouseTable | None:
    """A table as it is kept; a mere look wakes nothing."""
    try:
        sheet = await house.desk.log.sheet(table_id)
    except (StoreFailed, ValueError):
        return None
    return from_sheet(sheet) if sheet else None


def written_into(page: str, said: LinkCard, request: Request, pages: Pages) -> str:
    """The page with the words of an invitation in its head; the picture only if the build has put one there."""
    origin = str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:site_name": "Tablée",
        "og:locale": "fr_FR",
        "og:title": said.title,
        "og:description": said.about,
        "og:url": origin + request.url.path,
    }
    if said.picture and pages.has(said.picture):
        tags |= {"og:image": origin + said.picture, "og:image:width": "1200", "og:image:height": "630"}
    lines = [f'<meta property="{name}" content="{escape(words)}" />' for name, words in tags.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />'] if "og:image" in tags else []
    page = TITLE.sub(lambda _: f"<title>{escape(said.title)}</title>", page, count=1)
    page = ABOUT.sub(lambda _: f'<meta name="description" content="{escape(said.about)}" />', page, count=1)
    return page.replace("</head>", "".join(f"  {line}\n" for line in lines) + "  </head>", 1)
