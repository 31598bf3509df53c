/** The little of Markdown that rules and rulebooks use, as pieces and blocks that need no markup of their own. */

export interface Piece {
  text: string;
  style: "plain" | "bold" | "italic" | "code";
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) {
      found.push({ text: text.slice(from, match.index), style: "plain" });
    }
    const style = match[1] !== undefined ? "bold" : match[2] !== undefined ? "italic" : "code";
    found.push({ text: match[1] ?? match[2] ?? match[3] ?? "", style });
    from = match.index + match[0].length;
  }
  if (from < text.length) {
    found.push({ text: text.slice(from), style: "plain" });
  }
  return found;
}

/** A rule's text without its list sign and number, which are shown beside it. */
export function ruleBody(number: string, text: string): string {
  const sign = "^\\s*(?:[-*]\\s+|#+\\s+|\\|\\s*)?";
  const start = new RegExp(`${sign}(?:\\*\\*${number}\\b\\.?\\*\\*|${number}\\b)\\.?\\s*\\|?\\s*`);
  const bold = new RegExp(`${sign}\\*\\*${number}\\b\\.?\\s*(?!\\*\\*)`); // the whole heading is bold
  return text
    .replace(start, "")
    .replace(bold, "**")
    .replace(/\s*\|\s*$/, "")
    .replace(/\s+\|\s+/g, " · ") // a row of a table
    .replace(/\n\s*[-*] /g, "\n• ")
    .replace(/\s*\n(?!• )\s*/g, " ");
}

export type Block =
  | { kind: "heading" | "text"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "picture"; source: string; words: string };

const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** The blocks of a page: headings, paragraphs, lists, tables, quotations and pictures. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const part of page.split(/\n(?:\s*\n)+/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    if (lines.length) {
      found.push(...block(lines));
    }
  }
  return found;
}

function block(lines: string[]): Block[] {
  const first = lines[0] ?? "";
  const picture = /^!\[(.*)\]\((?:.*\/)?([\w-]+\.png)\)$/.exec(first);
  if (picture) {
    return [{ kind: "picture", words: picture[1] ?? "", source: `/rulebooks/${picture[2] ?? ""}` }];
  }
  if (first.startsWith("#")) {
    return [{ kind: "heading", text: first.replace(/^#+\s*/, "") }, ...(lines.length > 1 ? block(lines.slice(1)) : [])];
  }
  if (first.startsWith(">")) {
    return [{ kind: "quote", blocks: blocks(lines.map((line) => line.replace(/^>\s?/, "")).join("\n")) }];
  }
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
    return [{ kind: "table", head, rows }];
  }
  if (ITEM.test(first)) {
    return [{ kind: "list", ordered: /^\d/.test(first), items: items(lines) }];
  }
  return [{ kind: "text", text: lines.join(" ") }];
}

/** The items of a list; a line without a sign of its own goes on with the item before. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) {
      found.push(line.replace(ITEM, ""));
    } else {
      found.push(`${found.pop() ?? ""} ${line.trim()}`);
    }
  }
  return found;
}

/** A text without the signs of Markdown. */
export function plain(text: string): string {
  return text
    .replace(/[*`>]|^#+\s/gm, "")
    .replace(/\s*\|\s*/g, " · ")
    .replace(/\s+/g, " ")
    .replace(/^[\s·-]+|[\s·]+$/g, "");
}
