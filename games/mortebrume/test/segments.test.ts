/** A way is segments: cut where its kind changes, and each part of it is trajectory. */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Action, Answer, Do, Leg } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import type { Mover } from '../frames.ts';
import { onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { wrongWith } from '../invariants.ts';
import { moverOf } from '../rules/intention.ts';
import { generalFault, interceptionsFor, judgeInterception, meansOf, missAt, tryOf } from '../rules/strikes.ts';
import { along, isFlight, putOn } from '../rules/trajectory.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import { tapeTo } from '../sketch/tape.ts';
import { copyFighter, copyState, type Fighter, fighterOf, type State } from '../state.ts';
import { crowd, declaration, strike, Table } from './table.ts';

/** A night has time for ten thousand ways. */
const HOURS = tiered(120_000, 7_200_000);
const SEED = Number(process.env.REVERIE_SEED ?? 5);

const intercept = (t: Table, by: string, means: string, at: number, mover = 'A'): Do<'react'> => ({
  do: 'react',
  intercept: [{ fighter: t.id(by), with: means, mover: t.id(mover), at: Math.round(at * 100) }],
});
const lancerAt = (x: number, y: number, scenery: readonly unknown[], from = 20, more: object = {}) =>
  new Table({
    a: [['mel-bretteuse', 30, from], ...crowd('mel-lancier', 5)],
    b: [
      ['mel-lancier', x, y, 'left'],
      ['mel-sapeur', 60, 70],
      ['mel-sapeur', 66, 70],
    ],
    scenery,
    ...more,
  });

describe('segments', () => {
  test('MOR-INT-05 MOR-DIS-01 a way over a mound of 1 cm is open to interception on every part', () => {
    const mound = [box('rock', 27, 24, 6, 5, 1)];
    // Pulled over it in one leg, onto it, and down again on the other side.
    const t = lancerAt(35.6, 27, mound);
    t.declare('A', [[30, 31]]);
    expect(t.question).toBe('1 react');
    // Before the foot, on the edge, on top, on the far edge, behind it.
    for (const at of [2, 4, 6, 8.5, 10.5]) {
      const one = lancerAt(35.6, 20 + at, mound);
      one.declare('A', [[30, 31]]).answer(intercept(one, 'a', 'lance-longue', at));
      expect(one.f('A').y).toBe(2000 + at * 100);
    }
    const off = lancerAt(30, 33.9, [box('rock', 27, 22, 6, 6, 1)], 30, { destiny: [0, 0] });
    Object.assign(off.f('a'), { fx: 0, fy: -1000 });
    // Leaving the contact zone over it is a disengagement, and is intercepted on its edge.
    off.declare('A', [[30, 25]]);
    expect(off.told('disengages').from.mark).toBe('a');
    expect(off.why(intercept(off, 'a', 'lance-longue', 4.5))).toBe('MOR-INT-05 outOfReach');
    off.answer(intercept(off, 'a', 'lance-longue', 2));
    expect(off.question).toBe('0 answer');
  });

  test('MOR-INT-05 the very end of a leg that is followed by a climb', () => {
    const t = lancerAt(35.6, 24, [box('rock', 27, 25.25, 6, 6, 2)]);
    t.declare('A', [
      [30, 24],
      [30, 28],
    ]);
    t.answer(intercept(t, 'a', 'lance-longue', 4));
    expect(t.f('A').y).toBe(2400);
  });

  test('MOR-CLB-03 in one leg over what can be stood on, and at the price of both its sides', () => {
    const t = lancerAt(60, 60, [box('rock', 27, 24, 6, 5, 1)]);
    t.declare('A', [[30, 31]]);
    // 11 along, twice 1 up and twice 1 down.
    expect(t.f('A')).toMatchObject({ y: 3100, z: 0, spent: 1500 });
  });

  test('MOR-INT-A9 MOR-JMP-04 a hop past a lancer is no escape: struck in the air, a figure falls, turn over', () => {
    const legs = [
      [30, 26],
      [30, 29.5, 'jump'],
    ] as const;
    const hop = () => {
      const t = lancerAt(34.6, 28, [], 20);
      t.declare('A', [...legs]).answer(intercept(t, 'a', 'lance-longue', 8));
      return t;
    };
    const hit = hop();
    hit.fixed(['weapon', 3]).react('take').blow();
    while (hit.question === '1 press') hit.pass();
    expect(hit.told('jumped')).toMatchObject({ declared: 3.5, possible: 2, failed: true });
    expect(hit.f('A')).toMatchObject({ y: 2800, noDodge: true, acted: true });
    expect(hit.f('A').spent).toBeGreaterThan(100_000);
    // 4 for the lance, and one for each whole centimetre missing.
    expect(hit.f('A').phys).toBe(5);
    const dodged = hop();
    dodged.fixed(['dodge', 9], ['weapon', 3]).react('dodge');
    expect(dodged.f('A')).toMatchObject({ y: 2950, noDodge: false, acted: false });
    const won = hop();
    won.fixed(['weapon', 8], ['weapon', 1]).react('passe').blow();
    expect(won.f('A')).toMatchObject({ y: 2950, noDodge: false, acted: true });
  });

  test('MOR-INT-A9 MOR-FAL-02 a figure struck over a pit falls into it', () => {
    const t = lancerAt(34.6, 28, [box('hole', 27, 27.3, 6, 3.1, 9)], 18.5);
    t.declare('A', [
      [30, 26],
      [30, 31.7, 'jump'],
    ]);
    t.answer(intercept(t, 'a', 'lance-longue', 9.3))
      .fixed(['weapon', 3])
      .react('take')
      .blow();
    while (t.question === '1 press') t.pass();
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-02', height: 9 });
    expect(t.f('A').z).toBe(-900);
  });

  test('MOR-JMP-10 a landing with part of the base over a void is a fall into it, not a step back', () => {
    const t = lancerAt(60, 60, [box('hole', 26, 27, 8, 8, 8)], 17);
    // The base would hang over the brink by half a centimetre.
    t.declare('A', [
      [30, 23],
      [30, 26.25, 'jump'],
    ]);
    expect(t.told('jumped').failed).toBe(true);
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-02', height: 8 });
    expect(t.f('A').z).toBe(-800);
  });

  test('MOR-STP-02 MOR-CHG-02 a charge over a hole of 3 cm is no refusal: stopped before it, turn over', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
      scenery: [box('hole', 26, 24, 8, 3, 5)],
    });
    t.declare('A', [[30, 31]], { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } });
    expect(t.told('stopped')).toMatchObject({ rule: 'MOR-STP-03', why: 'hole' });
    expect(t.f('A')).toMatchObject({ y: 2275, activated: true, acted: true });
    expect(t.question).toBe('1 choose');
    const jump = lancerAt(60, 60, [box('hole', 26, 24, 8, 3, 5)]);
    jump.declare('A', [
      [30, 29],
      [30, 31, 'jump'],
    ]);
    expect(jump.told('stopped').why).toBe('hole');
  });

  test('MOR-STP-01 MOR-STP-03 a hole of exactly 3.00 cm is wide from every side, one of 2.99 is not', () => {
    for (const [wide, stops] of [
      [3, true],
      [2.99, false],
      [3.01, true],
    ] as const) {
      for (const x of [26.01, 26.37, 27.13]) {
        const across = [
          [30, 20, 30, 33, box('hole', 22, x, 16, wide, 5)],
          [30, 33, 30, 20, box('hole', 22, x, 16, wide, 5)],
          [20, 30, 33, 30, box('hole', x, 22, wide, 16, 5)],
          [33, 30, 20, 30, box('hole', x, 22, wide, 16, 5)],
          [
            20,
            20,
            31,
            29.9,
            {
              kind: 'hole',
              height: 5,
              at: [
                [22, x],
                [40, x],
                [40, x + wide],
                [22, x + wide],
              ],
            },
          ],
        ] as const;
        for (const [ax, ay, bx, by, hole] of across) {
          const t = new Table({
            a: [['mel-bretteuse', ax, ay], ...crowd('mel-lancier', 5)],
            b: [['tha-rodeur', 60, 60], ...crowd('tha-rodeur', 70)],
            scenery: [hole],
          });
          t.declare('A', [[bx, by]]);
          // Aslant the same hole is longer.
          const aslant = ax === 20 && ay === 20;
          expect(t.has('stopped'), JSON.stringify([wide, ax, ay, bx, by])).toBe(stops || aslant);
        }
      }
    }
  });

  test('MOR-INT-A9 a way that ends at a brink is intercepted up to the brink, not beyond', () => {
    const t = lancerAt(34.6, 22, [box('hole', 27, 24, 6, 4, 5)]);
    t.declare('A', [[30, 32]]);
    expect(t.question).toBe('1 react');
    expect(t.why(intercept(t, 'a', 'lance-longue', 9))).toBe('MOR-INT-06 offWay');
    t.answer(intercept(t, 'a', 'lance-longue', 2))
      .fixed(['weapon', 1])
      .react('take');
    expect(t.told('stopped').why).toBe('hole');
  });

  test('MOR-PRV-02 MOR-PRV-03 the attacked may strike on the same stretch, in one leg or in many', () => {
    const leaving = (...legs: [number, number][]) => {
      const t = new Table({
        a: [['mel-lancier', 30, 31.4], ...crowd('mel-archere', 5)],
        b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
      });
      t.declare('A', legs, strike(t.id('a')));
      return t;
    };
    // A millimetre at a time is two centimetres all the same.
    const cut = Array.from({ length: 11 }, (_, i): [number, number] => [30, 31.32 - i * 0.08]);
    expect(leaving([30, 30.52]).question).toBe('1 react');
    expect(leaving(...cut).question).toBe('1 react');
  });

  test('MOR-PRV-03 the attacked may strike until the base has left the attack angle, wherever the way is cut', () => {
    const around = (...legs: [number, number][]) => {
      const t = new Table({
        a: [['mel-lancier', 33.5, 32.5], ...crowd('mel-archere', 5)],
        b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
      });
      return t.declare('A', legs, strike(t.id('a')));
    };
    const end: [number, number] = [33.5, 37];
    for (const cuts of [[], [34], [34.01], [34.5], [34.01, 35]]) {
      const legs = [...cuts.map((y): [number, number] => [33.5, y]), end];
      const at = (far: number) => intercept(around(...legs), 'a', 'hallebarde', far);
      // The centre is behind him from 1.5 on, the last of the base from 2.75 on.
      for (const far of [0.5, 1.4, 1.6, 2.4, 2.7]) around(...legs).answer(at(far));
      for (const far of [2.8, 4]) expect(around(...legs).why(at(far)), `${cuts} ${far}`).toBe('MOR-INT-05 notInFront');
    }
  });
});

