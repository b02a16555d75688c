import { expect, onTestFinished, test } from 'vitest';
import { type Body, onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { gapOf, lengthOf, nearer, type Point, segmentsNearer, squared } from '../geometry/plane.ts';
import { contains, crossing, discInside, discMeets, inside, polygon, sweepMeets } from '../geometry/polygon.ts';
import { reachable } from '../geometry/reachable.ts';
import { route } from '../geometry/route.ts';
import { centreIn, inSweep, partlyIn, whollyIn } from '../geometry/sector.ts';
import { hiddenAlong, sightOf } from '../geometry/sight.ts';
import { before, both, receding, within } from '../geometry/stretch.ts';
import { baseInWay, endOfRun, freeRun, hitOnWay, nearestFree, touching } from '../geometry/sweep.ts';
import { CASES, oraclePoint, oraclePolygon, oracleSegment, Scene, SEED, slowly } from './oracles.ts';

declare module 'vitest' {
  interface TaskMeta {
    cases?: number;
  }
}

/** Two judges may differ only where the figure lies within this of the limit: the oracle reckons in floating point. */
const GRID = 1e-6;

/**
 * Runs a case many times; every one that speaks adds to what is returned, so that a silent test is noticed. A scene in
 * which there is nothing to judge (undefined) is no case: another takes its place.
 */
function many(count: number, one: (scene: Scene) => boolean | undefined): number {
  const scene = new Scene(SEED);
  let spoke = 0;
  for (let i = 0; i < count; i++) {
    let said = one(scene);
    while (said === undefined) said = one(scene);
    if (said) spoke++;
  }
  // For the benchmark that tries them in full.
  onTestFinished(({ task }) => {
    task.meta.cases = count;
  });
  return spoke;
}

test(`distances: point to segment, base to base (seed ${SEED})`, () => {
  const yes = many(CASES, (scene) => {
    const [p, a, b] = [scene.point(), scene.point(), scene.point()];
    const r = scene.between(0, 3000);
    const [far] = oraclePoint(p).distanceTo(oracleSegment(a, b));
    const found = nearer(...p, ...a, ...b, r);
    if (Math.abs(far - r) > GRID) expect(found).toBe(far < r);
    const gap = gapOf(...p, 100, ...a, 125);
    expect(gap).toBe(Math.max(0, Math.ceil(Math.sqrt(squared(...p, ...a)) - 225)));
    return found;
  });
  expect(yes).toBeGreaterThan(CASES / 10);
});

test('distances: segment to segment', () => {
  const yes = many(CASES, (scene) => {
    const [a, b, c, d] = [scene.point(), scene.point(), scene.point(), scene.point()];
    const r = scene.between(1, 2000);
    const [far] = oracleSegment(a, b).distanceTo(oracleSegment(c, d));
    const found = segmentsNearer(...a, ...b, ...c, ...d, r);
    if (Math.abs(far - r) > GRID) expect(found).toBe(far < r);
    return found;
  });
  expect(yes).toBeGreaterThan(CASES / 10);
});

test('a disc and a polygon: biting, lying inside, and the point in the polygon', () => {
  let within = 0;
  const yes = many(CASES, (scene) => {
    const outline = scene.outline(1500);
    const shape = polygon(outline);
    const p = scene.point(1500);
    const r = scene.between(1, 200);
    const oracle = oraclePolygon(outline);
    const [far] = oraclePoint(p).distanceTo(oracle);
    const holds = oracle.contains(oraclePoint(p));
    const edge = Math.min(
      ...outline.map(
        (a, i) => oraclePoint(p).distanceTo(oracleSegment(a, outline[(i + 1) % outline.length] as Point))[0],
      ),
    );
    if (edge > GRID) expect(contains(shape, ...p)).toBe(holds);
    if (Math.abs(far - r) > GRID) expect(discMeets(shape, ...p, r)).toBe(holds || far < r);
    if (Math.abs(edge - r) > GRID) expect(discInside(shape, ...p, r)).toBe(holds && edge >= r);
    if (discInside(shape, ...p, r)) within++;
    return discMeets(shape, ...p, r);
  });
  expect(yes).toBeGreaterThan(CASES / 20);
  expect(within).toBeGreaterThan(CASES / 100);
});

test('a swept disc bites on a polygon exactly where some place of it does', () => {
  const yes = many(CASES, (scene) => {
    const outline = scene.outline(2500);
    const shape = polygon(outline);
    const [a, b] = [scene.point(2500), scene.point(2500)];
    const r = scene.between(1, 200);
    const found = sweepMeets(shape, ...a, ...b, r);
    const oracle = oraclePolygon(outline);
    const [far] = oracleSegment(a, b).distanceTo(oracle);
    const starts = oracle.contains(oraclePoint(a));
    if (Math.abs(far - r) > GRID) expect(found).toBe(starts || far < r);
    return found;
  });
  expect(yes).toBeGreaterThan(CASES / 20);
});

test('MOR-STP-01 the length of a leg inside a polygon agrees with many points along it', () => {
  const yes = many(slowly(10), (scene) => {
    const shape = polygon(scene.outline(2500));
    const [a, b] = [scene.point(2500), scene.point(2500)];
    const found = inside(shape, ...a, ...b);
    const steps = 2000;
    let in0 = 0;
    let run = 0;
    let longest = 0;
    for (let i = 0; i < steps; i++) {
      const t = (i + 0.5) / steps;
      const is = contains(shape, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
      run = is ? run + 1 : 0;
      longest = Math.max(longest, run);
      if (is) in0++;
    }
    const whole = Math.sqrt(squared(...a, ...b));
    const corners = 2 * shape.xs.length;
    expect(Math.abs(found.length - (in0 / steps) * whole)).toBeLessThanOrEqual((corners / steps) * whole + 1);
    expect(Math.abs(found.longest - (longest / steps) * whole)).toBeLessThanOrEqual((corners / steps) * whole + 1);
    return found.length > 0;
  });
  expect(yes).toBeGreaterThan(CASES / 200);
});

test('MOR-INT-05 stretches of a path within reach and in front agree with many points along it', () => {
  const yes = many(CASES, (scene) => {
    const [a, b, i, f] = [scene.point(2500), scene.point(2500), scene.point(2500), scene.point(2000)];
    const [fx, fy] = [f[0] - 1000, f[1] - 1000];
    const reach = scene.between(100, 1500);
    const r = scene.between(100, 250);
    const leg = { ax: a[0], ay: a[1], x: b[0], y: b[1] };
    const stretch = both(within(leg, { x: i[0], y: i[1] }, reach), before(leg, { x: i[0], y: i[1], fx, fy }, r));
    for (let k = 0; k <= 40; k++) {
      const t = k / 40;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const far = Math.sqrt(squared(...i, x, y));
      const front = fx * (x - i[0]) + fy * (y - i[1]) + r * Math.sqrt(fx * fx + fy * fy);
      if (Math.abs(far - reach) < 1e-3 || Math.abs(front) < 1) continue;
      const is = far <= reach && front >= 0;
      const said = stretch !== undefined && t >= stretch.from - 1e-9 && t <= stretch.to + 1e-9;
      expect(said).toBe(is);
    }
    return stretch !== undefined;
  });
  expect(yes).toBeGreaterThan(CASES / 10);
});

test('MOR-PRV-A1 the distance grows exactly on the receding stretch', () => {
  many(CASES, (scene) => {
    const [a, b, i] = [scene.point(), scene.point(), scene.point()];
    const found = receding({ ax: a[0], ay: a[1], x: b[0], y: b[1] }, { x: i[0], y: i[1] });
    for (let k = 0; k < 10; k++) {
      const [s, t] = [k / 10, (k + 1) / 10];
      const far = (u: number) => squared(...i, a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u);
      if (far(t) <= far(s) || !found) continue;
      expect(found.from).toBeLessThan(t + 1e-9);
    }
    if (!found) expect(squared(...i, ...b)).toBeLessThanOrEqual(squared(...i, ...a));
    return true;
  });
});

test('first contact: a base runs until it touches, never through, and stops no earlier than it must', () => {
  const stopped = many(slowly(3), (scene) => {
    const { ground } = scene.ground(4, 4000);
    const bodies: Body[] = Array.from({ length: 6 }, (_, id) => scene.body(id, 4000));
    const mover = bodies[0] as Body;
    const to = scene.point(4000);
    if (surfaceAt(ground, mover.x, mover.y, mover.r) === undefined || !onTable(ground, mover.x, mover.y, mover.r))
      return undefined;
    if (overlaps(bodies, 0, mover.x, mover.y, mover.r)) return undefined;
    const run = freeRun(ground, bodies, [0], mover, to);
    const [x, y] = endOfRun(ground, bodies, [0], mover, to);
    expect(hitOnWay(ground, bodies, [0], mover, [x, y])).toBeUndefined();
    // Along a graze half a unit of rounding aside is several along: a base two units wider is what the grid may stop.
    const wider = freeRun(ground, bodies, [0], { ...mover, r: mover.r + 2 }, to);
    const length = Math.sqrt(squared(mover.x, mover.y, x, y));
    expect(length).toBeLessThanOrEqual(run + 1);
    expect(length).toBeGreaterThanOrEqual(wider - 3);
    const whole = Math.sqrt(squared(mover.x, mover.y, ...to));
    if (run >= whole - 1) return false;
    // Ten units further something is bitten on (a graze of less than that apart).
    const t = Math.min(1, (run + 60) / whole);
    const further: Point = [Math.round(mover.x + (to[0] - mover.x) * t), Math.round(mover.y + (to[1] - mover.y) * t)];
    const probe = hitOnWay(ground, bodies, [0], { ...mover, r: mover.r + 3 }, further);
    expect(probe).toBeDefined();
    return true;
  });
  expect(stopped).toBeGreaterThan(CASES / 60);
});

test('a path is free of bases exactly when no place of it overlaps one', () => {
  const hit = many(slowly(3), (scene) => {
    const bodies: Body[] = Array.from({ length: 8 }, (_, id) => scene.body(id, 3000));
    const [a, b] = [scene.point(3000), scene.point(3000)];
    const r = 125;
    const found = baseInWay(bodies, [0], ...a, ...b, r);
    const least = Math.min(
      ...bodies.slice(1).map((body) => oraclePoint([body.x, body.y]).distanceTo(oracleSegment(a, b))[0] - body.r - r),
    );
    if (Math.abs(least) > GRID) expect(found !== undefined).toBe(least < 0);
    return found !== undefined;
  });
  expect(hit).toBeGreaterThan(CASES / 30);
});

/** The share of a target that is covered, ray by ray. */
function sampled(outlines: readonly (readonly Point[])[], others: readonly Body[], from: Body, to: Body): number {
  const rays = 1000;
  const d = Math.sqrt(squared(from.x, from.y, to.x, to.y));
  const [ux, uy] = [(to.x - from.x) / d, (to.y - from.y) / d];
  const half = to.r / Math.sqrt(d * d - to.r * to.r);
  let hidden = 0;
  for (let i = 0; i < rays; i++) {
    const s = -half + ((i + 0.5) / rays) * 2 * half;
    const end: Point = [from.x + ux * d - uy * s * d, from.y + uy * d + ux * s * d];
    const cut = (a: Point, b: Point): boolean => {
      const side = (p: Point, q: Point, o: Point) => (q[0] - p[0]) * (o[1] - p[1]) - (q[1] - p[1]) * (o[0] - p[0]);
      const eye: Point = [from.x, from.y];
      return side(eye, end, a) > 0 !== side(eye, end, b) > 0 && side(a, b, eye) > 0 !== side(a, b, end) > 0;
    };
    const byPiece = outlines.some((o) => o.some((a, k) => cut(a, o[(k + 1) % o.length] as Point)));
    const byBase = others.some((body) => {
      const [dx, dy] = [end[0] - from.x, end[1] - from.y];
      const foot = ((body.x - from.x) * dx + (body.y - from.y) * dy) / (dx * dx + dy * dy);
      const t = Math.max(0, Math.min(1, foot));
      return squared(body.x, body.y, from.x + dx * t, from.y + dy * t) < body.r * body.r;
    });
    if (byPiece || byBase) hidden++;
  }
  return hidden / rays;
}

test('HB-19 sight: the covered share agrees with a thousand rays', () => {
  let partial = 0;
  const seen = many(slowly(10), (scene) => {
    const { ground, outlines } = scene.ground(5, 4000);
    const bodies = Array.from({ length: 5 }, (_, id) => scene.body(id, 4000));
    const [from, to, ...others] = bodies as [Body, Body, ...Body[]];
    const d = Math.sqrt(squared(from.x, from.y, to.x, to.y));
    const inAWall = ground.pieces.some(
      ({ shape }) => discMeets(shape, from.x, from.y, 5) || discMeets(shape, to.x, to.y, to.r),
    );
    const crowded = others.some((body) =>
      [from, to].some((one) => squared(body.x, body.y, one.x, one.y) < (body.r + one.r) ** 2),
    );
    if (d < from.r + to.r || inAWall || crowded) return undefined;
    const found = sightOf(ground, bodies, [], from, to, 10_000, () => true);
    const expected = sampled(outlines, others, from, to);
    expect(Math.abs(found.covered - expected)).toBeLessThan(0.02);
    if (found.verdict === 'partial') partial++;
    return true;
  });
  expect(seen).toBeGreaterThan(CASES / 50);
  expect(partial).toBeGreaterThan(CASES / 500);
});

test('HB-19 MOR-INT-A6 what is said to be hidden along a stretch is hidden in every place of it', () => {
  const hidden = many(slowly(10), (scene) => {
    const { ground } = scene.ground(6, 4000);
    const [from, to, ...others] = Array.from({ length: 6 }, (_, id) => scene.body(id, 4000)) as [Body, Body, ...Body[]];
    const mists = [{ x: scene.between(0, 4000), y: scene.between(0, 4000), r: 500 }];
    const [qx, qy] = [to.x + scene.between(0, 120) - 60, to.y + scene.between(0, 120) - 60];
    const bodies = [from, to, ...others];
    const found = hiddenAlong(ground, bodies, mists, from, to, to.z, to.x, to.y, qx, qy);
    for (let i = 0; i <= 20; i++) {
      const x = Math.round(to.x + ((qx - to.x) * i) / 20);
      const y = Math.round(to.y + ((qy - to.y) * i) / 20);
      const { verdict } = sightOf(ground, bodies, mists, from, { ...to, x, y }, 10_000, () => true);
      if (found) expect(verdict).toBe('none');
      const roughly = sightOf(ground, bodies, mists, from, { ...to, x, y }, 10_000, () => true, undefined, true);
      expect(roughly.verdict === 'none').toBe(verdict === 'none');
    }
    return found;
  });
  expect(hidden).toBeGreaterThan(CASES / 100);
});

test('HB-17 sectors: partly in, centre in, wholly in', () => {
  many(CASES, (scene) => {
    const [f, v] = [scene.point(2000), scene.point(2000)];
    const [fx, fy, dx, dy] = [f[0] - 1000, f[1] - 1000, v[0] - 1000, v[1] - 1000];
    if (fx === 0 && fy === 0) return undefined;
    const r = scene.between(1, 250);
    const ahead = (fx * dx + fy * dy) / Math.sqrt(fx * fx + fy * fy);
    if (Math.abs(ahead + r) > GRID) expect(partlyIn(fx, fy, dx, dy, r)).toBe(ahead > -r);
    if (Math.abs(ahead) > GRID) expect(centreIn(fx, fy, dx, dy)).toBe(ahead > 0);
    if (Math.abs(ahead - r) > GRID) expect(whollyIn(fx, fy, dx, dy, r)).toBe(ahead > r);
    return true;
  });
});

test('MOR-MUL-A5 a disc is in a sweep exactly when some direction of it is', () => {
  const yes = many(CASES, (scene) => {
    const [a, b, c] = [scene.point(2000), scene.point(2000), scene.point(2000)];
    const [ax, ay, bx, by] = [a[0] - 1000, a[1] - 1000, b[0] - 1000, b[1] - 1000];
    const [dx, dy] = [c[0] - 1000, c[1] - 1000];
    const r = scene.between(50, 250);
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far <= r + 1 || ax * by === ay * bx) return undefined;
    const angle = (x: number, y: number) => Math.atan2(y, x);
    const turn = (x: number) => ((x + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const whole = turn(angle(bx, by) - angle(ax, ay));
    const at = turn(angle(dx, dy) - angle(ax, ay)) * Math.sign(whole);
    const wide = Math.asin(r / far);
    const end = Math.abs(whole);
    const [low, high] = [at - wide, at + wide];
    const meets = (high > 0 && low < end) || low + 2 * Math.PI < end || high - 2 * Math.PI > 0;
    const close = [low, high - 2 * Math.PI, high, low - end, low + 2 * Math.PI - end].some((x) => Math.abs(x) < 1e-7);
    if (!close) expect(inSweep(ax, ay, bx, by, dx, dy, r)).toBe(meets);
    return inSweep(ax, ay, bx, by, dx, dy, r);
  });
  expect(yes).toBeGreaterThan(CASES / 10);
});

test('places: touching bases touch, a free place is free', () => {
  many(CASES, (scene) => {
    const [a, d] = [scene.point(), scene.point(2000)];
    const [x, y] = touching(...a, 150, d[0] - 1000, d[1] - 1000, 125);
    const gap = Math.sqrt(squared(...a, x, y)) - 275;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(3);
    return true;
  });
  const scene = new Scene(SEED);
  for (let i = 0; i < 50; i++) {
    const { ground } = scene.ground(6);
    const bodies = Array.from({ length: 8 }, (_, id) => scene.body(id));
    const place = nearestFree(ground, bodies, -1, ...scene.point(), 125);
    expect(place).toBeDefined();
    if (!place) continue;
    expect(onTable(ground, ...place, 125) && !overlaps(bodies, -1, ...place, 125)).toBe(true);
    expect(surfaceAt(ground, ...place, 125)).toBe(0);
  }
});

test('HB-14 the shortest way around is free, not shorter than the straight line, and near what a grid finds', () => {
  const scene = new Scene(SEED);
  let around = 0;
  let longer = 0;
  let tried = 0;
  for (let i = 0; i < 60; i++) {
    const { ground } = scene.ground(3, 3000);
    const bodies = Array.from({ length: 4 }, (_, id) => ({ ...scene.body(id, 3000), r: 125 }));
    const walker = bodies[0] as Body;
    const to = scene.point(3000);
    const free = (x: number, y: number) =>
      onTable(ground, x, y, 125) && surfaceAt(ground, x, y, 125) === 0 && !overlaps(bodies, 0, x, y, 125);
    if (!free(walker.x, walker.y) || !free(...to)) continue;
    const found = route(ground, bodies, walker, to, 6000, 300);
    const grid = reachable(ground, bodies, walker, 4500, 25);
    const near = grid.places.filter(([x, y]) => squared(x, y, ...to) <= 25 * 25).map(([, , cost]) => cost);
    if (near.length > 0) expect(found, `case ${i}`).toBeDefined();
    if (!found) continue;
    let at: Point = [walker.x, walker.y];
    for (const p of found.path) {
      expect(hitOnWay(ground, bodies, [0], { x: at[0], y: at[1], r: 125 }, p)).toBeUndefined();
      at = p;
    }
    expect(found.cost).toBeGreaterThanOrEqual(lengthOf(walker.x, walker.y, ...to));
    // The grid looks at places, not at the way between them: now and then it slips through where no base can.
    if (near.length > 0 && found.cost > Math.min(...near) * 1.05 + 120) longer++;
    tried++;
    if (found.path.length > 1) around++;
  }
  expect(around).toBeGreaterThan(3);
  expect(longer).toBeLessThanOrEqual(tried / 10);
});

test('HB-14 who stands wedged between a base and the edge steps off along the base', () => {
  const ground = { side: 7500, pieces: [] };
  const r = 150;
  let wedged = 0;
  // A base that all but touches him, from straight beside him to nearly along the edge.
  for (let degree = -60; degree <= 60; degree += 3) {
    const angle = (degree * Math.PI) / 180;
    const walker = { id: 0, x: 151, y: 3378, z: 0, r };
    const base = { id: 1, x: 151 + Math.ceil(301 * Math.cos(angle)), y: 3378 + Math.ceil(301 * Math.sin(angle)), r };
    const bodies = [{ ...base, z: 0, h: 200, off: false, lying: false }];
    for (const [x, y, cost] of reachable(ground, bodies, walker, 1500, 50).places) {
      if (cost > 1400) continue;
      const way = route(ground, bodies, walker, [x, y], 6000, 300);
      expect(way?.cost, `base at ${degree}°, to ${x};${y}`).toBeLessThanOrEqual(cost * 1.05 + 120);
      wedged++;
    }
  }
  expect(wedged).toBeGreaterThan(1000);
});

test('HB-37 outlines whose edges cross are found out', () => {
  expect(
    crossing([
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
    ]),
  ).toEqual([0, 2]);
  expect(
    crossing([
      [0, 0],
      [100, 0],
      [50, 0],
    ]),
  ).toBeDefined();
  expect(
    crossing([
      [0, 0],
      [100, 0],
      [100, 0],
      [0, 100],
    ]),
  ).toBeDefined();
  expect(
    crossing([
      [0, 0],
      [100, 0],
      [100, 100],
      [50, 20],
      [0, 100],
    ]),
  ).toBeUndefined();
});
