# `make play` and `make test` set up everything they need in .venv. The machine only needs Python 3.11 to 3.14 and make.
PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
NET := build/net.ready
LINT := web/lint/node_modules/.package-lock.json
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent --prefix
JOBS ?= 2
# Most tests wait half of their time, for a server, a browser or a database.
TESTERS ?= 4
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header
CIBUILDWHEEL := 4.3.5
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j $(JOBS)
# Container images often forbid bytecode; then each of the many processes that tests start compiles all that it imports.
export PYTHONDONTWRITEBYTECODE =

.PHONY: help play terminal page browser regenerate quick test test-changed test-page test-portable test-compiled prove
.PHONY: wheel wheels source check types lint lint-docs style lint-page lint-workflows format-page duplicates docs bench lock release-notes release manifest clean

help:
	@echo "make play       set everything up and open the table in the browser"
	@echo "make terminal   play against a bot in the terminal"
	@echo "make page       build the web page, if its source has changed"
	@echo "make quick      run the checks, and the tests of the engine and of the games that you have changed"
	@echo "make test       run all checks and tests"
	@echo "make regenerate update what depends on the rules, for example after a new card"
	@echo "make wheel      build the package, compiled"
	@echo "make bench      measure speed, interpreted and compiled, beside other engines"
	@echo "make docs       build the documentation into site/"

# What playing needs. Developing needs three times as much, in $(READY).
$(PLAYABLE): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(not (3, 11) <= v[:2] <= (3, 14) and f"Kronika needs Python 3.11 to 3.14, {sys.executable} is {v[0]}.{v[1]}: make PYTHON=python3.12 play")'
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAYABLE) requirements/dev.txt
	@$(PIP) -r requirements/dev.txt
	@touch $@

# The bots' evaluation in C, where there is a compiler.
$(NET): src/kronika/engine/_net.c hatch_compile.py $(PLAYABLE)
	@$(BIN)/python hatch_compile.py --net
	@mkdir -p build && touch $@

play: page
	@$(BIN)/python hatch_play.py --open

terminal: $(PLAYABLE) $(NET)
	@$(BIN)/kronika play innovation --seats human,greedy

page: $(PLAYABLE) $(NET)
	@$(BIN)/python hatch_build.py

# In parallel, because each of them keeps one core busy.
CHECKS := types lint lint-page lint-workflows lint-docs

check: $(READY) $(LINT)
	+@$(SIDE_BY_SIDE) $(CHECKS)

lint: style
	$(BIN)/vulture
	$(BIN)/codespell .

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

types: $(READY)
	$(BIN)/mypy

# The page's linters are separate from its build, so that players needn't wait for them.
$(LINT): web/lint/package-lock.json | $(READY)
	$(NPM) web/lint ci
	@touch $@

lint-page: $(LINT)
	$(NPM) web/lint run eslint
	$(NPM) web/lint run stylelint
	$(NPM) web/lint run prettier

lint-workflows: $(LINT)
	$(NPM) web/lint run workflows

format-page: $(LINT)
	$(NPM) web/lint run format

# A report, not a check: similar cards aren't a mistake.
duplicates: $(LINT)
	$(NPM) web/lint run duplicates

# Updates what depends on the rules and is kept in the repository: playthroughs, the server's schema, the page's types,
# the output of examples.
regenerate: $(READY) page
	@$(BIN)/python -m tests.regenerate

# Takes a minute or so. `tests/changed.py` decides what is tested.
quick: $(READY) $(NET)
	+@$(SIDE_BY_SIDE) types style test-changed

test-changed: $(READY) $(NET)
	$(BIN)/python -m pytest -n $(JOBS) -q --ignore tests/engine/test_compiled.py $$($(BIN)/python -m tests.changed)

test-page: page
	$(NPM) web test

test: page browser $(LINT)
	+@$(SIDE_BY_SIDE) $(CHECKS) test-page
	$(BIN)/python -m pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder -q

# Everything that runs on any system, without a server, database or browser.
test-portable: $(READY) $(NET)
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -q --ignore tests/engine/test_compiled.py tests/engine tests/contract tests/games tests/bots tests/terminal tests/playthroughs src/kronika/engine src/kronika/games README.md

# Against a compiled copy of the package.
test-compiled: $(READY) page browser
	$(BIN)/python hatch_compile.py build/whole --whole
	PYTHONPATH="$(CURDIR)/build/whole" $(BIN)/python -m pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder -q --ignore tests/engine/test_compiled.py

wheel: page
	$(BIN)/python -m hatchling build -t wheel

# For each Python and system that we support; a workflow runs it on all of them.
wheels: $(READY) page
	$(BIN)/uvx cibuildwheel==$(CIBUILDWHEEL) --output-dir dist

source: page
	$(BIN)/python -m hatchling build -t sdist

# The changelog's section on a release, if TAG, the package's version and the changelog agree.
release-notes:
	@mkdir -p dist
	$(PYTHON) .github/release_notes.py $(TAG) > dist/notes.md

# With the notes, wheels and sources that are in dist.
release:
	gh release create $(TAG) --verify-tag --title $(TAG) --notes-file dist/notes.md dist/*.whl dist/*.tar.gz

# One image from those of both architectures.
manifest:
	docker buildx imagetools create --tag $(IMAGE):$(TAG) $(IMAGE):$(TAG)-amd64 $(IMAGE):$(TAG)-arm64

browser:
	@bash tests/web/install_browser.sh

docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

bench: $(READY)
	$(BIN)/python bench/run.py --compile

lock: $(READY)
	$(LOCK) requirements/dev.in -o requirements/dev.txt
	$(LOCK) requirements/play.in -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) requirements/runtime.in -c requirements/dev.txt -o requirements/runtime.txt

clean:
	rm -rf $(VENV) .bench-venv site dist build src/kronika/engine/_net.*.so

# Follows README and docs/host.md on fresh Debian systems: as root, with debootstrap.
prove:
	sh deploy/prove.sh