/** Ground with all kinds on it, and figures strewn over it. */
function strewn(below: (n: number) => number): Table {
  const kinds = ['tha-hallebardier', 'tha-archer', 'tha-sorciere', 'tha-broyeur', 'tha-rodeur'];
  const scenery = [
    box('hole', 20 + below(12), 20 + below(8), 2 + below(3), 9, 3),
    box('rock', 32 + below(6), 20 + below(8), 7, 8, 1 + below(3)),
    box('steps', 20 + below(6), 36 + below(4), 8, 7, 1 + below(3)),
    box('wall', 36 + below(6), 38, 6, 1, 4),
    box('mire', 30, 30, 8, 6, 0),
    box('hole', 42, 30 + below(4), 6, 6, 4),
  ];
  const t = new Table({
    a: [
      ['mel-bretteuse', 5, 3],
      ['mel-lancier', 10, 3],
      ['mel-sapeur', 15, 3],
    ],
    b: kinds.map((kind, i) => [kind, 5 + 5 * i, 71]),
    scenery,
  });
  for (const f of t.s.fighters) strew(t, f, below);
  return t;
}

/** Somewhere in the thick of it. */
function strew(t: Pick<Table, 's'>, f: Fighter, below: (n: number) => number): void {
  const ground = groundOf(t.s);
  for (;;) {
    const [x, y] = [1900 + below(3000), 1900 + below(2800)];
    const z = surfaceAt(ground, x, y, f.r);
    if (z === undefined || !onTable(ground, x, y, f.r) || overlaps(t.s.fighters, f.id, x, y, f.r)) continue;
    Object.assign(f, { x, y, z, fx: below(2001) - 1000, fy: 1 + below(1000) });
    return;
  }
}

