/** A portrait: head and shoulders with what is worn and held. */
import type { Person } from "./person";
import { at, darker, line, mirrored, times } from "./draw";
import { CAPES, GARBS, hand, neck } from "./garbs";
import { head } from "./head";
import { ITEMS } from "./items";
import { WIDE, WORN_BEHIND } from "./wide";

// a portrait: head and shoulders with what is worn and held
export function portrait(f: Person) {
  const wide = { "": 0, big: 7, plump: 4, slim: -5, child: -7 }[f.build], parts = head(f);
  const lean = f.words.has("bowed") ? (f.view === "front" ? 7 : -11) : f.words.has("proud") ? (f.view === "front" ? -4 : 8) : f.words.has("tilted") ? 8 : 0;
  const y = f.words.has("bowed") ? 51 : f.age === "child" ? 52 : 47;
  const size = f.age === "child" ? 0.94 : f.build === "big" ? 1.03 : 1;
  const place = (layer: string) => at(50, y, layer, size, lean);
  const [first, second] = f.items;
  const looking = (inner: string) => f.words.has("facing right") ? mirrored(inner) : inner;
  const picture = times(f.behindBack, name => WORN_BEHIND[name](f))
      + looking(place(parts.behind) + GARBS[f.garb](f, wide) + neck(f) + times(f.capes, name => CAPES[name](f)) + place(parts.front))
    + times(f.before, name => WIDE[name](f)) + (first ? held(f, first, 84, 84, false) : "") + (second ? held(f, second, 17, 86, true) : "");
  const zoom = f.words.has("near") ? [50, 44, 1.16] as const : f.words.has("far") ? [50, 112, 0.86] as const : null;
  return zoom ? at(zoom[0], zoom[1], at(-zoom[0], -zoom[1], picture), zoom[2]) : picture;
}
// a forearm comes up from below with the thing in its hand
function held(f: Person, name: keyof typeof ITEMS, x: number, y: number, left: boolean) {
  const item = ITEMS[name], sleeve = f.garb === "bare" || f.garb === "wrestling vest" ? f.skin : darker(f.cloth, 0.12), from = left ? 22 : 78;
  return line(`M${from} 114L${x} ${y + 8}`, sleeve, 13) + line(`M${x - 5} ${y + 9}H${x + 5}`, f.trimmed, 3.4) + at(x, y, item(f), 1, left ? -8 : 8) + hand(f, x, y + 1);
}
