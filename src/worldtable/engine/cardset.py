"""Card sets: the numbers and words of a game's cards, read from a folder of TOML files.

Every problem is collected with its file and line, so that one look at the list mends a whole set.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path

from worldtable.engine.wording import MOST_QUOTED, quoted, some_of, typed

OWN = "our design"
ORIGINS = ("published", "rulebook", OWN)
MOST_BYTES = 100_000  # of a file; seven times the largest that is printed
MOST_LINE = 2000  # letters of a line; a key of thousands of parts would keep the reader of TOML busy for minutes
MOST_CARDS = 500  # of a file
MOST_PROBLEMS = 100  # that are told


class Problem:
    """Something wrong, or (as a warning) doubtful, with a card set."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.file = file
        self.line = line
        self.text = text

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.text}"


class BadCards(Exception):
    """A card set that cannot be used, with all its problems."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(some_of([str(problem) for problem in problems], MOST_PROBLEMS, "\n"))
        self.problems = problems


class Entry:
    """One card of a file. Reading a value that is missing or wrong notes a problem and goes on."""

    def __init__(self, file: str, line: int, values: dict[str, object], lines: dict[str, int]) -> None:
        self.file = file
        self.line = line
        self.values = values
        self.lines = lines
        self.problems: list[Problem] = []
        self.read: list[str] = []
        self.wrong: list[str] = []  # keys with a problem

    def problem(self, key: str, text: str) -> None:
        self.wrong.append(key)
        self.problems.append(Problem(self.file, self.lines.get(key, self.line), text))

    def value(self, key: str, needed: str) -> object:
        """The raw value, None and a problem if it is missing."""
        self.read.append(key)
        if key not in self.values:
            self.problem(key, f"{self.called()} has no {key}; it needs {needed}.")
            return None
        return self.values[key]

    def must(self, key: str, found: object, otherwise: str) -> None:
        """Note that a value is wrong; one that is missing has been noted already."""
        if found is not None:
            self.problem(key, f"{self.called()}: {key} is {quoted(found)}; it must {otherwise}.")

    def called(self) -> str:
        name = self.values.get("name", self.values.get("id", ""))
        if not isinstance(name, str) or not name:
            return "this card"
        return f"“{name}”" if len(name) <= MOST_QUOTED else quoted(name)

    def text(self, key: str, default: str | None = None) -> str:
        if key not in self.values and default is not None:
            self.read.append(key)
            return default
        found = self.value(key, "words in quotes")
        if isinstance(found, str) and found.strip():
            return found
        self.must(key, found, "be words in quotes")
        return ""

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if key not in self.values and default is not None:
            self.read.append(key)
            return default
        wanted = f"a whole number from {low} to {high}"
        found = self.value(key, wanted)
        if isinstance(found, int) and not isinstance(found, bool) and low <= found <= high:
            return found
        self.must(key, found, f"be {wanted}")
        return low

    def flag(self, key: str) -> bool:
        self.read.append(key)
        found = self.values.get(key, False)
        if isinstance(found, bool):
            return found
        self.must(key, found, "be true or false")
        return False

    def strings(self, key: str) -> list[str]:
        """A list of words, empty if it is missing."""
        self.read.append(key)
        found = self.values.get(key, [])
        words = [each for each in found if isinstance(each, str)] if isinstance(found, list) else []
        if not isinstance(found, list) or len(words) < len(found):
            self.problem(key, f"{self.called()}: {key} must be a list of words in quotes.")
        return words

    def choice(self, key: str, accepted: tuple[str, ...], default: str | None = None) -> str:
        found = self.text(key, default)
        if found and found not in accepted:
            self.problem(key, f"{self.called()}: {key} is {quoted(found)}; accepted: {', '.join(accepted)}.")
            return accepted[0]
        return found or accepted[0]

    def amount(self, key: str, accepted: tuple[int, int], effect: str = "effect") -> int:
        """The amount of an effect; (0, 0) accepts none."""
        low, high = accepted
        if effect in self.wrong:
            self.read.append(key)  # nobody can tell whether the effect that was meant has one
            return low
        return self.number(key, low, high) if high else 0

    def origins(self, fields: tuple[str, ...]) -> dict[str, str]:
        """Where each field comes from; a set of one's own need not say."""
        self.read.append("origins")
        found = self.values.get("origins", {})
        origins = dict.fromkeys(fields, OWN)
        if not isinstance(found, dict):
            self.problem("origins", f'{self.called()}: origins must be a table like {{ name = "published" }}.')
            return origins
        for field, origin in found.items():
            if field not in fields:
                self.problem(
                    "origins", f"{self.called()}: origins of {quoted(field)}; accepted: {', '.join(fields)}."
                )
            elif origin not in ORIGINS:
                accepted = ", ".join(ORIGINS)
                text = f"{self.called()}: the origin of {field} is {quoted(origin)}; accepted: {accepted}."
                self.problem("origins", text)
            else:
                origins[field] = origin
        return origins

    def origin(self) -> str:
        """Where the whole card comes from; a set of one's own need not say."""
        return self.choice("origin", ORIGINS, OWN)

    def finish(self) -> list[Problem]:
        """All problems of this card, keys that nothing reads among them."""
        for key in self.values:
            if key not in self.read:
                accepted = ", ".join(sorted(self.read))
                self.problem(key, f"{self.called()}: nothing reads {quoted(key)}; accepted keys: {accepted}.")
        return self.problems