/** A straight part of a way: so many small steps that lie on the grid, and how its last leg ends. */
interface Stride {
  readonly dx: number;
  readonly dy: number;
  readonly many: number;
  readonly how?: Leg['how'];
}

/** A way in legs: each straight part in one, or cut after some of its small steps. Nothing cuts a flight. */
function legs({ x, y }: Fighter, strides: readonly Stride[], cuts: readonly (readonly number[])[]): Leg[] {
  const found: Leg[] = [];
  let [ax, ay] = [x, y];
  for (const [i, { dx, dy, many, how }] of strides.entries()) {
    for (const k of how ? [] : (cuts[i] ?? [])) if (k < many) found.push({ to: [ax + dx * k, ay + dy * k] });
    [ax, ay] = [ax + dx * many, ay + dy * many];
    found.push(how ? { to: [ax, ay], how } : { to: [ax, ay] });
  }
  return found;
}

/** Straight on, around a corner or two, and now and then with a jump in line with the last part, or over an edge. */
function strides(below: (n: number) => number, first: readonly [number, number]): Stride[] {
  const found: Stride[] = [{ dx: first[0], dy: first[1], many: 60 }];
  const bends = below(3);
  for (let i = 0; i < bends; i++) {
    const { many, ...last } = found[found.length - 1] as Stride;
    found[found.length - 1] = { ...last, many: 10 + below(30) };
    const next = { dx: below(25) - 12, dy: below(25) - 12, many: 10 + below(30) };
    // A real corner: nearly straight on is straight on for a part that is short enough.
    const turn = Math.abs(last.dx * next.dy - last.dy * next.dx);
    if (turn > 0.25 * Math.hypot(last.dx, last.dy) * Math.hypot(next.dx, next.dy)) found.push(next);
  }
  const { dx, dy, many } = found[found.length - 1] as Stride;
  const ends = below(5);
  if (ends === 0) found.push({ dx, dy, many: 1 + below(many), how: 'jump' });
  if (ends === 1) found.push({ dx, dy, many: 1 + below(20), how: 'drop' });
  return found;
}

