/**
 * Kinds of draw against mends: each cell of `data/mends.ts` is played. Where it is open, with its exact chance against a
 * fraction worked out by hand (coins, four white stones and four black ones, nothing fixed); where it is shut, by a
 * refusal that names the line of the book.
 */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { BECAUSE, MENDS, type Mend, shutBy, USES, type Use } from '../data/mends.ts';
import type { Draw, Duel, Test } from '../frames.ts';
import type { Kind } from '../questions.ts';
import { MEND_RULES, newDraw } from '../rules/drawing.ts';
import { row, type Table, withConteur } from './table.ts';

/** Coins, at a table with a Conteur in seat 2. */
const coins = (a: object, b: object): Table => withConteur([a as never, b as never], { bag: 'coin' }, { seed: 1 });
/** A, who is drawn for, and B. Every skill and characteristic that is drawn on is 1. */
const hero = {
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
type Peace = (typeof PEACE)[number];
const isPeace = (use: Use): use is Peace => (PEACE as readonly Use[]).includes(use);

/** What begins each of them at a table with a Conteur (seat 2), and leads to its preparation. */
const BEGIN: Readonly<Record<Exclude<Peace, 'impress'>, (t: Table) => unknown>> = {
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
const ruled = (t: Table): Table => t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);

const testIn = (t: Table): Test => {
  const top = t.s.stacks[0]?.at(-1);
  if (top?.kind !== 'test') throw new Error('no test');
  return top;
};

/** At its preparation, with nothing fixed and no redraws of its own. */
function prepared(use: Peace, more: Partial<Test> = {}): Table {
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
    if (f.belief) f.belief = [{ e: 0, a: 0, b: 0, p: 1 }];
  });
}

/** Four white and four black ones lie there, or so many white ones. */
function lying(use: Peace, more: Partial<Test> = {}, white = 4): Table {
  const t = prepared(use, { cap: 1, fortune: false, ...more });
  return t.prepare(() => {
    const f = testIn(t);
    Object.assign(f, { step: 'mend', plain: 0, row: row('○'.repeat(white) + '●'.repeat(8 - white)).map((n) => n > 0) });
    if (f.belief) f.belief = [{ e: 0, a: white, b: 0, p: 1 }];
  });
}

const BLOWS = ['opening', 'attack', 'defence', 'counter', 'save'] as const;
type Blow = (typeof BLOWS)[number];
const STEP = {
  opening: 'openMend',
  attack: 'attackMend',
  defence: 'defendMend',
  counter: 'counterMend',
  save: 'saveMend',
} as const;
/** Whose draw it is: A attacks, B defends. */
const SIDE = { opening: 0, attack: 0, defence: 1, counter: 1, save: 1 } as const;

const duelIn = (t: Table): Duel => {
  const top = t.s.stacks[0]?.find(({ kind }) => kind === 'duel');
  if (top?.kind !== 'duel') throw new Error('no duel');
  return top;
};
const drawn = (use: Use, white: number, more: Partial<Draw> = {}): Draw => ({
  ...newDraw(use, 0),
  row: row('○'.repeat(white) + '●'.repeat(8 - white)).map((n) => n > 0),
  ...more,
});

/** Two of equal Escrime in their first exchange, A with the upper hand; with a Conteur where `conteur` says so. */
function fight(a: object = hero, b: object = { ...hero, name: 'B' }): Table {
  const t = coins(a, b);
  t.answerTo('preside', { do: 'duel', a: 0, b: 1 }, 2);
  for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
  while (t.open.some((one) => one.endsWith('duel.bid'))) t.answerTo('duel.bid', { do: 'pass' });
  return t;
}

/** A draw that misses by one stone: four against four; four against five in an opening; seven of eight in a parry. */
function missing(use: Blow, more: Partial<Draw> = {}, white = use === 'save' ? 7 : 4): Table {
  const t = fight();
  return t.prepare((s) => {
    const f = duelIn(t);
    const side = SIDE[use];
    f.serial = ++s.serial;
    Object.assign(f, { step: STEP[use], up: 0, turn: side, passes: 0, base: false, manoeuvre: 'enForce', result: 1 });
    Object.assign(f, { defence: use === 'counter' ? 'enForce' : 'esquiveSimple', counter: use === 'counter' });
    if (use === 'save') f.botte = 'plume';
    f.draws[side] = drawn(use, white, more);
    if (use === 'opening') f.draws[1] = drawn('opening', 5);
  });
}

