import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { type Advice, advise } from '../advisor/advise.ts';
import { ASSUMPTIONS } from '../advisor/assumptions.ts';
import { meetingAt, settledAt } from '../advisor/meet.ts';
import { type Goal, type ModelOptions, modelOf } from '../advisor/model.ts';
import { CEILING, CHANCE, FLOOR, ROUNDS } from '../advisor/quantities.ts';
import { Solution } from '../advisor/solve.ts';
import { FORCES, MEETING, MEETINGS } from '../advisor/tables.ts';
import type { Answer } from '../answers.ts';
import { KINDS, priceOf } from '../data/encounters.ts';
import { CELLS, cellAt, cellsOfKind } from '../data/map.ts';
import type { Event } from '../events.ts';
import { neighbours } from '../hex.ts';
import { chanceOf, isSuccess } from '../resolution.ts';
import { rules } from '../rules.ts';
import type { Types } from '../types.ts';
import { type DreamerView, imagine } from '../view.ts';
import { CALM, GO_UP, meets, Table } from './table.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 5);
const CASTS = tiered(2000, 20_000);
const HILLS: Goal = { to: 'cast', spell: 'tympan-d-hypnos' };
const AURA: Goal = { to: 'cast', spell: 'detection-d-aura' };
const reach = (cell: string): Goal => ({ to: 'reach', cell });

const viewOf = (t: Table): DreamerView => rules.view(t.s, 0).dreamers[0]!;
/** The advice on the decision that is open. */
const adviceAt = (t: Table, goal: Goal, options: ModelOptions = {}): Advice =>
  advise(viewOf(t), goal, { ...options, decision: t.decision() });

const solved = (goal: Goal, setting: ConstructorParameters<typeof Table>[0] = {}): Solution =>
  new Solution(modelOf(viewOf(new Table(setting)), goal, { far: true }));

// ---------------------------------------------------------------------------------------------------------------------
// Against the rules themselves.

test(`RDD-X-02 a last cast: the chance is exact, and thousands of casts agree (seed ${SEED})`, () => {
  // Of the 44 cells of his track one is left when he has gone up: no second try.
  const t = new Table({ sheet: { start: 'E6', fatigue: 42 } }).fixed(CALM).answer(GO_UP);
  const advice = adviceAt(t, AURA);
  const percent = chanceOf(14, 3 - 3 - 7);
  expect(advice).toMatchObject({ chance: percent / 100, floor: percent / 100, exactness: 'exact' });
  expect(advice.next).toEqual({ do: 'cast', spell: 'detection-d-aura' });

  let successes = 0;
  const io = {
    chance: new Fast(SEED),
    tell: (e: Event) => {
      if (e.kind === 'cast' && isSuccess(e.rolled.result)) successes++;
    },
  };
  for (let i = 0; i < CASTS; i++) rules.answer(rules.copy(t.s), t.decision(), advice.next as Answer, io);
  const share = percent / 100;
  // One seed in a thousand is further off.
  expect(Math.abs(successes / CASTS - share)).toBeLessThan(3.3 * Math.sqrt((share * (1 - share)) / CASTS));
});

test('RDD-PAS-01 a mastered Passeur that reaches a dry goal: certain, and exact', () => {
  const t = new Table({ sheet: { points: 8 } }).fixed(...meets(26, 8)).answer(GO_UP);
  expect(adviceAt(t, reach('H4')).next).toEqual({ do: 'master' });
  t.fixed(['mastering', 1]).answer({ do: 'master' });
  expect(adviceAt(t, reach('H4'))).toMatchObject({
    chance: 1,
    exactness: 'exact',
    next: { do: 'teleport', cell: 'H4' },
  });
});

test('RDD-MES-01 a mastered Messager is sent to cells that suit, and the cast goes through it', () => {
  const t = new Table({ sheet: { points: 8 } }).fixed(...meets(1, 4)).answer(GO_UP);
  t.fixed(['mastering', 1]).answer({ do: 'master' });
  const { next, alternatives } = adviceAt(t, HILLS);
  expect(next).toMatchObject({ do: 'send' });
  expect(alternatives.at(-1)?.answer).toEqual({ do: 'decline' });
  t.answer(next as Answer);
  expect(t.decision().kind).toBe('castThrough');
  expect(adviceAt(t, HILLS).next).toEqual({ do: 'cast', spell: 'tympan-d-hypnos' });
});

