"""No notes while tests run: pytest and a server's thread must not write to one stream at once."""

import logging

import structlog


def be_quiet() -> None:
    """Have notes dropped."""
    silent = structlog.make_filtering_bound_logger(logging.CRITICAL)
    structlog.configure(wrapper_class=silent, logger_factory=structlog.ReturnLoggerFactory())
