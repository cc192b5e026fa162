# Everything happens in environments beside this file, made from the hashed locks in requirements/ when
# they are first needed and again when a lock changes:
#   .venv        test, soak, lint, format: the sources as they stand, interpreted
#   .venv-play   play: the package as others install it, with the engine compiled
#   .venv-bench  bench: the same, beside other engines
#   .venv-build  wheel, and the wheel that test, play and bench take the compiled engine from; with Node, which
#                builds and tests the browser client in web/
#   .venv-lowest test: the sources with the oldest versions of everything that they allow
#   .venv-lock   lock
PYTHON ?= python3
# One more than the cores of a small machine: some tests wait.
WORKERS ?= 3

# What stands on the compiled parts and cannot tell which kind they are: tested once, and compiled that is quicker.
# The battery's laws hold for the interpreted engine, too, which plays the same games (tests/test_both_ways.py).
ABOVE_THE_ENGINE := tests/arena tests/battery tests/cli tests/env tests/pictures tests/server \
	tests/bots/test_examples.py tests/bots/test_honesty.py tests/languages/test_left_over.py \
	tests/test_determinize.py tests/test_position_round_trip.py tests/test_toy_module.py

# What has nothing to do with them: tested once, too.
BESIDE_THE_ENGINE := tests/packaging tests/test_attacks_page.py tests/test_imports.py tests/test_rules_page.py \
	tests/bots/test_exec_bot.py tests/bots/test_exec_bot_ending.py tests/bots/test_guard.py \
	tests/bots/test_guard_time.py tests/bots/test_registry.py \
	tests/languages/test_catalogues.py tests/languages/test_rules_pages.py

# What stands on other packages, tested with the oldest of them, whose own warnings are no matter. Games that only play
# on show nothing of them that others have not shown.
WITH_LOWEST := tests/cli tests/env/test_actions.py tests/env/test_batch.py tests/test_game.py tests/server/reminders \
	$(addprefix tests/server/test_,games.py moves.py ratings.py store.py tables.py wire.py) \
	$(addprefix --ignore=tests/cli/test_,play_bots.py play_hal.py play_modules.py)

# Whoever has nothing more to do takes over what others have left; a file's tests stay together as far as possible,
# for many share a server.
PYTEST := python -m pytest -n $(WORKERS) --dist worksteal

BIN := .venv/bin
PLAY_BIN := .venv-play/bin
BENCH_BIN := .venv-bench/bin
SITE := src/ginkgopolis/server/site
NPM := .venv-build/bin/python workshop/npm.py
WORKSHOP := .venv-build/bin/python -m workshop
INSTALL := $(PYTHON) -m pip --python
COMPILE := .venv-lock/bin/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
	--python-version 3.11 $(if $(UPGRADE),--upgrade)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start Python hundreds of times: wherever it may not keep bytecode they take minutes longer.
export PYTHONDONTWRITEBYTECODE :=
AT_ONCE := +@$(MAKE) --no-print-directory --jobs=2
# What a target says stays together, wherever make is new enough.
TARGET_BY_TARGET := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# $(call write_lock,NAME,SOURCES): a lock that would not change keeps its date, and no environment is rebuilt.
define write_lock
@echo "requirements/$(1).txt"
@cp requirements/$(1).txt .venv-lock/$(1).txt 2>/dev/null || true
@$(COMPILE) $(2) -o .venv-lock/$(1).txt
@cmp -s .venv-lock/$(1).txt requirements/$(1).txt || cp .venv-lock/$(1).txt requirements/$(1).txt
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client docs test screenshots soak lint lint-client lint-python bench bench-browser format release lock clean always

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser: alone, with bots or with friends
	$(AT_ONCE) .venv-play/ready
	@GINKGOPOLIS_LOG_LEVEL=$${GINKGOPOLIS_LOG_LEVEL:-warning} $(if $(wildcard $(SITE)),GINKGOPOLIS_DOCS=$(SITE)) \
		$(PLAY_BIN)/ginkgopolis serve --open

terminal: ## play a game in the terminal
	$(AT_ONCE) .venv-play/ready
	@$(PLAY_BIN)/ginkgopolis play

client: .venv-build/ready ## build the browser client into the package
	@$(WORKSHOP) client

docs: .venv/ready ## build the documentation site, which `ginkgopolis serve` offers under /docs/
	@$(BIN)/python -m workshop.site

test: ## check the code and run the tests, interpreted and compiled: what CI runs
	$(AT_ONCE) .venv/ready .venv-lowest/ready build/compiled/ready
	@$(MAKE) --no-print-directory lint
	$(BIN)/$(PYTEST) $(ABOVE_THE_ENGINE:%=--ignore=%)
	PYTHONPATH=build/compiled $(BIN)/$(PYTEST) --engine=compiled $(BESIDE_THE_ENGINE:%=--ignore=%)
	PYTHONPATH=build/compiled .venv-lowest/bin/$(PYTEST) --engine=compiled -W default $(WITH_LOWEST)
	$(NPM) test
	WORKERS=$(WORKERS) PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled \
		GINKGOPOLIS_DOCS=$(CURDIR)/$(SITE) $(NPM) run --silent browser

