/** Families of rules in pairs (pairs.json): what happens where two of them meet and no other test lets them. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import type { Action, Do } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { copyState } from '../state.ts';
import { crowd, declaration, type Figure, strike, Table } from './table.ts';

type More = Partial<ConstructorParameters<typeof Table>[0]>;

/** One fighter of a side before one or more of the other, with others far off to make hordes of them. */
const facing = (own: string, y: number, enemies: readonly Figure[], more: More = {}): Table => {
  const side = (kind: string) => kind.slice(0, 3);
  const fill = { mel: 'mel-sapeur', tha: 'tha-rodeur', enc: 'enc-lutin' } as Readonly<Record<string, string>>;
  const foe = side(enemies[0]?.[0] ?? 'tha');
  return new Table({
    a: [[own, 30, y], ...crowd(fill[side(own)] ?? '', 4)],
    b: [...enemies, ...crowd(fill[foe] ?? '', 71)],
    ...more,
  });
};
const charging = (t: Table, type: 'surprise' | 'poussee' = 'surprise'): Action => ({
  kind: 'strike',
  target: t.id('a'),
  charge: { type, from: 0 },
});
const combine = (t: Table, first: Partial<Do<'attack'>['attackers'][number]> = {}): Table => {
  const one = (mark: string) => ({
    fighter: t.id(mark),
    path: [],
    action: { kind: 'strike' as const, target: t.id('a') },
  });
  return t
    .answer({ do: 'combine' })
    .answer({ do: 'attack', target: t.id('a'), attackers: [{ ...one('A'), ...first }, one('B')] });
};
/** Two lancers beside a target: the first where a test wants him. */
const two = (x: number, y: number, target: string, more: More = {}): Table =>
  new Table({
    a: [
      ['mel-lancier', x, y],
      ['mel-lancier', 34.6, 30, 'left'],
      ['mel-sapeur', 6, 4],
    ],
    b: [[target, 30, 30, 'down'], ...crowd('tha-rodeur', 71)],
    ...more,
  });
const intercept = (t: Table, by: string, means: string, at: number): Do<'react'> => ({
  do: 'react',
  intercept: [{ fighter: t.id(by), with: means, mover: t.id('A'), at }],
});

/** What an answer tells, with dice that fall as they may; the table itself stays where it is. */
const comesOf = (t: Table, a: Do<'dice'>): string[] => {
  const kinds: string[] = [];
  const io = { chance: new Fast(7), tell: (e: { kind: string }) => void kinds.push(e.kind) };
  expect(t.rules.answer(copyState(t.s), t.decision(), a, io)).toBeUndefined();
  return kinds;
};

