"""`tablee doctor`: says what is wrong with a configuration, and what to do about it; changes nothing."""

import os
from typing import Annotated

import typer

from tablee.cli.choices import Data, Lang, Store
from tablee.cli.speech import Language, usual_language, voice
from tablee.server.checkup.symptom import Symptom
from tablee.storage.log import BadStore

WRONG = 1
SIGNS = {"wrong": "✗", "doubtful": "!", "well": "✓"}

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8000 if none is given.")]
Host = Annotated[str | None, typer.Option(help="The address to listen on; this machine only if none is given.")]
Bus = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where houses on one database meet: nats://host.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(doctor)


def doctor(
    port: Port = None, host: Host = None, data: Data = None, store: Store = None, bus: Bus = None, lang: Lang = None
) -> None:
    """Say what is wrong with settings, store and network, and what to do. Exit code 0: nothing; 1: something."""
    from tablee.server.checkup import everything  # only now: the other commands need no web server

    language = lang or usual_language()
    found = list(everything.found(os.environ, port=port, host=host, data=data, store=store, bus=bus))
    for one in found:
        typer.echo(f"{SIGNS[one.weight]} {said(one, language)}")
    many = sum(one.weight == "wrong" for one in found)
    typer.echo(voice(language)("doctor.ill" if many else "doctor.healthy", count=many))
    raise typer.Exit(WRONG if many else 0)


def said(found: Symptom, language: Language) -> str:
    """The sentence for a symptom; what a store has to say is said in its own words."""
    problem = found.fields.get("problem")
    own = {"problem": problem.said(language)} if isinstance(problem, BadStore) else {}
    return voice(language)(f"doctor.{found.kind}", **{**found.fields, **own})
