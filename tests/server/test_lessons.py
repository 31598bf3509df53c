"""A chapter of a lesson at a table: it begins in its position, and others answer as the script says and when."""

from __future__ import annotations

from typing import Any

import pytest

from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.record import follow, game_of, parse
from worldtable.server.testing import People, Person

Json = dict[str, Any]
LESSONS = [game for game in SHELF if lesson_of(game)]


def learn(person: Person, game: str, chapter: int) -> str:
    return str(person.call("POST", "/api/lessons", {"game": game, "chapter": chapter})["code"])


def step(person: Person, code: str, told: Json) -> Json:
    """Do what the last page wants; the table after it."""
    page = told["lesson"]["pages"][-1]
    if page["wants"] != "choose":
        found: Json = person.at(code, "/on", {})
        return found
    answer = {"seat": 0, "question": told["view"]["question"], "choose": page["only"][0]}
    after: Json = person.at(code, "/answer", answer)
    return after


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_chapter_by_chapter(people: People, game: str) -> None:
    (linda,) = people("Linda")
    lesson = lesson_of(game)
    assert lesson is not None
    for number, chapter in enumerate(lesson.chapters):
        code = learn(linda, game, number)
        told = linda.at(code, "/state?seat=0")
        assert told["info"]["lesson"] == number
        assert told["lesson"]["chapters"] == [each.title for each in lesson.chapters]
        read: list[str] = []
        while told["step"] < len(chapter.answers):
            before = told["step"]
            read += [page["words"] for page in told["lesson"]["pages"] if page["words"] not in read[-1:]]
            told = step(linda, code, told)
            assert told["step"] > before
        read += [page["words"] for page in told["lesson"]["pages"]]
        assert read == [each.words for each in chapter.steps if each.words in read]
        assert set(read) == {each.words for each in chapter.steps}


def test_a_chapter_survives_and_is_proved_like_any_game(people: People) -> None:
    (linda,) = people("Linda")
    code = learn(linda, "world_changers", 1)
    told = step(linda, code, linda.at(code, "/state?seat=0"))
    assert told["info"]["fair"] is False
    assert "lesson" in told["info"]["why_unfair"]
    linda.at(code, "/on", {})  # the script is over: from now on a bot plays for the other seat
    for _ in range(60):
        if told["info"]["status"] == "over":
            break
        view = told["view"]
        if view["choices"]:
            answer = {"seat": 0, "question": view["question"], "choose": view["choices"][0]["code"]}
            linda.at(code, "/answer", answer)
        told = linda.at(code, f"/state?seat=0&after={told['turn']}&wait=20")
    record = parse(linda.http.get(f"/api/tables/{code}/download").text, "download")
    assert record.position == "lesson 2"
    assert not follow(game_of(record), record).asks


def test_others_wait_until_the_words_are_read(people: People) -> None:
    (linda,) = people("Linda")
    code = learn(linda, "world_changers", 1)
    place = linda.sit(code)
    place.next()
    assert place.last["view"]["waiting"] == [1]
    assert place.last["lesson"]["pages"][-1]["wants"] == "others"
    assert place.last["step"] == 0
    place.send({"on": True})
    place.next()
    assert place.last["step"] == 1


def test_who_chooses_what_the_lesson_does_not_want_is_told_so(people: People) -> None:
    (linda,) = people("Linda")
    code = learn(linda, "world_changers", 0)
    told = linda.at(code, "/state?seat=0")
    other = next(
        each["code"] for each in told["view"]["choices"] if each["code"] not in told["lesson"]["pages"][-1]["only"]
    )
    assert "lesson" in linda.at(code, f"/why?code={other}")["text"]


def test_chapters_are_not_listed_among_my_tables(people: People) -> None:
    (linda,) = people("Linda")
    learn(linda, "world_changers", 0)
    game = linda.table("world_shapers", "me", "random")["code"]
    assert [table["code"] for table in linda.call("GET", "/api/tables/mine")["tables"]] == [game]


def test_there_are_no_other_lessons(people: People) -> None:
    (linda,) = people("Linda")
    assert linda.refused("POST", "/api/lessons", {"game": "chess", "chapter": 0})[0] == 404
    status, sentence = linda.refused("POST", "/api/lessons", {"game": "world_changers", "chapter": 40})
    assert status == 404
    assert "5 chapters" in sentence
    assert linda.refused("POST", "/api/lessons", {"game": "world_changers", "chapter": -1})[0] == 422
