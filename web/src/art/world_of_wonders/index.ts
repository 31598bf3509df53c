/** Every picture, piece and symbol of World of Wonders, drawn from words. */
import type { Face } from "../../lib/scene";
import type { Art } from "../../themes/theme";
import { figures, players, signs, type Player } from "./figures";
import { others } from "./pieces";
import { isWonder, scene } from "./scene";
import { group, path } from "./shapes";
import { coloured, inked } from "./symbols";
import { scaffold, type Stage } from "./wonders";

const INK = "#46301a";
const LIGHT = "#fff7e6";
const KNIGHT = "-5 -4 70 64";
const FIGURE = "-1 -1 46 58";

function svg(box: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;
}

/** How far a look says that a Great Wonder is: "stage 3", "scaffold", "pale". */
function stage(look: string): Stage {
  return { built: Number(/\bstage (\d)/.exec(look)?.[1] ?? 6), site: /\bscaffold\b/.test(look), pale: /\bpale\b/.test(look) };
}

function picture(face: Face, shape: "tall" | "wide" | "square"): string {
  const look = face.look ?? "";
  const found = stage(look);
  const around = found.site && !isWonder(look) ? scaffold(2) : "";
  return svg(shape === "wide" ? "-13 -5 146 118" : "0 0 120 120", group("scale(1.2)", scene(look, found) + around));
}

/** Worker, Foreman, Militia, Knight, wall, token, back, place, fallen, stone, seal. */
function piece(kind: string, seat: number): string {
  const name = kind.toLowerCase();
  const who = players[((seat % players.length) + players.length) % players.length] as Player;
  const other = others[name];
  if (other) {
    return svg(other[0], other[1](who));
  }
  const figure = figures[name] ?? figures["worker"];
  return svg(name === "knight" ? KNIGHT : FIGURE, figure?.(who) ?? "");
}

/** A symbol by its name; those of one colour are dark, or light with " light" behind the name. */
function symbol(name: string): string {
  const [word = "", tone] = name.split(" ");
  const ink = tone === "light" ? LIGHT : INK;
  return svg("0 0 20 20", coloured[word] ?? inked[word]?.(ink) ?? path(signs[word] ?? signs["disc"] ?? "", ink));
}

export const art: Art = { picture, piece, symbol };
