"""All that a doctor looks at, in the order in which one would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tablee.server.checkup import bus, database, doors, folder, variables
from tablee.server.checkup.symptom import Symptom
from tablee.server.settings import from_environment


def found(given: Mapping[str, str], **chosen: Any) -> Iterator[Symptom]:
    """What is to be said of variables and of what was chosen on the command line."""
    yield from variables.found(given)
    settings = from_environment(variables.readable(given), **chosen)
    kept_in = settings.kept_in
    yield from database.found(kept_in) if isinstance(kept_in, str) else folder.found(kept_in)
    yield from bus.found(settings)
    yield from doors.found(settings)