test('HB-02 MOR-MRL-05 destiny and morale on the roll of a charge, an interception, a defence, a sweep, a combined attack, a shot, a stray, a spell, a will, an escape', () => {
  const goblin: Figure = ['tha-rodeur', 30, 30, 'down'];
  const lucky = (t: Table) => t.prepare((s) => Object.assign(s, { destiny: [2, 2], bonus: [3, 3] }));
  const shot = (t: Table): Action => ({ kind: 'shot', target: t.id('a'), weapon: 'arc' });
  const spell = (t: Table, name: string): Action => ({ kind: 'spell', spell: name, target: t.id('a') });
  const witch = () => lucky(facing('tha-sorciere', 18, [['mel-lancier', 30, 30, 'down']]));
  const scenes: Readonly<Record<string, () => Table>> = {
    charge() {
      const t = lucky(facing('mel-lancier', 18, [goblin]));
      return t
        .declare('A', [[30, 26]], charging(t))
        .until('answer')
        .react('dodge');
    },
    interception() {
      const t = lucky(facing('mel-bretteuse', 20, [['tha-hallebardier', 34.5, 27, 'left']]));
      return t
        .declare('A', [[30, 33]])
        .answer(intercept(t, 'a', 'hallebarde', 700))
        .react('dodge');
    },
    defence() {
      const pair: Figure[] = [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 32.5, 30.2, 'down'],
      ];
      const t = lucky(facing('mel-lancier', 26, pair));
      t.declare('A', [], strike(t.id('a')));
      return t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } }).answer({ do: 'slip' });
    },
    sweep() {
      const t = lucky(
        facing('mel-lancier', 26, [
          ['tha-rodeur', 28, 29.4, 'down'],
          ['tha-rodeur', 32, 29.4, 'down'],
        ]),
      );
      t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
      return t.until('answer').react('dodge').react('dodge');
    },
    combined: () => combine(lucky(two(30, 25.4, 'tha-broyeur'))).answer({ do: 'answer', how: 'dodge', share: 2 }),
    shot() {
      const t = lucky(facing('mel-archere', 18, [goblin]));
      return t.declare('A', [], shot(t));
    },
    stray() {
      const t = lucky(
        facing('mel-archere', 18, [
          ['tha-rodeur', 30, 32, 'down'],
          ['tha-rodeur', 33, 32, 'down'],
        ]),
      );
      // 11 − 3 + 2 against 5 and half of 11.5 cm: one short.
      t.prepare((state) => Object.assign(state, { weather: 'rain' }));
      t.declare('A', [], shot(t)).fixed(['shot', 2]).answer({ do: 'dice', add: 0 });
      expect(t.decision()).toMatchObject({ about: { stray: true } });
      return t.react('dodge');
    },
    spell: () => {
      const t = witch();
      return t.declare('A', [], spell(t, 'trait-de-brume')).until('dice');
    },
    will() {
      const t = witch();
      t.declare('A', [], spell(t, 'mains-de-racine')).until('dice');
      return t.fixed(['spell', 7]).answer({ do: 'dice', add: 0 }).react('will');
    },
    escape() {
      const t = lucky(facing('mel-lancier', 26, [['tha-rodeur', 30, 28.6]]));
      t.f('a').captor = t.id('A');
      return t.choose('A').answer({ do: 'escape' });
    },
  };
  for (const [family, scene] of Object.entries(scenes)) {
    const t = scene();
    expect(`${family}: ${t.question.slice(2)}`).toBe(`${family}: dice`);
    const kinds = comesOf(t, { do: 'dice', add: 1, morale: true });
    expect(kinds.slice(0, 2), family).toEqual(['destiny', 'moraleUsed']);
  }
});

test('HB-19 in the mist: no charge, no interception, no defence, no shot, no spell and no combined attack at whom one does not see', () => {
  const thick = { visibility: 3 };
  const far: Figure[] = [['tha-rodeur', 30, 30, 'down']];
  const t = facing('mel-lancier', 20, far, thick);
  t.choose('A');
  expect(t.why(declaration([[30, 26]], charging(t)))).toBe('MOR-CHG-02 unseen');
  const passing = facing('mel-bretteuse', 20, [['tha-hallebardier', 34.5, 27, 'left']], thick);
  expect(passing.declare('A', [[30, 33]]).question).toBe('1 choose');
  const guarded = facing('mel-lancier', 26, [
    ['tha-sorciere', 30, 30, 'down'],
    ['tha-hallebardier', 32.5, 30.2, 'down'],
  ]);
  guarded.s.veils = [{ x: 3250, y: 3020, r: 50, until: 9 }];
  guarded.declare('A', [], strike(guarded.id('a')));
  expect(guarded.question).toBe('1 answer');
  const bow = facing('mel-archere', 20, far, thick);
  bow.choose('A');
  expect(bow.why(declaration([], { kind: 'shot', target: bow.id('a'), weapon: 'arc' }))).toBe('HB-19 unseen');
  const witch = facing('tha-sorciere', 20, [['mel-lancier', 30, 30, 'down']], thick);
  witch.choose('A');
  const bolt: Action = { kind: 'spell', spell: 'trait-de-brume', target: witch.id('a') };
  expect(witch.why(declaration([], bolt))).toBe('HB-19 unseen');
  const both = two(30, 25.4, 'tha-broyeur', { visibility: 1 });
  both.answer({ do: 'combine' });
  const attackers = ['A', 'B'].map((mark) => ({
    fighter: both.id(mark),
    path: [],
    action: { kind: 'strike' as const, target: both.id('a') },
  }));
  expect(both.why({ do: 'attack', target: both.id('a'), attackers })).toBe('HB-19 unseen');
});

