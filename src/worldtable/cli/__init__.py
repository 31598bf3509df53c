"""The command line: a file a command, `main` puts them together."""
