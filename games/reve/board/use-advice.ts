/** The advisor's goal and its advice, recomputed whenever the position changes. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Advice } from '../advisor/advise.ts';
import type { Goal } from '../advisor/model.ts';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { Question } from '../questions.ts';
import { spellFacts } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import type { AdviceRequest, AdviceResult } from './advice.worker.ts';
import { isAdvised, startAdvisor } from './advisor-worker.ts';
import type { OpenQuestion } from './reading.ts';
import { cellsFor } from './spell-facts.ts';

export interface AdvisorState {
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

export const advisedOf = (decisions: readonly OpenQuestion[], seat: number | undefined): OpenQuestion | undefined =>
  decisions.find(({ decision }) => decision.seat === seat && isAdvised(decision));

/** The advisor in its worker. It thinks about one question at a time, and only the newest waits. */
export class Thinker {
  /** The number of the last question. */
  asked = 0;
  #answered = 0;
  #waiting: AdviceRequest | null = null;
  #worker: Worker | null = null;
  readonly #tell: (told: AdviceResult) => void;

  constructor(tell: (told: AdviceResult) => void) {
    this.#tell = tell;
  }

  ask(question: Omit<AdviceRequest, 'id'>): void {
    const request = { ...question, id: ++this.asked };
    this.#worker ??= this.#start();
    // The answer to an older question would only be thrown away.
    if (this.#answered === request.id - 1) this.#worker.postMessage(request);
    else this.#waiting = request;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answered = this.asked;
    this.#waiting = null;
  }

  #start(): Worker {
    const worker = startAdvisor();
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceResult>) => {
      this.#answered = data.id;
      if (this.#waiting) {
        worker.postMessage(this.#waiting);
        this.#waiting = null;
      } else this.#tell(data);
    });
    worker.addEventListener('error', () => {
      // It answers nothing any more: the next question starts another.
      this.stop();
      this.#tell({ id: this.asked, failed: 'worker' });
    });
    return worker;
  }
}

export function useAdvice(d: DreamerView | undefined, decisions: readonly OpenQuestion[]): AdvisorState {
  const [goal, setGoal] = useState<Goal | null>(null);
  const [picking, setPicking] = useState(false);
  const [dragons, setDragons] = useState<'shun' | 'brave'>('shun');
  const [told, setTold] = useState<AdviceResult | null>(null);
  const thinker = useMemo(() => new Thinker(setTold), []);

  const open = advisedOf(decisions, d?.seat);
  const decision = open?.decision;
  const question = useMemo(
    () =>
      JSON.stringify(d && goal ? [d, goal, decision && { kind: decision.kind, about: decision.about }, dragons] : null),
    [d, goal, decision, dragons],
  );

  useEffect(() => {
    const [view, to, asked, how] = (JSON.parse(question) ?? []) as [
      DreamerView?,
      Goal?,
      Question?,
      ('shun' | 'brave')?,
    ];
    if (!view || !to) return;
    thinker.ask({ view, goal: to, options: { ...(how && { dragons: how }), ...(asked && { decision: asked }) } });
  }, [question, thinker]);
  useEffect(() => () => thinker.stop(), [thinker]);

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
    const current = told && told.id === thinker.asked ? told : null;
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
  }, [goal, goalCells, told, picking, dragons, seek, pick, thinker]);
}
