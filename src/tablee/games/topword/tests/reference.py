"""The referee of the move finders: all legal moves by trying every word on every stretch of every line.

Written from the leaflet alone. It knows no graph, no anchors and no cross-checks, and shares no code with the rules:
since a letter may not lie on itself, a word and the squares it is to stand on leave no choice of what is laid.
"""

from collections.abc import Iterable, Iterator, Sequence

from tablee.games.topword.rules.options import Options

Board = tuple[tuple[str, ...], ...]
Cells = tuple[tuple[int, int], ...]
Lay = tuple[tuple[int, int, str], ...]
"""Row, column and letter of each letter laid, in order."""

LONGEST_LINE = 10


class Reference:
    """All words, spelled in letters of the box: its Q reads QU, and no other letter spells a Q."""

    def __init__(self, words: Iterable[str]) -> None:
        tiles = {word.replace("QU", "q") for word in words}
        self.words = {word.upper() for word in tiles if "Q" not in word}
        self.masks = [(_mask(word), word) for word in sorted(self.words) if len(word) <= LONGEST_LINE]

    def moves(self, board: Board, rack: str, options: Options) -> dict[Lay, int]:
        """Every legal lay with its points."""
        found = {}
        for line in _lines(len(board)):
            for lay in self.spelled_along(board, rack, line):
                if lay not in found and self.is_legal(board, lay) and _is_allowed(board, lay, options):
                    found[lay] = _points(board, lay)
        return found

    def spelled_along(self, board: Board, rack: str, line: Cells) -> Iterator[Lay]:
        """What must be laid for each word to stand on each stretch of a line, if rack and stacks allow it."""
        missing = ~_mask(rack + "".join(board[row][col][-1:] for row, col in line))
        spellable = [word for mask, word in self.masks if not mask & missing]
        for cells in _stretches(line):
            for word in spellable:
                lay = _lay(board, rack, cells, word) if len(word) == len(cells) else ()
                if lay:
                    yield lay

    def is_legal(self, board: Board, lay: Lay) -> bool:
        """It is in the right place, and all words of two squares or more that it is part of are words."""
        runs = list(_new_runs(board, lay))
        after = _after(board, lay)
        spelled = ("".join(after[row][col][-1] for row, col in run) for run in runs)
        return bool(runs) and _in_place(board, lay) and all(word in self.words for word in spelled)


def _mask(letters: str) -> int:
    mask = 0
    for letter in letters:
        mask |= 1 << ord(letter)
    return mask


def _lines(size: int) -> Iterator[Cells]:
    for number in range(size):
        yield tuple((number, other) for other in range(size))
        yield tuple((other, number) for other in range(size))


def _stretches(line: Cells) -> Iterator[Cells]:
    for first in range(len(line)):
        for end in range(first + 2, len(line) + 1):
            yield line[first:end]


def _lay(board: Board, rack: str, cells: Cells, word: str) -> Lay:
    """What must be laid for the word to stand there; nothing if it cannot, or stands there already."""
    lay = []
    for (row, col), letter in zip(cells, word, strict=True):
        stack = board[row][col]
        if stack[-1:] == letter:
            continue
        if letter not in rack or len(stack) == 5:
            return ()
        rack = rack.replace(letter, "", 1)
        lay.append((row, col, letter))
    return tuple(lay)


def _after(board: Board, lay: Lay) -> list[list[str]]:
    after = [list(row) for row in board]
    for row, col, letter in lay:
        after[row][col] += letter
    return after


def _runs(board: Sequence[Sequence[str]], touching: set[tuple[int, int]]) -> Iterator[Cells]:
    """The unbroken runs of two stacks or more, in rows and in columns, in lines that hold one of these squares."""
    for line in _lines(len(board)):
        if touching.isdisjoint(line):
            continue
        run: list[tuple[int, int]] = []
        for row, col in (*line, (-1, -1)):
            if row >= 0 and board[row][col]:
                run.append((row, col))
                continue
            if len(run) > 1:
                yield tuple(run)
            run = []


def _new_runs(board: Board, lay: Lay) -> Iterator[Cells]:
    """Runs that a laid letter is part of."""
    squares = {(row, col) for row, col, _ in lay}
    return (run for run in _runs(_after(board, lay), squares) if squares & set(run))


def _in_place(board: Board, lay: Lay) -> bool:
    """The first word on one of the four squares in the middle, later ones over or beside what lies there."""
    size, squares = len(board), [(row, col) for row, col, _ in lay]
    there = {(row, col) for row in range(size) for col in range(size) if board[row][col]}
    if not there:
        return any(row in (size // 2 - 1, size // 2) and col in (size // 2 - 1, size // 2) for row, col in squares)
    near = {
        (row + down, col + right) for row, col in squares for down, right in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return bool(near & there)


def _points(board: Board, lay: Lay) -> int:
    after = _after(board, lay)
    total = 10 if len(lay) == 7 else 0
    total += sum(2 for _, _, letter in lay if letter in "JKQWXYZ")
    for run in _new_runs(board, lay):
        heights = [len(after[row][col]) for row, col in run]
        total += sum(heights) * (2 if max(heights) == 1 else 1)
    return total


def _is_allowed(board: Board, lay: Lay, options: Options) -> bool:
    """The two rules that a table may choose."""
    forbidden = options.no_full_cover and _covers_a_word(board, lay)
    return not (forbidden or (options.no_bare_plural and _is_bare_plural(board, lay)))


def _covers_a_word(board: Board, lay: Lay) -> bool:
    squares = {(row, col) for row, col, _ in lay}
    return any(squares >= set(run) for run in _runs(board, squares))


def _is_bare_plural(board: Board, lay: Lay) -> bool:
    """One S on an empty square, and all that is new is a word with this S behind an older one."""
    (row, col, letter), runs = lay[0], list(_new_runs(board, lay))
    alone = len(lay) == 1 and letter == "S" and not board[row][col] and len(runs) == 1
    return alone and len(runs[0]) > 2 and runs[0][-1] == (row, col)
