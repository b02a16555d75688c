/** SON-X-03: all that the rules tell, each with its rule and its sum; who hears it is said below. */
import type { AudienceTable, Term } from '@reverie/kernel/events';
import type { SeatIndex } from '@reverie/kernel/game';
import type { BotteId, WoundKind } from './data/bottes.ts';
import type { ManoeuvreId } from './data/manoeuvres.ts';
import type { FigureIndex, Out } from './figure.ts';
import type { Quality } from './resolution.ts';
import type { SongeRule } from './rulebook.ts';

/** Who decided what the book leaves to the Conteur. */
export type By = 'conteur' | 'table' | 'default';
export type Purse = 'own' | 'limbes' | 'conteur' | 'reserve';

interface Of<K extends string> {
  readonly kind: K;
  readonly rule: SongeRule;
  readonly sum?: readonly Term[];
}
/** A figure is told by name too: names are on the sheets, not on the seats. */
interface By_<K extends string> extends Of<K> {
  readonly figure: FigureIndex;
  readonly name: string;
}

export type Event =
  // -- stones
  | (By_<'gained'> & { readonly white: number; readonly black: number; readonly why: string })
  | (By_<'spent'> & { readonly white: number; readonly black: number; readonly purse: Purse })
  | (By_<'lost'> & { readonly white: number; readonly black: number; readonly why: string })
  | (By_<'gave'> & { readonly to: string; readonly white: number; readonly black: number; readonly text: string })
  | (By_<'karma'> & { readonly change: number; readonly cases: number; readonly why: string })
  | (Of<'bagChanged'> & { readonly black: number; readonly text: string })
  | (Of<'limbes'> & { readonly stones: number })
  | (Of<'limbesEvent'> & { readonly text: string; readonly by: By })
  // -- tests
  | (By_<'proposed'> & { readonly what: string; readonly text: string; readonly panache: number })
  | (By_<'ruled'> & {
      readonly seat: SeatIndex;
      readonly by: By;
      readonly dark: boolean;
      readonly knows: readonly SeatIndex[];
      readonly difficulty?: number;
      readonly relance: number;
      readonly bonus: number;
      readonly text: string;
    })
  | (By_<'notNeeded'> & { readonly success: boolean; readonly by: By; readonly text: string })
  | (By_<'drew'> & {
      readonly dark: boolean;
      readonly knows: readonly SeatIndex[];
      readonly what: string;
      readonly fixed?: number;
      readonly row?: readonly boolean[];
      readonly white?: number;
      readonly success: boolean;
      readonly fortune: boolean;
      /** False where forced redraws are still to come. */
      readonly last: boolean;
    })
  | (By_<'redrew'> & { readonly count: number; readonly from: string })
  | (By_<'inverted'> & { readonly left: number })
  | (By_<'extraStones'> & { readonly drawn: number; readonly kept: number; readonly colour: 'white' | 'black' })
  | (By_<'settled'> & {
      readonly what: string;
      readonly success: boolean;
      readonly quality: Quality;
      readonly white: number;
      readonly black: number;
      readonly difficulty: number;
    })
  | (By_<'aftermath'> & { readonly yesBut: boolean; readonly keyword: string; readonly text: string; readonly by: By })
  | (By_<'contested'> & {
      readonly foe: string;
      readonly whites: readonly [number, number];
      readonly winner: -1 | 0 | 1;
      readonly sum: readonly Term[];
    })
  | (Of<'groupTest'> & {
      readonly what: string;
      readonly successes: number;
      readonly members: number;
      readonly success: boolean;
      readonly who: readonly string[];
    })
  // -- acts
  | (By_<'asked'> & { readonly act: string; readonly what: string; readonly price: number; readonly text: string })
  | (By_<'assent'> & { readonly act: string; readonly agreed: boolean; readonly by: By; readonly text: string })
  | (By_<'done'> & { readonly act: string; readonly what: string; readonly text: string })
  | (Of<'said'> & { readonly what: string; readonly about: string; readonly text: string; readonly by: By })
  | (By_<'shadowed'> & { readonly stones: number })
  | (By_<'attached'> & { readonly whom: string; readonly count: number })
  | (By_<'shielded'> & { readonly whom: string; readonly left: number })
  | (By_<'effect'> & { readonly manoeuvre: ManoeuvreId; readonly stones: number; readonly text: string })
  | (By_<'unfit'> & { readonly knows: readonly SeatIndex[]; readonly escrime: number })
  | (Of<'moment'> & { readonly price: number; readonly text: string; readonly final: boolean })
  // -- duels
  | (Of<'duel'> & { readonly names: readonly [string, string] })
  | (By_<'bid'> & { readonly stake: number })
  | (Of<'initiative'> & { readonly name: string; readonly stolen: boolean })
  | (Of<'order'> & { readonly names: readonly string[] })
  | (By_<'delayed'> & { readonly after: string })
  | (Of<'exchange'> & { readonly n: number })
  | (By_<'opened'> & {
      readonly dark: boolean;
      readonly knows: readonly SeatIndex[];
      readonly fixed?: number;
      readonly white?: number;
      readonly row?: readonly boolean[];
    })
  | (By_<'upperHand'> & { readonly free: BotteId | null })
  | By_<'ahead'>
  | Of<'tie'>
  | (By_<'manoeuvre'> & { readonly manoeuvre: ManoeuvreId; readonly text: string })
  | (By_<'struck'> & {
      readonly dark: boolean;
      readonly knows: readonly SeatIndex[];
      readonly fixed?: number;
      readonly white?: number;
      readonly reussites: number;
      readonly defence: boolean;
    })
  | (By_<'raised'> & { readonly count: number; readonly result: number; readonly attacker: boolean })
  | (By_<'chain'> & { readonly reussites: number; readonly manoeuvres: number })
  | (By_<'launched'> & { readonly botte: BotteId; readonly free: boolean })
  | (By_<'parriedBotte'> & {
      readonly botte: BotteId;
      readonly how: 'panache' | 'draw';
      readonly held: boolean;
      readonly white: number;
    })
  | (By_<'hurt'> & {
      readonly seat: SeatIndex;
      readonly knows: readonly SeatIndex[];
      readonly hidden: boolean;
      readonly wound?: WoundKind;
      readonly total: number;
    })
  | (By_<'unhurt'> & { readonly total: number })
  | (By_<'dessous'> & { readonly stones: number })
  | (By_<'fate'> & { readonly what: 'capture' | 'kill' | 'spare' })
  | (By_<'marked'> & { readonly text: string; readonly size: number })
  | (By_<'outOf'> & { readonly how: Out })
  | (By_<'impressed'> & { readonly whites: readonly [number, number]; readonly winner: string; readonly loser: string })
  | (Of<'fightOver'> & { readonly winner: string; readonly why: string })
  | (By_<'woundsTold'> & { readonly wounds: readonly WoundKind[] })
  // -- algarades and shots
  | (By_<'mishap'> & { readonly text: string })
  | (By_<'felled'> & { readonly count: number; readonly left: number })
  | (By_<'shot'> & { readonly target: string; readonly difficulty: number })
  // -- body, magic, time
  | (Of<'time'> & { readonly day: number; readonly hour: number })
  | (By_<'healed'> & { readonly wound: WoundKind; readonly by: 'time' | 'potion' })
  | (By_<'potion'> & { readonly quality: number; readonly white: number })
  | (By_<'mana'> & { readonly change: number; readonly mana: number; readonly debt: number })
  | (By_<'asleep'> & { readonly asleep: boolean })
  | (By_<'spellCast'> & {
      readonly phrase: string;
      readonly total: number;
      readonly difficulty: number;
      readonly cost: number;
      readonly success: boolean;
      readonly paid: 'mage' | 'object';
    })
  | (By_<'routine'> & { readonly phrase: string; readonly level: number })
  // -- experience
  | (Of<'experience'> & { readonly amount: number; readonly doubled: boolean })
  | (By_<'learnt'> & { readonly what: string; readonly name2: string; readonly value: number })
  | (Of<'scenario'> & { readonly n: number })
  | Of<'session'>
  | Of<'closed'>
  // -- the crossing
  | (Of<'leg'> & { readonly n: number; readonly idea: number })
  | (Of<'legOver'> & { readonly n: number; readonly passed: boolean; readonly prize: string });

export type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** What everybody gets of something in the dark: that it happened, and to whom. */
const inTheDark = <E extends { kind: string; rule: string; figure: number; name: string }>(e: E) => ({
  kind: e.kind as E['kind'],
  rule: e.rule as E['rule'],
  figure: e.figure,
  name: e.name,
  dark: true,
  knows: [],
});

/** Of a draw also how it reads. */
const drawnInTheDark = (e: Told<'drew'>) => ({
  ...inTheDark(e),
  what: e.what,
  success: e.success,
  fortune: e.fortune,
  last: e.last,
});

const TO_ALL = { to: 'all' } as const;
const REVEALED = { to: 'all', reveals: true } as const;
const each = <K extends Event['kind'], S>(showing: S, ...kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, showing])) as Record<K, S>;

/** Most of what is told is told to the table; in the dark only the Conteur sees figures. */
export const audience: AudienceTable<Event> = {
  ...each(
    TO_ALL,
    'gained',
    'spent',
    'lost',
    'gave',
    'karma',
    'bagChanged',
    'limbes',
    'limbesEvent',
    'proposed',
    'notNeeded',
    'redrew',
    'inverted',
    'extraStones',
    'aftermath',
    'contested',
    'groupTest',
    'asked',
    'assent',
    'done',
    'said',
    'shadowed',
    'attached',
    'shielded',
    'effect',
    'moment',
    'duel',
    'bid',
    'initiative',
    'order',
    'delayed',
    'exchange',
    'manoeuvre',
    'raised',
    'chain',
    'launched',
    'unhurt',
    'dessous',
    'fate',
    'marked',
    'impressed',
    'mishap',
    'felled',
    'shot',
    'time',
    'healed',
    'potion',
    'mana',
    'asleep',
    'routine',
    'experience',
    'learnt',
    'scenario',
    'session',
    'closed',
    'leg',
    'legOver',
  ),
  ...each(
    REVEALED,
    'settled',
    'upperHand',
    'ahead',
    'tie',
    'parriedBotte',
    'outOf',
    'fightOver',
    'woundsTold',
    'spellCast',
  ),
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
  hurt: {
    to: (e) => e.knows,
    others: (e) =>
      e.hidden
        ? {
            kind: e.kind,
            rule: e.rule,
            figure: e.figure,
            name: e.name,
            seat: e.seat,
            knows: [],
            hidden: true,
            total: 0,
          }
        : e,
    reveals: true,
  },
};
