#!/usr/bin/env bash
# Style, types and architecture; pages made by scripts are as the scripts make them now.
set -euo pipefail
bin="$1/bin"
echo "ruff";     "$bin/ruff" check .
echo "format";   "$bin/ruff" format --check .
echo "mypy";     "$bin/mypy"
echo "pyright";  "$bin/pyright"
echo "imports";  "$bin/lint-imports"
echo "shape";    "$bin/python" -m pytest -q -n 0 tests/architecture
for task in check imports format test; do
  echo "web: $task"; bash "$(dirname "$0")/web.sh" "$1" "$task"
done
