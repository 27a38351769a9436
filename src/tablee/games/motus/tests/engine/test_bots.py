"""The robots: what each level says, that it may say it, and that the stronger need fewer lines."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from tablee.core.actions import HOUSE
from tablee.core.loop import view_for
from tablee.games.motus import GAME
from tablee.games.motus.engine.bot import LEVELS, choose
from tablee.games.motus.engine.finding import origin_of, proposal
from tablee.games.motus.engine.hiding import hidden_word
from tablee.games.motus.engine.skills import SKILLS, known_words
from tablee.games.motus.exam.scene import scene, words
from tablee.games.motus.rules.actions import Guess, SetWord
from tablee.games.motus.rules.words.admitted import why_not
from tablee.games.motus.rules.words.clues import clues_of
from tablee.games.motus.rules.words.lists import HOUSE_SETS, PEOPLE_SET, ROBOTS_SET, Origin
from tablee.games.motus.rules.words.marks import learnt, marks
from tablee.games.motus.rules.words.slate import LINES, Line, Slate, blank
from tablee.lexicon import lexicon


def slate_with(secret: str, *tried: str) -> Slate:
    """A slate on which these words stand."""
    slate = replace(blank(HOUSE, (0,), (0,), len(secret)), status="guessing", known=secret[0] + "." * (len(secret) - 1))
    for word in tried:
        row = marks(secret, word)
        line = Line(slate.line, 0, word, row)
        slate = replace(slate, known=learnt(slate.known, word, row), lines=(*slate.lines, line), line=slate.line + 1)
    return slate


def lines_needed(secret: str, level: str, rng: Random, origin: Origin = HOUSE_SETS) -> int:
    """On which line a robot finds a word; one more than there are if it does not."""
    tried: list[str] = []
    while len(tried) < LINES:
        tried.append(proposal(clues_of(slate_with(secret, *tried)), SKILLS[level], origin, rng))
        if tried[-1] == secret:
            return len(tried)
    return LINES + 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("secret", ["LOUP", "KAYAK", "CARTON", "XYLENES", "MERVEILLEUX"[:10]])
def test_whatever_is_written_a_robot_says_a_word_that_may_be_written(level: str, secret: str) -> None:
    rng = Random(f"{level}{secret}")
    assert lines_needed(secret, level, rng, PEOPLE_SET) >= 1
    for _ in range(3):
        word = proposal(clues_of(slate_with(secret)), SKILLS[level], HOUSE_SETS, rng)
        assert why_not(word, len(secret), secret[0]) is None


@pytest.mark.parametrize("level", LEVELS)
def test_robots_are_the_same_for_the_same_seed_and_differ_by_luck_alone(level: str) -> None:
    view = view_for(GAME, words("CARTON", "MAISON"), 2)
    first, again = choose(view, level, Random(5)), choose(view, level, Random(5))
    assert isinstance(first, Guess)
    assert first == again


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("letters", [4, 7, 10])
def test_a_robot_sets_a_word_that_the_house_might_set_itself(level: str, letters: int) -> None:
    words_set = {hidden_word(letters, SKILLS[level], (), Random(seed)) for seed in range(5)}
    assert words_set <= set(lexicon.secrets(letters, "hard"))
    assert len(words_set) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_R3_a_robot_hides_no_word_that_was_hidden_before(level: str) -> None:
    used = set(lexicon.secrets(4, "hard")[6:])
    hidden = {hidden_word(4, SKILLS[level], used, Random(seed)) for seed in range(20)}
    assert hidden <= set(lexicon.secrets(4, "hard")) - used


def test_a_champion_looks_where_the_one_who_hides_takes_words_from() -> None:
    assert [origin_of(setter, (2,)) for setter in (HOUSE, 1, 2)] == [HOUSE_SETS, PEOPLE_SET, ROBOTS_SET]


def test_a_robot_sets_when_it_is_asked_to() -> None:
    view = view_for(GAME, scene(), 0)
    assert isinstance(choose(view, "champion", Random(1)), SetWord)


def test_the_stronger_a_robot_the_fewer_lines_it_needs() -> None:
    secrets = Random(11).sample(lexicon.secrets(6), 30)
    means = [mean(lines_needed(secret, level, Random(secret)) for secret in secrets) for level in LEVELS]
    assert means[0] > means[2] > means[4] > means[7]
    assert means[1] > means[3] > means[5] >= means[7]


def test_club_and_better_say_only_what_can_be_the_word_or_tells_most() -> None:
    slate = slate_with("CARTON", "CITRON")
    for seed in range(5):
        word = proposal(clues_of(slate), SKILLS["club"], PEOPLE_SET, Random(seed))
        assert marks(word, "CITRON") == marks("CARTON", "CITRON")


def test_a_novice_forgets_but_does_not_repeat_itself() -> None:
    slate = slate_with("CARTON", "CITRON", "CANARD", "CAMION")
    said = [proposal(clues_of(slate), SKILLS["novice"], PEOPLE_SET, Random(seed)) for seed in range(40)]
    assert not {"CITRON", "CANARD", "CAMION"} & set(said)
    assert any(marks(word, "CITRON") != marks("CARTON", "CITRON") for word in said)


def test_robots_say_nothing_crude_even_if_it_is_the_word() -> None:
    crude = next(word for word in lexicon.pattern("C......") if lexicon.is_crude(word))
    for level in LEVELS:
        clues = clues_of(replace(slate_with(crude), known=crude))
        assert not lexicon.is_crude(proposal(clues, SKILLS[level], PEOPLE_SET, Random(1)))


def test_a_level_knows_more_words_than_the_one_below() -> None:
    known = [set(known_words(skill.house, skill.words, "P", 7)) for skill in SKILLS.values()]
    assert all(fewer <= more for fewer, more in pairwise(known))
    assert known[0] < known[1] < known[2] < known[3] < known[4]


def test_nobody_says_again_what_is_written_on_the_slate() -> None:
    clues = clues_of(slate_with("WHIST", "WAGON", "WEBER"))
    said = {proposal(clues, SKILLS["beginner"], HOUSE_SETS, Random(seed)) for seed in range(200)}
    assert said.isdisjoint({"WAGON", "WEBER"})
