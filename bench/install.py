"""What each extra weighs: a fresh environment for each, with what it takes on disk and how long it takes to install.

    python -m bench.install

The wheel is built once, packages come from wherever this machine has them; times depend on the network.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
EXTRAS = ("", "engine", "server", "dask", "cluster", "all")
FIRST_USE = "import tablee; match = tablee.deal('multiplipotion', seed=1); str(match)"


def size(folder: Path) -> float:
    """Megabytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def main() -> None:
    """Print a row for each extra."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        wanted = ("--python", sys.executable, "--no-build-isolation", "--wheel", "-o", str(here), str(ROOT))
        subprocess.run([UV, "build", "-q", *wanted], check=True)
        (wheel,) = here.glob("*.whl")
        print(f"wheel {wheel.stat().st_size / 1e6:.1f} MB\n")
        print("| install | packages | MB | seconds | first use |\n|---|---|---|---|---|")
        for extra in EXTRAS:
            print(row(here / f"env-{extra}", wheel, extra), flush=True)


def row(env: Path, wheel: Path, extra: str) -> str:
    """Install into a new environment, and use the library there once."""
    name = f"tablee[{extra}]" if extra else "tablee"
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, env], check=True)
    python, began = env / "bin" / "python", time.perf_counter()
    asked = f"{name} @ {wheel.as_uri()}"
    subprocess.run([UV, "pip", "install", "-q", "--python", python, asked], check=True)
    seconds, used = time.perf_counter() - began, time.perf_counter()
    subprocess.run([python, "-c", FIRST_USE], check=True)
    first = time.perf_counter() - used
    listed = subprocess.run([UV, "pip", "list", "-q", "--python", python], check=True, capture_output=True, text=True)
    count = len(listed.stdout.splitlines()) - 2
    return f"| `{name}` | {count} | {size(env):.0f} | {seconds:.1f} | {first:.2f} s |"


if __name__ == "__main__":
    main()
