# Everything happens in environments beside this file, made from the hashed locks in requirements/ when
# they are first needed and again when a lock changes:
#   .venv        test, soak, lint, format: the sources as they stand, interpreted
#   .venv-play   play: the package as others install it, with the engine compiled
#   .venv-bench  bench: likewise, beside other engines, which stay out of the environment that we test in
#   .venv-build  wheel, and the wheel that test, play and bench take the compiled engine from
#   .venv-web    Node, which builds and tests the browser client in web/
#   .venv-lock   lock
PYTHON ?= python3
WORKERS ?= 2

# What stands on the compiled parts and cannot tell which kind they are: tested once.
ABOVE_THE_ENGINE := tests/arena tests/cli tests/test_packaging.py

BIN := .venv/bin
PLAY_BIN := .venv-play/bin
BENCH_BIN := .venv-bench/bin
NPM := .venv-web/bin/python web/scripts/npm.py
PACK := .venv-build/bin/python -m pip wheel --quiet --no-deps --no-build-isolation
COMPILE := .venv-lock/bin/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
	--python-version 3.11 $(if $(UPGRADE),--upgrade)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# $(call write_lock,NAME,SOURCES): a lock that would not change keeps its date, and no environment is made anew.
define write_lock
@echo "requirements/$(1).txt"
@cp requirements/$(1).txt .venv-lock/$(1).txt 2>/dev/null || true
@$(COMPILE) $(2) -o .venv-lock/$(1).txt
@cmp -s .venv-lock/$(1).txt requirements/$(1).txt || cp .venv-lock/$(1).txt requirements/$(1).txt
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client test screenshots soak lint bench bench-browser format wheel lock clean always

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: .venv-play/ready ## play in the browser: alone, with bots or with friends
	@GINKGOPOLIS_LOG_LEVEL=$${GINKGOPOLIS_LOG_LEVEL:-warning} $(PLAY_BIN)/ginkgopolis serve --open

terminal: .venv-play/ready ## play a game in the terminal
	@$(PLAY_BIN)/ginkgopolis play

client: build/client/ready ## build the browser client into the package

test: lint build/compiled/ready ## check the code and run the tests, interpreted and compiled: what CI runs
	$(BIN)/python -m pytest -n $(WORKERS)
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n $(WORKERS) --engine=compiled $(ABOVE_THE_ENGINE:%=--ignore=%)
	$(NPM) test
	WORKERS=$(WORKERS) PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled $(NPM) run --silent browser

screenshots: .venv/ready build/client/ready ## take the pictures in docs/screenshots
	PYTHON=$(CURDIR)/$(BIN)/python $(NPM) run --silent screenshots

soak: .venv/ready build/compiled/ready ## play hundreds of thousands of games against the laws, and kill the server 200 times
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -m soak -n $(WORKERS) --engine=compiled $(ABOVE_THE_ENGINE:%=--ignore=%)

lint: .venv/ready build/node_modules/ready ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy --strict
	PYTHON=$(CURDIR)/$(BIN)/python $(NPM) run --silent types:check
	$(NPM) run --silent check

bench: .venv-bench/ready ## measure our speed beside other engines, and write docs/benchmarks.md
	$(BENCH_BIN)/python -m benchmarks.speed --json docs/benchmarks.json --markdown docs/benchmarks.md

# The server in this environment has the client and the engine as people have them.
bench-browser: .venv-play/ready ## measure the speed of the browser client, and write docs/browser-speed.md
	PYTHONPATH= PYTHON=$(CURDIR)/$(PLAY_BIN)/python $(NPM) run --silent bench

format: .venv/ready ## format the code and mend what can be mended by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Whoever has no wheel for their platform gets the one for any.
wheel: .venv-build/ready build/client/ready ## pack two wheels for release into dist/: compiled for this platform, and for any
	rm -rf dist
	GINKGOPOLIS_PURE= GINKGOPOLIS_REQUIRE_COMPILED=1 $(PACK) --wheel-dir dist .
	GINKGOPOLIS_PURE=1 GINKGOPOLIS_REQUIRE_COMPILED= $(PACK) --wheel-dir dist .
	@ls dist

