"""One process a file: a lock that the operating system takes back when its holder ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

FAR = 1 << 30  # the byte that is locked on Windows; what stands at the beginning can still be read


class Lock:
    """A lock on a file beside another one. The file stays; only its lock means anything."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.path = self.path.with_name(f"{self.path.name}.lock")
        self.file = -1

    def take(self) -> bool:
        """Whether it is ours now. OSError if the file cannot be made."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            locked(file)
        except OSError:
            os.close(file)
            return False
        self.file = file
        with contextlib.suppress(OSError):  # on a full disk nobody can tell who holds it, but it is held
            os.truncate(file, 0)
            os.write(file, str(os.getpid()).encode())
        return True

    def holder(self) -> str:
        """The process that said it holds the lock, "" if nobody knows."""
        try:
            found = self.path.read_text("ascii", "replace").strip()
        except OSError:
            return ""
        return found if found.isascii() and found.isdigit() else ""

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


if sys.platform == "win32":
    import msvcrt

    def locked(file: int) -> None:
        """OSError if somebody else holds the lock."""
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def locked(file: int) -> None:
        """OSError if somebody else holds the lock."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
