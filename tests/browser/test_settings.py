"""What a browser remembers: language, light, sound and name."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import choose, play_a_robot, way_in


def open_settings(page: Page, name: str = "Réglages") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def paper(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def test_the_language_changes_at_once_and_is_kept(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    open_settings(page)
    choose(page, "English")
    expect(way_in(page, "Set up the match")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(f"{base_url}/rules/multiplipotion")
    expect(page.get_by_role("heading", name="The rules in pictures")).to_be_visible()


def test_an_english_browser_is_greeted_in_english(visit: Visit, base_url: str) -> None:
    page = visit(base_url, locale="en-GB")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_browser_of_another_tongue_is_greeted_in_french(visit: Visit, base_url: str) -> None:
    page = visit(base_url, locale="pt-BR")
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()


def test_the_language_can_change_in_the_middle_of_a_match(visit: Visit, base_url: str) -> None:
    page = visit()
    play_a_robot(page, base_url)
    expect(Board(page).draw).to_be_visible()
    page.get_by_role("button", name="Menu de la partie", exact=True).click()
    choose(page, "English")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(3)


def test_the_light_changes_at_once_and_is_kept(visit: Visit, base_url: str) -> None:
    page = visit(base_url, color_scheme="light")
    light = paper(page)
    open_settings(page)
    choose(page, "Sombre")
    dark = paper(page)
    assert dark != light
    page.reload()
    assert paper(page) == dark
    open_settings(page)
    choose(page, "Comme l’appareil")
    assert paper(page) == light


def test_the_device_decides_about_the_light_unless_told_otherwise(visit: Visit, base_url: str) -> None:
    assert paper(visit(base_url, color_scheme="dark")) != paper(visit(base_url, color_scheme="light"))


def test_sound_is_on_until_it_is_turned_off_and_that_is_kept(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    open_settings(page)
    expect(page.get_by_role("radio", name="Activés")).to_be_checked()
    choose(page, "Coupés")
    page.reload()
    open_settings(page)
    expect(page.get_by_role("radio", name="Coupés")).to_be_checked()


def test_the_name_is_kept_for_the_next_table(visit: Visit, base_url: str) -> None:
    page = visit()
    play_a_robot(page, base_url)
    expect(Board(page).draw).to_be_visible()
    page.goto(f"{base_url}/new?with=robot")
    expect(page.get_by_role("textbox", name="Votre prénom")).to_have_value("Camille")
