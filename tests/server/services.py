"""PostgreSQL, Redis and nginx for tests: Debian's own, in a folder of their own, on free ports."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import SECONDS
from tests.server.nodes import free_port

PACKAGES = ("postgresql", "redis-server", "nginx-light")
NEEDED = (
    "These tests need PostgreSQL, Redis and nginx: install Debian's packages "
    "(apt-get install postgresql redis-server nginx-light), or run the tests as root with apt-get at hand."
)


def install() -> None:
    """Fetch what is missing, once, whichever worker comes first."""
    if _all_there():
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
    if not _all_there():
        raise AssertionError(f"{NEEDED}\n{done.stderr[-2000:]}")


def _all_there() -> bool:
    return bool(_postgres_folder() and shutil.which("redis-server") and shutil.which("nginx"))


def _postgres_folder() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def programs() -> Path:
    """Where PostgreSQL's own are."""
    found = _postgres_folder()
    assert found
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh, empty database, in a folder that its own account can reach."""
    install()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="joute-postgres-") as folder:
        user: list[str] = []
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(folder, account.pw_uid, account.pw_gid)
            user = ["runuser", "-u", "postgres", "--"]
        data = f"{folder}/data"
        initdb = [*user, str(programs() / "initdb"), "-D", data, "-A", "trust", "-U", "joute", "-E", "UTF8"]
        _run(*initdb, "--no-sync", "--locale=C.UTF-8")
        control = [*user, str(programs() / "pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log"]
        _run(*control, "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
        try:
            yield f"postgresql://joute@127.0.0.1:{port}/postgres"
        finally:
            _run(*control, "-m", "immediate", "stop")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


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
        process.wait(SECONDS)


@contextmanager
def nginx(folder: Path, site: str) -> Iterator[None]:
    """nginx with that site, written as for its conf.d folder."""
    install()
    (folder / "site.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    process = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"])
    try:
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)
