"""A whole match against a robot, played through the page by somebody who reads the board."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import play_a_robot
from tests.browser.situations import finished

Product = tuple[int, int]


def play_to_the_end(board: Board) -> set[Product]:
    found: set[Product] = set()
    while True:
        expect(board.draw.or_(board.result)).to_be_visible()
        if board.result.is_visible():
            return found
        if product := board.good_turn():
            found.add(product)


def test_a_match_against_a_robot_goes_to_its_end_and_shows_what_was_learnt(visit: Visit, base_url: str) -> None:
    page = visit()
    play_a_robot(page, base_url)
    found = play_to_the_end(Board(page))
    assert found, "somebody who misses no capture has found none in a whole match"
    expect(Board(page).result).to_be_focused()
    scores = page.get_by_role("table", name="Score final")
    expect(scores.get_by_role("rowheader", name=re.compile("^(Vous gagnez|\\S+, tout débutant gagne)$"))).to_have_count(
        1
    )
    picture = page.get_by_role("table", name="Vos produits")
    for a, b in found:
        expect(picture.get_by_role("row").nth(a - 1).get_by_role("cell").nth(b - 2)).to_contain_text("trouvé")
    page.goto(f"{base_url}/progress/multiplipotion")
    progress = page.get_by_role("table", name="Les tables de Camille")
    a, b = found.pop()
    expect(progress.get_by_role("row").nth(a - 1).get_by_role("cell").nth(b - 2)).to_contain_text(
        re.compile("en bonne voie|trouvé deux fois")
    )


def see_result(visit: Visit, url: str) -> Page:
    page = visit()
    page.goto(f"{url}/t/{finished(page, url)}")
    expect(Board(page).result).to_be_visible()
    return page


def test_a_rematch_is_a_new_table_with_the_same_people(visit: Visit, base_url: str) -> None:
    host, guest = visit(), visit()
    table = finished(host, base_url, guest)
    for page in (host, guest):
        page.goto(f"{base_url}/t/{table}")
    host.get_by_role("button", name="Revanche").click()
    expect(Board(host).draw).to_be_visible()
    guest.get_by_role("link", name="Rejoindre la revanche").click()
    expect(guest.get_by_text("Camille va piocher.")).to_be_visible()
    assert guest.url == host.url != f"{base_url}/t/{table}"


def test_a_replay_steps_from_the_deal_to_the_end(visit: Visit, base_url: str) -> None:
    page = see_result(visit, base_url)
    page.get_by_role("link", name="Revoir la partie").click()
    forward = page.get_by_role("button", name="Coup suivant")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^1 sur "))
    expect(page.get_by_role("button", name="Coup précédent")).to_be_disabled()
    forward.click()
    expect(page.get_by_text("Vous piochez la carte").first).to_be_visible()
    forward.click()
    expect(page.get_by_text("Vous posez la potion").first).to_be_visible()
    page.get_by_role("button", name="Fin", exact=True).click()
    expect(page.get_by_text("La partie est terminée.").first).to_be_visible()
    expect(forward).to_be_disabled()
    page.reload()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^1 sur "))
    for key, place in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):  # nothing is focused
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(f"^{place} sur "))


def test_a_replay_can_be_seen_through_other_eyes(visit: Visit, base_url: str) -> None:
    page = see_result(visit, base_url)
    page.get_by_role("link", name="Revoir la partie").click()
    board = Board(page)
    expect(board.hand.get_by_role("button")).to_have_count(3)
    expect(page.get_by_role("radio", name="Vous")).to_be_checked()
    page.get_by_text("Le public", exact=True).click()
    expect(board.hand).to_be_hidden()
    page.get_by_role("link", name="Retour au résultat").click()
    expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()


def test_a_record_is_saved_and_opened_again(visit: Visit, base_url: str, tmp_path: Path) -> None:
    page = see_result(visit, base_url)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Enregistrer la partie").click()
    kept = tmp_path / saving.value.suggested_filename
    saving.value.save_as(kept)
    assert kept.read_text().splitlines()
    page.goto(base_url)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    choosing.value.set_files(kept)
    expect(page.get_by_role("heading", name="Revoir la partie")).to_be_visible()
    page.get_by_role("button", name="Fin", exact=True).click()
    expect(page.get_by_text("La partie est terminée.").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Visit, base_url: str, tmp_path: Path) -> None:
    page = visit(base_url)
    rubbish = tmp_path / "recette.txt"
    rubbish.write_text("Deux œufs, du lait, de la farine.")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    choosing.value.set_files(rubbish)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert).not_to_contain_text("Ce n’est pas possible pour l’instant")
    expect(page.get_by_role("heading", name="On joue")).to_be_visible()
