/** The clocks of tables: when somebody's time runs out, a program answers in that seat's place from then on. */
import type { Submitted } from './keeper.ts';
import type { Kept } from './kept.ts';
import type { House, Request } from './table.ts';

interface Around {
  readonly house: House;
  submit(table: string, request: Request): Promise<Submitted | null>;
  now(): number;
  later(ms: number, call: () => void): () => void;
  fault(where: string, error: unknown): void;
  stopping(): boolean;
}

/** Longer waits are begun again when they end: a timer cannot count further. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** How long after a program could not take over it is tried again: at once would be without end. */
const TRY_AGAIN = 1000;

export class Clocks {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Wakes when the next time at this table runs out. */
  set(kept: Kept, soonest = 0): void {
    kept.timer?.();
    kept.timer = null;
    const deadline = kept.table.clock?.deadline;
    if (deadline === undefined || deadline === null || this.#around.stopping()) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(soonest, deadline - this.#around.now()));
    const wake = () => this.#timeIsUp(kept).catch((error: unknown) => this.#around.fault('clock', error));
    kept.timer = this.#around.later(wait, () => void wake());
  }

  async #timeIsUp(kept: Kept): Promise<void> {
    const at = this.#around.now();
    const left = kept.table.clock?.left(at) ?? [];
    const [program] = this.#around.house.programs(kept.table.spec.game);
    if (program === undefined) return;
    let soonest = 0;
    for (const [seat, ms] of left.entries()) {
      if (ms > 0 || kept.table.seats[seat]?.stand) continue;
      const command = { do: 'takeOver', seat, program } as const;
      const id = `clock-${kept.table.seq}-${seat}`;
      const done = await this.#around.submit(kept.table.id, { command, actor: { kind: 'house' }, id, at });
      if (!done || !('seq' in done)) soonest = TRY_AGAIN;
    }
    this.set(kept, soonest);
  }
}
