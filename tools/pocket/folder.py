"""Puts the folder together: pages, Python, the rooms of the house."""

import gzip
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
WASM = "pyodide.asm.wasm"
PACKED = ".packed"
"""By gzip; not called so, for some servers would have the browser unpack it on the way, and others not."""
NOT_PAGES = ("invitations", "parts.json", "knock.js")
README = "README.md"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
"""Of the page; its workers, which alone run Python, have what their server says of them."""


def pages(static: Path, folder: Path) -> None:
    """The pages as they are served, with addresses beside them instead of at a root, and told that they are alone."""
    shutil.copytree(static, folder, ignore=shutil.ignore_patterns(*NOT_PAGES))
    page = folder / "index.html"
    text = page.read_text().replace('="/', '="./').replace("<html ", '<html data-house="pocket" ', 1)
    safe = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page.write_text(text.replace('<meta charset="utf-8" />', safe, 1))
    (folder / "sw.js").write_text(
        "// What of Tablée lives on when its pages are closed.\nimportScripts('./kept.js');\n"
    )
    manifest = folder / "manifest.webmanifest"
    told = json.loads(manifest.read_text())
    told |= {"id": "./", "start_url": "./", "scope": "./"}
    told["icons"] = [icon | {"src": "." + icon["src"]} for icon in told["icons"]]
    manifest.write_text(json.dumps(told, ensure_ascii=False, indent=2))


def python(pyodide: Path, library: Path, site: Path, house: Path) -> None:
    """Pyodide and both archives; what is large is packed here, for most servers would not."""
    house.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copy(pyodide / name, house)
    large = {WASM: (pyodide / WASM).read_bytes(), "library.zip": zipped(library), "site": together(site)}
    sizes = {}
    for name, body in large.items():
        packed = gzip.compress(body, 6, mtime=0)
        (house / f"{name}{PACKED}").write_bytes(packed)
        sizes[f"{name}{PACKED}"] = len(packed)
    (house / "sizes.json").write_text(json.dumps(sizes))


def zipped(folder: Path) -> bytes:
    """A folder as an archive that is always the same; not packed file by file, for as a whole it packs better."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, body in _files(folder):
            archive.writestr(zipfile.ZipInfo(name), body)
    return made.getvalue()


def together(folder: Path) -> bytes:
    """The same for a page that unpacks it by itself: how long the list is, names and lengths, then everything."""
    files = dict(_files(folder))
    told = json.dumps({name: len(body) for name, body in files.items()}).encode()
    return b"".join((len(told).to_bytes(4, "little"), told, *files.values()))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()
