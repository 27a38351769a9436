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
MARK = re.compile(r"\*\(([^)]*)\)?")
NOTES = "\n## Notes\n"
NOTE = re.compile(r"^- (?:Sur|On) (R[^*\n]*) \*\(([^)\n]*)\)\*", re.MULTILINE)
WORKSHOP = re.compile(r"`[^`\n]+`|\b\w+\.(?:csv|json|md|py|toml|txt)\b|\bdata/|\btablee ")
"""What a child need not read: files, commands, and whatever else is set as code (a drawing between fences is none)."""
OURS = {
    "fr": {"reconstitution": "reconstruction", "notre choix": "choice"},
    "en": {"reconstruction": "reconstruction", "our choice": "choice"},
}
"""How a note says that a rule is not the box's: what was lost is reconstructed, what was left open is our choice."""


def law_rules_have_numbers(game: Game, _seed: int) -> None:
    """Both leaflets have the same rule numbers, and a refusal or a “see R4” points to one of them."""
    french, english = (_rules(game, language) for language in LANGUAGES)
    hold(bool(french), "leaflet.fr.md has no rule numbers (R1, R2…)")
    hold(french == english, f"only one leaflet has {', '.join(sorted(french ^ english))}")
    for language in LANGUAGES:
        lost = sorted(set(RULE.findall(_leaflet(game, language))) - french)
        hold(not lost, f"leaflet.{language}.md speaks of {', '.join(lost)}, which it has not")
    for refusal in game.rules.refusals:
        if refusal.rule:
            hold(refusal.rule in french, f"{refusal.__name__} rests on {refusal.rule}, which no leaflet has")


def law_every_rule_has_its_test(game: Game, _seed: int) -> None:
    """A test in the game's own folder is named after each rule (test_R4_…)."""
    tested = {name for text in _tests(files(package(game)) / "tests") for name in NAMED_TEST.findall(text)}
    missing = sorted(_rules(game, "fr") - tested, key=lambda rule: int(rule[1:]))
    hold(not missing, f"no test is named after {', '.join(missing)} (def test_{(missing or ['R1'])[0]}_…)")


def law_what_is_ours_is_marked_alike(game: Game, _seed: int) -> None:
    """What we reconstructed or chose is told in notes at the end, on the same rules in both leaflets."""
    french, english = (_marks(game, language) for language in LANGUAGES)
    for rule in dict.fromkeys((*french, *english)):
        ours, theirs = french.get(rule, []), english.get(rule, [])
        hold(ours == theirs, f"{rule} is marked {ours or 'nowhere'} in French, {theirs or 'nowhere'} in English")


def law_the_leaflet_is_for_players(game: Game, _seed: int) -> None:
    """The leaflet names no file and no command."""
    for language in LANGUAGES:
        found = WORKSHOP.search(_leaflet(game, language))
        hold(found is None, f"leaflet.{language}.md speaks of “{found[0] if found else ''}” to players")


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


def _leaflet(game: Game, language: str) -> str:
    return (files(text_room(game)) / f"leaflet.{language}.md").read_text("utf-8")


def _rules(game: Game, language: str) -> set[str]:
    return set(NUMBERED.findall(_leaflet(game, language)))


def _marks(game: Game, language: str) -> dict[str, list[str]]:
    """What the notes say of each rule, in their order."""
    where, ours = f"leaflet.{language}.md", OURS[language]
    rules, _, notes = _leaflet(game, language).partition(NOTES)
    misplaced = MARK.search(rules)
    hold(misplaced is None, f"{where}: {misplaced[0] if misplaced else ''} stands among the rules, not under Notes")
    opening, *told = notes.split("\n- ")
    meanings = {word.lower() for word in MARK.findall(opening)}
    found: dict[str, list[str]] = {}
    for note in told:
        head = NOTE.match(f"- {note}")
        hold(head is not None, f"{where}: a note does not begin with its rule and its mark: {note[:40]}")
        about, mark = head.groups() if head else ("", "")
        hold(mark in ours, f"{where}: the note on {about} is marked *({mark})*, which is none of our marks")
        hold(mark in meanings, f"{where}: the notes do not say above what *({mark})* on {about} means")
        for rule in RULE.findall(about):
            found.setdefault(rule, []).append(ours[mark])
    return found


def _tests(folder: Traversable) -> list[str]:
    """The text of every test in a folder, and in the folders in it."""
    if not folder.is_dir():
        return [folder.read_text("utf-8")] if PurePath(folder.name).match("test_*.py") else []
    return [text for one in folder.iterdir() for text in _tests(one)]
