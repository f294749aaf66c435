# Everything starts here. Each target first sets up what it needs (.venv, locked packages, Node, the client's build, a
# browser for the tests) on a machine that has only Python 3.11+ and make, and does nothing that is already done.
#
#   make play    play in the browser (make play ARGS="--help" shows what it takes)
#   make test    all checks and all tests
#   make check   ruff, mypy, import-linter, svelte-check, prettier
#   make bench   how fast the rules and the bots are on this machine
#   make soak    the random games again, many more of them
#   make images  the pictures of docs/images, taken anew from games in the browser
#   make build   the client, into web/dist
#   make lock    write the lock files anew after a change of pyproject.toml or requirements/build.in
#   make clean   remove everything that these made

.DEFAULT_GOAL := play
.NOTPARALLEL:
.PHONY: play test check bench soak images build lock clean ready-play ready-check ready-test

PYTHON ?=
ARGS ?=
# pytest workers: each browser test brings a Chromium, so no more than there are cores for.
WORKERS ?= 2

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
NPM := $(BIN)/python -m tools.node

# The first Python that is new enough and can make a virtual environment, or nothing.
FIND_PYTHON = for p in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done
NO_PYTHON = cotyphu needs Python 3.11 or newer with its venv module (Debian, Ubuntu: apt install python3-venv); \
	found none as $(or $(PYTHON),python3). Another one: make PYTHON=/path/to/python3
PREPARE = @p=$$($(FIND_PYTHON)); test -n "$$p" || { echo "$(strip $(NO_PYTHON))" >&2; exit 1; }; "$$p" -m tools.prepare

ready-play ready-check ready-test: ready-%:
	$(PREPARE) $*

play: ready-play
	@exec $(BIN)/cotyphu play $(ARGS)

build: ready-play

check: ready-check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check
	$(NPM) run --silent format:check

test: check ready-test
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

bench: ready-check
	$(BIN)/python -m bench $(ARGS)

soak: ready-check
	$(BIN)/python -m pytest -n $(WORKERS) -m "not browser" --hypothesis-profile=soak --timeout=0 $(ARGS)

images: ready-test
	$(BIN)/python -m tools.screenshots $(ARGS)

lock: ready-play
	$(BIN)/python -m tools.lock

clean:
	rm -rf .venv .stamps dist web/dist web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
