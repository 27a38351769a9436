# Everything a player or a developer does with Tablée; `make help` lists it.
# On the machine: Python 3.11 or newer and make. The rest is fetched, locked by hash, into .venv, .cache and node_modules.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := conftest.py src tests tools bench examples
PYTEST := $(if $(LONG),TABLEE_EXAM_SEEDS=6,TABLEE_EXAM_SEEDS=1) $(BIN)/pytest --dist worksteal
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
        --no-header $(if $(UPGRADE),--upgrade) pyproject.toml --group build

# Every program here is started many times: it should not read its sources anew each time, whatever the machine says.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.NOTPARALLEL:

.PHONY: help
help:  ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

# ---- play -----------------------------------------------------------------------------------------------------------

.PHONY: play setup web pocket
play: setup web  ## Open the house and print its address (PORT=8000; LAN=1 for phones on the same network)
	@$(if $(wildcard dist/pocket/files.json),TABLEE_POCKET=dist/pocket )exec $(BIN)/tablee serve $(if $(PORT),--port $(PORT)) $(if $(filter-out 0 no,$(LAN)),--lan)

setup: .venv/.run  ## Install Tablée; leaves the command .venv/bin/tablee
	@:

web: setup  ## Build the web pages, if they changed
	@$(BIN)/python -m tools.web build

pocket: setup  ## Build the house as a folder of files for any web server, into dist/pocket
	@$(BIN)/python -m tools.pocket

.venv/.run: requirements/run.lock pyproject.toml tools/install.py
	@$(PYTHON) tools/install.py run
	@touch $@

# ---- checks ---------------------------------------------------------------------------------------------------------
# `make test` is every check, `make test LONG=1` the same with more seeds and longer matches, `make check` what one runs
# all day. Two processes never fill one cache: browser, packages, pages and kernels are there before tests share them.
# What computes runs beside what waits: kernels compile while tools are fetched and pages built, and all other checks and
# the browser's tests, which mostly wait for pages, have the right of way before the tests that need none, which tell how
# it went when both have ended.

.PHONY: test check setup-dev locks format-check lint types imports web-check web-test kernels chromium unit browser
test: setup  ## Run every check (LONG=1: more seeds, longer matches)
	@$(MAKE) -s kernels & $(MAKE) -s locks format-check web; ready=$$?; wait $$! && exit $$ready
	@told=$$(mktemp); nice -n 10 $(MAKE) -s unit > $$told 2>&1 & \
	$(MAKE) -s lint types imports web-check web-test browser; checked=$$?; wait $$!; unit=$$?; cat $$told; rm $$told; [ $$checked$$unit = 00 ]
	@echo "· every check passed"

check: format-check lint types imports  ## Check what needs neither kernels nor a browser: for every few minutes
	@echo "· quick tests"
	@$(PYTEST) -n 3 --ignore=tests/browser -m "not heavy"

setup-dev: .venv/.dev  ## Add the tools for tests and checks
	@:

.venv/.dev: .venv/.run requirements/dev.lock
	@$(PYTHON) tools/install.py dev
	@touch $@

locks: setup-dev  ## Check: lock files name no host and are complete
	@echo "· lock files"
	@$(BIN)/python -m tools.check_locks

format-check: setup-dev  ## Check: Python and web/ are formatted
	@echo "· format"
	@$(BIN)/python -m tools.web format-check || { echo "Not formatted; run: make format"; exit 1; }
	@$(BIN)/ruff format --quiet --check --output-format concise $(SOURCES) || { echo "Not formatted; run: make format"; exit 1; }

lint: setup-dev  ## Check: ruff finds nothing in Python, oxlint nothing in web/
	@echo "· lint"
	@$(BIN)/python -m tools.web lint
	@$(BIN)/ruff check --quiet $(SOURCES)

types: setup-dev  ## Check: mypy, strict
	@echo "· types"
	@$(BIN)/mypy --no-error-summary $(SOURCES)

imports: setup-dev  ## Check: who may import whom
	@echo "· imports"
	@mkdir -p .cache
	@$(BIN)/lint-imports --no-logo --cache-dir .cache/imports > .cache/imports.txt || { cat .cache/imports.txt; exit 1; }

web-check: setup-dev  ## Check: TypeScript and Svelte, warnings are errors
	@echo "· web types"
	@$(BIN)/python -m tools.web check

web-test: setup-dev  ## Test: the pure parts of web/
	@echo "· web tests"
	@$(BIN)/python -m tools.web test

kernels: setup  # once, before tests side by side would each compile them
	@echo "· kernels"
	@$(BIN)/python -m tools.kernels

chromium: setup-dev
	@$(BIN)/python -c "from tools.browser import chromium; chromium()"

unit: setup-dev web kernels  ## Test: everything but the browser
	@echo "· tests"
	@$(PYTEST) -n 3 --ignore=tests/browser

browser: setup-dev web pocket chromium  ## Test: in a real Chromium
	@echo "· browser tests"
	@$(PYTEST) -n 2 tests/browser

# ---- work -----------------------------------------------------------------------------------------------------------

.PHONY: format wire lock pictures cluster arena-cluster web-dev docs wheel clean
format: setup-dev  ## Format Python and web/, and mend what ruff can mend
	@$(BIN)/python -m tools.web format
	@$(BIN)/ruff check --quiet --fix $(SOURCES) || true
	@$(BIN)/ruff format --quiet $(SOURCES)

wire: setup-dev  ## Write the types of web/ anew after a change of the Python classes that are sent
	@$(BIN)/python -m tools.wire

web-dev: setup-dev  ## Serve web/ as you type; start the house with `tablee serve` beside it
	@$(BIN)/python -m tools.web dev

lock: setup-dev  ## Make the lock files again after a change in pyproject.toml or package.json (UPGRADE=1: newest versions)
	@$(LOCK) --extra server -o requirements/run.lock
	@$(LOCK) --group dev --all-extras -c requirements/run.lock -o requirements/dev.lock
	@$(LOCK) --group docs -c requirements/dev.lock -o requirements/docs.lock
	@$(BIN)/python -m tools.web lock
	@$(BIN)/python -m tools.check_locks

pictures: setup-dev web chromium kernels  ## Make the pictures of the READMEs again
	@$(BIN)/python -m tools.pictures

cluster: setup-dev web  ## Run several houses on PostgreSQL, NATS and Caddy, to be killed (N=4, PORT=8080)
	@exec $(BIN)/python -m tools.cluster $(if $(N),--houses $(N)) $(if $(PORT),--port $(PORT))

arena-cluster: setup-dev  ## Show robots' matches on a cluster that loses a worker (GAME=, A=, B=, MATCHES=)
	@$(BIN)/python -m tools.arena_cluster $(if $(GAME),--game $(GAME)) $(if $(A),--a $(A)) $(if $(B),--b $(B)) \
	    $(if $(MATCHES),--matches $(MATCHES))

docs: setup-dev  ## Build the pages for builders into dist/docs, links checked
	@$(BIN)/python -m tools.docs

wheel: setup  ## Pack a wheel into dist/
	@$(BIN)/uv build -q --python $(BIN)/python --no-build-isolation --wheel

clean:  ## Remove everything make made
	rm -rf .venv .cache dist web/node_modules tests/browser/node_modules tools/pocket/node_modules src/tablee/server/static
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +
