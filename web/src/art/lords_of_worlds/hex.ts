/** The hex of all tiles: flat side up, radius 50 about (0, 0), drawn to 45.5. Lands are cut to it by arithmetic, so no picture needs an id. */
import { around, path, polygon, type Point } from "./shapes";

export const corners = (r: number): Point[] => around(6, r, 0, 0, 0);

/** The outline of a tile about a point, corners slightly rounded. */
export function hexPath(radius: number, round = radius * 0.1, middle: Point = [0, 0]): string {
  const all = corners(radius).map(([x, y]): Point => [x + middle[0], y + middle[1]]);
  const say = (x: number, y: number): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  const toward = (a: Point, b: Point): string => say(a[0] + ((b[0] - a[0]) * round) / radius, a[1] + ((b[1] - a[1]) * round) / radius);
  return `${all.map((p, i) => `${i ? "L" : "M"}${toward(p, all[(i + 5) % 6] ?? p)}Q${say(...p)} ${toward(p, all[(i + 1) % 6] ?? p)}`).join("")}Z`;
}

/** A polygon cut to the hex, edge by edge. */
export function cut(points: readonly Point[]): Point[] {
  return corners(45.4).reduce<Point[]>((rest, a, i, all) => {
    const b = all[(i + 1) % 6] ?? a;
    const side = (p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    return rest.flatMap((p, k) => {
      const q = rest[(k + 1) % rest.length] ?? p;
      const t = side(p) / (side(p) - side(q));
      const meet: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      return side(p) >= 0 ? (side(q) >= 0 ? [q] : [meet]) : side(q) >= 0 ? [meet, q] : [];
    });
  }, [...points]);
}

/** A soft line through points. */
export function bend(points: readonly Point[], steps = 5): Point[] {
  return points.flatMap((p, i) => {
    const b = points[i + 1];
    if (!b) {
      return [p];
    }
    const a = points[i - 1] ?? p;
    const c = points[i + 2] ?? b;
    const part = (d: 0 | 1, t: number): number =>
      0.5 * (2 * p[d] + (b[d] - a[d]) * t + (2 * a[d] - 5 * p[d] + 4 * b[d] - c[d]) * t * t + (3 * p[d] - a[d] - 3 * b[d] + c[d]) * t * t * t);
    return Array.from({ length: steps }, (_, k): Point => [part(0, k / steps), part(1, k / steps)]);
  });
}

/** "1 2 3 4" as points. */
export function pairs(numbers: string): Point[] {
  const all = numbers.split(" ").map(Number);
  return Array.from({ length: Math.floor(all.length / 2) }, (_, i): Point => [all[2 * i] ?? 0, all[2 * i + 1] ?? 0]);
}

/** What tiles of a kind have alike is worked out once. */
function once<T extends unknown[]>(draw: (...said: T) => string): (...said: T) => string {
  const kept = new Map<string, string>();
  return (...said) => {
    const key = said.join("|");
    const found = kept.get(key) ?? draw(...said);
    kept.set(key, found);
    return found;
  };
}

// Land below a soft crest, a shape with straight sides, a shape with soft sides: all cut to the hex.
export const land = once((crest: string, fill: string) => polygon(cut([...bend(pairs(crest)), [60, 60], [-60, 60]]), fill));
export const crag = once((points: string, fill: string) => polygon(cut(pairs(points)), fill));
export const mound = once((points: string, fill: string) => polygon(cut(bend(pairs(points))), fill));
export const sky = once((fill: string) => path(hexPath(45.5, 5), fill));

/** Water with a crest that rolls. */
export const waves = once((y: number, high: number, fill: string, shift: number = 0) =>
  land(Array.from({ length: 11 }, (_, i) => `${-50 + i * 10} ${y + ((i + shift) % 2 ? high : -high)}`).join(" "), fill));

export const outline = (radius: number, stroke: string, width: number, more = ""): string =>
  `<path d="${hexPath(radius, 5)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const rim = once((dark: string, thick: boolean) =>
  thick ? outline(44.6, dark, 3.6) : outline(45.4, dark, 2.2) + outline(43.1, "#fff", 2, 'stroke-opacity=".28"'));
