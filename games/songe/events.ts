/** SON-X-03: all that the rules tell, each with its rule and its sum; who hears it is said below. */
import type { AudienceTable, Term } from '@reverie/kernel/events';
import type { Io as AnyIo, SeatIndex } from '@reverie/kernel/game';
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { BrisureId } from './data/magic.ts';
import type { ManoeuvreId } from './data/manoeuvres.ts';
import type { FigureIndex, Out } from './figure.ts';
import type { Quality } from './resolution.ts';
import type { SongeRule } from './rulebook.ts';

/** Who decided what the book leaves to the Conteur. */
export type By = 'conteur' | 'table' | 'default';
export type Purse = 'own' | 'limbes' | 'conteur' | 'reserve';

/** What is told under a rule, with its sum. */
type Plain<K extends string, F = unknown> = Readonly<F> & {
  readonly kind: K;
  readonly rule: SongeRule;
  readonly sum?: readonly Term[];
};
/** The same about a figure, told by name too: names are on the sheets, not on the seats. */
type Named<K extends string, F = unknown> = Plain<K, F & { figure: FigureIndex; name: string }>;
/** What was drawn in the dark: `knows` are those who get the figures. */
type Hidden = { dark: boolean; knows: readonly SeatIndex[] };
type Drawn = Hidden & { fixed?: number; white?: number };
type Row = { row?: readonly boolean[] };
type Stones = { white: number; black: number };
type Corrected = { what: 'karma' | 'white' | 'black' | 'mana' | 'xp' | 'wound' | 'thing' | 'charge' | 'clock' };

export type Event =
  // -- stones
  | Named<'gained', Stones & { why: string }>
  | Named<'spent', Stones & { purse: Purse }>
  | Named<'lost', Stones & { why: string }>
  | Named<'gave', Stones & { to: string; text: string }>
  | Named<'karma', { change: number; cases: number; why: string }>
  | Plain<'bagChanged', { black: number; text: string }>
  | Plain<'limbes', { stones: number }>
  | Plain<'limbesEvent', { text: string; by: By }>
  // -- tests
  | Named<'proposed', { what: string; text: string; panache: number }>
  | Named<
      'ruled',
      Hidden & { seat: SeatIndex; by: By; difficulty?: number; relance: number; bonus: number; text: string }
    >
  | Named<'notNeeded', { success: boolean; by: By; text: string }>
  | Named<'drew', Drawn & Row & { what: string; success: boolean; fortune: boolean; last: boolean }>
  | Named<'redrew', { count: number; from: string }>
  | Named<'inverted', { left: number }>
  | Named<'extraStones', { drawn: number; kept: number; colour: 'white' | 'black' }>
  | Named<
      'settled',
      { what: string; success: boolean; quality: Quality; white: number; black: number; difficulty: number }
    >
  | Named<'aftermath', { yesBut: boolean; keyword: string; brisure: BrisureId | null; text: string; by: By }>
  | Named<'contested', { foe: string; whites: readonly [number, number]; winner: -1 | 0 | 1 }>
  | Plain<'groupTest', { what: string; successes: number; members: number; success: boolean; who: readonly string[] }>
  // -- acts
  | Named<'asked', { act: string; what: string; price: number; text: string }>
  | Named<'assent', { act: string; agreed: boolean; by: By; text: string }>
  | Named<'done', { act: string; what: string; text: string }>
  | Plain<'said', { what: string; about: string; text: string; by: By }>
  /** `item` is the wound or the thing; none of a wound that is kept. */
  | Plain<
      'corrected',
      Corrected & { conteur: SeatIndex; about: string; item: string; before: number; value: number; text: string }
    >
  | Named<'arrived', { after: string }>
  | Named<'shadowed', { stones: number }>
  | Named<'attached', { whom: string; count: number }>
  | Named<'shielded', { whom: string; left: number }>
  | Named<'effect', { manoeuvre: ManoeuvreId; stones: number; text: string }>
  | Named<'unfit', { knows: readonly SeatIndex[]; escrime: number }>
  | Plain<'moment', { price: number; text: string; final: boolean }>
  // -- duels
  | Plain<'duel', { names: readonly [string, string] }>
  | Named<'bid', { stake: number }>
  | Plain<'initiative', { name: string; stolen: boolean }>
  | Plain<'order', { names: readonly string[] }>
  | Named<'delayed', { after: string }>
  | Plain<'exchange', { n: number }>
  | Named<'opened', Drawn & Row>
  | Named<'upperHand', { free: BotteId | null }>
  | Named<'ahead', { free: BotteId | null }>
  | Plain<'tie'>
  | Named<'manoeuvre', { manoeuvre: ManoeuvreId; text: string }>
  /** `held`: of a parry against a botte (SON-BOT-05). */
  | Named<'struck', Drawn & { reussites: number; defence: boolean; held?: boolean }>
  | Named<'raised', { count: number; result: number; attacker: boolean }>
  | Named<'chain', { reussites: number; manoeuvres: number }>
  | Named<'launched', { botte: BotteId; free: boolean }>
  | Named<'parriedBotte', { botte: BotteId; how: 'panache' | 'draw'; held: boolean; white: number }>
  | Named<
      'hurt',
      {
        seat: SeatIndex;
        knows: readonly SeatIndex[];
        hidden: boolean;
        wound?: WoundKind;
        total: number;
        /** SON-NPC-02, SON-DTH-01: how many there are now of those that count, and the one that ends it. */
        borne?: number;
        bears?: number;
        /** SON-NPC-02: of a middle PNJ all wounds count alike. */
        alike?: boolean;
      }
    >
  | Named<'unhurt', { total: number }>
  | Named<'dessous', { stones: number }>
  | Named<'fate', { what: 'capture' | 'kill' | 'spare' }>
  | Named<'marked', { text: string; size: number }>
  | Named<'outOf', { how: Out }>
  | Named<'returned'>
  | Named<'impressed', { whites: readonly [number, number]; winner: string; loser: string }>
  | Plain<'fightOver', { winner: string; why: string }>
  | Named<'woundsTold', { wounds: readonly WoundKind[] }>
  // -- algarades and shots
  | Named<'mishap', { text: string }>
  | Named<'felled', { count: number; left: number }>
  | Named<'shot', { target: string; difficulty: number }>
  // -- body, magic, time
  | Plain<'time', { day: number; hour: number; minute: number }>
  /** SON-WND-07: of a wound that is kept only that it is gone. */
  | Named<'healed', { wound?: WoundKind; by: 'time' | 'potion'; hidden: boolean; knows: readonly SeatIndex[] }>
  | Named<'potion', { quality: number; white: number }>
  | Named<'mana', { change: number; mana: number; debt: number }>
  | Named<'asleep', { asleep: boolean }>
  | Named<
      'spellCast',
      { phrase: string; total: number; difficulty: number; cost: number; success: boolean; paid: 'mage' | 'object' }
    >
  | Named<'routine', { phrase: string; level: number }>
  // -- experience
  | Plain<'experience', { amount: number; doubled: boolean }>
  | Named<'learnt', { what: string; name2: string; value: number }>
  | Plain<'scenario', { n: number }>
  | Plain<'session'>
  | Plain<'closed'>
  // -- the crossing
  | Plain<'leg', { n: number; idea: number }>
  | Plain<'legOver', { n: number; passed: boolean; prize: string }>;

