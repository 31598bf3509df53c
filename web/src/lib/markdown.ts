/** The little of Markdown that the rules pages use, as pieces that need no markup of their own. */

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
    .replace(/\n\s*[-*] /g, "\n• ")
    .replace(/\s*\n(?!• )\s*/g, " ");
}
