/** One connection to a table that mends itself. Nothing is predicted: what the server says is shown. */

import type { Down } from "./types";

const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds between tries; the last one again and again
const BEAT = 20000;
const FINAL: Record<number, string> = {
  4401: "This table may not be watched without a seat. Ask its host for the table's link.",
  4403: "This table is not open to you.",
  4404: "There is no such table. Check the code.",
  4409: "What the database holds of this table is broken; it cannot be shown or played.",
};

export interface Listener {
  down(message: Down): void;
  state(connected: boolean, nextTry: number): void; // when it is tried again
  closed(reason: string): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private ended = false;

  constructor(
    private readonly code: string,
    private seat: number | null,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** The seat to be shown after a reconnection as well. */
  look(seat: number): void {
    this.seat = seat;
    this.send({ look: seat });
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.beat);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Try at once instead of waiting, if it is lost and somebody is looking. */
  readonly again = (): void => {
    if (!this.ended && this.socket?.readyState === WebSocket.CLOSED && document.visibilityState === "visible") {
      window.clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.seat === null || this.seat < 0 ? "" : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/play${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.state(true, 0);
      window.clearInterval(this.beat);
      this.beat = window.setInterval(() => this.send({ ping: 1 }), BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listener.down(JSON.parse(event.data) as Down);
    };
    socket.onclose = (event) => {
      window.clearInterval(this.beat);
      if (this.ended || this.socket !== socket) {
        return;
      }
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
      this.tries += 1;
      this.listener.state(false, Date.now() + wait);
      const final = FINAL[event.code];
      if (final) {
        this.ended = true;
        this.listener.closed(final);
        return;
      }
      this.timer = window.setTimeout(() => this.open(), wait);
    };
  }
}
