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
ENGINE_TESTS := tests/test_build.py $(wildcard $(addprefix tests/,rules properties records perft playthroughs checker env bots facts))
BIN := .venv/bin
# The catalogue of the language that is spoken here, for what is said where no Python will do.
WORDS = $(or $(wildcard $(addprefix src/warofwhispers/words/,$(firstword $(subst _, ,$(subst ., ,$(or $(LC_ALL),$(LC_MESSAGES),$(LANG))))))),src/warofwhispers/words/en)
# One more than there are cores: tests in the browser wait as often as they work.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal

.PHONY: help play test test-web test-pure test-compiled compiled lint lint-python lint-page format properties access kills fuzz soak web web-types rules screenshots sweep web-speed bench bench-env bench-search load mutants mutants-sample train gate league lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv-play/.ready ## play in the browser: alone, on one screen, or with friends
	@.venv-play/bin/whispers serve --open-browser $(ARGS)

# What uses one core each goes side by side; the tests then use all there are.
test: .venv/.ready web/node_modules/.ready $(PAGE) ## everything that must hold: lint, then all tests, uncompiled and compiled
	@$(BOOTSTRAP) together "$(MAKE) lint-python compiled" "$(MAKE) lint-page test-web"
	@$(MAKE) --no-print-directory test-pure test-compiled

test-web: web/node_modules/.ready .venv/.ready ## types and unit tests of the web page
	@.venv/bin/python -m tests.words.sentences
	@$(BOOTSTRAP) npm run check
	@$(BOOTSTRAP) npm test

test-pure: .venv/.ready $(PAGE) ## the tests on the uncompiled engine, those in the browser included
	@$(BOOTSTRAP) browser
	WHISPERS_GAMES=$${WHISPERS_GAMES:-0.25} $(PYTEST) $(ARGS)

test-compiled: .venv/.ready compiled ## the engine's tests again, on the compiled engine
	@if test -e build/compiled/.ready; then \
	  PYTHONPATH=build/compiled WHISPERS_EXPECT=compiled $(PYTEST) $(ENGINE_TESTS) $(ARGS); \
	else $(BOOTSTRAP) say setup-not-compiled; test "$$CI" != true; fi

compiled: ## build the compiled engine, where there is a compiler
	@if $(BOOTSTRAP) compiler; then $(MAKE) --no-print-directory build/compiled/.ready; fi

lint: lint-python lint-page ## style, format and types, of Python and of the page

lint-python: .venv/.ready ## the Python half of it
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page: web/node_modules/.ready ## the page's half of it
	@$(BOOTSTRAP) npm run lint --silent

format: .venv/.ready web/node_modules/.ready ## put the code into the one format, and fix what can be fixed
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	@$(BOOTSTRAP) npm run format --silent

properties: .venv/.ready ## what must hold in every game, over tens of thousands, and the referee after them
	WHISPERS_GAMES=$${WHISPERS_GAMES:-20} $(PYTEST) tests/properties tests/checker $(ARGS)

access: .venv/.ready $(PAGE) ## whole games by keys, by ear and by the command line, and axe, in every language
	@$(BOOTSTRAP) browser
	WHISPERS_LONG=1 $(PYTEST) tests/web/test_access.py tests/web/test_by_ear.py tests/web/test_keys.py \
	  tests/web/test_sight.py tests/web/test_tree.py $(ARGS)

kills: .venv/.ready ## kill the table server by the hundred in the middle of games; nothing may be lost
	WHISPERS_KILLS=$${WHISPERS_KILLS:-150} $(BIN)/pytest -n 2 -rP tests/server/test_kills.py tests/server/test_group_kills.py $(ARGS)

fuzz: .venv/.ready ## ask the table server a hundred thousand odd things; all must be answered as documented
	WHISPERS_FUZZ=$${WHISPERS_FUZZ:-300} WHISPERS_SEED=$${WHISPERS_SEED:-$$(date +%s)} WHISPERS_FUZZ_REQUESTS=$${WHISPERS_FUZZ_REQUESTS:-100000} \
	  $(PYTEST) -rP tests/server/test_openapi.py tests/server/test_fuzz.py $(ARGS)

soak: .venv/.ready ## an hour in a server's life: tables made, played, watched, servers killed (WHISPERS_SOAK_MINUTES)
	@$(BIN)/python -m tests.server.soak

