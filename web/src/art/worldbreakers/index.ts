/** Worldbreakers in pictures: people and things from words, symbols, pieces and the backs of cards. */
import type { Face } from "../../lib/scene";
import type { Art } from "../../themes/theme";
import { paint as people } from "./people";
import { back, piece, type Back } from "./things/pieces";
import { symbol } from "./things/symbols";
import { paint as things } from "./things/words";

const BOXES = { people: { tall: "0 0 100 110", wide: "0 0 100 84", square: "10 6 80 80" }, things: { tall: "0 0 100 110", wide: "-44 14 188 94", square: "0 10 100 100" } };
const BACKS: Back[] = ["deck", "orders", "campaign", "draft"];

/** Looks of people are lists with commas, looks of things name their guild before a colon. A face without a look gets one from its group and kind. */
function lookOf(face: Face): string {
  const guild = face.group?.toLowerCase() ?? "neutral";
  return face.look ?? (face.kind === "follower" || face.kind === "worldbreaker" ? `${guild}, man, turned` : `${guild}: hills`);
}

const LIGHTS: Record<string, string> = { earth: "#cfe0b4", moon: "#bcd3ea", stars: "#f6d79b", void: "#d9c4ea" };

/** The sign of a guild in its light: what standing looks like. */
function sign(guild: string): string {
  return `<rect x="-60" y="-10" width="240" height="140" fill="${LIGHTS[guild] ?? "#e6dcc6"}"/><circle cx="50" cy="60" r="52" fill="#fff" opacity=".35"/><g transform="translate(17 27) scale(2.75)">${symbol(guild)}</g>`;
}

function whole(box: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMin slice">${inner}</svg>`;
}

export const art: Art = {
  picture(face, shape) {
    if (face.kind === "standing") {
      return whole(BOXES.things[shape], sign(face.group ?? ""));
    }
    const look = lookOf(face);
    return look.includes(":") ? whole(BOXES.things[shape], things(look)) : whole(BOXES.people[shape], people(look));
  },
  piece(kind, seat) {
    return whole("0 0 48 48", piece(kind, seat === 0 ? "#d8412f" : "#f1e7cf"));
  },
  symbol(name) {
    const kind = BACKS.find((each) => name === `back-${each}`);
    return kind ? whole("0 0 60 84", back(kind)) : whole("0 0 24 24", symbol(name));
  },
};
