/** Plays the matrices of `matrix.ts`, cell by cell. */
import { Fast } from '@reverie/kernel/chance/fast';
import { type CellPlay, type Matrix, playMatrix } from '@reverie/kernel/testing/matrix';
import { expect } from 'vitest';
import { type Answer, answerSchema } from '../answers.ts';
import { BECAUSE, type Mend, shutBy, type Use } from '../data/mends.ts';
import type { Draw, Duel, Test } from '../frames.ts';
import { optionsSchema } from '../options.ts';
import { inDuelOf } from '../programs/duellist.ts';
import type { Kind } from '../questions.ts';
import { cannotTakeOn, MEND_RULES, shutFor } from '../rules/drawing.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import {
  BEGIN,
  type Blow,
  coins,
  drawn,
  duelIn,
  failedByBand,
  failedByPnj,
  fight,
  hero,
  isPeace,
  lying,
  missing,
  type OfPnj,
  PNJ,
  prepared,
  SIDE,
  STEP,
  testIn,
} from './draws.ts';
import { type Decider, matrices } from './matrix.ts';
import type { Table } from './table.ts';

const [mends, deciders] = matrices as [Matrix, Matrix];

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

/** An open mend, by its exact chance: coins, four white stones and four black ones, nothing fixed. */
function mended(use: Use, mend: Mend): void {
  if (use === 'opening' && mend === 'difficulty') {
    // It weighs on one's own draw alone.
    const t = fight({ name: 'A' }, { name: 'B' });
    t.prepare(() => Object.assign(duelIn(t), { holder: -1 }));
    t.answerTo('duel.stance', { do: 'ready', panache: 4 }).answerTo('duel.stance', { do: 'ready' });
    expect(t.all('opened').map(({ fixed }) => fixed)).toEqual([-4, 0]);
    return;
  }
  const { ways, hand } = played(use, mend)();
  expect(ways).toEqual(hand);
}

/** An answer that names the mend, at the question that asks for it. */
const NAMES: Readonly<Partial<Record<Mend, Answer>>> = {
  redraw: { do: 'redraw', count: 1, from: 'characteristic' },
  escrime: { do: 'redraw', count: 1, from: 'escrime' },
  panache: { do: 'redraw', count: 1, from: 'panache' },
  fortune: { do: 'fortune' },
};
const REPARTEE = { margin: 1, text: 'Bonne nuit, Comte.' } as const;
const fieldsOf = (verb: Answer['do']): readonly string[] =>
  Object.keys(answerSchema.options.find(({ shape }) => shape.do.value === verb)?.shape ?? {});

/** A mend that is shut is refused with the line of the book, or there is no answer that could name it. */
function refused(use: Use, mend: Mend): void {
  const lines = BECAUSE[shutBy(use, mend) as keyof typeof BECAUSE];
  const refusal = { rule: MEND_RULES[mend], reason: 'mendShut', details: { lines } };
  expect(lines).toMatch(/^\d+–\d+$/);
  expect(shutFor(use, mend)).toMatchObject(refusal);
  const named = NAMES[mend];
  if (use === 'potion') drunk();
  else if (named) {
    const [kind, seat] = askMend(use);
    expect(at(use).rich(own(use), 2).refusedTo(kind, named, seat)).toMatchObject(refusal);
  } else if (mend === 'final') {
    if (isPeace(use))
      expect(prepared(use).refusedTo('test.prepare', { do: 'draw', ...REPARTEE }, 0)).toMatchObject(refusal);
    else {
      expect(fieldsOf(TAKES_ON[use as keyof typeof TAKES_ON])).not.toContain('margin');
      expect(cannotTakeOn(use, REPARTEE)).toMatchObject(refusal);
    }
  } else if (mend === 'relance') noRelance(use, refusal);
  else notForced(use);
}
const TAKES_ON = { opening: 'ready', defence: 'defend', save: 'save' } as const;

/** SON-POT-01: its stones heal; nothing is asked about them, and no test is told. */
function drunk(): void {
  const t = coins({ ...hero, potions: [4] }, { name: 'B' });
  t.figure(0).wounds = [{ kind: 'legere', day: 1, place: '', hidden: false }];
  const before = t.open;
  t.answerTo('act', { do: 'potion', quality: 4 }, 0);
  expect([t.open, t.told('potion').figure, t.kinds.filter((kind) => kind === 'drew')]).toEqual([before, 0, []]);
}

/** SON-DIF-03: the Conteur cannot ask for it. */
function noRelance(use: Use, refusal: object): void {
  if (use === 'opposition') {
    const more = { a: 0, b: 1, skill: 'vigilance', how: 'opposition', relance: 1 } as const;
    expect(coins(hero, { name: 'B' }).refusedTo('preside', { do: 'contest', ...more }, 2)).toMatchObject(refusal);
  } else if (use === 'spell') {
    const t = coins(hero, { name: 'B' }).answerTo('act', { do: 'spell', words: ['figer'] }, 0);
    expect(t.refusedTo('test.rule', { do: 'rule', difficulty: 0, relance: 1 }, 2)).toMatchObject(refusal);
  } else {
    // He is not asked for a Difficulty, and what begins it names none.
    if (isPeace(use)) expect(prepared(use).open.filter((one) => one.endsWith('test.rule'))).toEqual([]);
    for (const verb of ['duel', 'algarade', 'shot', 'useObject', 'spell', 'ready', 'attack', 'defend', 'save'] as const)
      expect(fieldsOf(verb)).not.toContain('relance');
  }
}

