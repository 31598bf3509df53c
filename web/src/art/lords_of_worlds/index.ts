/** Every picture of Lords of Worlds, drawn from words: a tile is a land with things in it, an assistant a creature with what it wears. */
import type { Face } from "../../lib/scene";
import type { Art } from "../../themes/theme";
import { faceDown, inMiddle, piece } from "./pieces";
import { known, portrait } from "./portraits";
import { group, svg } from "./shapes";
import { symbol } from "./symbols";
import { tile } from "./tiles";

const NIGHT = '<rect x="-40" y="-10" width="200" height="140" fill="#2a2560"/>';

/** Grounds and spaces have no look: their kind and colour tell. */
function place(face: Face): string {
  if (face.kind === "portal") {
    return piece("portal", 0);
  }
  if (face.kind === "space") {
    return piece(face.group === "Architect" ? "architect_space" : "space", 0);
  }
  return face.kind === "hex" ? piece(`ground ${face.group ?? ""}`, 0) : "";
}

function picture(face: Face, shape: "tall" | "wide" | "square"): string {
  const box = shape === "wide" ? "-24 0 168 120" : "0 0 120 120";
  const look = face.look ?? "";
  if (known(look)) {
    return svg(box, inMiddle(group("translate(-50 -50)", portrait(look))));
  }
  const found = place(face) || svg(box, (shape === "wide" ? NIGHT : "") + inMiddle(tile(look) || tile(face.group?.toLowerCase() ?? "") || faceDown()));
  return shape === "wide" ? found.replace('viewBox="0 0 120 120"', `viewBox="${box}"`) : found;
}

export const art: Art = { picture, piece, symbol };
