/** The clocks of tables: when somebody's time runs out, a program answers in that seat's place from then on. */
import type { Kept } from './kept.ts';
import type { House, Request } from './table.ts';

interface Around {
  readonly house: House;
  submit(table: string, request: Request): Promise<unknown>;
  now(): number;
  later(ms: number, call: () => void): () => void;
  fault(where: string, error: unknown): void;
  stopping(): boolean;
}

/** Longer waits are begun again when they end: a timer cannot count further. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Clocks {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Wakes when the next time at this table runs out. */
  set(kept: Kept): void {
    kept.timer?.();
    kept.timer = null;
    const deadline = kept.table.clock?.deadline;
    if (deadline === undefined || deadline === null || this.#around.stopping()) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, deadline - this.#around.now()));
    const wake = () => this.#timeIsUp(kept).catch((error: unknown) => this.#around.fault('clock', error));
    kept.timer = this.#around.later(wait, () => void wake());
  }

  async #timeIsUp(kept: Kept): Promise<void> {
    const at = this.#around.now();
    const left = kept.table.clock?.left(at) ?? [];
    const [program] = this.#around.house.programs(kept.table.spec.game);
    for (const [seat, ms] of left.entries()) {
      if (ms > 0 || program === undefined || kept.table.seats[seat]?.stand) continue;
      const command = { do: 'takeOver', seat, program } as const;
      const id = `clock-${kept.table.seq}-${seat}`;
      await this.#around.submit(kept.table.id, { command, actor: { kind: 'house' }, id, at });
    }
    this.set(kept);
  }
}
