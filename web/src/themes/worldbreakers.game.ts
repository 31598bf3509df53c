import { byWords, type Theme } from "./theme";

export const theme: Theme = {
  game: "worldbreakers",
  hue: 28,
  second: 300,
  emblem:
    '<circle cx="50" cy="50" r="40" fill="currentColor" opacity=".25"/><path d="M50 10a40 40 0 0 0-12 78l9-22-12-8 14-20-8-12Z" fill="currentColor"/><path d="M56 10a40 40 0 0 1 0 80l4-22 11-10-15-18 9-12Z" fill="currentColor"/>',
  cover:
    '<rect width="300" height="200" fill="oklch(0.24 0.06 20)"/>' +
    '<g fill="oklch(0.75 0.1 60)" opacity=".7"><circle cx="30" cy="30" r="1.6"/><circle cx="70" cy="60" r="1"/><circle cx="255" cy="34" r="1.8"/><circle cx="232" cy="80" r="1"/><circle cx="280" cy="96" r="1.3"/><circle cx="20" cy="100" r="1.2"/><circle cx="110" cy="20" r="1"/></g>' +
    '<circle cx="150" cy="92" r="74" fill="oklch(0.78 0.16 60)" opacity=".35"/>' +
    '<path d="M146 22a70 70 0 0 0-34 130l16-36-18-16 24-30-10-20Z" fill="oklch(0.5 0.16 28)"/><path d="M160 22a70 70 0 0 1 6 140l6-40 20-18-28-32 16-22Z" fill="oklch(0.44 0.15 20)"/>' +
    '<path d="M150 26l-14 46 22 24-18 28 14 40" fill="none" stroke="oklch(0.92 0.15 90)" stroke-width="5" stroke-linejoin="round"/>' +
    '<path d="M208 58l20-14 6 22-14 8ZM86 60L66 50l-4 18 14 6ZM216 128l18 4-6 18-14-6Z" fill="oklch(0.4 0.12 25)"/>' +
    '<path d="M0 170Q70 140 150 166T300 158V200H0Z" fill="oklch(0.17 0.04 20)"/>' +
    '<g fill="oklch(0.12 0.03 20)"><path d="M60 166l4-16 6-4 3 5 14 2 6 13-3 12h-3l-2-9-12-1-4 10h-4l1-11Z"/><path d="M70 147l4-15 5 3-3 13Z"/><path d="M79 122l-4 42" stroke="oklch(0.12 0.03 20)" stroke-width="2"/><path d="M210 168l4-16 6-4 3 5 14 2 6 13-3 12h-3l-2-9-12-1-4 10h-4l1-11Z"/><path d="M220 149l4-15 5 3-3 13Z"/></g>',
  family(face) {
    return /follower|worldbreaker/i.test(face.kind) ? "portrait" : /location/i.test(face.kind) ? "building" : /event|order|rule|chapter/i.test(face.kind) ? "omen" : byWords(face);
  },
};
