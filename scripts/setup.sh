#!/usr/bin/env bash
# Make the virtual environment with the pinned versions. Called by `make setup` when something changed.
set -euo pipefail
venv=$1
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "Joute needs Python 3.11 or newer; '$python' is not. Install it, or name it: make setup PYTHON=python3.12" >&2
  exit 2
fi
if [ ! -x "$venv/bin/python" ]; then
  echo "[1/2] making $venv"
  if ! "$python" -m venv "$venv"; then
    echo "Could not make a virtual environment: install your system's python3-venv package and try again." >&2
    exit 2
  fi
fi
echo "[2/2] installing the pinned packages"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
echo "ready: $venv/bin/joute"
