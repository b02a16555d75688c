/** A table of Rêve for rule tests: fixed outcomes in, events and state out. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { TestTable } from '@reverie/kernel/testing/table';
import type { Answer, Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { rules } from '../rules.ts';
import type { OwnSpell, Sheet } from '../sheet.ts';
import { type Dreamer, dreamerOf, type Effect, type Reserve, type Waiting } from '../state.ts';
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
  /** Draws of the set-up: where somebody is who comes lost. */
  readonly draws?: readonly PreparedDraw[];
}

type Own = Dreamer & {
  levels: Record<keyof Dreamer['levels'], number>;
  reserves: Reserve[];
  waiting: Waiting[];
  effects: Effect[];
  written: string[];
  experience: Record<keyof Dreamer['experience'], number>;
  cellBonus: Record<string, number>;
};

/** A dreamer whom a test may write into: states share what he has, so it is made his own first. */
export function own(d: Dreamer): Own {
  const { levels, reserves, waiting, effects, written, experience, cellBonus } = d;
  return Object.assign(d, {
    levels: { ...levels },
    reserves: [...reserves],
    waiting: [...waiting],
    effects: [...effects],
    written: [...written],
    experience: { ...experience },
    cellBonus: { ...cellBonus },
  });
}

export class Table extends TestTable<Types> {
  constructor({ sheet = {}, gardien = false, dreamers = 1, options = {}, draws = [] }: Setting = {}) {
    const seats = Array.from({ length: dreamers }, (_, i) => ({ name: `D${i}`, role: 'haut-revant' }));
    if (gardien) seats.push({ name: 'G', role: 'gardien' });
    // Most tests keep the world out of struggles, so that nothing is drawn for it.
    super(rules, {
      seats,
      seat: 0,
      draws,
      options: { dreamers: [{ ...READY.nitouche, ...sheet }], disturbedBy: 'dreamer', ...options },
    });
  }

  dreamer(seat: SeatIndex = 0): Own {
    return own(dreamerOf(this.s, seat));
  }

  get gardien(): SeatIndex {
    return this.s.gardien ?? -1;
  }

  /** Puts the demi-rêve on a cell, as if it had been left there. */
  at(coord: string, seat: SeatIndex = 0): this {
    this.dreamer(seat).at = cellAt(coord) ?? -1;
    return this;
  }

  where(seat: SeatIndex = 0): string {
    return CELLS[this.dreamer(seat).at]?.coord ?? '';
  }

  /** What somebody may know of the dreamer on seat 0. */
  sees(who: Viewer = 0): DreamerView {
    return this.view(who).dreamers[0] as DreamerView;
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
