/** Sketches against answers: whatever is drawn of a half-made answer is what the rules then do. */
import { Fast } from '@reverie/kernel/chance/fast';
import { forecast, sharesOf } from '@reverie/kernel/forecast';
import type { Io } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer, Do } from '../answers.ts';
import type { Event } from '../events.ts';
import type { ActivationFrame } from '../frames.ts';
import { CM } from '../geometry/plane.ts';
import { route } from '../geometry/route.ts';
import { optionsSchema } from '../options.ts';
import { gap, lineOf } from '../rules/measure.ts';
import { isWay, judgePath, retinue } from '../rules/paths.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import { ghostOf, interceptorsIn, previewDeclaration } from '../sketch/outlook.ts';
import { outlines, reachField } from '../sketch/reach.ts';
import { groundSeenBy, sightsFrom, standingOf } from '../sketch/sights.ts';
import { actionsAt, answerTo, approachTo, type Declaration, reachOf, tapeTo } from '../sketch/tape.ts';
import { sketch } from '../sketch.ts';
import { copyState, type Fighter, fighterOf, type State, topOf, type View } from '../state.ts';
import type { Decision } from '../types.ts';

const SCENARIOS = ['escarmouche', 'relique', 'otage', 'traversee', 'colline'] as const;
const HORDES = [
  ['meleiens', 'thanigistes'],
  ['enchantees', 'meute'],
  ['thanigistes', 'follets'],
] as const;

const SEED = Number(process.env.REVERIE_SEED ?? 1);

/** Plays games at random, towards each other, and stops at every question. */
function* positions(
  games: number,
): Generator<{ readonly s: State; readonly decision: Decision; readonly chance: Fast }> {
  for (let seed = SEED; seed < SEED + games; seed++) {
    const chance = new Fast(seed);
    const io: Io<Event> = { chance, tell: undefined };
    const scenario = SCENARIOS[seed % SCENARIOS.length];
    const options = optionsSchema.parse({ scenario, hordes: HORDES[seed % HORDES.length] });
    const seats = [
      { name: 'Ada', role: 'chef' },
      { name: 'Blaise', role: 'chef' },
    ];
    const s = rules.setup(options, seats, io);
    for (let i = 0; i < 800 && !rules.outcome(s); i++) {
      const [decision] = rules.pending(s);
      if (!decision) return;
      yield { s, decision, chance };
      const choices = rules.choices(s, decision);
      rules.answer(s, decision, choices[pick(chance, choices.length)] as Answer, io);
    }
  }
}

const pick = (chance: Fast, n: number): number => chance.pick({ label: 'draft', seen: 'all' }, n);

/** Something that a hand might draw: anywhere, at somebody, over something, with any action, wise or not. */
function draftOf(view: View, f: Fighter, chance: Fast): Declaration {
  const somewhere = (): readonly [number, number] => {
    const far = 100 + pick(chance, 3200);
    const [dx, dy] = [pick(chance, 2 * far) - far, pick(chance, 2 * far) - far];
    return [Math.min(view.side, Math.max(0, f.x + dx)), Math.min(view.side, Math.max(0, f.y + dy))];
  };
  const enemies = view.fighters.filter((one) => one.seat !== f.seat && !one.off);
  const enemy = enemies[pick(chance, Math.max(1, enemies.length))];
  const kind = pick(chance, 10);
  if (kind === 0 && enemy) return answerTo(view, f, [], enemy);
  const { double } = standingOf(view, f);
  const pins = kind < 3 ? [somewhere()] : [];
  const path = kind > 6 ? [{ to: somewhere() }] : tapeTo(view, f, pins, somewhere(), double);
  const options = actionsAt(view, f, { path }, enemy?.id ?? null);
  // Half of them something that may be done there, so that enough are taken.
  const able = options.filter(({ refusal }) => refusal === null);
  const from = able.length > 0 && pick(chance, 2) === 0 ? able : options;
  const { action } = from[pick(chance, from.length)] ?? { action: { kind: 'none' as const } };
  const facing = pick(chance, 3) === 0 ? { facing: [pick(chance, 2001) - 1000, 1 + pick(chance, 1000)] as const } : {};
  return {
    do: 'declare',
    path,
    action,
    ...facing,
    ...(action.kind === 'none' && pick(chance, 2) === 0 && { double: true }),
  };
}