type Ways = Readonly<Record<string, string>>;
/** What a mend that turns one stone with this chance brings, by the kind of draw. */
const turned = (use: Use, p: '1' | '1/2'): Ways => {
  const [good, bad] = {
    opening: ['tie', 'underHand'],
    attack: ['r1', 'r0'],
    defence: ['t0', 't1'],
    counter: ['r1', 'r0'],
    save: ['held', 'pierced'],
  }[use as Blow] ?? ['success', 'failure'];
  return p === '1' ? { [good as string]: '1' } : { [good as string]: '1/2', [bad as string]: '1/2' };
};
/** Two stones of good Karma on top: none of them white in one of four. */
const topped = (use: Use): Ways => {
  if (use === 'opening') return { upperHand: '1/4', tie: '1/2', underHand: '1/4' };
  const [good, bad] = Object.keys(turned(use, '1/2')) as [string, string];
  // Two white ones on four make six: two Réussites.
  if (use === 'attack' || use === 'counter') return { r2: '1/4', r1: '1/2', r0: '1/4' };
  return { [good]: '3/4', [bad]: '1/4' };
};
/** Two stones of bad Karma on a draw that is good by one: both black in one of four. */
const weighed = (use: Use): Ways => {
  if (use === 'opening') return { upperHand: '1/4', tie: '1/2', underHand: '1/4' };
  if (use === 'save') return { held: '1/4', pierced: '3/4' };
  const [good, bad] = Object.keys(turned(use, '1/2')) as [string, string];
  return { [good]: '3/4', [bad]: '1/4' };
};

const FORTUNE: Partial<Record<Use, Ways>> = { attack: { r0: '1' }, counter: { r0: '1' }, defence: { t1: '1' } };

type Cell = () => { readonly ways: Ways; readonly hand: Ways };

const askMend = (use: Use): readonly [Kind, number] =>
  isPeace(use) ? ['test.mend', 0] : [`duel.${STEP[use as Blow]}`, SIDE[use as Blow]];
const at = (use: Use, more: Partial<Test> & Partial<Draw> = {}, white?: number): Table =>
  isPeace(use) ? lying(use, more, white) : missing(use as Blow, more, white);
const own = (use: Use): number => (isPeace(use) ? 0 : SIDE[use as Blow]);

/** Each open mend, as it is played. */
function played(use: Use, mend: Mend): Cell {
  const [kind, seat] = askMend(use);
  const after =
    (answer: Answer, hand: Ways, change: (t: Table) => unknown = () => undefined): Cell =>
    () => {
      const t = at(use);
      t.rich(own(use), 2);
      change(t);
      return { ways: t.waysTo(kind, answer, seat), hand };
    };
  const karma = (t: Table, cases: number): void => {
    t.figure(own(use)).karma = cases;
  };
  switch (mend) {
    case 'redraw':
      return after({ do: 'redraw', count: 1, from: 'characteristic' }, turned(use, '1/2'));
    case 'escrime':
      return after({ do: 'redraw', count: 1, from: 'escrime' }, turned(use, '1/2'));
    case 'panache':
      return after({ do: 'redraw', count: 1, from: 'panache' }, turned(use, '1/2'));
    case 'inversion':
      return after({ do: 'invert' }, turned(use, '1'));
    case 'debt':
      return after({ do: 'invert', debt: true }, turned(use, '1'), (t) => t.rich(own(use), 0));
    case 'karma':
      return after({ do: 'karma' }, topped(use), (t) => karma(t, 8));
    case 'fortune':
      // Four against four: a success, and no Réussite.
      return after({ do: 'fortune' }, FORTUNE[use] ?? { success: '1' });
    case 'badKarma':
      return () => {
        const t = at(use, {}, use === 'save' ? 8 : 5);
        if (use === 'opening') duelIn(t).draws[1] = drawn('opening', 4);
        karma(t, -8);
        t.figure(own(use)).imposed = true;
        t.rich(own(use), 2);
        t.prepare((s) =>
          Object.assign(s.stacks[0]?.at(-1) ?? {}, {
            serial: ++s.serial,
            step: 'avoid',
            mended: isPeace(use) ? '' : STEP[use as Blow],
          }),
        );
        const asked: Kind = isPeace(use) ? 'test.avoid' : 'duel.avoid';
        return { ways: t.waysTo(asked, { do: 'take' }, seat), hand: weighed(use) };
      };
    default:
      return before(use, mend);
  }
}

