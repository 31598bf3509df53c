/**
 * Pictures as part of the page: `<svg aria-hidden="true" {@attach drawn(picture)}></svg>`. An image with a picture of its own is a
 * document of its own to the browser, which costs more than all that is drawn in it; here a picture costs its shapes alone. It is
 * drawn and read once, and copied wherever it is wanted again. Its shapes have neither names nor styles, so that no two can meet.
 */
import type { Attachment } from "svelte/attachments";
import type { Face } from "../lib/scene";
import type { Art } from "../themes/theme";

export interface Drawing {
  readonly box: string;
  readonly ratio: string; // how it fits into an element of another shape
  readonly shapes: SVGElement; // as one, so that they travel together
}

/** How a picture fits that fills its element, what stands out being cut on both sides alike, or below. */
export const COVER = "xMidYMid slice";
export const HEAD = "xMidYMin slice";

const kept = new Map<string, Drawing | null>();
const alike = new Map<string, Drawing>(); // what looks the same is the same, by whatever name it was asked for

/** All that is drawn in an svg, as one. */
function grouped(svg: Element): SVGElement {
  const only = svg.childElementCount === 1 ? svg.firstElementChild : null;
  const shapes = (only ?? document.createElementNS(svg.namespaceURI, "g")) as SVGElement;
  if (only) {
    only.remove();
  } else {
    shapes.append(...svg.children);
  }
  return shapes;
}

function read(text: string): Drawing | null {
  const found = alike.get(text);
  if (found) {
    return found;
  }
  const page = document.createElement("template");
  page.innerHTML = text;
  const svg = page.content.firstElementChild;
  if (!svg) {
    return null;
  }
  const shapes = grouped(svg);
  const drawing = { box: svg.getAttribute("viewBox") ?? "", ratio: svg.getAttribute("preserveAspectRatio") ?? "xMidYMid", shapes };
  alike.set(text, drawing);
  return drawing;
}

function once(key: string, draw: () => string): Drawing | null {
  let found = kept.get(key);
  if (found === undefined) {
    found = read(draw());
    kept.set(key, found);
  }
  return found;
}

export function pictureOf(game: string, art: Art, face: Face, shape: "tall" | "wide" | "square"): Drawing | null {
  return once(`${game}|${face.id ?? face.title}|${face.kind ?? ""}|${face.look ?? ""}|${shape}`, () => art.picture(face, shape));
}

export function pieceOf(game: string, art: Art, kind: string, seat: number): Drawing | null {
  return once(`${game}|piece|${kind}|${seat}`, () => art.piece(kind, seat));
}

export function symbolOf(game: string, art: Art, name: string): Drawing | null {
  return once(`${game}|symbol|${name}`, () => art.symbol(name));
}

/** Draw a picture into an element, as it fits by itself or as it is told to. */
export function drawn(picture: Drawing | null, fit = ""): Attachment<SVGElement> {
  return (element) => {
    if (!picture) {
      return;
    }
    const { box, ratio, shapes } = picture;
    const mine = shapes.parentNode ? (shapes.cloneNode(true) as SVGElement) : shapes;
    element.setAttribute("viewBox", box);
    element.setAttribute("preserveAspectRatio", fit || ratio);
    element.replaceChildren(mine);
    return () => mine.remove();
  };
}
