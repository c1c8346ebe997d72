"""Every list of words of one's own costs memory and thinking: so many an hour for each address."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256

from joute.server.clock import now_ms
from joute.server.errors import RequestError

HOUR_MS = 3_600_000
MOST_ADDRESSES = 5_000
_IN_RECORD = re.compile(r'^\[Option\.(words|classes|dictionary) "(.*)"\]', re.MULTILINE)


class ListLimits:
    def __init__(self, most: int) -> None:
        self._most = most
        self._used: OrderedDict[str, dict[bytes, int]] = OrderedDict()

    def check(self, address: str, options: Mapping[str, str]) -> None:
        """Raises `RequestError` where the address has used too many different lists lately."""
        given = tuple(options.get(name, "") for name in ("words", "dictionary", "classes"))
        if not any(given[:2]):
            return
        now = now_ms()
        used = self._used.setdefault(address, {})
        self._used.move_to_end(address)
        if len(self._used) > MOST_ADDRESSES:
            self._used.popitem(last=False)
        for known in [known for known, at in used.items() if at < now - HOUR_MS]:
            del used[known]
        key = sha256(repr(given).encode()).digest()
        if key not in used and len(used) >= self._most:
            raise RequestError("too_many_lists", str(self._most), retry_ms=60_000)
        used[key] = now

    def check_record(self, address: str, text: str) -> None:
        """The same for the list that a record is played with."""
        self.check(address, dict(_IN_RECORD.findall(text[:50_000])))
