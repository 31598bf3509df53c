"""A comparison in sentences, each of them made from its figures."""

from __future__ import annotations

from typing import Any, Final

from worldtable.lab.balance.pairs import POINT

VERDICTS: Final = {
    "proved": "Proved",
    "no change": "Proved to be no change",
    "open": "Not proved",
}


def named(found: dict[str, Any], each: dict[str, Any]) -> str:
    return str(found["names"].get(each["name"], each["name"]))


def is_rate(each: dict[str, Any]) -> bool:
    """Whether a figure is a win rate, told in per cent and points."""
    return bool(each["band"] == POINT)


def figure(each: dict[str, Any], key: str) -> str:
    return f"{100 * each[key]:.1f} %" if is_rate(each) else f"{each[key]:.1f}"


def change(each: dict[str, Any]) -> str:
    """The difference with half of its interval."""
    scale = 100 if is_rate(each) else 1
    return f"{scale * each['difference']:+.1f} ± {scale * each['error']:.1f}".replace("-", "−")


def headline(found: dict[str, Any]) -> str:
    """What became of the first card that was changed and is played often enough."""
    if not found["changes"]:
        return "The two sets play the same: nothing that matters differs."
    figures = {each["name"]: each for each in found["cards"]}
    for changed in found["changes"]:
        each = figures[changed["id"]]
        if each["verdict"] == "proved":
            return (
                f"{changed['name']} now wins {100 * each['after']:.0f} % instead of {100 * each['before']:.0f} % "
                "when played."
            )
        if each["verdict"] == "no change":
            return f"{changed['name']} wins as often as before: the change is proved to be too small to matter."
    return f"What the change of {found['changes'][0]['name']} does is not proved."


def subtitle(found: dict[str, Any]) -> str:
    look, looks = found["looks"]
    who = " and ".join(sorted({*found["bots"]}))
    return (
        f"{found['pairs']:,} seeds of {found['title']} for {found['seats']} were played twice, same deal, seats and "
        f"bots ({who}); only the cards differ. {100 * found['same']:.0f} % of the pairs have the same winner. "
        f"Differences with 95 % intervals from the pairs, widened for {looks} looks; this is number {look}."
    )


def sentences(found: dict[str, Any], verdict: str) -> list[str]:
    """What is proved, what is proved to be no change, or what is open, changed cards first."""
    changed = {each["id"] for each in found["changes"]}
    cards = [each for each in found["cards"] if each["verdict"] == verdict and each["error"]]
    cards.sort(key=lambda each: (each["name"] not in changed, -abs(each["difference"])))
    told = []
    for each in cards[:6]:
        words = f"{named(found, each)} when played: {change(each)}"
        told.append(words + (f"; about {each['pairs']:,} pairs would tell" if each["pairs"] else ""))
    if len(cards) > 6:
        told.append(f"and {len(cards) - 6} more cards")
    told += [f"{each['name']}: {change(each)}" for each in found["whole"] if each["verdict"] == verdict]
    return told


def changes(found: dict[str, Any]) -> list[str]:
    """What is printed differently."""
    told = []
    for each in found["changes"]:
        if each["field"] == "card":
            told.append(f"{each['name']}: {'only in the second set' if each['after'] else 'only in the first set'}")
        else:
            told.append(f"{each['name']}: {each['field']} {each['before']} → {each['after']}")
    return told


def in_words(found: dict[str, Any]) -> str:
    lines = [headline(found), subtitle(found), ""]
    lines += changes(found)
    for verdict, words in VERDICTS.items():
        told = sentences(found, verdict)
        lines += ["", f"{words}:", *[f"  {each}" for each in told]] if told else []
    return "\n".join(lines)