test('HB-19 MOR-MUL-02 MOR-CAP-01 MOR-STR-02 a veil of mist: a sweep and a stray shot find whom nobody sees, a companion cannot capture him', () => {
  const t = facing(
    'mel-lancier',
    26,
    [
      ['tha-rodeur', 28, 29.4, 'down'],
      ['tha-rodeur', 32, 29.4, 'down'],
    ],
    { visibility: 1 },
  );
  t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
  expect(t.until('answer').decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a') } });
  const held = new Table({
    a: [
      ['mel-lancier', 30, 26],
      ['mel-sapeur', 33, 28, 'up'],
      ['mel-sapeur', 6, 4],
    ],
    b: [['tha-rodeur', 30, 30, 'down'], ...crowd('tha-rodeur', 71)],
  });
  held.s.veils = [{ x: 3300, y: 2800, r: 50, until: 9 }];
  held
    .declare('A', [], strike(held.id('a')))
    .until('answer')
    .fixed(['weapon', 4])
    .react('take');
  const captors = held.choices().flatMap((a) => (a.do === 'blow' && a.how === 'capture' ? [a.by] : []));
  expect(captors).toEqual([held.id('A')]);
  const astray = facing(
    'mel-archere',
    18,
    [
      ['tha-rodeur', 30, 32, 'down'],
      ['tha-rodeur', 33, 32, 'down'],
    ],
    { scenario: { weather: 'rain' } },
  );
  astray.s.veils = [{ x: 3300, y: 3050, r: 100, until: 9 }];
  astray.fixed(['shot', 2]).declare('A', [], { kind: 'shot', target: astray.id('a'), weapon: 'arc' });
  if (astray.question === '0 dice') astray.answer({ do: 'dice', add: 0 });
  expect(astray.told('stray').target.mark).toBe('b');
});

describe('what a captor does with others on his hands', () => {
  test('MOR-ESC-02 MOR-PRI-02 MOR-PRI-03 before a charge, a sweep, a shot and a spell the prisoner may try; burdened, the captor goes half as far', () => {
    const acts: readonly (readonly [string, Figure[], (t: Table) => Do<'declare'>])[] = [
      ['mel-lancier', [['tha-rodeur', 30, 30, 'down']], (t) => declaration([[30, 25.9]], charging(t))],
      [
        'mel-lancier',
        [
          ['tha-rodeur', 28, 23.4, 'down'],
          ['tha-rodeur', 32, 23.4, 'down'],
        ],
        (t) => declaration([], { kind: 'sweep', from: t.id('a'), to: t.id('b') }),
      ],
      [
        'mel-archere',
        [['tha-rodeur', 30, 30, 'down']],
        (t) => declaration([], { kind: 'shot', target: t.id('a'), weapon: 'arc' }),
      ],
      [
        'tha-sorciere',
        [['mel-lancier', 30, 30, 'down']],
        (t) => declaration([], { kind: 'spell', spell: 'trait-de-brume', target: t.id('a') }),
      ],
    ];
    for (const [own, enemies, act] of acts) {
      const kind = own.startsWith('mel') ? 'tha-rodeur' : 'mel-sapeur';
      const t = facing(own, 20, [...enemies, [kind, 30, 17.4]]);
      const prisoner = t.s.fighters.find(({ x, y }) => x === 3000 && y === 1740);
      if (!prisoner) throw new Error('nobody is held');
      prisoner.captor = t.id('A');
      t.choose('A');
      expect(t.decision()).toMatchObject({ kind: 'escape', about: { fighter: prisoner.id } });
      t.pass();
      expect(t.why(declaration([[37, 20]]))).toBe('HB-11 tooFar');
      if (own === 'mel-archere') t.fixed(['shot', 8]);
      if (own === 'tha-sorciere') t.fixed(['spell', 7]);
      t.answer(act(t));
      const struck = t.until('answer').decision();
      expect(struck.kind).toBe('answer');
    }
  });

  test('MOR-PRI-06 MOR-STR-A3 HB-33 a prisoner who is shot at, hit astray or bewitched can only take it', () => {
    const t = facing('mel-archere', 18, [['tha-rodeur', 30, 30, 'down']]);
    t.f('a').captor = t.id('B');
    Object.assign(t.f('B'), { x: 3300, y: 3000 });
    t.fixed(['shot', 8]).declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'arc' });
    if (t.question === '0 dice') t.answer({ do: 'dice', add: 0 });
    expect(t.has('wounded')).toBe(true);
    const astray = facing(
      'mel-archere',
      18,
      [
        ['tha-rodeur', 30, 32, 'down'],
        ['tha-rodeur', 33, 32, 'down'],
      ],
      { scenario: { weather: 'rain' } },
    );
    astray.f('b').captor = astray.id('B');
    Object.assign(astray.f('B'), { x: 3600, y: 3200 });
    astray.fixed(['shot', 2]).declare('A', [], { kind: 'shot', target: astray.id('a'), weapon: 'arc' });
    if (astray.question === '0 dice') astray.answer({ do: 'dice', add: 0 });
    expect(astray.told('wounded').who.mark).toBe('b');
    const witch = facing('tha-sorciere', 18, [['mel-lancier', 30, 30, 'down']]);
    witch.f('a').captor = witch.id('B');
    Object.assign(witch.f('B'), { x: 3300, y: 3000 });
    witch.declare('A', [], { kind: 'spell', spell: 'mains-de-racine', target: witch.id('a') });
    witch.fixed(['spell', 8]).pass();
    expect(witch.told('state').what).toBe('rooted');
  });

  test('MOR-PRI-02 MOR-JMP-04 a prisoner weighs on a jump, and goes along over an edge', () => {
    const t = facing('mel-bretteuse', 20, [['tha-rodeur', 30, 17.4]]);
    t.f('a').captor = t.id('A');
    t.choose('A').pass();
    t.answer(
      declaration([
        [30, 23],
        [30, 26, 'jump'],
      ]),
    );
    // Encumbrance 2 and twice the goblin's size: four off a run-up of three.
    expect(t.told('jumped')).toMatchObject({ failed: true, possible: 0 });
    const ledge = facing('mel-bretteuse', 26.7, [['tha-rodeur', 30, 24.1]], {
      scenery: [box('rock', 25, 20, 10, 8, 4)],
    });
    ledge.f('a').captor = ledge.id('A');
    ledge.choose('A').pass();
    ledge.answer(declaration([[30, 29.26, 'drop']]));
    expect([ledge.f('A').z, ledge.f('a').z]).toEqual([0, 0]);
  });

  test('MOR-ESC-A1 MOR-FAL-02 HB-26 a captor pushed over an edge falls, and then his prisoner may try', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 21.4],
        ['mel-sapeur', 6, 4],
        ['mel-sapeur', 32.52, 25.4],
      ],
      b: [['tha-rodeur', 30, 25.4, 'down'], ...crowd('tha-rodeur', 71)],
      scenery: [box('rock', 25, 19, 12, 8, 4)],
    });
    t.f('C').captor = t.id('a');
    t.f('a').arm = 9;
    t.declare('A', [], strike(t.id('a')))
      .until('answer')
      .fixed(['weapon', 6])
      .react('take')
      .blow();
    expect(t.has('fell')).toBe(true);
    t.until('escape');
    expect(t.decision()).toMatchObject({ kind: 'escape', about: { fighter: t.id('C'), captor: t.id('a') } });
  });

  test('MOR-CAP-03 MOR-ESC-A6 who is taken by an answer to his own blow may try at once', () => {
    const t = facing('mel-lancier', 28, [['tha-rodeur', 30, 30.6, 'down']]);
    t.declare('A', [], strike(t.id('a'))).until('answer');
    t.fixed(['weapon', 6], ['weapon', 1]).react('passe');
    t.until('blow').blow('capture');
    expect(t.f('A').captor).toBe(t.id('a'));
    expect(t.until('escape').decision()).toMatchObject({ seat: 0, about: { fighter: t.id('A') } });
  });

  test('MOR-ESC-04 MOR-JMP-01 who breaks free may jump on his way', () => {
    const t = facing('mel-lancier', 26, [['tha-rodeur', 30, 28.6, 'up']]);
    t.f('a').captor = t.id('A');
    Object.assign(t.f('A'), { phys: 3, arm: 0 });
    t.choose('A').fixed(['escape', 6]).answer({ do: 'escape' });
    expect(t.question).toBe('1 declare');
    t.answer(
      declaration([
        [30, 34],
        [30, 37, 'jump'],
      ]),
    );
    expect(t.told('jumped', 0)).toMatchObject({ failed: false });
  });
});

