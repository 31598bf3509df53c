"""A table and the game played at it. Everything that changes one goes through its inbox, one thing at a time.

- `table`     answers, taking back, votes, chat, and showing: tried, saved, adopted and shown, in this order
- `inbox`     one thing at a time, each done to the table as the database holds it
- `connection` and `presence`: who looks at a table, and who is there
- `hints`     whether a table gives hints, and how many
- `info`      what is told of a table beside its game; `standing` and `picture`: how it stands, for lists

Before the game:

- `seating`   making tables, and who sits where
- `lobby`     who is ready, what the host changes, the start
- `bringing`  decks that players bring
- `dealing`   where the seed comes from; `devices`: what people's devices say about it

After it, and beside it:

- `following` tables that follow from another one: a rematch, a branch
- `teaching` and `lesson`: a table that is a chapter of a lesson, how it is made and how it goes on
"""
