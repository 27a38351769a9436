"""Make .venv and fill it from a lock file; runs on the machine's own Python, before anything of ours is installed."""

import argparse
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
LOCKS = {"run": ROOT / "requirements" / "run.lock", "dev": ROOT / "requirements" / "dev.lock"}


def require_python() -> None:
    """Stop with a sentence, not a traceback, on a Python that cannot carry the project."""
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if sys.version_info < (3, 11):  # noqa: UP036 - this line is for the people whose Python is older
        sys.exit(f"Tablée needs Python 3.11 or newer; {sys.executable} is {found}. Try: make setup PYTHON=python3.12")
    try:
        import ensurepip  # noqa: F401, PLC0415 - only its presence matters; Debian ships it in a package of its own
    except ImportError:
        sys.exit(
            f"{sys.executable} ({found}) cannot make virtual environments: its 'ensurepip' is missing.\n"
            f"On Debian and Ubuntu: apt install python{found}-venv.\n"
            f"Or name another Python: make setup PYTHON=/path/to/python3"
        )


def answers(*command: object) -> bool:
    """Say whether a command runs at all, so that a half-made or moved environment is noticed."""
    try:
        return subprocess.run([str(part) for part in command], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run(*command: object) -> None:
    """Run one step; when it fails, its own words are on the screen and we stop."""
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env=env, check=False)
    if done.returncode != 0:
        sys.exit(f"Set-up stopped: {Path(str(command[0])).name} failed (see above).")


def make_environment() -> None:
    """Create .venv with the locked uv in it, unless it already stands and works."""
    if answers(PYTHON, "--version") and answers(UV, "--version"):
        return
    print("· making .venv", flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    pinned = re.search(r"^uv==(?:.*\\\n)*.*\n", LOCKS["run"].read_text(), re.MULTILINE)
    if pinned is None:
        sys.exit("requirements/run.lock does not name uv; make it again with: make lock")
    only_uv = VENV / "uv.txt"
    only_uv.write_text(pinned.group())
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-qq")
    run(*pip, "--no-deps", "--require-hashes", "-r", only_uv)


def fill(kind: str) -> None:
    """Install the locked packages and Tablée itself, editable.

    `run` only adds, so that it takes no tool away from a developer, and compiles, so that the house opens quickly; of
    the many packages of `dev` Python compiles those that are used, and what its lock does not name is removed.
    """
    print(f"· packages of {LOCKS[kind].relative_to(ROOT)}", flush=True)
    compiling = ("--compile-bytecode",) if kind == "run" else ()
    here = ("-q", "--python", PYTHON)
    run(UV, "pip", "install", *here, *compiling, "--require-hashes", "-r", LOCKS[kind])
    if kind == "run":
        run(UV, "pip", "install", *here, "--no-deps", "--no-build-isolation", "-e", ".")
        return
    everything = VENV / "everything.txt"  # with Tablée: somebody in another terminal may be about to start it
    everything.write_text(f"-r {LOCKS[kind].as_uri()}\n-e {ROOT.as_uri()}\n")
    run(UV, "pip", "sync", *here, "--no-build-isolation", everything)


def installed(kind: str) -> bool:
    """Say whether somebody else has just done it: nothing is put in anew under those who use it already."""
    stamp, before = VENV / f".{kind}", [LOCKS[kind], *([VENV / ".run"] if kind == "dev" else [PROJECT, HERE])]
    if not stamp.is_file() or not all(path.is_file() for path in before):
        return False
    return stamp.stat().st_mtime_ns > max(path.stat().st_mtime_ns for path in before) and answers(UV, "--version")


def main() -> None:
    """Read which lock is asked for and make the environment match it; of two terminals one does, the other waits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=sorted(LOCKS))
    kind = parser.parse_args().kind
    require_python()
    sys.path.insert(0, str(ROOT))
    from tools.alone import alone  # noqa: PLC0415 - an older Python must first be told that it is too old

    with alone(ROOT / ".cache" / "setup.lock"):
        if not installed(kind):
            make_environment()
            fill(kind)
            (VENV / f".{kind}").touch()


if __name__ == "__main__":
    main()
