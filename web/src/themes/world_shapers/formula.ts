/** A card's formula as numbers and signs. */
import type { Term, Thing } from "../../lib/scene";
import { amount, is } from "../../lib/scene";

export interface Sum {
  number: string;
  signs: string[];
  most: string;
}

// what happens once has no number
const ONCE = new Set(["copy_scoring", "double_turn", "move_to_bottom", "move_theirs_to_bottom", "swap_with_pool", "trade_same_column", "remove_enhancement"]);

const row = (of: string[] | undefined): string => (of?.[0]?.startsWith("complete") ? "row_complete" : "row_incomplete");
const beads = (of: string[] | undefined): string => `elements ${(of ?? []).join(" ")}`;

function signsOf(thing: Thing, term: Term): string[] {
  const mine = thing.face?.group ?? "universal";
  switch (term.kind) {
    case "flat":
      return [];
    case "vicinity":
      return [`${is(thing, "unreachable") && !term.of?.every((each) => each === "any") ? "unreached" : "beside"} ${mine} ${(term.of ?? []).map((each) => each.split(" ")[0]).join(" ")}`];
    case "most_symbols":
      return ["crown", beads(term.of)];
    case "most_rows":
      return ["crown", row(term.of)];
    case "per_row":
      return ["times", row(term.of)];
    case "per_set":
      return ["times", (term.of?.length ?? 0) > 3 ? "set" : beads(term.of)];
    case "per_symbol":
      return ["times", beads(term.of)];
    case "per_enhanced":
      return ["times", "crystal"];
    case "rival_symbols":
      return ["times", beads(term.of), "rival"];
    case "per_opponent_fewer":
      return ["times", "rival", "fewer", beads(term.of)];
    default:
      return term.of?.includes("others") ? [term.kind, "rival"] : [term.kind];
  }
}

/** How many signs wide a sign is: three places side by side, several elements. */
function wide(sign: string): number {
  const [name, ...of] = sign.split(" ");
  return name === "beside" || name === "unreached" ? 3 : name === "elements" ? Math.max(1, of.length) : 1;
}

/** How many signs the longest line of a formula has. */
export function breadth(thing: Thing): number {
  const line = (enhanced: boolean): number => sums(thing, enhanced).reduce((sum, part) => sum + part.signs.reduce((all, sign) => all + wide(sign), 0) + (part.number ? 1 : 0) + (part.most ? 2 : 0) + 0.5, (enhanced ? 1 : 0) + (amount(thing, "symbols")?.value ?? 0));
  return Math.max(line(false), line(true));
}

const written = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** The parts of a formula without a crystal, or with one. */
export function sums(thing: Thing, enhanced: boolean): Sum[] {
  return (thing.face?.formula ?? [])
    .filter((term) => (term.enhanced ?? false) === enhanced)
    .map((term) => ({ number: term.number && !ONCE.has(term.kind) ? written(term.number) : "", signs: signsOf(thing, term), most: term.most ? `≤${term.most}` : "" }));
}
