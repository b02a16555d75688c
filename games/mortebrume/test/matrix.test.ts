/** Plays the matrices of `matrix.ts`, cell by cell. */
import { type Matrix, playMatrix } from '@reverie/kernel/testing/matrix';
import { expect } from 'vitest';
import type { Action, Do } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import type { Result } from '../frames.ts';
import { type End, type Means, matrices, type Part, type Reaction, type Rolls, type Striker } from './matrix.ts';
import { crowd, type Figure, strike, Table } from './table.ts';

const [onTheWay, opposed] = matrices as [Matrix, Matrix];

/** A way up the table to (30, 29) with an interception on it; its ground is narrow: others stand beside it. */
interface Way {
  readonly from: number;
  readonly legs: readonly (readonly [number, number, ('jump' | 'drop')?])[];
  /** Where the interception comes, and where a mover stopped there without footing goes back to. */
  readonly met: number;
  readonly foot?: number;
  readonly scenery?: readonly unknown[];
}
const WAYS: Readonly<Record<Part, Way>> = {
  walk: { from: 20, legs: [[30, 29]], met: 27 },
  climb: { from: 22, legs: [[30, 29]], met: 27, foot: 25.75, scenery: [box('rock', 28.7, 27, 2.6, 3.5, 2)] },
  'step over': { from: 20, legs: [[30, 29]], met: 27, foot: 24.35, scenery: [box('hole', 28.7, 25.6, 2.6, 2, 3)] },
  jump: {
    from: 18,
    legs: [
      [30, 25],
      [30, 29, 'jump'],
    ],
    met: 27,
  },
  drop: {
    from: 24.7,
    legs: [
      [30, 27.26, 'drop'],
      [30, 29],
    ],
    met: 26,
    scenery: [box('rock', 28.7, 22, 2.6, 4, 2)],
  },
  turn: { from: 29, legs: [], met: 29 },
};

/** The interceptor, its place and means, the dice, and the reaction. */
interface Meeting {
  readonly kind: string;
  readonly off: number;
  readonly with: string;
  readonly dice: readonly (readonly [string, number])[];
  readonly how?: Do<'answer'>['how'];
  readonly phys?: number;
  readonly arm?: number;
}
const axe = { kind: 'mel-sapeur', off: 3.5, with: 'hachette' } as const;
const bow = { kind: 'mel-archere', off: 8, with: 'arc' } as const;
const witch = { kind: 'tha-sorciere', off: 6 } as const;
const MEETINGS: Readonly<Partial<Record<`${Means} ${End}`, Meeting>>> = {
  'blow missed': { ...axe, dice: [['weapon', 1]], how: 'take' },
  'blow dodged': {
    ...axe,
    dice: [
      ['dodge', 5],
      ['weapon', 3],
    ],
    how: 'dodge',
  },
  'blow taken': { ...axe, dice: [['weapon', 3]], how: 'take' },
  'blow pushed': { kind: 'mel-lancier', off: 4.6, with: 'lance-longue', dice: [['weapon', 6]], how: 'take' },
  'blow stunned': { ...axe, with: 'body', dice: [['body', 6]], how: 'take' },
  'blow won': {
    ...axe,
    dice: [
      ['weapon', 7],
      ['weapon', 3],
    ],
    how: 'passe',
  },
  'blow tie': {
    ...axe,
    dice: [
      ['weapon', 2],
      ['weapon', 3],
    ],
    how: 'passe',
  },
  'blow lost': {
    ...axe,
    dice: [
      ['weapon', 2],
      ['weapon', 5],
    ],
    how: 'passe',
  },
  'blow felled': { ...axe, dice: [['weapon', 3]], how: 'take', phys: 3 },
  'blow captured': { ...axe, dice: [['weapon', 3]], how: 'take' },
  'shot missed': { ...bow, dice: [['shot', 1]] },
  'shot dodged': {
    ...bow,
    dice: [
      ['shot', 3],
      ['dodge', 9],
    ],
    how: 'dodge',
  },
  'shot taken': { ...bow, dice: [['shot', 3]], how: 'take' },
  'shot pushed': { kind: 'tha-rodeur', off: 6, with: 'javelot', dice: [['shot', 6]], how: 'take', arm: 2 },
  'shot felled': { ...bow, dice: [['shot', 3]], how: 'take', phys: 1 },
  'spell missed': { ...witch, with: 'trait-de-brume', dice: [['spell', 1]] },
  'spell dodged': {
    ...witch,
    with: 'mains-de-racine',
    dice: [
      ['spell', 5],
      ['will', 6],
    ],
    how: 'will',
  },
  'spell taken': { ...witch, with: 'trait-de-brume', dice: [['spell', 4]], how: 'take' },
  'spell pushed': { ...witch, with: 'souffle-des-anciens', dice: [['spell', 5]], how: 'take' },
  'spell rooted': { ...witch, with: 'mains-de-racine', dice: [['spell', 5]], how: 'take' },
  'spell stunned': { ...witch, with: 'trait-de-brume', dice: [['spell', 8]], how: 'take' },
  'spell felled': { ...witch, with: 'trait-de-brume', dice: [['spell', 4]], how: 'take', phys: 1 },
};

