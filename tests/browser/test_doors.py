"""Links that lead nowhere, chairs that are taken: pages that say so and show the way on."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.caller import OPEN, Caller, bot, person
from tests.browser.conftest import Visit
from tests.browser.rooms import call_oneself, way_in
from tests.browser.situations import seated


def go_home(page: Page) -> None:
    page.get_by_role("link", name="Revenir à l’accueil").click()
    expect(way_in(page, "Régler la partie")).to_be_visible()


@pytest.mark.parametrize("table", ["abcdefghjkmnpqrstuvw", "x" * 500, "%00", "é%20è"])
def test_a_link_to_a_table_that_does_not_exist_says_so(visit: Visit, base_url: str, table: str) -> None:
    page = visit(f"{base_url}/t/{table}")
    expect(page.get_by_text("Cette table n’existe pas.")).to_be_visible()
    go_home(page)


def test_an_address_that_leads_nowhere_says_so(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/nulle/part")
    expect(page.get_by_role("heading", name="Cette page n’existe pas")).to_be_visible()
    go_home(page)


def test_a_game_that_is_not_on_the_shelf_says_so(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/rules/belote")
    expect(page.get_by_text("Il n’y a pas de jeu")).to_be_visible()
    go_home(page)
    page = visit(f"{base_url}/progress/belote")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    go_home(page)


def test_at_a_full_table_that_waits_a_stranger_is_told_so(visit: Visit, base_url: str) -> None:
    with Caller(base_url) as host:
        table = host.set_table(person("Camille"), bot())
        page = visit(f"{base_url}/t/{table}")
        expect(page.get_by_text("La table est complète")).to_be_visible()
        expect(page.get_by_role("button", name="M’asseoir ici")).to_be_hidden()


def test_at_a_table_that_plays_a_stranger_watches(visit: Visit, base_url: str) -> None:
    page = visit()
    stranger = visit()
    with seated(page, base_url) as (table, _):
        stranger.goto(f"{base_url}/t/{table}")
        expect(stranger.get_by_text("Vous regardez la partie.")).to_be_visible()


def deaf(page: Page) -> None:
    """A line on which nothing more is heard after the first word about the table."""

    def between(socket: WebSocketRoute) -> None:
        heard: list[str | bytes] = []

        def once(message: str | bytes) -> None:
            if not heard:
                socket.send(message)
            heard.append(message)

        socket.connect_to_server().on_message(once)

    page.route_web_socket("**/ws/*", between)


def test_who_comes_second_for_the_last_chair_is_told_in_a_sentence(visit: Visit, base_url: str) -> None:
    page = visit()
    deaf(page)
    with Caller(base_url) as host, Caller(base_url) as quicker:
        table = host.set_table(person("Camille"), OPEN)
        page.goto(f"{base_url}/t/{table}")
        call_oneself(page, "Alix")
        quicker.sit(table, "Lou")
        page.get_by_role("button", name="M’asseoir ici").click()
        expect(page.get_by_role("alert")).to_contain_text("La table est complète ; vous pouvez regarder la partie.")


@pytest.mark.parametrize("name", ["Marie-Antoinette de la Tour du Pin", "  ", "Zoé 🦊"])
def test_any_name_a_person_may_type_leads_to_a_table(visit: Visit, base_url: str, name: str) -> None:
    page = visit(f"{base_url}/new?with=friend")
    call_oneself(page, name)
    page.get_by_role("button", name="Préparer la partie et inviter").click()
    expect(page.get_by_role("heading", name="La table est mise")).to_be_visible()