const activationOf = (s: State): ActivationFrame | undefined =>
  s.stacks[0]?.findLast((one): one is ActivationFrame => one.kind === 'activation');

test(`drafts are refused alike, have the same end, the same interceptors and guards (seed ${SEED})`, () => {
  const drafts = tiered(1000, 10_000);
  let tried = 0;
  let taken = 0;
  let windows = 0;
  let far = 0;
  let spent = 0;
  let slowest = 0;
  for (const { s, decision, chance } of positions(30)) {
    if (decision.kind !== 'declare') continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    // Without an enemy near, the other side has no question: a few such positions are enough.
    const near = view.fighters.some((one) => one.seat !== f.seat && !one.off && gap(one, f) < 1800);
    if (!near && far > tried / 2) continue;
    if (!near) far += 30;
    for (let i = 0; i < 30; i++) {
      const draft = draftOf(view, f, chance);
      const begun = performance.now();
      const drawn = sketch(view, decision, draft);
      const took = performance.now() - begun;
      spent += took;
      slowest = Math.max(slowest, took);
      const after = copyState(s);
      const refusal = rules.answer(after, decision, draft, { chance: new Fast(7), tell: undefined });
      expect(drawn.refusal).toEqual(refusal);
      tried++;
      if (refusal) continue;
      taken++;
      // What the other side is asked, and where it all ends, as it stood when it was declared.
      const asked = activationOf(after);
      const marks = (what: string) => drawn.marks.filter((one) => one.what === what);
      if (asked?.step === 'window') {
        windows++;
        const who = (list: readonly { readonly who: number }[]) =>
          [...new Set(list.map((one) => fighterOf(after, one.who).mark))].sort();
        expect([...new Set(marks('intercepts').map(({ details }) => details?.mark))].sort()).toEqual(
          expect.arrayContaining(who(asked.offers)),
        );
        // One who can stand in for either of two targets is drawn for each of them.
        expect([...new Set(marks('guards').map(({ details }) => details?.mark))].sort()).toEqual(who(asked.guards));
        const last = asked.movers[0]?.steps.at(-1);
        const [end] = marks('end');
        if (last) expect(end).toMatchObject({ at: [last.x, last.y] });
      } else {
        expect(marks('guards')).toEqual([]);
      }
    }
    if (tried >= drafts) break;
  }
  expect(tried).toBeGreaterThanOrEqual(drafts);
  expect(taken).toBeGreaterThan(drafts / 5);
  expect(windows).toBeGreaterThan(drafts / 100);
  expect(spent / tried).toBeLessThan(8);
  if (process.env.REVERIE_TIMES) console.log({ taken, windows, mean: spent / tried, slowest });
});

test('other answers are refused by their sketch as by the rules', () => {
  const kinds = new Map<string, number>();
  for (const { s, decision, chance } of positions(tiered(3, 8))) {
    const view = rules.view(s, decision.seat);
    const choices = rules.choices(s, decision);
    const drafts: Answer[] = [choices[pick(chance, choices.length)] as Answer];
    if (decision.kind === 'on') {
      const f = fighterOf(view, decision.about.fighter);
      const to = [f.x + pick(chance, 1200) - 600, f.y + pick(chance, 1200) - 600] as const;
      drafts.push({ do: 'go', path: tapeTo(view, f, [], to, decision.about.most) });
    }
    if (decision.kind === 'react') {
      for (const { who, with: means, mover, stretches } of interceptorsIn(view)) {
        const [from, to] = stretches[0] as readonly [number, number];
        // Everywhere on what is drawn as open, and a centimetre beyond it.
        for (const at of [from, to, Math.round((from + to) / 2), to + 100]) {
          drafts.push({ do: 'react', intercept: [{ fighter: who, with: means, mover, at }] });
        }
      }
    }
    for (const draft of drafts) {
      const drawn = sketch(view, decision, draft);
      const refusal = rules.answer(copyState(s), decision, draft, { chance: new Fast(3), tell: undefined });
      expect(drawn.refusal).toEqual(refusal);
      kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
    }
  }
  expect(kinds.get('react')).toBeGreaterThan(tiered(15, 40));
  expect(kinds.get('on')).toBeGreaterThan(tiered(3, 10));
});

