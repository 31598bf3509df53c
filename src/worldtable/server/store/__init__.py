"""What lasts. This room knows no other.

- `rows`      what is held of a table, as plain values: its head, seats, rows of answers, chat
- `store`     reads and writes them; one writer commits what all tables have waiting at once
- `heads`     heads of tables, changed only as they were read
- `schema`    the tables of the database; `migrations` brings an older one there
- `database`  SQLite or PostgreSQL, never waited for longer than a limit; `lock`: one process a file
"""
