# The few commands. Everything lives in .venv; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
RULES := $(shell find src/worldtable/engine src/worldtable/games src/worldtable/bots -name '*.py' -not -name '*_test.py')

.PHONY: play build web machine test test-web images speed soak check format bench corpus puzzles docs dist clean

play: $(VENV)/built           ## install, build and open the table
	@PYTHONPATH=src $(BIN)/python -m worldtable.webbuild || true
	@$(BIN)/worldtable

build: $(VENV)/built          ## compile the rules after a change

web: $(VENV)/python           ## build the browser client
	@PYTHONPATH=src $(BIN)/python -m worldtable.webbuild

# One game (`GAME=world_changers`), a folder of it (`GAME=world_changers/cards`) or a card (`CARD=plato`), in seconds.
ONE := $(if $(GAME),--game $(GAME)) $(if $(CARD),--card $(CARD))
ifneq ($(strip $(ONE)),)
test: $(VENV)/built $(VENV)/tools
	$(BIN)/python -m pytest -q $(if $(CARD)$(findstring /,$(GAME)),,-n auto --dist worksteal) -m "not soak" $(ONE)
else
# The browser's driver holds an event loop of its own for as long as its process lives, so it gets processes of its own.
test: $(VENV)/built $(VENV)/tools web machine  ## all tests but the long ones; GAME=… or CARD=…: those of one
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not soak" --ignore tests/web
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not soak" tests/web
endif

test-web: $(VENV)/built $(VENV)/tools web machine  ## only the client, in a real browser
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not soak" tests/web

images: $(VENV)/built $(VENV)/tools web machine  ## the pictures of docs/images
	$(BIN)/python -m tests.web.images

speed: $(VENV)/built $(VENV)/tools web machine  ## how fast tables are drawn in a browser
	$(BIN)/python -m tests.web.speed

soak: $(VENV)/built $(VENV)/tools machine  ## the long ones
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m soak

check: $(VENV)/tools          ## format, lint, strict types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/built          ## speed of the rules
	@$(BIN)/worldtable bench

corpus: $(VENV)/built $(VENV)/tools  ## write the whole games under tests/replays anew
	$(BIN)/python -m tests.corpus

COUNT ?= 30
puzzles: $(VENV)/built        ## make the puzzles of every game anew; COUNT=… so many of each
	@for game in $$($(BIN)/python -c 'from worldtable.games import SHELF; print(*SHELF)'); do \
		$(BIN)/worldtable puzzles $$game --count $(COUNT) --afresh --to src/worldtable/puzzles/$$game.jsonl || exit 1; done

docs: $(VENV)/tools           ## the documentation as a site in build/site; links are followed, nothing is fetched
	@$(BIN)/zensical build --clean --strict

dist: $(VENV)/built $(VENV)/tools web  ## the packages in dist/: an sdist, a pure wheel, a wheel of this platform
	@$(BIN)/python -m tests.packages

clean:
	rm -rf $(VENV) .cache build dist *.egg-info src/*.egg-info
	find src -name '*.so' -delete

# --- how the parts come to be

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "worldtable needs Python 3.11 or newer")'
	@echo "Making a virtual environment …"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

machine:
	@tests/machine.sh

# The compiler is in the environment itself, so that the build is pinned like everything else. Installing leaves the
# rules alone: compiled here, in the tree, only what changed is compiled again.
$(VENV)/installed: $(VENV)/python pyproject.toml constraints.txt
	@echo "Installing …"
	@$(PIP) install -c constraints.txt setuptools wheel "mypy[mypyc]"
	@WORLDTABLE_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation --editable ".[fast]"
	@touch $@

$(VENV)/built: $(VENV)/installed setup.py $(RULES)
	@echo "Compiling the rules: all of them take a minute or two, one game some seconds …"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/worldtable --version
	@touch $@

# Only what the tools need: installing the package with its extras would compile the rules a second time.
$(VENV)/tools: $(VENV)/installed pyproject.toml constraints.txt
	@$(BIN)/python -c 'import tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; print(*extras["test"], *extras["check"], sep="\n")' > $(VENV)/tools.txt
	@$(PIP) install -c constraints.txt -r $(VENV)/tools.txt
	@touch $@
