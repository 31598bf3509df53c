/** How far this device has watched each table, so that it can tell what happened since. */

const KEY = "worldtable seen";
const TABLES = 40;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The step a seat has seen last, -1 if it never looked. */
export function seenStep(code: string, seat: number): number {
  return read()[`${code} ${seat}`] ?? -1;
}

export function see(code: string, seat: number, step: number): void {
  const { [`${code} ${seat}`]: _, ...others } = read();
  const kept = [...Object.entries(others), [`${code} ${seat}`, step]].slice(-TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A device that keeps nothing cannot tell what was missed.
  }
}