/** Up to a place where an enemy is in reach, now and then from one beside or behind it. */
function towards(below: (n: number) => number, f: Fighter, enemy: Fighter): Stride[] {
  const place = (from: readonly [number, number], many: number): Stride => {
    const far = f.r + enemy.r + below(400);
    const [dx, dy] = [below(201) - 100, below(201) - 100];
    const length = Math.hypot(dx, dy) || 1;
    const to = [enemy.x + (dx * far) / length, enemy.y + (dy * far) / length] as const;
    return { dx: Math.round((to[0] - from[0]) / many), dy: Math.round((to[1] - from[1]) / many), many };
  };
  const first = place([f.x, f.y], 30);
  if (below(3) === 0) return [first];
  return [first, place([f.x + 30 * first.dx, f.y + 30 * first.dy], 20)];
}

/** Units between the points that are looked at. */
const EVERY = 20;
/** What the rounding of a way cut into legs may add to its length. */
const ROUNDED = 10;

/** Points of the way, two tenths of a centimetre apart, that a strike reaches: which fighter, with what. */
function openAt(s: State, m: Mover): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const mover = fighterOf(s, m.who);
  for (const f of s.fighters) {
    if (f.seat === mover.seat || generalFault(s, f, mover, m)) continue;
    for (const means of meansOf(f)) {
      const t = tryOf(s, f, mover, m, means);
      const open = new Set<number>();
      for (let at = 0; at <= m.length; at += EVERY) if (!isRefusal(judgeInterception(t, at))) open.add(at);
      found.set(`${f.mark} ${means}`, open);
    }
  }
  return found;
}

