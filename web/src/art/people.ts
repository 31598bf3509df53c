/** The faces of people, side by side in one picture; each is a view of it. Drawn when the client is built. */
import { figure } from "./world_changers/figure";

const GROUNDS: [string, string][] = [["#d98a4a", "#ffd9a0"], ["#2f7f97", "#a9dbe6"], ["#9a3f63", "#f0b3c3"], ["#5b4a9c", "#c9bdf0"], ["#2f7d56", "#b5e3c2"], ["#8a6a2a", "#ecd49a"]];
// Nobody's name says more than a name: no beards, no crowns, little that only some would wear.
const LOOKS = [
  "tan young woman, robe teal cream, bob dark, smile",
  "fair young man, cardigan navy cream, side_part copper, gentle, auburn brows",
  "dark young man, suit navy ink, cropped ink, smile, broad nose",
  "fair young woman, cardigan green cream, pageboy sand, smile",
  "brown young woman, robe crimson cream, parted_bob ink, gentle",
  "pale old woman, robe brown cream, bob silver, kind eyes, smile",
  "dark young woman, robe plum gold, wool ink, smile",
  "tan young man, suit grey ink, short black, smile, narrow eyes",
  "brown old man, cardigan plum cream, side_part silver, smile, kind eyes",
  "fair young woman, robe olive cream, parted_bob copper, smile, auburn brows",
  "brown young man, robe blue cream, turban white, smile",
  "pale young man, suit plum ink, bob sand, gentle, blue eyes",
];

const one = (look: string, nth: number): string => {
  const [deep, pale] = GROUNDS[nth % GROUNDS.length] ?? ["", ""];
  return (
    `<view id="face${nth}" viewBox="${nth * 100} 0 100 100"/><svg x="${nth * 100}" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" fill="${deep}"/>` +
    `<circle cx="50" cy="46" r="40" fill="${pale}" opacity=".7"/><g transform="translate(0 6)">${figure(look)}</g></svg>`
  );
};

export default `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOOKS.length * 100} 100">${LOOKS.map(one).join("")}</svg>`;
