"""`tablee lexicon build`: compiles the lexicon from its sources, or checks that the shipped file is theirs."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tablee.cli.choices import Lang
from tablee.cli.speech import usual_language
from tablee.core.text.sentences import Say, speaker, texts
from tablee.lexicon.dictionary import SHIPPED, Lexicon

DIFFERS, BAD_SOURCES = 1, 2
SOURCES = Path(__file__).parents[3] / "lexicon-sources"

Check = Annotated[bool, typer.Option("--check", help="Write nothing; say whether the shipped file is up to date.")]
SourceFolder = Annotated[Path, typer.Option("--sources", help="The folder with the sources.", show_default=False)]
Output = Annotated[Path, typer.Option("--output", help="Where the compiled file goes.", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    room = typer.Typer(help="The lexicon and its making.", no_args_is_help=True)
    room.callback()(lambda: None)  # so that the only command is called by its name
    room.command()(build)
    app.add_typer(room, name="lexicon")


def build(
    check: Check = False,
    sources: SourceFolder = SOURCES,
    output: Output = SHIPPED,
    lang: Lang = None,
) -> None:
    """Compile the lexicon. Exit code 0: done; 1: the shipped file differs (--check); 2: a source cannot be read."""
    language = lang or usual_language()
    say = speaker(texts("tablee.lexicon", language), language=language)
    if not sources.is_dir():
        typer.echo(say("build.no_sources", path=sources), err=True)
        raise typer.Exit(BAD_SOURCES)
    compiled = _compiled(sources, say)
    if check:
        same = output.is_file() and output.read_bytes() == compiled
        typer.echo(say("build.same", sha256=Lexicon(output).sha256) if same else say("build.differs"))
        raise typer.Exit(0 if same else DIFFERS)
    whole = output.with_suffix(".new")
    whole.write_bytes(compiled)
    whole.replace(output)  # readers see the old file or the new one, never half of it
    typer.echo(say("build.written", path=output, size=len(compiled), sha256=Lexicon(output).sha256))


def _compiled(sources: Path, say: Say) -> bytes:
    from tablee.lexicon.build.compile import compile_lexicon  # only now: look-ups need none of it
    from tablee.lexicon.build.sources import SourceError

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("build.reading"), total=1.0)
        try:
            compiled = compile_lexicon(sources, lambda share: bar.update(task, completed=share))
        except SourceError as error:
            bar.stop()
            typer.echo(say("build.bad_source", problem=error), err=True)
            raise typer.Exit(BAD_SOURCES) from None
    return compiled
