/** How a game looks. A game without a theme of its own gets one made from its name, and the plain plan. */
import type { Component } from "svelte";
import type { Standing } from "../end/standing";
import type { Banner, Change, Changes, Chapter, Choice, Face, ScoreLine, Thing, View, Zone } from "../lib/scene";
import type { Box, Layout, Plan } from "../table/layout";
import { lookOf, type Look } from "./look";

/** Pictures as SVG texts: whole ones with a viewBox, so that they can be used as images. */
export interface Art {
  picture(face: Face, shape: "tall" | "wide" | "square"): string;
  piece(kind: string, seat: number): string;
  symbol(name: string): string;
}

export interface CardProps {
  thing: Thing;
  zone: Zone;
  width: number;
}

export interface ZoneProps {
  zone: Zone;
  box: Box;
  width: number; // of a card
}

export interface SurfaceProps {
  view: View;
  layout: Layout;
}

/** The room is told: to measure it would have everything laid out once more. */
export interface SceneryProps extends SurfaceProps {
  w: number;
  h: number;
}

/** The picture of an end: the last table, and the sides as they came in. */
export interface EndingProps {
  view: View;
  order: Standing[];
}

/** The map of a campaign: its stops are buttons, one of them is chosen. */
export interface MapProps {
  chapters: Chapter[];
  chosen: number;
  onchoose: (number: number) => void;
}

export interface Ending {
  picture: () => Promise<{ default: Component<EndingProps> }>;
  whole?: boolean; // it holds the score sheet, too
  ink?: string; // what is written on it
  atOnce?: (view: View) => boolean; // something else than points decided, though the winner may have most of them
  heft?: (line: ScoreLine) => number; // how large what brings points is drawn in the sheet; 1 if it is left out
  ground?: string; // of what stands below it
}

export interface Theme extends Look {
  choose?: string; // what can be chosen glows in this colour
  plates?: boolean; // the sides are drawn beside what they own: the head line has only the title, and lies on the table's corner
  measure?: string; // what is counted towards the victory, by its name: an amount of the banners that is told in place of a score
  counts?: boolean; // what the sides hold is counted on their own ground, not in the head line
  marks?: Record<string, string>; // numbers of a side that stand in the head line with a symbol, where there is room
  rises?: (change: Change) => boolean; // which changed numbers rise where they stand; all, if it is left out
  whence?: (came: Change, changes: Changes) => string; // where a piece comes from that no thing has lost: the id of a thing, a zone or a hand; "" if it came from nowhere
  herald?: string; // the zone over which "Your turn" stands for a moment, if it is in sight
  silent?: string[]; // kinds of numbers and pieces that are drawn where they stand, and need no words of their own
  tells?: boolean | "wide"; // the scenery tells the last lines of the story itself, perhaps on wide screens alone
  dress?: () => Promise<Dress>; // fetched with the game, and so is its art
  art?: () => Promise<Art>;
  ending?: Ending; // of the end screen
  map?: () => Promise<{ default: Component<MapProps> }>; // of a campaign
}

/** How a game's table is laid out and drawn; what is left out is drawn as at any table. */
export interface Dress {
  ratio?: number; // height of a card by its width
  plan?: Plan;
  card?: Component<CardProps>;
  zones?: Record<string, Component<ZoneProps>>; // by the id of a zone, or its part before the hyphen
  scenery?: Component<SceneryProps>; // what is drawn under the zones
  veil?: Component<SurfaceProps>; // what is drawn over them: lines of attack, ghosts
  buttons?: Record<string, string>; // by the tone of a choice: the piece that its button shows
  paper?: { ground: string; ink: string }; // a question lies on paper of its own: its words begin at the left
  asks?: Component<{ view: View }>; // the words of a question with the way so far, in place of the prompt
  asking?: (view: View, way: number[]) => string; // or these words alone, with what was pointed at so far
  called?: (view: View, choice: Choice) => string; // what stands on the button of a choice
  tells?: Component<{ view: View }>; // beside the question of a wide screen: what happened last
  holds?: Component<{ view: View; banner: Banner }>; // what a side holds, drawn in its banner
  hint?: { line: Component<{ view: View; narrow: boolean }>; when: (view: View) => boolean }; // a second line of the question: what is pointed at would bring
  strip?: string; // the question lies on a strip of this colour, with the picture of what asks
  clock?: Component<{ view: View }>; // where the game stands, in the head line, in place of the words
  lens?: Component<SurfaceProps>; // the thing pointed at, large, in place of the table's own lens
}

const found = import.meta.glob<{ theme: Theme }>("./*/theme.ts", { eager: true });
const THEMES = new Map(Object.values(found).map(({ theme }) => [theme.game, theme]));

export function themeOf(game: string): Theme {
  return THEMES.get(game) ?? lookOf(game);
}

export { seatLook } from "./look";
