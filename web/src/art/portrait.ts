/** A bust before a halo: head, hair, hat, collar and beard, chosen by chance. */

import type { Chance } from "./chance";
import { shade, type Tint } from "./colour";

const SKINS = ["#f3d3b8", "#e5b592", "#c98f68", "#a56a45", "#7b4a2e", "#5b3522"];
const HAIRS = ["#2b211c", "#4a3222", "#7a4f2b", "#b98a4a", "#8f8f92", "#e4e0d8", "#1b1b22", "#8a3b22"];

/** What is known of somebody's looks; the rest is left to chance. */
export interface Looks {
  skin?: number; // 0 light … 5 dark
  hair?: number; // black-brown, brown, chestnut, blond, grey, white, black, red
  long?: "long" | "full" | "bun" | "short";
  top?: "crown" | "brim" | "turban" | "laurel" | "veil" | "helmet" | "bald" | "hair";
  beard?: "full" | "moustache" | "goatee" | "glasses" | "none";
}

const LONG = ["long", "full", "bun", "short", "short"] as const;
const TOP = ["crown", "brim", "turban", "laurel", "veil", "helmet", "bald", "hair", "hair", "hair"] as const;
const BEARD = ["full", "moustache", "goatee", "glasses", "none", "none", "none"] as const;

export function portrait(chance: Chance, of: Tint, looks: Looks = {}): string {
  const skin = looks.skin === undefined ? chance.pick(SKINS) : (SKINS[looks.skin] ?? "");
  const hair = looks.hair === undefined ? chance.pick(HAIRS) : (HAIRS[looks.hair] ?? "");
  const coat = shade(of, chance.between(0.32, 0.5), 1.1, chance.int(-40, 40));
  const trim = shade(of, 0.82, 0.9, chance.int(60, 160));
  const tall = chance.between(15, 17.5);
  const wide = chance.between(11.5, 14);
  return (
    backdrop(chance, of) +
    behind(looks.long ?? chance.pick(LONG), hair, wide, tall) +
    body(chance, coat, trim) +
    `<rect x="54" y="50" width="12" height="16" rx="5" fill="${skin}"/>` +
    `<rect x="54" y="55" width="12" height="5" rx="2.5" fill="#000" opacity=".13"/>` +
    `<ellipse cx="60" cy="40" rx="${wide}" ry="${tall}" fill="${skin}"/>` +
    face(chance, looks.beard ?? chance.pick(BEARD), hair, wide) +
    top(looks.top ?? chance.pick(TOP), hair, trim, coat, wide, tall)
  );
}

function backdrop(chance: Chance, of: Tint): string {
  const turn = chance.int(-30, 30);
  let found = `<rect width="120" height="90" fill="${shade(of, 0.83, 0.55, turn)}"/>`;
  const glow = shade(of, 0.93, 0.5, turn + 40);
  switch (chance.int(0, 4)) {
    case 0:
      found += `<circle cx="60" cy="42" r="33" fill="${glow}"/><circle cx="60" cy="42" r="38" fill="none" stroke="${glow}" stroke-width="1.5"/>`;
      break;
    case 1:
      for (let ray = 0; ray < 14; ray++) {
        const a = (ray / 14) * Math.PI * 2;
        const b = ((ray + 0.5) / 14) * Math.PI * 2;
        found += `<path d="M60 42L${at(60, 90, a)} ${at(42, 90, a - Math.PI / 2)}L${at(60, 90, b)} ${at(42, 90, b - Math.PI / 2)}Z" fill="${glow}"/>`;
      }
      break;
    case 2:
      found += `<path d="M28 90V40a32 32 0 0 1 64 0V90Z" fill="${glow}"/><path d="M22 90V40a38 38 0 0 1 76 0V90" fill="none" stroke="${glow}" stroke-width="2"/>`;
      break;
    case 3:
      for (let band = 0; band < 6; band++) {
        found += `<rect x="${band * 20 + 3}" width="12" height="90" fill="${glow}" opacity=".75"/>`;
      }
      break;
    default:
      found += `<path d="M0 62Q25 40 48 56T96 48T120 58V90H0Z" fill="${shade(of, 0.7, 0.6, turn)}"/><circle cx="${chance.pick([24, 96])}" cy="22" r="11" fill="${glow}"/>`;
  }
  return found;
}

function at(centre: number, radius: number, angle: number): number {
  return Math.round((centre + Math.cos(angle) * radius) * 10) / 10;
}

function behind(long: Looks["long"], hair: string, wide: number, tall: number): string {
  switch (long) {
    case "long":
      return `<path d="M${60 - wide - 4} 40a${wide + 4} ${tall + 4} 0 0 1 ${2 * wide + 8} 0V66H${60 - wide - 4}Z" fill="${hair}"/>`;
    case "full":
      return `<ellipse cx="60" cy="38" rx="${wide + 6}" ry="${tall + 5}" fill="${hair}"/>`;
    case "bun":
      return `<circle cx="60" cy="19" r="7.5" fill="${hair}"/>`;
    default:
      return "";
  }
}

