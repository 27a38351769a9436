"""What each extra weighs and brings: a fresh environment for each, its size on disk, its time, and what imports there.

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
EXTRAS = ("", "engine", "server", "dask", "cluster", "research", "openspiel", "all")
DOORS = {
    "library": "tablee.match.local",
    "kernels": "tablee.crossword.kernels.moves",
    "house": "tablee.server.app",
    "Dask": "distributed",
    "several houses": "tablee.server.visits.bus",
    "environments": "tablee.research",
    "OpenSpiel": "tablee.research.openspiel",
}
IMPORTS = f"""
import importlib
for name, module in {DOORS}.items():
    try:
        importlib.import_module(module)
        print(name)
    except Exception:  # what is missing is an ImportError, or already a sentence of ours
        pass
"""
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
        print("| install | packages | MB | seconds | first use | what imports |\n|---|---|---|---|---|---|")
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
    doors = subprocess.run([python, "-c", IMPORTS], check=True, capture_output=True, text=True).stdout.split("\n")
    return (
        f"| `{name}` | {count} | {size(env):.0f} | {seconds:.1f} | {first:.2f} s | {', '.join(filter(None, doors))} |"
    )


if __name__ == "__main__":
    main()
