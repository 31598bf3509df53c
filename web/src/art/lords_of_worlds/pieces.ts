/** The pieces of the table: grounds and rims of hexes, planets and their spaces, Carts, markers, tokens, backs. */
import { gold } from "./clothes";
import { hexPath, outline, sky } from "./hex";
import { at, box, disc, each, group, line, oval, path, soft, star4, star5, svg } from "./shapes";
import { colourSigns, colours, glowOf, seatOf, seatSigns, type Seat } from "./signs";
import { dividers } from "./special";

interface Who {
  name: string; // a colour, or ""
  seat: Seat;
}
type Drawn = [box: string, shapes: string];

const deep = (colour: string): string => colours[colour]?.deep ?? "#8d8799";
const signOf = (colour: string, fill: string): string => colourSigns[colour]?.(fill) ?? "";
const seatSign = (sign: string, fill: string): string => seatSigns[sign]?.(fill) ?? "";
/** What is drawn about (0, 0), radius 50, in a box of 120. */
export const inMiddle = (shapes: string): string => group("translate(60 60) scale(1.2)", shapes);
const onHex = (shapes: string): Drawn => ["0 0 120 120", inMiddle(shapes)];

/** What lies on plain earth and on an Empty space: places and sizes. */
export const PEBBLES = [[-14, 8, 3], [12, -12, 4], [18, 12, 2.4], [-10, -16, 2.4], [2, 20, 2]] as const;
export const HOLLOWS = [[-14, 10, 6, 4], [13, -12, 8, 5], [16, 14, 4, 3]] as const;
const hexOf = (r: number, fill: string, more = ""): string => path(hexPath(r, r * 0.1), fill, more);
const pebbles = (c: string): string => each(PEBBLES, ([x, y, r]) => disc(x, y, r, c));
const pip = (colour: string): string => disc(25, -31, 10, deep(colour), 'stroke="#fffaf0" stroke-width="1.8"') + at(25, -31, 0.62, signOf(colour, "#ffffff"));
export const faceDown = (): string => sky("#352b6e") + disc(0, 0, 36, "#41367f") + disc(0, 0, 14, "#c9a95a") + path("M-14 0A14 14 0 0 0 14 0Z", "#a98839")
    + path("M-13-4Q0-1 13-5 11-11 4-13.5-8-14-13-4Z", "#dcc07a") + line("M-24 8Q-30 14-20 12 4 8 22-8 30-16 20-13", "#f0dc9c", 3.4)
    + star4(-24, -20, 6, "#8f82cf") + star4(24, 20, 6, "#8f82cf") + star4(24, -24, 3.6, "#8f82cf") + star4(-22, 25, 3.6, "#8f82cf")
  + outline(45.4, "#191339", 2.2) + outline(42, "#c9a95a", 1.6, 'stroke-opacity=".55"');
const whirl = (): string => sky("#20344f") + disc(0, 0, 36, "#2c6f93") + disc(0, 0, 29, "#52b8cf") + disc(0, 0, 21, "#a9ecec") + disc(0, 0, 12, "#ffffff")
    + line("M0 0Q14-10 16 6 14 24-6 22-28 16-24-8-16-32 12-30 34-24 34 2", "#ffffff", 4, soft(0.85)) + line("M-35 8Q-30 32-4 35", "#9fe6ee", 3)
    + star4(-27, -24, 4, "#ffffff") + star4(27, 22, 5, "#ffffff") + outline(45, "#e9fbff", 3);
const cart = ({ colour, edge, sign, ink: signInk }: Seat): string => {
  const black = colour === "#2b2733", outline = black ? "#f0c860" : "#3a2a22";
  return line("M-40-26H-29L-20 14H28", "#fff", 9) + path("M-29-22H38L29 10H-21Z", "#fff", 'stroke="#fff" stroke-width="8" stroke-linejoin="round"')
      + disc(-13, 25, 11, "#fff") + disc(22, 25, 11, "#fff")
    + line("M-40-26H-29L-20 15H29", "#3a2a22", 5) + disc(-40, -26, 3.4, "#8a5a34") + oval(-12, -24, 9, 8, "#e79a3e") + oval(6, -26, 10, 9, "#57a84f")
        + oval(23, -24, 8, 7.5, "#c45bb0") + disc(-15, -28, 2, "#ffd08a") + disc(3, -31, 2.2, "#a5dd92")
    + path("M-29-22H38L29 10H-21Z", colour) + path("M-25-7H34.2L29 10H-21Z", edge, soft(0.5)) + line("M-29-22H38L29 10H-21Z", outline, 2.6)
        + disc(-13, 25, 8, "#3a2a22") + disc(22, 25, 8, "#3a2a22") + disc(-13, 25, 3, "#e8d9bd") + disc(22, 25, 3, "#e8d9bd")
        + at(5, -6, 1.25, seatSign(sign, signInk));
};

