/** What of a campaign this device has told each seat of a table, so that it tells it once. */

const KEY = "worldtable chapters";
const TABLES = 40;
const MOST = 40; // panels of one table

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export function wasTold(code: string, seat: number, what: string): boolean {
  return read()[`${code} ${seat}`]?.includes(what) ?? false;
}

export function remember(code: string, seat: number, what: string): void {
  const { [`${code} ${seat}`]: before = [], ...others } = read();
  const kept = [...Object.entries(others), [`${code} ${seat}`, [...before, what].slice(-MOST)]].slice(-TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A device that keeps nothing tells it again.
  }
}
