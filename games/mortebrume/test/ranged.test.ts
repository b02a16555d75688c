/** Shots, throws of weapons, spells, stray shots, boosts and preparations. */
import { shown } from '@reverie/kernel/events';
import { describe, expect, test } from 'vitest';
import { box } from '../data/scenarios.ts';
import { audience } from '../events.ts';
import { linesIn } from '../overlay.ts';
import { shotBand } from '../rules/measure.ts';
import { rangeTerms } from '../rules/rolls.ts';
import { rules } from '../rules.ts';
import { HIDDEN, viewOf } from '../view.ts';
import { fr } from '../words/fr.ts';
import { crowd, declaration, strike, Table } from './table.ts';

const range = (target: string, y = 32, more: object = {}) =>
  new Table({
    a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
    b: [[target, 30, y], ...crowd('tha-rodeur', 70)],
    ...more,
  });
const shot = (t: Table, mark = 'a') => ({ kind: 'shot', target: t.id(mark), weapon: 'arc' }) as const;
const lines = (t: Table, moving = false, target = 'a') =>
  Object.fromEntries(
    rangeTerms(t.s, t.f('A'), { target: t.f(target), z: t.f(target).z, moving }).map(({ what, value }) => [
      what,
      value,
    ]),
  );

test('HB-30 the bands of a bow: none below 3 cm, good to 18, far to 30', () => {
  const t = range('tha-broyeur');
  const at = (gap: number) => {
    t.f('a').y = 2000 + 125 + 150 + Math.round(gap * 100);
    return shotBand(3, t.f('A'), t.f('a'));
  };
  expect([2.99, 3, 18, 18.01, 30, 30.01].map(at)).toEqual(['none', 'good', 'good', 'off', 'off', 'none']);
});

test('HB-32 HB-31 a hit may be dodged or taken; far off −3 and half the damage', () => {
  const t = range('tha-hallebardier');
  t.fixed(['shot', 5]).declare('A', [], shot(t));
  expect(t.told('shot')).toMatchObject({ difficulty: 10, total: 16, hit: true });
  expect(t.choices()).toEqual([
    { do: 'answer', how: 'dodge' },
    { do: 'answer', how: 'take' },
  ]);
  t.fixed(['dodge', 2]).react('dodge');
  expect(t.told('wounded')).toMatchObject({ damage: 4, protection: 3, wounds: 1 });
  const far = range('tha-broyeur', 45);
  far.fixed(['shot', 7]).declare('A', [], shot(far));
  expect(far.told('rolled').sum).toContainEqual({ rule: 'HB-30', what: 'band', value: -3 });
  far.react('take');
  expect(far.told('wounded')).toMatchObject({ damage: 2 });
});

test('MOR-STR-A6 a dodged shot is not a stray one', () => {
  const t = new Table({
    a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
    b: [
      ['tha-rodeur', 30, 32],
      ['tha-rodeur', 33, 32],
      ['tha-rodeur', 66, 70],
    ],
  });
  t.fixed(['shot', 3]).declare('A', [], shot(t));
  t.fixed(['dodge', 8]).react('dodge');
  expect(t.told('struck').result).toBe('dodged');
  expect(t.has('stray')).toBe(false);
});