/** Chance, and whom the rules tell. */
export type Io = AnyIo<Event>;
export type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** What everybody gets of something in the dark: that it happened, and to whom. */
const inTheDark = <E extends Named<Event['kind']>>({ kind, rule, figure, name }: E) =>
  ({ kind, rule, figure, name, dark: true, knows: [] }) as Pick<E, 'kind' | 'rule' | 'figure' | 'name'> & Hidden;

/** Of a draw also how it reads. */
const drawnInTheDark = ({ what, success, fortune, last, ...e }: Told<'drew'>) =>
  ({ ...inTheDark(e), what, success, fortune, last }) as const;

/** Told to the whole table; of the second list each tells something that was unknown before. */
// biome-ignore format: kinds, line by line
const PUBLIC = [
  'gained', 'spent', 'lost', 'gave', 'karma', 'bagChanged', 'limbes', 'limbesEvent', 'proposed', 'notNeeded',
  'redrew', 'inverted', 'extraStones', 'aftermath', 'contested', 'groupTest', 'asked', 'assent', 'done', 'said',
  'shadowed', 'attached', 'shielded', 'effect', 'moment', 'duel', 'bid', 'initiative', 'order', 'delayed',
  'exchange', 'manoeuvre', 'raised', 'chain', 'launched', 'unhurt', 'dessous', 'fate', 'marked', 'returned', 'impressed',
  'mishap', 'felled', 'shot', 'time', 'potion', 'mana', 'asleep', 'routine', 'experience', 'learnt',
  'scenario', 'session', 'closed', 'leg', 'legOver', 'corrected', 'arrived',
] as const;
// biome-ignore format: kinds, line by line
const REVEALING = [
  'settled', 'upperHand', 'ahead', 'tie', 'parriedBotte', 'outOf', 'fightOver', 'woundsTold', 'spellCast',
] as const;
const each = <K extends Event['kind'], S>(kinds: readonly K[], showing: S) =>
  Object.fromEntries(kinds.map((kind) => [kind, showing])) as Record<K, S>;

/** Most of what is told is told to the table; in the dark only the Conteur sees figures. */
export const audience: AudienceTable<Event> = {
  ...each(PUBLIC, { to: 'all' } as const),
  ...each(REVEALING, { to: 'all', reveals: true } as const),
  ruled: {
    to: (e) => e.knows,
    others: (e) => {
      if (!e.dark) return e;
      const { kind, rule, figure, name, seat, by, dark, bonus } = e;
      return { kind, rule, figure, name, seat, by, dark, knows: [], relance: 0, bonus, text: '' };
    },
  },
  drew: { to: (e) => e.knows, others: (e) => (e.dark ? drawnInTheDark(e) : e), reveals: true },
  unfit: { to: (e) => e.knows, others: 'nothing' },
  opened: { to: (e) => e.knows, others: (e) => (e.dark ? inTheDark(e) : e) },
  struck: {
    to: (e) => e.knows,
    others: (e) => (e.dark ? { ...inTheDark(e), reussites: e.reussites, defence: e.defence } : e),
    reveals: true,
  },
  healed: {
    to: (e) => e.knows,
    others: (e) => {
      if (!e.hidden) return e;
      const { kind, rule, figure, name, by } = e;
      return { kind, rule, figure, name, by, knows: [], hidden: true };
    },
  },
  hurt: {
    to: (e) => e.knows,
    others: (e) => {
      if (!e.hidden) return e;
      const { kind, rule, figure, name, seat } = e;
      return { kind, rule, figure, name, seat, knows: [], hidden: true, total: 0 };
    },
    reveals: true,
  },
};
