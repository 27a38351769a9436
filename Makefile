# Everything Tablée needs is one of these; `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

.PHONY: setup setup-dev
setup: .venv/.run  ## Install Tablée and the locked packages it runs on; leaves the command .venv/bin/tablee
setup-dev: .venv/.dev  ## Add the locked tools for tests and checks

.venv/.run: requirements/run.lock pyproject.toml tools/install.py
	@$(PYTHON) tools/install.py run
	@touch $@

.venv/.dev: .venv/.run requirements/dev.lock
	@$(PYTHON) tools/install.py dev
	@touch $@