screenshots: .venv/ready client build/tools ## take the pictures in docs/screenshots
	PYTHON=$(CURDIR)/$(BIN)/python $(NPM) run --silent screenshots

soak: .venv/ready build/compiled/ready ## play hundreds of thousands of games against the laws, and kill the server 200 times
	PYTHONPATH=build/compiled $(BIN)/$(PYTEST) -m soak --engine=compiled

# Each kind of tool keeps one core busy.
lint: .venv/ready build/tools ## check style and types
	$(AT_ONCE) $(TARGET_BY_TARGET) lint-client lint-python

lint-client: .venv/ready build/tools
	PYTHON=$(CURDIR)/$(BIN)/python $(NPM) run --silent types:check
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent workflows

lint-python: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff check --preview --select PLW1514 .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy --strict
	$(BIN)/python -m mypy --strict --platform win32 --cache-dir .mypy_cache/win32 src tests workshop setup.py
	@$(MAKE) --no-print-directory docs

bench: .venv-bench/ready ## measure our speed beside other engines, and write docs/benchmarks.md
	$(BENCH_BIN)/python -m benchmarks.speed --json docs/benchmarks.json --markdown docs/benchmarks.md \
		$(if $(wildcard docs/editions.json),--editions docs/editions.json)

# The server in this environment has the client and the engine as people have them.
bench-browser: .venv-play/ready ## measure the speed of the browser client, and write docs/browser-speed.md
	PYTHONPATH= PYTHON=$(CURDIR)/$(PLAY_BIN)/python $(NPM) run --silent bench

format: .venv/ready build/tools ## format the code and mend what can be mended by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

# A platform without a wheel gets the one for any.
release: .venv-build/ready docs ## pack a release into dist/: a wheel compiled for this platform, one for any, and the sources
	@rm -rf dist
	@$(WORKSHOP) release dist
	@ls dist

lock: .venv-lock/ready ## rewrite requirements/*.txt; UPGRADE=1 takes the newest versions allowed
	$(call write_lock,lock,requirements/lock.in)
	$(call write_lock,runtime,pyproject.toml --extra server)
	$(call write_lock,build,requirements/build.in -c requirements/runtime.txt)
	$(call write_lock,deploy,pyproject.toml --extra postgres --extra notify --extra community -c requirements/runtime.txt)
	$(call write_lock,dev,pyproject.toml --extra all requirements/dev.in -c requirements/runtime.txt)
	$(call write_lock,bench,pyproject.toml --extra server --extra bench -c requirements/runtime.txt)
	$(call write_lock,lowest,--resolution lowest-direct pyproject.toml --extra community --extra lab --extra notify --extra png --extra postgres requirements/lowest.in)
	@! grep -n http requirements/*.txt || { echo "A lock names a download address." >&2; exit 1; }

clean: ## remove the environments, caches and build products
	rm -rf .venv .venv-* .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info \
		web/node_modules src/ginkgopolis/server/static $(SITE)
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment in two steps, so that a change of pyproject.toml does not fetch the dependencies again.
.venv/ready: .venv/locked pyproject.toml
	@$(INSTALL) $(BIN)/python install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-play/ready .venv-bench/ready: %/ready: %/locked build/wheel/ready
	@$(INSTALL) $*/bin/python install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

.venv-build/ready .venv-lock/ready .venv-lowest/ready: %/ready: %/locked
	@touch $@

# What the browser client is tested with; the client alone is built with less.
build/tools: .venv-build/ready web/package-lock.json
	@$(WORKSHOP) tools
	@mkdir -p $(@D) && touch $@

# The file keeps its date, and nothing is compiled again, until something that the wheel is made of or with changes.
build/wheel/ready: always .venv-build/ready
	@$(WORKSHOP) wheel build/wheel

# The tools come first: the tests need them anyway, and they replace what the wheel's build would fetch.
build/compiled/ready: build/wheel/ready | build/tools
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
.venv-lowest/locked: requirements/lowest.txt
.venv/locked .venv-play/locked .venv-build/locked .venv-bench/locked .venv-lock/locked .venv-lowest/locked:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Ginkgopolis needs Python 3.11 or newer and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing); name another with 'make PYTHON=python3.11'." >&2; \
		exit 1; }
	@echo "Fetching the $$(grep -c == $<) packages of $< into $(@D) ..."
	@$(PYTHON) -m venv --without-pip --clear $(@D)
	@$(INSTALL) $(@D)/bin/python install --quiet $(if $(filter .venv-build,$(@D)),--no-compile) --require-hashes -r $<
	@touch $@
