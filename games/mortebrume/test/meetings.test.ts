/** Where families of rules meet: falls with ways and interceptions, combined attacks with all the others, sight with the fallen. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Action, Do } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { overlaps, surfaceAt } from '../geometry/field.ts';
import { nearer, type Point } from '../geometry/plane.ts';
import { touching } from '../geometry/sweep.ts';
import { guardsFor, judgeGuard } from '../rules/defence.ts';
import { moverOf } from '../rules/intention.ts';
import { lineOf } from '../rules/measure.ts';
import { groundOf } from '../scenery.ts';
import { crowd, declaration, type Figure, strike, Table } from './table.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 11);

const attack = (t: Table, target: string, ...by: (string | [string, Action])[]): Do<'attack'> => ({
  do: 'attack',
  target: t.id(target),
  attackers: by.map((one) => {
    const [mark, action] = typeof one === 'string' ? [one, strike(t.id(target))] : one;
    return { fighter: t.id(mark), path: [], action: action as Do<'attack'>['attackers'][number]['action'] };
  }),
});
const intercept = (t: Table, by: string, means: string, mover: string, at: number): Do<'react'> => ({
  do: 'react',
  intercept: [{ fighter: t.id(by), with: means, mover: t.id(mover), at }],
});
const hold = (t: Table, captor: string, prisoner: string) => {
  t.f(prisoner).captor = t.id(captor);
};

describe('falls', () => {
  const ledge = [box('rock', 25, 20, 10, 8, 4)];
  const above = () =>
    new Table({
      a: [['mel-bretteuse', 30, 26.7], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 32, 'down'], ...crowd('tha-rodeur', 70)],
      scenery: ledge,
    });

  test('MOR-FAL-01 a drop is the way over the edge, at most the width of the base; the rest is walked', () => {
    const t = above();
    t.choose('A');
    expect(t.refused(declaration([[30, 36, 'drop']]))).toMatchObject({ rule: 'MOR-FAL-01', reason: 'longDrop' });
    expect(
      t.refused(
        declaration([
          [30, 29.3, 'drop'],
          [30, 36],
        ]),
      ),
    ).toMatchObject({ rule: 'HB-14', reason: 'baseInWay' });
    t.answer(
      declaration([
        [30, 29.26, 'drop'],
        [36, 31],
      ]),
    );
    // The walk at the bottom is seen and can be cut off.
    expect(t.question).toBe('1 react');
    t.answer(intercept(t, 'a', 'hallebarde', 'A', 350));
    expect(t.has('fell')).toBe(true);
    expect(t.told('intercepts').who.mark).toBe('a');
  });

  test('MOR-FAL-01 somebody on the ledge bars the way to its edge', () => {
    const t = new Table({
      a: [
        ['mel-bretteuse', 30, 24],
        ['mel-lancier', 30, 26.6],
        ['mel-lancier', 6, 5],
      ],
      b: crowd('tha-rodeur', 70).concat([['tha-rodeur', 16, 70]]),
      scenery: ledge,
    });
    t.choose('A');
    expect(
      t.refused(
        declaration([
          [30, 26.7],
          [30, 29.26, 'drop'],
        ]),
      ),
    ).toMatchObject({ reason: 'baseInWay' });
  });

  test('MOR-FAL-05 MOR-FAL-A4 equals share, and what one cannot take passes to the other', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 26.7], ...crowd('mel-lancier', 5)],
      b: [
        ['mel-lancier', 30, 29.3, 'down'],
        ['mel-lancier', 60, 70],
        ['mel-lancier', 66, 70],
      ],
      scenery: [box('rock', 25, 20, 10, 8, 12)],
    });
    t.f('A').phys = 8;
    t.f('a').phys = 2;
    // 12 cm and 4 of encumbrance against 8: eight wounds, four each; the receiver can take two of his.
    t.declare('A', [[30, 29.26, 'drop']]);
    expect([t.f('A').phys, t.f('a').phys]).toEqual([2, 0]);
  });

  test('MOR-FAL-04 nobody walks on from where he lands on somebody', () => {
    const t = above();
    Object.assign(t.f('a'), { y: 2960 });
    t.choose('A');
    const path = declaration([
      [30, 29.26, 'drop'],
      [36, 31],
    ]);
    expect(t.refused(path)).toMatchObject({ rule: 'HB-14', reason: 'baseInWay' });
  });
});

describe('combined attacks meet the other rules', () => {
  const around = (target = 'tha-broyeur', more: [string, number, number, ('up' | 'down' | 'left' | 'right')?][] = []) =>
    new Table({
      a: [
        ['mel-lancier', 30, 25.4],
        ['mel-lancier', 34.6, 30, 'left'],
        ['mel-sapeur', 26.8, 30, 'right'],
      ],
      b: [[target, 30, 30, 'down'], ...(more.length > 0 ? more : crowd('tha-rodeur', 70)), ['tha-rodeur', 20, 70]],
    });

  test('MOR-ESC-A6 MOR-CMB-01 a prisoner tries to escape when his captor attacks with others', () => {
    const t = around('tha-broyeur', [
      ['tha-rodeur', 30, 22.8],
      ['tha-rodeur', 11, 70],
    ]);
    hold(t, 'A', 'b');
    t.answer({ do: 'combine' }).answer(attack(t, 'a', 'A', 'B'));
    expect(t.decision()).toMatchObject({ kind: 'escape', seat: 1, about: { fighter: t.id('b') } });
    t.fixed(['escape', 2]).answer({ do: 'escape' });
    expect(t.has('escapeFailed')).toBe(true);
    expect(t.question).toBe('1 answer');
  });

  test('MOR-STR-A3 MOR-CMB-04 whoever is hit astray in a combined attack reacts, without its malus', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 25.4],
        ['mel-archere', 34, 12],
        ['mel-lancier', 6, 5],
      ],
      b: [
        ['tha-rodeur', 30, 30, 'down'],
        ['tha-rodeur', 33, 30, 'down'],
        ['tha-rodeur', 6, 70],
      ],
    });
    t.answer({ do: 'combine' });
    t.answer(attack(t, 'a', ['B', { kind: 'shot', target: t.id('a'), weapon: 'arc' }], 'A')).pass();
    // One short of the difficulty: the nearest one is hit.
    t.fixed(['shot', 4]);
    t.answer({ do: 'dice', add: 0 });
    expect(t.has('stray')).toBe(true);
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('b'), stray: true, malus: null } });
  });

  test('HB-33 MOR-CMB-04 a spell of a combined attack is resisted by will, without its malus', () => {
    const t = new Table({
      a: [
        ['tha-hallebardier', 30, 26.4],
        ['tha-sorciere', 34, 16],
        ['tha-rodeur', 6, 5],
      ],
      b: [['mel-lancier', 30, 30, 'down'], ...crowd('mel-archere', 70)],
    });
    t.answer({ do: 'combine' });
    t.answer(attack(t, 'a', ['B', { kind: 'spell', spell: 'mains-de-racine', target: t.id('a') }], 'A'));
    t.fixed(['spell', 7]).pass();
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a'), with: 'mains-de-racine' } });
    t.fixed(['will', 6]).react('will');
    expect(t.told('rolled', 0).sum?.some(({ rule }) => rule === 'MOR-CMB-05')).toBe(false);
    t.until('answer');
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { by: t.id('A'), malus: 2 } });
  });

  test('MOR-DEF-A7 MOR-CMB-04 a companion takes one blow of a combined attack in the place of its target', () => {
    const t = around('tha-sorciere', [
      ['tha-hallebardier', 32.1, 31.5, 'down'],
      ['tha-rodeur', 11, 70],
    ]);
    t.answer({ do: 'combine' }).answer(attack(t, 'a', 'A', 'B'));
    expect(t.question).toBe('1 react');
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [], against: t.id('B') } });
    // The first blow falls on the witch.
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a'), by: t.id('A'), malus: 2 } });
    t.fixed(['weapon', 1]).react('take');
    t.until('slip');
    t.answer({ do: 'fight' });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('b'), by: t.id('B'), malus: null } });
  });

  test('MOR-DEF-A7 MOR-MUL-02 a companion takes the place of one target of a multiple strike', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
      b: [
        ['tha-sorciere', 28, 29.4, 'down'],
        ['tha-rodeur', 32, 29.4, 'down'],
        ['tha-hallebardier', 25.6, 30.2, 'down'],
      ],
    });
    t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
    expect(t.question).toBe('1 react');
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('c'), path: [], of: t.id('a') } });
    t.answer({ do: 'fight' });
    expect(t.decision()).toMatchObject({ about: { fighter: t.id('c'), by: t.id('A') } });
    t.react('take');
    expect(t.decision()).toMatchObject({ about: { fighter: t.id('b') } });
  });
});

describe('defence', () => {
  const standing = () =>
    new Table({
      a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
      b: [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 32.5, 30.2, 'down'],
        ['tha-rodeur', 66, 70],
      ],
    });
  test('MOR-DEF-04 nobody moves: who is in contact already runs no farther than the attacker', () => {
    const t = standing();
    t.declare('A', [], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    expect(t.choices()).toContainEqual({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } });
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } });
    expect(t.told('defends')).toMatchObject({ inTime: true, own: 0, other: 0 });
  });
  test('MOR-DEF-03 the window opens where any place beside the companion will do, around others if need be', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 16], ...crowd('mel-archere', 5)],
      b: [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 37, 33, 'down'],
        ['tha-rodeur', 33.5, 31.5, 'up'],
      ],
    });
    t.f('c').activated = true;
    t.declare('A', [[30, 26]], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    const offered = t.choices().find((a) => a.do === 'react' && a.defend?.fighter === t.id('b')) as Do<'react'>;
    t.answer(offered);
    expect(t.told('defends').inTime).toBe(true);
  });
  test(`MOR-DEF-03 in any crowd: the window opens exactly where a straight way leads beside the companion (seed ${SEED})`, () => {
    const scenes = tiered(60, 270);
    const below = new Fast(SEED).below();
    let [open, shut] = [0, 0];
    for (let scene = 0; scene < scenes; scene++) {
      const t = new Table({
        a: [['mel-lancier', 30, 26.4], ...crowd('mel-archere', 5)],
        b: [
          ['tha-sorciere', 30, 30, 'down'],
          ['tha-hallebardier', 35, 34, 'down'],
          ['tha-rodeur', 66, 70],
          ['tha-rodeur', 60, 70],
          ['tha-rodeur', 54, 70],
        ],
      });
      // Three who have acted stand about, as near as they can without touching anybody.
      for (const mark of ['c', 'd', 'e']) {
        const f = t.f(mark);
        for (;;) {
          const [x, y] = [2600 + below(900), 2700 + below(900)];
          if (overlaps(t.s.fighters, f.id, x, y, f.r)) continue;
          Object.assign(f, { x, y, activated: true });
          break;
        }
      }
      const { s } = t;
      const found = moverOf(s, t.f('A'), declaration([[30, 26.6]], strike(t.id('a'))), false);
      if ('refusal' in found) continue;
      const m = { ...found, cost: 10_000 };
      const [a, b] = [t.f('a'), t.f('b')];
      if (guardsFor(s, [m]).some(({ who }) => who === b.id)) {
        open++;
        continue;
      }
      shut++;
      const least = b.r + a.r;
      for (let x = a.x - least - 2; x <= a.x + least + 2; x++) {
        for (let y = a.y - least - 2; y <= a.y + least + 2; y++) {
          const far = (x - a.x) ** 2 + (y - a.y) ** 2;
          if (far < least ** 2 || far > (least + 1) ** 2) continue;
          const legal = judgeGuard(s, [m], { fighter: b.id, path: [{ to: [x, y] }] });
          expect('refusal' in legal, `scene ${scene}: ${x}, ${y}`).toBe(true);
        }
      }
    }
    expect([open > scenes / 3, shut > scenes / 30], `${open} open, ${shut} shut`).toEqual([true, true]);
  });
  test('MOR-DEF-03 around others: the window opens where the shortest way is short enough, to a few hundredths of a centimetre', () => {
    const scene = (x: number, y: number) => {
      const t = new Table({
        a: [['mel-lancier', 30, 26.4], ...crowd('mel-archere', 5)],
        b: [
          ['tha-sorciere', 30, 30, 'down'],
          ['tha-fanatique', 40, 33, 'down'],
          ['tha-rodeur', x, y],
          ['tha-rodeur', 60, 70],
        ],
      });
      t.f('c').activated = true;
      return t;
    };
    let bent = 0;
    for (const [x, y] of [
      [35, 31.6],
      [36, 31.2],
      [34.6, 31.9],
      [37, 32],
    ] as const) {
      const t = scene(x, y);
      const { s } = t;
      const found = moverOf(s, t.f('A'), declaration([[30, 26.6]], strike(t.id('a'))), false);
      if ('refusal' in found) throw new Error(found.reason);
      const [target, guard, post] = [t.f('a'), t.f('b'), t.f('c')];
      const round = post.r + guard.r;
      // The shortest way around one disc: along it between two lines that touch it.
      const far = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const ideal = (to: Point): number => {
        const [from, by]: [Point, Point] = [
          [guard.x, guard.y],
          [post.x, post.y],
        ];
        if (!nearer(post.x, post.y, ...from, ...to, round)) return far(from, to);
        const [d1, d2] = [far(from, by), far(to, by)];
        const [ax, ay, bx, by2] = [from[0] - by[0], from[1] - by[1], to[0] - by[0], to[1] - by[1]];
        const angle = Math.acos((ax * bx + ay * by2) / (d1 * d2)) - Math.acos(round / d1) - Math.acos(round / d2);
        return Math.sqrt(d1 ** 2 - round ** 2) + Math.sqrt(d2 ** 2 - round ** 2) + round * angle;
      };
      let least = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 3600; turn++) {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 1800), Math.sin((turn * Math.PI) / 1800)];
        const to = touching(target.x, target.y, target.r, dx * 1000, dy * 1000, guard.r);
        if (overlaps(s.fighters, guard.id, ...to, guard.r)) continue;
        const end = found.steps.at(-1);
        if (!end || Math.hypot(to[0] - end.x, to[1] - end.y) > 400 + guard.r + t.f('A').r) continue;
        const length = ideal(to);
        if (length >= least) continue;
        least = length;
      }
      const opens = (cost: number) => guardsFor(s, [{ ...found, cost }]).some(({ who }) => who === guard.id);
      expect(opens(Math.floor(least) - 1), `${x}, ${y}: ${least}`).toBe(false);
      expect(opens(Math.ceil(least) + 5), `${x}, ${y}: ${least}`).toBe(true);
      const way = guardsFor(s, [{ ...found, cost: Math.ceil(least) + 5 }]).find(({ who }) => who === guard.id);
      if ((way?.steps.length ?? 0) > 1) bent++;
    }
    expect(bent).toBeGreaterThan(1);
  });
  test(`MOR-DEF-03 among many: where the window stays shut, no way over any bends leads there (seed ${SEED})`, () => {
    const games = tiered(30, 120);
    const below = new Fast(SEED).below();
    let [open, shut] = [0, 0];
    for (let game = 0; game < games; game++) {
      const t = new Table({
        a: [['mel-lancier', 30, 26.4], ...crowd('mel-archere', 5)],
        b: [
          ['tha-sorciere', 30, 30, 'down'],
          ['tha-fanatique', 38.5, 35.5, 'down'],
          ...['c', 'd', 'e', 'f'].map((_, i): Figure => ['tha-rodeur', 66 - 5 * i, 70]),
        ],
        scenery: [box('wall', 33 + below(3), 30 + below(3), 1, 3 + below(3), 5)],
      });
      for (const mark of ['c', 'd', 'e', 'f']) {
        const f = t.f(mark);
        for (;;) {
          const [x, y] = [2500 + below(1100), 2700 + below(1000)];
          if (overlaps(t.s.fighters, f.id, x, y, f.r) || surfaceAt(groundOf(t.s), x, y, f.r) !== 0) continue;
          Object.assign(f, { x, y, activated: true });
          break;
        }
      }
      const { s } = t;
      const [a, b] = [t.f('a'), t.f('b')];
      if (surfaceAt(groundOf(s), b.x, b.y, b.r) !== 0) continue;
      const found = moverOf(s, t.f('A'), declaration([[30, 26.6]], strike(t.id('a'))), false);
      if ('refusal' in found) continue;
      const m = { ...found, cost: 900 + below(400) };
      if (guardsFor(s, [m]).some(({ who }) => who === b.id)) {
        open++;
        continue;
      }
      shut++;
      for (let tries = 0; tries < 1500; tries++) {
        const to = touching(a.x, a.y, a.r, below(2001) - 1000, below(2001) - 1000, b.r);
        const bends = Array.from({ length: 1 + below(2) }, () => ({
          to: [2500 + below(1400), 2600 + below(1200)] as const,
        }));
        const legal = judgeGuard(s, [m], { fighter: b.id, path: [...bends, { to }] });
        expect('refusal' in legal || legal.cost > m.cost, `seed ${SEED}, game ${game}: ${JSON.stringify(bends)}`).toBe(
          true,
        );
      }
    }
    expect([open > games / 6, shut > games / 6], `${open} open, ${shut} shut`).toEqual([true, true]);
  });
  test('MOR-ESC-A6 MOR-DEF-05 a captor who defends: his prisoner is asked when that reaction has ended', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 26],
        ['mel-archere', 35.2, 30.2, 'down'],
        ['mel-archere', 6, 5],
      ],
      b: [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 32.5, 30.2, 'down'],
        ['tha-rodeur', 66, 70],
      ],
    });
    hold(t, 'b', 'B');
    t.declare('A', [], strike(t.id('a')));
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } });
    expect(t.question).toBe('0 slip');
    t.answer({ do: 'fight' }).fixed(['weapon', 3]).react('take');
    t.until('escape');
    expect(t.decision()).toMatchObject({ seat: 0, about: { fighter: t.id('B'), captor: t.id('b') } });
  });
});

describe('sight', () => {
  const scene = (height: number, lying = false) => {
    const t = new Table({
      a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-hallebardier', 30, 36, 'down'],
        ['tha-broyeur', 30, 30, 'down'],
        ['tha-rodeur', 66, 70],
      ],
      scenery: height > 0 ? [box('wall', 25, 32.4, 10, 1, height)] : [],
    });
    if (lying) Object.assign(t.f('b'), { phys: 0, lying: true });
    else Object.assign(t.f('b'), { x: 6000 });
    return t;
  };
  const seen = (t: Table) => lineOf(t.s, t.f('A'), t.f('a'));

  test('MOR-RNG-02 HB-19 a larger body that lies hides in part and never wholly', () => {
    expect(seen(scene(0))).toMatchObject({ verdict: 'clear' });
    expect(seen(scene(0, true))).toMatchObject({ verdict: 'partial', covered: 0 });
  });
  test('MOR-RNG-02 HB-19 a wall that hides the legs covers in part, with its share of the height', () => {
    const { verdict, covered, height } = seen(scene(1));
    expect([verdict, covered]).toEqual(['partial', 0]);
    // The line from 3.5 cm over the wall of 1 cm at 13.4 of 16 cm meets the target at 0.515 cm of its 2.5.
    expect(height).toBeCloseTo(0.206, 2);
    expect(seen(scene(5))).toMatchObject({ verdict: 'none' });
    const t = scene(1);
    t.fixed(['shot', 3]).declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'arc' });
    t.until('choose');
    expect(t.s.turn).toBe(1);
  });
  test('HB-07 HB-19 mist: base to base; at exactly the visibility one is seen, beyond it not', () => {
    const t = scene(0);
    // 16 cm between the middles, less two radii of 1.25 cm.
    t.s.visibility = 1350;
    expect(seen(t).verdict).toBe('clear');
    t.s.visibility = 1349;
    expect(seen(t).verdict).toBe('none');
  });
});

describe('interceptions', () => {
  test('MOR-INT-05 the window opens where any point of the way will do, on any leg', () => {
    // She comes within the nixie's range behind two walls, with a slit of three millimetres between them.
    const t = new Table({
      a: [['mel-bretteuse', 52, 34, 'left'], ...crowd('mel-lancier', 5)],
      b: [
        ['enc-nixe', 30, 20, 'up'],
        ['enc-lutin', 6, 70],
        ['enc-lutin', 11, 70],
      ],
      scenery: [box('wall', 33, 29, 5.45, 0.1, 9), box('wall', 38.75, 29, 4.15, 0.1, 9)],
    });
    t.declare('A', [[38, 34]]);
    expect(t.question).toBe('1 react');
  });
  test('MOR-INT-09 interceptors are resolved in the order of their points, whatever was declared first', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-hallebardier', 34.5, 24, 'left'],
        ['tha-hallebardier', 25.5, 27, 'right'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [[30, 33]]);
    const one = (by: string, at: number) => ({ fighter: t.id(by), with: 'hallebarde', mover: t.id('A'), at });
    // a reaches her first, but strikes later than b.
    t.answer({ do: 'react', intercept: [one('a', 680), one('b', 640)] });
    expect(t.told('intercepts').who.mark).toBe('b');
  });
  test('MOR-CHG-05 MOR-INT-06 a surprise charge has no bonus in a passe d’armes with an interceptor', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 18], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-sorciere', 30, 34, 'down'],
        ['tha-hallebardier', 33.5, 27, 'left'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [[30, 30]], { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } });
    t.answer(intercept(t, 'b', 'hallebarde', 'A', 820));
    t.fixed(['weapon', 8], ['weapon', 2]).react('passe');
    for (const { sum } of t.all('rolled')) expect(sum?.some(({ rule }) => rule === 'MOR-CHG-05')).toBe(false);
  });
  test('MOR-DIS-01 MOR-DIS-03 leaving the zone of somebody who looks is told as a disengagement, leaving a back is not', () => {
    const leaving = (look: 'up' | 'down') =>
      new Table({
        a: [['mel-bretteuse', 30, 30], ...crowd('mel-lancier', 5)],
        b: [['tha-hallebardier', 30, 34, look], ...crowd('tha-rodeur', 70)],
      });
    const t = leaving('down');
    t.declare('A', [[30, 20]]);
    expect(t.told('disengages')).toMatchObject({ rule: 'MOR-DIS-01', from: { mark: 'a' } });
    expect(t.question).toBe('1 react');
    const back = leaving('up');
    back.declare('A', [[30, 20]]);
    expect(back.has('disengages')).toBe(false);
  });
});

describe('captives', () => {
  test('MOR-PRI-A5 a capture in the middle of an activation halves what is left of the movement', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 22], ...crowd('mel-archere', 5)],
      b: [['tha-rodeur', 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[30, 26]], strike(t.id('a')));
    t.until('answer').fixed(['weapon', 5]).react('take');
    t.blow('capture').until('on');
    // Twelve less four: eight are left, four with the prisoner.
    expect(t.decision()).toMatchObject({ kind: 'on', about: { most: 400 } });
  });
  test('MOR-CAP-04 a capture that fails with a special success: half of the doubled damage', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 28], ...crowd('mel-archere', 5)],
      b: [['tha-sorciere', 30, 30.6, 'down'], ...crowd('tha-rodeur', 70)],
      options: { capture: 'hard' },
    });
    t.f('A').arm = 0;
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 6]).react('take').blow('capture');
    // A rapier does 4, doubled 8, against a will of 13; half of 8 comes back.
    expect(t.told('wounded')).toMatchObject({ damage: 4, wounds: 4, who: { mark: 'A' } });
  });
  test('MOR-THR-09 MOR-PRI-06 who is thrown is free where he lands, whether the throw succeeds or not', () => {
    for (const die of [2, 6]) {
      const t = new Table({
        a: [
          ['enc-souche', 30, 20],
          ['enc-faune', 6, 5],
          ['enc-faune', 11, 5],
        ],
        b: [['tha-rodeur', 30, 23.5], ...crowd('tha-rodeur', 70)],
      });
      hold(t, 'A', 'a');
      t.choose('A').pass();
      t.fixed(['throw', die]).answer(declaration([], { kind: 'throw', victim: t.id('a'), at: [3000, 4000] }));
      expect(t.has('freed')).toBe(true);
      expect(t.f('a').captor).toBe(-1);
    }
  });
  test('MOR-ESC-A6 MOR-INT-06 a captor who intercepts: his prisoner is asked when the interception has ended', () => {
    const t = new Table({
      a: [
        ['mel-bretteuse', 30, 20],
        ['mel-archere', 37.5, 27],
        ['mel-lancier', 6, 5],
      ],
      b: [['tha-hallebardier', 34.5, 27, 'left'], ...crowd('tha-rodeur', 70)],
    });
    hold(t, 'a', 'B');
    t.declare('A', [[30, 33]]);
    t.answer(intercept(t, 'a', 'hallebarde', 'A', 700));
    expect(t.question).toBe('0 answer');
    t.fixed(['dodge', 9], ['weapon', 2]).react('dodge');
    expect(t.decision()).toMatchObject({ kind: 'escape', about: { fighter: t.id('B') } });
    t.pass();
    expect(t.f('A').y).toBe(3300);
  });
});

test('HB-04 two automatic failures are a tie: nobody dominates', () => {
  const t = new Table({
    a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
    b: [['tha-rodeur', 30, 29.6, 'down'], ...crowd('tha-rodeur', 70)],
  });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 1], ['weapon', 1]).react('passe');
  expect(t.told('struck').result).toBe('tie');
});
