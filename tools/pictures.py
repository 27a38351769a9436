"""The pictures of the READMEs, made from the real pages: the hall, and each game's board in the middle of a match."""

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import FilePayload, Page, sync_playwright

import tablee
from tablee.core.game import Game
from tablee.core.game.shelf import games
from tests.browser.house import RealHouse
from tools.browser import chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH, HEIGHT = 1280, 800
SEED = 4
SHARES = (0.45, 0.55, 0.65, 0.75, 0.85, 0.95)
"""How far the match may have gone: of these pictures the one that shows most is kept."""
LARGEST = 60_000
"""Bytes of a picture, so that a README is quickly there."""

WEBP = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""


def record_of(game: Game) -> str:
    """A match between two of its robots, the same every time."""
    seats = min(game.rules.seat_counts, key=lambda count: abs(count - 2))
    match = tablee.deal(game.name, seats=seats, seed=SEED)
    while match.result is None:
        match.ask(match.bot(match.to_play[0], game.engine.levels[1]))
    return match.record()


def keep(page: Page, name: str, png: bytes) -> None:
    """Write a picture as WebP, which Chromium itself can make."""
    encoded = page.evaluate(WEBP, base64.b64encode(png).decode())
    picture = base64.b64decode(encoded)
    if len(picture) > LARGEST:
        sys.exit(f"{name}.webp would have {len(picture):,} bytes; {LARGEST:,} are enough.")
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"· {name}.webp, {len(picture):,} bytes", flush=True)


def picture_of_the_hall(page: Page, url: str) -> None:
    """The first page as a new visitor sees it."""
    page.goto(url)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, "hall", page.screenshot())


def picture_of_a_board(page: Page, url: str, game: Game) -> None:
    """A replay that was stopped before its end, through the eyes of the first player."""
    page.goto(url)
    record = FilePayload(name="match.txt", mimeType="text/plain", buffer=record_of(game).encode())
    page.locator("input[type=file]").set_input_files(record)
    board = page.locator(".replay > .board")
    board.wait_for()
    page.get_by_role("radio").first.check(force=True)
    steps = page.get_by_role("slider")
    end, seen = int(steps.get_attribute("max") or 0), []
    for share in SHARES:
        steps.fill(str(int(end * share)))
        page.wait_for_load_state("networkidle")
        seen.append(board.screenshot())
    keep(page, game.name, max(seen, key=len))


@contextmanager
def visitor(url: str) -> Iterator[Page]:
    """A French visitor with a screen of ordinary size."""
    found = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.executable, args=["--no-sandbox", "--disable-gpu"], env={**found.environment}
        )
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, locale="fr-FR", reduced_motion="reduce", bypass_csp=True
        )
        yield context.new_page()
        browser.close()


def main() -> None:
    """Make them all again."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = RealHouse(Path(folder))
        house.open()
        try:
            with visitor(house.url) as page:
                picture_of_the_hall(page, house.url)
                for game in games().values():
                    picture_of_a_board(page, house.url, game)
        finally:
            house.close()


if __name__ == "__main__":
    main()