test('what is drawn as open to an interceptor is open, and only that', () => {
  let checked = 0;
  for (const { s, decision } of positions(tiered(4, 12))) {
    if (decision.kind !== 'react') continue;
    const view = rules.view(s, decision.seat);
    for (const { who, with: means, mover, stretches } of interceptorsIn(view)) {
      for (const [from, to] of stretches) {
        for (let at = from; at <= to; at += Math.max(1, Math.floor((to - from) / 3))) {
          const a: Do<'react'> = { do: 'react', intercept: [{ fighter: who, with: means, mover, at }] };
          expect(rules.answer(copyState(s), decision, a, { chance: new Fast(3), tell: undefined })).toBeUndefined();
          checked++;
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(tiered(30, 100));
});

test('the outline of the reach is where the budget ends', () => {
  let checked = 0;
  for (const { s, decision } of positions(4)) {
    if (decision.kind !== 'declare' || checked > tiered(500, 2000)) continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    const { budget } = standingOf(view, f);
    if (budget === 0) continue;
    const field = reachField(view, f, budget);
    // Everything inside can be walked for what is said; a way may be dearer by the rounding of its corners.
    for (let key = 0; key < field.cost.length; key += 37) {
      const cost = field.cost[key] as number;
      if (!Number.isFinite(cost) || cost > budget - 60) continue;
      const to = [
        field.x + (key % field.wide) * field.step,
        field.y + Math.floor(key / field.wide) * field.step,
      ] as const;
      const way = judgePath(view, f, tapeTo(view, f, [], to, budget), budget);
      expect(isWay(way), `${f.mark} to ${to}: ${cost}`).toBe(true);
      checked++;
    }
    for (const line of outlines(field, budget)) expect(line.length).toBeGreaterThan(2);
  }
  expect(checked).toBeGreaterThan(tiered(500, 1000));
});

test('a tape is as short as the shortest way that there is', () => {
  let around = 0;
  for (const { s, decision, chance } of positions(tiered(2, 4))) {
    if (decision.kind !== 'declare') continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    const { double } = standingOf(view, f);
    const farthest = Math.max(double * 2, 3000);
    for (let i = 0; i < 4; i++) {
      const near = () => pick(chance, 4000) - 2000;
      const to = [f.x + near(), f.y + near()] as const;
      const shortest = route(groundOf(view), view.fighters, f, to, farthest, 3 * CM, retinue(view, f));
      if (!shortest) continue;
      const way = judgePath(view, f, tapeTo(view, f, [], to, double), 1_000_000);
      // Nearly within reach a way may leave slow ground better than by its corners.
      expect(isWay(way) && way.cost, `${f.mark} to ${to}`).toBeLessThanOrEqual(shortest.cost);
      if (shortest.path.length > 1) around++;
    }
  }
  expect(around).toBeGreaterThan(tiered(40, 100));
});

test('sights are those of the rules, from anywhere', () => {
  let checked = 0;
  for (const { s, decision, chance } of positions(tiered(2, 6))) {
    if (decision.kind !== 'declare') continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    const draft = draftOf(view, f, chance);
    const ghost = ghostOf(view, f, draft);
    for (const { to, verdict, gap } of sightsFrom(view, ghost)) {
      expect(verdict).toBe(lineOf(s, ghost, fighterOf(s, to)).verdict);
      expect(gap).toBeGreaterThanOrEqual(0);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(tiered(60, 200));
});

test('the odds of a declared blow are those that many blows have', () => {
  const blows = tiered(1, 3);
  let compared = 0;
  for (const { s, decision } of positions(20)) {
    if (decision.kind !== 'declare' || compared >= blows) continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    const enemy = view.fighters.find(
      (one) => one.seat !== f.seat && !one.off && approachTo(view, f, [f.x, f.y], one, standingOf(view, f).budget),
    );
    if (!enemy) continue;
    const draft = answerTo(view, f, [], enemy);
    const { refusal, intention, interceptors, guards } = previewDeclaration(view, f.id, draft);
    const duel = intention?.duels.find(({ how }) => how === 'take');
    if (refusal || !duel || interceptors.length + guards.length > 0) continue;
    const share = duel.odds.results.dominates / duel.odds.of;
    let hits = 0;
    const times = 600;
    for (let i = 0; i < times; i++) {
      const after = copyState(s);
      let struck: boolean | undefined;
      const io: Io<Event> = {
        chance: new Fast(1000 + i),
        tell: (e) => {
          if (e.kind === 'struck' && struck === undefined) struck = e.result === 'dominates';
        },
      };
      rules.answer(after, decision, draft, io);
      for (let k = 0; k < 12 && struck === undefined; k++) {
        const [next] = rules.pending(after);
        if (!next) break;
        const a: Answer =
          next.kind === 'answer'
            ? { do: 'answer', how: 'take' }
            : next.kind === 'dice'
              ? { do: 'dice', add: 0 }
              : (rules.choices(after, next)[0] as Answer);
        rules.answer(after, next, a, io);
      }
      if (struck) hits++;
    }
    // Four standard deviations.
    expect(Math.abs(hits / times - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / times) + 0.01);
    compared++;
  }
  expect(compared).toBe(blows);
});

test('MOR-CMB-05 the chances on the answers to a blow are those of the rules, for each of those struck and each share', () => {
  const seen = { plain: 0, combined: 0, swept: 0 };
  for (const { s, decision: d } of positions(12)) {
    // By day until each kind of blow was answered twice.
    if (Math.min(...Object.values(seen)) >= tiered(2, Number.POSITIVE_INFINITY)) break;
    if (d.kind !== 'answer' || 'total' in d.about) continue;
    const view = rules.view(s, d.seat);
    const blow = topOf(s);
    const struck = blow?.kind === 'melee' ? blow.targets.length : 0;
    seen[d.about.malus ? 'combined' : struck > 1 ? 'swept' : 'plain']++;
    for (const a of rules.choices(s, d)) {
      const [named] = rules.assumes?.(view, d, a) ?? [];
      const ways = sharesOf(forecast(rules, view, d, a, 20_000, named));
      // Of a sweep the dice fall once everybody has answered.
      if (ways.has('')) {
        expect(struck).toBeGreaterThan(1);
        continue;
      }
      const part = (of: RegExp) => [...ways].reduce((sum, [way, share]) => sum + (of.test(way) ? share : 0), 0);
      const said = sketch(view, d, a).odds?.map(({ share }) => share) ?? [];
      const truth = [part(/^(dominated|dodged|missed)/), part(/^tie/), part(/^dominates/)];
      for (const [i, share] of truth.entries()) expect(said[i], JSON.stringify(a)).toBeCloseTo(share, 9);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});

test('the pieces that a board draws are quick', () => {
  let n = 0;
  const times = { reach: 0, mist: 0, options: 0, tape: 0 };
  for (const { s, decision, chance } of positions(tiered(1, 3))) {
    if (decision.kind !== 'declare') continue;
    const view = rules.view(s, decision.seat);
    const f = fighterOf(view, decision.about.fighter);
    const clock = (what: keyof typeof times, act: () => void): void => {
      const begun = performance.now();
      act();
      times[what] += performance.now() - begun;
    };
    const to = [Math.min(view.side, f.x + pick(chance, 1500)), Math.min(view.side, f.y + pick(chance, 1500))] as const;
    clock('reach', () => reachOf(view, f));
    clock('mist', () => groundSeenBy(view, [f]));
    clock('tape', () => tapeTo(view, f, [], to, 3000));
    clock('options', () =>
      actionsAt(view, f, { path: [{ to }] }, view.fighters.find((one) => one.seat !== f.seat)?.id ?? null),
    );
    n++;
  }
  for (const what of Object.keys(times) as (keyof typeof times)[]) times[what] /= n;
  if (process.env.REVERIE_TIMES) console.log(n, times);
  expect(times.tape).toBeLessThan(25);
  expect(times.options).toBeLessThan(25);
});
