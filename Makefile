# One obvious command for each thing; `make help` lists them.
# Environments are made on first use and remade when their lock changes.

PYTHON ?= python3
ARGS ?=

# Containers often set this; hundreds of test servers would then compile every module at each start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

BOOTSTRAP := $(PYTHON) scripts/bootstrap.py
BUILD := hatch_build.py pyproject.toml
SOURCES := $(BUILD) $(shell find src -name __pycache__ -prune -o -path src/warofwhispers/server/web -prune -o -type f -print)
PAGE := src/warofwhispers/server/web/index.html
# The catalogue is part of the page; what `make test-web` writes for types and tests is not.
PAGE_SOURCES := $(wildcard src/warofwhispers/words/*/*.ftl) $(shell find web -name node_modules -prune \
  -o -path web/src/test -prune -o -type f ! -name messages.ts -print)
LOCKS := uv build play dev bench mutants node
# Twin worlds take most of the properties' time, and the engine is the same code in both: they run once.
ENGINE_TESTS := $(addprefix tests/,test_build.py rules records perft playthroughs) \
  $(filter-out %/test_non_interference.py,$(wildcard tests/properties/test_*.py))
BIN := .venv/bin
# The catalogue of the user's language, for messages that are needed before any Python can run.
WORDS = $(or $(wildcard $(addprefix src/warofwhispers/words/,$(firstword $(subst _, ,$(subst ., ,$(or $(LC_ALL),$(LC_MESSAGES),$(LANG))))))),src/warofwhispers/words/en)
CHECK_PYTHON = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
  { sed -n 's|{ $$python }|$(PYTHON)|; s/^setup-old-python = //p' $(WORDS)/setup.ftl; exit 1; }
# Four more workers than there are cores: browser and server tests spend much of their time waiting.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 4)')
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal

.PHONY: help play test test-web test-pure test-package compiled lint lint-python lint-page format properties access kills fuzz soak web web-types rules screenshots sweep web-speed review-speed bench bench-env bench-search load mutants mutants-sample train gate league lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser: alone, on one screen, or with friends
	@$(CHECK_PYTHON)
	@test -e .venv-play/.ready || $(BOOTSTRAP) say setup-first
	@$(MAKE) --no-print-directory .venv-play/.ready
	@.venv-play/bin/whispers serve --open-browser $(ARGS)

# The compiler and the linters use one core each, so what needs nothing compiled runs beside them.
test: .venv/.ready web/node_modules/.ready $(PAGE) ## run everything: lint, then all tests, the engine's both uncompiled and compiled
	@$(BOOTSTRAP) together "$(MAKE) compiled" "$(MAKE) lint-python test-pure" "$(MAKE) lint-page test-web"
	@$(MAKE) --no-print-directory test-package

test-web: web/node_modules/.ready .venv/.ready ## check the web page's types and run its unit tests
	@.venv/bin/python -m tests.words.sentences
	@$(BOOTSTRAP) npm run check
	@$(BOOTSTRAP) npm test

# The engine's tests run twice, and all others once, on the package as users get it. Most random games are
# played there: the code is the same, so the uncompiled run only has to show that it works by itself, too.
test-pure: .venv/.ready ## run the engine's tests on the uncompiled engine
	WHISPERS_GAMES=$${WHISPERS_GAMES:-0.05} $(PYTEST) $(ENGINE_TESTS) $(ARGS)

test-package: .venv/.ready $(PAGE) compiled ## run all tests on the compiled package, including those in the browser
	@$(BOOTSTRAP) browser
	@if test -e build/compiled/.ready; then \
	  WHISPERS_GAMES=$${WHISPERS_GAMES:-0.1} PYTHONPATH=$(CURDIR)/build/compiled WHISPERS_EXPECT=compiled $(PYTEST) $(ARGS); \
	else $(BOOTSTRAP) say setup-not-compiled; $(PYTEST) $(addprefix --ignore=,$(ENGINE_TESTS)) $(ARGS) && test "$$CI" != true; fi

compiled: ## build the compiled engine, if there is a compiler
	@if $(BOOTSTRAP) compiler; then $(MAKE) --no-print-directory build/compiled/.ready; fi

lint: lint-python lint-page ## check style, format and types, in Python and in the page

lint-python: .venv/.ready ## lint the Python code only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page: web/node_modules/.ready ## lint the page only
	@$(BOOTSTRAP) npm run lint --silent

format: .venv/.ready web/node_modules/.ready ## format the code, and fix what can be fixed automatically
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	@$(BOOTSTRAP) npm run format --silent

properties: .venv/.ready ## check what must hold in every game over tens of thousands of games, with the referee
	WHISPERS_GAMES=$${WHISPERS_GAMES:-20} $(PYTEST) tests/properties tests/checker $(ARGS)

access: .venv/.ready $(PAGE) ## play whole games by keyboard, screen reader, command line and lesson, with axe, in every language
	@$(BOOTSTRAP) browser
	WHISPERS_LONG=1 $(PYTEST) tests/web/test_access.py tests/web/test_screen_reader.py tests/web/test_every_screen.py \
	  tests/web/test_keyboard.py tests/web/test_layout.py tests/web/test_low_vision.py tests/web/test_accessibility_tree.py \
	  tests/web/test_learn.py $(ARGS)

kills: .venv/.ready ## kill the table server hundreds of times during games; nothing may be lost
	WHISPERS_KILLS=$${WHISPERS_KILLS:-150} $(BIN)/pytest -n 2 -rP tests/server/test_kills.py tests/server/test_group_kills.py $(ARGS)

fuzz: .venv/.ready ## send the table server a hundred thousand odd requests; all must be answered as documented
	WHISPERS_FUZZ=$${WHISPERS_FUZZ:-300} WHISPERS_SEED=$${WHISPERS_SEED:-$$(date +%s)} WHISPERS_FUZZ_REQUESTS=$${WHISPERS_FUZZ_REQUESTS:-100000} \
	  $(PYTEST) -rP tests/server/test_openapi.py tests/server/test_fuzz.py $(ARGS)

soak: .venv/.ready ## run a server for an hour: tables created, played, watched, servers killed (WHISPERS_SOAK_MINUTES)
	@$(BIN)/python -m tests.server.soak

web: $(PAGE) ## build the web page into the package

web-types: .venv/.ready web/node_modules/.ready ## generate the page's types from the server's OpenAPI document
	$(BIN)/python web/scripts/openapi.py
	@$(BOOTSTRAP) npm run types

rules: .venv/.ready ## generate docs/rules.md and its translations from the catalogue
	$(BIN)/python -m warofwhispers.reference docs

screenshots: .venv/.ready $(PAGE) ## take the pictures in docs/images
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/screenshots.py $(ARGS)

sweep: .venv/.ready $(PAGE) ## take a picture of every kind of question on every kind of screen
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/sweep.py $(ARGS)

web-speed: .venv/.ready $(PAGE) ## measure how fast the page is, on a desktop and on a slow phone
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/web_speed.py $(ARGS)

review-speed: .venv/.ready compiled $(PAGE) ## measure how soon a review of a game shows the first mistake
	@$(BOOTSTRAP) browser
	PYTHONPATH=build/compiled $(BIN)/python scripts/review_speed.py $(ARGS)

bench: .venv-bench/.ready ## compare the speed of the compiled engine with two others
	@.venv-bench/bin/python -m benchmarks.engine $(ARGS)

bench-env: .venv-bench/.ready ## compare the speed of the environments with games from their libraries
	@.venv-bench/bin/python -m benchmarks.environments $(ARGS)

bench-search: .venv-bench/.ready ## compare the speed of the bots' simulations with another engine's
	@.venv-bench/bin/python -m benchmarks.search $(ARGS)

load: .venv/.ready compiled ## measure how many live tables a server can host, and what an answer costs
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.load $(ARGS)

mutants: .venv-mutants/.ready ## change the engine in thousands of small ways and check that a test notices
	.venv-mutants/bin/mutmut run $(ARGS)
	.venv-mutants/bin/mutmut results

mutants-sample: .venv-mutants/.ready ## do that for a random sample (ARGS="--number 200 --seed 20"), and report the share noticed
	.venv-mutants/bin/python scripts/sample_mutants.py $(ARGS)

train: .venv/.ready compiled ## retrain the bots' weights, and learn who wins from the search's own games (resumable)
	PYTHONPATH=build/compiled $(BIN)/python scripts/train_forecast.py --games 1500 --seed 1
	PYTHONPATH=build/compiled $(BIN)/python scripts/train_forecast.py --level greedy --games 800
	PYTHONPATH=build/compiled $(BIN)/python scripts/train_value.py all $(ARGS)

gate: .venv/.ready compiled ## the league's matches of the strong player against its yardstick, at equal CPU time
	@PYTHONPATH=build/compiled $(BIN)/python scripts/league.py --only hard_2026 $(ARGS)

league: .venv/.ready compiled ## play the league, level against level, and write its section of docs/bots.md
	@PYTHONPATH=build/compiled $(BIN)/python scripts/league.py $(ARGS)

lock: .venv-build/.ready ## pin all dependencies again (ARGS=--upgrade for their newest versions)
	@for name in $(LOCKS); do .venv-build/bin/uv pip compile --quiet --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-emit-index-url --custom-compile-command "make lock" \
	  $(ARGS) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

clean: ## remove everything built or installed here
	rm -rf .venv .venv-* build dist mutants web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# Environments, each with a stamp for its pinned dependencies (.locked) and one for our package in it (.ready).

.venv-build/.ready: requirements/build.txt requirements/uv.txt
	@$(CHECK_PYTHON)
	@$(BOOTSTRAP) env .venv-build requirements/build.txt
	@touch $@

.venv/.locked: requirements/dev.txt | .venv-build/.ready
	@$(BOOTSTRAP) env .venv $<
	@touch $@

.venv-%/.locked: requirements/%.txt | .venv-build/.ready
	@$(BOOTSTRAP) env .venv-$* $<
	@touch $@

.venv/.ready .venv-mutants/.ready: %/.ready: %/.locked $(BUILD)
	@$(BOOTSTRAP) install $* .
	@touch $@

.venv-play/.ready: .venv-play/.locked build/wheel-auto/.ready
	@$(BOOTSTRAP) install .venv-play build/wheel-auto/*.whl
	@touch $@

.venv-bench/.ready: .venv-bench/.locked build/wheel-always/.ready
	@$(BOOTSTRAP) install .venv-bench build/wheel-always/*.whl
	@touch $@

# The web page.

web/node_modules/.ready: web/package.json web/package-lock.json | .venv-build/.ready
	@$(BOOTSTRAP) timed setup-getting-page-tools $(BOOTSTRAP) npm ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.ready
	@$(BOOTSTRAP) timed setup-building-page $(BOOTSTRAP) npm run build --silent
	@touch $@

# The wheel: compiled if possible (auto) or else an error (always); then unpacked into a folder for PYTHONPATH.

build/wheel-%/.ready: $(SOURCES) $(PAGE) | .venv-build/.ready
	@test $* != always || $(BOOTSTRAP) compiler
	@rm -rf build/wheel-$*
	@WHISPERS_COMPILE=$* $(BOOTSTRAP) timed setup-building-package .venv-build/bin/python -m hatchling build -t wheel -d build/wheel-$*
	@touch $@

build/compiled/.ready: build/wheel-always/.ready
	@$(BOOTSTRAP) unpack build/compiled build/wheel-always/*.whl
	@touch $@