/** What is taken on or forced before a draw of eight coins. */
function before(use: Use, mend: Mend): Cell {
  // Seven coins and a black stone: at least five white ones, 21 + 7 + 1 of 128. Eight, of which six: 28 + 8 + 1 of 256.
  // One white stone back in the bag: six and more as before, and half of the 56 ways with five.
  const hand = {
    difficulty: ['29/128', '99/128'],
    final: ['37/256', '219/256'],
    forced: ['65/256', '191/256'],
    relance: ['65/256', '191/256'],
  }[mend as 'difficulty' | 'final' | 'forced' | 'relance'];
  if (isPeace(use))
    return () => {
      const forces = mend === 'forced' || mend === 'relance' ? 1 : 0;
      const t = prepared(use, { forced: forces, fortune: false });
      const taken: Answer =
        mend === 'difficulty'
          ? { do: 'draw', panache: 1 }
          : mend === 'final'
            ? { do: 'draw', margin: 1, text: 'Bonne nuit, Comte.' }
            : { do: 'draw' };
      return { ways: t.waysTo('test.prepare', taken, 0), hand: { success: hand[0], failure: hand[1] } as Ways };
    };
  return () => {
    const clumsy = { ...hero, escrime: 0, characteristics: { DEX: -1, AGI: -1 }, karma: -15 };
    const who = mend === 'forced' ? clumsy : { ...hero, karma: -15 };
    const t = fight(who, { ...who, name: 'B' })
      .rich(0, 0)
      .rich(1, 0);
    const side = SIDE[use as Blow];
    t.prepare((s) => {
      const f = duelIn(t);
      f.serial = ++s.serial;
      Object.assign(f, {
        step: ASKED[use as Blow],
        up: 0,
        turn: 0,
        base: false,
        result: 1,
        holder: -1,
        chain: 1,
        made: 1,
      });
      if (use === 'save') f.botte = 'plume';
      s.figures[side === 0 ? 1 : 0]!.wounds = [{ kind: 'legere', day: 1, place: '', hidden: false }];
    });
    const more =
      mend === 'difficulty' ? { panache: 1 } : mend === 'final' ? { margin: 1, text: 'Bonne nuit, Comte.' } : {};
    const manoeuvre = mend === 'forced' ? 'combatSale' : 'enForce';
    const answer: Answer = {
      opening: { do: 'ready', ...more } as Answer,
      attack: { do: 'attack', manoeuvre, ...more } as Answer,
      defence: { do: 'defend', manoeuvre: 'esquiveSimple', ...more } as Answer,
      counter: { do: 'counter', manoeuvre, ...more } as Answer,
      save: { do: 'save', ...more } as Answer,
    }[use as Blow];
    const ways = t.waysTo(`duel.${ASKED[use as Blow]}`, answer, side);
    // Whatever is more than nothing is a success.
    const bad =
      ways[{ attack: 'r0', defence: 't1', counter: 'r0', save: 'pierced', opening: 'underHand' }[use as Blow]];
    return { ways: { bad: bad ?? '0' }, hand: { bad: BEFORE[use as Blow]?.[mend] ?? hand[1] } as Ways };
  };
}
const ASKED = {
  opening: 'stance',
  attack: 'attack',
  defence: 'defend',
  counter: 'defend',
  save: 'botteAnswer',
} as const;
/**
 * Where it is not a success that counts. A parry of a botte: eight white of eight, or seven and a redraw where one is
 * forced: 1/256 · 1/2. An opening: worked out below.
 */
const BEFORE: Partial<Record<Blow, Partial<Record<Mend, string>>>> = {
  // A black stone and seven coins never make eight white ones.
  save: { difficulty: '1', forced: '511/512' },
};

const OPEN = USES.flatMap((use) => MENDS.flatMap((mend) => (shutBy(use, mend) ? [] : [[use, mend] as const])));
const SHUT = USES.flatMap((use) =>
  MENDS.flatMap((mend) => {
    const because = shutBy(use, mend);
    return because ? [[use, mend, BECAUSE[because]] as const] : [];
  }),
);

describe('S19 SON-KAR-15, SON-PPS-12 an open mend, by its exact chance', () => {
  test.each(OPEN.filter(([use, mend]) => !(use === 'opening' && mend === 'difficulty')))('%s: %s', (use, mend) => {
    const { ways, hand } = played(use, mend)();
    expect(ways).toEqual(hand);
  });
  test('opening: difficulty weighs on one’s own draw', () => {
    const t = fight({ name: 'A' }, { name: 'B' });
    t.prepare(() => Object.assign(duelIn(t), { holder: -1 }));
    t.answerTo('duel.stance', { do: 'ready', panache: 4 }).answerTo('duel.stance', { do: 'ready' });
    expect(t.all('opened').map(({ fixed }) => fixed)).toEqual([-4, 0]);
  });
});

/** An answer that names the mend. */
const NAMES: Readonly<Partial<Record<Mend, Answer>>> = {
  redraw: { do: 'redraw', count: 1, from: 'characteristic' },
  escrime: { do: 'redraw', count: 1, from: 'escrime' },
  panache: { do: 'redraw', count: 1, from: 'panache' },
  fortune: { do: 'fortune' },
};

describe('S19 SON-TST-03, SON-DUE-07 a mend that is shut is refused, with the line of the book', () => {
  test.each(SHUT)('%s: %s, book %s', (use, mend, lines) => {
    expect(lines).toMatch(/^\d+–\d+$/);
    const answer = NAMES[mend];
    // A potion is no draw of eight: nothing is asked about it.
    if (use === 'potion' || !answer) return expect(shutBy(use, mend)).toBeDefined();
    const t = at(use).rich(own(use), 2);
    const [kind, seat] = askMend(use);
    expect(t.refusedTo(kind, answer, seat)).toMatchObject({
      rule: MEND_RULES[mend],
      reason: 'mendShut',
      details: { lines },
    });
  });
});
