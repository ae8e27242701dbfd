# `make play` and `make test` set up everything they need in .venv; nothing else is asked of the machine than Python
# 3.11 to 3.13 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= 2

.PHONY: help play terminal page browser regenerate test test-compiled wheel check docs bench lock clean

help:
	@echo "make play       set everything up and open the table in the browser"
	@echo "make terminal   play against a bot in the terminal"
	@echo "make page       build the web page, if its source has changed"
	@echo "make test       run all checks and tests"
	@echo "make regenerate bring up to date what depends on the rules: after a new card, for example"
	@echo "make wheel      build the package, compiled"
	@echo "make bench      measure speed, interpreted and compiled, beside other engines"
	@echo "make docs       build the documentation into site/"

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(not (3, 11) <= v[:2] <= (3, 13) and f"Kronika needs Python 3.11 to 3.13, {sys.executable} is {v[0]}.{v[1]}: make PYTHON=python3.12 play")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: page
	@$(BIN)/kronika serve --open

terminal: $(READY)
	@$(BIN)/kronika play innovation --seats human,greedy

page: $(READY)
	@$(BIN)/python hatch_build.py

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# What depends on the rules and is kept in the repository: playthroughs, the server's schema, the page's types, examples.
regenerate: page
	@$(BIN)/python -m tests.regenerate

test: check page browser
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test --silent
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -q

# Against a compiled copy of the package.
test-compiled: $(READY) page browser
	$(BIN)/python hatch_compile.py build/whole --whole
	PYTHONPATH="$(CURDIR)/build/whole" $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -q --ignore tests/engine/test_compiled.py

wheel: $(READY) page
	$(BIN)/python -m hatchling build -t wheel

browser:
	@bash tests/web/install_browser.sh

docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

bench: $(READY)
	$(BIN)/python bench/run.py --compile

lock: $(READY)
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header requirements/runtime.in -o requirements/runtime.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header requirements/dev.in -o requirements/dev.txt

clean:
	rm -rf $(VENV) .bench-venv site dist build
