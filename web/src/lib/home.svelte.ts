/** My tables, kept fresh: which wait for me, which are with others, which are over; and whether the server answers at all. */

import { api, Refusal } from "./api";
import { me } from "./me.svelte";
import type { TableInfo } from "./types";

const PAUSE = 15_000; // milliseconds until my tables are asked for again
const HURRY = 2_000; // and while the server cannot be reached

/** I am asked, or my device is awaited; or everybody is here and I have not said that I am ready. */
function mine(table: TableInfo): boolean {
  const full = table.seats.every((seat) => seat.kind !== "open");
  return [...table.asked, ...table.awaited, ...(full ? table.unready : [])].some((seat) => table.mine.includes(seat));
}
const going = (table: TableInfo): boolean => table.status === "playing" || table.status === "lobby";

class Home {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false); // the server has told them
  offline = $state(false);
  private timer = 0;
  private looking = 0; // pages that show them

  /** Those who have waited for me longest come first. */
  waiting = $derived(this.tables.filter((table) => going(table) && mine(table)).sort((one, other) => one.updated.localeCompare(other.updated)));
  others = $derived(this.tables.filter((table) => going(table) && !mine(table)));
  finished = $derived(this.tables.filter((table) => !going(table)));

  /** Ask now, and go on asking while a page looks, at once when it is looked at again; what is given back ends that. */
  look(): () => void {
    const again = (): void => void (document.visibilityState === "visible" && this.load());
    this.looking += 1;
    void this.load();
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      this.looking -= 1;
      if (!this.looking) {
        window.clearTimeout(this.timer);
      }
    };
  }

  private async load(): Promise<void> {
    window.clearTimeout(this.timer);
    try {
      await me.load();
      this.tables = me.known ? (await api.mine()).tables : (await api.me(), []);
      this.known = true;
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof Refusal && error.status === 0;
    }
    if (this.looking) {
      this.timer = window.setTimeout(() => void this.load(), this.offline ? HURRY : PAUSE);
    }
  }
}

export const home = new Home();
