"""Why a store does not work, by the system's own codes: a full disk must never be called damage."""

import errno
import shutil
import sqlite3
from pathlib import Path

LEAST_ROOM = 256 * 1024
"""Bytes; with less SQLite may fail before it comes to writing, and calls that by other names."""

BY_CODE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_IOERR: "disk",
}
BY_ERRNO = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "full"),
    **dict.fromkeys((errno.EROFS, errno.EACCES, errno.EPERM), "read_only"),
    errno.EIO: "disk",
}


def why(error: BaseException, folder: Path | None = None) -> str:
    """In one word: full, read_only, busy, damaged, cannot_open, disk, or failed."""
    if isinstance(error, OSError):
        word = BY_ERRNO.get(error.errno or 0, "cannot_open")
    else:
        word = BY_CODE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "failed")
    return "full" if word in ("cannot_open", "disk") and folder and no_room(folder) else word


def no_room(folder: Path) -> bool:
    """Whether the disk is as good as full."""
    try:
        return shutil.disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False
