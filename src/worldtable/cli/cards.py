"""`worldtable cards`: look at a game's card set, take it out to edit, check an edited one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from worldtable.cli.common import Wrong, find_game
from worldtable.engine.cardset import BadCards
from worldtable.engine.game import Game
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF


@click.command()
@click.argument("game", required=False)
@click.option(
    "--export", "folder", type=click.Path(path_type=Path), metavar="DIR", help="Write the set as editable files."
)
@click.option("--check", "checked", metavar="DIR", help="Explain what is wrong with an edited set.")
@click.option("--cards", metavar="DIR", help="Show this set instead of the game's own.")
@click.option("--effects", is_flag=True, help="Show the effects that cards of the game can have.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def cards(
    game: str | None, folder: Path | None, checked: str | None, cards: str | None, effects: bool, as_json: bool
) -> None:
    """Show the cards of GAME with their origins; export them; check a set of your own."""
    if checked is not None:
        check(game, checked)
        return
    if game is None:
        raise Wrong(f"Name a game: {', '.join(SHELF)}.")
    box = find_game(game, cards)
    if folder is not None:
        export(box, folder)
    elif effects:
        for name, text in box.effects():
            click.echo(f"{name:24} {text}")
    elif as_json:
        click.echo(json.dumps(box.printed(), ensure_ascii=False, indent=2))
    else:
        show(box)


def show(game: Game[Any]) -> None:
    entries = game.printed()
    count = sum(int(str(entry["copies"])) for entry in entries)
    click.echo(
        f"{game.title}: the {game.cards.name} set ({game.cards.hash}), {len(entries)} cards, {count} with copies"
    )
    for entry in entries:
        click.echo(f"\n{entry['head']}  [{entry['origin']}]")
        click.echo(f"  {entry['text']}")
    for warning in game.cards.warnings:
        click.echo(f"warning: {warning}")


def export(game: Game[Any], folder: Path) -> None:
    """Copy the files of the set into a folder that does not hold any of them yet."""
    files = game.card_files()
    if not files:
        raise Wrong(f"{game.title} has no card files.")
    taken = [path.name for path in files if (folder / path.name).exists()]
    if taken:
        raise Wrong(f"{folder} already has {', '.join(taken)}; choose an empty folder.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in files:
            (folder / path.name).write_bytes(path.read_bytes())
    except OSError as error:
        raise Wrong(f"{folder} cannot be written: {error.strerror}.") from None
    names = ", ".join(path.name for path in files)
    click.echo(f"Wrote {names} to {folder}. Edit them, then: worldtable cards {game.name} --check {folder}")


def check(name: str | None, folder: str) -> None:
    """Explain every problem of a set; which game it is for shows in the names of its files."""
    box = find_game(name) if name else game_of_files(Path(folder))
    try:
        found = box.with_cards(folder)
    except BadCards as error:
        count = len(error.problems)
        click.echo(f"{folder} cannot be used for {box.title}; {count} problem{'s' if count > 1 else ''}:", err=True)
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    except BadSetup as error:
        raise Wrong(str(error)) from None
    for warning in found.cards.warnings:
        click.echo(f"warning: {warning}")
    click.echo(f"{folder} is a card set for {box.title} ({found.cards.hash}), {len(found.printed())} cards.")


def game_of_files(folder: Path) -> Game[Any]:
    """The game whose card files a folder holds."""
    if not folder.is_dir():
        raise Wrong(f"There is no folder {folder}.")
    names = {path.name for path in folder.glob("*.toml")}
    fits = [game for game in SHELF.values() if names & {path.name for path in game.card_files()}]
    best = sorted(fits, key=lambda game: -len(names & {path.name for path in game.card_files()}))
    if not best:
        raise Wrong(
            f"{folder} holds no card files of any game; export a set first: worldtable cards GAME --export DIR."
        )
    return best[0]
