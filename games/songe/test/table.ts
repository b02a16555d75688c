/** A table of Songe for rule tests: fixed outcomes in, events and state out. */
import { FixedChance, type PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { toText } from '@reverie/odds/fraction';
import { type Odds, oddsOf } from '@reverie/odds/weigh';
import { expect } from 'vitest';
import type { Answer } from '../answers.ts';
import { ARPENTEURS } from '../characters.ts';
import type { Event, Told } from '../events.ts';
import type { Figure } from '../figure.ts';
import type { Kind } from '../questions.ts';
import { rules } from '../rules.ts';
import { type Sheet, sheetSchema } from '../sheet.ts';
import { figureOf, type State } from '../state.ts';
import type { SongeDecision } from '../types.ts';
import { astray } from './stones.ts';

/** What a draw shows: '●○' as counts of black and white. */
export const count = (stones: string): number[] => [
  [...stones].filter((one) => one === '●').length,
  [...stones].filter((one) => one === '○').length,
];
/** The same in order. */
export const row = (stones: string): number[] => [...stones].map((one) => (one === '○' ? 1 : 0));

const PLAIN: Partial<Sheet> = { name: 'Un Arpenteur' };
export const sheet = (more: Record<string, unknown> = {}): Sheet => sheetSchema.parse({ ...PLAIN, ...more });

export interface Setting {
  readonly options?: Record<string, unknown>;
  readonly players?: number;
  readonly conteur?: boolean;
  /** The four PP of each player at the start, as stones. */
  readonly purses?: readonly string[];
  /** Draws of the set-up after the purses: the Conteur's own, the token. */
  readonly setup?: readonly PreparedDraw[];
}

export class Table {
  readonly s: State;
  readonly events: Event[] = [];
  readonly chance: FixedChance;
  readonly #prepared: PreparedDraw[] = [];
  readonly #io: Io<Event>;

  constructor({ options = {}, players = 1, conteur = false, purses = [], setup = [] }: Setting = {}) {
    this.chance = new FixedChance(this.#prepared);
    this.#io = { chance: this.chance, tell: (e) => this.events.push(e) };
    const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, role: 'arpenteur' }));
    if (conteur) seats.push({ name: 'C', role: 'conteur' });
    const parsed = rules.options.parse(options);
    expect(rules.check?.(parsed, seats)).toBeUndefined();
    for (let i = 0; i < players; i++) this.fixed(count(purses[i] ?? (i === 0 ? '○○○●' : '○●●●')));
    this.fixed(...setup);
    this.s = rules.setup(parsed, seats, this.#io);
  }

  /** Outcomes that the next answers will draw, in order. */
  fixed(...outcomes: PreparedDraw[]): this {
    this.#prepared.push(...outcomes);
    return this;
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
    panache.white = white;
    panache.black = black;
    return this;
  }

  get open(): string[] {
    return rules.pending(this.s).map((d) => `${d.seat} ${d.kind}`);
  }
  asked<K extends Kind>(kind: K, seat?: SeatIndex): SongeDecision<K> {
    const d = rules
      .pending(this.s)
      .find((one): one is SongeDecision<K> => one.kind === kind && (seat === undefined || one.seat === seat));
    if (!d) throw new Error(`nobody is asked ${kind}; open: ${this.open}`);
    return d;
  }

  answer(kind: Kind, a: Answer, seat?: SeatIndex): this {
    this.events.length = 0;
    expect(rules.answers.safeParse(a).success).toBe(true);
    const refusal = rules.answer(this.s, this.asked(kind, seat), a, this.#io);
    if (refusal) throw new Error(`refused: ${canonical(refusal)}`);
    expect(astray(this.s)).toBeUndefined();
    return this;
  }
  /** Must be refused without changing anything; gives rule and reason. */
  refused(kind: Kind, a: Answer, seat?: SeatIndex): string {
    const before = canonical(this.s);
    const refusal: Refusal | undefined = rules.answer(this.s, this.asked(kind, seat), a, this.#io);
    expect(canonical(this.s)).toBe(before);
    if (!refusal) throw new Error(`taken: ${canonical(a)}`);
    return `${refusal.rule} ${refusal.reason}`;
  }

  get kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }
  told<K extends Event['kind']>(kind: K): Told<K> {
    const found = this.events.findLast((e): e is Told<K> => e.kind === kind);
    if (!found) throw new Error(`${kind} was not told, but ${this.kinds}`);
    return found;
  }
  #weigh(d: SongeDecision, a: Answer): Odds | undefined {
    return oddsOf(rules, rules.view(this.s, d.seat), d, a);
  }
  ways(kind: Kind, a: Answer, seat?: SeatIndex): Record<string, string> {
    const odds = this.#weigh(this.asked(kind, seat), a);
    if (!odds?.exact) throw new Error(`the odds of ${canonical(a)} are not exact`);
    return Object.fromEntries(odds.ways.entries.map(([way]) => [way, toText(odds.ways.chance(way))]));
  }
  view(who: Viewer = 0) {
    return rules.view(this.s, who);
  }
  used(): this {
    this.chance.expectUsed();
    return this;
  }
}

/** A table with a Conteur (last seat) and these sheets. */
export function withConteur(
  sheets: readonly Record<string, unknown>[],
  options: Record<string, unknown> = {},
  more: Partial<Setting> = {},
): Table {
  const arpenteurs = sheets.map((one) => sheet(one));
  return new Table({
    options: { mode: 'table', arpenteurs, ...options },
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
  const t = new Table({
    options: { arpenteurs: [sheet({ name: 'A', ...a }), sheet({ name: 'B', ...b })], ...options },
    players: 2,
  });
  if (!options.hiddenEscrime) t.answer('duel.impress', { do: 'pass' }).answer('duel.impress', { do: 'pass' });
  return t.answer('duel.bid', { do: 'pass' }).answer('duel.bid', { do: 'pass' });
}
/** Both on guard, and these stones drawn at the opening. */
export function opens(t: Table, a: string, b: string): Table {
  t.answer('duel.stance', { do: 'ready' });
  return t.fixed(count(a), count(b)).answer('duel.stance', { do: 'ready' });
}
export const AURELIE = ARPENTEURS.aurelie;