describe('blows where there is more than a blow', () => {
  test('MOR-CHG-05 MOR-CMB-03 one of several attackers charges', () => {
    const t = two(30, 18, 'tha-broyeur');
    const action = { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } } as const;
    combine(t, { path: [{ to: [3000, 2540] }], action });
    expect(t.until('answer').decision()).toMatchObject({ about: { by: t.id('A'), charge: 'surprise', malus: 2 } });
  });

  test('MOR-SOR-07 a prepared spell before or after the blow of a charge or a sweep', () => {
    for (const sweep of [false, true]) {
      const t = facing('mel-pretresse', 18, [
        ['tha-rodeur', 28, 29.4, 'down'],
        ['tha-rodeur', 32, 29.4, 'down'],
      ]);
      Object.assign(t.f('A'), { prepared: 'chair-de-pierre', preparedIn: 0 });
      const action: Action = sweep ? { kind: 'sweep', from: t.id('a'), to: t.id('b') } : charging(t);
      t.choose('A').answer(declaration([[30, 26]], action));
      t.until('cast').answer({ do: 'cast', target: t.id('A') });
      t.fixed(['spell', 7]).until('answer');
      expect(t.f('A')).toMatchObject({ stone: 2, prepared: null });
    }
  });

  test('MOR-CHG-07 MOR-MUL-10 MOR-FAL-02 a poussée or the recoil of a sweep leads over an edge', () => {
    const pit = { scenery: [box('hole', 24, 31.3, 12, 10, 3)] };
    const t = facing('mel-lancier', 16, [['tha-rodeur', 30, 30, 'down']], pit);
    t.declare('A', [[30, 26]], charging(t, 'poussee'));
    t.until('answer').fixed(['weapon', 3]).react('take').blow().until('on');
    expect(t.f('a').z).toBe(-300);
    const near = { scenery: [box('hole', 22, 31.5, 16, 10, 3)] };
    const swept = facing(
      'mel-lancier',
      26,
      [
        ['tha-rodeur', 27.6, 30.2, 'down'],
        ['tha-rodeur', 32.4, 30.2, 'down'],
      ],
      near,
    );
    swept.declare('A', [], { kind: 'sweep', from: swept.id('a'), to: swept.id('b') });
    swept.until('answer').react('take').fixed(['weapon', 6]).react('take').blow();
    expect(swept.has('fell')).toBe(true);
  });

  test('MOR-MUL-04 MOR-PRI-06 a sweep passes over the striker’s own prisoner', () => {
    const t = facing('mel-lancier', 26, [
      ['tha-rodeur', 27.4, 29, 'down'],
      ['tha-rodeur', 32.6, 29, 'down'],
      ['tha-rodeur', 30, 28.6, 'down'],
    ]);
    t.f('c').captor = t.id('A');
    t.choose('A')
      .pass()
      .answer(declaration([], { kind: 'sweep', from: t.id('a'), to: t.id('b') }));
    t.until('answer').fixed(['weapon', 4]).react('take').react('take');
    expect(
      t
        .all('struck')
        .concat(t.all('reacts') as never[])
        .some(({ who }) => who.mark === 'c'),
    ).toBe(false);
    expect(t.question).toBe('0 blow');
  });

  test('MOR-JMP-01 MOR-FAL-01 a sweep at the end of a jump; attackers who jump or drop to their places', () => {
    const t = facing('mel-lancier', 18, [
      ['tha-rodeur', 28, 27.4, 'down'],
      ['tha-rodeur', 32, 27.4, 'down'],
    ]);
    t.declare(
      'A',
      [
        [30, 23],
        [30, 24, 'jump'],
      ],
      { kind: 'sweep', from: t.id('a'), to: t.id('b') },
    );
    expect(t.until('answer').decision()).toMatchObject({ about: { by: t.id('A') } });
    const leap = two(30, 18, 'tha-broyeur');
    combine(leap, { path: [{ to: [3000, 2350] }, { to: [3000, 2500], how: 'jump' }] });
    expect(leap.until('answer').decision()).toMatchObject({ about: { by: leap.id('A'), malus: 2 } });
    const drop = two(30, 22.7, 'tha-broyeur', { scenery: [box('rock', 25, 18, 10, 6, 3)] });
    combine(drop, { path: [{ to: [3000, 2530], how: 'drop' }] });
    expect(drop.until('answer').decision()).toMatchObject({ about: { by: drop.id('A'), malus: 2 } });
    expect(drop.f('A').z).toBe(0);
  });

  test('MOR-CAP-03 MOR-CMB-06 the target of a combined attack is taken: the others have ended their turn', () => {
    const t = combine(two(30, 25.4, 'tha-rodeur'));
    t.until('answer').fixed(['weapon', 3]).react('take').blow('capture').rest();
    expect(t.f('a').captor).toBe(t.id('A'));
    expect(t.f('B').spent).toBeGreaterThan(100_000);
  });
});

