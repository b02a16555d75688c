/** Bots answer as soon as they are asked, by the same commands as people, one decision per table at a time. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Thought } from '@reverie/kernel/game';
import { without } from '@reverie/players/answers';
import { fallback } from '@reverie/players/bots';
import { type Stop, Stopper } from '@reverie/players/stop';
import type { LoadedTable } from './loaded-table.ts';
import type { SubmitResult, Table, TableRequest } from './table.ts';

export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly program: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly choices: readonly unknown[];
  /** Said when the table has moved on. */
  readonly stop: Stop;
}

interface BotEnvironment {
  think(thinking: BotQuestion): Promise<Thought>;
  submit(table: string, request: TableRequest): Promise<SubmitResult | null>;
  /** Retries after a delay; retrying at once would loop. */
  scheduleRetry(loaded: LoadedTable): void;
  now(): number;
  later(ms: number, call: () => void): () => void;
  log(what: string, details: object): void;
  stopping(): boolean;
}

const programOf = (seat: Table['seats'][number] | undefined): string | undefined =>
  seat?.standIn ?? (seat?.sitter.kind === 'program' ? seat.sitter.program : undefined);
const isPlayedByBot = (seat: Table['seats'][number]): boolean => programOf(seat) !== undefined;

export class BotRunner {
  readonly #env: BotEnvironment;
  /** What is being thought about, and how to stop it. */
  readonly #thinking = new Map<LoadedTable, { readonly seq: number; readonly stop: Stopper }>();

  constructor(env: BotEnvironment) {
    this.#env = env;
  }

  /** Lets the bots of a table answer for as long as they are asked anything. */
  play(loaded: LoadedTable): void {
    if (loaded.thinking) {
      loaded.rerun = true;
      const about = this.#thinking.get(loaded);
      if (about && about.seq !== loaded.table.seq) about.stop.say();
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
    // Most tables have no bot, and this is asked after each answer.
    if (!table.seats.some(isPlayedByBot)) return [];
    if (!match || match.closed || match.awaited || table.paused || table.closed || this.#env.stopping()) return [];
    return match.pending.flatMap((decision) => {
      const program = programOf(table.seats[decision.seat]);
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
      let failed = false;
      for (let attempt = 0; choices.length > 0; attempt++) {
        const thought = failed ? undefined : await this.#ask(loaded, program, decision, choices);
        // Somebody acted meanwhile: look again.
        if (loaded.table !== table || table.seq !== seq) {
          loaded.rerun = true;
          return 'idle';
        }
        const answer = thought ? thought.answer : this.#fallback(table, decision, choices);
        if (answer === undefined) break;
        const done = await this.#env.submit(table.id, {
          command: { do: 'answer', decision: decision.id, answer },
          actor: { kind: 'seat', seat: decision.seat, program: true },
          // The id contains the number of the log: if several nodes submit the same answer, one is executed.
          id: `program-${seq}-${decision.id}-${attempt}`,
          at: this.#env.now(),
        });
        if (done && 'seq' in done) {
          loaded.rerun = true;
          return 'answered';
        }
        if (!done || 'later' in done) return 'stuck';
        if (done.refusal.refusal === 'stale') return 'idle';
        const left = without(choices, answer);
        if (done.refusal.refusal !== 'unavailable' || left.length === choices.length) {
          this.#env.log('program refused', { table: table.id, decision: decision.kind, reason: done.refusal.reason });
          if (failed) return 'stuck';
          failed = true;
        }
        // Where only hidden information forbids it, the bot chooses again, as a person would.
        choices = left;
      }
    }
    return 'idle';
  }

  /** Asks the bot; undefined if it fails. */
  async #ask(loaded: LoadedTable, program: string, decision: Decision, choices: readonly unknown[]) {
    const { table } = loaded;
    const stop = new Stopper();
    this.#thinking.set(loaded, { seq: table.seq, stop });
    const view = table.match?.view(decision.seat);
    const question = { table: table.id, game: table.spec.game, program, view, decision, choices, stop };
    try {
      const thought = await this.#env.think(question);
      if (thought.answer !== undefined || decision.optional) return thought;
      this.#env.log('program at fault', { table: table.id, program, decision: decision.kind });
    } catch (error) {
      if (!stop.isSaid) this.#env.log('program failed', { table: table.id, program, error });
    } finally {
      this.#thinking.delete(loaded);
    }
    return undefined;
  }

  /** The others should not have to wait for a bot that has failed. */
  #fallback({ match, game, seq }: Table, decision: Decision, choices: readonly unknown[]): unknown {
    const view = match?.view(decision.seat);
    return fallback(game, { view, decision, choices, below: new Fast(seq).below() });
  }
}
