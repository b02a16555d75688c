/**
 * An analysis in the making. Its stretches are judged by all threads at once, the first from the beginning of the game on
 * and the others from its end. It goes on as long as somebody is interested in it, and keeps what it has for the next.
 */
import type { AnalysedStep, Analysis, CurvePoint, Outline, Progress } from '@reverie/players/analysis/analyse';
import type { FromThinking, Trouble } from './jobs.ts';
import { THREADS, think } from './thinking.ts';

export interface AnalysisSoFar {
  readonly analysis: Analysis;
  /** How much of it is done: 1 when all is. What is not done yet has a curve, and no judgement. */
  readonly done: number;
}

/** Milliseconds that it goes on without anybody: from the page of a replay to that of its analysis takes a moment. */
const FORSAKEN = 2000;
/** Milliseconds between two tellings of what is judged: a page that is drawn anew all the time keeps the threads waiting. */
const PAUSE = 600;

export class Analysing {
  readonly #journal: string;
  readonly #listeners = new Set<() => void>();
  #forsaken: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** Null until there is a curve. */
  found: AnalysisSoFar | { readonly trouble: Trouble } | null = null;
  #outline: Outline | undefined;
  /** What was judged, by its place on the curve; and which stretches are whole. */
  #steps: (AnalysedStep | undefined)[] = [];
  readonly #whole = new Set<number>();
  /** For each thread what it is at, and how that is stopped. */
  readonly #under = new Map<number, { readonly stretch: number; stop(): void }>();

  constructor(journal: string) {
    this.#journal = journal;
  }

  /** Calls `heard` whenever there is more, until the function that it gives is called. */
  follow(heard: () => void): () => void {
    this.#listeners.add(heard);
    clearTimeout(this.#forsaken);
    this.#goOn();
    return () => {
      this.#listeners.delete(heard);
      if (this.#listeners.size === 0) this.#forsaken = setTimeout(() => this.#stop(), FORSAKEN);
    };
  }

  /** Gives every idle thread a stretch. */
  #goOn(): void {
    if (this.#isWhole || (this.found && 'trouble' in this.found)) return;
    for (let thread = 0; thread < THREADS; thread++) {
      const stretch = this.#under.has(thread) ? undefined : this.#next(thread);
      if (stretch === undefined) continue;
      const job = { what: 'analyse', journal: this.#journal, stretch } as const;
      this.#under.set(thread, { stretch, stop: think(job, (told) => this.#hear(thread, told), thread) });
    }
  }

  /** As long as nobody knows how many there are, one begins at the end and the others wait. */
  #next(thread: number): number | undefined {
    if (!this.#outline) return [0, -1][thread];
    const { stretches } = this.#outline;
    const taken = new Set([...this.#whole, ...[...this.#under.values()].map(({ stretch }) => this.#named(stretch))]);
    const free = Array.from({ length: stretches }, (_, k) => k).filter((k) => !taken.has(k));
    return free.at(thread === 0 ? 0 : -1);
  }

  #named(stretch: number): number {
    return stretch < 0 ? (this.#outline?.stretches ?? 0) + stretch : stretch;
  }

  #hear(thread: number, told: FromThinking): void {
    if ('trouble' in told) {
      this.#stop();
      this.found = { trouble: told.trouble };
    } else if ('progress' in told) {
      for (const progress of told.progress) this.#take(progress);
    } else if ('stretch' in told) {
      const done = this.#under.get(thread);
      if (!done) return;
      this.#under.delete(thread);
      this.#whole.add(this.#named(done.stretch));
      for (const step of told.stretch) this.#put(step);
    }
    this.#goOn();
    // The curve and the end at once.
    if (this.found === null || this.#isWhole || 'trouble' in told) this.#tell();
    else this.#telling ??= setTimeout(() => this.#tell(), PAUSE);
  }

  get #isWhole(): boolean {
    return this.#whole.size === this.#outline?.stretches;
  }

  #take(progress: Progress): void {
    if (progress.part === 'step') {
      this.#steps[progress.at] = progress.step;
      return;
    }
    if (this.#outline) return;
    this.#outline = progress;
    // Where all is one stretch, the second thread has begun what the first is at.
    const second = this.#under.get(1);
    if (progress.stretches > 1 || !second) return;
    second.stop();
    this.#under.delete(1);
  }

  #put(step: AnalysedStep): void {
    const at = this.#outline?.curve.findIndex(({ n }) => n === step.n) ?? -1;
    if (at >= 0) this.#steps[at] = step;
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    if (this.#outline && !(this.found && 'trouble' in this.found)) {
      const { source, curve } = this.#outline;
      const judged = curve.filter((_, at) => this.#steps[at]).length;
      const done = this.#isWhole ? 1 : Math.min(judged / curve.length, 0.99);
      this.found = { analysis: { source, steps: curve.map((_, at) => this.#steps[at] ?? unjudged(curve, at)) }, done };
    }
    for (const heard of this.#listeners) heard();
  }

  #stop(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    for (const { stop } of this.#under.values()) stop();
    this.#under.clear();
  }
}

/** A step of which only the chances are known yet. */
function unjudged(curve: readonly CurvePoint[], at: number): AnalysedStep {
  const point = curve[at] as CurvePoint;
  const before = curve[at - 1]?.chances ?? point.chances;
  return {
    ...point,
    parts: point.chances.map((chance, seat) => ({ decision: 0, luck: 0, reveal: chance - (before[seat] ?? 0) })),
    swing: point.chances.map(() => 0),
  };
}
