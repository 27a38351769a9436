"""Lighthouse on a phone: `python -m bench.lighthouse` looks at the hall, a rules page and a finished table."""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.house import RealHouse
from tests.browser.situations import finished
from tools.browser import Chromium, chromium
from tools.node import node, packages

PACKAGE = Path(__file__).parent / "pages"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
RULES = "/rules/multiplipotion"
FLAGS = ("--no-sandbox", "--headless", "--disable-gpu")


@contextmanager
def opened() -> Iterator[RealHouse]:
    """A house with no match in it yet."""
    with tempfile.TemporaryDirectory() as folder:
        house = RealHouse(Path(folder))
        house.open()
        try:
            yield house
        finally:
            house.close()


def a_finished_table(url: str, browser: Chromium) -> str:
    """The address of a match that was played to its end."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser.executable, args=list(FLAGS), env={**browser.environment}
        )
        page = running.new_page()
        page.goto(url)
        table = finished(page, url)
        running.close()
    return f"{url}/t/{table}"


def figures(url: str, browser: Chromium) -> dict[str, float]:
    """The four grades of a page, of 100, and how far it shifts while it loads."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [
            "node_modules/lighthouse/cli/index.js",
            url,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={' '.join(FLAGS)}",
        ]
        extra = {"CHROME_PATH": browser.executable, **browser.environment}
        with packages(PACKAGE, dev=True):
            if node(*words, folder=PACKAGE, extra=extra) != 0:
                sys.exit(f"Lighthouse could not look at {url} (see above).")
        found = json.loads(report.read_text())
    grades = {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}
    return {**grades, "shift": found["audits"]["cumulative-layout-shift"]["numericValue"]}


def main() -> None:
    """Print the middle of several looks at each page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--looks", type=int, default=3, help="how often each page is looked at")
    looks = parser.parse_args().looks
    browser = chromium()
    print(f"{'page':24}" + "".join(f"{name:>16}" for name in (*CATEGORIES, "shift")))
    with opened() as house:
        pages = {path: house.url + path for path in ("/", RULES)} | {
            "a finished table": a_finished_table(house.url, browser)
        }
        for name, url in pages.items():
            seen = [figures(url, browser) for _ in range(looks)]
            middle = {what: statistics.median(one[what] for one in seen) for what in seen[0]}
            shown = (f"{middle[what]:.0f}" for what in CATEGORIES)
            print(f"{name:24}" + "".join(f"{one:>16}" for one in shown) + f"{middle['shift']:>16.3f}", flush=True)


if __name__ == "__main__":
    main()
