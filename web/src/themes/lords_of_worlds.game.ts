import { byWords, type Theme } from "./theme";

const TERRAIN = ["oklch(0.6 0.12 245)", "oklch(0.82 0.1 85)", "oklch(0.76 0.12 125)", "oklch(0.5 0.1 150)", "oklch(0.62 0.08 60)", "oklch(0.6 0.02 270)", "oklch(0.7 0.13 320)"];

function hexes(): string {
  let found = "";
  for (let q = -2; q <= 2; q++) {
    for (let r = Math.max(-2, -q - 2); r <= Math.min(2, -q + 2); r++) {
      const x = 150 + 1.5 * q * 19;
      const y = 100 + Math.sqrt(3) * (r + q / 2) * 19;
      const fill = TERRAIN[Math.abs(q * 5 + r * 3 + 9) % TERRAIN.length] ?? "";
      found += `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="M18 0L9 15.6H-9L-18 0L-9-15.6H9Z" fill="${fill}"/>`;
      if ((q + r + 4) % 3 === 0) {
        found += `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="M-8 6L-1-7 4 0 7-4 10 6Z" fill="#000" opacity=".2"/>`;
      }
    }
  }
  return found;
}

export const theme: Theme = {
  game: "lords_of_worlds",
  hue: 305,
  second: 95,
  emblem: '<path d="M50 8l36 21v42L50 92 14 71V29Z" fill="none" stroke="currentColor" stroke-width="6"/><path d="M26 62l6-28 12 14 6-20 6 20 12-14 6 28Z" fill="currentColor"/>',
  cover:
    '<rect width="300" height="200" fill="oklch(0.25 0.08 300)"/>' +
    Array.from({ length: 46 }, (_, at) => `<circle cx="${(at * 97) % 300}" cy="${(at * 61) % 200}" r="${0.6 + (at % 4) * 0.35}" fill="oklch(0.92 0.05 ${(at * 40) % 360})"/>`).join("") +
    '<circle cx="150" cy="100" r="96" fill="oklch(0.5 0.14 300)" opacity=".45"/><circle cx="150" cy="100" r="87" fill="oklch(0.3 0.09 300)"/>' +
    hexes() +
    '<ellipse cx="150" cy="100" rx="136" ry="30" fill="none" stroke="oklch(0.85 0.1 95)" stroke-width="3" stroke-dasharray="150 90 400" transform="rotate(-14 150 100)"/><circle cx="272" cy="66" r="10" fill="oklch(0.8 0.1 60)"/><circle cx="34" cy="142" r="6" fill="oklch(0.75 0.1 180)"/>',
  family: (face) => (/assistant/i.test(face.kind) ? "portrait" : /terrain|tile|hex|space|water|desert|lowland|forest|hill|mountain|mix|tree|viewpoint|planet/i.test(`${face.kind} ${face.title}`) ? "landscape" : byWords(face)),
};