describe('MOR-RNG-01 modifiers', () => {
  test('MOR-RNG-02 MOR-RNG-03 MOR-RNG-A1 MOR-RNG-A6 line by line', () => {
    expect(lines(range('tha-hallebardier'))).toEqual({});
    expect(lines(range('tha-broyeur'))).toEqual({ large: 3 });
    expect(
      lines(
        range('enc-souche', 32, {
          b: [
            ['enc-souche', 30, 32],
            ['enc-faune', 60, 70],
            ['enc-faune', 66, 70],
          ],
        }),
      ),
    ).toEqual({ huge: 6 });
    expect(
      lines(
        range('enc-follet', 32, {
          b: [
            ['enc-follet', 30, 32],
            ['enc-faune', 60, 70],
            ['enc-faune', 66, 70],
          ],
        }),
      ),
    ).toEqual({ small: -3 });
    const both = range('tha-hallebardier');
    both.f('A').moved = true;
    both.f('a').acted = true;
    // Once only.
    expect(lines(both)).toEqual({ moved: -3 });
    expect(lines(range('tha-hallebardier'), true)).toEqual({ moved: -3 });
    const down = range('tha-hallebardier');
    down.f('a').phys = 0;
    down.f('a').lying = true;
    expect(lines(down)).toEqual({ lying: 3 });
  });
  test('MOR-RNG-A2 heights from surface to surface: more than 3 cm up, 3 cm or more down', () => {
    const up = (height: number) =>
      lines(range('tha-hallebardier', 32, { scenery: [box('rock', 26, 28, 8, 8, height)] }));
    expect(up(3)).toEqual({});
    expect(up(3.01)).toEqual({ lower: -3 });
    const down = (height: number) =>
      lines(range('tha-hallebardier', 32, { scenery: [box('rock', 28.7, 18.7, 2.6, 2.6, height)] }));
    expect(down(2.99)).toEqual({});
    expect(down(3)).toEqual({ higher: 3 });
  });
  test('MOR-RNG-02 partly hidden by scenery, by the fit, and by larger ones who lie', () => {
    expect(lines(range('tha-hallebardier', 32, { scenery: [box('wall', 30, 26, 5, 1, 9)] }))).toEqual({ cover: -3 });
    const between = (kind: string, lying: boolean, x = 30.9) => {
      const t = new Table({
        a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
        b: [
          ['tha-hallebardier', 30, 32],
          [kind, x, 27],
          ['tha-rodeur', 66, 70],
        ],
      });
      if (lying) {
        t.f('b').phys = 0;
        t.f('b').lying = true;
      }
      return lines(t);
    };
    // A goblin hides a dwarf's legs from a human's eye, a human hides half of him; who lies and is no larger hides nothing.
    expect(between('tha-rodeur', false)).toEqual({ cover: -3 });
    expect(between('tha-fanatique', false)).toEqual({ cover: -3 });
    expect(between('tha-rodeur', true)).toEqual({});
    expect(between('tha-broyeur', true, 32)).toEqual({ cover: -3 });
  });
  test('MOR-RNG-A3 MOR-RNG-A4 the weather of the scenario; on oneself only movement and weather', () => {
    const rain = new Table({
      a: [['mel-pretresse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-broyeur', 30, 32], ...crowd('tha-rodeur', 70)],
      scenario: { weather: 'rain' },
    });
    expect(lines(rain)).toEqual({ weather: -3, large: 3 });
    rain.f('A').moved = true;
    expect(lines(rain, false, 'A')).toEqual({ weather: -3, moved: -3 });
  });
  test('MOR-RNG-A5 a throw at a point where nobody stands has no size', () => {
    const t = range('tha-broyeur');
    expect(rangeTerms(t.s, t.f('A'), { target: null, z: 0, moving: false })).toEqual([]);
  });
});

describe('stray shots', () => {
  const misses = (face: number, neighbours: (readonly [string, number, number])[]) => {
    const t = new Table({
      a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 32], ...neighbours, ['tha-rodeur', 66, 70]],
      scenario: { weather: 'rain' },
    });
    t.f('A').moved = true;
    t.fixed(['shot', face]);
    return t;
  };
  test('MOR-STR-01 MOR-STR-02 MOR-STR-A1 MOR-STR-A3 the k-th nearest within 5 cm, who may dodge; nobody if there are not so many', () => {
    const t = misses(4, [
      ['tha-rodeur', 33.2, 32],
      ['tha-rodeur', 30, 36.5],
    ]);
    t.declare('A', [], shot(t));
    // 11 − 6 + 4 = 9 for 10: missed by one.
    expect(t.told('stray').target.mark).toBe('b');
    expect(t.choices()).toContainEqual({ do: 'answer', how: 'dodge' });
    const none = misses(3, [
      ['tha-rodeur', 33.2, 32],
      ['tha-rodeur', 40, 40],
    ]);
    none.declare('A', [], shot(none));
    expect(none.has('stray')).toBe(false);
  });
  test('MOR-STR-03 equal distances: chance decides', () => {
    const t = misses(4, [
      ['tha-rodeur', 33, 32],
      ['tha-rodeur', 27, 32],
    ]);
    t.fixed(['stray', 1]).declare('A', [], shot(t));
    expect(t.told('stray').target.mark).toBe('c');
    t.used();
  });
  test('MOR-STR-A2 MOR-STR-A4 MOR-STR-A5 never the shooter, never on an automatic failure, but those who lie', () => {
    const auto = misses(1, [
      ['tha-rodeur', 33, 32],
      ['tha-rodeur', 27, 32],
    ]);
    auto.declare('A', [], shot(auto));
    expect(auto.has('stray')).toBe(false);
    const lying = misses(4, [
      ['tha-rodeur', 33, 32],
      ['tha-rodeur', 40, 40],
    ]);
    lying.f('b').phys = 0;
    lying.f('b').lying = true;
    lying.declare('A', [], shot(lying));
    // A wound kills him.
    expect(lying.f('b').dead).toBe(true);
    const near = new Table({
      a: [['mel-archere', 30, 27.5], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34.9], ...crowd('tha-rodeur', 70)],
      scenario: { weather: 'rain' },
    });
    near.f('A').moved = true;
    near.fixed(['shot', 2]).declare('A', [], shot(near));
    expect(near.told('shot').hit).toBe(false);
    expect(near.has('stray')).toBe(false);
  });
});