/** The duellist on her way to strike the dwarf beyond its end, who is also in reach at the interception. */
function meet(way: Way, cover: number, { kind, off, with: means, dice, phys, arm }: Meeting): Table {
  const fill = kind.startsWith('mel') ? 'mel-sapeur' : 'tha-rodeur';
  const target = kind.startsWith('mel') ? 'mel-garde' : 'tha-hallebardier';
  const t = new Table({
    a: [['mel-bretteuse', 30, way.from, way.legs.length === 0 ? 'right' : 'up'], ...crowd('mel-lancier', 5)],
    b: [
      [kind, 30 + off, way.met, 'left'],
      [target, 30, 32.4, 'down'],
      [fill, 66, 70],
    ],
    ...(way.scenery && { scenery: way.scenery }),
  });
  Object.assign(t.f('b'), { activated: true, acted: true });
  // The rock that she climbs hides a part of her from afar: made up for.
  if (off > 5) t.prepare((s) => Object.assign(s, { bonus: [0, cover] }));
  Object.assign(t.f('A'), { ...(phys && { phys }), ...(arm && { arm }) });
  t.declare('A', way.legs, strike(t.id('b')));
  const at = Math.round((way.met - way.from) * 100);
  t.fixed(...(dice as never[]));
  return t.answer({ do: 'react', intercept: [{ fighter: t.id('a'), with: means, mover: t.id('A'), at }] });
}

/** Goes through with it; whether she came to strike in the end. */
function playOut(t: Table, how: Do<'answer'>['how'] | undefined, end: End): { strikes: boolean; told: string[] } {
  const told: string[] = [];
  const listen = (): void => {
    for (const e of t.events) told.push(e.kind === 'fell' ? `fell ${e.rule}` : e.kind);
  };
  listen();
  for (let i = 0; i < 20; i++) {
    const d = t.decision();
    if (d.kind === 'choose') return { strikes: false, told };
    if (d.kind === 'answer' && d.about.fighter === t.id('b')) return { strikes: true, told };
    if (d.kind === 'answer') t.react(how ?? 'take');
    else if (d.kind === 'blow') t.blow(d.seat === 1 && end === 'captured' ? 'capture' : 'damage');
    else if (d.kind === 'dice') t.answer({ do: 'dice', add: 0, morale: true });
    else if (d.kind === 'place') t.answer(t.choices()[0] as never);
    else t.pass();
    listen();
  }
  throw new Error('it does not end');
}

/** Which movers go on, and which still strike: the book's lines 148-149 and rulings, on foot and in the air. */
const GOES_ON: readonly End[] = ['missed', 'dodged', 'won', 'tie'];
const STRIKES: readonly End[] = ['missed', 'dodged', 'taken', 'rooted'];

playMatrix(onTheWay, ({ at }) => {
  const [part, means, end] = at as [Part, Means, End];
  const way = WAYS[part];
  const meeting = MEETINGS[`${means} ${end}`];
  return (
    meeting &&
    (() => {
      const t = meet(way, part === 'climb' ? 3 : 0, meeting);
      // A spell is not boosted; what has fallen already is prepared for nothing.
      if (t.question === '1 boost') t.pass();
      const { strikes, told } = playOut(t, meeting.how, end);
      const f = t.f('A');
      const air = part === 'jump' || part === 'drop';
      const goesOn = GOES_ON.includes(end) || (end === 'taken' && !air);
      const falls = air && !goesOn && end !== 'captured';
      // Back on firm ground she may be too far off for her blow.
      const reaches = goesOn || 32.4 - (way.foot ?? way.met) - 2.5 <= 4;
      expect(strikes, 'strikes').toBe(STRIKES.includes(end) && !(falls && part === 'jump') && reaches);
      expect(told.includes('stopped'), 'stopped').toBe(!goesOn);
      if (part === 'drop')
        expect(told, 'falls').toContain(falls ? 'fell MOR-FAL-02' : goesOn ? 'fell MOR-FAL-01' : 'captured');
      if (part === 'jump') expect(f.noDodge, 'falls').toBe(falls);
      expect(f.z, 'height').toBe(part === 'climb' && goesOn ? 200 : 0);
      if (end === 'pushed') expect(f.x).toBeLessThan(3000);
      else if (end === 'captured') expect(f.captor).toBe(t.id('a'));
      else if (part === 'drop' && !goesOn) expect(f.y).toBeLessThan(2750);
      else expect([f.x, f.y]).toEqual([3000, Math.round((goesOn ? 29 : (way.foot ?? way.met)) * 100)]);
    })
  );
});

