"""The first visit: small, whole, from nowhere else, and ready to be put on a home screen."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.rooms import play_a_robot, way_in

LIMIT = 150_000
"""Bytes over the wire, headers included, until the first page stands."""


def weigh(page: Page) -> dict[str, int]:
    """What each resource costs from now on, by address."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    address: dict[str, str] = {}
    weight: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda sent: address.update({sent["requestId"]: sent["request"]["url"]}))
    line.on(
        "Network.loadingFinished",
        lambda done: weight.update({address.get(done["requestId"], ""): round(done["encodedDataLength"])}),
    )
    return weight


def test_the_first_visit_is_light_and_loads_from_this_house_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    weight = weigh(page)
    page.goto(base_url, wait_until="networkidle")
    expect(way_in(page, "Régler la partie")).to_be_visible()
    assert len(weight) > 5, "the scale has seen the page, its style, its script, its fonts and its words"
    assert [url for url in weight if not url.startswith(base_url)] == []
    assert sum(weight.values()) < LIMIT, weight


def test_a_second_visit_asks_for_next_to_nothing(visit: Visit, base_url: str) -> None:
    page = visit()
    page.goto(base_url, wait_until="networkidle")
    weight = weigh(page)
    page.goto(base_url, wait_until="networkidle")
    assert sum(weight.values()) < LIMIT / 10, weight


def test_a_whole_way_to_the_board_stays_light(visit: Visit, base_url: str) -> None:
    page = visit()
    weight = weigh(page)
    play_a_robot(page, base_url)
    expect(page.get_by_role("button", name="Piocher", exact=True)).to_be_visible()
    assert sum(weight.values()) < LIMIT * 1.5, weight


def test_a_page_by_its_address_asks_for_everything_at_once_and_for_nothing_twice(visit: Visit, base_url: str) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base_url)))
    page.goto(f"{base_url}/rules/multiplipotion", wait_until="networkidle")
    named = page.locator("link[rel=modulepreload], link[rel=preload]")
    ahead = [str(link.get_attribute("href")) for link in named.all()]
    assert {"/api/games/multiplipotion/texts/fr", "/api/games/multiplipotion/examples"} <= {*ahead}
    assert sorted(asked) == sorted({*asked})
    assert {*ahead} <= {*asked}
    late = [url for url in asked if url.startswith(("/assets/", "/api/games/multiplipotion"))]
    assert [url for url in late if url not in page.content() and not url.endswith(".woff2")] == []


def test_the_manifest_and_its_icons_are_there(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    manifest = page.request.get(base_url + str(page.locator("link[rel=manifest]").get_attribute("href"))).json()
    assert manifest["name"]
    assert manifest["start_url"] == "/"
    assert manifest["display"] in ("standalone", "minimal-ui")
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(f"{base_url}/{icon['src'].lstrip('/')}")
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for link in page.locator("link[rel~=icon], link[rel=apple-touch-icon]").all():
        assert page.request.get(base_url + str(link.get_attribute("href"))).ok


def test_the_page_says_what_it_is_to_those_who_share_the_link(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    expect(page).to_have_title("Tablée · On joue\N{NO-BREAK SPACE}?")
    assert page.locator("meta[name=description]").get_attribute("content")
