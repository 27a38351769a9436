"""Messages are put together of encoded parts; what a window hears has the shapes that the browser was promised."""

from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from pydantic import TypeAdapter

from tablee.match import codec
from tablee.match.envelope import PONG, done_message
from tablee.match.shapes import MORE, FromHouse, TableTold
from tests.match.parlour import ANA, BOB, PUPIL, LiveMatch, parlour

BY_TYPE = {shape.__dataclass_fields__["type"].default: shape for shape in get_args(FromHouse)}
SEAT = {"person": ["name"], "bot": ["level"], "open": []}


def require_shape(message: dict[str, Any]) -> None:
    """Every field that the shape has, of its type, and no other unless the shape is open."""
    shape = BY_TYPE[message["type"]]
    if shape is TableTold:  # a union of dataclasses is beyond msgspec
        TypeAdapter(shape).validate_json(codec.encode(message), strict=True)
    else:
        msgspec.convert(message, shape)
    always = {one.name for one in fields(shape) if one.default is not codec.LEFT_OUT}
    assert always <= message.keys(), message
    if getattr(shape, "__pydantic_config__", None) is not MORE:
        assert message.keys() <= {one.name for one in fields(shape)}, message


async def heard(match: LiveMatch) -> list[dict[str, Any]]:
    await match.ask("ana", 1, {"kind": "lay", "card": 1})  # not Ana's seat
    await match.lay()
    return [*match.ears["ana"].so_far(), *match.ears["bob"].so_far(), codec.parse(PONG)]


async def test_what_a_window_hears_has_the_promised_shapes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        messages = await heard(await here.match(ANA, BOB, PUPIL))
        for message in messages:
            require_shape(message)
            for seat in message.get("seats", ()):
                assert seat.keys() == {"kind", *SEAT[seat["kind"]], "mine", "online", "relief", "kept"}
            for one in message.get("events", ()):
                assert one.keys() == {"seq", "at", "event"}
        assert {message["type"] for message in messages} == {"table", "told", "refused", "pong"}
        assert any("done" in message for message in messages)


def test_an_ask_that_was_granted_before_is_answered_in_shape() -> None:
    require_shape(codec.parse(done_message("id", 3)))


def test_a_message_out_of_shape_is_noticed() -> None:
    right = codec.parse(done_message("id", 3))
    with pytest.raises(AssertionError):
        require_shape({**right, "more": 1})
    with pytest.raises(msgspec.ValidationError):
        require_shape({**right, "seq": "3"})
    with pytest.raises(msgspec.ValidationError):
        require_shape({name: value for name, value in right.items() if name != "id"})