/** Whether a point is in reach, in sight and open to the attacked, but for the rounding of the grid. */
function isGrazed(s: State, m: Mover, key: string, at: number): boolean {
  const { who, steps } = m;
  const [mark, means = ''] = key.split(' ');
  const f = s.fighters.find((one) => one.mark === mark) as Fighter;
  const mover = fighterOf(s, who);
  const there = copyFighter(mover);
  // At its very end the other way may be longer by what rounding adds.
  if (!putOn(there, steps, Math.min(at, m.length))) return false;
  const { only } = tryOf(s, f, mover, m, means);
  if (only && !only.some(({ from, to }) => at >= from - ROUNDED && at <= to + ROUNDED)) return false;
  const { x, y } = there;
  return [-2, -1, 0, 1, 2].some((dx) =>
    [-2, -1, 0, 1, 2].some((dy) => {
      Object.assign(there, { x: x + dx, y: y + dy });
      return missAt({ s, f, means }, there) === undefined;
    }),
  );
}

test(
  `MOR-INT-05 MOR-INT-A9 the points open to interception are the same in one leg or cut anywhere (seed ${SEED})`,
  () => {
    const below = new Fast(SEED).below();
    const scenes = tiered(60, 10_000);
    let [compared, edges, attacked, flights] = [0, 0, 0, 0];
    let t = strewn(below);
    for (let scene = 0; compared < scenes; scene++) {
      if (scene % 40 === 0) t = strewn(below);
      const f = t.f('A');
      strew(t, f, below);
      // Double the way where nothing is done: towards somewhere in the thick of it. A striker comes near an enemy, as the
      // crow flies or around a corner, so that the attacked is left again on the way.
      const fights = below(2) === 0;
      const enemy = t.f('abcde'[below(5)] as string);
      const step = (from: number): number => Math.max(-34, Math.min(34, Math.round((2000 + below(2600) - from) / 60)));
      const way = fights ? towards(below, f, enemy) : strides(below, [step(f.x), step(f.y)]);
      // Cut at up to four of the small steps of each part.
      const cuts = way.map(() =>
        [...new Set(Array.from({ length: 1 + below(4) }, () => 1 + below(59)))].sort((a, b) => a - b).slice(0, 3),
      );
      const action: Action = fights ? strike(enemy.id) : { kind: 'none' };
      const judged = [[], cuts].map((at) =>
        moverOf(t.s, f, { ...declaration([], action, fights ? {} : { double: true }), path: legs(f, way, at) }, false),
      );
      const [one, many] = judged;
      // A leg that would end half-way up a rock or over a hole is no leg.
      if (!one || !many || 'refusal' in one || 'refusal' in many) continue;
      // A cut in a hole is a climb down into it, and no step over it.
      const kinds = (m: Mover): string =>
        [...new Set(m.steps.map(({ how }) => how))]
          .filter((how) => how !== 'walk')
          .sort()
          .join();
      if (kinds(one) !== kinds(many)) continue;
      compared++;
      // It is the same way: it costs the same, and a jump carries as far.
      const carried = (m: Mover): number => m.steps.reduce((sum, { possible }) => sum + possible, 0);
      const off = [one.cost - many.cost, carried(one) - carried(many)];
      expect(
        off.every((by) => Math.abs(by) <= ROUNDED),
        `scene ${scene}: ${off}; ${JSON.stringify([one.steps, many.steps])}`,
      ).toBe(true);
      if (one.steps.some(isFlight)) flights++;
      if (kinds(one) !== '') edges++;
      if (one.struck.length > 0) attacked++;
      const [whole, parts] = [openAt(t.s, one), openAt(t.s, many)];
      for (const [key, open] of whole) {
        for (const [m, has, other] of [
          [many, open, parts.get(key) as Set<number>],
          [one, parts.get(key) as Set<number>, open],
        ] as const) {
          for (const at of has) {
            const near = [-EVERY, 0, EVERY].some((off) => other.has(at + off));
            expect(near || isGrazed(t.s, m, key, at), JSON.stringify([scene, key, at])).toBe(true);
          }
        }
      }
      // And what is offered is open.
      for (const m of [one, many])
        for (const found of interceptionsFor(t.s, [m])) {
          const by = fighterOf(t.s, found.who);
          expect(isRefusal(judgeInterception(tryOf(t.s, by, f, m, found.with), found.at))).toBe(false);
        }
    }
    expect(edges).toBeGreaterThan(scenes / 40);
    expect(attacked).toBeGreaterThan(scenes / 10);
    expect(flights).toBeGreaterThan(scenes / 40);
  },
  HOURS,
);