describe('what is refused about targets', () => {
  test('HB-30 HB-18 HB-17 HB-19 out of reach, behind, unseen: with the place', () => {
    const t = range('tha-hallebardier', 56);
    t.choose('A');
    expect(t.refused(declaration([], shot(t)))).toMatchObject({
      rule: 'HB-30',
      reason: 'outOfReach',
      details: { mark: 'a', x: 30, y: 56 },
    });
    expect(t.refused(declaration([], strike(t.id('a'))))).toMatchObject({ rule: 'HB-18', reason: 'outOfReach' });
    expect(t.refused(declaration([], strike(t.id('B'))))).toMatchObject({ rule: 'HB-12', reason: 'notOwn' });
    const hidden = range('tha-hallebardier', 32, { scenery: [box('wall', 20, 26, 20, 1, 9)] });
    hidden.choose('A');
    expect(hidden.refused(declaration([], shot(hidden)))).toMatchObject({
      rule: 'HB-19',
      reason: 'unseen',
      details: { x: 30, y: 32 },
    });
    const behind = range('tha-hallebardier');
    behind.choose('A');
    expect(behind.refused(declaration([], shot(behind), { facing: [0, -1] }))).toMatchObject({
      rule: 'HB-17',
      reason: 'notInFront',
    });
    const misty = range('tha-hallebardier', 32, { visibility: 9 });
    misty.choose('A');
    expect(misty.refused(declaration([], shot(misty)))).toMatchObject({ rule: 'HB-19' });
  });
});