test('RDD-CHA-01 a mastered Changeur goes to the best cell of the kind', () => {
  const t = new Table({ sheet: { points: 8 } }).fixed(...meets(71, 5)).answer(GO_UP);
  t.fixed(['mastering', 1]).answer({ do: 'master' });
  expect(adviceAt(t, reach('K9')).next).toEqual({ do: 'teleport', cell: 'K9' });
});

// ---------------------------------------------------------------------------------------------------------------------
// Against itself.

test(`the sweep over all cells and the plain form for one encounter give the same (seed ${SEED})`, () => {
  const below = new Fast(SEED).below();
  const few = { sheet: { points: 4, refoulement: 6 } };
  const settings = tiered([few], [few, { sheet: { points: 9, refoulement: 19 } }]);
  for (const goal of [HILLS, reach('F8')]) {
    for (const setting of settings) {
      const s = solved(goal, setting);
      for (let i = 0; i < tiered(20, 60); i++) {
        const at = { t: below(30), state: 0, points: 1 + below(s.model.most), cell: below(CELLS.length) };
        const sums = s.quantities.map(({ arrival }, q) => arrival + (1 - MEETING) * settledAt(s, at)(q));
        for (const kind of KINDS) {
          const { least, chances } = FORCES[kind];
          chances.forEach((chance, k) => {
            const { best } = meetingAt(s, at, { kind, force: least + k, price: priceOf(kind) }, false);
            for (let q = 0; q < sums.length; q++) sums[q]! += MEETINGS[kind][at.cell]! * chance * best.values[q]!;
          });
        }
        const swept = s.arriving(at.t, 0)!.map((values) => values[s.place(at.points, at.cell)]!);
        for (const q of [CHANCE, FLOOR, CEILING]) expect(swept[q]!).toBeCloseTo(sums[q]!, 9);
        expect(swept[ROUNDS]!).toBeCloseTo(sums[ROUNDS]!, 5);
      }
    }
  }
});

test('every column of encounters and all forces of a kind add up to one', () => {
  for (const { chances } of Object.values(FORCES)) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  for (const [cell] of CELLS.entries())
    expect(KINDS.reduce((sum, kind) => sum + MEETINGS[kind][cell]!, 0)).toBeCloseTo(MEETING, 12);
});

test('chances are chances; more points or less fatigue never lower them; no cell is better to come to than the goal', () => {
  for (const goal of tiered([reach('K9')], [HILLS, reach('K9')])) {
    const s = solved(goal);
    const { rounds, most, suits } = s.model;
    let lowest = 0;
    let highest = 0;
    let dearer = 0;
    let staler = 0;
    let beside = 0;
    let outside = 0;
    for (let t = 0; t < rounds; t++) {
      const values = s.arriving(t, 0)!;
      const later = s.arriving(t + 1, 0)?.[CHANCE];
      const [chances, floor, ceiling] = [values[CHANCE]!, values[FLOOR]!, values[CEILING]!];
      for (let points = 1; points <= most; points++) {
        for (const cell of CELLS.keys()) {
          const here = s.place(points, cell);
          const chance = chances[here]!;
          lowest = Math.min(lowest, chance);
          highest = Math.max(highest, chance, ceiling[here]!);
          dearer = Math.max(dearer, chances[s.place(points - 1, cell)]! - chance);
          staler = Math.max(staler, (later?.[here] ?? 0) - chance);
          outside = Math.max(outside, floor[here]! - chance, chance - ceiling[here]!);
          // Not so for a cast that is hard to pay for: a kinder kind of cell beside it may give points.
          if (!suits[cell] || goal.to === 'cast') continue;
          for (const next of neighbours(cell)) beside = Math.max(beside, chances[s.place(points, next)]! - chance);
        }
      }
    }
    expect(lowest).toBe(0);
    expect(highest).toBeLessThanOrEqual(1 + 1e-12);
    for (const worst of [dearer, staler, beside, outside]) expect(worst).toBeLessThan(1e-12);
  }
});

