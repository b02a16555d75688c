/** A table of Songe for rule tests: prepared stones in, events and state out. */
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import { TestTable } from '@reverie/kernel/testing/table';
import type { Figure } from '../figure.ts';
import { rules } from '../rules.ts';
import { type Sheet, sheetSchema } from '../sheet.ts';
import { figureOf, type State } from '../state.ts';
import type { Types } from '../types.ts';

/** What a draw shows: '●○' as counts of black and white. */
export const count = (stones: string): number[] =>
  ['●', '○'].map((colour) => [...stones].filter((one) => one === colour).length);
/** The same in order. */
export const row = (stones: string): number[] => [...stones].map((one) => (one === '○' ? 1 : 0));

export const sheet = (more: Record<string, unknown> = {}): Sheet =>
  sheetSchema.parse({ name: 'Un Arpenteur', ...more });

/** SON-BAG-05: what is wrong with the stones of a table; undefined if none was made or lost. */
export function astray({ store, purse, figures, minted }: State): string | undefined {
  const { coin, ...piles } = store;
  const all = { white: 0, black: 0 };
  for (const pile of [...Object.values(piles), purse, ...figures.map(({ panache }) => panache)]) {
    if (pile.white < 0 || pile.black < 0) return `a pile of ${pile.white} white and ${pile.black} black`;
    all.white += pile.white;
    all.black += pile.black;
  }
  if (coin || (all.white === minted.white && all.black === minted.black)) return undefined;
  return `${all.white} white and ${all.black} black, where ${minted.white} and ${minted.black} were put in`;
}

export interface Setting {
  readonly options?: Record<string, unknown>;
  readonly players?: number;
  readonly conteur?: boolean;
  /** The four PP of each player at the start, as stones. */
  readonly purses?: readonly string[];
  /** Draws of the set-up after the purses: the Conteur's own, the token. */
  readonly setup?: readonly PreparedDraw[];
  /** Draws at random instead. */
  readonly seed?: number;
}

export class Table extends TestTable<Types> {
  constructor({ options = {}, players = 1, conteur = false, purses = [], setup = [], seed }: Setting = {}) {
    const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, role: 'arpenteur' }));
    const given = options.arpenteurs as readonly unknown[] | undefined;
    const drawing = seats.filter((_, i) => given?.[i] !== 'nobody');
    const draws = [...drawing.map((_, i) => count(purses[i] ?? (i === 0 ? '○○○●' : '○●●●'))), ...setup];
    if (conteur) seats.push({ name: 'C', role: 'conteur' });
    super(rules, { options, seats, invariant: astray, ...(seed === undefined ? { draws } : { seed }) });
  }

  figure(i = 0): Figure {
    return figureOf(this.s, i);
  }
  /** Puts stones into a purse, out of the bag. */
  rich(i: number, white: number, black = 0): this {
    const { panache } = this.figure(i);
    const { bag } = this.s.store;
    bag.white += panache.white - white;
    bag.black += panache.black - black;
    Object.assign(panache, { white, black });
    return this;
  }
  /** No stones, and no Karma left to borrow on: nothing that costs is asked. */
  poor(i: number): this {
    this.figure(i).karma = -15;
    return this.rich(i, 0);
  }
}

/** A table with a Conteur (last seat) and these sheets. */
export function withConteur(
  sheets: readonly Record<string, unknown>[],
  options: Record<string, unknown> = {},
  more: Partial<Setting> = {},
): Table {
  return new Table({
    options: { mode: 'table', arpenteurs: sheets.map((one) => sheet(one)), ...options },
    players: sheets.length,
    conteur: true,
    setup: [count('○'.repeat(sheets.length))],
    ...more,
  });
}

/** Two duellists at the first stance; nobody impresses, nobody bids. */
export function duel(
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  options: Record<string, unknown> = {},
): Table {
  const arpenteurs = [sheet({ name: 'A', ...a }), sheet({ name: 'B', ...b })];
  const t = new Table({ options: { arpenteurs, ...options }, players: 2 });
  if (!options.hiddenEscrime) t.answerTo('duel.impress', { do: 'pass' }).answerTo('duel.impress', { do: 'pass' });
  return t.answerTo('duel.bid', { do: 'pass' }).answerTo('duel.bid', { do: 'pass' });
}
/** Both on guard, and these stones drawn at the opening. */
export function opens(t: Table, a: string, b: string): Table {
  t.answerTo('duel.stance', { do: 'ready' });
  return t.fixed(count(a), count(b)).answerTo('duel.stance', { do: 'ready' });
}
