#!/usr/bin/env bash
# The tests, in random order but for the long ones, which begin; further arguments go to pytest. Two workers more than
# there are cores: many tests wait for a browser or another process, and leave a core to the others meanwhile.
set -euo pipefail
bin="$1/bin"
shift
if [ ! -x /usr/bin/chromium ]; then
  echo "installing Chromium for the browser tests"
  if ! { command -v apt-get && [ "$(id -u)" = 0 ]; } >/dev/null 2>&1 ||
     ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
       -o DPkg::Lock::Timeout=300 chromium; } >/dev/null; then
    echo "The browser tests need Chromium at /usr/bin/chromium: install your system's chromium package and try again." >&2
    exit 2
  fi
fi
# Bytecode is kept, whatever the surroundings say: each worker and each child would compile every file anew.
unset PYTHONDONTWRITEBYTECODE
cores=$("$bin/python" -c 'import os; print(os.cpu_count() or 1)')
exec "$bin/python" -m pytest -n "$((cores + 2))" --dist worksteal "$@"
