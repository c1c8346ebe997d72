"""What `joute doctor` looks at; each check says what it found and, where something is wrong, what to do."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from joute.cli.database import not_opened, sqlite_file
from joute.cli.language import Translator

LEAST_FREE = 200_000_000
LITTLE_FREE = 2_000_000_000
MOST_APART_MS = 2_000
FIRST_DAY = 1_767_225_600
"""2026 began: a clock that says less has never been set."""

Grade = Literal["good", "poor", "bad"]


@dataclass(frozen=True, slots=True)
class Finding:
    """`good`; `poor` works but could be better; `bad` does not work."""

    about: str
    grade: Grade
    said: str


def database(url: str, tr: Translator) -> Iterator[Finding]:
    """It answers, is whole, has our schema, and its clock agrees with this machine's."""
    from sqlalchemy.exc import SQLAlchemyError

    from joute.storage import DamagedDatabase, NewerDatabase, Store, UnopenedDatabase
    from joute.storage.engine import bare_engine, check, pending

    about = tr("base", "database")
    if (file := sqlite_file(url)) and not file.exists():
        yield Finding(
            about, "good", tr("elle sera faite au premier démarrage", "it is made at the first start")
        )
        return
    engine = bare_engine(url)
    try:
        if engine.dialect.name == "sqlite":
            check(engine)
        steps = pending(engine)
        yield Finding(about, "good", tr("elle répond et elle est entière", "it answers and is whole"))
        if steps:
            told = tr(
                f"{len(steps)} étapes de mise à jour à faire : joute migrate",
                f"{len(steps)} migrations to do: joute migrate",
            )
            yield Finding(about, "poor", told)
        elif (theirs := Store(engine).now_ms()) is not None:
            yield _apart(abs(theirs - time.time() * 1000), tr)
    except UnopenedDatabase as why:
        yield Finding(about, "bad", not_opened(why, tr).rstrip("."))
    except DamagedDatabase as why:
        told = tr(f"abîmée ({why}) : joute restore FICHIER", f"damaged ({why}): joute restore FILE")
        yield Finding(about, "bad", told)
    except NewerDatabase as why:
        yield Finding(
            about,
            "bad",
            tr(
                f"d’une version plus récente ({why}) : installez-la",
                f"of a later version ({why}): install that one",
            ),
        )
    except (SQLAlchemyError, OSError) as error:
        told = tr("elle ne répond pas : vérifiez l’adresse", "it does not answer: check the address")
        yield Finding(about, "bad", f"{told} ({type(error).__name__})")
    finally:
        engine.dispose()


def _apart(milliseconds: float, tr: Translator) -> Finding:
    about = tr("horloge", "clock")
    if milliseconds <= MOST_APART_MS:
        return Finding(about, "good", tr("la même que celle de la base", "the same as the database's"))
    return Finding(
        about,
        "bad",
        tr(
            f"{milliseconds / 1000:.1f} s d’écart avec la base : activez NTP sur les deux machines",
            f"{milliseconds / 1000:.1f} s apart from the database's: turn NTP on, on both machines",
        ),
    )


def clock(tr: Translator) -> Iterator[Finding]:
    if time.time() < FIRST_DAY:
        told = tr("elle retarde de plusieurs années : activez NTP", "it is years late: turn NTP on")
        yield Finding(tr("horloge", "clock"), "bad", told)


def folders(url: str, tr: Translator) -> Iterator[Finding]:
    """Where we write: the database's folder and the cache."""
    from joute.dictionary.graph.folder import cache_folder

    if file := sqlite_file(url):
        yield from _folder(tr("dossier de la base", "the database's folder"), file.parent, tr)
    cache = cache_folder()
    about = tr("cache", "cache")
    if cache is None:
        told = tr(
            "aucun : les machines se préparent à chaque démarrage ; donnez un dossier par JOUTE_CACHE",
            "none: machines are prepared at every start; name a folder in JOUTE_CACHE",
        )
        yield Finding(about, "poor", told)
    else:
        yield from _folder(about, cache, tr)


def _folder(about: str, folder: Path, tr: Translator) -> Iterator[Finding]:
    there = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    if not os.access(there, os.W_OK):
        told = tr(
            f"on ne peut pas écrire dans {there} : changez ses droits",
            f"{there} cannot be written to: change its rights",
        )
        yield Finding(about, "bad", told)
        return
    free = shutil.disk_usage(there).free
    grade: Grade = "good" if free >= LITTLE_FREE else "poor" if free >= LEAST_FREE else "bad"
    advice = "" if grade == "good" else tr(" : faites de la place", ": make room")
    yield Finding(
        about, grade, tr(f"{free / 1e9:.1f} Go libres{advice}", f"{free / 1e9:.1f} GB free{advice}")
    )


def pages(tr: Translator) -> Iterator[Finding]:
    from joute.cli.serve import find_pages

    about = tr("pages", "pages")
    if find_pages():
        yield Finding(about, "good", tr("elles sont là", "they are there"))
    else:
        told = tr(
            "absentes : installez le paquet publié, ou lancez make web",
            "missing: install the released package, or run make web",
        )
        yield Finding(about, "bad", told)


def kernels(tr: Translator) -> Iterator[Finding]:
    from joute.bots.compiling import is_compiled
    from joute.games import registry

    about = tr("machines", "machines")
    missing = [name for name in registry.names() if not is_compiled(name)]
    if not missing:
        yield Finding(about, "good", tr("elles sont prêtes", "they are ready"))
    else:
        told = tr(
            f"à préparer pour {len(missing)} jeux, au premier démarrage ou par joute kernels",
            f"to be prepared for {len(missing)} games, at the first start or by joute kernels",
        )
        yield Finding(about, "poor", told)


def bus(url: str, tr: Translator) -> Iterator[Finding]:
    if not url:
        return
    about = "bus"
    try:
        import redis

        with redis.Redis.from_url(url, socket_timeout=3, socket_connect_timeout=3) as client:
            client.ping()
    except ImportError:
        told = tr(
            "il manque un paquet : pip install 'joute[cluster]'",
            "a package is missing: pip install 'joute[cluster]'",
        )
        yield Finding(about, "bad", told)
    except Exception as error:
        told = tr("Redis ne répond pas : vérifiez l’adresse", "Redis does not answer: check the address")
        yield Finding(about, "bad", f"{told} ({type(error).__name__})")
    else:
        yield Finding(about, "good", tr("Redis répond", "Redis answers"))