/** What each comes to, by the book (lines 148-149, 190, 216, 236) and HB-22 to HB-24. */
const COMES_TO: Readonly<Record<Reaction, Readonly<Record<Rolls, Result>>>> = {
  passe: {
    'striker higher': 'dominates',
    equal: 'tie',
    'answer higher': 'dominated',
    'striker fumbles': 'dominated',
    'answer fumbles': 'dominates',
    'both fumble': 'tie',
  },
  body: {
    'striker higher': 'dominates',
    equal: 'tie',
    'answer higher': 'dominated',
    'striker fumbles': 'dominated',
    'answer fumbles': 'dominates',
    'both fumble': 'tie',
  },
  dodge: {
    'striker higher': 'dominates',
    equal: 'dodged',
    'answer higher': 'dodged',
    'striker fumbles': 'dodged',
    'answer fumbles': 'dominates',
    'both fumble': 'missed',
  },
  take: {
    'striker higher': 'dominates',
    equal: 'dominates',
    'answer higher': 'dominates',
    'striker fumbles': 'missed',
    'answer fumbles': 'dominates',
    'both fumble': 'missed',
  },
};

/**
 * All strike with the same hand, 12 and a D6; all answer with another: weapon 10 − 3 out of its band and a D8, fists
 * and dodge 12 and a D10.
 */
const lancer = 'mel-lancier';
const duellist = 'mel-bretteuse';
const FACES: Readonly<Record<Rolls, readonly [strike: number, passe: number, other: number]>> = {
  'striker higher': [4, 3, 3],
  equal: [2, 7, 2],
  'answer higher': [2, 8, 5],
  'striker fumbles': [1, 3, 3],
  'answer fumbles': [3, 1, 1],
  'both fumble': [1, 1, 1],
};

function struckBy(striker: Striker): Table {
  const far: Figure = [lancer, 66, 70];
  if (striker === 'interception') {
    const t = new Table({
      a: [[duellist, 30, 22, 'right'], ...crowd(lancer, 5)],
      b: [[lancer, 34.6, 25, 'left'], [lancer, 60, 70], far],
    });
    t.declare('A', [[30, 28]]);
    return t.answer({
      do: 'react',
      intercept: [{ fighter: t.id('a'), with: 'lance-longue', mover: t.id('A'), at: 300 }],
    });
  }
  if (striker === 'slip') {
    const t = new Table({
      a: [[duellist, 30, 25.4], ...crowd(lancer, 5)],
      b: [[lancer, 30, 29.5, 'down'], [lancer, 32.5, 29.7, 'down'], far],
    });
    t.declare('A', [], strike(t.id('a')));
    return t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } });
  }
  const t = new Table({
    a: [[lancer, 30, 25.6], ...crowd(lancer, 5)],
    b: [[duellist, 28.5, 30, 'down'], [duellist, 31.5, 30, 'down'], far],
  });
  const sweep: Action = { kind: 'sweep', from: t.id('a'), to: t.id('b') };
  return t.declare('A', [], striker === 'sweep' ? sweep : strike(t.id('a'))).until('answer');
}

playMatrix(opposed, ({ at, shut }) => {
  const [striker, reaction, rolls] = at as [Striker, Reaction, Rolls];
  if (shut !== undefined) return undefined;
  return () => {
    const t = struckBy(striker);
    const [strikes, passe, other] = FACES[rolls];
    const rolled: unknown[] =
      reaction === 'take' ? [] : [[reaction === 'passe' ? 'weapon' : reaction, reaction === 'passe' ? passe : other]];
    t.fixed(...(rolled as never[]), ['weapon', strikes]);
    if (striker === 'slip') t.answer({ do: 'slip' });
    else t.react(reaction);
    if (striker === 'sweep') t.react('take');
    const wanted = COMES_TO[reaction][rolls];
    expect(t.told('struck', 0).result).toBe(wanted);
    if (striker === 'slip') {
      // Past the defender the attacker strikes the first target; else it takes any blow, and its turn is over.
      if (wanted === 'dodged') expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a') } });
      else {
        t.rest();
        expect(t.f('A').spent).toBeGreaterThan(100_000);
      }
      return;
    }
    const met = t.f(striker === 'interception' ? 'A' : 'a');
    // HB-23: a dodge allows a step aside, but not on the way (MOR-INT-A2).
    const aside = wanted === 'dodged' && striker !== 'interception';
    expect(t.decision().kind === 'on' && t.asked('on').about.why === 'dodge').toBe(aside);
    if (striker === 'interception') {
      t.rest();
      const over = (reaction === 'passe' || reaction === 'body') && wanted === 'dominates';
      expect(met.y).toBe(over ? 2500 : 2800);
      expect(met.acted).toBe(reaction === 'passe' || reaction === 'body');
    }
  };
});
