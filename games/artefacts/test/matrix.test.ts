/** Plays the matrix: each power at each moment, with two, with four, and with four of whom one is out. */
import { type CellPlay, playMatrix } from '@reverie/kernel/testing/matrix';
import { expect } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { CARDS } from '../data/cards.ts';
import type { Power } from '../data/powers.ts';
import { type Moment, matrices, type Seating } from './matrix.ts';
import { card, costOf, row, Table, times } from './table.ts';

const SUMMONED: Record<Power, string> = {
  reinforce: 'kitchen-garden-imp',
  weary: 'orchard-giant',
  immobilise: 'puddle-kraken',
  recall: 'moon-rake',
  forget: 'spark-juggler',
  doubleAttack: 'hearth-dragon',
  guard: 'pillow-bear',
  tradePower: 'tide-smuggler',
  swapDreamer: 'sheet-fairy',
};
const ITEMS: Record<Power, string> = {
  reinforce: 'dream-tisane',
  weary: 'insomnia-drum',
  immobilise: 'lullaby-of-the-deep',
  recall: 'echo-shell',
  forget: 'diary-ash',
  doubleAttack: 'midnight-match',
  guard: 'moss-blanket',
  tradePower: 'dream-market',
  swapDreamer: 'connecting-rooms',
};
const SLEEPERS = ['Campfire', 'Castaway', 'Rain', 'Truant'];
/** What tells that a power is at work, or was for nothing. */
const AT_WORK = ['powerLost', 'endurance', 'turnedDown', 'recalled', 'forgot', 'struckTwin', 'bartered', 'swapped'];

/** The opponents of seat 0 who are in. */
const opponentsOf = (seats: Seating): number[] => (seats === 'two' ? [1] : seats === 'four' ? [1, 2, 3] : [1, 2]);

/** Each side has a weary artefact, two dream powers and a Dreamer; seat 0 prepares. Of four, seat 3 may be out. */
function table(seats: Seating, round = 2): Table {
  const players = seats === 'two' ? 2 : 4;
  const t = new Table(players).ready();
  for (let seat = 0; seat < players; seat++)
    t.lay(seat, { hand: '', row: 'N−B N−G', places: ['emberling:1'], dreamer: SLEEPERS[seat] as string });
  if (seats === 'four, one out') {
    const out = t.side(3);
    out.out = true;
    out.woken = 2;
    t.lay(3, { row: '', places: [], dreamer: '' });
  }
  t.s.order = [...t.s.sides.keys()];
  return t.turn(0, { round });
}

/** What pays a card in a colour that is not its own. */
const payFor = (id: string): string => times(costOf(id), CARDS[card(id)]?.colour === 0 ? '*G' : '*R');

function play(t: Table, what: 'summon' | 'use', id: string): Table {
  const pay = payFor(id);
  t.lay(0, { hand: id, row: `${pay} D−W` });
  // Something to take back that is not the payment.
  t.s.used = t.s.used.map((n, sort) => (sort === row('D+W')[0] ? 1 : n));
  return t.answer({ do: what, card: card(id), pay: row(pay), spirals: 0 });
}

/** The seats that the open choices name. */
const reached = (t: Table): number[] =>
  [...new Set(t.choices().flatMap((a) => ('seat' in a ? [a.seat as number] : [])))].sort();
function reach(power: Power, seats: Seating): number[] {
  if (power === 'reinforce' || power === 'doubleAttack') return [0];
  if (power === 'recall') return [];
  return power === 'forget' ? [0, ...opponentsOf(seats)] : opponentsOf(seats);
}

/** Uses an open power once, on the last whom it reaches, and says what it must have told. */
function useOn(t: Table, power: Power, seats: Seating): void {
  const other = opponentsOf(seats).at(-1) as number;
  const [blue = 0, white = 0, used = 0] = ['N−B', 'D−W', 'D+W'].flatMap(row);
  const [answer, told]: [Answer, object] = {
    reinforce: [
      { do: 'target', seat: 0, place: 0 },
      { kind: 'endurance', power, seat: 0, owner: 0, place: 0 },
    ],
    weary: [
      { do: 'target', seat: other, place: 0 },
      { kind: 'endurance', power, owner: other, endurance: 0 },
    ],
    immobilise: [
      { do: 'target', seat: other, place: 0 },
      { kind: 'turnedDown', owner: other, place: 0 },
    ],
    recall: [
      { do: 'recall', power: used },
      { kind: 'recalled', seat: 0, power: used },
    ],
    forget: [
      { do: 'forget', seat: other, power: blue },
      { kind: 'forgot', other, power: blue },
    ],
    doubleAttack: [
      { do: 'target', seat: 0, place: 0 },
      { kind: 'struckTwin', seat: 0, place: 0 },
    ],
    guard: [{ do: 'decline' }, {}],
    tradePower: [
      { do: 'barter', seat: other, give: white, get: blue },
      { kind: 'bartered', other, gave: white, got: blue },
    ],
    swapDreamer: [
      { do: 'swap', seat: other },
      { kind: 'swapped', other },
    ],
  }[power] as [Answer, object];
  if (seats === 'four, one out') expect(t.why(at(answer, 3))).toMatch(/^ART-POW-1\d |^KER-SHAPE/);
  t.answer(answer);
  expect(t.events[0]).toMatchObject(told);
}
/** The same at a seat that is out, or a shape that names no seat. */
const at = (a: Answer, seat: number): Answer => ('seat' in a ? { ...a, seat } : ({ ...a, seat } as unknown as Answer));

