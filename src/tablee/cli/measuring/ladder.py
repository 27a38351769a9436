"""`tablee ladder GAME`: all robots of a game against each other, and a rating for each with what it can be trusted."""

import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from tablee.arena.bout import Misplayed
from tablee.arena.crew import crew
from tablee.arena.journal import Journal
from tablee.arena.ladder import DUEL, Ladder, played, tallies
from tablee.cli.choices import CannotWrite, GameName, Lang, Options, game_of, keep, options_of, politely, require_place
from tablee.cli.measuring.arena import Cluster, Json, Seed, Workers, bot_of, processes
from tablee.cli.measuring.progress import progress
from tablee.cli.measuring.standings import Standings, in_terminal, on_a_page, standings
from tablee.cli.speech import Language, decimal, voice
from tablee.core.game import Game
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.tables import WrongSeatCount

Bots = Annotated[
    list[str] | None,
    typer.Argument(metavar="[BOT]…", help="Bots to play besides the game's levels: sparring partners, engine:COMMAND."),
]
Only = Annotated[bool, typer.Option("--only", help="Nobody but the bots named plays, in this order.")]
Deals = Annotated[int, typer.Option("--matches", min=1, help="How many deals each pair plays, each with both seats.")]
Span = Annotated[int | None, typer.Option("--span", min=1, help="Only bots so many rungs apart, or fewer, meet.")]
File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Where matches are noted as they end; ladder-GAME.jsonl if not given."),
]
Noted = Annotated[bool, typer.Option("--noted", help="Play nothing: the table of all matches that the file has.")]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Where the table is written as Markdown.")]


@dataclass(frozen=True, slots=True)
class TooFewBots(Refusal):
    """One bot alone has nobody to play."""

    refused: Literal["too_few_bots"] = "too_few_bots"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(ladder)


def ladder(  # noqa: PLR0913 - a command has as many options as its users need
    game: GameName,
    bots: Bots = None,
    *,
    only: Only = False,
    matches: Deals = 100,
    span: Span = None,
    seed: Seed = 0,
    option: Options = None,
    file: File = None,
    noted: Noted = False,
    page: Page = None,
    json: Json = None,
    workers: Workers = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> None:
    """Let all bots play each other on the same deals: ratings with 95 % margins. Goes on where it was stopped."""
    with politely(lang) as language:
        rated = game_of(game)
        if DUEL not in rated.rules.seat_counts:
            raise Refused(WrongSeatCount(DUEL, ", ".join(map(str, rated.rules.seat_counts))))
        with politely(language, rated):
            chosen = options_of(rated, option)
        names = _climbers(rated, bots or [], only=only)
        held = Ladder(game=rated.name, options=chosen, bots=names, seed=seed, deals=matches, span=span or len(names))
        file = file or Path(f"ladder-{rated.name}.jsonl")
        for place in (file, page, json):
            require_place(place)
        with politely(language, rated), closing(_opened(file, held)) as journal:
            whole = noted or _climb(held, journal, (workers, cluster), language)
            held = held.with_all_of(journal.scores) if noted else held
            _publish(held, standings(held, tallies(held, journal.scores)), (page, json), language)
            if not whole:
                typer.echo(voice(language)("ladder.stopped", file=file))
                raise typer.Exit(130)


def _climbers(game: Game, more: list[str], *, only: bool) -> tuple[str, ...]:
    """Those who play, from the bottom up, nobody twice."""
    named = [bot_of(game, name) for name in more]
    names = tuple(dict.fromkeys(named if only else (*game.engine.levels, *named)))
    if len(names) < DUEL:
        raise Refused(TooFewBots())
    return names


def _opened(file: Path, held: Ladder) -> Journal:
    try:
        return Journal(file, held)
    except OSError as error:
        raise Refused(CannotWrite(str(file))) from error


def _climb(held: Ladder, journal: Journal, where: tuple[int | None, str | None], language: Language) -> bool:
    """Play what is not yet in the journal; False if somebody stopped it."""
    say, began = voice(language), time.perf_counter()
    workers, cluster = where
    rest = [one for one in held.meetings() if one not in journal.scores]
    if known := held.matches - len(rest):
        typer.echo(say("ladder.goes_on", known=known, file=journal.path), err=True)
    try:
        with crew(processes(workers, cluster, len(rest)), cluster) as hands, progress(held.matches, say) as watch:
            for number, (meeting, score) in enumerate(played(held, rest, hands), known + 1):
                journal.add(meeting, score)
                watch(number)
    except KeyboardInterrupt:
        return False
    except Misplayed as mistake:
        typer.echo(str(mistake), err=True)
        raise typer.Exit(1) from None
    seconds = time.perf_counter() - began
    speed = decimal(len(rest) / seconds, language)
    typer.echo(say("arena.speed", speed=speed, seconds=decimal(seconds, language), workers=hands.size), err=True)
    return True


def _publish(held: Ladder, found: Standings, places: tuple[Path | None, Path | None], language: Language) -> None:
    """On the terminal, and where else it is wanted."""
    say, (page, json) = voice(language), places
    typer.echo(say("ladder.title", game=held.game, robots=len(held.bots), matches=found.matches, seed=held.seed))
    if held.options:
        typer.echo(say("arena.options", options=tuple(f"{name}={value}" for name, value in held.options.items())))
    for line in in_terminal(found, say, language):
        typer.echo(line)
    if page:
        keep(page, on_a_page(found, say, language))
    if json:
        keep(json, codec.encode({**codec.plain(held), **codec.plain(found)}).decode() + "\n")
    for file in filter(None, places):
        typer.echo(say("arena.written", file=file))
