/** A table as this device sees it: the last message, the whole log, the chat, and what was refused. */

import { Line } from "./socket";
import type { ChatLine, Choice, Down, LogLine, TableMessage, View, Why } from "./types";

const HISTORY_WAIT = 50; // bots may answer in quick succession; the log is asked for once

export class TableLine {
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state(0); // how many lines at the end of the log are new with this view
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connected = $state(false);
  closed = $state("");
  why = $state.raw<Why | null>(null);
  error = $state("");
  sent = $state(0); // the question whose answer is on its way
  private line: Line | null = null;
  private ended = false;
  private turn = -1;
  private logSeat = -2;
  private asking = 0;
  private step = -1; // of the last line of the log
  private whole = false; // whether the log is complete up to this step

  /** Connect to a table; what it says arrives in the fields above. */
  open(code: string, seat: number | null = null): void {
    if (this.ended) {
      return;
    }
    this.line = new Line(code, seat, {
      down: (message) => this.down(message),
      state: (connected) => {
        this.connected = connected;
        if (connected) {
          this.turn = -1;
          this.sent = 0;
          this.logSeat = -2;
        }
      },
      closed: (reason) => (this.closed = reason),
    });
  }

  get view(): View | null {
    return this.message?.view ?? null;
  }

  choice(code: number): Choice | undefined {
    return code < 0 ? undefined : this.view?.choices.find((choice) => choice.code === code);
  }

  choose(code: number): void {
    const view = this.view;
    if (!view || this.sent === view.question) {
      return;
    }
    this.why = null;
    this.error = "";
    if (this.line?.send({ question: view.question, choose: code })) {
      this.sent = view.question;
    } else {
      this.error = "There is no connection right now; it is being mended. Choose again in a moment.";
    }
  }

  askWhy(code: number): void {
    this.error = "";
    this.line?.send({ why: code });
  }

  look(seat: number): void {
    this.turn = -1;
    this.logSeat = -2;
    this.why = null;
    this.line?.look(seat);
  }

  undo(): void {
    this.line?.send({ undo: true });
  }

  agree(yes: boolean): void {
    this.line?.send({ agree: yes });
  }

  say(text: string): void {
    this.line?.send({ chat: text });
  }

  hush(): void {
    this.why = null;
    this.error = "";
  }

  close(): void {
    this.ended = true;
    this.line?.close();
  }

  private down(message: Down): void {
    switch (message.type) {
      case "table":
        this.show(message);
        break;
      case "log":
        this.fresh = this.log.length && message.lines.length > this.log.length ? message.lines.length - this.log.length : 0;
        this.log = message.lines;
        this.whole = (message.lines.at(-1)?.step ?? 0) <= this.step;
        break;
      case "chat": {
        const last = this.chat[this.chat.length - 1]?.number ?? 0;
        const added = message.lines.filter((line) => line.number > last);
        if (this.chat.length || added.length === 1) {
          this.unread += added.length;
        }
        this.chat = [...this.chat, ...added];
        break;
      }
      case "why":
        this.why = message;
        break;
      case "error":
        this.error = message.error;
        this.sent = 0;
        break;
      case "pong":
        break;
    }
  }

  private show(message: TableMessage): void {
    if (message.turn < this.turn) {
      return;
    }
    const next = message.turn === this.turn + 1;
    const newLog = message.turn !== this.turn || message.seat !== this.logSeat;
    this.turn = message.turn;
    this.message = message;
    if (message.view?.question !== this.sent) {
      this.sent = 0;
    }
    if (message.note) {
      this.error = message.note;
      this.sent = 0;
    }
    if (newLog && message.view) {
      const { step, view } = message;
      if (next && this.whole && step === this.step + 1 && message.seat === this.logSeat) {
        this.step = step;
        this.log = [...this.log, ...view.log.map((line) => ({ step, ...line }))];
        this.fresh = view.log.length;
        return;
      }
      this.logSeat = message.seat;
      this.step = step;
      this.whole = false;
      window.clearTimeout(this.asking);
      this.asking = window.setTimeout(() => this.line?.send({ history: true }), HISTORY_WAIT);
    }
  }
}