test('MOR-JMP-07 a leg cut at a bad point is refused with its rule, and nothing is lost', () => {
  const t = lancerAt(60, 60, [box('rock', 27, 24, 6, 6, 2)]);
  t.choose('A');
  // On the edge of the rock there is no place to stand.
  expect(
    t.why(
      declaration([
        [30, 24],
        [30, 28],
      ]),
    ),
  ).toBe('MOR-CLB-03 cannotClimb');
  expect(
    t.why(
      declaration([
        [30, 20],
        [30, 20, 'jump'],
      ]),
    ),
  ).toBe('MOR-JMP-01 noRunUp');
  // A drop on level ground, a charge along no line, or along a leg that is not there.
  expect(t.why(declaration([[30, 22, 'drop']]))).toBe('MOR-FAL-01 noDrop');
  Object.assign(t.f('a'), { x: 3000, y: 2390 });
  const charge = (from: number): Action => ({
    kind: 'strike',
    target: t.id('a'),
    charge: { type: 'surprise', from },
  });
  expect(t.why(declaration([[30, 20.2]], charge(1)))).toBe('MOR-CHG-02 noLine');
  expect(t.why(declaration([], charge(0)))).toBe('MOR-CHG-02 noLine');
  expect(
    t.why(
      declaration(
        [
          [30, 21.2],
          [30, 20.2],
        ],
        charge(0),
      ),
    ),
  ).toBe('MOR-CHG-02 noLine');
  const thirteen = Array.from({ length: 13 }, (_, i): [number, number] => [30, 20.01 + i / 100]);
  expect(t.refused(declaration(thirteen))).toMatchObject({ rule: 'KER-SHAPE' });
  expect(t.f('A')).toMatchObject({ y: 2000, spent: 0 });
  expect(rules.pending(t.s)[0]?.kind).toBe('declare');
  // A leg that leads nowhere is none: it costs nothing, and is no displacement.
  t.answer(
    declaration([
      [30, 20],
      [30, 20],
    ]),
  );
  expect(t.f('A')).toMatchObject({ y: 2000, spent: 0, moved: false });
});