lock: .venv-lock/ready ## write requirements/*.txt anew; UPGRADE=1 takes the newest versions allowed
	$(call write_lock,lock,requirements/lock.in)
	$(call write_lock,runtime,pyproject.toml)
	$(call write_lock,build,requirements/build.in -c requirements/runtime.txt)
	$(call write_lock,web,requirements/web.in)
	$(call write_lock,dev,pyproject.toml --extra ray --extra postgres requirements/dev.in -c requirements/runtime.txt)
	$(call write_lock,bench,pyproject.toml --extra bench -c requirements/runtime.txt)
	@! grep -n http requirements/*.txt || { echo "A lock names a download address." >&2; exit 1; }

clean: ## remove the environments, caches and build products
	rm -rf .venv .venv-* .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info \
		web/node_modules src/ginkgopolis/server/static
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment in two steps, so that a change of pyproject.toml does not fetch the dependencies again.
.venv/ready: .venv/locked pyproject.toml
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-play/ready .venv-bench/ready: %/ready: %/locked build/wheel/ready
	@$*/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

.venv-build/ready .venv-lock/ready .venv-web/ready: %/ready: %/locked
	@touch $@

# The browser client, built anew when what it is made of has changed.
build/node_modules/ready: web/package-lock.json .venv-web/ready
	@echo "Fetching what the browser client is built with ..."
	@$(NPM) ci --silent
	@mkdir -p $(@D) && touch $@

build/client/ingredients: always
	@mkdir -p $(@D)
	@{ cksum web/package-lock.json docs/rules*.md; \
		find web src/ginkgopolis/locale -path web/node_modules -prune -o -path web/tests -prune -o -type f -print \
			| sort | xargs cksum; } > $@.new
	@cmp -s $@.new $@ && test -e src/ginkgopolis/server/static/index.html && rm $@.new || mv $@.new $@

build/client/ready: build/client/ingredients build/node_modules/ready
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# All that a wheel is made of and with. The file keeps its date, and nothing is compiled again, until that changes.
build/ingredients: always build/client/ready
	@mkdir -p build
	@{ cksum setup.py pyproject.toml requirements/build.txt; \
		find src -name '*.py' -o -name py.typed -o -name '*.ftl' -o -path '*/server/static/*' -type f | sort | xargs cksum; \
		$${CC:-cc} --version 2>&1 | head -n 1; echo "$$GINKGOPOLIS_PURE"; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

build/wheel/ready: build/ingredients .venv-build/ready
	@echo "Building the package; compiling its engine takes half a minute ..."
	@rm -rf build/wheel build/wheel.log
	@$(PACK) --log build/wheel.log --wheel-dir build/wheel .
	@sed -n 's/.*\(The engine runs in pure Python\)/\1/p' build/wheel.log >&2
	@touch $@

build/compiled/ready: build/wheel/ready
	@test ! -e build/wheel/*-none-any.whl || { \
		echo "The tests run the engine compiled, too: that takes a C compiler, and no GINKGOPOLIS_PURE." >&2; exit 1; }
	@rm -rf build/compiled
	@.venv-build/bin/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@

.venv/locked: requirements/dev.txt
.venv-play/locked: requirements/runtime.txt
.venv-build/locked: requirements/build.txt
.venv-bench/locked: requirements/bench.txt
.venv-lock/locked: requirements/lock.txt
.venv-web/locked: requirements/web.txt
.venv/locked .venv-play/locked .venv-build/locked .venv-bench/locked .venv-lock/locked .venv-web/locked:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Ginkgopolis needs Python 3.11 or newer and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing); name another with 'make PYTHON=python3.11'." >&2; \
		exit 1; }
	@echo "Setting up $(@D) from $< ..."
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip install --quiet --require-hashes -r $<
	@touch $@