test(`RDD-ENC-06 dodging is never the best answer (seed ${SEED})`, () => {
  const below = new Fast(SEED).below();
  for (const goal of tiered([HILLS], [HILLS, reach('M15')])) {
    const s = solved(goal, { sheet: { points: 8, refoulement: 12 } });
    for (let i = 0; i < 300; i++) {
      const at = { t: below(24), state: 0, points: 1 + below(s.model.most), cell: below(CELLS.length) };
      const kind = KINDS[below(KINDS.length)]!;
      const force = FORCES[kind].least + below(FORCES[kind].chances.length);
      const { all, best } = meetingAt(s, at, { kind, force, price: priceOf(kind) }, false);
      const dodge = all.find(({ by }) => by === 'dodge')!;
      expect(dodge.values[CHANCE]!).toBeLessThanOrEqual(best.values[CHANCE]! + 1e-12);
    }
  }
});

// ---------------------------------------------------------------------------------------------------------------------
// What a person is told.

test('in the world: go up; the route, the cells around, and what all that takes for granted', () => {
  const advice = advise(viewOf(new Table()), HILLS);
  expect(advice.next).toEqual({ do: 'goUp', mode: 'normal' });
  expect(advice.mode).toBe('normal');
  expect(advice.path[0]).toBe('G4');
  expect(cellsOfKind('collines')).toContain(cellAt(advice.path.at(-1)!));
  for (const [place, cell] of advice.path.entries())
    if (place > 0) expect(neighbours(cellAt(advice.path[place - 1]!)!)).toContain(cellAt(cell));
  expect(advice.neighbours.map(({ towards, cell }) => `${towards} ${cell}`)).toEqual([
    'N G3',
    'NE H3',
    'SE H4',
    'S G5',
    'SO F4',
    'NO F3',
  ]);
  const [best] = advice.neighbours.toSorted((a, b) => b.chance - a.chance);
  expect(best?.cell).toBe(advice.path[1]);
  expect(advice.floor).toBeLessThan(advice.chance);
  expect(advice.chance).toBeLessThanOrEqual(advice.ceiling);
  expect(advice.exactness).toBe('estimate');
  expect(advice.rounds).toBeGreaterThan(3);
  expect(advice.fatigue).toBe(advice.rounds);
  for (const key of advice.assumptions) expect(ASSUMPTIONS[key].fr).not.toBe(ASSUMPTIONS[key].en);
  expect(advice.assumptions).toContain('shunDragons');
});

