/** Shapes as SVG texts, colours and materials: what every picture of World of Wonders is made of. */

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 1, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, shapes: string): string => `<g transform="${transform}">${shapes}</g>`;
export const at = (x: number, y: number, s: number, shapes: string): string => group(`translate(${x} ${y}) scale(${s})`, shapes);
export const turn = (angle: number, x: number, y: number, shapes: string): string => group(`rotate(${angle} ${x} ${y})`, shapes);
export const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join("");
export const each = <const T extends readonly unknown[]>(list: T, draw: (one: T[number], i: number) => string): string => list.map(draw).join("");
export const soft = (o: number): string => `opacity="${o}"`;

const hex2 = (n: number): string => Math.round(n).toString(16).padStart(2, "0");
export const blend = (a: string, b: string, t: number): string =>
  "#" + [1, 3, 5].map((i) => hex2(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)).join("");
export const darker = (c: string, t = 0.3): string => blend(c, "#1a0f08", t);

// Broad strokes of colour from top to bottom, as with a wide brush.
export const strokes = (top: string, low: string, from = -15, to = 85, n = 8): string =>
  times(n, (i) => {
    const y = from + ((to - from) * i) / n, bow = i % 2 ? 2.4 : -2.4;
    return path(i ? `M-15 ${y}q32 ${bow} 65 0t65 0V115H-15Z` : "M-15-15H115V115H-15Z", blend(top, low, i / (n - 1)));
  });

export const stone = ["#efdcb4", "#d9bd8a", "#b58f5c", "#8a6740"] as const;
export const bronze = ["#e6ad60", "#bf7b35", "#8f5220", "#6d3a14"] as const;
export const gold = ["#ffe08a", "#dfab36", "#ab771c", "#7d5310"] as const;
export const ivory = ["#fff4dc", "#e3cba4", "#b99b70", "#8a6a45"] as const;
export const wood = ["#b67f45", "#8a5a2f", "#6b4220", "#4a2e1a"] as const;
export const leaf = ["#6b9a45", "#4f7d35", "#41692c", "#2c4a20"] as const;
export const skins = ["#e0b088", "#c98b5e", "#8a5636", "#6b3f28"] as const;
