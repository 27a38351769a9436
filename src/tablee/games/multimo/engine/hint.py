"""A hint: a letter that would find its place, or a word of the best grid that the builder makes of the letters."""

from random import Random

from tablee.core.game import Hint, HintStep
from tablee.games.multimo.engine.building import is_ready, kept_grid, last_grid, planned
from tablee.games.multimo.engine.drafting import wanted
from tablee.games.multimo.rules.actions import Arrange, Finish, Name
from tablee.games.multimo.rules.at_random import any_letter
from tablee.games.multimo.rules.grid import EMPTY, Grid, Square, at, holding, inside, is_letter, put
from tablee.games.multimo.rules.grid import squares as all_squares
from tablee.games.multimo.rules.scoring import Word, sheet_of
from tablee.games.multimo.rules.view import View
from tablee.lexicon import Graph, lexicon

KNOWN = 20_000
"""Hints are of so many of the most frequent words."""
SHORT, KNOWN_SHORT, KNOWN_NAMESAKE = 3, 15_000, 3_000
"""A rare one that is short cannot be guessed by its parts: MU. If names or abbreviations are spelt like it, it is they
that were counted: NEC."""
PLANNING, BUILDING = 100_000, 300_000
"""Steps of the builder: a small part of a second."""
PLAIN = 20_000
"""As many as take no longer where there are no kernels."""
STAYS = 0.7
"""What lies there stays if such a share of the points can be had with it: a hint does not undo what one has built."""
GOOD = 0.9
"""A full grid with such a share of the points is good."""
VOWELS = "AEIOUY"


def hint(view: View, rng: Random) -> Hint | None:
    """What to name, or how to fill the grid; where neutral squares are placed in turn there is nothing to say."""
    if view.seat is None:
        return None
    match view.phase:
        case "letters":
            return _letter(view, view.seat, rng)
        case "finish":
            return _word(view, view.seat, rng)
        case _:
            return None


def _letter(view: View, seat: int, rng: Random) -> Hint:
    plan = planned(view, _words(), PLANNING, rng) if is_ready() else None
    letter = (wanted(view, *plan) if plan else None) or any_letter(view, rng)
    kind = "vowel" if letter in VOWELS else "consonant"
    steps = HintStep(kind), HintStep("worth", {"count": view.values[letter]}), HintStep("letter", {"letter": letter})
    return Hint(steps, Name(seat, letter))


def _word(view: View, seat: int, rng: Random) -> Hint:
    grid = _aim(view, rng)
    now, then = (sheet_of(one, compounds=view.options.compounds) for one in (view.grid, grid))
    if now.complete and now.points >= GOOD * then.points:
        return Hint((HintStep("finish"),), Finish(seat))
    if now.complete:
        better = HintStep("better", {"count": then.points}), HintStep("grid", {"count": then.points})
        return Hint(better, Arrange(seat, grid))
    lying = {(word.text, word.row, word.col, word.across) for word in now.words}
    new = [one for one in then.words if one.flaw is None and (one.text, one.row, one.col, one.across) not in lying]
    new = [one for one in new if is_familiar(one.text)]
    if not new:
        return Hint((_remains(view.grid, grid, then.points),), Arrange(seat, grid))
    words = [(one, _squares(one)) for one in new]
    word, squares = max(words, key=lambda one: (_hangs_on(view.grid, one[1]), one[0].points, len(one[1])))
    steps = (
        HintStep("place", {"count": len(squares), "at": list(squares[0])}, squares),
        HintStep("letters", {"letters": sorted(word.text)}, squares),
        HintStep("word", {"word": word.text, "count": then.points}, squares),
    )
    return Hint(steps, Arrange(seat, laid_towards(view.grid, grid, squares)))


def is_familiar(word: str) -> bool:
    """Whether people know a word: a full grid has others by chance, such as SM or BP, and they are not spoken of."""
    if len(word) > SHORT:
        return word in lexicon.sub_vocabulary(KNOWN)
    alone = all(entry.kind == "common" for entry in lexicon.entries(word))
    return word in lexicon.sub_vocabulary(KNOWN_SHORT if alone else KNOWN_NAMESAKE)


def _remains(now: Grid, then: Grid, points: int) -> HintStep:
    """All words lie: what is left is laid, or something changes places."""
    empty = holding(now, EMPTY)
    stays = put(then, dict.fromkeys(empty, EMPTY)) == now
    return HintStep("rest", {"count": points}, empty) if stays else HintStep("grid", {"count": points})


def _aim(view: View, rng: Random) -> Grid:
    """The grid to build: the best one with all that lies there, unless much more can be had without."""
    steps = BUILDING if is_ready() else PLAIN
    free = last_grid(view, _words(), steps, rng)
    kept = kept_grid(view, _words(), steps // 2, rng)
    if kept is None:
        return free
    most, some = (sheet_of(one, compounds=view.options.compounds).points for one in (free, kept))
    return kept if some >= STAYS * most else free


def laid_towards(now: Grid, then: Grid, squares: tuple[Square, ...]) -> Grid:
    """What lies as in another grid, with one word of that grid and what bounds it there; the rest is lifted."""
    same = put(now, {one: EMPTY for one in all_squares(now) if at(now, one) != at(then, one)})
    return put(same, {one: at(then, one) for one in (*_ends(then, squares), *squares)})


def _ends(grid: Grid, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """The squares before and behind a word, as far as the grid has them."""
    (row, col), (last_row, last_col) = squares[0], squares[-1]
    down, right = (0, 1) if row == last_row else (1, 0)
    around = (row - down, col - right), (last_row + down, last_col + right)
    return tuple(one for one in around if inside(grid, one))


def _hangs_on(grid: Grid, squares: tuple[Square, ...]) -> bool:
    """Whether a word begins at letters that lie there already."""
    return any(is_letter(at(grid, one)) for one in squares)


def _squares(word: Word) -> tuple[Square, ...]:
    down, right = (0, 1) if word.across else (1, 0)
    return tuple((word.row + at * down, word.col + at * right) for at in range(len(word.text)))


def _words() -> Graph:
    return lexicon.sub_vocabulary(KNOWN).graph
