"""PostgreSQL and Redis for tests: Debian's own, in a folder of their own, on free ports."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.nodes import free_port

PACKAGES = ("postgresql", "redis-server")
NEEDED = (
    "These tests need PostgreSQL and Redis: install Debian's packages « postgresql » and « redis-server » "
    "(apt-get install postgresql redis-server), or run the tests as root with apt-get at hand."
)


def install() -> None:
    """Fetch what is missing, once, whichever worker comes first."""
    if _postgres_folder() and shutil.which("redis-server"):
        return
    if os.geteuid() or not shutil.which("apt-get"):
        raise AssertionError(NEEDED)
    waiting = ["-o", "DPkg::Lock::Timeout=300"]
    subprocess.run(["apt-get", *waiting, "update"], check=False, capture_output=True)
    command = ["apt-get", *waiting, "install", "-y", "--no-install-recommends", *PACKAGES]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    )
    if not (_postgres_folder() and shutil.which("redis-server")):
        raise AssertionError(f"{NEEDED}\n{done.stderr[-2000:]}")


def _postgres_folder() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a fresh, empty database; the server gives up its data with the folder."""
    install()
    programs = _postgres_folder()
    assert programs
    data, port = folder / "postgres", free_port()
    data.mkdir()
    user: list[str] = []
    if os.geteuid() == 0:
        account = pwd.getpwnam("postgres")
        os.chown(data, account.pw_uid, account.pw_gid)
        for parent in (folder, *folder.parents):
            if parent.stat().st_uid == 0 and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)
        user = ["runuser", "-u", "postgres", "--"]
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
    initdb = [*user, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "joute", "-E", "UTF8"]
    subprocess.run([*initdb, "--no-sync", "--locale=C.UTF-8"], **quiet)  # type: ignore[call-overload]
    options = f"-p {port} -k {data} -h 127.0.0.1"
    control = [*user, str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(data / "log")]
    subprocess.run([*control, "-o", options, "start"], **quiet)  # type: ignore[call-overload]
    try:
        yield f"postgresql://joute@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis that keeps nothing."""
    install()
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while subprocess.run(["redis-cli", "-p", str(port), "ping"], capture_output=True).returncode:
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(20)
