/** The card to keep of a game, as the server tells it. */
import type { Face } from "../lib/scene";
import { pictureOf, pieceOf, symbolOf, type Drawing } from "../table/pictures";
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

/** The picture of a sign of the card, null if the game has none of that name. */
export function drawnSign(sign: string, keep: Keep, game: string, art: Art): Drawing | null {
  const [kind = "", name = ""] = sign.split(":");
  const face = keep.faces[name];
  if (kind === "card") {
    return face ? pictureOf(game, art, face, "square") : null;
  }
  return kind === "piece" ? pieceOf(game, art, name, 0) : symbolOf(game, art, name);
}