const done = (t: Table): void => void (t.open[0] === '0 power' && t.answer({ do: 'decline' }));

function works(what: 'summon' | 'use', power: Power, seats: Seating): void {
  const t = play(table(seats), what, (what === 'summon' ? SUMMONED : ITEMS)[power]);
  expect(t.open).toEqual(['0 power']);
  expect(reached(t)).toEqual(reach(power, seats));
  useOn(t, power, seats);
  done(t);
  expect(t.open).toEqual(['0 prepare']);
  // Once: what is left to prepare offers it no more.
  expect(t.choices().filter((a) => a.do === 'target' || a.do === 'swap' || a.do === 'barter')).toEqual([]);
}

/** Seat 0 fights seat 1, with this power on its first artefact and on an item in hand. */
function fighting(power: Power, seats: Seating): Table {
  const t = table(seats).lay(0, {
    places: [SUMMONED[power], 'velvet-hedgehog'],
    hand: ITEMS[power],
    row: `${payFor(ITEMS[power])} N−B`,
  });
  t.lay(1, { places: ['root-stag', 'root-stag', 'root-stag'], row: '' });
  t.turn(0).answer({ do: 'fight' });
  if (seats === 'four, one out') expect(t.why({ do: 'designate', seat: 3 })).toBe('ART-MULTI-02 notDesignable');
  if (seats !== 'two') t.answer({ do: 'designate', seat: 1 });
  expect(t.asked('combat').about.other).toBe(1);
  return t;
}

const attack = (place: number, target: number): Do<'attack'> => ({ do: 'attack', place, target, boost: [] });

function attacksTwice(seats: Seating): void {
  const t = fighting('doubleAttack', seats);
  const left = () => t.choices().filter((a) => a.do === 'attack' && a.place === 0).length > 0;
  t.answer(attack(0, 0));
  expect(left()).toBe(true);
  t.answer(attack(0, 1));
  expect([left(), t.told('attacked').endurance]).toEqual([false, 1]);
  expect(t.why(attack(0, 2))).toMatch(/^ART-ATTACK-0/);
}

function attackingNeverUses(power: Power, seats: Seating): void {
  const t = fighting(power, seats);
  expect(new Set(t.choices().map((a) => a.do))).toEqual(new Set(['attack', 'end']));
  const item = ITEMS[power];
  expect(t.why({ do: 'use', card: card(item), pay: row(payFor(item)), spirals: 0 })).toBe('ART-ATTACK-02 combatOnly');
  t.answer(attack(0, 0));
  expect(t.kinds).toContain('attacked');
  expect(t.kinds.filter((kind) => AT_WORK.includes(kind) || kind === 'intercepted')).toEqual([]);
  expect(t.choices().some((a) => a.do === 'attack' && a.place === 0)).toBe(false);
}

/** Seat 0 attacks seat 1 beside whose artefact this power stands; with four, seat 2 has the same. */
function attacked(power: Power, seats: Seating): Table {
  const t = table(seats).lay(0, { places: ['carnival-bull', 'carnival-bull'], row: '' });
  for (const seat of opponentsOf(seats).slice(0, 2)) {
    t.lay(seat, { places: ['tinder-cat', SUMMONED[power]], hand: ITEMS[power], row: `${payFor(ITEMS[power])} N+R` });
  }
  t.turn(0).answer({ do: 'fight' });
  if (seats !== 'two') t.answer({ do: 'designate', seat: 1 });
  return t.answer(attack(0, 0));
}

