/** The card to keep of a game, as the server tells it. */
import type { Face } from "../lib/scene";
import { pictureOf, pieceOf, symbolOf } from "../table/pictures";
import type { Art } from "../themes/theme";

export interface KeepEntry {
  title: string;
  text: string;
  rules: string[];
  signs: string[]; // symbol:NAME, piece:KIND, card:TITLE
}

export interface Keep {
  title: string;
  line: string;
  parts: { title: string; rules: string[]; entries: KeepEntry[] }[];
  faces: Record<string, Face>;
}

/** A sign of the card as an address of its picture, "" if the game has none of that name. */
export function drawnSign(sign: string, keep: Keep, game: string, art: Art): string {
  const [kind = "", name = ""] = sign.split(":");
  const face = keep.faces[name];
  if (kind === "card") {
    return face ? pictureOf(game, art, face, "square") : "";
  }
  return kind === "piece" ? pieceOf(game, art, name, 0) : symbolOf(game, art, name);
}