describe('reactions on the way', () => {
  const passing = (kind: string, x = 34.5, more: More = {}) =>
    facing('mel-bretteuse', 20, [[kind, x, 27, 'left']], more);

  test('MOR-PRV-01 MOR-MUL-02 nobody whom a sweep is meant for intercepts the sweeper', () => {
    const t = facing('mel-lancier', 18, [
      ['tha-rodeur', 28, 29.4, 'down'],
      ['tha-rodeur', 32, 29.4, 'down'],
    ]);
    t.declare('A', [[30, 26]], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
    expect(t.question).toBe('1 answer');
  });

  test('MOR-INT-06 MOR-STR-02 an intercepting shot goes astray', () => {
    const t = passing('tha-archer', 40, { scenario: { weather: 'rain' } });
    Object.assign(t.f('B'), { x: 2550, y: 2920 });
    t.declare('A', [[27, 27]]);
    // 10 − 3 − 3 + 3 + 3 against 11: one short.
    t.fixed(['shot', 3]).answer(intercept(t, 'a', 'arc', 761));
    expect(t.told('stray').target.mark).toBe('B');
  });

  test('MOR-INT-06 HB-33 a spell intercepts, and is resisted by will', () => {
    const t = passing('enc-nixe', 38);
    t.declare('A', [[30, 33]]).answer(intercept(t, 'a', 'mains-de-racine', 700));
    t.fixed(['spell', 7]).until('answer');
    expect(t.choices().map((a) => a.do === 'answer' && a.how)).toEqual(['will', 'take']);
  });

  test('MOR-INT-A3 MOR-CAP-03 an interceptor captures: the mover is stopped where he is taken', () => {
    const t = passing('tha-hallebardier');
    t.declare('A', [[30, 33]]).answer(intercept(t, 'a', 'hallebarde', 700));
    t.fixed(['weapon', 3]).react('take').blow('capture');
    expect(t.f('A').captor).toBe(t.id('a'));
    t.rest();
    expect(t.f('A').y).toBeLessThan(3300);
  });

  test('MOR-DEF-05 MOR-CAP-03 the defender may be captured in the place of his companion', () => {
    const t = facing('mel-lancier', 26, [
      ['tha-sorciere', 30, 30, 'down'],
      ['tha-rodeur', 32.5, 30.2, 'down'],
    ]);
    t.declare('A', [], strike(t.id('a')));
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } }).answer({ do: 'fight' });
    t.fixed(['weapon', 3]).react('take').blow('capture');
    expect([t.f('b').captor, t.f('a').captor]).toEqual([t.id('A'), -1]);
  });

  test('MOR-DEF-03 MOR-FAL-01 MOR-JMP-01 a defender drops from a ledge or jumps to where he is needed', () => {
    const ledge = new Table({
      a: [['mel-lancier', 28.2, 20], ...crowd('mel-sapeur', 4)],
      b: [
        ['tha-sorciere', 28.2, 30, 'down'],
        ['tha-rodeur', 33.3, 30.4, 'down'],
        ['tha-rodeur', 66, 71],
      ],
      scenery: [box('rock', 32, 28, 8, 6, 2)],
    });
    ledge.declare('A', [[28.2, 26]], strike(ledge.id('a')));
    const dropping = {
      fighter: ledge.id('b'),
      path: [{ to: [3074, 3040], how: 'drop' }],
    } satisfies Do<'react'>['defend'];
    ledge.answer({ do: 'react', intercept: [], defend: dropping });
    expect(ledge.told('defends').inTime).toBe(true);
    expect(ledge.f('b').z).toBe(0);
    const t = new Table({
      a: [['mel-lancier', 28.2, 20], ...crowd('mel-sapeur', 4)],
      b: [
        ['tha-sorciere', 28.2, 30, 'down'],
        ['tha-rodeur', 36, 30.4, 'down'],
        ['tha-rodeur', 66, 71],
      ],
    });
    t.declare('A', [[28.2, 26]], strike(t.id('a')));
    const path: Do<'declare'>['path'] = [{ to: [3230, 3040] }, { to: [3074, 3040], how: 'jump' }];
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path } });
    expect([t.has('jumped'), t.told('defends').inTime]).toEqual([true, true]);
  });
});

