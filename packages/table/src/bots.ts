/** Bots answer as soon as they are asked, by the same commands as people, one decision per table at a time. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision } from '@reverie/kernel/game';
import { answerOf } from '@reverie/players/bots';
import { random } from '@reverie/players/random';
import type { LoadedTable } from './loaded-table.ts';
import type { SubmitResult, Table, TableRequest } from './table.ts';

export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly program: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly choices: readonly unknown[];
}

interface BotEnvironment {
  think(thinking: BotQuestion): Promise<number | undefined>;
  submit(table: string, request: TableRequest): Promise<SubmitResult | null>;
  /** Retries after a delay; retrying at once would loop. */
  scheduleRetry(loaded: LoadedTable): void;
  now(): number;
  later(ms: number, call: () => void): () => void;
  log(what: string, details: object): void;
  stopping(): boolean;
}

export class BotRunner {
  readonly #env: BotEnvironment;

  constructor(env: BotEnvironment) {
    this.#env = env;
  }

  /** Lets the bots of a table answer for as long as they are asked anything. */
  play(loaded: LoadedTable): void {
    if (loaded.thinking) {
      loaded.rerun = true;
      return;
    }
    if (!this.#hasDecision(loaded.table)) return;
    loaded.thinking = true;
    void this.#playAll(loaded)
      .catch((error: unknown) => this.#env.log('program failed', { table: loaded.table.id, error }))
      .finally(() => {
        loaded.thinking = false;
      });
  }

  async #playAll(loaded: LoadedTable): Promise<void> {
    do {
      // Yields first: two bots at one table must not starve the other tables.
      await new Promise<void>((resolve) => this.#env.later(0, resolve));
      loaded.rerun = false;
      if ((await this.#playOnce(loaded)) === 'stuck') {
        this.#env.scheduleRetry(loaded);
        return;
      }
    } while (loaded.rerun);
  }

  /** The open decisions of bots; none while the table is paused or waits for a draw. */
  #openDecisions(table: Table): readonly { readonly decision: Decision; readonly program: string }[] {
    const { match } = table;
    if (!match || match.closed || match.awaited || table.paused || table.closed || this.#env.stopping()) return [];
    return match.pending.flatMap((decision) => {
      const state = table.seats[decision.seat];
      const program = state?.standIn ?? (state?.sitter.kind === 'program' ? state.sitter.program : undefined);
      return program === undefined ? [] : [{ decision, program }];
    });
  }

  #hasDecision(table: Table): boolean {
    return this.#openDecisions(table).length > 0;
  }

  /** Gives one answer, or none if the bots skip everything optional. */
  async #playOnce(loaded: LoadedTable): Promise<'answered' | 'idle' | 'stuck'> {
    while (loaded.writing) await loaded.writing;
    const { table } = loaded;
    const { seq } = table;
    for (const { decision, program } of this.#openDecisions(table)) {
      let choices = table.match?.choices(decision) ?? [];
      while (choices.length > 0) {
        const index = await this.#choose(table, program, decision, choices);
        // Somebody acted meanwhile: look again.
        if (loaded.table !== table || table.seq !== seq) {
          loaded.rerun = true;
          return 'idle';
        }
        if (index === undefined) break;
        const done = await this.#env.submit(table.id, {
          command: { do: 'answer', decision: decision.id, answer: choices[index] as never },
          actor: { kind: 'seat', seat: decision.seat, program: true },
          // The id contains the number of the log: if several nodes submit the same answer, one is executed.
          id: `program-${seq}-${decision.id}-${choices.length}`,
          at: this.#env.now(),
        });
        if (done && 'seq' in done) {
          loaded.rerun = true;
          return 'answered';
        }
        if (!done || 'later' in done) return 'stuck';
        if (done.refusal.refusal === 'stale') return 'idle';
        if (done.refusal.refusal !== 'unavailable') {
          this.#env.log('program refused', {
            table: table.id,
            decision: decision.kind,
            reason: done.refusal.reason,
          });
          return 'stuck';
        }
        // Only hidden information forbids it: the bot chooses again, as a person would.
        choices = choices.filter((_, i) => i !== index);
      }
    }
    return 'idle';
  }

  /** Asks the bot. If it fails or times out, a random choice replaces it: the others should not have to wait. */
  async #choose(table: Table, program: string, decision: Decision, choices: readonly unknown[]) {
    const view = table.match?.view(decision.seat);
    try {
      const index = await this.#env.think({ table: table.id, game: table.spec.game, program, view, decision, choices });
      if (index === undefined && decision.optional) return undefined;
      if (index !== undefined && Number.isInteger(index) && index >= 0 && index < choices.length) return index;
      this.#env.log('program at fault', { table: table.id, program, index, choices: choices.length });
    } catch (error) {
      this.#env.log('program failed', { table: table.id, program, error });
    }
    return answerOf(random, { view, decision, choices, below: new Fast(table.seq).below() })?.index;
  }
}
