"""The HTTP calls, each with the fields it accepts."""

from __future__ import annotations

from dataclasses import replace

from worldtable.engine.game import LONGEST
from worldtable.server.http import api, cards, decks, lookback, puzzles, sets
from worldtable.server.http.calls import Call
from worldtable.server.http.fields import Field
from worldtable.server.sets.text import MOST_KEYS
from worldtable.server.tables import following, hints

NAME = Field("name", "text", "What you are called.", low=1, high=40)
SEAT = Field("seat", "number", "Which seat; left out: the one of mine that is asked, else my first.", low=-1, high=99)
ALL = Field("all", "flag", "After the game: the hands and questions of all others as well.")
COMMITMENT = Field("commitment", "hash", "The SHA-256 of a part of the seed that my device has made.")
WISHES = (
    Field("watch", "flag", "Others may watch."),
    Field("reveal", "flag", "After the game watchers may see everything."),
    Field(
        "hints",
        "text",
        "Hints: as usual (free for who plays alone), none, three a game, or free.",
        low=0,
        high=8,
        among=hints.RULES,
    ),
    Field("stand_in", "text", "The bot that answers for those who are away; empty for none.", low=0, high=80),
    Field("patience", "number", "Seconds away until it does.", low=5, high=86_400),
)
OPTIONS = Field("options", "words", "The game's options.", high=40)
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
        Field("deck", "lines", "The deck it brings, where decks are brought.", high=LONGEST),
    ),
)
DAY = Field("day", "text", "A day, as 2026-11-16; left out: today.", low=10, high=10)
PUZZLE = (
    Field("day", "text", "The day, as 2026-11-16.", needed=True, low=10, high=10),
    Field("puzzle", "text", "The puzzle's id.", needed=True, low=1, high=16),
)
SET_NAME = Field("name", "text", "What the set is called.", low=1, high=60)
SET = "/api/sets/{code}"
CODE = "/api/tables/{code}"
CALLS = (
    Call("GET", "/api/me", api.who_am_i, "Who am I?"),
    Call("POST", "/api/me", api.call_me, "Say who you are", body=(Field("name", "text", NAME.about, True, 1, 40),)),
    Call(
        "POST",
        "/api/me/signout",
        api.sign_out,
        "Sign out everywhere",
        body=(Field("here", "flag", "On this device as well; there is no way back to your tables then."),),
    ),
    Call("GET", "/api/games", api.games, "The shelf, and the bots"),
    Call("GET", "/api/games/{name}/cards", cards.cards_of, "Every card and tile of a game, to be printed"),
    Call("GET", "/api/games/{name}/looks", cards.looks_of, "What the cards of a game look like, by their ids"),
    Call("GET", "/api/games/{name}/decks", decks.kit_of, "What decks of a game are built from"),
    Call(
        "POST",
        "/api/games/{name}/deck",
        decks.read,
        "A deck list as the rules read it, and what is wrong with it",
        body=(Field("deck", "lines", "The deck list, a card a line.", needed=True, high=LONGEST),),
    ),
    Call(
        "GET",
        "/api/games/{name}/rules",
        api.rules_of,
        "The rules of a game",
        query=(Field("search", "text", "Words that a rule must hold.", high=200),),
    ),
    Call("GET", "/api/games/{name}/keep", api.keep_of, "What to keep in mind of a game, on one card"),
    Call("GET", "/api/games/{name}/words", api.words_of, "The words of a game, each in one sentence"),
    Call("GET", "/api/games/{name}/rules/{number}", api.one_rule, "One rule"),
    Call(
        "POST",
        "/api/tables",
        api.new_table,
        "A new table",
        body=(
            Field("game", "text", "The game's name.", needed=True, high=80),
            SEATS,
            OPTIONS,
            Field("cards", "text", "The code of the card set that is played; left out: as printed.", high=40),
            Field(
                "show", "text", "The id of a card of that set that the first seat is dealt, to try it out.", high=80
            ),
            *WISHES,
            Field("ticks", "flag", "Begin when everybody has said that they are ready."),
            Field("seed", "digits", "A seed for lessons; the table is then not fair.", high=80),
            COMMITMENT,
        ),
    ),
    Call("GET", "/api/sets", sets.my_sets, "My card sets"),
    Call(
        "POST",
        "/api/sets",
        sets.copy_set,
        "A card set of my own: a copy of a printed one, or of somebody's",
        body=(
            Field("game", "text", "The game whose printed set is copied.", high=80),
            Field("from", "text", "The code of the set that is copied.", high=40),
            SET_NAME,
        ),
    ),
    Call(
        "GET",
        SET,
        sets.one_set,
        "A card set: its cards, what is wrong with it, its drafts",
        query=(Field("draft", "number", "Which draft; left out: the latest.", low=1),),
    ),
    Call("GET", SET + "/files", sets.files_of, "A card set as the files that the command line reads"),
    Call(
        "PUT",
        SET,
        sets.save_set,
        "The next draft of my card set",
        body=(
            Field("draft", "number", "The draft that was changed.", needed=True, low=1),
            Field(
                "cards",
                "list",
                "The cards that are otherwise.",
                low=1,
                high=200,
                inside=(
                    Field("at", "number", "Its place in the set; -1 for a new card.", needed=True, low=-1, high=2000),
                    Field("file", "text", "The file that it stands in.", needed=True, low=1, high=80),
                    Field("values", "values", "All its values; none take it out.", needed=True, high=MOST_KEYS),
                ),
            ),
            Field("back", "number", "Instead of cards: an earlier draft that is brought back.", low=1),
        ),
    ),
    Call("PATCH", SET, sets.call_set, "Call my card set otherwise", body=(replace(SET_NAME, needed=True),)),
    Call("DELETE", SET, sets.delete_set, "Delete my card set; tables keep what they play"),
    Call(
        "POST",
        "/api/lessons",
        api.new_lesson,
        "A chapter of a game's lesson, at a table of one's own",
        body=(
            Field("game", "text", "The game's name.", needed=True, high=80),
            Field("chapter", "number", "Which chapter, from 0.", needed=True, high=99),
        ),
    ),
    Call("GET", "/api/puzzles", puzzles.overview, "The daily puzzle in short, the days before, my results"),
    Call("GET", "/api/puzzle", puzzles.one, "The puzzle of a day, with its table", query=(DAY,)),
    Call(
        "POST",
        "/api/puzzle/try",
        puzzles.attempt,
        "Try an answer to a puzzle",
        body=(*PUZZLE, Field("choose", "number", "The code chosen.", needed=True)),
    ),
    Call("POST", "/api/puzzle/hint", puzzles.hint, "A hint for a puzzle", body=PUZZLE),
    Call("POST", "/api/puzzle/answer", puzzles.give_up, "Give a puzzle up and see its answer", body=PUZZLE),
    Call("GET", "/api/puzzle/line", puzzles.line, "What is expected after the answer, table by table", query=(DAY,)),
    Call(
        "GET",
        "/api/puzzle/why",
        puzzles.why_not,
        "Why a code may not be chosen in a puzzle",
        query=(DAY, Field("code", "number", "The code.", needed=True)),
    ),
    Call("GET", "/api/tables/mine", api.my_tables, "My tables"),
    Call("GET", CODE, api.one_table, "About a table"),
    Call("GET", CODE + "/cards", sets.cards_of_table, "The cards that a table plays with"),
    Call("GET", CODE + "/reach", api.reach, "How others in the house get to a table"),
    Call(
        "PATCH",
        CODE,
        api.wish,
        "The host's wishes; in a game the players vote on who stands in",
        body=(*WISHES, OPTIONS),
    ),
    Call(
        "POST",
        CODE + "/ready",
        api.ready,
        "I am ready",
        body=(Field("ready", "flag", "Whether I am; left out: yes."),),
    ),
    Call(
        "POST",
        CODE + "/deck",
        decks.bring,
        "Choose the deck that I bring",
        body=(
            SEAT,
            Field("deck", "lines", "A ready-made deck, or a list; empty for none.", needed=True, high=LONGEST),
        ),
    ),
    Call("POST", CODE + "/start", api.start, "The host begins with those who are here"),
    Call("POST", CODE + "/join", api.join, "Take an open seat, or one that was left", body=(SEAT, NAME, COMMITMENT)),
    Call("POST", CODE + "/leave", api.leave, "Give up a seat", body=(SEAT,)),
    Call(
        "PUT",
        CODE + "/seats/{number:int}",
        api.put_seat,
        "The host changes a seat before the game",
        body=(
            Field("kind", "text", "What it becomes.", needed=True, high=8, among=("bot", "open", "closed")),
            Field("bot", "text", "Which bot.", high=80),
        ),
    ),
    Call(
        "POST",
        CODE + "/deal",
        api.deal,
        "Commit to a part of the seed, or show it",
        body=(COMMITMENT, Field("part", "hash", "The part itself, once everybody has committed.")),
    ),
    Call("POST", CODE + "/begin", api.begin, "Begin without the devices that the deal has waited for"),
    Call("POST", CODE + "/rematch", api.rematch, "The same people again", body=(COMMITMENT,)),
    Call(
        "POST",
        CODE + "/branch",
        api.branch,
        "Play on from a step of a game, at a table of one's own",
        body=(
            Field("step", "number", "How many answers are kept.", needed=True),
            Field(
                "hidden",
                "text",
                "Off a game that is over: what lay hidden as it truly was, or dealt anew for who is asked there.",
                high=8,
                among=following.HIDDEN,
            ),
        ),
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
            Field("choose", "codes", "The code chosen, or several for questions one after the other.", needed=True),
        ),
    ),
    Call("POST", CODE + "/undo", api.undo, "Take back, or ask the table to", body=(SEAT,)),
    Call("POST", CODE + "/on", api.go_on, "In a lesson: I have read it, others may do what it tells"),
    Call(
        "POST",
        CODE + "/agree",
        api.agree,
        "My part of a vote",
        body=(SEAT, Field("agree", "flag", "Whether I agree; false ends the vote.", needed=True)),
    ),
    Call(
        "GET",
        CODE + "/why",
        api.why,
        "Why a code may not be chosen",
        query=(SEAT, Field("code", "number", "The code.", needed=True)),
    ),
    Call("GET", CODE + "/previews", lookback.previews, "What each answer would bring", query=(SEAT,)),
    Call(
        "POST", CODE + "/hint", lookback.hint, "The best answers to my question, as a search sees them", body=(SEAT,)
    ),
    Call("GET", CODE + "/log", lookback.log, "All that a seat was told", query=(SEAT,)),
    Call("GET", CODE + "/sheets", lookback.sheets, "The score sheets", query=(SEAT,)),
    Call(
        "GET",
        CODE + "/replay",
        lookback.replay,
        "The game step by step, as a seat saw it",
        query=(
            SEAT,
            ALL,
            Field("from", "number", "The first step."),
            Field("count", "number", "How many.", low=1, high=50),
        ),
    ),
    Call("GET", CODE + "/outline", lookback.outline, "The game in short: its steps and moments", query=(SEAT, ALL)),
    Call("GET", CODE + "/review", lookback.review, "The review of a finished game, or how far it is", query=(SEAT,)),
    Call("GET", CODE + "/download", lookback.download, "The replay file"),
)
