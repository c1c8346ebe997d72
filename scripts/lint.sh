#!/usr/bin/env bash
# Style, types and architecture.
set -euo pipefail
bin="$1/bin"
echo "ruff";     "$bin/ruff" check . && "$bin/ruff" format --check .
echo "mypy";     "$bin/mypy"
echo "pyright";  "$bin/pyright"
echo "imports";  "$bin/lint-imports"
for task in check imports format test; do
  echo "web: $task"; bash "$(dirname "$0")/web.sh" "$1" "$task"
done
