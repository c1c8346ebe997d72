#!/usr/bin/env bash
# The tests, in random order, on all cores; further arguments go to pytest.
set -euo pipefail
bin="$1/bin"
shift
if [ ! -x /usr/bin/chromium ]; then
  echo "installing Chromium for the browser tests"
  if ! { command -v apt-get && [ "$(id -u)" = 0 ]; } >/dev/null 2>&1 ||
     ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null; then
    echo "The browser tests need Chromium at /usr/bin/chromium: install your system's chromium package and try again." >&2
    exit 2
  fi
fi
exec "$bin/python" -m pytest -n auto --dist worksteal "$@"
