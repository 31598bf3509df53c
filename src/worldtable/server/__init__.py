"""Tables, seats, the wire and the store. It draws on every game of the shelf and knows none by name.

Six rooms, each with a page at its door that says what is where; who may know whom is held by a test:

- `store`   what lasts: the database, and what it holds of a table as plain values
- `people`  who somebody is, the codes they are invited with, and how much they may do at a time
- `tables`  a table from its lobby to its rematch, and the game that is played there
- `bots`    the processes apart that think for bots and read whole games
- `puzzles` the daily puzzle: its tables, its judge, how people did
- `http`    all that comes from outside: connections, calls, the WebSocket, pages

Here in the hall stands what several of them need (`settings`, `metrics`, `logs`, `wire`, `problem`, `optional`), what
puts them together (`service`, `app`, `command`), and what runs a server from outside (`launch`, `testing`, `bench`).
"""
