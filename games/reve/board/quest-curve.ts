/**
 * A finished quest looked back on: the advisor's chance of its goal from entry to entry, and where that turned. The panel
 * works it out once the journey is over; the map stamps the turning points on the way.
 */
import type { EndProps } from '@reverie/ui/board';
import { createStore } from '@reverie/ui/store';
import { useEffect, useState } from 'react';
import { questGoal } from '../advisor/quest-goal.ts';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { Question } from '../questions.ts';
import type { View } from '../view.ts';
import type { AdviceRequest, AdviceResult } from './advice.worker.ts';
import { isAdvised, startAdvisor } from './advisor-worker.ts';

export type ReveEndProps = EndProps<View, Answer, Question, Event>;
type Position = Awaited<ReturnType<ReveEndProps['lookBack']>>[number];

/** The chance after an entry of the journal, and the cell where the dreamer was then. */
interface CurvePoint {
  readonly n: number;
  readonly cell: string | null;
  readonly chance: number;
}

/** Where the chance changed most, and what did it. */
interface TurningPoint extends CurvePoint {
  readonly before: number;
  readonly event: Event;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  readonly turns: readonly TurningPoint[];
  /** All of them are there. */
  readonly complete: boolean;
}

const NOTHING: Curve = { points: [], turns: [], complete: false };

/** What can turn a journey, the weightiest first. */
const WEIGHTY: readonly Event['kind'][] = [
  ...(['quest', 'cast', 'reserved', 'refoulementTest', 'repressed', 'mastering', 'held', 'freed', 'broken'] as const),
  ...([
    'dodged',
    'met',
    'offMap',
    'foundOneself',
    'gone',
    'cameDown',
    'fellAsleep',
    'entered',
    'wentUp',
    'waits',
  ] as const),
];
const WEIGHT: ReadonlyMap<string, number> = new Map(WEIGHTY.map((kind, i) => [kind, i]));

const MOST_POINTS = 40;
const MOST_TURNS = 3;
/** Smaller changes are no turning points. */
const LEAST_TURN = 0.02;

/** The entries worth a look; of a long journey every second or third, and always the last. */
function momentsOf(past: ReveEndProps['past']): readonly number[] {
  const all = [...new Set(past.flatMap(({ n, event }) => (WEIGHT.has(event.kind) ? [n] : [])))];
  const every = Math.ceil(all.length / MOST_POINTS);
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}

/** The event between two entries that says most. */
function weightiest(past: ReveEndProps['past'], from: number, to: number): Event | undefined {
  return past
    .filter(({ n, event }) => n > from && n <= to && WEIGHT.has(event.kind))
    .map(({ event }) => event)
    .toSorted((a, b) => (WEIGHT.get(a.kind) ?? 0) - (WEIGHT.get(b.kind) ?? 0))[0];
}

/** The three largest changes, in the order in which they came. */
function turnsOf(points: readonly CurvePoint[], past: ReveEndProps['past']): readonly TurningPoint[] {
  return points
    .flatMap((point, i) => {
      const before = points[i - 1];
      const event = before && weightiest(past, before.n, point.n);
      return event && Math.abs(point.chance - before.chance) >= LEAST_TURN
        ? [{ ...point, before: before.chance, event }]
        : [];
    })
    .toSorted((a, b) => Math.abs(b.chance - b.before) - Math.abs(a.chance - a.before))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.n - b.n);
}

/** What the advisor is asked about a position; a number where there is nothing to ask; undefined where nobody can say. */
function askedAt({ view, questions }: Position): Omit<AdviceRequest, 'id'> | number | undefined {
  const d = view.dreamers.find((one) => one !== null);
  const { quest } = view;
  if (!d || !quest) return undefined;
  if (quest.over !== null) return quest.over === 'won' ? 1 : 0;
  const goal = questGoal(view);
  if (!goal) return undefined;
  const decision = questions.find(isAdvised);
  return { view: d, goal, options: { ...(decision && { decision }) } };
}

/** For the map, which is drawn elsewhere on the page. */
const shown = createStore<Curve>(NOTHING);
export const useShownCurve = shown.use;

export function useCurve({ past, lookBack }: Pick<ReveEndProps, 'past' | 'lookBack'>): Curve {
  const [curve, setCurve] = useState(NOTHING);
  // The journey is over: what is known of it stays.
  const [of] = useState({ past, lookBack });
  useEffect(() => {
    const worker = startAdvisor();
    let current = true;
    const weigh = (asked: Omit<AdviceRequest, 'id'>, id: number): Promise<AdviceResult> =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<AdviceResult>) => resolve(data);
        worker.onerror = () => resolve({ id, failed: 'worker' });
        worker.postMessage({ ...asked, id } satisfies AdviceRequest);
      });
    const run = async () => {
      const points: CurvePoint[] = [];
      for (const position of await of.lookBack(momentsOf(of.past))) {
        const { n } = position;
        const asked = askedAt(position);
        if (asked === undefined) continue;
        const told = typeof asked === 'number' ? asked : await weigh(asked, n);
        if (!current) return;
        if (typeof told !== 'number' && 'failed' in told) continue;
        const chance = typeof told === 'number' ? told : told.advice.chance;
        const cell = position.view.dreamers.find((one) => one !== null)?.cell ?? null;
        points.push({ n, cell, chance });
        setCurve({ points: [...points], turns: turnsOf(points, of.past), complete: false });
      }
      setCurve({ points, turns: turnsOf(points, of.past), complete: true });
    };
    void run();
    return () => {
      current = false;
      worker.terminate();
    };
  }, [of]);
  useEffect(() => shown.set(curve), [curve]);
  useEffect(() => () => shown.set(NOTHING), []);
  return curve;
}
