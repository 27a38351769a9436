"""Write the types of web/ from the Python classes that are sent and understood; `make wire` runs it."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

from tablee.core import insight
from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.core.refusal import Refusal
from tablee.lexicon.dictionary import WordCard
from tablee.match import shapes as told
from tablee.match.envelope import Asking, ReactLetter
from tablee.match.problems.shapes import (
    AnswerGiven,
    AnswerOfDay,
    DayAnswered,
    DayOfProblems,
    GivenUpOfDay,
    LadderTold,
    NextProblems,
    ProblemAnswered,
    ProblemTold,
    Today,
    WantedProblems,
    WouldAnswer,
    WouldAnswerDay,
)
from tablee.match.tables.days import Days
from tablee.match.tables.lobby import Wish
from tablee.match.tables.seen import MyTable, TableSeen
from tablee.server.bots.shapes import BotsHere
from tablee.server.calls import shapes
from tools.typescript import TypePage

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
WIRE, GAMES = "wire", "games"

Elsewhere = dict[str, tuple[Any, str]]


def pages(shelf: Mapping[str, Game]) -> Iterator[tuple[str, str]]:
    """Every file under web/src that is made of classes, and what stands in it; a game's own is in its own folder."""
    elsewhere: Elsewhere = {}
    for file, page in _shared(elsewhere):
        yield f"{WIRE}/{file}", page.text()
        elsewhere |= {name: (meant, f"./{file}") for name, meant in page.names.items()}
    beside = {name: (meant, f"../../{WIRE}/{file[2:]}") for name, (meant, file) in elsewhere.items()}
    for game in shelf.values():
        yield f"{GAMES}/{game.name}/wire.ts", _of_game(game, beside).text()


def _shared(elsewhere: Elsewhere) -> Iterator[tuple[str, TypePage]]:
    """The house's own pages; each may use what stands on those before it."""
    tables = TypePage("A table as a browser sees it, and what one asks for to get one.", elsewhere)
    tables.told(TableSeen, MyTable)
    tables.asked(Wish)
    yield "tables.ts", tables
    messages = TypePage("What travels over the socket; docs/protocol.md says when.", elsewhere)
    messages.told(told.Ask, *get_args(Asking), ReactLetter)
    messages.told(told.Numbered, told.Refusal, *get_args(told.FromHouse))
    messages.union("FromHouse", *get_args(told.FromHouse))
    messages.union("ToHouse", *get_args(Asking))
    yield "messages.ts", messages
    calls = TypePage("What the house is asked and answers over HTTP; docs/protocol.md lists the calls.", elsewhere)
    calls.told(
        shapes.GameCard, shapes.ExampleShown, shapes.LessonStep, shapes.Replay, shapes.Previewed, shapes.Analysed
    )
    calls.told(told.HintGiven)
    calls.told(Days, Today, DayOfProblems, DayAnswered, LadderTold, NextProblems, ProblemTold, ProblemAnswered)
    calls.told(WordCard, shapes.Invitation, shapes.CarryLink, shapes.CarryState, shapes.PushState)
    calls.asked(AnswerOfDay, GivenUpOfDay, WouldAnswerDay, AnswerGiven, WouldAnswer, WantedProblems)
    calls.told(BotsHere)
    calls.asked(shapes.SitDown, shapes.OneSeat, shapes.PutOnChair, shapes.PlayToday, shapes.CarryCode, shapes.WouldAsk)
    calls.asked(shapes.WantHint)
    calls.asked(shapes.PushWish, shapes.PushStop)
    yield "calls.ts", calls
    thought = TypePage("What an engine has to say of a match that is over, in games that say it alike.", elsewhere)
    thought.told(insight.Analysis)
    yield "insight.ts", thought


def _of_game(game: Game, elsewhere: Elsewhere) -> TypePage:
    """What a game shows, foresees, finds, tells and understands, in this order."""
    page = TypePage("What this game sends and understands.", elsewhere)
    for answers in (game.rules.view, game.engine.preview, game.engine.analyse):
        if answers is not None:
            page.told(*_shown(get_type_hints(answers)["return"]))
    page.told(game.rules.options, *game.rules.events)
    page.asked(*game.rules.actions, without={"seat"})
    page.union("OwnAsk", *game.rules.actions)
    return page


def _shown(hint: Any) -> list[type]:
    """The classes that a function may return, but for the refusals that every game has."""
    kinds = get_args(hint) or (hint,)
    return [one for one in kinds if one not in (Refusal, type(None))]


def stale(made: Mapping[str, str], web: Path = WEB) -> list[str]:
    """The files that are not as they would be made now."""
    return [name for name, text in made.items() if not (web / name).is_file() or (web / name).read_text() != text]


def main() -> None:
    """Write what has changed."""
    made = dict(pages(games()))
    for name in stale(made):
        (WEB / name).parent.mkdir(exist_ok=True)
        (WEB / name).write_text(made[name])
        print(f"· web/src/{name}")


if __name__ == "__main__":
    main()
