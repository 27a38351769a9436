"""`tablee word` and `tablee words`: is it a word, and which words fit?"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from textwrap import wrap
from typing import Annotated, NoReturn

import typer

from tablee.cli.choices import AsJson, Lang
from tablee.cli.speech import Language, usual_language
from tablee.core.text.sentences import Say, speaker, texts
from tablee.lexicon import BadQuery, LexiconUnusable, WordCard, WordEntry, lexicon
from tablee.match import codec

NOT_A_WORD, BAD_QUESTION = 1, 2
WIDTH = 100

Words = Annotated[list[str], typer.Argument(metavar="WORD…", help="The word to look up, or several.")]
Pattern = Annotated[
    str | None, typer.Argument(metavar="PATTERN", help="Letters; ? or . for one letter, * for any number of letters.")
]
Letters = Annotated[str | None, typer.Option("--letters", help="The open places are filled from these; ? is a blank.")]
Extended = Annotated[bool, typer.Option("--extended", help="Proper nouns, abbreviations and symbols count too.")]
Compounds = Annotated[bool, typer.Option("--compounds", help="Compounds count too, as one word: ARCENCIEL.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="At most so many words.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(word)
    app.command()(words)


def word(
    asked: Words,
    extended: Extended = False,
    compounds: Compounds = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say whether a word is valid, what it is, and if not, why. Exit code 0: valid; 1: not."""
    language = lang or usual_language()
    with _sound_lexicon(_voice(language)):
        cards = [lexicon.lookup(text) for text in asked]
    for card in cards:
        typer.echo(codec.encode(card) if json else described(card, language))
    if any(lexicon.why_not(text, extended=extended, compounds=compounds) for text in asked):
        raise typer.Exit(NOT_A_WORD)


def words(  # noqa: PLR0913 - a command has as many options as its users need
    pattern: Pattern = None,
    *,
    letters: Letters = None,
    extended: Extended = False,
    compounds: Compounds = False,
    limit: Limit = 500,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the words that fit a pattern, letters, or both. Exit code 0: there are some; 1: none; 2: bad question."""
    say = _voice(lang or usual_language())
    if pattern is None and letters is None:
        _complain(say("words.nothing_asked"))
    vocabulary = lexicon.words(extended=extended, compounds=compounds)
    try:
        with _sound_lexicon(say):
            found = vocabulary.pattern(pattern or "*", letters, limit + 1)
    except BadQuery as error:
        _complain(say("words.bad_query", text=error.text, character=error.character))
    more, found = len(found) > limit, found[:limit]
    if json:
        typer.echo(codec.encode(found))
    else:
        _print_list(found, say, more=more)
    if not found:
        raise typer.Exit(NOT_A_WORD)


def described(card: WordCard, language: Language) -> str:
    """What the lexicon says of a word, as lines to read."""
    say = _voice(language)
    lines = [say(f"card.{_verdict(card)}", word=card.word or card.asked)]
    if card.why_not is not None:
        reason = card.why_not
        lines[0] += " " + say(f"why.{reason.kind}", word=reason.word, spelling=reason.spelling)
    lines += [f"  {_entry(entry, say)}" for entry in card.entries]
    if card.rank is not None:
        lines.append("  " + say("card.rank", rank=_grouped(card.rank, language)))
    elif card.common:
        lines.append("  " + say("card.rank_unknown"))
    return "\n".join(lines)


def _verdict(card: WordCard) -> str:
    if card.common:
        return "good"
    if card.extended:
        return "good_extended"
    return "good_compound" if card.compound else "bad"


def _entry(entry: WordEntry, say: Say) -> str:
    what = ", ".join(say(f"part.{part}") for part in entry.parts) or say(f"kind.{entry.kind}")
    return say("card.entry", headword=entry.headword, what=what)


def _grouped(number: int, language: Language) -> str:
    return f"{number:,}".replace(",", "\u00a0") if language is Language.fr else f"{number:,}"


def _print_list(found: list[str], say: Say, *, more: bool) -> None:
    """For people in columns by length, the longest first; into a pipe one word on each line."""
    if not sys.stdout.isatty():
        sys.stdout.write("".join(f"{word}\n" for word in found))
        return
    for length, group in groupby(sorted(found, key=lambda word: (-len(word), word)), key=len):
        typer.secho(say("words.length", length=length), bold=True)
        typer.echo("\n".join(wrap(" ".join(group), WIDTH, initial_indent="  ", subsequent_indent="  ")))
    typer.echo(say("words.found", count=len(found)) if found else say("words.none"))
    if more:
        typer.echo(say("words.more"))


@contextmanager
def _sound_lexicon(say: Say) -> Iterator[None]:
    """A lexicon file that cannot be used is said in one sentence, not with a traceback."""
    try:
        yield
    except LexiconUnusable as error:
        _complain(say(f"unusable.{error.fault}", path=error.path))


def _complain(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(BAD_QUESTION)


def _voice(language: Language) -> Say:
    return speaker(texts("tablee.lexicon", language), language=language)
