/** A planet of tiles, and the carts that furnish it. */
import { at, front, glow, stars } from "../../art/cover";
import { piece } from "../../art/lords_of_worlds/pieces";
import { tile } from "../../art/lords_of_worlds/tiles";

const LOOKS = ["forest", "water, sloop", "hills", "desert, small cactus", "mountains", "lowlands", "water, dinghy, gulls", "forest", "desert", "hills"];
const STEP = 47.8;

function planet(): string {
  let found = "";
  for (let q = -2; q <= 2; q++) {
    for (let r = Math.max(-2, -q - 2); r <= Math.min(2, 2 - q); r++) {
      const look = LOOKS[(q * 7 + r * 3 + 40) % LOOKS.length] ?? "";
      found += at(Math.round(q * 41.4 * 10) / 10, Math.round((r + q / 2) * STEP * 10) / 10, 0.6, tile(look) || tile("forest"));
    }
  }
  return at(120, 184, 1, found);
}

/** A cart as the table has it, its middle on a spot. */
const cart = (seat: number, x: number, y: number, size: number, turn = 0): string => at(x, y, 1, piece("cart", seat).replace("<svg ", `<svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" `), turn);

export default front({
  title: ["Lords of", "Worlds"],
  defs:
    glow("space", ["#453f92", "#2b2560", "#14122f"], 'cx=".4" cy=".35" r=".9"') +
    glow("rose", ["#d0609b80", "#b0569b00"]) +
    glow("teal", ["#2fb0c873", "#2f8fa800"]) +
    glow("shade", ["#ffffff47", "#ffffff00", "#0c0726b8"], 'cx=".36" cy=".3" r=".78"') +
    '<clipPath id="globe"><circle cx="120" cy="184" r="97"/></clipPath>',
  body:
    '<rect width="240" height="300" fill="url(#space)"/>' +
    stars("worlds", 60, 300, "#ffffff") +
    '<circle cx="40" cy="70" r="90" fill="url(#rose)"/><circle cx="216" cy="110" r="70" fill="url(#teal)"/>' +
    '<circle cx="120" cy="184" r="106" fill="#f0c860" opacity=".25"/><circle cx="120" cy="184" r="101" fill="#191339"/>' +
    `<g clip-path="url(#globe)">${planet()}<circle cx="120" cy="184" r="98" fill="url(#shade)"/></g>` +
    '<g fill="none"><path d="M14 232Q-22 264 52 246Q150 218 222 146Q248 112 206 132" stroke="#f0c860" stroke-width="6"/><path d="M14 232Q-22 264 52 246Q150 218 222 146Q248 112 206 132" stroke="#fff1c9" stroke-width="2"/></g>' +
    cart(1, 196, 246, 82, -6) +
    cart(0, 62, 254, 96, 5) +
    cart(2, 166, 138, 48) +
    '<circle cx="212" cy="92" r="11" fill="#9be0d0"/><path d="M201 92A11 11 0 0 0 223 92Z" fill="#4aa39a"/>',
});
