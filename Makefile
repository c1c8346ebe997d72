# Two commands matter: `make play` and `make test`. Everything they need, they set up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.setup-done

PAGES := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts web/compress.ts web/svelte.config.js

COMPILED := $(VENV)/.kernels-done
KERNELS := $(shell find src/joute -name '*.py' -path '*kernels*') $(wildcard src/joute/dictionary/graph/*.py)

.PHONY: setup web kernels play test quick coverage lint bench dictionary screenshots new-game docs wheel contract pins sbom licences audit clean help

help:
	@echo "make play        set up and open the game"
	@echo "make test        set up and run every test"
	@echo "make quick       the tests of daily work, under two minutes"
	@echo "make coverage    every test, and which lines they reach, child processes included"
	@echo "make lint        style, types and architecture"
	@echo "make bench       measure the hot paths"
	@echo "make web         build the pages"
	@echo "make kernels     compile what the machines think with"
	@echo "make new-game NAME=marelle  lay down a small playable game"
	@echo "make screenshots pictures of every page, into build/screenshots"
	@echo "make dictionary  rebuild the word data from its sources"
	@echo "make docs        the documentation as a site, into build/docs"
	@echo "make wheel       wheel and source archive into dist/, the same bytes each time"
	@echo "make contract    what programs rely on: accept how it is now"
	@echo "make pins        requirements.txt anew, every file named by its digest"
	@echo "make sbom        the list of all parts of a release, into dist/"
	@echo "make licences    THIRD_PARTY.md anew"
	@echo "make audit       are there known holes in the parts? (asks the network)"

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt scripts/setup.sh
	@PYTHON="$(PYTHON)" bash scripts/setup.sh "$(VENV)"
	@touch $(STAMP)

web: $(PAGES)

$(PAGES): $(STAMP) $(WEB_SOURCES) scripts/web.sh
	@bash scripts/web.sh "$(VENV)"
	@touch $(PAGES)

kernels: $(COMPILED)

$(COMPILED): $(STAMP) $(KERNELS)
	@echo "compiling the machines' kernels, this once"
	@$(BIN)/python -m joute.bots.compiling || echo "not compiled ahead: the machines' first replies will take longer"
	@touch $(COMPILED)

play: web kernels
	@$(BIN)/joute serve --open

test: web kernels
	@bash scripts/test.sh "$(VENV)"

quick: setup
	@bash scripts/test.sh "$(VENV)" -m "not slow"

coverage: web kernels
	@bash scripts/test.sh "$(VENV)" --cov --cov-report=term

new-game: setup
	@$(BIN)/python scripts/new_game.py $(NAME)

lint: web
	@bash scripts/lint.sh "$(VENV)"

bench: setup
	@$(BIN)/python -m bench

dictionary: setup
	@$(BIN)/python -m joute.dictionary.builder

docs: setup
	@$(BIN)/python scripts/documentation.py

wheel: web docs
	@$(BIN)/python scripts/wheel.py

contract: setup
	@$(BIN)/python scripts/contract.py --accept

pins: setup
	@$(BIN)/python -m pip install --quiet -c constraints.txt uv
	@$(BIN)/uv pip compile pyproject.toml --extra cluster --universal --python-version 3.11 --generate-hashes \
	  -c constraints.txt --no-header --quiet -o requirements.txt

sbom: setup
	@$(BIN)/python scripts/sbom.py

licences: web
	@$(BIN)/python scripts/licences.py --write

audit: setup
	@$(BIN)/python scripts/audit.py

screenshots: web
	@$(BIN)/python -m scripts.screenshots

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
