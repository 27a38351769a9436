"""Check that the lock files name no host, are complete for every platform, and satisfy pyproject.toml."""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
HOST = re.compile(r"\w+://|--(extra-)?index-url|--find-links|--trusted-host")
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)", re.MULTILINE)


def npm_faults(name: str, lock: dict[str, Any]) -> Iterator[str]:
    """Hosts and missing platform packages in one package-lock.json.

    npm leaves out optional packages that it could not see when the lock was made; `npm ci` then refuses that very lock.
    """
    packages: dict[str, Any] = lock["packages"]
    for path, package in packages.items():
        if "resolved" in package and not package.get("link"):
            yield f"{name}: {path} says where it was fetched from"
        for optional in package.get("optionalDependencies", {}):
            if not {f"node_modules/{optional}", f"{path}/node_modules/{optional}"} & packages.keys():
                yield f"{name}: {path} wants {optional}, which is not in the lock"


def host_faults(name: str, lock: str) -> Iterator[str]:
    """Lines of a requirements lock that name an index or a host."""
    for number, line in enumerate(lock.splitlines(), 1):
        if HOST.search(line):
            yield f"{name}:{number}: {line.strip()}"


def pin_faults(name: str, lock: str, wanted: list[str]) -> Iterator[str]:
    """Requirements of pyproject.toml that the lock does not meet."""
    pins: dict[str, list[str]] = {}
    for pin in PIN.finditer(lock):
        pins.setdefault(canonicalize_name(pin["name"]), []).append(pin["version"])
    for requirement in map(Requirement, wanted):
        versions = pins.get(canonicalize_name(requirement.name), [])
        if not versions or not all(requirement.specifier.contains(version) for version in versions):
            yield f"{name}: {requirement} is not met by {versions or 'anything'}; run: make lock"


def brought(extra: str, extras: dict[str, list[str]]) -> list[str]:
    """The requirements of an extra, with those of the extras that it names as `tablee[…]`."""
    found = []
    for one in extras.get(extra, []):
        requirement = Requirement(one)
        own = requirement.name == "tablee"
        found += [deep for other in requirement.extras for deep in brought(other, extras)] if own else [one]
    return found


def faults(root: Path = ROOT) -> Iterator[str]:
    """Everything that is wrong with the lock files under a root."""
    for folder in ("web", "tests/browser", "bench/pages", "tools/pocket"):
        name = f"{folder}/package-lock.json"
        yield from npm_faults(name, json.loads((root / name).read_text()))
    project = tomllib.loads((root / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    extras = project["project"].get("optional-dependencies", {})
    run = project["project"]["dependencies"] + groups["build"] + brought("server", extras)
    everything = [one for extra in extras for one in brought(extra, extras)]
    for name, wanted in (("requirements/run.lock", run), ("requirements/dev.lock", run + groups["dev"] + everything)):
        lock = (root / name).read_text()
        yield from host_faults(name, lock)
        yield from pin_faults(name, lock, wanted)


def main() -> None:
    """Print the faults and fail, or stay silent."""
    found = list(faults())
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