function guards(seats: Seating): void {
  const t = attacked('guard', seats);
  // The one attacked alone.
  expect(t.open).toEqual(['1 intercept']);
  expect(t.choices()).toEqual([{ do: 'intercept', place: 1 }, { do: 'decline' }]);
  t.answer({ do: 'decline' });
  expect(t.open).toEqual(['1 defend']);
  const item = card(ITEMS.guard);
  t.answer({ do: 'defend', boost: [], item, pay: row(payFor(ITEMS.guard)), spirals: 0 });
  expect(t.told('defended')).toMatchObject({ seat: 1, item, value: 3 });
}

function attackedNeverUses(power: Power, seats: Seating): void {
  const t = attacked(power, seats);
  expect(t.open).toEqual(['1 defend']);
  expect(t.choices().every((a) => a.do === 'defend' && a.item === undefined)).toBe(true);
  const item = card(ITEMS[power]);
  expect(t.why({ do: 'defend', boost: [], item, pay: row(payFor(ITEMS[power])), spirals: 0 })).toMatch(/^ART-/);
  t.answer({ do: 'defend', boost: [] });
  expect(t.kinds).toContain('settled');
  expect(t.kinds.filter((kind) => AT_WORK.includes(kind) || kind === 'intercepted')).toEqual([]);
}

/** What is there once the turn has ended: what ends with it, and what stays. */
function afterwards(power: Power, seats: Seating): void {
  const other = opponentsOf(seats).at(-1) as number;
  if (power === 'guard') {
    // In the turns of others, as often as one likes.
    const t = attacked('guard', seats).answer({ do: 'intercept', place: 1 });
    if (t.open[0] === '1 defend') t.answer({ do: 'defend', boost: [] });
    t.lay(1, { places: ['tinder-cat', SUMMONED.guard] }).answer(attack(1, 0));
    expect(t.open).toEqual(['1 intercept']);
    return;
  }
  const t = play(table(seats), 'use', ITEMS[power]);
  useOn(t, power, seats);
  done(t);
  const [mine, theirs] = [{ ...t.side(0) }, { ...t.side(other) }];
  t.answer({ do: 'end' });
  if (t.open[0] === '0 designate') t.answer({ do: 'designate', seat: 1 });
  const [now, then] = [t.side(0), t.side(other)];
  switch (power) {
    case 'reinforce':
      expect(now.endurance).toEqual(mine.endurance);
      return;
    case 'weary':
      expect([then.cards[0], then.broken]).toEqual([-1, [card('emberling')]]);
      return;
    case 'immobilise':
      expect(then.asleep[0]).toBe(1);
      return;
    case 'doubleAttack':
      expect([mine.twin[0], now.twin[0]]).toEqual([1, 0]);
      return;
    case 'swapDreamer':
      expect([now.dreamer, then.dreamer]).toEqual([mine.dreamer, theirs.dreamer]);
      return;
    default:
      expect(now.row).toEqual(mine.row);
      // Whose turn has come has drawn: what lay there lies there still.
      expect(then.row.slice(0, theirs.row.length)).toEqual(theirs.row);
  }
}

function playOf(power: Power, moment: Moment, seats: Seating): CellPlay {
  switch (moment) {
    case 'at the summons':
      return () => {
        if (power !== 'doubleAttack' && power !== 'guard') return works('summon', power, seats);
        const t = play(table(seats), 'summon', SUMMONED[power]);
        expect([t.open, t.kinds]).toEqual([['0 prepare'], ['summoned']]);
      };
    case 'by an item':
      return () => {
        if (power !== 'guard') return works('use', power, seats);
        const item = ITEMS.guard;
        const t = table(seats).lay(0, { hand: item, row: payFor(item) });
        expect(t.choices().some((a) => a.do === 'use')).toBe(false);
        expect(t.why({ do: 'use', card: card(item), pay: row(payFor(item)), spirals: 0 })).toMatch(/^ART-/);
      };
    case 'by an item on the first turn':
      return () => {
        const item = ITEMS[power];
        const t = table(seats, 1).lay(0, { hand: item, row: payFor(item), turns: 0 });
        expect(t.choices().some((a) => a.do === 'use')).toBe(false);
        expect(t.why({ do: 'use', card: card(item), pay: row(payFor(item)), spirals: 0 })).toMatch(/^ART-/);
      };
    case 'when attacking':
      return () => (power === 'doubleAttack' ? attacksTwice(seats) : attackingNeverUses(power, seats));
    case 'when attacked':
      return () => (power === 'guard' ? guards(seats) : attackedNeverUses(power, seats));
    default:
      return () => afterwards(power, seats);
  }
}

for (const matrix of matrices)
  playMatrix(matrix, ({ at: [power, moment, seats] }) => playOf(power as Power, moment as Moment, seats as Seating));
