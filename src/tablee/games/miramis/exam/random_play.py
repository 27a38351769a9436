"""Some legal ask, for play-outs: mostly a lay, now and then an exchange or a pass."""

from collections.abc import Iterator
from random import Random

from tablee.core.refusal import Refused
from tablee.crossword.actions import Pass
from tablee.crossword.squares import Square, beside, neighbours, on_board
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import SIZE, Stones, Tile, Tiles, is_empty, stone_at
from tablee.games.miramis.rules.box.letters import RACK_SIZE, Colour, Letter, Letters, without
from tablee.games.miramis.rules.lays.laying import judge
from tablee.games.miramis.rules.lays.words import require_good_words
from tablee.games.miramis.rules.view import View
from tablee.lexicon import lexicon

TRIES = 12
WORDS = 30
"""How many words that fit a place are looked at."""
OFTEN = "AEINRSTU"
"""What a pawn may stand for: trying every letter would take its time."""


def random_action(view: View, rng: Random) -> Ask:
    """Anything the seat of the view may ask now; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if view.may_exchange and rng.random() < 0.1:
        return Exchange(view.seat, tuple(rng.sample(view.rack, rng.randint(1, view.may_exchange))))
    tiles = None if rng.random() < 0.05 else next(random_lays(view, rng), None)
    return Lay(view.seat, tiles) if tiles else Pass(view.seat)


def random_lays(view: View, rng: Random, tries: int = TRIES) -> Iterator[Tiles]:
    """Lays that a few tries in places where a word may go come upon."""
    anchors = _anchors(view)
    if not (anchors and view.rack):
        return
    for _ in range(tries):
        place = _place(view.stones, rng.choice(anchors), rng)
        tiles = _fill(view, place, rng)
        if tiles and _good(view, tiles):
            yield tiles


def _anchors(view: View) -> list[Square]:
    """The empty squares that a word may start from: beside a letter, or the squares of the first word."""
    if is_empty(view.stones):
        return list(view.first_squares)
    squares = ((row, col) for row in range(SIZE) for col in range(SIZE))
    return [
        square
        for square in squares
        if not stone_at(view.stones, square) and any(stone_at(view.stones, near) for near in neighbours(square))
    ]


def _place(stones: Stones, anchor: Square, rng: Random) -> list[Square]:
    """A stretch of a line over the anchor, with a few empty squares, that no letter goes on from."""
    across = rng.random() < 0.5
    before = list(_along(stones, anchor, -1, across, rng.randint(0, 3)))
    behind = list(_along(stones, anchor, 1, across, rng.randint(0, RACK_SIZE - 3)))
    return [*reversed(before), anchor, *behind]


def _along(stones: Stones, anchor: Square, step: int, across: bool, free: int) -> Iterator[Square]:
    """The squares beside the anchor, so many empty ones and all letters between and behind them."""
    square = beside(anchor, step, across)
    while on_board(square, SIZE) and (free or stone_at(stones, square)):
        free -= not stone_at(stones, square)
        yield square
        square = beside(square, step, across)


def _fill(view: View, place: list[Square], rng: Random) -> Tiles | None:
    """A word that fits the place, laid with letters of the rack; colours and pawns as they come."""
    stones = [stone_at(view.stones, square) for square in place]
    pattern = "".join(stone.reads if stone else "?" for stone in stones)
    if len(pattern) < 2 or pattern.count("?") > len(view.rack):
        return None
    faces = (rng.choice(OFTEN) if letter.is_pawn else letter.face for letter in view.rack)
    words = lexicon.words(compounds=view.options.compounds).pattern(pattern, "".join(faces), WORDS)
    if not words:
        return None
    rack, tiles = tuple(rng.sample(view.rack, len(view.rack))), []
    for square, stone, reads in zip(place, stones, rng.choice(words), strict=True):
        if stone is None:
            letter = _letter(rack, reads)
            tiles.append(_tile(square, letter, reads, rng.choice(("red", "blue"))))
            rack = without(rack, (letter,))
    return tuple(tiles)


def _letter(rack: Letters, reads: str) -> Letter:
    """A letter that reads so, or else a pawn: the word was made of this rack, so there is one."""
    return next((one for one in rack if one.face == reads), None) or next(one for one in rack if one.is_pawn)


def _tile(square: Square, letter: Letter, reads: str, colour: Colour) -> Tile:
    return Tile(*square, letter, reads if letter.is_pawn else None, colour if letter.colour == "both" else None)


def _good(view: View, tiles: Tiles) -> bool:
    try:
        require_good_words(judge(view.ground, view.stones, view.rack, tiles).words, view.options)
    except Refused:
        return False
    return True
