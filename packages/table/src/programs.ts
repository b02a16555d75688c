/** Programs answer as soon as they are asked, through the same door as everybody, one decision of a table at a time. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision } from '@reverie/kernel/game';
import { answerOf } from '@reverie/players/programs';
import { random } from '@reverie/players/random';
import type { Submitted } from './keeper.ts';
import type { Kept } from './kept.ts';
import type { Request, Table } from './table.ts';

export interface Thinking {
  readonly game: string;
  readonly program: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly choices: readonly unknown[];
}

interface Around {
  think(thinking: Thinking): Promise<number | undefined>;
  submit(table: string, request: Request): Promise<Submitted | null>;
  /** Looks at the table again after a while: what was not taken is not tried again at once. */
  mend(kept: Kept): void;
  now(): number;
  later(ms: number, call: () => void): () => void;
  log(what: string, details: object): void;
  stopping(): boolean;
}

export class Programs {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Lets the programs of a table answer whatever they are asked, for as long as they are asked anything. */
  play(kept: Kept): void {
    if (kept.thinking) {
      kept.again = true;
      return;
    }
    if (!this.#next(kept.table)) return;
    kept.thinking = true;
    void this.#playOn(kept)
      .catch((error: unknown) => this.#around.log('program failed', { table: kept.table.id, error }))
      .finally(() => {
        kept.thinking = false;
      });
  }

  async #playOn(kept: Kept): Promise<void> {
    do {
      // After everybody else has had a turn: two programs at one table must not keep the whole house waiting.
      await new Promise<void>((resolve) => this.#around.later(0, resolve));
      kept.again = false;
      if ((await this.#playOnce(kept)) === 'stuck') {
        this.#around.mend(kept);
        return;
      }
    } while (kept.again);
  }

  /** The open decisions of programs; none while the table rests. */
  #asked(table: Table): readonly { readonly decision: Decision; readonly program: string }[] {
    const { match } = table;
    if (!match || match.closed || match.awaited || table.paused || table.closed || this.#around.stopping()) return [];
    return match.pending.flatMap((decision) => {
      const state = table.seats[decision.seat];
      const program = state?.stand ?? (state?.sitter.kind === 'program' ? state.sitter.program : undefined);
      return program === undefined ? [] : [{ decision, program }];
    });
  }

  #next(table: Table): boolean {
    return this.#asked(table).length > 0;
  }

  /** One answer; or none, if the programs let everything optional be. */
  async #playOnce(kept: Kept): Promise<'answered' | 'idle' | 'stuck'> {
    while (kept.writing) await kept.writing;
    const { table } = kept;
    const { seq } = table;
    for (const { decision, program } of this.#asked(table)) {
      let choices = table.match?.choices(decision) ?? [];
      while (choices.length > 0) {
        const index = await this.#choose(table, program, decision, choices);
        // Somebody acted while it thought: it looks again.
        if (kept.table !== table || table.seq !== seq) {
          kept.again = true;
          return 'idle';
        }
        if (index === undefined) break;
        const done = await this.#around.submit(table.id, {
          command: { do: 'answer', decision: decision.id, answer: choices[index] as never },
          actor: { kind: 'seat', seat: decision.seat, program: true },
          // The number of the log makes the id: however many nodes think of the same answer, one is taken.
          id: `program-${seq}-${decision.id}-${choices.length}`,
          at: this.#around.now(),
        });
        if (done && 'seq' in done) {
          kept.again = true;
          return 'answered';
        }
        if (!done || 'later' in done) return 'stuck';
        if (done.refusal.refusal === 'stale') return 'idle';
        if (done.refusal.refusal !== 'unavailable') {
          this.#around.log('program refused', {
            table: table.id,
            decision: decision.kind,
            reason: done.refusal.reason,
          });
          return 'stuck';
        }
        // Only the truth forbids it: told so, it chooses something else, as a person would.
        choices = choices.filter((_, i) => i !== index);
      }
    }
    return 'idle';
  }

  /** What the program chooses. One that fails, or takes too long, is helped out by chance: the others should not wait for it. */
  async #choose(table: Table, program: string, decision: Decision, choices: readonly unknown[]) {
    const view = table.match?.view(decision.seat);
    try {
      const index = await this.#around.think({ game: table.spec.game, program, view, decision, choices });
      if (index === undefined && decision.optional) return undefined;
      if (index !== undefined && Number.isInteger(index) && index >= 0 && index < choices.length) return index;
      this.#around.log('program at fault', { table: table.id, program, index, choices: choices.length });
    } catch (error) {
      this.#around.log('program failed', { table: table.id, program, error });
    }
    return answerOf(random, { view, decision, choices, below: new Fast(table.seq).below() })?.index;
  }
}
