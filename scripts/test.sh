#!/usr/bin/env bash
# Every test, in random order, on all cores, with coverage.
set -euo pipefail
bin="$1/bin"
shift
exec "$bin/python" -m pytest -n auto --dist worksteal --cov --cov-report=term "$@"
