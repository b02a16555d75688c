/** RDD-MES-01 in the sweep: what matters is whether a Messager's force reaches a cell that suits. */
import { COUNT as CELL_COUNT } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import { CHANCE as DECIDES, WIDTH as ROW } from './quantities.ts';
import { LONGEST_JUMP } from './ring.ts';
import type { Row } from './row.ts';
import { FORCES, MEETINGS } from './tables.ts';

/** Names of their own: see arrive.ts. */
const COUNT = CELL_COUNT;
const WIDTH = ROW;
const CHANCE = DECIDES;

export class Messages {
  readonly #s: PartialSolution;
  /** By steps to the goal: how likely a Messager is mastered that reaches it. */
  readonly #reaching = new Float64Array(LONGEST_JUMP + 2);
  /** Where it is worth sending one, the chance to meet and master it. */
  readonly #shares = new Float64Array(COUNT);

  constructor(s: PartialSolution) {
    this.#s = s;
  }

  /** Adds what a mastered one brings to what he has without it. */
  meet({ t, state, points, at, settled, into }: Row): void {
    const { model, tables, quantities } = this.#s;
    if (model.cast === null || model.cast.cost > points) return;
    const reaching = this.#reaching.fill(0);
    for (let steps = LONGEST_JUMP; steps >= 1; steps--) {
      const share = FORCES.messager.chances[steps - FORCES.messager.least] ?? 0;
      reaching[steps] = reaching[steps + 1]! + share * tables.mastering(state, points, steps);
    }
    const { success, failure, wrong, price } = tables.cast(state, points);
    const out = this.#s.thrownOut(t);
    const dearer = points > price ? wrong : 0;
    const poorer = points > price ? at - price * WIDTH : at;
    const shares = this.#shares;
    for (let q = 0; q < into.length; q++) {
      const from = settled[q]!;
      const to = into[q]!;
      const after = out[q]!;
      const won = success * quantities[q]!.win;
      for (let c = 0; c < COUNT; c++) {
        const share =
          q === CHANCE ? MEETINGS.messager[c]! * reaching[Math.min(tables.toGoal[c]!, LONGEST_JUMP + 1)]! : shares[c]!;
        if (q === CHANCE) shares[c] = 0;
        if (share === 0) continue;
        const gain = won + failure * after[at + c]! + dearer * after[poorer + c]! - from[at + c]!;
        if (q === CHANCE) {
          if (gain <= 0) continue;
          shares[c] = share;
        }
        to[at + c]! += share * gain;
      }
    }
  }
}