/** SON-TST-06: no bad Caractéristique takes a white stone from it. */
function notForced(use: Use): void {
  const clumsy = { FOR: -2, INT: -2, PER: -2, DEX: -2, AGI: -2, END: -2, IMA: -2 };
  if (use === 'opening') {
    const t = fight({ name: 'A', characteristics: clumsy }, { name: 'B' });
    t.answerTo('duel.stance', { do: 'ready' }).answerTo('duel.stance', { do: 'ready' });
    expect([t.all('opened').length, t.all('redrew')]).toEqual([2, []]);
    return;
  }
  const sheet = { ...hero, characteristics: clumsy };
  const t = coins(sheet, { name: 'B' });
  if (use === 'impress')
    t.answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2)
      .answerTo('duel.impress', { do: 'impress' }, 0)
      .answerTo('duel.impressed', { do: 'pass' }, 2);
  else BEGIN.trait(t);
  expect(testIn(t)).toMatchObject({ use, forced: 0 });
  t.answerTo('test.prepare', { do: 'draw' }, 0);
  expect([t.all('drew').length, t.all('redrew')]).toEqual([1, []]);
}

playMatrix(mends, ({ at: [use, mend], shut }): CellPlay => {
  const cell = [use as Use, mend as Mend] as const;
  return shut === undefined ? () => mended(...cell) : () => refused(...cell);
});

/** One seat is asked about the draw, and mends it. */
function decides(t: Table, use: Use, figure: number, seat: number): void {
  const [kind] = askMend(use);
  expect(t.open.filter((one) => one.endsWith(kind))).toEqual([`${seat} ${kind}`]);
  t.answerTo(kind, { do: 'invert' }, seat);
  expect(t.told('inverted').figure).toBe(figure);
}
/** SON-LIM-03: his PNJ may pay from what he has himself. A band of minor ones has no PP (SON-NPC-01): it stands. */
function ofConteur(use: OfPnj): void {
  if (use === 'algarade') bandStands(true);
  else decides(failedByPnj(use).rich(PNJ, 2), use, PNJ, 2);
}
function bandStands(conteur: boolean): void {
  const t = failedByBand(conteur);
  expect(t.all('settled').map(({ figure }) => t.figure(figure).kind)).toContain('minor');
  expect(t.open.filter((one) => one.endsWith('test.mend'))).toEqual([]);
}

/** What the program did about the draws of those whom nobody plays, in games of its own choice on both sides. */
function watched() {
  const mends = new Set<string>();
  const settled = new Set<string>();
  const asked = new Set<number>();
  for (let seed = 1; seed <= 50; seed++) {
    const chance = new Fast(seed);
    const below = chance.below();
    const seats = [{ name: 'A', role: 'arpenteur' }];
    const s = rules.setup(optionsSchema.parse({ mode: 'arena' }), seats, { chance, tell: undefined });
    const tell = (event: Types['Event']): void => {
      if (!('figure' in event) || event.figure === 0) return;
      const top = s.stacks[0]?.at(-1);
      const side = top?.kind === 'duel' ? top.sides.findIndex(({ figure }) => figure === event.figure) : -1;
      if (top?.kind === 'duel' && (event.kind === 'redrew' || event.kind === 'inverted'))
        mends.add(top.draws[side as 0 | 1]?.use ?? '');
      if (event.kind === 'parriedBotte' && event.how === 'draw') settled.add('save');
      if (top?.kind === 'test' && event.kind === 'settled') settled.add(top.use);
    };
    for (let n = 0; n < 400 && !rules.outcome(s); n++) {
      const d = rules.pending(s).find(({ optional }) => !optional);
      if (!d) break;
      asked.add(d.seat);
      if ('side' in d.about) asked.add(duelOf(s)?.sides[d.about.side].figure ?? -1);
      const choices = rules.choices(s, d);
      const a = inDuelOf(s, d, choices, below) ?? choices[below(choices.length)];
      rules.answer(s, d, a as Answer, { chance, tell });
    }
  }
  return { mends, settled, asked };
}
const duelOf = (s: State): Duel | undefined => s.stacks[0]?.find((f): f is Duel => f.kind === 'duel');
let seen: ReturnType<typeof watched> | undefined;

/** SON-X-02: no seat is asked. It mends openings and blows; what it shows before a fight and its parries of bottes stand as they lie. */
function byItself(use: Use): void {
  if (use === 'algarade') {
    bandStands(false);
    return;
  }
  seen ??= watched();
  expect([...seen.asked]).toEqual([0]);
  const stands = use === 'impress' || use === 'save';
  expect([seen.settled.has(use), seen.mends.has(use)]).toEqual([stands, !stands]);
}

playMatrix(deciders, ({ at: [draw, who], shut }) => {
  if (shut !== undefined) return undefined;
  const use = draw as Use;
  switch (who as Decider) {
    case 'Arpenteur of a player':
      return () => decides(at(use), use, own(use), own(use));
    case 'PNJ of the Conteur':
      return () => ofConteur(use as OfPnj);
    default:
      return () => byItself(use);
  }
});
