import { glowOf, seatSigns, seats } from "../../art/lords_of_worlds/signs";
import type { Look } from "../look";

export const look: Look = {
  game: "lords_of_worlds",
  hue: 305,
  second: 95,
  emblem: '<path d="M50 8l36 21v42L50 92 14 71V29Z" fill="none" stroke="currentColor" stroke-width="6"/><path d="M26 62l6-28 12 14 6-20 6 20 12-14 6 28Z" fill="currentColor"/>',
  surface: "linear-gradient(oklch(0.35 0.1 282), oklch(0.2 0.06 283))",
  ink: "oklch(0.96 0.02 282)",
  head: "oklch(0.17 0.05 283)",
  seats: seats.map((seat) => ({ colour: glowOf(seat), sign: `<g transform="translate(10 10)">${seatSigns[seat.sign]?.("currentColor") ?? ""}</g>` })),
};
