"""Many games written down: a row a game and a row a decision, as Parquet files that any tool of the field reads."""
