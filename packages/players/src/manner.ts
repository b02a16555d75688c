/** How an opponent takes to what it has worked out: how exactly it sees, and what it likes. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Opponent } from '@reverie/kernel/game';

export interface Manner {
  /** How far off its judgement of an answer may be, in parts of a victory: weak players misjudge, they do not play at random. */
  readonly noise: number;
  /** What a spread of the results is worth to it: below zero it shuns risks, above it seeks them. */
  readonly risk: number;
  /** Answers that are worse by no more than this are as good as the best one. */
  readonly ease: number;
}

/** What an answer came to in several guesses. */
export class Tally {
  #sum = 0;
  #squares = 0;
  #count = 0;

  /** What it came to in one more guess; nothing where that says nothing. */
  add(value: number | undefined): void {
    if (value === undefined) return;
    this.#sum += value;
    this.#squares += value * value;
    this.#count++;
  }
  get count(): number {
    return this.#count;
  }
  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }
  get spread(): number {
    if (this.#count < 2) return 0;
    return Math.sqrt(Math.max(0, this.#squares / this.#count - this.mean * this.mean));
  }
  /** How far off the mean may well be. */
  get error(): number {
    return this.#count === 0 ? 0 : this.spread / Math.sqrt(this.#count);
  }
}

const STEPS = 1 << 20;

/** About as likely as a bell has it, between −1 and 1: the mean of four throws. */
function bell(below: Below): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += below(STEPS);
  return sum / (2 * STEPS) - 1;
}

/** The misjudgement of each answer, drawn once for a question. */
export const misjudgements = ({ noise }: Manner, count: number, below: Below): readonly number[] =>
  Array.from({ length: count }, () => (noise === 0 ? 0 : noise * bell(below)));

/** What an answer is worth to somebody of this manner, who misjudges it by so much. */
const worthOf = (tally: Tally | undefined, error: number | undefined, { risk }: Manner): number =>
  tally && tally.count > 0 ? tally.mean + risk * tally.spread + (error ?? 0) : Number.NEGATIVE_INFINITY;

/** The answer that somebody of this manner prefers. */
export function preferred(tallies: readonly Tally[], errors: readonly number[], manner: Manner): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, tally] of tallies.entries()) {
    const worth = worthOf(tally, errors[i], manner);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

/** The few answers that come close to the preferred one, the best first. */
export function leading(
  tallies: readonly Tally[],
  errors: readonly number[],
  manner: Manner,
  few: number,
  close: number,
): readonly number[] {
  const worths = tallies.map((tally, i) => worthOf(tally, errors[i], manner));
  const order = [...tallies.keys()].sort((a, b) => (worths[b] as number) - (worths[a] as number)).slice(0, few);
  const least = Math.max(...worths) - close;
  return order.filter((i) => (worths[i] as number) >= least);
}

/** One of the answers that are as good as the preferred one, each as likely. */
export function anyPreferred(
  tallies: readonly Tally[],
  errors: readonly number[],
  manner: Manner,
  below: Below,
): number {
  const worth = (i: number): number => worthOf(tallies[i], errors[i], manner);
  const best = preferred(tallies, errors, manner);
  if (manner.ease === 0) return best;
  const least = worth(best) - manner.ease;
  const good = [...tallies.keys()].filter((i) => worth(i) >= least);
  return good[good.length === 1 ? 0 : below(good.length)] as number;
}

const RISK: Readonly<Record<Opponent['way'], number>> = { prudent: -0.15, bold: 0.15, tricky: 0, merciless: 0 };
const EASE: Readonly<Record<Opponent['way'], number>> = { prudent: 0.002, bold: 0.002, tricky: 0.01, merciless: 0.001 };

export const mannerOf = (way: Opponent['way'], noise: number): Manner => ({ noise, risk: RISK[way], ease: EASE[way] });
