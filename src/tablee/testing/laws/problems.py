"""Laws of problems: there are enough, each can be solved and missed, and nothing that is told gives the answer away."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tablee.core.game import Game, Problem
from tablee.core.game.shelf import text_room
from tablee.core.loop import view_for
from tablee.core.refusal import Refused
from tablee.core.text.sentences import LANGUAGES, find, texts
from tablee.match import codec
from tablee.match.problems.board import Ask, Stand, answered, laid_out, shown
from tablee.match.problems.rows import rows_of
from tablee.testing.broken import hold

ENOUGH = 1_000
SAMPLE = 8
TRIES, LONGEST = 2, 40
"""Answers at random to a problem, and asks of each."""
MOSTLY = 0.75
"""The share of its points that solves a problem: a slip or a grid that is not the best may be forgiven."""
TELLING = 5
"""Letters; a shorter answer may well stand on the board by chance."""


def law_there_are_problems_enough(game: Game, _seed: int) -> None:
    """A game with problems has 1,000 besides those kept for days, no id twice, of themes that it knows."""
    if game.problems is None:
        return
    rows = rows_of(game)
    everything = (*rows.ladder, *rows.kept)
    hold(len(rows.ladder) >= ENOUGH, f"{len(rows.ladder)} problems are not kept for days, not {ENOUGH:,} or more")
    twice = [name for name, many in Counter(one.id for one in everything).items() if many > 1]
    hold(not twice, f"the id {', '.join(twice[:3])} is used twice")
    strange = sorted({one.theme for one in everything} ^ set(game.problems.themes))
    hold(not strange, f"themes without problems, or problems without a theme: {', '.join(strange)}")
    draw = game.problems.day
    if draw is not None:
        days = [draw(Random(number), rows.kept) for number in range(5)]
        hold(all(days) and days[0] == draw(Random(0), rows.kept), "a day is empty, or not the same from the same luck")
        hold(all(one in rows.kept for day in days for one in day), "a day has a problem that is not kept for days")


def law_problems_can_be_solved(game: Game, seed: int) -> None:
    """The best answer to a problem is granted by the rules, ends it with its last ask, and is worth all its points."""
    for problem in _sample(game, seed):
        stand, where = laid_out(game, problem), f"problem {problem.id}"
        asks = list(_best(game, problem))
        hold(bool(asks), f"{where} has no answer")
        for ask in asks:
            hold(not stand.verdict.done, f"{where} is done before its best answer is")
            try:
                stand = answered(stand, ask)
            except Refused as refused:
                hold(False, f"{where}: its best answer is refused: {ask}: {refused.refusal}")
        found = stand.verdict
        right = found.done and found.right and found.points == found.most > 0
        hold(right, f"{where}: its best answer is judged {found}")


def law_problems_can_be_missed(game: Game, seed: int) -> None:
    """Some answers to problems are wrong, and a verdict says neither too much nor too early."""
    wrong = 0
    for stand in _all_tried(game, seed):
        found, name = stand.verdict, stand.problem.id
        sound = 0 <= found.points <= found.most and not (found.right and not found.done)
        hold(sound, f"problem {name}: {found} cannot be, after {len(stand.asks)} asks")
        earned = not found.right or found.points >= MOSTLY * found.most
        hold(earned, f"problem {name} is solved, and not worth most of its points: {found}")
        wrong += found.done and not found.right
    hold(game.problems is None or wrong > 0, "no answer at random is wrong")


def law_problems_keep_their_answer(game: Game, seed: int) -> None:
    """What is sent of a problem before it is done has neither its answer nor its proof in it."""
    for problem in _sample(game, seed):
        stand = laid_out(game, problem)
        sent = codec.encode(shown(stand)).decode()
        words = [one for one in (problem.answer, problem.proof) if sum(map(str.isalpha, one)) >= TELLING]
        secrets = [codec.encode(one).decode()[1:-1] for one in words]
        secrets += [codec.encode(ask).decode() for ask in _best(game, problem)]
        told = [secret for secret in secrets if secret in sent]
        hold(not told, f"problem {problem.id} tells its answer: {told[:1]}")
        hold(shown(stand).best == (), f"problem {problem.id} shows its best answer at once")
        view = view_for(game, stand.position, stand.seat)
        for number in range(2):
            twin = game.exam.twin(stand.position, stand.seat, Random(f"{seed}/{number}"))
            hold(view == view_for(game, twin, stand.seat), f"problem {problem.id} shows what its seat may not see")


def law_problems_have_their_sentences(game: Game, seed: int) -> None:
    """Themes have a name and a task, and whatever a verdict says has its sentence."""
    if game.problems is None:
        return
    keys = {f"problem.{part}.{theme}" for theme in game.problems.themes for part in ("theme", "task")}
    keys |= {f"problem.said.{one.verdict.said}" for one in _all_tried(game, seed) if one.verdict.said}
    for language in LANGUAGES:
        book = texts(text_room(game), language)
        missing = sorted(key for key in keys if find(book, key) is None)
        hold(not missing, f"{', '.join(missing)}: no sentence in {language}.toml")


def _sample(game: Game, seed: int) -> list[Problem]:
    """Some problems, those kept for days among them; each is set up as a house would."""
    rows = list(rows_of(game).by_id.values()) if game.problems else []
    return Random(f"problems/{seed}").sample(rows, min(SAMPLE, len(rows)))


def _best(game: Game, problem: Problem) -> Iterator[Ask]:
    assert game.problems is not None
    for action in game.problems.scene(problem).asks:
        yield {name: value for name, value in codec.plain(action).items() if name != "seat"}


@lru_cache(maxsize=4)
def _all_tried(game: Game, seed: int) -> tuple[Stand, ...]:
    """Answers at random to all of a sample; tried once for the laws that look at them."""
    return tuple(stand for problem in _sample(game, seed) for stand in _tried(game, problem, seed))


def _tried(game: Game, problem: Problem, seed: int) -> Iterator[Stand]:
    """Every stand on the way of some answers at random."""
    for number in range(TRIES):
        stand, luck = laid_out(game, problem), Random(f"{seed}/{problem.id}/{number}")
        yield stand
        while not stand.verdict.done and len(stand.asks) < LONGEST:
            ask = codec.plain(game.exam.random_action(view_for(game, stand.position, stand.seat), luck))
            try:
                stand = answered(stand, {name: value for name, value in ask.items() if name != "seat"})
            except Refused:  # where another table is shown than the rules know, not every ask is a legal one
                break
            yield stand
