/** Draws of every kind at a table with a Conteur, as they lie there before they are mended: for the plays of `matrix.ts`. */
import { expect } from 'vitest';
import type { Answer } from '../answers.ts';
import { BRUMES } from '../data/brumes.ts';
import type { Use } from '../data/mends.ts';
import type { Draw, Duel, Test } from '../frames.ts';
import { bare } from '../rules/dark.ts';
import { newDraw } from '../rules/drawing.ts';
import { row, sheet, Table, withConteur } from './table.ts';

/** Coins, at a table with a Conteur in seat 2. */
export const coins = (a: object, b: object, seed = 1): Table =>
  withConteur([a as never, b as never], { bag: 'coin' }, { seed });
/** A, who is drawn for, and B. Every skill and characteristic that is drawn on is 1. */
export const hero = {
  name: 'A',
  escrime: 2,
  characteristics: { FOR: 1, INT: 1, PER: 1, DEX: 1, AGI: 1, END: 1, IMA: 1 },
  skills: { vigilance: 1, erudition: 1, tir: 1 },
  traits: [{ name: 'Lâche', level: 'modere', flaw: true }],
  pouvoirs: { figer: 1 },
  objects: [{ name: 'Bague', level: 1, difficulty: 0, phrase: 'figer', charge: null, fitting: true }],
  ranged: 'arc',
  bottes: [],
};
const PEACE = [
  ...(['skill', 'characteristic', 'trait', 'contest', 'opposition', 'group', 'impress', 'tiring'] as const),
  ...(['spell', 'object', 'shot', 'algarade'] as const),
];
export type Peace = (typeof PEACE)[number];
export const isPeace = (use: Use): use is Peace => (PEACE as readonly Use[]).includes(use);

/** What begins each of them at a table with a Conteur (seat 2), and leads to its preparation. */
export const BEGIN: Readonly<Record<Exclude<Peace, 'impress'>, (t: Table) => unknown>> = {
  skill: (t) => ruled(t.answerTo('act', { do: 'test', skill: 'erudition' }, 0)),
  characteristic: (t) => ruled(t.answerTo('act', { do: 'test', characteristic: 'INT' }, 0)),
  trait: (t) => ruled(t.answerTo('act', { do: 'test', trait: 'Lâche' }, 0)),
  contest: (t) =>
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'competition', difficulty: 0 }, 2),
  opposition: (t) => t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'opposition' }, 2),
  group: (t) => t.answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 2),
  tiring: (t) => t.answerTo('act', { do: 'spell', words: ['figer'], particular: 2 }, 0),
  spell: (t) => ruled(t.answerTo('act', { do: 'spell', words: ['figer'] }, 0)),
  object: (t) => t.answerTo('act', { do: 'useObject', object: 0 }, 0),
  shot: (t) => t.answerTo('preside', { do: 'shot', a: 0, b: 1, distance: 'proche', moving: false, cover: 'aucun' }, 2),
  algarade(t) {
    t.answerTo('preside', { do: 'algarade', a: 0, b: 4, foes: 1 }, 2);
    t.answerTo('algarade.attack', { do: 'attack', manoeuvre: 'combatSale' }, 0);
  },
};
export const ruled = (t: Table): Table => t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);

export const testIn = (t: Table): Test => {
  const top = t.s.stacks[0]?.at(-1);
  if (top?.kind !== 'test') throw new Error('no test');
  return top;
};

/** At its preparation, with nothing fixed and no redraws of its own. */
export function prepared(use: Peace, more: Partial<Test> = {}): Table {
  let t: Table;
  if (use === 'impress') {
    t = coins(hero, { name: 'B', escrime: 2 });
    t.answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
    t.answerTo('duel.impress', { do: 'impress' }, 0).answerTo('duel.impressed', { do: 'pass' }, 2);
  } else {
    t = coins(hero, { name: 'B' });
    BEGIN[use](t);
  }
  return t.prepare(() => {
    const f = testIn(t);
    expect(f.use).toBe(use);
    Object.assign(f, { level: 0, bonus: 0, difficulty: 0, forced: 0, cap: 0 }, more);
    if (f.belief) f.belief = [bare(0, 1)];
  });
}

