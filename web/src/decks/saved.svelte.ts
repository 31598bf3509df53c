/** The decks that this device keeps, by game: each a name and a list as people paste it. And the one that is being built. */
import { MOST_TITLE } from "./deck";

export interface Saved {
  name: string;
  leader: string;
  text: string;
  legal: boolean; // when it was kept
}

interface Kept {
  decks: Saved[];
  now: string; // the list that is being built
  from: string; // the name of the deck that it was opened from
}

const KEY = "worldtable.decks";
const MOST = 100; // decks of a game
const LONGEST = 5000; // letters of a list
const NOTHING: Kept = { decks: [], now: "", from: "" };

const short = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;

function whole(value: unknown): value is Saved {
  const { name, leader, text, legal } = (value ?? {}) as Record<string, unknown>;
  return short(name, MOST_TITLE) && name !== "" && short(leader, MOST_TITLE) && short(text, LONGEST) && typeof legal === "boolean";
}

/** What a device has kept may be anything; only what is whole is used. */
function checked(value: unknown): Kept {
  const { decks, now, from } = (value ?? {}) as Record<string, unknown>;
  return {
    decks: (Array.isArray(decks) ? (decks as unknown[]) : []).filter(whole).slice(0, MOST),
    now: short(now, LONGEST) ? now : "",
    from: short(from, MOST_TITLE) ? from : "",
  };
}

function read(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown> | null;
    return Object.fromEntries(Object.entries(found ?? {}).map(([game, kept]) => [game, checked(kept)]));
  } catch {
    return {};
  }
}

class SavedDecks {
  private kept = $state.raw(read());

  of(game: string): Kept {
    return this.kept[game] ?? NOTHING;
  }

  /** Those that can be played with. */
  playable(game: string): Saved[] {
    return this.of(game).decks.filter((deck) => deck.legal);
  }

  /** Keep a deck: in place of the one it was opened from if it has its name, else under a name that is free. "" if the device keeps nothing. */
  keep(game: string, deck: Saved, from: string): string {
    const { decks, now } = this.of(game);
    const others = decks.filter((each) => !(each.name === deck.name && from === deck.name));
    let name = deck.name;
    for (let number = 2; others.some((each) => each.name === name); number++) {
      name = `${deck.name.slice(0, MOST_TITLE - 4)} ${number}`;
    }
    const text = deck.text.replace(`# ${deck.name}\n`, `# ${name}\n`);
    const all = [...others, { ...deck, name, text }].sort((one, other) => one.name.localeCompare(other.name));
    return all.length <= MOST && this.write(game, { decks: all, now, from: name }) ? name : "";
  }

  drop(game: string, name: string): void {
    const { decks, now } = this.of(game);
    this.write(game, { decks: decks.filter((each) => each.name !== name), now, from: "" });
  }

  /** The deck that is being built is there again after the page was left. */
  going(game: string, now: string, from: string): void {
    this.write(game, { ...this.of(game), now, from });
  }

  private write(game: string, kept: Kept): boolean {
    const before = this.kept;
    this.kept = { ...read(), [game]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
      return true;
    } catch {
      this.kept = before;
      return false;
    }
  }
}

export const saved = new SavedDecks();
