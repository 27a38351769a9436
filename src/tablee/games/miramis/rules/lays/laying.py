"""May these letters be laid there? All but the words: rack, declarations, line, gaps, joining on (R2 to R7, R12)."""

from tablee.core.refusal import Refused
from tablee.crossword.laying import require_no_gap, require_one_line, require_some, require_square
from tablee.crossword.squares import name_of, neighbours
from tablee.games.miramis.rules import refusals as no
from tablee.games.miramis.rules.box.board import (
    SIZE,
    Ground,
    Stones,
    Tile,
    Tiles,
    first_squares,
    is_empty,
    stone_at,
)
from tablee.games.miramis.rules.box.letters import PAWN, Letters, lacking
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.lays.sheet import Score
from tablee.games.miramis.rules.rack_refusals import missing
from tablee.lexicon import ALPHABET


def judge(ground: Ground, stones: Stones, rack: Letters, tiles: Tiles, *, blind: bool = False) -> Score:
    """The score of a lay, its words not yet looked up; or Refused with the first rule it breaks; blind: see `score`."""
    require_some(no, tiles)
    for number, tile in enumerate(tiles):
        require_free(stones, tile)
        require_square(no, tiles, number, SIZE)
    require_on_rack(rack, tuple(tile.letter for tile in tiles))
    for tile in tiles:
        require_declared(tile)
    require_one_line(no, tiles, [face_of(tile) for tile in tiles])
    require_no_gap(no, tiles, lambda square: stone_at(stones, square))
    require_place(ground, stones, tiles)
    result = score(ground, stones, tiles, blind=blind)
    if not result.words:
        raise Refused(no.NoWord(name_of(tiles[0].square), face_of(tiles[0])))
    return result


def face_of(tile: Tile) -> str:
    """How a refusal calls a letter: what it reads, as far as that is known."""
    return (tile.reads or tile.letter.face)[:10]


def require_free(stones: Stones, tile: Tile) -> None:
    """R7: nothing lies there."""
    if there := stone_at(stones, tile.square):
        raise Refused(no.SquareTaken(name_of(tile.square), face_of(tile), there.reads))


def require_declared(tile: Tile) -> None:
    """R12: pawns say what they read, two-coloured ones their colour; and nothing else says anything."""
    letter, square = tile.letter, name_of(tile.square)
    if letter.is_pawn and tile.reads is None:
        raise Refused(no.LetterMissing(square))
    if tile.reads is not None:
        require_letter(tile.reads, ALPHABET)
        if not letter.is_pawn:
            raise Refused(no.LetterPrinted(square, letter.face, tile.reads))
    if letter.colour == "both" and tile.colour is None:
        raise Refused(no.ColourMissing(square, face_of(tile)))
    if letter.colour != "both" and tile.colour is not None:
        raise Refused(no.ColourPrinted(square, face_of(tile)))


def require_letter(face: str, known: str) -> None:
    """R2: one of the alphabet; a pawn where pawns may be."""
    if len(face) != 1 or face not in known:
        raise Refused(no.NoSuchLetter(face[:10]))


def require_on_rack(rack: Letters, wanted: Letters) -> None:
    """R2, R3."""
    for letter in wanted:
        require_letter(letter.face, ALPHABET + PAWN)
    if absent := lacking(rack, wanted):
        raise Refused(missing(absent[0]))


def require_place(ground: Ground, stones: Stones, tiles: Tiles) -> None:
    """R6 for the first word, R7 for all others."""
    squares = [tile.square for tile in tiles]
    if is_empty(stones):
        wanted = first_squares(ground)
        if not set(squares) & set(wanted):
            raise Refused(no.NotOnMiramis(tuple(map(name_of, wanted))))
    elif not any(stone_at(stones, near) for square in squares for near in neighbours(square)):
        raise Refused(no.NotJoined(name_of(squares[0])))