web: $(PAGE) ## build the web page into the package

web-types: .venv/.ready web/node_modules/.ready ## make the page's types from the server's own document
	$(BIN)/python web/scripts/openapi.py
	@$(BOOTSTRAP) npm run types

rules: .venv/.ready ## write docs/rules.md and its translations from the catalogue
	$(BIN)/python -m warofwhispers.reference docs

screenshots: .venv/.ready $(PAGE) ## take the pictures of docs/images
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/screenshots.py $(ARGS)

sweep: .venv/.ready $(PAGE) ## take a picture of every kind of question on every kind of screen
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/sweep.py $(ARGS)

web-speed: .venv/.ready $(PAGE) ## measure how fast the page is, on a desktop and on a slow phone
	@$(BOOTSTRAP) browser
	$(BIN)/python scripts/web_speed.py $(ARGS)

bench: .venv-bench/.ready ## measure the compiled engine beside two others
	@.venv-bench/bin/python -m benchmarks.engine $(ARGS)

bench-env: .venv-bench/.ready ## measure the environments beside games of their libraries
	@.venv-bench/bin/python -m benchmarks.environments $(ARGS)

bench-search: .venv-bench/.ready ## measure the bots' simulations beside another engine's
	@.venv-bench/bin/python -m benchmarks.search $(ARGS)

load: .venv/.ready compiled ## measure how many live tables a server holds, and what an answer costs it
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.load $(ARGS)

mutants: .venv-mutants/.ready ## change the engine in thousands of small ways and see that a test notices
	.venv-mutants/bin/mutmut run $(ARGS)
	.venv-mutants/bin/mutmut results

mutants-sample: .venv-mutants/.ready ## the same for a random sample (ARGS="--number 200 --seed 20"), with the share that was noticed
	.venv-mutants/bin/python scripts/sample_mutants.py $(ARGS)

train: .venv/.ready compiled ## make the bots' weights anew, and learn from the search's own games who wins (resumable)
	PYTHONPATH=build/compiled $(BIN)/python scripts/train_forecast.py --games 1500 --seed 1
	PYTHONPATH=build/compiled $(BIN)/python scripts/train_value.py all $(ARGS)

gate: .venv/.ready compiled ## is the strong player stronger than its yardstick? at equal CPU time, until it is decided
	@for match in "2 300 0.5,0.55" "4 400 0.25,0.3"; do set -- $$match; PYTHONPATH=build/compiled $(BIN)/whispers arena \
	  --bots search:hard,hard:2026 --hero --players $$1 --games $$2 --sprt $$3 --equal-time 60 --seed 17 \
	  --out build/gate-$$1.jsonl $(ARGS) || exit 1; done

league: .venv/.ready compiled ## play the league, level against level, and write its page in docs/bots.md
	@PYTHONPATH=build/compiled $(BIN)/python scripts/league.py $(ARGS)

lock: .venv-build/.ready ## pin all dependencies again (ARGS=--upgrade: to their newest versions)
	@for name in $(LOCKS); do .venv-build/bin/uv pip compile --quiet --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-emit-index-url --custom-compile-command "make lock" \
	  $(ARGS) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-* build dist mutants web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# Environments, each with a stamp for what is pinned (.locked) and one for our package in it (.ready).

.venv-build/.ready: requirements/build.txt requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { sed -n 's|{ $$python }|$(PYTHON)|; s/^setup-old-python = //p' $(WORDS)/setup.ftl; exit 1; }
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
	@$(BOOTSTRAP) say setup-getting-page-tools
	@$(BOOTSTRAP) npm ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.ready
	@$(BOOTSTRAP) say setup-building-page
	@$(BOOTSTRAP) npm run build --silent
	@touch $@

# The wheel: compiled if possible (auto), or else an error (always); then as a plain folder for PYTHONPATH.

build/wheel-%/.ready: $(SOURCES) $(PAGE) | .venv-build/.ready
	@test $* != always || $(BOOTSTRAP) compiler
	@rm -rf build/wheel-$*
	@$(BOOTSTRAP) say setup-building-package
	@WHISPERS_COMPILE=$* .venv-build/bin/python -m hatchling build -t wheel -d build/wheel-$*
	@touch $@

build/compiled/.ready: build/wheel-always/.ready
	@$(BOOTSTRAP) unpack build/compiled build/wheel-always/*.whl
	@touch $@
