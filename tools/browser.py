"""The Chromium for the browser tests: on Linux the locked one, so that all test with the same; or the system's."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.alone import filled
from tools.node import node, packages

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tests" / "browser"
KEY = hashlib.sha256((PACKAGE / "package-lock.json").read_bytes() + str(ROOT).encode()).hexdigest()[:12]
CACHE = ROOT / ".cache" / f"chromium-{KEY}"
"""One for each lock and place: its font configuration names the folder it lies in."""
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
LOCKED_FOR = ("linux", "x86_64")


@dataclass(frozen=True, slots=True)
class Chromium:
    """A browser that starts, and the environment it wants beside ours."""

    executable: str
    environment: dict[str, str] = field(default_factory=dict)


def chromium() -> Chromium:
    """A browser, or an end that says what to do: a missing browser must never pass for a passed test."""
    if named := os.environ.get("CHROMIUM"):
        if not starts(named):
            sys.exit(f"CHROMIUM={named} does not start.")
        return Chromium(named)
    if (sys.platform, platform.machine()) == LOCKED_FOR:
        return locked()
    for candidate in on_this_machine():
        if starts(candidate):
            return Chromium(candidate)
    sys.exit("No Chromium found. Install Chromium or Chrome, or name one: make test CHROMIUM=/path/to/chromium")


def on_this_machine() -> Iterator[str]:
    """The usual places of a Chromium or Chrome that is already installed."""
    for command in COMMANDS:
        if found := shutil.which(command):
            yield found
    if MAC.is_file():
        yield str(MAC)


def starts(executable: str) -> bool:
    """Some systems ship a `chromium-browser` that only tells you to install one: believe none before it answers."""
    try:
        return subprocess.run([executable, "--version"], capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def locked() -> Chromium:
    """The headless Chromium inside the npm package @sparticuz/chromium, unpacked once into .cache/."""
    filled(CACHE, unpack)
    environment = {"LD_LIBRARY_PATH": str(CACHE / "al2023/lib"), "FONTCONFIG_FILE": str(CACHE / "fonts.conf")}
    return Chromium(str(CACHE / "chromium"), environment)


def unpack(fresh: Path) -> None:
    """Put the browser into an empty folder."""
    # Thinking it is on that service, the package also unpacks the libraries a bare system lacks.
    extra = {"TMPDIR": str(fresh), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
    with packages(PACKAGE, dev=True):
        print("· unpacking a Chromium into .cache/", flush=True)
        if node("--input-type=module", "--eval", script, folder=PACKAGE, extra=extra) != 0:
            sys.exit("The Chromium of @sparticuz/chromium could not be unpacked (see above).")
    (fresh / "fonts.conf").write_text(fonts())


def fonts() -> str:
    """A fontconfig file that finds the package's own font: without any font Blink lays out no text at all."""
    folders = "".join(f"<dir>{folder}</dir>" for folder in (CACHE / "fonts/fonts", "/usr/share/fonts"))
    return f"<?xml version='1.0'?><fontconfig>{folders}<cachedir>{CACHE / 'fc'}</cachedir></fontconfig>"


if __name__ == "__main__":
    print(chromium().executable)
