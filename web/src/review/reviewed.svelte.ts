/** A review: fetched again while it is under way, and where in it we are. */
import { api, words } from "../lib/api";
import type { TableInfo } from "../lib/types";
import { costs, dearest } from "./figures";
import type { ReviewAnswer } from "./types";

const AGAIN = 1500; // milliseconds

export class Reviewed {
  code = "";
  info = $state.raw<TableInfo | null>(null);
  answer = $state.raw<ReviewAnswer | null>(null);
  error = $state("");
  step = $state(-1); // how many answers stand; -1 before anything is chosen
  private round = 0; // counts changes of eyes: what comes for older ones is dropped
  private timer = 0;

  review = $derived(this.answer?.review ?? null);
  head = $derived(this.answer?.review ?? this.answer?.growing ?? null);
  turns = $derived(this.head?.turns ?? []);
  seat = $derived(this.answer?.seat ?? -1);
  /** The place of the turn we are at. */
  turn = $derived(this.turns.findIndex((each) => each.first <= this.step && this.step <= each.last));
  choices = $derived(this.review?.choices ?? []);
  /** All of this turn that these eyes may see, and the one we are at. */
  here = $derived(this.choices.filter((each) => each.turn === this.turn));
  choice = $derived(this.here.find((each) => each.step === this.step) ?? null);
  moment = $derived((this.review?.moments ?? []).findIndex((each) => each.turn === this.turn));

  async open(seat: number | null, step: number): Promise<void> {
    const round = ++this.round;
    this.close();
    this.error = "";
    try {
      const info = await api.info(this.code);
      const over = info.status === "over" || info.status === "gone";
      const answer = over ? await api.review(this.code, seat) : null;
      if (round !== this.round) {
        return;
      }
      this.info = info;
      if (answer) {
        this.take(answer, step);
      } else {
        this.error = "A review is made of games that are over; this one goes on.";
      }
    } catch (failure) {
      this.error = words(failure);
    }
  }

  private take(answer: ReviewAnswer, step: number): void {
    this.answer = answer;
    if (answer.state === "waiting" || answer.state === "running") {
      const round = this.round;
      this.timer = window.setTimeout(() => void this.look(round), AGAIN);
    }
    if (this.step < 0 && (answer.review || step >= 0)) {
      this.step = step >= 0 ? step : this.first();
    }
  }

  /** Once more, and again if the server cannot be reached for a while. */
  private async look(round: number): Promise<void> {
    try {
      const answer = await api.review(this.code, this.seat);
      if (round === this.round) {
        this.error = "";
        this.take(answer, this.step);
      }
    } catch (failure) {
      if (round === this.round) {
        this.error = words(failure);
        this.timer = window.setTimeout(() => void this.look(round), AGAIN * 2);
      }
    }
  }

  close(): void {
    window.clearTimeout(this.timer);
  }

  /** Where one begins to read: one's own choice that cost the most, else the moment that decided most. */
  private first(): number {
    const own = dearest(this.choices.filter((each) => each.seat === this.seat && costs(each)));
    const moment = [...(this.review?.moments ?? [])].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
    return own ? own.step : this.stepOf(moment?.turn ?? 0);
  }

  /** The step of a turn at which there is most to see. */
  private stepOf(turn: number): number {
    const there = this.choices.filter((each) => each.turn === turn);
    const side = this.review?.moments.find((each) => each.turn === turn)?.side;
    const own = there.filter((each) => each.seat === this.seat);
    const movers = there.filter((each) => each.seat === side);
    return (dearest(own) ?? dearest(movers) ?? dearest(there))?.step ?? this.turns[turn]?.first ?? 0;
  }

  toTurn(turn: number): void {
    this.step = this.stepOf(Math.min(this.turns.length - 1, Math.max(0, turn)));
  }

  /** To the next or previous choice of one's own; of anybody, where one only watches. */
  along(way: 1 | -1): void {
    const own = this.seat < 0 ? this.choices : this.choices.filter((each) => each.seat === this.seat);
    const found = way > 0 ? own.find((each) => each.step > this.step) : own.findLast((each) => each.step < this.step);
    this.step = found?.step ?? this.step;
  }
}
