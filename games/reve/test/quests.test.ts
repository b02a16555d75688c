/** RDD-X-05: goals for a journey alone. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf, Thought } from '@reverie/kernel/game';
import { thoughtsOf } from '@reverie/kernel/program';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { advise } from '../advisor/advise.ts';
import { questGoal } from '../advisor/quest-goal.ts';
import { READY } from '../characters.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { QUEST_IDS, QUESTS, type QuestId, questStep } from '../data/quests.ts';
import { spellById } from '../data/spells.ts';
import { DIRECTIONS, distance, neighbours, step } from '../hex.ts';
import { companion } from '../programs/companion.ts';
import { knownSpell, reachOf } from '../rules/spellbook.ts';
import { rules } from '../rules.ts';
import { dreamerOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { viewOf } from '../view.ts';
import { CALM, GO_UP, Table } from './table.ts';

/** Walks on dry land, calmly, by the shortest way. */
function walk(t: Table, from: string, goal: string): void {
  const to = cellAt(goal) as number;
  for (let here = cellAt(from) as number; here !== to; ) {
    const wet = (cell: number) => /fleuve|lac|marais|pont/.test(CELLS[cell]?.kind ?? '') && cell !== to;
    const [first] = wayTo(here, to, wet);
    const towards = DIRECTIONS.find((one) => step(here, one) === first);
    if (first === undefined || !towards) throw new Error(`no way to ${goal}`);
    t.fixed(CALM).answer({ do: 'go', towards }).used();
    here = first;
  }
}
/** Breadth first. */
function wayTo(from: number, to: number, shuns: (cell: number) => boolean): number[] {
  const before = new Map<number, number>([[from, -1]]);
  for (const cell of before.keys())
    for (const next of neighbours(cell)) if (!before.has(next) && !shuns(next)) before.set(next, cell);
  const way: number[] = [];
  for (let cell = to; cell !== from && cell >= 0; cell = before.get(cell) ?? -1) way.unshift(cell);
  return way;
}

const SEED = Number(process.env.REVERIE_SEED ?? 100);
const tableOf = (quest: QuestId) => new Table({ sheet: READY[QUESTS[quest].dreamer], options: { quest } });

describe('the list', () => {
  test('RDD-X-05: whoever is there when a spell of a quest comes into the world stands within its reach', () => {
    for (const id of QUEST_IDS) {
      const { steps, there = [] } = QUESTS[id];
      const cast = steps.find((one) => one.do === 'cast');
      expect([id, there.length > 0]).toEqual([id, cast !== undefined]);
      if (!cast) continue;
      const { s } = tableOf(id);
      const d = dreamerOf(s, 0);
      const reach = reachOf(s, d, knownSpell(d, cast.spell));
      for (const { name, metres } of there) expect([id, name.fr, metres <= reach]).toEqual([id, name.fr, true]);
    }
  });

  test('RDD-X-05: ten goals and an endless one, each with cells of the map and spells of its dreamer', () => {
    expect(QUEST_IDS).toHaveLength(11);
    for (const id of QUEST_IDS) {
      for (const step of QUESTS[id].steps) {
        if (step.do === 'reach') expect(cellAt(step.cell), id).toBeDefined();
        if (step.do === 'cast' || step.do === 'reserve') {
          expect(spellById(step.spell), id).toBeDefined();
          expect(READY[QUESTS[id].dreamer].spells, id).toContain(step.spell);
        }
      }
    }
  });

  test('the advisor gives a goal the chance that is written beside it', () => {
    // The hardest of them; the others take as long each.
    const rare = QUEST_IDS.filter((id) => (QUESTS[id].chance ?? 100) < 80);
    const found = Object.fromEntries(
      rare.map((id) => {
        const step = QUESTS[id].steps.find((one) => one.do !== 'back');
        const table = tableOf(id);
        const [d] = viewOf(table.s, 0).dreamers;
        if (!step || !d) return [id, null];
        const goal =
          step.do === 'reach'
            ? ({ to: 'reach', cell: step.cell } as const)
            : ({ to: 'cast', spell: step.spell } as const);
        return [id, Math.round(advise(d, goal).chance * 100)];
      }),
    );
    expect(rare.length).toBeGreaterThan(0);
    expect(found).toEqual(Object.fromEntries(rare.map((id) => [id, QUESTS[id].chance])));
  }, 240_000);

  test('the first three are journeys: three cells at least, and no spell of theirs where the dreamer begins', () => {
    for (const id of QUEST_IDS.slice(0, 3)) {
      const { steps, dreamer } = QUESTS[id];
      const start = cellAt(READY[dreamer].start) as number;
      const stops = [start, ...steps.flatMap((one) => (one.do === 'reach' ? [cellAt(one.cell) as number] : []))];
      const far = stops.slice(1).reduce((sum, cell, i) => sum + distance(stops[i] as number, cell), 0);
      expect(far, id).toBeGreaterThanOrEqual(3);
      expect(steps[0]?.do, id).toBe('reach');
    }
  });

  test('the endless one names another cell each time, never one of the river', () => {
    const cells = Array.from({ length: 40 }, (_, done) => questStep('sansFin', done));
    expect(new Set(cells.map((step) => (step?.do === 'reach' ? step.cell : ''))).size).toBe(40);
  });
});

