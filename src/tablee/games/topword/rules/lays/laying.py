"""May these letters be laid there? All but the words: rack, line, gaps, connection, stacks (R4–R10, R19, R20)."""

from tablee.core.refusal import Refused
from tablee.crossword.laying import require_no_gap, require_one_line, require_some, require_square
from tablee.crossword.lays import is_across
from tablee.crossword.squares import beside, name_of, neighbours
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.board import (
    HIGHEST,
    Stacks,
    Tile,
    Tiles,
    centre,
    is_empty,
    run_through,
    stack_at,
    text_of,
)
from tablee.games.topword.rules.lays.scoring import Score, score
from tablee.games.topword.rules.letters import lacking, letters
from tablee.games.topword.rules.options import Options


def judge(stacks: Stacks, rack: str, tiles: Tiles, options: Options) -> Score:
    """The score of a lay, its words not yet looked up; raises Refused with the first rule it breaks."""
    require_some(no, tiles)
    for number in range(len(tiles)):
        require_square(no, tiles, number, len(stacks))
    require_on_rack(rack, tiles)
    require_one_line(no, tiles, [tile.letter for tile in tiles])
    for tile in tiles:
        require_stackable(stacks, tile)
    require_no_gap(no, tiles, lambda square: stack_at(stacks, square))
    require_place(stacks, tiles)
    result = score(stacks, tiles)
    if not result.words:
        raise Refused(no.NoWord(name_of(tiles[0].square), tiles[0].letter))
    if options.no_full_cover:
        require_not_all_covered(stacks, tiles)
    if options.no_bare_plural:
        require_more_than_plural(stacks, tiles, result)
    return result


def require_on_rack(rack: str, tiles: Tiles) -> None:
    """R2 and R4."""
    for tile in tiles:
        require_letter(tile.letter)
    if missing := lacking(rack, (tile.letter for tile in tiles)):
        raise Refused(no.NotOnRack(missing[0]))


def require_letter(letter: str) -> None:
    """R2: one of the box."""
    if len(letter) != 1 or letter not in letters():
        raise Refused(no.NoSuchLetter(letter[:10]))


def require_stackable(stacks: Stacks, tile: Tile) -> None:
    """R9 and R10."""
    stack = stack_at(stacks, tile.square)
    if len(stack) == HIGHEST:
        raise Refused(no.StackFull(name_of(tile.square), tile.letter))
    if stack[-1:] == tile.letter:
        raise Refused(no.SameLetter(name_of(tile.square), tile.letter))


def require_place(stacks: Stacks, tiles: Tiles) -> None:
    """R6 for the first word, R8 for all others."""
    squares = [tile.square for tile in tiles]
    if is_empty(stacks):
        middle = centre(len(stacks))
        if not set(squares) & set(middle):
            raise Refused(no.NotOnCentre(tuple(map(name_of, middle))))
    elif not any(stack_at(stacks, near) for square in squares for near in (square, *neighbours(square))):
        raise Refused(no.NotConnected(name_of(squares[0])))


def require_not_all_covered(stacks: Stacks, tiles: Tiles) -> None:
    """R19: in the line of the letters, no old word may vanish whole."""
    across, covered = is_across(tiles), {tile.square for tile in tiles}
    for square in covered:
        old = run_through(stacks, square, across)
        if len(old) > 1 and covered.issuperset(old):
            raise Refused(no.WholeWordCovered(text_of(stacks, old)))


def require_more_than_plural(stacks: Stacks, tiles: Tiles, result: Score) -> None:
    """R20: a lone S that makes one new word, an old one with nothing but this S behind it."""
    tile, word = tiles[0], result.words[0]
    alone = len(tiles) == 1 and len(result.words) == 1 and tile.letter == "S" and not stack_at(stacks, tile.square)
    behind = beside((word.row, word.col), word.squares - 1, word.across) == tile.square
    if alone and behind and word.squares > 2:
        raise Refused(no.BarePlural(word.text.removesuffix("S"), name_of(tile.square)))
