/** Timeouts: when a seat runs out of time, a bot takes it over. */
import type { LoadedTable } from './loaded-table.ts';
import { seatsOfPeople } from './seats.ts';
import type { House, SubmitResult, TableRequest } from './table.ts';

interface TimeoutsEnvironment {
  readonly house: House;
  submit(table: string, request: TableRequest): Promise<SubmitResult | null>;
  now(): number;
  later(ms: number, call: () => void): () => void;
  fault(where: string, error: unknown): void;
  stopping(): boolean;
}

/** Longer waits are split: a timer cannot count further. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Retry delay after a failed takeover; retrying at once would loop. */
const RETRY_DELAY = 1000;

export class Timeouts {
  readonly #env: TimeoutsEnvironment;

  constructor(env: TimeoutsEnvironment) {
    this.#env = env;
  }

  /** Sets a timer for the next seat that runs out of time. */
  set(loaded: LoadedTable, soonest = 0): void {
    loaded.clockTimer?.();
    loaded.clockTimer = null;
    const deadline = loaded.table.clock?.deadline(seatsOfPeople(loaded.table.seats));
    if (deadline === undefined || deadline === null || this.#env.stopping()) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(soonest, deadline - this.#env.now()));
    const wake = () => this.#timeIsUp(loaded).catch((error: unknown) => this.#env.fault('clock', error));
    loaded.clockTimer = this.#env.later(wait, () => void wake());
  }

  async #timeIsUp(loaded: LoadedTable): Promise<void> {
    const at = this.#env.now();
    const left = loaded.table.clock?.left(at) ?? [];
    const [program] = this.#env.house.programs(loaded.table.spec.game);
    if (program === undefined) return;
    let soonest = 0;
    for (const [seat, ms] of left.entries()) {
      if (ms > 0 || loaded.table.seats[seat]?.standIn) continue;
      const command = { do: 'takeOver', seat, program } as const;
      const id = `clock-${loaded.table.seq}-${seat}`;
      const done = await this.#env.submit(loaded.table.id, { command, actor: { kind: 'house' }, id, at });
      if (!done || !('seq' in done)) soonest = RETRY_DELAY;
    }
    this.set(loaded, soonest);
  }
}
