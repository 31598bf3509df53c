/** Strokes of a picture, as SVG texts. */
export const tidy = (n: number): number => Math.round(n * 10) / 10;
export const each = <const T>(list: readonly T[], draw: (item: T, at: number) => string): string => list.map(draw).join("");
export const steps = (n: number): number[] => [...Array(n).keys()];
export const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}" ${more}/>`;
export const line = (d: string, colour: string, width = 1.2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = ""): string => `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}" fill="${colour}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ""): string => `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${colour}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, colour: string, r = 0, more = ""): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}" ${more}/>`;
export const put = (x: number, y: number, inner: string, turn = 0, scale = 1): string => `<g transform="translate(${tidy(x)} ${tidy(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;
const mirror = (inner: string, x = 50): string => `<g transform="translate(${2 * x} 0) scale(-1 1)">${inner}</g>`;
export const both = (inner: string, x = 50): string => inner + mirror(inner, x);
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;
export const shade = (d: string, opacity = 0.16): string => fill(d, "#2a0f1e", `opacity="${opacity}"`);
export const sheen = (d: string, width = 1.2, opacity = 0.22): string => line(d, "#fff", width, `opacity="${opacity}"`);
export const around = (n: number, draw: (cos: number, sin: number, at: number) => string): string => each(steps(n), (i) => draw(Math.cos(2 * Math.PI * i / n), Math.sin(2 * Math.PI * i / n), i));
export const ray = (x: number, y: number, from: number, to: number, c: number, s: number): string => `M${tidy(x + from * c)} ${tidy(y + from * s)}L${tidy(x + to * c)} ${tidy(y + to * s)}`;
