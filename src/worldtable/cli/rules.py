"""`worldtable rules`: the rulebook of a game, its numbered rules and its words, looked up and searched."""

from __future__ import annotations

import click

from worldtable.cli.common import Wrong, find_game
from worldtable.cli.play import spelled
from worldtable.glossary import find, words
from worldtable.terminal.book import rule_lines, word_lines
from worldtable.terminal.draw import WIDTH


@click.command()
@click.argument("game")
@click.argument("what", nargs=-1)
@click.option("--word", "word", metavar="WORD", help="What a word, a symbol or a place of the game means.")
@click.option("--words", "every", is_flag=True, help="All words of the game.")
def rules(game: str, what: tuple[str, ...], word: str | None, every: bool) -> None:
    """Rules of GAME: by number (R12), a chapter by its title, by words that they hold, or the contents."""
    box = find_game(spelled(game), None)
    if every:
        click.echo("\n".join(line for each in words(box.name) for line in word_lines(each, WIDTH)))
    elif word is not None:
        found = find(box.name, word)
        if not found:
            raise Wrong(f"{box.title} has no word {word!r}; --words lists them all.")
        click.echo("\n".join(line for each in found for line in word_lines(each, WIDTH)))
    else:
        click.echo("\n".join(rule_lines(box.name, " ".join(what), WIDTH)))