test('MOR-CHG-02 MOR-INT-A9 the tape of a charge leads straight over a mound, and a lancer may intercept there', () => {
  const t = new Table({
    a: [['mel-bretteuse', 30, 18], ...crowd('mel-lancier', 5)],
    b: [
      ['mel-garde', 30, 34, 'down'],
      ['mel-lancier', 35.6, 26, 'left'],
      ['mel-sapeur', 66, 70],
    ],
    scenery: [box('steps', 24, 22, 9, 6, 2)],
  });
  t.choose('A');
  const path = tapeTo(t.view(0), t.f('A'), [], [3000, 3050], 1500);
  expect(path).toEqual([{ to: [3000, 3050] }]);
  const charge = { type: 'surprise', from: 0 } as const;
  t.answer({ do: 'declare', path, action: { kind: 'strike', target: t.id('a'), charge } });
  t.answer(intercept(t, 'b', 'lance-longue', 8))
    .fixed(['dodge', 9], ['weapon', 3])
    .react('dodge');
  expect(t.f('A')).toMatchObject({ y: 3050, z: 0 });
  t.fixed(['weapon', 3]).react('take');
  // 12.5 − 2 by two is 5.
  expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-CHG-05', what: 'surprise', value: 5 });
});

test(
  `MOR-INT-A9 after any interception all stand on ground that bears them (seed ${SEED})`,
  () => {
    const below = new Fast(SEED).below();
    const scenes = tiered(150, 10_000);
    const io = { chance: new Fast(SEED), tell: undefined };
    let [met, flown] = [0, 0];
    let t = strewn(below);
    for (let scene = 0; met < scenes; scene++) {
      if (scene % 20 === 0) t = strewn(below);
      const s = copyState(t.s);
      const f = s.fighters[0] as Fighter;
      strew({ s }, f, below);
      const [choose] = rules.pending(s);
      if (!choose) throw new Error('no decision is open');
      rules.answer(s, choose, { do: 'choose', fighter: 0 }, io);
      const leg = (from: readonly number[], far: number): [number, number] => [
        (from[0] as number) + below(2 * far) - far,
        (from[1] as number) + below(2 * far) - far,
      ];
      const on = leg([f.x, f.y], 700);
      const kind = below(3);
      const beyond: [number, number] =
        kind === 0
          ? [on[0] + Math.round((on[0] - f.x) * 0.5), on[1] + Math.round((on[1] - f.y) * 0.5)]
          : leg(on, kind === 1 ? 250 : 700);
      const how = (['jump', 'drop', undefined] as const)[kind];
      const [declare] = rules.pending(s);
      if (!declare) throw new Error('nothing is declared');
      const path = [{ to: on }, how ? { to: beyond, how } : { to: beyond }];
      const declared = { do: 'declare', path, action: { kind: 'none' }, double: true } as const;
      if (rules.answer(s, declare, { ...declared, path: [...path] }, io)) continue;
      for (let [d] = rules.pending(s); d && d.kind !== 'choose'; [d] = rules.pending(s)) {
        const choices = rules.choices(s, d);
        let a = choices[below(choices.length)] as Answer;
        if (d.kind === 'react') {
          // Anywhere on the way, not only where it is offered.
          const frame = s.stacks[0]?.at(-1);
          const offers = frame?.kind === 'activation' ? frame.offers : [];
          const [m] = frame?.kind === 'activation' ? frame.movers : [];
          const offer = offers[below(Math.max(1, offers.length))];
          const at = below((m?.length ?? 0) + 1);
          const one = offer && { fighter: offer.who, with: offer.with, mover: 0, at };
          if (one && !rules.answer(copyState(s), d, { do: 'react', intercept: [one] }, io))
            a = { do: 'react', intercept: [one] };
          if (a.do === 'react') met++;
          if (m && a.do === 'react' && a.intercept.some((each) => along(m.steps, each.at)?.step.how === 'jump'))
            flown++;
        }
        const what = JSON.stringify([scene, d.kind, a]);
        expect(rules.answer(s, d, a, io), what).toBeUndefined();
        expect(wrongWith(s), what).toBeUndefined();
      }
      const ground = groundOf(s);
      for (const one of s.fighters)
        if (!one.off)
          expect(surfaceAt(ground, one.x, one.y, one.r), JSON.stringify([scene, one.mark, path])).toBe(one.z);
    }
    expect(flown).toBeGreaterThan(scenes / 50);
  },
  HOURS,
);
