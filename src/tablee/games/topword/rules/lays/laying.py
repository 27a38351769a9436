"""May these letters be laid there? All but the words: rack, line, gaps, connection, stacks (R4–R10, R19, R20)."""

from tablee.core.refusal import Refused
from tablee.core.squares import beside, first_gap, neighbours, out_of_line
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.board import (
    HIGHEST,
    Square,
    Stacks,
    Tile,
    Tiles,
    centre,
    is_across,
    is_empty,
    name_of,
    run_through,
    stack_at,
    text_of,
)
from tablee.games.topword.rules.lays.scoring import Score, score
from tablee.games.topword.rules.letters import lacking, letters
from tablee.games.topword.rules.options import Options


def judge(stacks: Stacks, rack: str, tiles: Tiles, options: Options) -> Score:
    """The score of a lay, its words not yet looked up; raises Refused with the first rule it breaks."""
    require_squares(tiles, len(stacks))
    require_on_rack(rack, tiles)
    require_one_line(tiles)
    for tile in tiles:
        require_stackable(stacks, tile)
    require_no_gap(stacks, tiles)
    require_place(stacks, tiles)
    result = score(stacks, tiles)
    if not result.words:
        raise Refused(no.NoWord(name_of(tiles[0].square), tiles[0].letter))
    if options.no_full_cover:
        require_not_all_covered(stacks, tiles)
    if options.no_bare_plural:
        require_more_than_plural(stacks, tiles, result)
    return result


def require_squares(tiles: Tiles, size: int) -> None:
    """R5, R2, R7: at least one letter, each on a square of its own."""
    if not tiles:
        raise Refused(no.NothingLaid())
    seen: set[Square] = set()
    for tile in tiles:
        if not (0 <= tile.row < size and 0 <= tile.col < size):
            raise Refused(no.OffBoard(tile.row + 1, tile.col + 1, size))
        if tile.square in seen:
            raise Refused(no.SquareTwice(name_of(tile.square)))
        seen.add(tile.square)


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


def require_one_line(tiles: Tiles) -> None:
    """R7: all in one row or all in one column."""
    astray = out_of_line([tile.square for tile in tiles])
    if astray is not None:
        raise Refused(no.NotInLine(name_of(tiles[astray].square), tiles[astray].letter))


def require_stackable(stacks: Stacks, tile: Tile) -> None:
    """R9 and R10."""
    stack = stack_at(stacks, tile.square)
    if len(stack) == HIGHEST:
        raise Refused(no.StackFull(name_of(tile.square), tile.letter))
    if stack[-1:] == tile.letter:
        raise Refused(no.SameLetter(name_of(tile.square), tile.letter))


def require_no_gap(stacks: Stacks, tiles: Tiles) -> None:
    """R7: letters that lie there already fill the gaps."""
    gap = first_gap([tile.square for tile in tiles], lambda square: stack_at(stacks, square))
    if gap is not None:
        raise Refused(no.Gap(name_of(gap)))


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