def read_entries(folder: Path, files: tuple[str, ...]) -> list[Entry]:
    """The cards of the named files of a folder, in order. BadCards if a file is missing or not TOML."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    if not folder.is_dir():
        raise BadCards([Problem(str(folder), 0, "there is no such folder.")])
    for name in files:
        try:
            entries.extend(parse(name, text_of(folder / name, files)))
        except BadCards as error:
            problems.extend(error.problems)
        except RecursionError:
            problems.append(Problem(name, 0, "lists and tables lie too deep in one another."))
        except ValueError as trouble:  # TOML's own errors, and numbers of thousands of digits
            problems.append(Problem(name, line_in(str(trouble)), f"not TOML: {trouble}."))
    for path in sorted(folder.glob("*.toml")):
        if path.name not in files:
            problems.append(Problem(path.name, 0, f"unknown file; a set has {', '.join(files)}."))
    if problems:
        raise BadCards(problems)
    return entries


def text_of(path: Path, files: tuple[str, ...]) -> str:
    """What stands in a file; no more is read than a file of cards may have."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadCards([Problem(path.name, 0, f"too large; a file has at most {MOST_BYTES} bytes.")])
        return content.decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise BadCards([Problem(path.name, 0, f"missing; a set has the files {', '.join(files)}.")]) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards([Problem(path.name, 0, f"cannot be read: {error}.")]) from None


def parse(file: str, text: str) -> list[Entry]:
    """The `[[card]]` tables of a file with the lines their keys stand on."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_LINE:
            raise BadCards([Problem(file, number, f"too long; a line has at most {MOST_LINE} letters.")])
    found = tomllib.loads(text)
    cards = found.get("card", [])
    if list(found) != ["card"] or not isinstance(cards, list):
        raise BadCards([Problem(file, 1, "the file must hold [[card]] tables and nothing else.")])
    if len(cards) > MOST_CARDS:
        raise BadCards([Problem(file, 1, f"{len(cards)} cards; a file has at most {MOST_CARDS}.")])
    entries: list[Entry] = []
    lines: list[tuple[int, dict[str, int]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare == "[[card]]":
            lines.append((number, {}))
        elif lines and "=" in bare and not bare.startswith("#"):
            lines[-1][1].setdefault(bare.split("=")[0].strip().strip('"'), number)
    for at, values in enumerate(cards):
        line_number, keys = lines[at] if at < len(lines) else (0, {})
        entries.append(Entry(file, line_number, values, keys))
    return entries


def line_in(message: str) -> int:
    """The line number in tomllib's message, 0 if it names none."""
    words = message.replace(",", " ").split()
    for at in range(len(words) - 1):
        if words[at] == "line" and words[at + 1].isdigit():
            return int(words[at + 1])
    return 0


def twice(entries: list[Entry], keys: tuple[str, ...]) -> list[Problem]:
    """Ids, names and the like that two cards share."""
    problems: list[Problem] = []
    for key in keys:
        seen: dict[str, Entry] = {}
        for entry in entries:
            value = entry.values.get(key)
            if value is None:
                continue
            first = seen.setdefault(typed(value), entry)  # it may be of the wrong kind, even a list
            if first is not entry:
                line = entry.lines.get(key, entry.line)
                text = f"the {key} {quoted(value)} is taken by {first.file}:{first.lines.get(key, first.line)}."
                problems.append(Problem(entry.file, line, text))
    return problems


def in_words(kind: str, says: str, amounts: tuple[int, int]) -> str:
    """An effect of a vocabulary: the kind of card that has it, what it does, what its amount may be."""
    low, high = amounts
    amount = f" Amount {low} to {high}." if high else ""
    return f"{kind}: {says.removesuffix('.')}.{amount}"


def set_name(folder: Path, printed: Path) -> str:
    """What a set is called: as printed, or by its folder."""
    return "printed" if folder == printed else folder.name


def set_hash(parts: object) -> str:
    """The hash of what a set says."""
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()
