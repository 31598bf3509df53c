/** Whole figures instead of a portrait. */
import type { Dress, Limb, Person, Pose } from "./person";
import { at, count, darker, disc, fill, line, mirrored, shadow, steps, times } from "./draw";
import { head } from "./head";
import { ITEMS } from "./items";
import { WIDE, WORN_BEHIND } from "./wide";

// head [x, y, size, turn]; chest and hip [x, y, half width]; arms shoulder-elbow-hand, legs hip-knee-foot; near and far from the eye; angles of the things held
export const POSES = {
  fencing: { head: [45, 25, 0.5, 0], chest: [50, 42, 9], hip: [55, 65, 7], nearArm: [[52, 43], [38, 47], [26, 40]], farArm: [[56, 43], [70, 44], [75, 29]],
      nearLeg: [[53, 66], [37, 76], [37, 101]], farLeg: [[58, 66], [68, 84], [82, 101]], near: -34, far: 20, limb: 9, skirt: 0.5 },
  lunging: { head: [40, 34, 0.5, -4], chest: [46, 52, 9], hip: [56, 72, 8], nearArm: [[46, 52], [30, 54], [20, 44]], farArm: [[54, 50], [68, 40], [76, 26]],
      nearLeg: [[53, 74], [30, 78], [27, 101]], farLeg: [[59, 74], [76, 88], [96, 100]], near: -30, far: 38, limb: 9.5, skirt: 0.28 },
  whirling: { head: [50, 24, 0.48, 8], chest: [50, 42, 8], hip: [50, 62, 6.5], nearArm: [[56, 43], [70, 46], [80, 36]], farArm: [[44, 43], [30, 44], [20, 52]],
      nearLeg: [[52, 64], [54, 84], [48, 104]], farLeg: [[48, 64], [40, 84], [50, 94]], near: 14, far: -160, limb: 8.5, skirt: 0 },
  throwing: { head: [42, 30, 0.5, 0], chest: [50, 48, 9], hip: [54, 70, 7.5], nearArm: [[56, 47], [72, 42], [74, 24]], farArm: [[46, 48], [32, 52], [22, 46]],
      nearLeg: [[53, 72], [40, 84], [34, 103]], farLeg: [[57, 72], [70, 84], [82, 101]], near: 24, far: -30, limb: 9.5, skirt: 0.45 },
  sneaking: { head: [36, 36, 0.5, -8], chest: [48, 52, 9], hip: [60, 70, 8], nearArm: [[48, 53], [36, 66], [26, 58]], farArm: [[50, 52], [38, 58], [30, 70]],
      nearLeg: [[58, 72], [42, 82], [42, 102]], farLeg: [[62, 72], [70, 88], [84, 98]], near: -40, far: -70, limb: 9.5, skirt: 0.4 },
  running: { head: [38, 28, 0.5, -6], chest: [48, 46, 9], hip: [55, 68, 7.5], nearArm: [[52, 46], [46, 60], [60, 46]], farArm: [[48, 46], [34, 54], [22, 48]],
      nearLeg: [[55, 70], [38, 76], [34, 96]], farLeg: [[57, 70], [70, 84], [90, 82]], near: -28, far: 0, limb: 9.5, skirt: 0.35 },
  charging: { head: [38, 28, 0.5, -4], chest: [48, 46, 10], hip: [56, 68, 8], nearArm: [[56, 46], [70, 54], [76, 40]], farArm: [[46, 46], [34, 54], [24, 58]],
      nearLeg: [[55, 70], [38, 80], [36, 102]], farLeg: [[58, 70], [72, 84], [88, 92]], near: 6, far: 0, limb: 10, skirt: 0.4 },
  swinging: { head: [44, 36, 0.5, -4], chest: [52, 53, 10], hip: [56, 74, 8], nearArm: [[56, 52], [68, 38], [58, 24]], farArm: [[48, 52], [52, 36], [54, 22]],
      nearLeg: [[54, 76], [40, 86], [40, 103]], farLeg: [[59, 76], [70, 88], [76, 103]], near: 72, far: 0, limb: 10, skirt: 0.35 },
  sitting: { head: [48, 30, 0.56, 0], chest: [50, 52, 11], hip: [50, 82, 11], nearArm: [[60, 52], [70, 68], [56, 76]], farArm: [[40, 52], [30, 58], [30, 42]],
      nearLeg: [[56, 86], [82, 94], [44, 101]], farLeg: [[44, 86], [18, 94], [58, 101]], near: 0, far: 0, limb: 12, skirt: 0 },
  climbing: { head: [38, 40, 0.54, 6], chest: [46, 58, 10], hip: [44, 80, 8], nearArm: [[52, 57], [66, 50], [62, 32]], farArm: [[46, 56], [56, 46], [62, 20]],
      nearLeg: [[46, 82], [62, 84], [60, 98]], farLeg: [[42, 82], [30, 92], [40, 106]], near: 0, far: 0, limb: 9, skirt: 0.3 },
  reaping: { head: [42, 32, 0.5, -6], chest: [50, 50, 9], hip: [56, 72, 7.5], nearArm: [[54, 50], [62, 64], [48, 68]], farArm: [[46, 50], [36, 58], [32, 60]],
      nearLeg: [[54, 74], [46, 88], [42, 104]], farLeg: [[58, 74], [68, 88], [74, 104]], near: -38, far: 0, limb: 9, skirt: 0.75 },
} satisfies Record<string, Pose>;
const poseOf = (f: Person): Pose => POSES[f.pose ?? "running"];
const joint = ([a, b, c]: Limb) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]} ${c[0]} ${c[1]}`;
function leg(points: Limb, dress: Dress, width: number, shade: number) {
  const [, knee, foot] = points, boot = darker(dress.boots, shade);
  const middle = [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2];
  return line(joint(points), darker(dress.trousers, shade), width * 1.05) + (dress.barefoot ? "" : line(`M${middle[0]} ${middle[1]}L${foot[0]} ${foot[1]}`, boot, width))
      + line(`M${foot[0]} ${foot[1]}l${-width * 0.75} ${width * 0.12}`, boot, width * 0.72);
}
export function arm(points: Limb, f: Person, dress: Dress, width: number, shade: number) {
  const [, elbow, wrist] = points, sleeve = dress.bareArms ? f.skin : dress.coat, cuff = [(elbow[0] + 3 * wrist[0]) / 4, (elbow[1] + 3 * wrist[1]) / 4];
  return line(joint(points), darker(sleeve, shade), width) + line(`M${cuff[0]} ${cuff[1]}L${wrist[0]} ${wrist[1]}`, darker(f.skin, shade * 0.7), width * 0.72)
      + disc(wrist[0], wrist[1], width * 0.5, darker(f.skin, shade * 0.7));
}
// chest and hips with the build of the figure; every part of the trunk is drawn between them
function trunkOf(f: Person) {
  const { chest: [cx, cy, cw], hip: [hx, hy, hw] } = poseOf(f), grown = { "": 1, child: 1, big: 1.25, plump: 1.25, slim: 0.88 }[f.build];
  return { cx, cy, c: cw * grown, hx, hy, h: hw * grown };
}
function torso(f: Person) {
  const { cx, cy, c, hx, hy, h } = trunkOf(f), colour = f.dress.bareChest ? f.skin : f.dress.armoured ? f.tint("armour", "#a7b0b5") : f.dress.coat;
  return fill(steps`M${cx - c} ${cy - 2}Q${cx} ${cy - c * 0.75} ${cx + c} ${cy - 2}L${hx + h} ${hy}Q${hx} ${hy + 4} ${hx - h} ${hy}z`, colour)
    + shadow(steps`M${cx + c * 0.2} ${cy - c * 0.4}Q${cx + c} ${cy - 6} ${cx + c} ${cy - 2}L${hx + h} ${hy}Q${hx + h * 0.6} ${hy + 2} ${hx + h * 0.3} ${hy + 2}z`, 0.16);
}
// rows of scales, muscles, or the edge of a coat
function chestLines(f: Person) {
  const { cx, cy, c, hx, hy } = trunkOf(f);
  if (f.dress.armoured) return times(count(4), i => line(steps`M${cx - c * 0.86 + (hx - cx) * i / 4} ${cy + 3 + i * (hy - cy) / 4.4}h${c * 1.7}`, "#3c4347", 1.1,
      'stroke-dasharray="3.4 1.2"'));
  if (f.dress.bareChest) return line(steps`M${cx - c * 0.6} ${cy + c * 0.42}q${c * 0.3} ${c * 0.2} ${c * 0.56} 0m${c * 0.08} 0q${c * 0.26} ${c * 0.2} ${c * 0.56} 0`,
      darker(f.skin, 0.3), 1.4);
  return line(steps`M${cx - 2} ${cy - c * 0.5}L${cx + c * 0.7} ${cy + 10}`, f.trimmed, 2);
}
// the skirt of a coat falls from the hips toward the knees
function skirt(f: Person) {
  const { nearLeg: [, near], farLeg: [, far], skirt: share } = poseOf(f), { hx, hy, h } = trunkOf(f);
  if (!share) return "";
  const toward = (from: number, to: number) => from + (to - from) * share * 1.5, left = Math.min(near[0], far[0]) - 3, right = Math.max(near[0], far[0]) + 3, low = (near[1] + far[1]) / 2;
  return fill(steps`M${hx - h} ${hy - 2}L${toward(hx - h, left)} ${toward(hy, low + 2)}Q${hx} ${toward(hy, low + 9)} ${toward(hx + h, right)} ${toward(hy, low + 2)}L${hx + h} ${hy - 2}z`,
      f.dress.coat);
}
const whirlingGown = (f: Person) => fill("M43 60Q30 74 4 82 20 92 34 86 50 96 66 86 82 90 97 78 70 72 57 60z", f.dress.coat) + shadow("M57 60Q70 72 97 78 82 90 66 86 60 74 52 62z", 0.18)
  + line("M46 66Q38 78 34 86M52 66Q60 78 66 86", darker(f.dress.coat, 0.35), 1.4) + line("M4 82Q20 92 34 86 50 96 66 86 82 90 97 78", f.trimmed, 2);
const belt = (f: Person) => { const { hx, hy, h } = trunkOf(f); return line(steps`M${hx - h} ${hy - 1}Q${hx} ${hy + 3} ${hx + h} ${hy - 1}`, f.tint("sash", f.trimmed),
    poseOf(f).limb * 0.42); };

// a whole figure in a pose, from the far side to the near side
export function figure(f: Person) {
  const pose = poseOf(f), parts = head(f), w = pose.limb, [hx, hy, size, turn] = pose.head, [near, far] = f.items;
  const place = (layer: string) => at(hx, hy, layer, size, turn);
  const nearItem = near ? at(...pose.nearArm[2], ITEMS[near](f), 0.78, pose.near) : "", farItem = far ? at(...pose.farArm[2], ITEMS[far](f), 0.78, pose.far) : "";
  const throat = line(steps`M${pose.chest[0]} ${pose.chest[1] - 1}L${hx + 2} ${hy + 14 * size}`, darker(f.skin, 0.15), w * 0.8);
  const picture = times(f.behindBack, name => WORN_BEHIND[name](f)) + (UNDER_ALL.includes(near) ? nearItem : "") + (far && !OVER_ALL.includes(far) ? farItem : "")
    + arm(pose.farArm, f, f.dress, w, 0.22) + place(parts.behind) + leg(pose.farLeg, f.dress, w, 0.22) + leg(pose.nearLeg, f.dress, w, 0)
    + skirt(f) + torso(f) + chestLines(f) + (f.pose === "whirling" ? whirlingGown(f) : "") + belt(f) + throat + place(parts.front)
    + (near && !UNDER_ALL.includes(near) ? nearItem : "") + arm(pose.nearArm, f, f.dress, w, 0) + (OVER_ALL.includes(far) ? farItem : "")
    + times(f.before, name => WIDE[name](f));
  const whole = at(50, 80, at(-50, -80, picture), f.words.has("far") ? 0.88 : 1.02);
  return f.words.has("facing right") ? mirrored(whole) : whole;
}
// things drawn over the figure, and things carried behind it
const OVER_ALL: unknown[] = ["round shield"], UNDER_ALL: unknown[] = ["sack"];
