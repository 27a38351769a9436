"""Laws of the lesson: it can be played to its end, and says at every step what to do and what that brought."""

from random import Random

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.loop import Applied, apply
from tablee.core.text.sentences import LANGUAGES, find, texts
from tablee.testing.broken import hold

SHORTEST, LONGEST = 5, 8


def law_a_lesson_can_be_played(game: Game, seed: int) -> None:
    """A lesson has five to eight steps through a learner's eyes, and every ask of it is granted."""
    scenes = game.exam.lesson()
    count = sum(len(scene.asks) for scene in scenes)
    hold(not scenes or SHORTEST <= count <= LONGEST, f"the lesson has {count} steps, not {SHORTEST} to {LONGEST}")
    for scene in scenes:
        hold(scene.seat is not None, f"scene “{scene.name}” of the lesson has no learner")
        position = scene.position
        for ask in scene.asks:
            outcome = apply(game, position, ask, Random(seed), 0.0)
            hold(isinstance(outcome, Applied), f"scene “{scene.name}” of the lesson: {ask} is refused: {outcome}")
            position = outcome.position if isinstance(outcome, Applied) else position


def law_a_lesson_has_its_captions(game: Game, _seed: int) -> None:
    """A lesson says before each ask what to do, after it what it brought, and a word at the end."""
    wanted = sum(len(scene.asks) for scene in game.exam.lesson())
    if not wanted:
        return
    for language in LANGUAGES:
        book = texts(text_room(game), language)
        for key in ("lesson.do", "lesson.brought"):
            said = find(book, key) or []
            hold(len(said) == wanted, f"{language}.toml: {key} has {len(said)} sentences, not {wanted}")
        hold(bool(find(book, "lesson.end")), f"{language}.toml: lesson.end is missing")
