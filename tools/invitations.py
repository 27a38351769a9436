"""Draws what a messenger shows of an invitation to each game: emblem, name and sentence on the game's cloth.

`python -m tools.invitations` writes web/src/games/<game>/invitation.jpg anew: run it when an emblem or a name changes.
"""

import os
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tablee.core.game.shelf import games, text_room
from tablee.core.text.sentences import texts
from tools.browser import chromium

WEB = Path(__file__).resolve().parent.parent / "web"
SIZE = {"width": 1200, "height": 630}
QUALITY = 82
HUE = re.compile(r"hue: (\d+)")
LEGIBLE = "atkinson-hyperlegible-next"
FONTS = {
    "Young Serif": "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    "Atkinson": f"@fontsource-variable/{LEGIBLE}/files/{LEGIBLE}-latin-wght-normal.woff2",
}
PAGE = """<!doctype html><meta charset="utf-8"><style>
{fonts}
body {{ margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 1fr; align-items: center;
  background: radial-gradient(120% 90% at 28% 45%, oklch(0.46 0.078 {hue}), oklch(0.33 0.07 {hue}));
  color: oklch(0.965 0.02 85); }}
img {{ width: 500px; justify-self: center; }}
div {{ padding-right: 60px; }}
h1 {{ margin: 0; font: 400 {size}px/1.1 "Young Serif"; }}
p {{ margin: 24px 0 0; font: 500 36px/1.3 Atkinson; }}
small {{ display: block; margin-top: 48px; font: 400 34px/1 "Young Serif"; opacity: 0.85; }}
</style><img src="{emblem}"><div><h1>{title}</h1><p>{tagline}</p><small>Tablée</small></div>"""


def page_for(folder: Path, words: dict[str, str]) -> str:
    """The picture of one game as a page."""
    hue = HUE.search((folder / "cover.ts").read_text())
    fonts = "\n".join(
        f'@font-face {{ font-family: "{name}"; src: url("{(WEB / "node_modules" / file).as_uri()}"); }}'
        for name, file in FONTS.items()
    )
    title = words["title"]
    size = 104 if len(title) < 10 else 76
    emblem = (folder / "emblem.svg").as_uri()
    return PAGE.format(
        fonts=fonts, hue=hue[1] if hue else 35, emblem=emblem, size=size, title=title, tagline=words["tagline"]
    )


def main() -> None:
    """Draw all of them."""
    found = chromium()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(executable_path=found.executable, args=["--no-sandbox"], env=env)
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]  # a plain dict of the two sizes
        for name, game in games().items():
            folder = WEB / "src" / "games" / name
            sketch = folder / "invitation.html"
            sketch.write_text(page_for(folder, texts(text_room(game), "fr")["name"]), "utf-8")
            page.goto(sketch.as_uri())
            page.evaluate("document.fonts.ready")
            page.screenshot(path=folder / "invitation.jpg", type="jpeg", quality=QUALITY)
            sketch.unlink()
        browser.close()


if __name__ == "__main__":
    main()