/** Four white and four black ones lie there, or so many white ones. */
export function lying(use: Peace, more: Partial<Test> = {}, white = 4): Table {
  const t = prepared(use, { cap: 1, fortune: false, ...more });
  return t.prepare(() => {
    const f = testIn(t);
    Object.assign(f, { step: 'mend', plain: 0, row: row('○'.repeat(white) + '●'.repeat(8 - white)).map((n) => n > 0) });
    if (f.belief) f.belief = [{ ...bare(0, 1), a: white }];
  });
}

export const BLOWS = ['opening', 'attack', 'defence', 'counter', 'save'] as const;
export type Blow = (typeof BLOWS)[number];
export const STEP = {
  opening: 'openMend',
  attack: 'attackMend',
  defence: 'defendMend',
  counter: 'counterMend',
  save: 'saveMend',
} as const;
/** Whose draw it is: A attacks, B defends. */
export const SIDE = { opening: 0, attack: 0, defence: 1, counter: 1, save: 1 } as const;

export const duelIn = (t: Table): Duel => {
  const top = t.s.stacks[0]?.find(({ kind }) => kind === 'duel');
  if (top?.kind !== 'duel') throw new Error('no duel');
  return top;
};
export const drawn = (use: Use, white: number, more: Partial<Draw> = {}): Draw => ({
  ...newDraw(use, 0),
  row: row('○'.repeat(white) + '●'.repeat(8 - white)).map((n) => n > 0),
  ...more,
});

/** Two of equal Escrime in their first exchange, A with the upper hand; with a Conteur where `conteur` says so. */
export function fight(a: object = hero, b: object = { ...hero, name: 'B' }): Table {
  const t = coins(a, b);
  t.answerTo('preside', { do: 'duel', a: 0, b: 1 }, 2);
  for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
  while (t.open.some((one) => one.endsWith('duel.bid'))) t.answerTo('duel.bid', { do: 'pass' });
  return t;
}

/** A draw that misses by one stone: four against four; four against five in an opening; seven of eight in a parry. */
export function missing(
  use: Blow,
  more: Partial<Draw> = {},
  white = use === 'save' ? 7 : 4,
  [t, side]: readonly [Table, 0 | 1] = [fight(), SIDE[use]],
): Table {
  const foe = side === 0 ? 1 : 0;
  const up = use === 'opening' || use === 'attack' ? side : foe;
  return t.prepare((s) => {
    const f = duelIn(t);
    f.serial = ++s.serial;
    Object.assign(f, { step: STEP[use], up, turn: side, passes: 0, base: false, manoeuvre: 'enForce', result: 1 });
    Object.assign(f, { defence: use === 'counter' ? 'enForce' : 'esquiveSimple', counter: use === 'counter' });
    if (use === 'save') f.botte = 'plume';
    f.draws[side] = drawn(use, white, more);
    if (use === 'opening') f.draws[foe] = drawn('opening', 5);
  });
}

/** A PNJ of the Conteur, whose sheet is A's, and a band of minor ones. */
export const PNJ = 2;
const BAND = 4;
function withPnj(seed: number): Table {
  const t = coins(hero, { name: 'B' }, seed).rich(PNJ, 2);
  return t.prepare(() => Object.assign(t.figure(PNJ), { sheet: sheet({ ...hero, name: 'PNJ' }) }));
}

/** The same in a duel with A, who plays nothing that costs; the upper hand is nobody's yet. */
function meets(seed: number, shows: boolean): Table {
  const t = withPnj(seed);
  t.answerTo('preside', { do: 'duel', a: 0, b: PNJ }, 2).answerTo('duel.impress', { do: 'pass' }, 0);
  if (shows) return t.answerTo('duel.impress', { do: 'impress' }, 2).answerTo('duel.impressed', { do: 'pass' }, 0);
  t.answerTo('duel.impress', { do: 'pass' }, 2);
  while (t.open.some((one) => one.endsWith('duel.bid'))) t.answerTo('duel.bid', { do: 'pass' });
  return t;
}
const instead = (seed: number, a: Answer): Table =>
  meets(seed, false).answerTo('duel.stance', { do: 'ready' }, 0).answerTo('duel.stance', a, 2);
