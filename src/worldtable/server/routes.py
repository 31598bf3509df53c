"""The HTTP calls, each with the fields it accepts."""

from __future__ import annotations

from worldtable.server import api
from worldtable.server.calls import Call
from worldtable.server.fields import Field

NAME = Field("name", "text", "What you are called.", low=1, high=40)
SEAT = Field("seat", "number", "Which seat; left out: the one of mine that is asked, else my first.", low=-1, high=99)
WISHES = (
    Field("watch", "flag", "Others may watch."),
    Field("reveal", "flag", "After the game watchers may see everything."),
    Field("stand_in", "text", "The bot that answers for those who are away; empty for none.", low=0, high=80),
    Field("patience", "number", "Seconds until it does.", low=5, high=86_400),
)
SEATS = Field(
    "seats",
    "list",
    "Who sits where, in order.",
    needed=True,
    low=1,
    high=20,
    inside=(
        Field("kind", "text", "Who: me, a bot, or whoever comes.", needed=True, high=8, among=("me", "bot", "open")),
        Field("bot", "text", "Which bot.", high=80),
        Field("name", "text", "What it is called.", low=1, high=40),
    ),
)
CODE = "/api/tables/{code}"
CALLS = (
    Call("GET", "/api/me", api.who_am_i, "Who am I?"),
    Call("POST", "/api/me", api.call_me, "Say who you are", body=(Field("name", "text", NAME.about, True, 1, 40),)),
    Call("GET", "/api/games", api.games, "The shelf, and the bots"),
    Call(
        "GET",
        "/api/games/{name}/rules",
        api.rules_of,
        "The rules of a game",
        query=(Field("search", "text", "Words that a rule must hold.", high=200),),
    ),
    Call("GET", "/api/games/{name}/rules/{number}", api.one_rule, "One rule"),
    Call(
        "POST",
        "/api/tables",
        api.new_table,
        "A new table",
        body=(
            Field("game", "text", "The game's name.", needed=True, high=80),
            SEATS,
            Field("options", "words", "The game's options.", high=40),
            *WISHES,
            Field("seed", "digits", "A seed for lessons; the table is then not fair.", high=80),
        ),
    ),
    Call("GET", "/api/tables/mine", api.my_tables, "My tables"),
    Call("GET", CODE, api.one_table, "About a table"),
    Call("PATCH", CODE, api.wish, "The host's wishes", body=WISHES),
    Call("POST", CODE + "/join", api.join, "Take an open seat", body=(SEAT, NAME)),
    Call("POST", CODE + "/leave", api.leave, "Give up a seat", body=(SEAT,)),
    Call(
        "PUT",
        CODE + "/seats/{number:int}",
        api.put_seat,
        "The host changes a seat",
        body=(
            Field("kind", "text", "What it becomes.", needed=True, high=8, among=("bot", "open", "closed")),
            Field("bot", "text", "Which bot.", high=80),
        ),
    ),
    Call("POST", CODE + "/rematch", api.rematch, "The same people again"),
    Call(
        "POST",
        CODE + "/branch",
        api.branch,
        "Play on from a step of a game, at a table of one's own",
        body=(Field("step", "number", "How many answers are kept.", needed=True),),
    ),
    Call(
        "GET",
        CODE + "/state",
        api.state,
        "The table message",
        query=(
            SEAT,
            Field("after", "number", "Wait for a turn after this one."),
            Field("wait", "number", "Seconds to wait for it.", high=25),
        ),
    ),
    Call(
        "POST",
        CODE + "/answer",
        api.answer,
        "Answer a question",
        body=(
            SEAT,
            Field("question", "number", "The question's number.", needed=True),
            Field("choose", "number", "The code chosen.", needed=True),
        ),
    ),
    Call("POST", CODE + "/undo", api.undo, "Take back, or ask the table to", body=(SEAT,)),
    Call(
        "GET",
        CODE + "/why",
        api.why,
        "Why a code may not be chosen",
        query=(SEAT, Field("code", "number", "The code.", needed=True)),
    ),
    Call("GET", CODE + "/log", api.log, "All that a seat was told", query=(SEAT,)),
    Call("GET", CODE + "/sheets", api.sheets, "The score sheets", query=(SEAT,)),
    Call(
        "GET",
        CODE + "/replay",
        api.replay,
        "The game step by step, as a seat saw it",
        query=(
            SEAT,
            Field("from", "number", "The first step."),
            Field("count", "number", "How many.", low=1, high=50),
        ),
    ),
    Call("GET", CODE + "/download", api.download, "The replay file"),
)
