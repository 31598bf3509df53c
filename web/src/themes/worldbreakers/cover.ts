/** Khutulun before a world that breaks. */
import { at, fade, front, glow, stars } from "../../art/cover";
import { portrait } from "../../art/worldbreakers/people/portrait";
import { described } from "../../art/worldbreakers/people/words";
import { symbol } from "../../art/worldbreakers/things/symbols";

const GUILDS: [string, string][] = [["earth", "#2f7d46"], ["moon", "#3d5f96"], ["stars", "#c47a17"], ["void", "#6b4690"]];
const CRACK = "M14-4L48 8L70-4M-8-26L-38-18L-58-34L-70-24M-12 20L-40 26L-60 44M28-4L44-26L66-34";
const GER = '<path d="M-20 0V-13Q0-30 20-13V0z" fill="#f7efdd"/><path d="M-20-13Q0-30 20-13L0-24z" fill="#d8c7a5"/><path d="M-20-9H20" stroke="#b4543a" stroke-width="2.5"/><rect x="-4" y="-12" width="8" height="12" fill="#b4543a"/>';

const world =
  '<circle r="92" fill="url(#lava)" opacity=".55"/><circle r="74" fill="url(#globe)"/>' +
  '<path d="M-60-30Q-30-50-6-38Q-20-16-50-12ZM20-60Q50-48 58-20Q40-24 30-36ZM-30 30Q-6 20 10 40Q-4 62-26 60ZM36 20Q62 16 66 30Q52 52 40 50Z" fill="#5d8a6a" opacity=".8"/>' +
  '<path d="M-4-76L12-50L-8-26L14-4L-12 20L10 44L-6 76L4 76L22 42L2 20L28-4L6-26L26-52L10-76Z" fill="#fff3b0" stroke="#ff7a2a" stroke-width="3"/>' +
  `<path d="${CRACK}" fill="none" stroke="#ffb648" stroke-width="3.4"/><path d="${CRACK}" fill="none" stroke="#fff3b0" stroke-width="1.3"/>` +
  '<path d="M74-44L92-56L98-40L84-30ZM82 8L104 4L102 20L90 24ZM60-72L72-82L76-70L68-64ZM-84-40L-98-48L-96-30ZM66 58L80 54L82 68L70 70Z" fill="#a8442e" stroke="#ffb648" stroke-width="2"/>';

/** The huntress as her card shows her, without what lies behind her. */
const khutulun = `<svg x="-34" y="112" width="188" height="207" viewBox="0 0 100 110" preserveAspectRatio="xMidYMin slice">${portrait(described("earth, woman, young, turned, proud, oval face, stern, tan, braids, fur hat, fur collar, green deel, bow"))}</svg>`;

export default front({
  title: ["Worldbreakers"],
  defs: fade("dusk", ["#2a0c1c", "#8e2f28", "#e88a44", "#e88a44"]) + glow("lava", ["#ffb648", "#ffb648", "#ff6a2a00"]) + glow("globe", ["#e59a62", "#b2533a", "#5a1d24"], 'cx=".35" cy=".3" r=".8"'),
  body:
    '<rect width="240" height="300" fill="url(#dusk)"/>' +
    stars("embers", 34, 140, "#ffd9a0") +
    at(146, 128, 0.98, world) +
    '<path d="M0 214Q60 190 120 208T240 196V300H0Z" fill="#6b2a22"/><path d="M0 238Q80 212 150 234T240 226V300H0Z" fill="#3d5c34"/>' +
    at(190, 252, 0.8, GER) +
    at(222, 262, 0.6, GER) +
    '<path d="M0 268Q100 244 240 268V300H0Z" fill="#29452a"/>' +
    khutulun +
    GUILDS.map(([name, colour], nth) => at(142 + nth * 27, 282, 1, `<circle r="11.5" fill="#fff3d3"/><circle r="10" fill="${colour}"/><svg x="-8" y="-8" width="16" height="16" viewBox="0 0 24 24">${symbol(name)}</svg>`)).join(""),
});
