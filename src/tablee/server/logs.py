"""Notes of the house: JSON lines for machines, plain lines for a person at a terminal; no secrets in either."""

import logging
import sys
from typing import TextIO

import structlog

from tablee.match import codec


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Have notes written to a stream, the error stream if none is named."""
    stream = stream or sys.stderr
    threshold = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shown = structlog.dev.ConsoleRenderer() if stream.isatty() else structlog.processors.JSONRenderer(serializer=_json)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.WriteLoggerFactory(stream),
    )
    logging.basicConfig(stream=stream, level=logging.WARNING, format="%(levelname)s %(message)s")  # what libraries note


def _json(note: object, **_: object) -> str:
    return codec.encode(note).decode()
