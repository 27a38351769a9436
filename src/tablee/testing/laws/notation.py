"""Laws of the terminal: moves can be written and read again, and every table can be drawn in both languages."""

from random import Random
from xml.etree import ElementTree

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.loop import view_for
from tablee.core.refusal import Refused, Unreadable
from tablee.core.text.sentences import LANGUAGES, speaker, texts
from tablee.testing.broken import Broken, hold
from tablee.testing.playout import playouts, some_steps
from tablee.testing.strange import WORDS

SVG = "{http://www.w3.org/2000/svg}"


def law_moves_are_read_as_written(game: Game, seed: int) -> None:
    """`read` understands what `write` wrote, in the view of the seat that asks."""
    for playout in playouts(game, seed):
        for step in playout.steps:
            if not step.ask.by_house:
                text, view = game.text.write(step.ask), view_for(game, step.before, step.ask.seat)
                hold("\n" not in text and text == text.strip(), f"{step.ask} is not written on one line: {text!r}")
                hold(
                    game.text.read(text, view) == step.ask, f"“{text}” was written for {step.ask} and is read otherwise"
                )


def law_rubbish_is_unreadable(game: Game, seed: int) -> None:
    """Whatever is typed is a move or Refused(Unreadable), never another error."""
    for _, step in some_steps(game, seed, most=5):
        view = view_for(game, step.before, step.ask.seat)
        for text in (*WORDS, *_mangled(game.text.write(step.ask), Random(seed))):
            try:
                game.text.read(text, view)
            except Refused as refused:
                unreadable = isinstance(refused.refusal, (Unreadable, *game.rules.refusals))
                hold(unreadable, f"{text!r} is refused with {refused.refusal}")
            except Exception as error:
                raise Broken(f"{text!r} typed as a move raises {error!r}") from error


def law_every_table_can_be_drawn(game: Game, seed: int) -> None:
    """`draw` finds all its words in both languages, for every seat and for spectators, from the deal to the end."""
    for language in LANGUAGES:
        say = speaker(texts(text_room(game), language))
        for playout, step in some_steps(game, seed, most=5):
            for seat in (None, *range(playout.sitting.seats)):
                try:
                    drawing = game.text.draw(view_for(game, step.after, seat), say)
                except KeyError as missing:
                    raise Broken(f"the table cannot be drawn in “{language}”: no sentence {missing}") from missing
                hold(bool(drawing.strip()) and "\x1b" not in drawing, "a drawing is plain text and never empty")


def law_every_table_has_its_picture(game: Game, seed: int) -> None:
    """`svg` draws whatever a seat or a spectator sees as a picture that can be parsed and says what it shows."""
    for playout, step in some_steps(game, seed, most=5):
        for seat in (None, *range(playout.sitting.seats)):
            try:
                drawn = ElementTree.fromstring(game.text.svg(view_for(game, step.after, seat)))
            except ElementTree.ParseError as error:
                raise Broken(f"a picture cannot be parsed: {error}") from error
            title = drawn.find(f"{SVG}title")
            hold(drawn.tag == f"{SVG}svg" and title is not None and bool(title.text), "a picture has no title")


def _mangled(text: str, rng: Random) -> list[str]:
    """Moves as clumsy fingers type them."""
    cut, twice = text[: rng.randrange(len(text) + 1)], f"{text} {text}"
    return [cut, twice, text.upper(), text[::-1], text.replace(" ", ""), f"{text} ×", "9" * 5000]
