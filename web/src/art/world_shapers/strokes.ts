/** Strokes of a picture, as SVG texts. */
export const tidy = (n: number): number => Math.round(n * 10) / 10;
export const each = <const T>(list: readonly T[], draw: (item: T, at: number) => string): string => list.map(draw).join("");
export const steps = (n: number): number[] => [...Array(n).keys()];
export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}" ${more}/>`;
export const line = (d: string, colour: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = ''): string => `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}" fill="${colour}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${colour}" ${more}/>`;
export const put = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${tidy(x)} ${tidy(y)})${turn ? ` rotate(${tidy(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;
export const flip = (inner: string): string => `<g transform="scale(-1 1)">${inner}</g>`;
export const mirrorX = (x: number, inner: string): string => `<g transform="translate(${2 * x} 0) scale(-1 1)">${inner}</g>`;
export const mirrorY = (y: number, inner: string, opacity: number): string => `<g transform="translate(0 ${2 * y}) scale(1 -1)" opacity="${opacity}">${inner}</g>`;
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;
export const around = (n: number, x: number, y: number, r: number, draw: (x: number, y: number, turn: number, at: number) => string, squash = 1): string =>
  each(steps(n), i => { const a = i / n * 2 * Math.PI; return draw(x + r * Math.cos(a), y + r * squash * Math.sin(a), a * 180 / Math.PI, i); });
