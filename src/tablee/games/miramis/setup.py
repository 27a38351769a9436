"""A position that somebody has set up: checked against the box, and completed with what was not said."""

from collections import Counter

from tablee.core.refusal import Refused
from tablee.games.miramis.board import SIZE, Ground, Stone, Stones, leaflet_ground
from tablee.games.miramis.board_refusals import BadPosition
from tablee.games.miramis.letters import RACK_SIZE, Letters, letters
from tablee.games.miramis.options import Options
from tablee.games.miramis.own_board import read_ground
from tablee.games.miramis.sheet import NOTHING, Move
from tablee.games.miramis.spelling import LAID, declared, read_rack
from tablee.games.miramis.state import Table, rounds_for
from tablee.games.miramis.view import MOST_EXCHANGED, View, view

Fields = dict[str, list[str]]
"""What stands beside a board, by name, each value cut into words."""

HIGHEST = {"turn": 4, "racks": RACK_SIZE, "bag": len(letters()), "played": 20, "exchanged": MOST_EXCHANGED}
"""The fields that are small numbers, and how high they go."""


def setup(cells: tuple[tuple[str, ...], ...], fields: Fields) -> View:
    """What the player to move sees."""
    for name in fields:
        if name not in ("rack", "ground", "scores", *HIGHEST):
            raise Refused(BadPosition("field", name[:40]))
    stones = stones_of(cells)
    rack = _rack("".join(fields.get("rack", ())))
    hidden = _hidden(stones, rack)
    numbers = {name: _numbers(name, fields.get(name, [])) for name in ("scores", *HIGHEST)}
    seats = len(numbers["scores"] or numbers["racks"] or (0, 0))
    turn = (numbers["turn"] or [1])[0] - 1
    if not (2 <= seats <= 4 and 0 <= turn < seats):
        raise Refused(BadPosition("turn", f"{turn + 1}/{seats}"))
    racks = _racks(numbers, seats, turn, len(rack), hidden)
    table = Table(
        options=Options(),
        ground=_ground(fields.get("ground", [])),
        lots=(),
        phase="play",
        turn=turn,
        stones=stones,
        rack_counts=racks,
        scores=tuple(numbers["scores"] or [0] * seats),
        bag=hidden + len(rack) - sum(racks),
        exchanged=_exchanged(numbers["exchanged"], seats),
        exchanging=0,
        history=_played((numbers["played"] or [0])[0], seats, turn),
        left=(),
        result=None,
    )
    return view(table, rack, turn)


def stones_of(cells: tuple[tuple[str, ...], ...]) -> Stones:
    """R2: fifteen rows of fifteen squares, with letters as they can lie there."""
    widths = {len(row) for row in cells}
    if len(cells) != SIZE or widths != {SIZE}:
        raise Refused(BadPosition("size", f"{len(cells)} × {', '.join(map(str, sorted(widths)))}"))
    return tuple(tuple(_stone(cell, number) for cell in row) for number, row in enumerate(cells, 1))


def _stone(cell: str, row: int) -> Stone | None:
    if cell and not LAID.fullmatch(cell):
        raise Refused(BadPosition("square", f"{row}: {cell[:40]}"))
    return declared(cell).on(0, 0).stone if cell else None


def _rack(text: str) -> Letters:
    """R3: no more than eight letters."""
    try:
        rack = read_rack(text)
    except Refused:
        raise Refused(BadPosition("rack", text[:40])) from None
    if len(rack) > RACK_SIZE:
        raise Refused(BadPosition("rack", text[:40]))
    return rack


def _hidden(stones: Stones, rack: Letters) -> int:
    """R2: how many letters are in the bag or on other racks; no more of a letter are seen than the box has."""
    seen = Counter((*rack, *(stone.letter for row in stones for stone in row if stone)))
    for letter, excess in (seen - Counter(letters())).items():
        raise Refused(BadPosition("letters", f"{letter.face} ({letter.colour}) + {excess}"))
    return len(letters()) - seen.total()


def _racks(numbers: dict[str, list[int]], seats: int, turn: int, own: int, hidden: int) -> tuple[int, ...]:
    """How many letters each player has; if it is not said, what is not in the bag is shared out evenly."""
    others = seats - 1
    said, bag = numbers["racks"], numbers["bag"]
    each, rest = divmod(hidden - bag[0] if bag else min(RACK_SIZE * others, hidden), others)
    shares = [each + (number < rest) for number in range(others)]
    racks = said or [*shares[:turn], own, *shares[turn:]]
    left = hidden + own - sum(racks)
    if len(racks) != seats or racks[turn] != own or not all(0 <= count <= RACK_SIZE for count in racks):
        raise Refused(BadPosition("racks", " ".join(map(str, racks))))
    if left < 0 or bag not in ([], [left]):
        raise Refused(BadPosition("bag", " ".join(map(str, bag or [left]))))
    return tuple(racks)


def _exchanged(said: list[int], seats: int) -> tuple[int, ...]:
    if said and len(said) != seats:
        raise Refused(BadPosition("exchanged", " ".join(map(str, said))))
    return tuple(said) or (0,) * seats


def _played(turns: int, seats: int, turn: int) -> tuple[Move, ...]:
    """R4: turns of which nothing is known but whose they were; the one who moves comes next, counter-clockwise."""
    if turns >= rounds_for(seats) * seats:
        raise Refused(BadPosition("played", str(turns)))
    return tuple(Move((turn + ago) % seats, "pass", "-", 0, (), NOTHING) for ago in range(turns, 0, -1))


def _ground(said: list[str]) -> Ground:
    return read_ground("\n".join("".join(said).split("/"))) if said else leaflet_ground()


def _numbers(name: str, words: list[str]) -> list[int]:
    try:
        numbers = [int(word[:10]) for word in words]
    except ValueError:
        raise Refused(BadPosition(name, " ".join(words)[:40])) from None
    if name in HIGHEST and not all(0 <= number <= HIGHEST[name] for number in numbers):
        raise Refused(BadPosition(name, " ".join(words)[:40]))
    return numbers
