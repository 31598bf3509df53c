/** A table as this device sees it: what is shown now, what came since, the whole log, the chat, and what was refused. */

import { api, words } from "./api";
import { Queue } from "./queue.svelte";
import { see, seenStep } from "./seen";
import { settings } from "./settings.svelte";
import { Line } from "./socket";
import type { Preview } from "./scene";
import type { ChatLine, Down, Hint, LogLine, TableMessage, View, Why } from "./types";

const HISTORY_WAIT = 50; // bots may answer in quick succession; the log is asked for once
const PLAYED = 12; // so many of the answers that were missed are played again

const message = (codes: number[]): number | number[] => (codes.length === 1 ? (codes[0] ?? -1) : codes);

export class TableLine {
  message = $state.raw<TableMessage | null>(null); // what is shown
  newest = $state.raw<TableMessage | null>(null); // what has come; behind it `queue` waits
  missed = $state.raw<{ from: number; to: number } | null>(null); // steps that were not seen
  first = $state(true); // nothing was shown before it
  refusals = $state(0); // how often something was refused
  log = $state.raw<LogLine[]>([]);
  fresh = $state(0); // how many lines at the end of the log are new with this view
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connected = $state(false);
  lostAt = $state(Date.now()); // since when there is no connection
  nextTry = $state(0);
  fresher = $state(false); // the table has been heard since the connection is back
  kept = $state.raw<{ question: number; codes: number[]; sentence: string } | null>(null); // an answer that nobody has confirmed yet
  resent = $state(false); // it was sent again after a break
  closed = $state("");
  why = $state.raw<Why | null>(null);
  error = $state("");
  sent = $state(0); // the question whose answer is on its way
  previews = $state.raw<{ question: number; found: Preview[] }>({ question: -1, found: [] });
  hint = $state.raw<Hint | null>(null); // the last one that was told
  hinting = $state(0); // the question that one is worked out for
  readonly queue = new Queue((message) => this.show(message));
  private code = "";
  private line: Line | null = null;
  private ended = false;
  private turn = -1;
  private logSeat = -2;
  private asking = 0;
  private tookBack = false; // what the table says of that is no news here
  private step = -1; // that is shown
  private told = -1; // the step up to which the log is complete
  private gone = -1; // how much was taken back when it was: while that stands, what was told stays true
  private doubtful = false; // a connection was lost, and with it perhaps an answer

  /** Connect to a table; what it says arrives in the fields above. */
  open(code: string, seat: number | null = null): void {
    if (this.ended) {
      return;
    }
    this.code = code;
    this.line = new Line(code, seat, {
      down: (message) => this.down(message),
      state: (connected, nextTry) => {
        this.lostAt = this.connected && !connected ? Date.now() : this.lostAt;
        this.nextTry = nextTry;
        this.connected = connected;
        this.fresher = false;
        this.hinting = 0;
        if (connected) {
          this.turn = -1;
          this.sent = 0;
          this.doubtful = true;
        }
      },
      closed: (reason) => (this.closed = reason),
    });
  }

  get view(): View | null {
    return this.message?.view ?? null;
  }

  /** Whether what is shown asks what is asked: nothing can be chosen on a table that is not the present one. */
  get live(): boolean {
    return this.message !== null && this.message.view?.question === this.newest?.view?.question && this.message.step === this.newest?.step;
  }

  /** Answer what is asked; several codes answer as many questions, one after the other. */
  choose(codes: number[]): void {
    const view = this.view;
    if (!view || this.sent === view.question) {
      return;
    }
    this.why = null;
    this.error = "";
    const sentence = codes.length > 1 ? view.several?.label : view.choices.find((choice) => choice.code === codes[0])?.sentence;
    this.kept = { question: view.question, codes, sentence: sentence ?? "" };
    this.sent = view.question;
    this.line?.send({ question: view.question, choose: message(codes) }); // without a connection it waits for the next table
  }

  tryNow(): void {
    this.line?.again();
  }

  /** An answer that was kept through a break is sent again, if its question is still open. */
  private again(question: number): void {
    const kept = this.kept;
    if (kept && question !== kept.question) {
      this.kept = null;
    } else if (kept && !this.fresher) {
      this.resent = Boolean(this.line?.send({ question, choose: message(kept.codes) }));
      this.sent = question;
    }
    this.fresher = true;
  }

  askWhy(code: number): void {
    this.error = "";
    this.line?.send({ why: code });
  }

  /** Ask what each answer would bring. */
  foresee(): void {
    this.line?.send({ previews: true });
  }

  /** Ask what a search advises. */
  askHint(): void {
    const question = this.view?.question ?? 0;
    if (this.hinting !== question && this.line?.send({ hint: true })) {
      this.hinting = question;
    }
  }

  look(seat: number): void {
    this.turn = -1;
    this.logSeat = -2;
    this.why = null;
    this.line?.look(seat);
  }

  undo(): void {
    this.tookBack = true;
    this.line?.send({ undo: true });
  }

  /** A lesson was read: others may do what it tells. */
  goOn(): void {
    this.line?.send({ on: true });
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
    this.queue.close();
    this.line?.close();
  }

