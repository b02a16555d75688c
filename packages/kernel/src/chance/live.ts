/** Where the draws of one match come from, while it is played and when it is taken up again. */
import type { Header } from '../journal.ts';
import { AskedChance } from './asked.ts';
import { Audited, commitment, sealer } from './audited.ts';
import type { Chance, DrawRecord, DrawResult } from './chance.ts';
import { Fast } from './fast.ts';
import { FixedChance, type PreparedDraw } from './fixed.ts';
import { NotingChance } from './taking.ts';

export type ChanceSetting =
  | { readonly kind: 'audited'; readonly seed: string; readonly nonces?: readonly string[] }
  | { readonly kind: 'fast'; readonly seed: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'fixed'; readonly outcomes: readonly PreparedDraw[] };

/** Makes the chance of one act, which hands every draw on to `note`. */
export type ChanceFor = (note: (taken: DrawRecord) => void) => Chance;

export class LiveChance {
  /** The audited seed, to be published at the end. */
  readonly seed: string | undefined;
  /** The prepared outcomes of a test or a scenario, to see whether any are left over. */
  readonly fixed: FixedChance | undefined;
  /** Seals the hash of an entry, if the draws are audited. */
  readonly seal: ((hash: string) => string) | undefined;
  readonly #audited: Audited | undefined;
  readonly #fast: Fast | undefined;

  constructor(setting: ChanceSetting, match: string) {
    if (setting.kind === 'audited') {
      this.seed = setting.seed;
      this.seal = sealer(setting.seed, match);
      this.#audited = new Audited({ seed: setting.seed, match, nonces: setting.nonces ?? [] });
    } else if (setting.kind === 'fast') this.#fast = new Fast(setting.seed);
    else if (setting.kind === 'fixed') this.fixed = new FixedChance(setting.outcomes);
  }

  /** For one act; `known` are the outcomes that people with real dice have typed in for it so far. */
  of(known: readonly DrawResult[]): ChanceFor {
    return (note) => {
      const source = this.#audited ?? this.#fast;
      if (source) return new NotingChance(source, note);
      return this.fixed ? this.fixed.noting(note) : new AskedChance(known, note);
    };
  }

  /** Goes past a draw that was made before, or, with −1, takes one back that came to nothing. */
  skip(label: string, draws = 1): void {
    this.#audited?.skip(label, draws);
  }

  addNonce(seat: number, nonce: string): void {
    this.#audited?.addNonce(seat, nonce);
  }

  /** A plain generator has no places to skip to: what was drawn from it is drawn from it again. */
  get drawsAgain(): boolean {
    return this.#fast !== undefined;
  }
}

/** What of the setting stands in the journal: nothing that is secret before the end. `game` is id and version. */
export function headerChance(game: string, match: string, setting: ChanceSetting): Header['chance'] {
  if (setting.kind === 'audited') {
    const nonces = [...(setting.nonces ?? [])];
    return { kind: 'audited', commitment: commitment(setting.seed, match, game), nonces };
  }
  return setting.kind === 'fast' ? { kind: 'fast', seed: setting.seed } : { kind: setting.kind };
}
