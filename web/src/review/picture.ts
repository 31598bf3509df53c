/** A part of the page as a picture that can be kept: the browser draws it once more, as an image. */

const XHTML = "http://www.w3.org/1999/xhtml";
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/** All rules of style that hold on this page. */
const styles = (): string => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");

/** An element of a known size as an image that needs nothing else. */
function image(of: HTMLElement, width: number, height: number): string {
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const style = document.createElementNS(XHTML, "style");
  style.textContent = `${styles()}\n${STILL}`;
  const body = document.createElementNS(XHTML, "div");
  body.append(style, of.cloneNode(true));
  const inside = new XMLSerializer().serializeToString(body);
  const own = `${root.style.cssText} color-scheme: ${root.style.colorScheme || light};`.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="${own}"><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
}

/** It as a PNG; as an SVG in a browser that does not give out what it drew. */
export async function pictureOf(of: HTMLElement): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = of;
  const text = image(of, width, height);
  const drawn = new Image();
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await drawn.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(drawn, 0, 0);
  const found = await new Promise<Blob | null>((done) => {
    try {
      canvas.toBlob(done, "image/png");
    } catch {
      done(null);
    }
  });
  return found ?? new Blob([text], { type: "image/svg+xml" });
}

/** Give it to whatever this device shares with, else keep it as a file. False if somebody thought better of it. */
export async function handOver(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], `${name}.${picture.type === "image/png" ? "png" : "svg"}`, { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return true;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === "AbortError") {
        return false;
      }
    }
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
