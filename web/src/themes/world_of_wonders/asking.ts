/** What a question says at this table: what can be done now, what a card in hand could become, what an end of the phase would cost. */
import { amount, type Choice, type View } from "../../lib/scene";
import { capital, listed } from "../../lib/wording";

/** What choices are called, and what they do with the card that was taken up. */
const DEEDS: Record<string, string> = { Build: "build it", Worker: "send it as a Worker", Militia: "post it as Militia", Attack: "attack with it" };
const PLAYED = ["Build", "Lay", "Worker", "Militia"];

/** The open choice of a whole turn; every other question of the phase asks for one thing. */
const plays = (view: View): boolean => view.phase === "Play" && view.choices.some((choice) => choice.tone === "pass" && choice.label === "End phase");

/** Own sites that the end of this phase would take away. */
function unmanned(view: View): string[] {
  const sites = view.zones.find((zone) => zone.id === `sites-${view.seat}`)?.things ?? [];
  return sites.filter((site) => amount(site, "Constructors")?.value === 0).map((site) => site.face?.short ?? site.face?.title ?? "");
}

function possible(choices: Choice[]): string {
  const attack = choices.some(({ label, points }) => label === "Attack" && !points?.length);
  const use = choices.some(({ label, tone, points }) => tone !== "pass" && label !== "Attack" && !PLAYED.includes(label) && points?.length === 1);
  const found = [choices.some(({ label }) => PLAYED.includes(label)) && "play a card", use && "use a building", attack && "attack"].filter((each) => each !== false);
  return found.length ? listed(found, "or") : "end the phase";
}

/** The words of the present question; `way` is what was taken up for it. */
export function asking(view: View, way: number[]): string {
  if (!plays(view)) {
    return view.prompt;
  }
  if (way.length) {
    const left = view.choices.filter(({ points = [] }) => way.every((code, at) => points[at] === code));
    const deeds = [...new Set(left.map((choice) => DEEDS[choice.label] ?? ""))];
    return deeds.includes("") ? view.prompt : `${capital(listed(deeds, "or"))}?`;
  }
  const lost = unmanned(view);
  return lost.length ? `${listed(lost)} ${lost.length > 1 ? "have" : "has"} no Worker: lost at the end` : capital(possible(view.choices));
}

/** Who passes lets something happen, or has done enough: what, says the button. */
export function called(view: View, choice: Choice): string {
  if (choice.tone !== "pass" || choice.label !== "Pass") {
    return choice.label;
  }
  return view.fight?.defender !== view.seat ? "Go on" : view.fight.result === "holds" ? "That is enough" : "Let it happen";
}
