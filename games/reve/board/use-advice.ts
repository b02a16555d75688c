/** A goal, and what the advisor says of the way there; asked again whenever the table has moved on. */

import type { Open } from '@reverie/ui/board';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Advice } from '../advisor/advise.ts';
import type { Goal } from '../advisor/model.ts';
import type { Answer } from '../answers.ts';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { DreamerView } from '../view.ts';
import type { Asked, Told } from './advice.worker.ts';
import { cellsFor, spellFacts } from './spell-facts.ts';

export interface Advising {
  readonly goal: Goal | null;
  readonly goalCells: readonly CellIndex[];
  readonly advice: Advice | null;
  readonly thinking: boolean;
  readonly failed: boolean;
  /** A cell is to be tapped. */
  readonly picking: boolean;
  readonly dragons: 'shun' | 'brave';
  seek(goal: Goal | null): void;
  startPicking(): void;
  stopPicking(): void;
  pick(coord: string): void;
  setDragons(dragons: 'shun' | 'brave'): void;
}

/** The questions that the advisor has something to say to. */
const ADVISED: ReadonlySet<string> = new Set([
  'world',
  'lands',
  'encounter',
  'struggle',
  'teleport',
  'send',
  'cast',
  'castThrough',
  'trigger',
  'reserve',
]);

export const advisedOf = (decisions: readonly Open<Answer>[], seat: number | undefined): Open<Answer> | undefined =>
  decisions.find(({ decision }) => decision.seat === seat && ADVISED.has(decision.kind));

export function useAdvice(d: DreamerView | undefined, decisions: readonly Open<Answer>[]): Advising {
  const [goal, setGoal] = useState<Goal | null>(null);
  const [picking, setPicking] = useState(false);
  const [dragons, setDragons] = useState<'shun' | 'brave'>('shun');
  const [told, setTold] = useState<Told | null>(null);
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const answered = useRef(0);
  /** Only the newest question waits: what was asked in between is of no interest any more. */
  const waiting = useRef<Asked | null>(null);

  const open = advisedOf(decisions, d?.seat);
  const kind = open?.decision.kind;
  const about = open?.decision.about;
  const question = useMemo(
    () => JSON.stringify(d && goal ? [d, goal, kind, about, dragons] : null),
    [d, goal, kind, about, dragons],
  );

  useEffect(() => {
    const [view, to, decisionKind, decisionAbout, how] = (JSON.parse(question) ?? []) as [
      DreamerView?,
      Goal?,
      string?,
      unknown?,
      ('shun' | 'brave')?,
    ];
    if (!view || !to) return;
    const id = ++asked.current;
    const request: Asked = {
      id,
      view,
      goal: to,
      options: {
        ...(how && { dragons: how }),
        ...(decisionKind && { decision: { kind: decisionKind, about: decisionAbout } }),
      },
    };
    let thinker = worker.current;
    if (!thinker) {
      thinker = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' });
      worker.current = thinker;
      thinker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        answered.current = data.id;
        if (waiting.current) {
          worker.current?.postMessage(waiting.current);
          waiting.current = null;
        } else setTold(data);
      });
      thinker.addEventListener('error', () => setTold({ id: asked.current, failed: 'worker' }));
    }
    // One question at a time: the answer to an older one would only be thrown away.
    if (answered.current === id - 1) thinker.postMessage(request);
    else waiting.current = request;
  }, [question]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
      answered.current = asked.current;
      waiting.current = null;
    },
    [],
  );

  const seek = useCallback((next: Goal | null) => {
    setGoal(next);
    setPicking(false);
    setTold(null);
  }, []);
  const pick = useCallback((coord: string) => seek({ to: 'reach', cell: coord }), [seek]);

  const goalCells = useMemo((): readonly CellIndex[] => {
    if (!goal || !d) return [];
    if (goal.to === 'reach') {
      const cell = cellAt(goal.cell);
      return cell === undefined ? [] : [cell];
    }
    const facts = spellFacts(d, goal.spell);
    return facts ? cellsFor(facts) : [];
  }, [goal, d]);

  return useMemo(() => {
    const current = told && told.id === asked.current ? told : null;
    return {
      goal,
      goalCells,
      advice: goal && told && 'advice' in told ? told.advice : null,
      thinking: goal !== null && current === null,
      failed: current !== null && 'failed' in current,
      picking,
      dragons,
      seek,
      startPicking: () => setPicking(true),
      stopPicking: () => setPicking(false),
      pick,
      setDragons,
    };
  }, [goal, goalCells, told, picking, dragons, seek, pick]);
}
