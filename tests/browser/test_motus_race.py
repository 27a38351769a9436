"""Motus, the super partie in two windows: two people race for one word, and the house is the arbiter (R14, R15)."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.caller import OPEN, Caller, SeatSocket, person
from tests.browser.conftest import Visit
from tests.browser.motus import MotusPage
from tests.browser.test_phone import PHONE
from tests.browser.test_standing import BEYOND

HIDDEN = {0: "WHIST", 2: "FERME"}
"""What the two who choose hide in the only series; the first team finds it, the second never does."""
BOTH_AT_ONCE = ("ROBOT", "REINE"), ("RONDE", "RUINE"), ("RAMPE", "RIVAL"), ("ROUGE", "RADIO")
"""A fifth of a second is long for two keys, but a machine may stumble: there are lines enough for another try."""


def step(line: SeatSocket) -> None:
    """What the seat is asked for; at this strict table a line is lost by a word that is none."""
    demand = line.view["asked"][0]
    match demand["what"]:
        case "set":
            line.ask("set_word", word=HIDDEN[line.seat])
        case "draw":
            line.ask("draw")
        case _:
            setter = line.view["slates"][demand["slate"]]["slate"]["setter"]
            word = HIDDEN[setter] if line.seat < 2 else "ZZZZZ"
            line.ask("guess", slate=demand["slate"], round=line.view["round"], line=demand["line"], word=word)


@contextmanager
def at_the_race(page: Page, friend: Page, url: str) -> Iterator[tuple[str, list[SeatSocket]]]:
    """A table whose first team is about to race, and everybody's line; the two who lost have neither page nor luck."""
    with ExitStack() as kept:
        callers = [
            kept.enter_context(one)
            for one in (Caller.as_in(page, url), Caller.as_in(friend, url), Caller(url), Caller(url))
        ]
        options = {"letters": 5, "series": 1, "strict": True}
        wish = {"game": "motus", "options": options, "seats": [person("Camille"), OPEN, OPEN, OPEN]}
        table = str(callers[0].post("/api/tables", wish)["id"])
        for seat, name in enumerate(("Lou", "Max", "Ana"), start=1):
            callers[seat].sit(table, name, seat)
        callers[0].start(table)
        lines = [kept.enter_context(caller.line(table, seat)) for seat, caller in enumerate(callers)]
        while not lines[0].view["race"]:
            mover = next(line for line in lines if line.view["asked"])
            step(mover)
            abreast(lines, mover)
        yield table, lines


def abreast(lines: list[SeatSocket], mover: SeatSocket) -> None:
    """All have heard what one of them did."""
    for line in lines:
        line.catch_up(mover.seq)


def hide(lines: list[SeatSocket], word: str) -> None:
    """Whoever is to set the next word of the race does so."""
    setter = next(line for line in lines if "set" in [demand["what"] for demand in line.view["asked"]])
    setter.ask("set_word", word=word)
    abreast(lines, setter)


@contextmanager
def racing(page: Page, friend: Page, url: str, word: str) -> Iterator[tuple[MotusPage, MotusPage]]:
    """Two windows at the first word of a super partie."""
    with at_the_race(page, friend, url) as (table, lines):
        hide(lines, word)
        for visitor in (page, friend):
            visitor.goto(f"{url}/t/{table}")
        yield MotusPage(page), MotusPage(friend)


def written(desk: MotusPage, number: int, who: str, word: str) -> Locator:
    """A line that has its marks, as a screen reader hears it."""
    told = re.compile(rf"^Ligne {number}, {who}, {' ?'.join(word)}\s:")
    return desk.slate.get_by_role("listitem").filter(has_text=told)


def test_R14_R15_two_windows_race_for_one_word_and_the_house_is_the_arbiter(visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit(**PHONE)
    with racing(page, friend, base_url, "RADIS") as (mine, theirs):
        for desk in (mine, theirs):
            expect(desk.row(1)).to_contain_text("R, vide, vide, vide, vide")
        friend.keyboard.type("RA")
        mine.write("ROUTE")
        for desk, mover in ((mine, "Vous"), (theirs, "Camille")):
            expect(desk.page.get_by_text("L’arbitre\N{NO-BREAK SPACE}: Camille a été plus rapide.")).to_be_visible()
            expect(written(desk, 1, mover, "ROUTE")).to_be_visible()
        expect(theirs.row(2)).to_contain_text("R, A, vide")
        assert friend.evaluate(BEYOND) == [0, 0]

        together = page.get_by_text("L’arbitre\N{NO-BREAK SPACE}: simultané, on inscrit les deux mots.")
        for number, words in enumerate(BOTH_AT_ONCE, start=2):
            for desk, word in zip((mine, theirs), words, strict=True):
                desk.page.keyboard.press("Escape")
                desk.page.keyboard.type(word)
            page.keyboard.press("Enter")
            friend.keyboard.press("Enter")
            expect(mine.row(number + 1).filter(has_text="à écrire")).to_be_visible()
            if together.is_visible():
                break
        for desk, camille, lou in ((mine, "Vous", "Lou"), (theirs, "Camille", "Vous")):
            expect(written(desk, number, camille, words[0])).to_be_visible()
            expect(written(desk, number, lou, words[1])).to_be_visible()

        theirs.write("RADIS")
        for desk, lou in ((mine, "Lou"), (theirs, "vous")):
            expect(desk.page.get_by_text(f"RADIS, trouvé par {lou} à la ligne").first).to_be_visible()


def test_R16_a_partner_has_won_too_and_all_others_read_who_was_the_quickest(visit: Visit, base_url: str) -> None:
    page, friend, spectator = visit(), visit(**PHONE), visit(locale="en-GB")
    with at_the_race(page, friend, base_url) as (table, lines):
        lou = lines[1]
        for found, word in enumerate(("RADIS", "LIVRE", "TASSE"), start=1):
            hide(lines, word)
            lou.ask("guess", slate=0, round=lou.view["round"], line=1, word=word)
            while lou.view["race"]["wins"][1] < found:  # a fifth of a second Camille might have had the same word
                lou.catch_up(lou.seq + 1)
            abreast(lines, lou)
        assert lou.over
        told = {
            page: ("Votre équipe a gagné\N{NO-BREAK SPACE}!", "Lou remporte la super partie"),
            friend: ("Vous avez gagné\N{NO-BREAK SPACE}!", "la super partie est gagnée"),
            spectator: ("Camille and Lou win!", "Lou wins the super partie"),
        }
        for visitor, (title, line) in told.items():
            visitor.goto(f"{base_url}/t/{table}")
            expect(visitor.get_by_role("heading", level=1)).to_have_text(title)
            expect(visitor.get_by_text(line).first).to_be_visible()
        expect(page.get_by_role("table", name="Score final").get_by_text("gagn")).to_have_count(2)
        page.goto(f"{base_url}/mine")
        expect(page.get_by_text("Gagnée", exact=True)).to_be_visible()
