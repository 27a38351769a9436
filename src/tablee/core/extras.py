"""What an installation may do without: packages that come with an extra, and the word for those that are not there."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec

from tablee.core.refusal import NotInstalled, Refused

EXTRAS = {
    "engine": ("llvmlite", "numba", "numpy"),
    "server": (
        *("fastapi", "httptools", "prometheus_client", "segno", "starlette", "uvicorn", "uvloop", "websockets"),
        *("cryptography", "py_vapid", "pywebpush", "requests"),
    ),
    "cluster": ("asyncpg", "nats", "procrastinate", "psycopg"),
    "dask": ("dask", "distributed"),
    "research": ("gymnasium", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
}
"""Extras of pyproject.toml and what is imported of them."""


def lacking(error: ModuleNotFoundError) -> NotInstalled | None:
    """Which extra is missing, if that is what is wrong."""
    package = (error.name or "").partition(".")[0]
    extra = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return NotInstalled(package, extra) if extra else None


@cache
def at_hand(extra: str) -> bool:
    """Whether all packages of an extra are there; in a browser, kernels are not."""
    return all(find_spec(package) is not None for package in EXTRAS[extra])


@contextmanager
def extras_named() -> Iterator[None]:
    """What is done inside is refused, with the extra that brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (missing := lacking(error)) is None:
            raise
        raise Refused(missing) from error
