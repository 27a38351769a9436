"""Who counts as one visitor when addresses are counted, and how many connections this machine lets us have."""

from __future__ import annotations

import ipaddress
import sys
from collections.abc import Collection
from functools import lru_cache

if sys.platform != "win32":  # which has no such limit
    import resource

ENOUGH = 65_536
"""Open files that no house of ours needs; some systems promise more than they keep."""
OWN_FILES = 120
"""Kept free of visitors: the store, robots' pipes, files of pages, libraries."""
LOW = 1_024

NETWORK = 64
"""Bits of an IPv6 address that are one household's; the rest it chooses as it likes."""


@lru_cache(maxsize=4096)
def home_of(address: str) -> str:
    """What is counted as one visitor's address."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, NETWORK), strict=False))
    return str(known)


class Proxies:
    """The proxies that those who run the house have named."""

    def __init__(self, named: Collection[str]) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in named]

    def __contains__(self, address: object) -> bool:
        if not self._networks or not isinstance(address, str):
            return False
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(known in network for network in self._networks)


def allowed_files() -> int:
    """How many files this process may have open, after it has asked for as many as it can get."""
    if sys.platform == "win32":
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # promised, but not kept
            pass
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


def room_for(connections: int, files: int) -> int:
    """How many connections there can be: as many as were chosen, if the system allows them."""
    return max(1, min(connections, files - OWN_FILES))