test('in the TMR: the alternatives are the answers, the best first', () => {
  const t = new Table({ sheet: { start: 'H4' } }).fixed(CALM).answer(GO_UP);
  const { next, alternatives, chance } = adviceAt(t, HILLS);
  expect(alternatives[0]).toEqual({ answer: next, chance });
  expect(alternatives).toHaveLength(8);
  const chances = alternatives.map((one) => one.chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  for (const { answer } of alternatives) expect(t.choices()).toContainEqual(answer);
});

test('nothing to hope for: no advice, and no chance', () => {
  const poor = advise(viewOf(new Table({ sheet: { points: 1 } })), HILLS);
  expect(poor).toMatchObject({ chance: 0, next: null, rounds: 0, exactness: 'exact' });
  const spell = advise(viewOf(new Table()), { to: 'cast', spell: 'quietude' });
  expect(spell).toMatchObject({ chance: 0, next: null });
});

test('already there: nothing to do', () => {
  const t = new Table({ sheet: { start: 'H4', points: 7 } }).fixed(CALM).answer(GO_UP);
  expect(adviceAt(t, reach('H4'))).toMatchObject({ chance: 1, floor: 1, exactness: 'exact', next: null });
});

test('RDD-UP-01 accelerated journeys cost chance and save rounds', () => {
  const view = viewOf(new Table({ sheet: { start: 'A1', points: 7, fatigue: 12 } }));
  const slow = advise(view, reach('E6'));
  const quick = advise(view, reach('E6'), { mode: 'accelere' });
  expect(quick.mode).toBe('accelere');
  expect(quick.next).toEqual({ do: 'goUp', mode: 'accelere' });
  expect(quick.alternatives[0]?.answer).toEqual({ do: 'goUp', mode: 'normal' });
  expect(quick.chance).toBeLessThan(slow.chance);
  expect(quick.rounds).toBeLessThan(slow.rounds);
  expect(quick.fatigue).toBeGreaterThan(quick.rounds);
});

test('who braves the Dragons represses more and hopes for more', () => {
  const t = new Table({ sheet: { start: 'I6', points: 7, fatigue: 12, refoulement: 9 } })
    .fixed(...meets(40, 9))
    .answer(GO_UP);
  expect(adviceAt(t, HILLS).next).toEqual({ do: 'master' });
  const brave = adviceAt(t, HILLS, { dragons: 'brave' });
  expect(brave.next).toEqual({ do: 'repress' });
  expect(brave.chance).toBeGreaterThan(adviceAt(t, HILLS).chance);
  expect(brave).toMatchObject({ exactness: 'estimate' });
});

// ---------------------------------------------------------------------------------------------------------------------
// What the player knows, and what queues, souffles, têtes and reserves change.

/** Fewer points and rounds, fewer rows, and as good for these. */
const FEW = { points: 7, fatigue: 12 };

test('RDD-HID-01 lost: an estimate out of what is possible, the same wherever he really is', () => {
  const t = new Table({ sheet: { ...FEW, start: 'G8' } }).fixed(...meets(61, 12)).answer(GO_UP);
  t.fixed(['mastering', 99], ['changeur', 3]).answer({ do: 'master' });
  const view = viewOf(t);
  expect(view.cell).toBeNull();
  const advice = adviceAt(t, reach('K9'));
  expect(advice).toMatchObject({ exactness: 'estimate', floor: 0, path: [] });
  expect(advice.assumptions).toContain('alikeCandidates');
  // He goes and looks, rather than wait to be told.
  expect(advice.next).toMatchObject({ do: 'go' });
  for (let seed = 0; seed < tiered(2, 5); seed++) {
    const other = imagine(rules.view(t.s, 0), 0, { chance: new Fast(seed), tell: undefined });
    const decision = rules.pending(other).find(({ seat }) => seat === 0) as DecisionOf<Types>;
    expect(advise(rules.view(other, 0).dreamers[0]!, reach('K9'), { decision })).toEqual(advice);
  }
});

test('RDD-TABLE-01 a way that a trou noir has closed is not advised; no montée, no chance; no magic on a quest', () => {
  const t = new Table({ sheet: FEW });
  const [, first = ''] = advise(viewOf(t), HILLS).path;
  t.dreamer().effects.push({ id: 'trouNoir', cells: [cellAt(first)!] });
  expect(advise(viewOf(t), HILLS).path).not.toContain(first);
  t.dreamer().effects.push({ id: 'pelerinage', cells: [0] });
  expect(advise(viewOf(t), HILLS).chance).toBe(0);
  expect(advise(viewOf(t), reach('H4')).chance).toBeGreaterThan(0.9);
  t.dreamer().effects.push({ id: 'refusDeMonter' });
  expect(advise(viewOf(t), reach('H4')).chance).toBe(0);
});

test('RDD-RES-02 a reserve of the spell is a goal, and another one is in the way', () => {
  const t = new Table({ sheet: FEW });
  const parameters = { cost: 4 };
  const before = advise(viewOf(t), HILLS);
  t.dreamer().reserves.push({ cell: cellAt('G5')!, spell: 'tympan-d-hypnos', parameters, erratic: false });
  const after = advise(viewOf(t), HILLS);
  expect(after.path).toEqual(['G4', 'G5']);
  expect(after.chance).toBeGreaterThan(before.chance);
  t.dreamer().reserves = [{ cell: cellAt('H3')!, spell: 'guerrier-sorde', parameters, erratic: false }];
  expect(advise(viewOf(t), HILLS).path).not.toContain('H3');
});

test('RDD-TABLE-01 a terre d’attache is one step away', () => {
  const t = new Table({ sheet: { ...FEW, start: 'H4' } });
  t.dreamer().effects.push({ id: 'terreAttache', cells: [cellAt('H12')!] });
  t.fixed(CALM).answer(GO_UP);
  expect(adviceAt(t, reach('H13')).next).toEqual({ do: 'home', cell: 'H12' });
});

test('RDD-ENC-06 an encounter that waits on its cell is met there for certain', () => {
  const t = new Table({ sheet: FEW });
  const waiting = { kind: 'tourbillonNoir', force: 16, price: 1, until: 99_999 } as const;
  const before = advise(viewOf(t), reach('H4'));
  t.dreamer().waiting.push({ cell: cellAt('H4')!, ...waiting });
  const after = advise(viewOf(t), reach('H4'));
  expect(after.chance).toBeLessThan(before.chance);
  expect(after.assumptions).toContain('waitingStays');
});
