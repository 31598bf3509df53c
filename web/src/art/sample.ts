/** Two cards of a table for the settings to show: #stables and #temple, 100 by 78 each. Drawn when the client is built. */
import { scene } from "./world_of_wonders/scene";
import type { Stage } from "./world_of_wonders/wonders";

const WHOLE: Stage = { built: 6, site: false, pale: false };
const LOOKS: [string, string][] = [
  ["stables", "day sky, hills, meadow, stable, horses, straw"],
  ["temple", "dusk sky, hills, dry land, small temple, altar fire"],
];
const card = ([name, look]: [string, string], nth: number): string => `<view id="${name}" viewBox="${nth * 140} 18 100 78"/><svg x="${nth * 140}" width="100" height="100" viewBox="0 0 100 100">${scene(look, WHOLE)}</svg>`;

export default `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100">${LOOKS.map(card).join("")}</svg>`;
