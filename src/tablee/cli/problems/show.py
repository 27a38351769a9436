"""`tablee problems show GAME ID`: a problem as a player sees it, and its answer."""

from typing import Annotated

import typer

from tablee.cli.choices import GameName, Lang, politely
from tablee.cli.problems.make import with_problems
from tablee.cli.speech import voice
from tablee.core.game import Game
from tablee.core.loop import view_for
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say
from tablee.match.problems.board import laid_out
from tablee.match.problems.rows import is_kept, problems_of, rows_of
from tablee.match.refusals.problems import NoSuchProblem

MOST_SEATS = 9
"""Players are called by their numbers here."""

Id = Annotated[str, typer.Argument(metavar="ID", help="The problem, as it is named in the table.")]


def show(game: GameName, problem: Id, *, lang: Lang = None) -> None:
    """Show a problem on its table, what is to be found, and the best answer with its proof."""
    with politely(lang) as language:
        played = with_problems(game)
        with politely(language, played):
            _show(played, problem, voice(language, played, [str(seat) for seat in range(1, MOST_SEATS)]))


def _show(game: Game, name: str, say: Say) -> None:
    known, problem = problems_of(game), rows_of(game).by_id.get(name)
    if problem is None:
        raise Refused(NoSuchProblem(name[:40]))
    stand, scene = laid_out(game, problem), known.scene(problem)
    typer.echo(say("problems.title", id=problem.id, theme=say(f"problem.theme.{problem.theme}"), level=problem.level))
    if is_kept(problem):
        typer.echo(say("problems.kept"))
    typer.echo(say(f"problem.task.{problem.theme}", **known.task(problem)))
    typer.echo(f"\n{game.text.draw(view_for(game, stand.position, stand.seat), say)}\n")
    typer.echo(say("problems.answer", moves=", ".join(map(game.text.write, scene.asks))))
    typer.echo(say("problems.proof", proof=problem.proof or "-"))