function body(chance: Chance, coat: string, trim: string): string {
  let found = `<path d="M22 90C23 70 40 63 60 63S97 70 98 90Z" fill="${coat}"/>`;
  switch (chance.int(0, 4)) {
    case 0:
      found += `<path d="M50 63L60 80L70 63L66 60H54Z" fill="${trim}"/>`;
      break;
    case 1:
      found += `<path d="M44 66Q60 82 76 66L72 61Q60 72 48 61Z" fill="${trim}"/>`;
      break;
    case 2:
      found += `<path d="M36 67L74 90H60L30 71Z" fill="${trim}"/>`;
      break;
    case 3:
      found += `<path d="M46 62Q60 75 74 62" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="1 4.5" stroke-linecap="round"/><circle cx="60" cy="72" r="3.4" fill="${trim}"/>`;
      break;
    default:
      found += `<path d="M58.5 68h3V90h-3Z" fill="${trim}"/><path d="M47 63l13 8 13-8-4-4H51Z" fill="${trim}" opacity=".8"/>`;
  }
  return found;
}

function face(chance: Chance, beard: Looks["beard"], hair: string, wide: number): string {
  const eye = chance.between(4.6, 5.8);
  const brow = chance.between(-0.8, 1);
  let found =
    `<circle cx="${60 - eye}" cy="40" r="1.35" fill="#221a17"/><circle cx="${60 + eye}" cy="40" r="1.35" fill="#221a17"/>` +
    `<path d="M${57 - eye} ${36.6 + brow}h5.4M${63 + eye} ${36.6 + brow}h-5.4" stroke="${hair}" stroke-width="1.4" stroke-linecap="round"/>` +
    `<path d="M60 41.5l${chance.pick([-1.6, 1.6])} 4.2h1.4" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1"/>` +
    `<path d="M56.5 ${chance.between(48.4, 49.4)}q3.5 ${chance.between(0.4, 2)} 7 0" fill="none" stroke="#6b2b22" stroke-width="1.2" stroke-linecap="round"/>`;
  switch (beard) {
    case "full":
      found += `<path d="M${60 - wide} 42Q${60 - wide + 1} 60 60 61T${60 + wide} 42Q${60 + wide - 4} 50 60 46.5T${60 - wide} 42Z" fill="${hair}"/><path d="M57 50q3 1.6 6 0" stroke="#6b2b22" stroke-width="1.1" fill="none"/>`;
      break;
    case "moustache":
      found += `<path d="M53 47.4q3.5-2.6 7-.4 3.5-2.2 7 .4-3.5 1.4-7 .6-3.5 .8-7-.6Z" fill="${hair}"/>`;
      break;
    case "goatee":
      found += `<path d="M56 51.5h8l-4 8Z" fill="${hair}"/>`;
      break;
    case "glasses":
      found += `<g fill="none" stroke="#3b3530" stroke-width="1"><circle cx="${60 - eye}" cy="40" r="3.6"/><circle cx="${60 + eye}" cy="40" r="3.6"/><path d="M${63.6 - eye} 40h${2 * eye - 7.2}"/></g>`;
      break;
  }
  return found;
}

function top(kind: Looks["top"], hair: string, trim: string, coat: string, wide: number, tall: number): string {
  const left = 60 - wide - 1;
  const right = 60 + wide + 1;
  const crown = 40 - tall;
  const cap = `<path d="M${left} 38Q${left + 1} ${crown - 2} 60 ${crown - 2}T${right} 38Q${right - 5} ${crown + 8} 60 ${crown + 7}T${left} 38Z" fill="${hair}"/>`;
  switch (kind) {
    case "crown":
      return cap + `<path d="M${left + 1} ${crown + 7}l2-13 6 7 6-9 6 9 6-7 2 13Z" fill="#e3b341"/><circle cx="60" cy="${crown + 1}" r="1.8" fill="#b3353a"/>`;
    case "brim":
      return `<path d="M${left - 9} ${crown + 8}Q60 ${crown - 1} ${right + 9} ${crown + 8}L${right - 2} ${crown + 5}Q${right - 2} ${crown - 12} 60 ${crown - 12}T${left + 2} ${crown + 5}Z" fill="${coat}"/><path d="M${left + 1} ${crown + 4}Q60 ${crown - 2} ${right - 1} ${crown + 4}" stroke="${trim}" stroke-width="2.4" fill="none"/>`;
    case "turban":
      return `<path d="M${left} ${crown + 9}Q${left - 4} ${crown - 9} 60 ${crown - 10}T${right} ${crown + 9}Q60 ${crown + 1} ${left} ${crown + 9}Z" fill="${trim}"/><path d="M${left + 1} ${crown + 5}Q60 ${crown - 9} ${right - 2} ${crown + 1}" stroke="#000" stroke-opacity=".18" stroke-width="1.6" fill="none"/>`;
    case "laurel":
      return cap + `<path d="M${left} 36q-2-6 1-10M${right} 36q2-6-1-10" stroke="#5d8a4a" stroke-width="3.4" stroke-dasharray="3 1.6" fill="none"/>`;
    case "veil":
      return `<path d="M${left - 3} 56Q${left - 6} ${crown - 5} 60 ${crown - 6}T${right + 3} 56Q${right - 1} 42 ${right - 3} 36Q${right - 6} ${crown + 5} 60 ${crown + 5}T${left + 3} 36Q${left + 1} 42 ${left - 3} 56Z" fill="${trim}"/>`;
    case "helmet":
      return `<path d="M${left} ${crown + 9}Q60 ${crown} ${right} ${crown + 9}V${crown + 3}Q${right} ${crown - 8} 60 ${crown - 9}T${left} ${crown + 3}Z" fill="#8d949c"/><path d="M60 ${crown - 9}q-3-8 6-10-1 6-3 10Z" fill="${trim}"/><path d="M58.6 ${crown - 8}h2.8v17h-2.8Z" fill="#6c737b"/>`;
    case "bald":
      return "";
    default:
      return cap;
  }
}
