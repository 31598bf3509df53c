"""What a request may hold: checked and described by the same words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from worldtable.engine.game import LONGEST
from worldtable.server.people.words import cleaned
from worldtable.server.wire import ANSWERS

BIG = 2**31 - 1
KEY = 80  # characters of a name that is looked at
SPARE = 100  # characters beside those that count, such as blanks around them, that are looked at
HASH = re.compile("[0-9a-f]{64}")


class BadField(Exception):
    """A value that is missing, unknown or wrong; the sentence says what is accepted."""

    def __init__(self, sentence: str, about: str = "") -> None:
        super().__init__(sentence)
        self.about = about  # the one of several texts that it is


@dataclass(frozen=True)
class Field:
    """A named value.

    `kind`: text, lines (a text of several), digits, hash, number, codes (a number or a list of them), flag, words (an
    object of texts), values (an object of anything, looked at by whoever asked for it), list (of objects)
    """

    name: str
    kind: str
    about: str
    needed: bool = False
    low: int = 0
    high: int = BIG
    among: tuple[str, ...] = ()
    inside: tuple[Field, ...] = ()

    def check(self, value: Any) -> Any:
        found = getattr(self, f"check_{self.kind}")(value)
        if self.among and found not in self.among:
            raise BadField(f"“{self.name}” must be one of: {', '.join(self.among)}.")
        return found

    def check_text(self, value: Any) -> str:
        words = cleaned(value) if isinstance(value, str) and len(value) <= self.high + SPARE else None
        if words is None or not self.low <= len(words) <= self.high:
            raise BadField(f"“{self.name}” must be a text of {self.low} to {self.high} characters.")
        return words

    def check_lines(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BadField(f"“{self.name}” must be a text of at most {self.high} characters.")
        return within(self.name, value, self.high)

    def check_digits(self, value: Any) -> str:
        if not isinstance(value, str) or len(value) > self.high or not value.isascii() or not value.isdigit():
            raise BadField(f"“{self.name}” must be up to {self.high} digits in quotes.")
        return str(int(value))

    def check_hash(self, value: Any) -> str:
        if not isinstance(value, str) or not HASH.fullmatch(value):
            raise BadField(f"“{self.name}” must be 64 hex digits in small letters.")
        return value

    def check_number(self, value: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise BadField(f"“{self.name}” must be a whole number from {self.low} to {self.high}.")
        return value

    def check_codes(self, value: Any) -> list[int]:
        codes = value if isinstance(value, list) else [value]
        if not 1 <= len(codes) <= ANSWERS:
            raise BadField(f"“{self.name}” must be a whole number, or a list of 1 to {ANSWERS} of them.")
        return [self.check_number(each) for each in codes]

    def check_flag(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadField(f"“{self.name}” must be true or false.")
        return value

    def check_words(self, value: Any) -> dict[str, str]:
        if not isinstance(value, dict) or len(value) > self.high or any(len(key) > KEY for key in value):
            raise BadField(f"“{self.name}” must be an object with at most {self.high} texts in it.")
        if not all(isinstance(each, str) for each in value.values()):
            raise BadField(f"“{self.name}” must be an object with texts of at most {LONGEST} characters in it.")
        return {cleaned(key): within(cleaned(key), each, LONGEST) for key, each in value.items()}

    def check_values(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or len(value) > self.high:
            raise BadField(f"“{self.name}” must be an object with at most {self.high} values in it.")
        return value

    def check_list(self, value: Any) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            raise BadField(f"“{self.name}” must be a list of {self.low} to {self.high} objects.")
        return [checked(self.inside, each) for each in value]

    def schema(self) -> dict[str, Any]:
        """As OpenAPI describes it."""
        if self.kind == "number":
            return {"type": "integer", "minimum": self.low, "maximum": self.high, "description": self.about}
        if self.kind == "codes":
            code = {"type": "integer", "minimum": self.low, "maximum": self.high}
            several = {"type": "array", "items": code, "minItems": 1, "maxItems": ANSWERS}
            return {"oneOf": [code, several], "description": self.about}
        if self.kind == "flag":
            return {"type": "boolean", "description": self.about}
        if self.kind == "words":
            return {"type": "object", "additionalProperties": {"type": "string"}, "description": self.about}
        if self.kind == "values":
            return {"type": "object", "maxProperties": self.high, "description": self.about}
        if self.kind == "list":
            return {"type": "array", "items": schema(self.inside), "description": self.about}
        if self.kind == "hash":
            return {"type": "string", "pattern": f"^{HASH.pattern}$", "description": self.about}
        found: dict[str, Any] = {"type": "string", "maxLength": self.high, "description": self.about}
        return {**found, "enum": list(self.among)} if self.among else found


def within(name: str, text: str, most: int) -> str:
    """Words from outside that may have several lines, such as a deck list; each keeps its number."""
    if len(text) > most:
        raise BadField(f"“{name}” has {len(text)} characters; at most {most} are read.", name)
    return "\n".join(map(cleaned, text.splitlines())).rstrip()


def checked(fields: tuple[Field, ...], value: Any) -> dict[str, Any]:
    """The values of an object. BadField if something is missing, unknown or wrong."""
    if not isinstance(value, dict):
        raise BadField("The request must hold a JSON object.")
    names = [field.name for field in fields]
    for key in value:
        if key not in names:
            raise BadField(f"“{cleaned(key[:40])}” is unknown here; accepted: {', '.join(names) or 'nothing'}.")
    found: dict[str, Any] = {}
    for field in fields:
        if field.name in value:
            found[field.name] = field.check(value[field.name])
        elif field.needed:
            raise BadField(f"“{field.name}” is missing: {field.about}")
    return found


def queried(fields: tuple[Field, ...], value: Mapping[str, str]) -> dict[str, Any]:
    """The values of a query string; numbers are written as digits there, flags as true or false."""
    found: dict[str, Any] = {}
    for key, text in value.items():
        field = next((each for each in fields if each.name == key), None)
        if field is not None and field.kind == "number":
            bare = text.removeprefix("-")
            if not (bare.isascii() and bare.isdigit() and len(bare) <= 10):
                raise BadField(f"“{key}” must be a whole number.")
            found[key] = int(text)
        elif field is not None and field.kind == "flag":
            found[key] = {"true": True, "false": False}.get(text, text)
        else:
            found[key] = text
    return checked(fields, found)


def schema(fields: tuple[Field, ...]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {field.name: field.schema() for field in fields},
        "required": [field.name for field in fields if field.needed],
        "additionalProperties": False,
    }
