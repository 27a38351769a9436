"""Two people in two windows with the invitation link, a third who watches, and what each of them must never be told."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import Json, invite_a_friend, log_of, overhear, sit_down
from tests.browser.situations import seated


def cards_in(message: Any) -> Iterator[int]:
    """The numbers of all cards anywhere in a message."""
    if isinstance(message, dict):
        if "potion" in message:
            yield message["id"]
        for inside in message.values():
            yield from cards_in(inside)
    elif isinstance(message, list):
        for inside in message:
            yield from cards_in(inside)


def tellings(heard: list[Json]) -> list[Json]:
    return [message for message in heard if message["type"] == "told"]


def hands(heard: list[Json], seat: int) -> dict[int, set[int]]:
    """Which cards a seat held after each event, as that seat itself was told."""
    return {told["seq"]: set(cards_in(told["views"][str(seat)]["hand"])) for told in tellings(heard)}


def leaks(heard: list[Json], secret: dict[int, set[int]]) -> list[tuple[int, int]]:
    """Cards that were told about while they were in somebody else's hand."""
    return [
        (told["seq"], card)
        for told in tellings(heard)
        for card in cards_in(told)
        if card in secret.get(told["seq"], set())
    ]


def test_two_people_meet_by_the_link_and_each_sees_the_own_hand_alone(visit: Visit, base_url: str) -> None:
    pages = [visit() for _ in range(3)]
    (host, host_heard), (guest, guest_heard), (watcher, watcher_heard) = ((page, overhear(page)[0]) for page in pages)
    link = invite_a_friend(host, base_url)
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Camille vous invite à jouer")).to_be_visible()
    sit_down(guest, "Lou")
    watcher.goto(link)
    host.get_by_role("button", name="Commencer la partie").click()
    for _ in range(2):
        Board(host).plain_turn()
        Board(guest).plain_turn()
    expect(Board(host).draw).to_be_visible()
    expect(log_of(host).last).to_have_text("Lou annonce la fin de son tour.")
    expect(log_of(guest).last).to_have_text("Vous annoncez la fin de votre tour.")
    expect(log_of(watcher).last).to_have_text("Lou annonce la fin de son tour.")
    of_host, of_guest = hands(host_heard, 0), hands(guest_heard, 1)
    assert len(of_host) == len(of_guest) == 13, "the deal and four turns of three events were told to both"
    assert leaks(host_heard, of_guest) == []
    assert leaks(guest_heard, of_host) == []
    assert leaks(watcher_heard, of_host) == leaks(watcher_heard, of_guest) == []
    assert leaks(host_heard, of_host), "the eye that looks for leaks sees cards at all"


def test_a_spectator_sees_the_table_without_hands_and_without_buttons(visit: Visit, base_url: str) -> None:
    host, watcher = visit(), visit()
    with seated(host, base_url) as (table, (mine, _)):
        mine.ask("draw")
        watcher.goto(f"{base_url}/t/{table}")
        expect(watcher.get_by_text("Vous regardez la partie.")).to_be_visible()
        expect(watcher.get_by_text("Camille choisit une carte à poser.")).to_be_visible()
        expect(watcher.get_by_role("img", name="Camille a 4 cartes en main")).to_be_visible()
        board = Board(watcher)
        for hidden in (board.hand, board.draw, board.choose, board.end):
            expect(hidden).to_be_hidden()


def test_who_leaves_is_replaced_by_a_robot_and_the_other_plays_on(visit: Visit, base_url: str) -> None:
    host, guest = visit(), visit()
    with seated(host, base_url, guest) as (table, _):
        for page in (host, guest):
            page.goto(f"{base_url}/t/{table}")
        guest.get_by_role("button", name="Menu de la partie", exact=True).click()
        guest.get_by_role("button", name="Quitter la partie").click()
        guest.get_by_role("button", name="Oui, quitter").click()
        expect(guest.get_by_role("heading", name="On joue")).to_be_visible()
        expect(host.locator(".told")).to_have_text("Lou : un robot joue maintenant à sa place.")
        board = Board(host)
        board.good_turn()
        expect(board.draw).to_be_visible()
        expect(log_of(host).filter(has_text="Mathilde").first).to_be_visible()


def test_a_friend_who_closes_the_window_is_shown_as_away(visit: Visit, base_url: str) -> None:
    host, guest = visit(), visit()
    with seated(host, base_url, guest) as (table, (_, theirs)):
        for page in (host, guest):
            page.goto(f"{base_url}/t/{table}")
        expect(Board(guest).hand).to_be_visible()
        theirs.hang_up()
        friend = host.get_by_role("list", name="Joueurs").get_by_role("listitem").filter(has_text="Lou")
        expect(friend).not_to_contain_text("hors ligne")
        guest.close()
        expect(friend).to_contain_text("hors ligne")
