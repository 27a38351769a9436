"""The way to a table, as a person walks it: home, the form, the link, the chair."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

Json = dict[str, Any]


def choose(page: Page, option: str) -> None:
    """Press one of several alternatives by what is written on it."""
    page.get_by_role("radio", name=option, exact=True).locator("xpath=ancestor::label").click()


def call_oneself(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Votre prénom").fill(name)


def way_in(page: Page, label: str, game: str = "MultipliPotion") -> Locator:
    """One of the links that a game's box offers on the home page."""
    return page.get_by_role("article", name=game).get_by_role("link", name=label)


def play_button(page: Page, game: str = "MultipliPotion") -> Locator:
    """The main button of a game's box."""
    return page.get_by_role("button", name=f"Jouer à {game}", exact=True)


def ready_made(page: Page, name: str) -> None:
    """Take one of the tables that a game keeps ready."""
    page.get_by_role("radio", name=name).locator("xpath=ancestor::label").click()


def more_settings(page: Page) -> None:
    page.get_by_text("Plus de réglages", exact=True).click()


def play_a_robot(page: Page, url: str) -> None:
    """From the home page to the first move of an easy match against the easiest robot."""
    page.goto(url)
    way_in(page, "Régler la partie").click()
    call_oneself(page, "Camille")
    choose(page, "De 2 à 5 (cartes vertes)")
    page.get_by_role("button", name="Commencer la partie").click()


def invite_a_friend(page: Page, url: str) -> str:
    """Set a table with a free chair; gives the link that the page offers to copy."""
    page.goto(url)
    way_in(page, "Régler la partie").click()
    choose(page, "Quelqu’un, par un lien")
    call_oneself(page, "Camille")
    choose(page, "De 2 à 5 (cartes vertes)")
    page.get_by_role("button", name="Préparer la partie et inviter").click()
    expect(page.get_by_role("heading", name="La table est mise")).to_be_visible()
    return page.get_by_role("textbox", name="Invitez avec ce lien").input_value()


def sit_down(page: Page, name: str) -> None:
    call_oneself(page, name)
    page.get_by_role("button", name="M’asseoir ici").click()
    expect(page.get_by_text("Vous avez votre place.")).to_be_visible()


def log_of(page: Page) -> Locator:
    """The lines of the log beside the board of a wide screen."""
    return page.get_by_role("group", name="Le fil de la partie").get_by_role("listitem")


def voice_of(page: Page) -> Locator:
    """The latest sentences that a screen reader has heard from the page itself."""
    return page.locator("[aria-live=polite][aria-relevant=additions]")


def overhear(page: Page) -> tuple[list[Json], list[Json]]:
    """Everything that the house says to a page over its socket from now on, and everything that the page says."""
    heard: list[Json] = []
    said: list[Json] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard, said
