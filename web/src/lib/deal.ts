/** This device's part of every seed: made here, committed to, shown when all have committed, and looked for at the end. */

import { sha256 } from "./sha256";
import type { TableInfo } from "./types";

const KEY = "worldtable.parts";
const MOST = 300; // parts that are remembered

interface Made {
  part: string;
  seen: string[]; // everybody's commitments when this part was shown
}

// Where nothing may be stored, parts live as long as the page.
let made: Record<string, Made> = {};

function load(): void {
  try {
    made = { ...made, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Made>) };
  } catch {
    // what is in memory has to do
  }
}

function save(): void {
  made = Object.fromEntries(Object.entries(made).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // likewise
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const commitments = (info: TableInfo): string[] => info.deal.map((word) => word.commitment);

/** A new part, kept here; its commitment may be sent. */
export function commitment(): string {
  load();
  const part = hex(crypto.getRandomValues(new Uint8Array(32)));
  const found = sha256(part);
  made[found] = { part, seen: [] };
  save();
  return found;
}

export interface Word {
  commitment?: string;
  part?: string;
}

/** Says what the deal waits for from this device, once for each time that it is asked. */
export class Dealer {
  private asked = "";

  /** A commitment, or the part that belongs to it; null if there is nothing to say. */
  word(info: TableInfo): Word | null {
    const own = info.deal.find((word) => info.mine.includes(word.seat));
    if (!own || !info.awaited.includes(own.seat)) {
      return null;
    }
    load();
    const known = made[own.commitment];
    const asked = `${known ? "part" : "commitment"} ${own.commitment}`;
    if (asked === this.asked) {
      return null;
    }
    this.asked = asked;
    if (!known) {
      return { commitment: commitment() };
    }
    known.seen = commitments(info);
    save();
    return { part: known.part };
  }

  /** What was said last did not arrive. */
  lost(): void {
    this.asked = "";
  }
}

/** What the end of a game proves about its deal. */
export interface Proof {
  holds: boolean;
  text: string;
}

const broken = (text: string): Proof => ({ holds: false, text: `The deal is not proved: ${text}` });

export function proof(info: TableInfo): Proof | null {
  const server = info.deal[0];
  if (info.status !== "over" || !info.fair || !server) {
    return null;
  }
  load();
  const name = (seat: number): string => (seat < 0 ? "the server" : (info.seats[seat]?.name ?? `seat ${seat + 1}`));
  const wrong = info.deal.find((word) => word.part && sha256(word.part) !== word.commitment);
  if (wrong || !server.part) {
    return broken(`the part of ${name(wrong?.seat ?? -1)} is not the one it had committed to.`);
  }
  if (BigInt(`0x${sha256(info.deal.map((word) => word.part).join("-"))}`) !== BigInt(info.seed)) {
    return broken("the parts do not give the seed.");
  }
  const shown = Object.values(made).filter((each) => each.seen.includes(server.commitment));
  const last = shown.at(-1);
  if (!last) {
    return { holds: true, text: "The parts give the seed. Your device did not take part." };
  }
  if (!info.deal.some((word) => word.part === last.part)) {
    return broken("the part that your device showed is not in it.");
  }
  if (last.seen.join() !== commitments(info).join()) {
    return broken("somebody committed to another part after your device had shown its own.");
  }
  if (shown.length > 1) {
    return broken(`your device took part, but had to show ${shown.length} parts, as if somebody waited for a better deal.`);
  }
  return { holds: true, text: "The deal is proved: your device took part." };
}

/** What the table tells about taking back; "" for nothing. */
export function takenBack(info: TableInfo): string {
  if (!info.taken_back) {
    return "";
  }
  const often = info.taken_back === 1 ? "Once" : `${info.taken_back} times`;
  const which = info.taken_back > 1 ? `${info.taken_back_late} of them` : "and that was";
  const late = info.taken_back_late ? `, ${which} after something was shown or somebody else had answered` : "";
  return `${often} an answer was taken back${late}.`;
}
