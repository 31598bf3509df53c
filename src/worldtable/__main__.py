"""`python -m worldtable` is the command `worldtable`."""

from worldtable.cli.main import main

main(prog_name="worldtable")