describe('spells', () => {
  const witch = (more: object = {}) =>
    new Table({
      a: [['tha-sorciere', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [['mel-lancier', 30, 32], ...crowd('mel-archere', 70)],
      ...more,
    });
  const priest = () =>
    new Table({
      a: [
        ['mel-pretresse', 30, 20],
        ['mel-sapeur', 30, 25],
        ['mel-archere', 6, 5],
      ],
      b: [['tha-broyeur', 30, 40], ...crowd('tha-rodeur', 70)],
    });
  const cast = (spell: string, target?: number) =>
    ({ kind: 'spell', spell, ...(target === undefined ? {} : { target }) }) as const;

  test('HB-33 MOR-SOR-01 MOR-SOR-02 a bolt: own difficulty, a die for the boost without destiny, then the cast', () => {
    const t = witch({ destiny: [3, 0] });
    t.declare('A', [], cast('trait-de-brume', t.id('a')));
    expect(t.question).toBe('0 boost');
    t.fixed(['boost', 4]).answer({ do: 'boost' });
    expect(t.question).toBe('0 stake');
    t.answer({ do: 'stake', points: 0 });
    // MOR-SOR-04: on the casting roll destiny is allowed.
    expect(t.question).toBe('0 dice');
    t.fixed(['spell', [8, 2]]).answer({ do: 'dice', add: 1 });
    expect(t.told('cast')).toMatchObject({ success: true });
    t.react('take');
    // Stunned: armour 2 → 1; 4 doubled, less 1 and the shield.
    expect(t.f('a')).toMatchObject({ arm: 1, stunned: true, phys: 8 });
  });
  test('MOR-SOR-A2 MOR-SOR-A3 the stake leaves a point, and is no wound', () => {
    const t = witch();
    t.f('A').phys = 3;
    t.declare('A', [], cast('trait-de-brume', t.id('a')));
    t.fixed(['boost', 8]).answer({ do: 'boost' });
    expect(t.refused({ do: 'stake', points: 3 })).toMatchObject({ rule: 'MOR-SOR-A2', details: { most: 2 } });
    t.fixed(['spell', 2]).answer({ do: 'stake', points: 2 });
    expect(t.f('A')).toMatchObject({ phys: 1, disturbed: false });
  });
  test('HB-33 push, root, veil, stone, heal, and the price of an automatic failure', () => {
    const push = witch();
    push.declare('A', [], cast('souffle-des-anciens', push.id('a')));
    expect(push.refused({ do: 'escape' })).toMatchObject({ rule: 'MOR-SOR-01' });
    const near = witch({ b: [['mel-lancier', 30, 29], ...crowd('mel-archere', 70)] });
    near.declare('A', [], cast('souffle-des-anciens', near.id('a')));
    near.fixed(['spell', 5]).pass();
    near.react('take');
    // 11 + 3 + 5 for 15: four centimetres.
    expect(near.f('a').y).toBe(3300);
    const root = witch();
    root.declare('A', [], cast('mains-de-racine', root.id('a')));
    root.fixed(['spell', 4]).pass();
    root.fixed(['will', 3]).react('will');
    expect(root.f('a').rooted).toBe(2);
    root.answer({ do: 'pass' });
    root.choose('a');
    expect(root.refused(declaration([[30, 31]]))).toMatchObject({ rule: 'HB-11' });
    const veil = priest();
    veil.choose('A');
    expect(veil.refused(declaration([], { kind: 'spell', spell: 'voile-de-brume', at: [3000, 7000] }))).toMatchObject({
      rule: 'HB-33',
      reason: 'outOfReach',
    });
    veil.answer(declaration([], { kind: 'spell', spell: 'voile-de-brume', at: [3000, 3200] }));
    veil.fixed(['spell', 5]).pass();
    expect(veil.s.veils).toEqual([{ x: 3000, y: 3200, r: 500, until: 2 }]);
    expect(
      linesIn(viewOf(veil.s, 0))?.find(({ from, to }) => from === veil.id('B') && to === veil.id('a'))?.verdict,
    ).toBe('none');
    const stone = priest();
    stone.declare('A', [], cast('chair-de-pierre', stone.id('B')));
    stone.fixed(['spell', 4]).pass();
    expect(stone.f('B')).toMatchObject({ stone: 2, stoneUntil: 2 });
    const heal = priest();
    heal.f('B').phys = 12;
    heal.declare('A', [], cast('appel-du-sang', heal.id('B')));
    heal.fixed(['spell', 5], ['heal', 4]).pass();
    // MOR-STA-A2: whole again, conscious again.
    expect(heal.f('B').phys).toBe(16);
    const fails = witch();
    fails.declare('A', [], cast('trait-de-brume', fails.id('a')));
    fails.fixed(['spell', 1]).pass();
    expect(fails.f('A').phys).toBe(10);
  });
  test('HB-33 wrong side, unknown spell', () => {
    const t = witch();
    t.choose('A');
    expect(t.refused(declaration([], cast('trait-de-brume', t.id('B'))))).toMatchObject({
      rule: 'HB-33',
      reason: 'wrongSide',
    });
    expect(t.refused(declaration([], cast('chair-de-pierre', t.id('B'))))).toMatchObject({
      rule: 'HB-33',
      reason: 'noSpell',
    });
  });

  test('MOR-SOR-05 MOR-SOR-07 MOR-SOR-08 MOR-SOR-A4 prepared in secret, cast next turn before or after an action', () => {
    const t = witch();
    t.declare('A', [], { kind: 'prepare', spell: 'trait-de-brume' });
    const told = t.told('prepares');
    expect(shown(audience, told, 0)).toMatchObject({ spell: 'trait-de-brume' });
    expect(JSON.stringify(shown(audience, told, 1))).not.toContain('trait');
    expect(JSON.stringify(shown(audience, told, 'spectator'))).not.toContain('trait');
    expect(viewOf(t.s, 0).fighters[0]?.prepared).toBe('trait-de-brume');
    expect(viewOf(t.s, 1).fighters[0]?.prepared).toBe(HIDDEN);
    expect(JSON.stringify(viewOf(t.s, 1))).not.toContain('trait');
    t.rest();
    t.s.turn = 2;
    Object.assign(t.f('A'), { activated: false, acted: false });
    t.answer({ do: 'choose', fighter: t.id('b') }).rest();
    // With no action between them, before and after are one moment, and one question.
    t.declare('A', [], { kind: 'none' });
    expect(t.decision()).toMatchObject({ kind: 'cast', about: { after: true, spell: 'trait-de-brume' } });
    expect(t.refused({ do: 'cast', target: t.id('B') })).toMatchObject({ rule: 'HB-33' });
    t.answer({ do: 'cast', target: t.id('a') });
    t.fixed(['spell', 3]).pass();
    expect(t.told('cast').spell).toBe('trait-de-brume');
    expect(t.f('A').prepared).toBe(null);
  });

  /** The priestess in the turn after she prepared Chair de pierre, with somebody to heal. */
  const readied = () => {
    const t = priest();
    Object.assign(t.f('A'), { prepared: 'chair-de-pierre', preparedIn: 1 });
    t.f('B').phys = 12;
    t.s.turn = 2;
    return t;
  };
  test('MOR-SOR-05 MOR-SOR-07 a prepared spell cast first leaves the declared one to come', () => {
    const t = readied();
    t.declare('A', [], cast('appel-du-sang', t.id('B')));
    expect(fr.decision(t.decision())).toBe(
      'Prêtresse A tient prêt le sort Chair de pierre : le lancer avant son action (Appel du sang sur sapeur B), ou après ?',
    );
    expect(fr.choice(t.decision(), { do: 'pass' })).toBe('d’abord son action, garder Chair de pierre pour après');
    expect(fr.choice(t.decision(), { do: 'cast', target: t.id('B') })).toBe('lancer Chair de pierre sur sapeur B');
    t.answer({ do: 'cast', target: t.id('B') });
    t.fixed(['spell', 4]).pass();
    expect(t.told('cast')).toMatchObject({ spell: 'chair-de-pierre', success: true });
    expect(t.has('lost')).toBe(false);
    expect(t.question).toBe('0 boost');
    // MOR-RNG-02: the spell before was an act: 10 − 3 + 8, just enough for 15.
    t.fixed(['spell', 8], ['heal', 4]).pass();
    expect(t.told('cast')).toMatchObject({ spell: 'appel-du-sang', success: true });
    expect(t.f('B')).toMatchObject({ stone: 2, phys: 16 });
    expect(t.f('A')).toMatchObject({ acted: true, cast: true, prepared: null });
    t.used();
  });
  test('MOR-SOR-05 MOR-SOR-07 the declared spell first: the one prepared is its own, even of the same name, and then or never', () => {
    const t = readied();
    t.declare('A', [], cast('chair-de-pierre', t.id('B')));
    t.pass();
    expect(t.decision()).toMatchObject({ kind: 'boost', about: { spell: 'chair-de-pierre' } });
    t.fixed(['spell', 4]).pass();
    expect(t.told('cast')).toMatchObject({ spell: 'chair-de-pierre', success: true });
    expect(t.f('A').prepared).toBe('chair-de-pierre');
    expect(fr.decision(t.decision())).toBe(
      'Prêtresse A tient prêt le sort Chair de pierre : le lancer maintenant ? Sinon il est perdu.',
    );
    expect(fr.choice(t.decision(), { do: 'pass' })).toBe('laisser perdre Chair de pierre');
    t.pass();
    expect(t.has('cast')).toBe(false);
    expect(t.told('spellLost')).toMatchObject({ rule: 'MOR-SOR-07' });
    t.used();
  });
  test('MOR-SOR-06 MOR-SOR-A5 a dodge, a wound, a passe d’armes or a push loses it', () => {
    const disturb = (how: 'dodge' | 'take' | 'passe') => {
      const t = new Table({
        a: [['tha-sorciere', 30, 20], ...crowd('tha-rodeur', 5)],
        b: [['mel-bretteuse', 30, 23, 'down'], ...crowd('mel-archere', 70)],
      });
      t.f('A').acted = false;
      t.declare('A', [], { kind: 'prepare', spell: 'trait-de-brume' });
      t.rest();
      if (how === 'passe') t.f('A').acted = false;
      t.answer({ do: 'choose', fighter: t.id('a') });
      t.answer(declaration([], strike(t.id('A'))));
      t.fixed(...(how === 'take' ? [] : [[how === 'dodge' ? 'dodge' : 'weapon', 6] as [string, number]]), [
        'weapon',
        2,
      ]);
      t.react(how);
      if (how === 'take') t.blow();
      return t.f('A').prepared;
    };
    expect(disturb('dodge')).toBe(null);
    expect(disturb('take')).toBe(null);
    expect(disturb('passe')).toBe(null);
    expect(rules.secrets).toBe(true);
  });
});
