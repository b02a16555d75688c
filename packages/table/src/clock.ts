/** Clocks; off by default. Time runs only for the seats that the game waits for. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Spec } from './spec.ts';

/** A clock as stored in a snapshot. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: { readonly seats: readonly SeatIndex[]; readonly since: number } | null;
  /** Snapshots of earlier versions have none. */
  readonly sinceAnswer?: readonly number[];
  /** What each seat got for its last answer, where the time is for each answer. */
  readonly added?: readonly number[];
}

export class Clock {
  /** Below 0 is time overdrawn, by an answer that came in just before the flag fell: it is owed, not given. */
  readonly #left: number[];
  readonly #increment: number;
  /** The time for each answer; undefined where it is for the whole game. */
  readonly #whole: number | undefined;
  readonly #added: number[];
  /** What each seat has spent since the last answer: if that is taken back, it was spent for nothing. */
  readonly #sinceAnswer: number[];
  #running: { readonly seats: readonly SeatIndex[]; readonly since: number } | null = null;

  constructor(setting: NonNullable<Spec['clock']>, seats: number) {
    this.#left = new Array(seats).fill(setting.seconds * 1000);
    this.#increment = setting.increment * 1000;
    this.#whole = setting.perAnswer ? setting.seconds * 1000 : undefined;
    this.#added = new Array(seats).fill(0);
    this.#sinceAnswer = new Array(seats).fill(0);
  }

  /** For a snapshot. */
  get state(): ClockState {
    const added = this.#whole === undefined ? {} : { added: [...this.#added] };
    return { left: [...this.#left], running: this.#running, sinceAnswer: [...this.#sinceAnswer], ...added };
  }

  set(state: ClockState): void {
    this.#left.splice(0, this.#left.length, ...state.left);
    this.#running = state.running;
    if (state.added) this.#added.splice(0, this.#added.length, ...state.added);
    if (state.sinceAnswer) this.#sinceAnswer.splice(0, this.#sinceAnswer.length, ...state.sinceAnswer);
  }

  /** From now on the game waits for these seats; none while it is paused or over. */
  wait(seats: readonly SeatIndex[], at: number): void {
    this.#charge(at);
    this.#running = seats.length > 0 ? { seats, since: at } : null;
  }

  answered(seat: SeatIndex, at: number): void {
    this.#charge(at);
    const left = this.#left[seat] as number;
    const added = this.#whole === undefined ? this.#increment : Math.max(0, this.#whole - left);
    this.#added[seat] = added;
    this.#left[seat] = left + added;
    this.#sinceAnswer.fill(0);
  }

  /**
   * The answers of these seats are taken back: what was added for them is gone, and what was thought about stays spent.
   * Otherwise answering and taking back would make time. If it is one seat's last answer, that seat pays for what the
   * others have thought about it: otherwise answering and taking back would use up their time.
   */
  takenBack(seats: readonly SeatIndex[], at: number): void {
    this.#charge(at);
    const [one] = seats;
    if (one !== undefined && seats.length === 1) this.#payFor(one);
    for (const seat of seats) {
      const added = this.#whole === undefined ? this.#increment : (this.#added[seat] as number);
      this.#left[seat] = (this.#left[seat] as number) - added;
      this.#added[seat] = 0;
    }
  }

  #payFor(seat: SeatIndex): void {
    const spent = this.#sinceAnswer.map((ms, other) => (other === seat ? 0 : ms));
    for (const [other, ms] of spent.entries()) this.#left[other] = (this.#left[other] as number) + ms;
    const own = this.#sinceAnswer[seat] as number;
    this.#left[seat] = (this.#left[seat] as number) - Math.max(0, Math.max(...spent) - own);
    this.#sinceAnswer.fill(0);
  }

  #charge(at: number): void {
    if (!this.#running) return;
    const spent = Math.max(0, at - this.#running.since);
    for (const seat of this.#running.seats) {
      this.#left[seat] = (this.#left[seat] as number) - spent;
      this.#sinceAnswer[seat] = (this.#sinceAnswer[seat] as number) + spent;
    }
    this.#running = { ...this.#running, since: at };
  }

  /** Milliseconds left for each seat at a time. */
  left(at: number): number[] {
    const spent = this.#running ? Math.max(0, at - this.#running.since) : 0;
    return this.#left.map((ms, seat) => Math.max(0, this.#running?.seats.includes(seat) ? ms - spent : ms));
  }

  /** When one of these seats runs out of time, if nothing happens before. */
  deadline(of: readonly SeatIndex[]): number | null {
    const { seats = [], since = 0 } = this.#running ?? {};
    const left = seats.filter((seat) => of.includes(seat)).map((seat) => this.#left[seat] as number);
    return left.length > 0 ? since + Math.min(...left) : null;
  }
}
