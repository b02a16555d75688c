/**
 * A tutorial is a real game, played on this device with prepared outcomes. Each step says something and may want an answer.
 * Whoever gives another answer sees what comes of it, hears a gentle word and is taken back to where things stood: nothing
 * is forbidden, and nothing is lost. What has been done is a list of answers, so that a lesson can be taken up again.
 */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Game, Seat, SeatIndex } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import type { Words } from './words.ts';

/** The answer of another seat, and the draws that follow. */
interface Reply<A = unknown> {
  readonly seat: SeatIndex;
  readonly answer: A;
  readonly outcomes?: readonly PreparedDraw[];
}

type PreparedDraw = readonly [label: string, outcome: DrawResult];

export interface Step<A = unknown> {
  readonly id: string;
  readonly say: Words<string>;
  /** The answer that the lesson continues with; a step without one is only read. */
  readonly answer?: A;
  /** Accepts other answers too; the prepared outcomes must fit them. */
  serves?(answer: A, decision: Decision): boolean;
  /** The draws after that answer, in order, each with its label. */
  readonly outcomes?: readonly PreparedDraw[];
  /** The replies of the other seats, in order. */
  readonly replies?: readonly Reply<A>[];
  /** Shown to a learner who answered otherwise. */
  readonly otherwise?: Words<string>;
  /** CSS selector of the part of the page that the step is about. */
  readonly show?: string;
}

export interface Lesson<A = unknown> {
  readonly game: string;
  /** Changes whenever a step changes, so that stored progress of an older edition is dropped. */
  readonly edition: number;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** The learner's seat. */
  readonly seat: SeatIndex;
  /** Draws and replies before the first step. */
  readonly outcomes?: readonly PreparedDraw[];
  readonly replies?: readonly Reply<A>[];
  readonly steps: readonly Step<A>[];
}

/** Stored progress of a learner. */
export interface Progress {
  readonly edition: number;
  readonly step: number;
  readonly answers: readonly unknown[];
}

export class Rehearsal {
  readonly lesson: Lesson;
  readonly match: Match;
  #step = 0;
  readonly #answers: unknown[] = [];
  /** The entry to return to while the learner is off the path. */
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
    this.match = opened;
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
  /** Off the path: the answer was played and waits to be undone. */
  get astray(): boolean {
    return this.#path !== null;
  }
  get progress(): Progress {
    return { edition: this.lesson.edition, step: this.#step, answers: [...this.#answers] };
  }

  /** Completes a step that is only read. */
  readOn(): void {
    if (!this.astray && this.step && this.step.answer === undefined) this.#step++;
  }

  /** Plays an answer, whether the step wants it or not. */
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

  /** Plays the replies of the other seats. They are part of the lesson: a refused one is a bug in the lesson. */
  #reply(replies: readonly Reply[]): void {
    for (const { seat, answer, outcomes } of replies) {
      const mine = this.match.pending.filter((one) => one.seat === seat);
      // What may be answered at any time waits behind what must be.
      const open = mine.find(({ optional }) => !optional) ?? mine[0];
      const done = open && this.match.answer(seat, open.id, answer);
      if (!open || isRefusal(done)) {
        throw new Error(`${this.lesson.game}: ${JSON.stringify(answer)} of seat ${seat} is not to be given here`);
      }
      this.#settle(outcomes ?? []);
    }
  }

  /** Supplies pending draws: the prepared outcomes first, as long as they fit. */
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

  /** Resumes a lesson from stored progress; starts over if it no longer fits. */
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
