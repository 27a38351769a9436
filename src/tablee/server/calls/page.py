"""The OpenAPI page, which says of answers all that is true of them."""

from typing import Any

from fastapi import FastAPI


class Described(FastAPI):
    """An app whose answers are dataclasses: every field of theirs is there, default or not, and no other."""

    def openapi(self) -> dict[str, Any]:
        page = super().openapi()
        for shape in page["components"]["schemas"].values():
            if "additionalProperties" not in shape and (fields := shape.get("properties")):
                shape |= {"additionalProperties": False, "required": list(fields)}
        return page