const presided = (seed: number, a: Answer): Table => withPnj(seed).answerTo('preside', a, 2);

/** An Arpenteur strikes at a band with what he has, and mends nothing. */
function strikesAtBand(t: Table): Table {
  t.rich(0, 1).answerTo('algarade.attack', { do: 'attack', manoeuvre: 'combatSale' }, 0);
  t.answerTo('test.prepare', { do: 'draw' }, 0);
  return t.open.includes('0 test.mend') ? t.answerTo('test.mend', { do: 'stand' }, 0) : t;
}
const BRIGANDS = BRUMES.findIndex(({ band }) => band);
/** The same in the Brumes, where there is no Conteur. */
function ambushed(seed: number): Table {
  const t = new Table({ options: { mode: 'crossing', arpenteurs: [sheet({ ...hero, escrime: 4 })] }, seed });
  t.answerTo('crossing.road', { do: 'onward' }).prepare((s) =>
    Object.assign(s.stacks[0]?.at(-1) ?? {}, { idea: BRIGANDS }),
  );
  const way = t.asked('crossing.face').about.ways.findIndex(({ by }) => by === 'band');
  return strikesAtBand(t.answerTo('crossing.face', { do: 'face', way }));
}

/** How a PNJ of the Conteur comes to each draw outside of blows. */
const PNJ_BEGINS: Readonly<Record<Exclude<Peace, 'trait' | 'group'>, (seed: number) => Table>> = {
  skill: (seed) => presided(seed, { do: 'probe', to: PNJ, skill: 'erudition', difficulty: 0 }),
  characteristic: (seed) => presided(seed, { do: 'probe', to: PNJ, characteristic: 'INT', difficulty: 0 }),
  contest: (seed) =>
    presided(seed, { do: 'contest', a: PNJ, b: 0, skill: 'vigilance', how: 'competition', difficulty: 0 }),
  opposition: (seed) => presided(seed, { do: 'contest', a: PNJ, b: 0, skill: 'vigilance', how: 'opposition' }),
  impress: (seed) => meets(seed, true),
  tiring: (seed) => instead(seed, { do: 'spell', words: ['figer'], particular: 2 }),
  spell: (seed) => ruled(instead(seed, { do: 'spell', words: ['figer'] })),
  object: (seed) => instead(seed, { do: 'useObject', object: 0 }),
  shot: (seed) => presided(seed, { do: 'shot', a: PNJ, b: 0, distance: 'proche', moving: false, cover: 'aucun' }),
  algarade: (seed) => strikesAtBand(presided(seed, { do: 'algarade', a: 0, b: BAND, foes: 1 })),
};
/** What a PNJ of the Conteur ever draws for. */
export type OfPnj = Exclude<Use, 'potion' | 'trait' | 'group'>;

/** A draw of a PNJ of the Conteur's that failed, and may be mended. */
export function failedByPnj(use: Exclude<OfPnj, 'algarade'>): Table {
  if (!isPeace(use)) return missing(use, {}, undefined, [meets(1, false), 1]);
  return firstOf((seed) => {
    const t: Table = PNJ_BEGINS[use](seed);
    // Who has something to decide before the draw is asked about that too.
    if (t.open.includes('2 test.prepare')) t.answerTo('test.prepare', { do: 'draw' }, 2);
    const top = t.s.stacks[0]?.at(-1);
    return top?.kind === 'test' && top.use === use && top.figure === PNJ && top.step === 'mend' ? t : undefined;
  });
}

/** The blow of a band that failed, by the Conteur's word or in the Brumes. */
export const failedByBand = (conteur: boolean): Table =>
  firstOf((seed) => {
    const t = conteur ? PNJ_BEGINS.algarade(seed) : ambushed(seed);
    return t.all('settled').some(({ figure, success }) => figure !== 0 && !success) ? t : undefined;
  });

function firstOf(of: (seed: number) => Table | undefined): Table {
  for (let seed = 1; seed < 60; seed++) {
    const t = of(seed);
    if (t) return t;
  }
  throw new Error('it never fails');
}
