/** A table of Rêve for rule tests: fixed outcomes in, events and state out. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import { FixedChance, type PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { DecisionOf, Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { toText } from '@reverie/odds/fraction';
import { type Odds, oddsOf } from '@reverie/odds/weigh';
import { expect } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { CELLS, cellAt } from '../data/map.ts';
import type { Event } from '../events.ts';
import { rules } from '../rules.ts';
import type { OwnSpell, Sheet } from '../sheet.ts';
import { type Dreamer, dreamerOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { DreamerView } from '../view.ts';

export interface Setting {
  /** What differs from Nitouche, who sits on seat 0. */
  readonly sheet?: Partial<Sheet>;
  /** A gardien on the last seat. */
  readonly gardien?: boolean;
  /** How many hauts-rêvants. */
  readonly dreamers?: number;
  readonly options?: object;
}

/** An event of one kind. */
type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

export class Table {
  readonly s: State;
  readonly events: Event[] = [];
  readonly chance: FixedChance;
  readonly #prepared: PreparedDraw[];
  readonly #io: Io<Event>;

  constructor({ sheet = {}, gardien = false, dreamers = 1, options = {} }: Setting = {}) {
    this.#prepared = [];
    this.chance = new FixedChance(this.#prepared);
    this.#io = { chance: this.chance, tell: (e) => this.events.push(e) };
    const seats = Array.from({ length: dreamers }, (_, i) => ({ name: `D${i}`, role: 'haut-revant' }));
    if (gardien) seats.push({ name: 'G', role: 'gardien' });
    const parsed = rules.options.parse({ dreamers: [{ ...READY.nitouche, ...sheet }], ...options });
    expect(rules.check?.(parsed, seats)).toBeUndefined();
    this.s = rules.setup(parsed, seats, this.#io);
  }

  /** Outcomes that the next answers will draw, in order; bare, or with their label. */
  fixed(...outcomes: PreparedDraw[]): this {
    this.#prepared.push(...outcomes);
    return this;
  }

  dreamer(seat: SeatIndex = 0): Dreamer {
    return dreamerOf(this.s, seat);
  }

  get gardien(): SeatIndex {
    return this.s.gardien ?? -1;
  }

  /** The open questions, as `seat kind`. */
  get open(): string[] {
    return rules.pending(this.s).map((d) => `${d.seat} ${d.kind}`);
  }

  decision(seat: SeatIndex = 0): DecisionOf<Types> {
    const mine = rules.pending(this.s).filter((d) => d.seat === seat);
    const d = mine.find(({ optional }) => !optional) ?? mine[0];
    if (!d) throw new Error(`seat ${seat} is asked nothing; open: ${this.open}`);
    return d;
  }

  choices(seat: SeatIndex = 0): readonly Answer[] {
    return rules.choices(this.s, this.decision(seat));
  }

  /** Gives an answer, which must be taken, and drops what was told before it: `events` is what it brought. */
  answer(a: Answer, seat: SeatIndex = 0): this {
    this.events.length = 0;
    const refusal = rules.answer(this.s, this.decision(seat), a, this.#io);
    if (refusal) throw new Error(`refused: ${canonical(refusal)}`);
    return this;
  }

  /** Gives an answer, which must be refused without changing anything, and gives the refusal. */
  refused(a: Answer, seat: SeatIndex = 0): Refusal {
    const before = canonical(this.s);
    const refusal = rules.answer(this.s, this.decision(seat), a, this.#io);
    expect(canonical(this.s)).toBe(before);
    if (!refusal) throw new Error(`taken: ${canonical(a)}`);
    return refusal;
  }

  /** Somebody leaves for good. */
  leave(seat: SeatIndex): this {
    this.events.length = 0;
    rules.leave(this.s, seat, this.#io);
    return this;
  }

  /** What kinds of events the last answer brought, in order. */
  get kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }

  /** The last event of a kind among those of the last answer. */
  told<K extends Event['kind']>(kind: K): Told<K> {
    const found = this.events.findLast((e): e is Told<K> => e.kind === kind);
    if (!found) throw new Error(`${kind} was not told, but ${this.kinds}`);
    return found;
  }

  odds(a: Answer, seat: SeatIndex = 0): Odds | undefined {
    return this.#weigh(this.decision(seat), a);
  }
  #weigh(d: DecisionOf<Types>, a: Answer): Odds | undefined {
    return oddsOf(rules, rules.view(this.s, d.seat), d, a);
  }

  /** Puts the demi-rêve on a cell, as if it had been left there. */
  at(coord: string, seat: SeatIndex = 0): this {
    this.dreamer(seat).at = cellAt(coord) ?? -1;
    return this;
  }

  where(seat: SeatIndex = 0): string {
    return CELLS[this.dreamer(seat).at]?.coord ?? '';
  }

  /** The exact chance that an answer turns out in this way, as a fraction: '3/10'. */
  share(a: Answer, way: string, seat: SeatIndex = 0): string {
    const odds = this.odds(a, seat);
    if (!odds?.exact) throw new Error(`the odds of ${canonical(a)} are not exact`);
    return toText(odds.ways.chance(way));
  }

  /** All ways that an answer may turn out, each with its exact chance as a fraction. */
  ways(a: Answer, seat: SeatIndex = 0): Record<string, string> {
    return this.waysTo(this.decision(seat).kind, a, seat);
  }

  /** The same for a question of this kind, which may be one of those that nobody need answer. */
  waysTo(kind: string, a: Answer, seat: SeatIndex = 0): Record<string, string> {
    const odds = this.#weigh(this.asked(kind, seat), a);
    if (!odds?.exact) throw new Error(`the odds of ${canonical(a)} are not exact`);
    return Object.fromEntries(odds.ways.entries.map(([way]) => [way, toText(odds.ways.chance(way))]));
  }

  /** Answers a question of this kind, which may be one of those that nobody need answer. */
  answerTo(kind: string, a: Answer, seat: SeatIndex = 0): this {
    this.events.length = 0;
    const refusal = rules.answer(this.s, this.asked(kind, seat), a, this.#io);
    if (refusal) throw new Error(`refused: ${canonical(refusal)}`);
    return this;
  }

  /** The same, but it must be refused without changing anything. */
  refusedTo(kind: string, a: Answer, seat: SeatIndex = 0): Refusal {
    const before = canonical(this.s);
    const refusal = rules.answer(this.s, this.asked(kind, seat), a, this.#io);
    expect(canonical(this.s)).toBe(before);
    if (!refusal) throw new Error(`taken: ${canonical(a)}`);
    return refusal;
  }

  asked(kind: string, seat: SeatIndex = 0): DecisionOf<Types> {
    const d = rules.pending(this.s).find((one) => one.seat === seat && one.kind === kind);
    if (!d) throw new Error(`seat ${seat} is not asked ${kind}; open: ${this.open}`);
    return d;
  }

  view(who: Viewer = 0): DreamerView {
    const view = rules.view(this.s, who).dreamers[0];
    if (!view) throw new Error('no haut-rêvant on seat 0');
    return view;
  }

  /** Every prepared outcome must have been drawn. */
  used(): this {
    this.chance.expectUsed();
    return this;
  }
}

/** No encounter on the next cell: the d7 shows 1. */
export const CALM: readonly [string, DrawResult] = ['encounter.roll', 1];
/** An encounter: the d7 shows 7, then the d100 of the table and the sum of the force's dice. */
export const meets = (d100: number, force: number): PreparedDraw[] => [
  ['encounter.roll', 7],
  ['encounter.kind', d100],
  ['encounter.force', force],
];
export const GO_UP: Answer = { do: 'goUp', mode: 'normal' };

/** Somebody without spells, who has ten points once he has gone up: a force of 7 is then mastered 3 times in 10. */
export const PLAIN: Partial<Sheet> = { points: 11, spells: [] };

/** A roll of the encounter table for each kind, in a city or a sanctuary. */
export const IN_A_CITY = {
  messager: 1,
  passeur: 26,
  fleur: 51,
  mangeur: 66,
  changeur: 71,
  briseur: 81,
  reflet: 86,
  tourbillonBlanc: 91,
  tourbillonNoir: 95,
} as const;

/** A table whose dreamer has just gone up on a city or a sanctuary and faces this encounter. */
export function facing(kind: keyof typeof IN_A_CITY, force: number, setting: Setting = {}): Table {
  const t = new Table({ ...setting, sheet: { ...PLAIN, ...setting.sheet } });
  t.fixed(...meets(IN_A_CITY[kind], force)).answer(GO_UP);
  if (setting.gardien) t.answer({ do: 'allow' }, t.gardien);
  return t;
}

/** A table whose dreamer has just gone up on this cell and met nobody. */
export function upOn(start: string, { sheet, ...setting }: Setting = {}): Table {
  const t = new Table({ ...setting, sheet: { ...sheet, start } });
  t.fixed(CALM).answer(GO_UP);
  if (setting.gardien) t.answer({ do: 'allow' }, t.gardien);
  return t;
}

/** A spell of Hypnos for the hills, like the Tympan: Nitouche casts it at 56 %. */
export const ownSpell = (more: Partial<OwnSpell> = {}): OwnSpell => ({
  name: 'Essai',
  voie: 'hypnos',
  ritual: false,
  where: 'collines',
  difficulty: -5,
  cost: 4,
  range: 1,
  target: 'creature',
  resistance: null,
  ...more,
});
export const CAST_OWN: Answer = { do: 'cast', spell: 'own:0' };

/** A good aim, five metres away, but for what is said. */
export const aimAt = (target: Do<'aim'>['target'], more: Partial<Do<'aim'>> = {}): Do<'aim'> => ({
  do: 'aim',
  target,
  distance: 5,
  visible: true,
  pointed: true,
  fitting: true,
  points: 12,
  ...more,
});