  private down(message: Down): void {
    switch (message.type) {
      case "table":
        this.arrive(message);
        break;
      case "log":
        if (message.seat === this.logSeat) {
          this.tell(message.after, message.step, message.lines);
        }
        break;
      case "chat": {
        const last = this.chat[this.chat.length - 1]?.number ?? 0;
        const added = message.lines.filter((line) => line.number > last);
        if (this.chat.length || added.length === 1) {
          this.unread += added.filter((line) => line.seat >= 0 || !this.tookBack).length;
        }
        this.tookBack = false;
        this.chat = [...this.chat, ...added];
        break;
      }
      case "why":
        this.why = message;
        break;
      case "previews":
        this.previews = { question: message.question, found: message.previews };
        break;
      case "hint":
        this.hint = message;
        this.hinting = 0;
        break;
      case "error":
        this.hinting = 0;
        this.kept = null;
        this.refusals += 1;
        this.why = { code: -1, text: message.error, rules: message.rules ?? [] };
        this.sent = 0;
        break;
      case "pong":
        break;
    }
  }

  /** A table has come: it is shown at once, or in its turn behind those that wait. */
  private arrive(message: TableMessage): void {
    if (message.turn < this.turn) {
      return;
    }
    const before = this.newest;
    const own = this.sent > 0 && Boolean(before?.view?.choices.length) && (message.view?.question !== before?.view?.question || !message.view?.choices.length);
    const again = before !== null && this.turn === message.turn && before.seat === message.seat && before.info.status === message.info.status;
    const follows = this.turn >= 0 && before?.view && message.view && before.seat === message.seat && message.step > before.step;
    this.turn = message.turn;
    this.newest = message;
    if (message.view?.question !== this.sent) {
      this.sent = 0;
    }
    this.again(message.view?.question ?? -1);
    if (message.note) {
      this.kept = null;
      this.error = message.note;
      this.sent = 0;
      this.refusals += 1;
    }
    if (again) {
      this.queue.instead(message);
    } else if (follows && !own && settings.speed !== "once") {
      this.queue.later(message);
    } else {
      this.miss(message);
      this.queue.now(message);
    }
  }

  /** Note what happened since somebody last looked, if the table did not tell it one by one. */
  private miss(message: TableMessage): void {
    const seen = seenStep(this.code, message.seat);
    const some = seen >= 0 && message.step > seen + 1 && message.view !== null && !message.view.over;
    this.missed = some && settings.speed !== "once" ? { from: seen, to: message.step } : null;
  }

  /** Play once more what others did since this seat's last answer. */
  async playAgain(): Promise<void> {
    const { newest } = this;
    const own = this.log.findLast((line) => line.by === newest?.seat)?.step ?? 0;
    if (newest && newest.step > own) {
      this.missed = { from: own, to: newest.step };
      await this.playMissed();
    }
  }

  /** Play what was missed, as far back as it helps, and end where the table is. */
  async playMissed(): Promise<void> {
    const { missed, newest } = this;
    if (!missed || !newest) {
      return;
    }
    this.missed = null;
    try {
      const from = Math.max(missed.from, missed.to - PLAYED);
      const part = await api.replay(this.code, newest.seat, from, missed.to - from);
      const past = part.views.map((each): TableMessage => ({ ...newest, step: each.step, moves: {}, view: { ...each.view, choices: [], question: 0 } }));
      if (this.newest === newest && past[0]) {
        this.queue.now(past[0]);
        [...past.slice(1), newest].forEach((each) => this.queue.later(each));
      }
    } catch (error) {
      this.error = words(error);
    }
  }

  private show(message: TableMessage): void {
    const shown = this.message;
    this.first = shown === null;
    const newLog = this.doubtful || message.turn !== shown?.turn || message.seat !== this.logSeat;
    this.message = message;
    if (message === this.newest && message.view && document.visibilityState !== "hidden") {
      see(this.code, message.seat, message.step);
    }
    if (newLog && message.view) {
      const { step, turn, view, seat } = message;
      if (seat !== this.logSeat || turn - step !== this.gone) {
        this.told = -1;
      }
      [this.logSeat, this.gone, this.step, this.doubtful] = [seat, turn - step, step, false];
      if (this.told >= 0 && step === this.told + 1) {
        this.tell(this.told, step, view.log.map((line) => ({ step, ...line })));
      } else if (step > this.told) {
        this.ask();
      }
    }
  }

  /** Ask for what was told since, once for several answers in quick succession. */
  private ask(): void {
    window.clearTimeout(this.asking);
    this.asking = window.setTimeout(() => this.line?.send({ history: true, after: this.told }), HISTORY_WAIT);
  }

  /** The log goes on after a step: with the next answer, or with all that was missed. */
  private tell(after: number, step: number, lines: LogLine[]): void {
    const before = this.log.length;
    const shown = lines.filter((line) => line.step <= this.step); // what waits is told when it is shown
    this.log = [...this.log.filter((line) => line.step <= after), ...shown];
    this.fresh = before ? Math.max(0, this.log.length - before) : 0;
    this.told = Math.min(step, this.step);
    if (this.told < this.step) {
      this.ask();
    }
  }
}
