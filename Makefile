# Two commands: `make run` sets up everything and opens the table; `make test` sets up everything and runs every check.
# Both need Python 3.11 or newer and make, and bring the rest with them into .venv.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python,$(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq --no-input
SOURCES := $(shell find src web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path 'src/mochuelo/server/static/*' 2>/dev/null)

.PHONY: run test install tools clean
.DELETE_ON_ERROR:

run: install
	@$(BIN)/mochuelo serve --port $(PORT)

test: install .venv/tools.stamp
	@$(BIN)/python tools/checks.py $(STAGES)

install: .venv/installed.stamp

tools: .venv/tools.stamp

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "mochuelo needs Python 3.11 or newer, and found none on the path"; exit 1; }
	@$(PYTHON) tools/make_venv.py .venv

.venv/needs.stamp: .venv/bin/python pyproject.toml constraints.txt
	@echo "installing what the server needs"
	@$(BIN)/python tools/needs.py | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

.venv/installed.stamp: .venv/needs.stamp hatch_build.py $(SOURCES)
	@echo "building the web and the rules"
	@rm -f build/notes.txt
	@$(PIP) install --no-deps --force-reinstall .
	@if test -s build/notes.txt; then sed 's/^/note: /' build/notes.txt; fi
	@touch $@

.venv/tools.stamp: .venv/needs.stamp
	@echo "installing what the checks need"
	@$(BIN)/python tools/needs.py test lint | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

clean:
	rm -rf .venv build dist web/node_modules src/mochuelo/server/static
