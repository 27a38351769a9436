"""Laws of the leaflet: its rules have numbers, every number has a test, its examples and lesson can be played."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from random import Random

from tablee.core.game import Game
from tablee.core.game.shelf import package, text_room
from tablee.core.loop import Applied, apply
from tablee.core.text.sentences import LANGUAGES, find, texts
from tablee.testing.broken import hold

SHORTEST, LONGEST = 5, 8
"""How many steps a lesson has."""
RULE = re.compile(r"\bR[1-9]\d*\b")
NAMED_TEST = re.compile(r"\bdef test_(R[1-9]\d*)_")
NUMBERED = re.compile(r"\*\*(R[1-9]\d*)\b")
MARK = re.compile(r"\*\((\w*)")
OPENING = "the opening"
OURS = {
    "fr": {"reconstitution": "reconstruction", "décision": "decision"},
    "en": {"reconstruction": "reconstruction", "decision": "decision"},
}
"""How a leaflet says that a rule is not the box's: what was lost is reconstructed, what was left open is decided."""


def law_rules_have_numbers(game: Game, _seed: int) -> None:
    """Both leaflets have the same rule numbers, and a refusal rests on one of them."""
    french, english = (_rules(game, language) for language in LANGUAGES)
    hold(bool(french), "leaflet.fr.md has no rule numbers (R1, R2…)")
    hold(french == english, f"only one leaflet has {', '.join(sorted(french ^ english))}")
    for refusal in game.rules.refusals:
        if refusal.rule:
            hold(refusal.rule in french, f"{refusal.__name__} rests on {refusal.rule}, which no leaflet has")


def law_every_rule_has_its_test(game: Game, _seed: int) -> None:
    """A test in the game's own folder is named after each rule (test_R4_…)."""
    tested = {name for text in _tests(files(package(game)) / "tests") for name in NAMED_TEST.findall(text)}
    missing = sorted(_rules(game, "fr") - tested, key=lambda rule: int(rule[1:]))
    hold(not missing, f"no test is named after {', '.join(missing)} (def test_{(missing or ['R1'])[0]}_…)")


def law_what_is_ours_is_marked_alike(game: Game, _seed: int) -> None:
    """What we reconstructed or decided is marked at the same rules in both leaflets, and their openings say so."""
    french, english = (_marks(game, language) for language in LANGUAGES)
    for rule in dict.fromkeys((*french, *english)):
        ours, theirs = french.get(rule, []), english.get(rule, [])
        if rule == OPENING:
            continue
        hold(ours == theirs, f"{rule} is marked {ours or 'nowhere'} in French, {theirs or 'nowhere'} in English")
        for language, marks in (("fr", french), ("en", english)):
            strange = sorted(set(ours) - set(marks.get(OPENING, [])))
            hold(not strange, f"leaflet.{language}.md marks {rule} as a {strange} without saying above what that is")


def law_examples_can_be_played(game: Game, seed: int) -> None:
    """Every ask of an example is granted."""
    for example in game.exam.examples():
        position = example.position
        for ask in example.asks:
            outcome = apply(game, position, ask, Random(seed), 0.0)
            hold(isinstance(outcome, Applied), f"example “{example.name}”: {ask} is refused: {outcome}")
            position = outcome.position if isinstance(outcome, Applied) else position


def law_examples_have_their_captions(game: Game, _seed: int) -> None:
    """An example has a caption for the table as it stands and one for each ask."""
    names = [example.name for example in game.exam.examples()]
    hold(len(set(names)) == len(names), "two examples share a name")
    for language in LANGUAGES:
        for example in game.exam.examples():
            steps = find(texts(text_room(game), language), f"example.{example.name}.steps") or []
            wanted = 1 + len(example.asks)
            hold(
                len(steps) == wanted, f"{language}.toml: example “{example.name}” has {len(steps)} steps, not {wanted}"
            )


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


def _rules(game: Game, language: str) -> set[str]:
    return set(RULE.findall((files(text_room(game)) / f"leaflet.{language}.md").read_text("utf-8")))


def _marks(game: Game, language: str) -> dict[str, list[str]]:
    """The marks of each rule in their order; those before the first rule say what a mark means."""
    text = (files(text_room(game)) / f"leaflet.{language}.md").read_text("utf-8")
    opening, *parts = NUMBERED.split(text)
    found: dict[str, list[str]] = {}
    for rule, told in [(OPENING, opening), *zip(parts[::2], parts[1::2], strict=True)]:
        words = [word.lower() for word in MARK.findall(told)]
        for word in words:
            hold(
                word in OURS[language],
                f"leaflet.{language}.md: {rule} is marked *({word}…)*, which is none of our marks",
            )
        found[rule] = found.get(rule, []) + [OURS[language][word] for word in words]
    return found


def _tests(folder: Traversable) -> list[str]:
    """The text of every test in a folder, and in the folders in it."""
    if not folder.is_dir():
        return [folder.read_text("utf-8")] if PurePath(folder.name).match("test_*.py") else []
    return [text for one in folder.iterdir() for text in _tests(one)]