const pieces: Record<string, (who: Who) => Drawn> = {
  // board: neutral or coloured ground under a tile, the same when the tile is gone, the rim round a tile on coloured ground
  ground: ({ name }) => onHex(hexOf(48.5, name ? deep(name) : "#8f7864") + hexOf(43, "#9d8670") + pebbles("#8c7560")
      + (name ? pip(name) : "")),
  plot: ({ name }) => onHex(hexOf(48.5, name ? deep(name) : "#8f7864") + hexOf(43, "#9d8670")), // ground that is covered
  bare: ({ name }) => onHex(hexOf(48.5, "#8f7864") + hexOf(40, "#9d8670")
      + (name ? outline(43, deep(name), 3.4, soft(0.6))
      + `<g opacity=".65">${at(0, 0, 1, signOf(name, deep(name)))}</g>` : pebbles("#8c7560"))),
  rim: ({ name }) => onHex(outline(46.6, deep(name), 5) + outline(43.5, "#fffaf0", 1.2, 'stroke-opacity=".5"') + pip(name)),
  portal: () => onHex(whirl()), back: () => onHex(faceDown()),
  // planet: the disc of rock in the halo of its owner, an Empty space, an Architect space, the clasp of a chain
  planet: ({ seat: s }) => ["0 0 120 120", disc(60, 60, 59, s.colour, soft(0.3)) + disc(60, 60, 56, glowOf(s))
      + disc(60, 60, 53, "#6f5c80") + disc(56, 56, 48, "#8d7a97") + disc(50, 49, 36, "#a390a9") + disc(44, 42, 20, "#b7a5ba")
      + each([[84, 78, 8], [32, 84, 6], [76, 30, 5], [92, 52, 4], [60, 98, 5]], ([x, y, r]) => oval(x, y, r, r * 0.7, "#6a587b", soft(0.6))
      + oval(x, y + 1, r * 0.8, r * 0.5, "#7d6a8c"))],
  space: () => onHex(hexOf(46, "#a493ad", 'stroke="#6a5a7c" stroke-width="1.6"')
      + each(HOLLOWS, ([x, y, a, b]) => oval(x, y, a, b, "#94829f"))),
  architect_space: () => onHex(hexOf(46, "#f6c791", 'stroke="#b5651f" stroke-width="1.8"')
      + at(0, 10, 0.9, dividers("#a85a17", 5.5) + disc(2.5, -23, 2, "#f6c791"))),
  clasp: () => ["0 0 24 24", box(3, 3, 18, 18, "#fff3c9", 6, 'stroke="#8a5a00" stroke-width="2.4"') + box(10, 6.5, 4, 11, "#c98a14", 2)],
  // players
  cart: ({ seat: s }) => ["-50 -44 100 88", cart(s)],
  marker: ({ seat: s }) => ["0 0 40 40", disc(20, 20, 17, s.colour, `stroke="${s.sign === "ringed planet" ? s.ink : "#fff"}" stroke-width="3"`)
      + at(20, 20, 1.25, seatSign(s.sign, s.ink))],
  lap: () => ["0 0 40 40", disc(20, 20, 17, gold[1], `stroke="${gold[2]}" stroke-width="2"`)
      + disc(20, 20, 12.5, "none", `stroke="${gold[0]}" stroke-width="2"`) + star5(20, 20.5, 9, "#fff7d6")],
  two_laps: () => ["0 0 40 40", disc(24, 22, 14, gold[2]) + disc(18, 18, 14.5, gold[1], `stroke="${gold[2]}" stroke-width="2"`)
      + star5(13, 18.5, 6, "#fff7d6") + star5(23, 18.5, 6, "#fff7d6")],
  // cards
  card_back: () => ["0 0 100 128", box(0, 0, 100, 128, "#fffaf0", 11) + box(5, 5, 90, 118, "#6b3f8f", 8)
      + box(11, 11, 78, 106, "none", 6, 'stroke="#e8cf8a" stroke-width="2.5"') + star4(50, 30, 10, "#e8cf8a") + star4(26, 26, 5, "#a884c4")
      + star4(74, 26, 5, "#a884c4") + star4(24, 102, 5, "#a884c4") + star4(76, 102, 5, "#a884c4") + line("M22 52H32L40 86H70", "#e8cf8a", 5)
      + path("M34 58H78L71 80H39Z", "#e8cf8a") + at(56, 69, 0.95, seatSign("ringed planet", "#6b3f8f")) + disc(44, 95, 5, "#e8cf8a")
      + disc(66, 95, 5, "#e8cf8a")],
};

/** What is drawn of a piece, and the box it is drawn in. */
export const drawn = (kind: string, seat: number): Drawn | undefined => {
  const [first = "", name = ""] = kind.split(" ");
  return pieces[first]?.({ name: colours[name] ? name : "", seat: seatOf(seat) });
};

/** A piece by its kind, with a colour after it where it has one ("rim blue"), and the seat it belongs to; "" if there is none. */
export function piece(kind: string, seat: number): string {
  const found = drawn(kind, seat);
  return found ? svg(...found) : "";
}
