"""Notes of the house: JSON lines for machines, plain lines for a person at a terminal; no secrets in either."""

import logging
import sys

import structlog

from tablee.match import codec


def set_up(level: str) -> None:
    """Have notes written to the error stream."""
    person = sys.stderr.isatty()
    threshold = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer(serializer=_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _json(note: object, **_: object) -> str:
    return codec.encode(note).decode()
