/** What an answer has to tell, read from what the seat was shown before and after it. No face comes from anywhere else. */
import { signed, type Change, type Changes, type Face, type Move, type Thing, type View, type Zone } from "../../lib/scene";

export interface Rise {
  where: Change["where"];
  id: string;
  kind: string;
  by: string; // how much, with its sign
  text: string; // the same with its name, where it does not stand at the number itself
  loss: boolean;
}

export interface Travel {
  kind: string;
  owner: number;
  from: string; // the things it goes between; it may come out of a zone or a hand, too
  to: string;
}

export interface Telling {
  moves: Move[];
  rises: Rise[];
  travels: Travel[];
  lines: [string, string][]; // ids of two things
  turned: string[]; // things that took on or lost a state
  large: { id: string; face: Face; move: Move } | null;
  words: string[];
  myTurn: boolean;
  asked: boolean; // somebody who was not asked is asked now
}

const CHIPS = 12;
const PIECES = 10;
const PLAIN = ["score", "points", "count"]; // numbers that need no name where they stand

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

export function thingOf(view: View, id: string): Thing | undefined {
  return view.zones.flatMap((zone) => zone.things).find((thing) => thing.id === id);
}

function idOf(view: View, code: number): string {
  return view.zones.flatMap((zone) => zone.things).find((thing) => thing.code === code)?.id ?? "";
}

export function tell(before: View, after: View, changes: Changes, rising: (change: Change) => boolean, whence: (came: Change, changes: Changes) => string): Telling {
  const list = changes.changes ?? points(before, after);
  const travels = pieces(list, (came) => whence(came, changes));
  const plain = (each: Change): boolean => each.where === "banner" && each.kind === "hand" && Number(each.id) === after.seat; // the own hand is in sight
  const rises = list.filter((each) => rising(each) && !plain(each) && !travels.some((one) => each.kind === one.kind && (each.id === one.from || each.id === one.to)));
  const own = after.log.length > 0 && after.log.every((line) => line.by === after.seat || line.by < 0) && before.waiting.includes(after.seat);
  return {
    moves: changes.moves ?? [],
    rises: rises.slice(0, CHIPS).map((each) => rise(each)),
    travels,
    lines: lines(before, after, changes),
    turned: (changes.turned ?? []).filter((each) => each.where === "thing").map((each) => each.id),
    large: own ? null : large(after, changes.moves ?? []),
    words: own ? [] : after.log.map((line) => line.text).slice(-3),
    myTurn: after.seat >= 0 && !after.over && after.turn === after.seat && before.turn !== after.seat,
    asked: after.choices.length > 0 && before.choices.length === 0,
  };
}

function rise(each: Change): Rise {
  const by = signed(each.after - each.before);
  return { where: each.where, id: each.id, kind: each.kind, by, text: PLAIN.includes(each.kind) ? by : `${by} ${each.kind}`, loss: each.after < each.before };
}

/** Of a table whose changes nobody told: the scores alone. */
function points(before: View, after: View): Change[] {
  return after.banners.flatMap((banner): Change[] => {
    const old = before.banners.find((each) => each.side === banner.side)?.score;
    return old === undefined || banner.score === undefined || old === banner.score ? [] : [{ where: "banner", id: String(banner.side), kind: "score", before: old, after: banner.score }];
  });
}

/** Pieces that left one thing and stand on another, or came from where the game says. */
function pieces(changes: Change[], whence: (came: Change) => string): Travel[] {
  const stood = changes.filter((each) => each.where === "thing" && each.owner !== undefined);
  return stood
    .filter((each) => each.after > each.before)
    .flatMap((came) => {
      const went = stood.find((each) => each.kind === came.kind && each.owner === came.owner && each.after < each.before);
      const from = went?.id ?? whence(came);
      return from ? [{ kind: came.kind, owner: came.owner ?? 0, from, to: came.id }] : [];
    })
    .slice(0, PIECES);
}

/** New links, new pairs of a fight, new attackers with what they are after. */
function lines(before: View, after: View, changes: Changes): [string, string][] {
  const found: [string, string][] = (changes.links ?? []).filter((each) => each.on && each.to).map((each) => [each.id, each.to]);
  const fight = after.fight;
  if (fight) {
    const old = before.fight;
    for (const [attacker, blocker] of fight.pairs ?? []) {
      if (!old?.pairs?.some((pair) => pair[0] === attacker && pair[1] === blocker)) {
        found.push([idOf(after, attacker), idOf(after, blocker)]);
      }
    }
    for (const attacker of fight.attackers ?? []) {
      if (fight.target !== undefined && !old?.attackers?.includes(attacker)) {
        found.push([idOf(after, attacker), idOf(after, fight.target)]);
      }
    }
  }
  return found.filter(([from, to]) => from && to).slice(0, 8);
}

/** The card that somebody else laid down or turned over: out of a hand or the dark, into what is theirs or going on. */
function large(after: View, moves: Move[]): Telling["large"] {
  for (const move of moves) {
    const to = zoneOf(after, move.to);
    const from = zoneOf(after, move.from);
    const face = thingOf(after, move.id)?.face;
    const played = from?.kind === "fan" && from.owner !== after.seat;
    const appeared = move.from === "" || Boolean(move.was);
    const theirs = to !== undefined && to.owner >= 0 && to.owner !== after.seat;
    if (face && to && to.kind !== "fan" && to.kind !== "pile" && (played || (appeared && (theirs || to.now)))) {
      return { id: move.id, face, move };
    }
  }
  return null;
}