describe('at a table', () => {
  test('RDD-X-05: step by step; done, it is told, gives its experience and ends the journey', () => {
    const t = tableOf('pont').fixed(CALM, CALM).answer(GO_UP).answer({ do: 'pass' });
    t.answer({ do: 'go', towards: 'S' });
    expect(t.told('quest')).toMatchObject({ rule: 'RDD-X-05', quest: 'pont', done: 1, how: 'step' });
    expect(t.view(0).quest).toMatchObject({ id: 'pont', done: 1, over: null });
    t.used();
    walk(t, 'G5', 'G7');
    expect(t.told('quest')).toMatchObject({ done: 2, how: 'step' });
    t.answer({ do: 'comeDown' }).used();
    expect(t.told('quest')).toMatchObject({ done: 3, how: 'won' });
    expect(t.dreamer()).toMatchObject({ ended: true, journey: null, experience: { reve: 1 } });
    expect(rules.outcome(t.s)).toBeDefined();
  });

  test('RDD-X-05: too late it is lost, and gives nothing', () => {
    const t = tableOf('pont').answer({ do: 'wait', hours: 4 }).answer({ do: 'pass' });
    expect(t.told('quest')).toMatchObject({ how: 'lost' });
    expect(t.dreamer()).toMatchObject({ ended: true, experience: { reve: 0 } });
  });

  test.each([{ do: 'wait', hours: 5 } as const, { do: 'sleep', hours: 8 } as const])(
    'RDD-X-05: whoever lets its last hour pass is told so when he looks up: %o',
    (idle) => {
      const t = tableOf('pont').answer(idle);
      expect(t.told('quest')).toMatchObject({ how: 'lost' });
      expect(t.dreamer()).toMatchObject({ ended: true, experience: { reve: 0 } });
      expect(rules.pending(t.s)).toEqual([]);
      expect(rules.outcome(t.s)).toBeDefined();
    },
  );

  test('RDD-X-05: without one nothing of it is kept, and it is for a single dreamer', () => {
    expect('quest' in new Table().s).toBe(false);
    const seats = [0, 1].map((n) => ({ name: `D${n}`, role: 'haut-revant' }));
    expect(rules.check?.({ ...rules.options.parse({ quest: 'pont' }) }, seats)).toMatchObject({ reason: 'questAlone' });
  });
});

/** A journey in which every question is answered as the companion would: what it thought, and how the quest ended. */
function followed(id: QuestId, seed: number, watch: (s: State, d: DecisionOf<Types>, thought: Thought<Types>) => void) {
  const { s } = tableOf(id);
  const io = { chance: new Fast(seed), tell: undefined };
  const below = new Fast(seed + 1).below();
  while (s.quest?.over === null) {
    const decision = rules.pending(s).find(({ optional }) => !optional);
    if (!decision) break;
    const thoughts = thoughtsOf(companion, {
      view: rules.view(s, 0),
      decision,
      choices: rules.choices(s, decision),
      below,
    });
    let thought = thoughts.next();
    while (!thought.done) thought = thoughts.next();
    watch(s, decision, thought.value);
    expect(rules.answer(s, decision, thought.value.answer as NonNullable<Types['Answer']>, io)).toBeUndefined();
  }
  return s.quest?.over;
}

describe('the companion on a quest', () => {
  test(`RDD-X-02 RDD-X-05: casts what the quest asks for and nothing else, and does as well as the lobby promises (seed ${SEED})`, () => {
    const ready = QUEST_IDS.filter((id) => QUESTS[id].chance !== null).slice(0, tiered(2, 10));
    let promised = 0;
    let variance = 0;
    const ends = ready.map((id) => {
      const share = (QUESTS[id].chance ?? 0) / 100;
      promised += share;
      variance += share * (1 - share);
      const wanted = QUESTS[id].steps.flatMap((one) => ('spell' in one ? [one.spell] : []));
      return followed(id, SEED, (_, { kind }, { answer, chance }) => {
        if (answer?.do === 'cast') expect(wanted, id).toContain(answer.spell);
        // Going up, walking and casting are for the quest, so its chance is told.
        if (/goUp|go|cast|stay/.test(answer?.do ?? '')) expect(chance, `${id} ${kind}`).toBeGreaterThan(0);
      });
    });
    const won = ends.filter((end) => end === 'won').length;
    // Of a quest in several steps only the first is foretold: a tenth less, and three standard errors.
    expect(won).toBeGreaterThanOrEqual(0.9 * promised - 3 * Math.sqrt(variance));
  }, 300_000);

  test('RDD-X-02: what it does and the chance of that are what the map shows of the way', () => {
    let compared = 0;
    followed('tenebres', 3, (s, decision, { answer, chance }) => {
      const view = rules.view(s, 0);
      const [d] = view.dreamers;
      const goal = questGoal(view);
      if (!d || !goal || chance === undefined) return;
      compared++;
      const shown = advise(d, goal, { decision });
      expect(shown.next).toMatchObject({ do: answer?.do });
      expect(shown.chance).toBeCloseTo(chance, 9);
    });
    expect(compared).toBeGreaterThan(1);
  }, 120_000);

  test('RDD-X-05: what is to be left in reserve is left there, as the map says', () => {
    const asked: unknown[] = [];
    expect(
      followed('provision', 100, (_, { kind }, { answer }) => {
        if (kind === 'reserve') asked.push(answer?.do);
      }),
    ).toBe('won');
    expect(asked).toEqual(['reserve']);
  }, 120_000);
});
