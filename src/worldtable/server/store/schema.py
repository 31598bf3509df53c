"""The tables of the database. A game is its head and its rows; all else that is known of it follows."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("epoch", Integer, nullable=False, server_default="0"),  # older cookies than this are signed out
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("watch_code", String(16), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("cards", String(200), nullable=False),
    Column("cards_hash", String(32), nullable=False),
    Column("options", Text, nullable=False),  # a JSON object
    Column("seed", Text, nullable=False),  # "" before the deal
    Column("fair", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("reveal", Boolean, nullable=False),
    Column("stand_in", String(80), nullable=False),
    Column("patience", Integer, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("rematch", String(32), nullable=False),  # the code of the table that followed, "" before
    Column("created", BigInteger, nullable=False),
    Column("stamp", Integer, nullable=False),  # counts the changes of this row
    # What the rows of answers say, noted here for lists that read no rows.
    Column("turn", Integer, nullable=False),
    Column("asked", String(80), nullable=False),  # seats, with commas between them
    Column("over", Boolean, nullable=False),
    Column("standing", Text, nullable=False, server_default="{}"),  # a JSON object: what is asked, or how it ended
    Column("position", String(40), nullable=False, server_default=""),  # a chapter of a lesson, "" for a game
    Column("updated", BigInteger, nullable=False),
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("taken_back_late", Integer, nullable=False, server_default="0"),
    Column("deal", Text, nullable=False, server_default="[]"),  # a JSON list of words about the seed
    Column("hints", String(8), nullable=False, server_default="usual"),  # or none, three, free
    Column("branch_of", String(32), nullable=False),  # the table it was branched off, "" for none
    Column("redeals", Text, nullable=False),  # a JSON list: after which answers what was dealt anew, for whom
    Column("ticks", Boolean, nullable=False, server_default=false()),  # it begins when everybody is ready
    Column(
        "changed", Text, nullable=False, server_default="[]"
    ),  # a JSON list: what the host changed before the game
    Column("cards_text", String(64), nullable=False, server_default=""),  # the set it plays with, "" as printed
    Index("tables_by_cards_text", "cards_text"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("identity", String(32), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seen", Text, nullable=False),  # all identities that have held it in the game, with blanks between them
    Column(
        "ready", Boolean, nullable=False, server_default=false()
    ),  # whoever sits here has said so, before the game
    Column("deck", Text, nullable=False, server_default=""),  # what it brings to the game, "" for nothing yet
    Column("hints", Integer, nullable=False, server_default="0"),  # taken in the game
    Index("seats_by_identity", "identity"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choose", Integer, nullable=False),  # in a row that takes back: one of rows.BACK, LATE, TOGETHER
    Column("state", String(32), nullable=False),  # fingerprint of the state after it
    Column("at", Integer, nullable=False),  # taking back: the first answer to leave out, else rows.ALONE or JOINED
    Column("count", Integer, nullable=False),  # taking back: how many to leave out, else 0
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", String(600), nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),  # of what was found; older ones are made anew
    Column("plan", String(32), nullable=False),  # what its parts are parts of
    Column("asked_by", String(32), nullable=False),  # who is charged for the work
    Column("found", Text, nullable=False, server_default=""),  # a JSON object, "" while it is under way
    Column("created", BigInteger, nullable=False),
)

review_parts = Table(
    "review_parts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("found", Text, nullable=False),  # a JSON list; gone when the review is done
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),  # whose puzzle it was, as 2026-11-16
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("tried", Text, nullable=False),  # a JSON list: the answers in the order in which they were tried
    Column("tries", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("ending", String(8), nullable=False),  # how it ended: solved, shown, or "" if it did not
    Column("first", Boolean, nullable=False),  # this person never met the same puzzle on another day
    Column("at", BigInteger, nullable=False),
    Index("puzzles_by_puzzle", "puzzle"),
)

card_texts = Table(
    "card_texts",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("text", Text, nullable=False),  # a JSON list: the files of the game, and the cards with their values
)

card_sets = Table(
    "card_sets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("owner", String(32), nullable=False),
    Column("game", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("base", String(64), nullable=False),  # the text that it was copied from
    Column("number", Integer, nullable=False),  # of its latest draft
    Column("digest", String(64), nullable=False),  # of its text
    Column("hash", String(32), nullable=False),  # as the game counts it, "" while it cannot be played with
    Column("changed", Integer, nullable=False),  # cards that are otherwise than in the base
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("card_sets_by_owner", "owner"),
    Index("card_sets_by_base", "base"),
)

card_drafts = Table(
    "card_drafts",
    metadata,
    Column("set_id", String(32), ForeignKey("card_sets.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("hash", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("card_drafts_by_digest", "digest"),
)
