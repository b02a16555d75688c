/**
 * A tutorial is a real game, played on this device with prepared outcomes. Each step says something and may want an answer.
 * Whoever gives another answer sees what comes of it, hears a gentle word and is taken back to where things stood: nothing
 * is forbidden, and nothing is lost. What has been done is a list of answers, so that a lesson can be taken up again.
 */
import type { Drawn } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Game, Seat, SeatIndex } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import type { Words } from './words.ts';

/** What somebody else at the table answers, and what is drawn then. */
interface Reply<A = unknown> {
  readonly seat: SeatIndex;
  readonly answer: A;
  readonly outcomes?: readonly PreparedDraw[];
}

type PreparedDraw = readonly [label: string, outcome: Drawn];

export interface Step<A = unknown> {
  readonly id: string;
  readonly say: Words<string>;
  /** The answer that the lesson goes on with; without one the step is only read. */
  readonly answer?: A;
  /** Other answers that serve as well; the prepared outcomes must do for them too. */
  serves?(answer: A, decision: Decision): boolean;
  /** What is drawn when that answer is given, in order, each with the label of its draw. */
  readonly outcomes?: readonly PreparedDraw[];
  /** What the others answer to that, one after the other. */
  readonly replies?: readonly Reply<A>[];
  /** What is said to somebody who answered otherwise. */
  readonly otherwise?: Words<string>;
  /** A part of the page that the step is about. */
  readonly show?: string;
}

export interface Lesson<A = unknown> {
  readonly game: string;
  /** Changes whenever a step changes, so that nobody takes up again what is no longer there. */
  readonly edition: number;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** Who learns. */
  readonly seat: SeatIndex;
  /** What is drawn and what the others answer before the first step. */
  readonly outcomes?: readonly PreparedDraw[];
  readonly replies?: readonly Reply<A>[];
  readonly steps: readonly Step<A>[];
}

/** How far somebody has come, as it is kept. */
export interface Progress {
  readonly edition: number;
  readonly step: number;
  readonly answers: readonly unknown[];
}

type AnyMatch = Match;

export class Rehearsal {
  readonly lesson: Lesson;
  readonly match: AnyMatch;
  #step = 0;
  readonly #answers: unknown[] = [];
  /** The entry to go back to, while somebody is off the path. */
  #path: number | null = null;
  readonly #chance = new Fast(1);

  constructor(game: Game, lesson: Lesson) {
    const opened = Match.open(game.rules, {
      match: `tutorial-${lesson.game}`,
      options: lesson.options,
      seats: lesson.seats,
      chance: { kind: 'asked' },
    });
    if (isRefusal(opened)) throw new Error(`${lesson.game}: the lesson cannot begin: ${opened.reason}`);
    this.lesson = lesson;
    this.match = opened as unknown as AnyMatch;
    this.#settle(lesson.outcomes ?? []);
    this.#reply(lesson.replies ?? []);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.#step];
  }
  get number(): number {
    return this.#step;
  }
  get over(): boolean {
    return this.#step >= this.lesson.steps.length;
  }
  /** Off the path: what was answered has been done, and waits to be taken back. */
  get astray(): boolean {
    return this.#path !== null;
  }
  get progress(): Progress {
    return { edition: this.lesson.edition, step: this.#step, answers: [...this.#answers] };
  }

  /** A step that was only to be read has been read. */
  readOn(): void {
    if (!this.astray && this.step && this.step.answer === undefined) this.#step++;
  }

  /** Does what was answered, whether the step wants it or not. */
  give(decision: number, answer: unknown): Refusal | undefined {
    const { step, match } = this;
    const open = match.pending.find(({ id }) => id === decision);
    if (!open || this.astray) return undefined;
    const wanted = step !== undefined && this.serves(open, answer);
    const before = match.journal.entries.length - 1;
    const done = match.answer(open.seat, decision, answer);
    if (isRefusal(done)) return done;
    this.#settle(wanted ? (step.outcomes ?? []) : []);
    if (wanted) {
      this.#reply(step.replies ?? []);
      this.#answers.push(answer);
      this.#step++;
    } else this.#path = before;
    return undefined;
  }

  /** Whether an answer is one that the step wants. */
  serves(decision: Decision, answer: unknown): boolean {
    const { step } = this;
    if (step?.answer === undefined) return false;
    return JSON.stringify(step.answer) === JSON.stringify(answer) || (step.serves?.(answer, decision) ?? false);
  }

  /** The open decision that the wanted answer belongs to. */
  get wanted(): { readonly decision: Decision; readonly answer: unknown } | undefined {
    const answer = this.step?.answer;
    if (answer === undefined || this.astray) return undefined;
    const { match, lesson } = this;
    const mine = match.pending.filter(({ seat }) => seat === lesson.seat);
    const key = JSON.stringify(answer);
    const decision =
      mine.find((one) => match.choices(one).some((choice) => JSON.stringify(choice) === key)) ??
      mine.find(({ optional }) => !optional);
    return decision && { decision, answer };
  }

  back(): void {
    if (this.#path === null) return;
    this.match.back(this.#path);
    this.#path = null;
  }

  /** The others at the table. They are written with the lesson: one that is refused is a fault of the lesson. */
  #reply(replies: readonly Reply[]): void {
    for (const { seat, answer, outcomes } of replies) {
      const open = this.match.pending.find((one) => one.seat === seat);
      const done = open && this.match.answer(seat, open.id, answer);
      if (!open || isRefusal(done)) {
        throw new Error(`${this.lesson.game}: ${JSON.stringify(answer)} of seat ${seat} is not to be given here`);
      }
      this.#settle(outcomes ?? []);
    }
  }

  /** Draws what is awaited: the prepared outcomes first, as long as they are what is asked for. */
  #settle(prepared: readonly PreparedDraw[]): void {
    let next = 0;
    for (let { awaited } = this.match; awaited; awaited = this.match.awaited) {
      const [label, outcome] = prepared[next] ?? [];
      const ready = label === awaited.label && awaited.includes(outcome);
      if (ready) next++;
      this.match.supply(
        ready ? outcome : awaited.sample((n) => this.#chance.pick({ label: 'tutorial', seen: 'all' }, n)),
      );
    }
  }

  /** Takes a lesson up where somebody left it; from the beginning if that is no longer there. */
  static resume(game: Game, lesson: Lesson, progress: Progress | null): Rehearsal {
    const rehearsal = new Rehearsal(game, lesson);
    if (!progress || progress.edition !== lesson.edition) return rehearsal;
    for (const answer of progress.answers) {
      while (rehearsal.step && rehearsal.step.answer === undefined) rehearsal.readOn();
      const { wanted } = rehearsal;
      if (!wanted || !rehearsal.serves(wanted.decision, answer)) return new Rehearsal(game, lesson);
      if (rehearsal.give(wanted.decision.id, answer)) return new Rehearsal(game, lesson);
    }
    while (rehearsal.number < progress.step && rehearsal.step?.answer === undefined && !rehearsal.over)
      rehearsal.readOn();
    return rehearsal;
  }
}
