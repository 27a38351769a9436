"""The OpenAPI page, which says of calls and answers all that is true of them."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from fastapi import FastAPI
from starlette.routing import BaseRoute

Shapes = dict[str, Any]
SCHEMAS = "#/components/schemas/"
ASKED = "Asked"
"""Behind the name of a shape that comes in: fields may be left out of it that an answer always has."""


class Described(FastAPI):
    """An app whose calls and answers are dataclasses: no other fields than theirs come in or go out."""

    def __init__(self, *, calls: Callable[[], Iterable[BaseRoute]], lines: tuple[type, ...], **more: Any) -> None:
        """The calls as they are described; what streams send line by line apart: FastAPI knows whole answers alone."""
        super().__init__(**more)
        self._calls = calls
        self._lines = lines

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            told = FastAPI(title=self.title, version=self.version)
            told.router.routes.extend(self._calls())
            page, shapes = told.openapi(), Shapes()
            _, lines = msgspec.json.schema_components(self._lines, ref_template=SCHEMAS + "{name}")
            found = page["components"]["schemas"] | lines
            page["paths"] = _described(page["paths"], found, shapes)
            page["components"]["schemas"] = dict(sorted(shapes.items()))
            self.openapi_schema = page
        return self.openapi_schema


def named(one: type) -> Shapes:
    """A shape that stands elsewhere on the page."""
    return {"$ref": SCHEMAS + one.__name__}


def _described(part: Any, found: Shapes, shapes: Shapes, *, asked: bool = False) -> Any:
    """A part of the page; whatever shape it names is put into `shapes` as it comes in or as it goes out."""
    match part:
        case {"$ref": str(ref)}:
            name = ref.removeprefix(SCHEMAS)
            known = name + ASKED if asked else name
            if known not in shapes:
                shapes[known] = {}  # first, for a shape that holds itself
                shapes[known] = _exact(_described(found[name], found, shapes, asked=asked), asked=asked)
            return part | {"$ref": SCHEMAS + known}
        case dict():
            inside = {key: (one, asked or key == "requestBody") for key, one in part.items()}
            return {key: _described(one, found, shapes, asked=into) for key, (one, into) in inside.items()}
        case list():
            return [_described(one, found, shapes, asked=asked) for one in part]
        case _:
            return part


def _exact(shape: Shapes, *, asked: bool) -> Shapes:
    """A shape without other fields: of an answer, each is there; of a call, those without a default and the tag."""
    fields = shape.get("properties")
    if "additionalProperties" in shape or not fields:
        return shape
    needed = shape.get("required", ())
    required = [name for name, one in fields.items() if not asked or name in needed or "const" in one]
    return shape | {"additionalProperties": False, "required": required}