describe('what flies', () => {
  const astray = (own: string, target: Figure, other: Figure, more: More = {}) =>
    facing(own, 18, [target, other], { scenario: { weather: 'rain' }, ...more });

  test('HB-26 MOR-FAL-02 a javelin drives somebody over an edge', () => {
    const t = facing('tha-rodeur', 20, [['mel-bretteuse', 30, 30, 'down']], {
      scenery: [box('hole', 24, 31.3, 12, 10, 3)],
    });
    t.fixed(['shot', 6]).declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'javelot' });
    t.until('answer').react('take');
    expect(t.told('fell').who.mark).toBe('a');
  });

  test('MOR-JMP-09 HB-32 MOR-STR-A3 who fell short in a jump dodges no shot, no stray and no spell', () => {
    const short = (...enemies: Figure[]) => {
      const t = facing('mel-bretteuse', 20, enemies);
      return t
        .declare('A', [
          [30, 21],
          [30, 26, 'jump'],
        ])
        .rest();
    };
    const shot = short(['tha-archer', 30, 36, 'down']);
    shot.fixed(['shot', 6]).declare('a', [], { kind: 'shot', target: shot.id('A'), weapon: 'arc' });
    expect(shot.told('wounded').who.mark).toBe('A');
    const spell = short(['tha-sorciere', 30, 36, 'down']);
    spell.declare('a', [], { kind: 'spell', spell: 'trait-de-brume', target: spell.id('A') });
    spell.fixed(['spell', 7]).pass();
    expect(spell.told('wounded').who.mark).toBe('A');
    const stray = short(['tha-archer', 30, 36, 'down']);
    stray.prepare((state) => Object.assign(state, { weather: 'rain' }));
    Object.assign(stray.f('B'), { x: 3300, y: 2100 });
    // 10 − 3 + 4 against 12: one short of B, and A is the nearest to him.
    stray.fixed(['shot', 4]).declare('a', [], { kind: 'shot', target: stray.id('B'), weapon: 'arc' });
    expect(stray.told('stray').target.mark).toBe('A');
    expect(stray.told('wounded').who.mark).toBe('A');
  });

  test('MOR-STR-02 HB-33 a spell goes astray: whom it hits resists it by will, or is pushed over an edge', () => {
    const root = astray('tha-sorciere', ['mel-lancier', 30, 28, 'down'], ['mel-lancier', 33, 28, 'down']);
    root.declare('A', [], { kind: 'spell', spell: 'mains-de-racine', target: root.id('a') });
    root.fixed(['spell', 4]).pass();
    expect(root.told('stray').target.mark).toBe('b');
    expect(root.choices().map((a) => a.do === 'answer' && a.how)).toEqual(['will', 'take']);
    const edge = { scenery: [box('hole', 31, 29.3, 10, 8, 3)] };
    const push = astray('tha-sorciere', ['mel-lancier', 29.6, 28, 'down'], ['mel-lancier', 33, 28, 'down'], edge);
    push.declare('A', [], { kind: 'spell', spell: 'souffle-des-anciens', target: push.id('a') });
    push.fixed(['spell', 3]).pass();
    expect(push.told('stray').target.mark).toBe('b');
    push.react('take');
    expect(push.told('fell').who.mark).toBe('b');
  });
});

test('MOR-MRL-01 MOR-FAL-01 who is put out by a fall counts for the morale of the next turn', () => {
  const t = facing('mel-bretteuse', 26.7, [['tha-rodeur', 60, 60]], { scenery: [box('rock', 25, 20, 10, 8, 9)] });
  t.f('A').phys = 2;
  for (const f of t.s.fighters) f.activated = f.id !== 0;
  t.fixed(['mist', 11]).declare('A', [[30, 29.26, 'drop']]);
  expect(t.f('A').phys).toBe(0);
  expect(t.question).toBe('0 morale');
});
