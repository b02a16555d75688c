/** The activation in hand: which figure, its tape, what it would do, and what all of that comes to. */
import type { Refusal } from '@reverie/kernel/refusal';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '../answers.ts';
import type { Mover } from '../frames.ts';
import type { Point } from '../geometry/plane.ts';
import { mayMeasure } from '../overlay.ts';
import { type DeclarationPreview, ghostOf, isMover, judgeDeclaration, previewDeclaration } from '../sketch/outlook.ts';
import { type SightLine, sightsFrom, standingOf } from '../sketch/sights.ts';
import {
  type ActionOption,
  type Alternative,
  actionsAt,
  alternativesTo,
  type Declaration,
  reachOf,
} from '../sketch/tape.ts';
import type { Fighter, View } from '../state.ts';
import { begun, type Draft, declarationOf, movedTo, undone } from './draft.ts';

export interface Activation {
  readonly draft: Draft;
  readonly f: Fighter;
  readonly declaration: Declaration;
  readonly mover: Mover | null;
  readonly refusal: Refusal | null;
  readonly ghost: Fighter;
  readonly budget: number;
  readonly double: number;
  readonly sights: readonly SightLine[];
  readonly options: readonly ActionOption[];
  readonly alternatives: readonly Alternative[];
  /** Follows a moment later while the tape is being drawn. */
  readonly preview: DeclarationPreview | null;
}

/** How long the tape rests before its odds are worked out. */
const REST = 90;

function useSettled<T>(value: T, dragging: boolean): T {
  const [settled, setSettled] = useState(value);
  const latest = useRef({ value, at: 0, timer: 0 });
  useEffect(() => {
    const now = latest.current;
    now.value = value;
    now.at = performance.now();
    if (!dragging) {
      clearTimeout(now.timer);
      now.timer = 0;
      setSettled(value);
      return;
    }
    // One timer for a whole movement: to set one anew in every frame costs more than to look again.
    const look = (): void => {
      const left = now.at + REST - performance.now();
      now.timer = left > 1 ? window.setTimeout(look, left) : 0;
      if (left <= 1) setSettled(now.value);
    };
    if (now.timer === 0) now.timer = window.setTimeout(look, REST);
  }, [value, dragging]);
  useEffect(() => {
    const now = latest.current;
    return () => {
      clearTimeout(now.timer);
      now.timer = 0;
    };
  }, []);
  return dragging ? settled : value;
}

/** The draft as the board sees it, or nothing where there is none. `given` is a declaration selected elsewhere. */
export function useActivation(
  view: View,
  draft: Draft | null,
  given: Declaration | null,
  freed: boolean,
  dragging: boolean,
): Activation | null {
  const f = draft ? view.fighters[draft.fighter] : undefined;
  const declaration = useMemo(
    () => (draft && f ? (given ?? declarationOf(view, draft)) : null),
    [view, draft, f, given],
  );
  const live = useMemo(() => {
    if (!draft || !f || !declaration) return null;
    const judged = judgeDeclaration(view, f.id, declaration, freed);
    const ghost = ghostOf(view, f, declaration);
    const { budget, double } = standingOf(view, f);
    return {
      draft,
      f,
      declaration,
      mover: isMover(judged) ? judged : null,
      refusal: isMover(judged) ? null : judged,
      ghost,
      budget,
      double,
      sights: mayMeasure(view) ? sightsFrom(view, ghost) : [],
    };
  }, [view, draft, f, declaration, freed]);
  const both = useMemo(() => ({ declaration, draft }), [declaration, draft]);
  const { declaration: settled, draft: settledDraft } = useSettled(both, dragging);
  const rest = useMemo(() => {
    if (!settledDraft || !settled) return null;
    const one = view.fighters[settledDraft.fighter] as Fighter;
    const at = { path: settled.path, ...(settled.facing && { facing: settled.facing }) };
    return {
      options: actionsAt(view, one, at, settledDraft.target, freed),
      alternatives: alternativesTo(view, one, straightTo(settledDraft), standingOf(view, one).double),
      preview: previewDeclaration(view, one.id, settled, settledDraft.dice, freed),
    };
  }, [view, settled, settledDraft, freed]);
  return live && rest ? { ...live, ...rest } : null;
}

const straightTo = ({ pins, end }: Draft) => [...pins, ...(end ? [end] : [])].map((to) => ({ to }));

/** How far the figure in hand gets; worked out once when it is taken. */
export function useReach(view: View, f: Fighter | undefined, most?: number) {
  return useMemo(() => (f && mayMeasure(view) ? reachOf(view, f, most) : null), [view, f, most]);
}

/** The draft and what may be done to it. */
export function useDraft(view: View) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const controls = useMemo(() => {
    const change = (act: (draft: Draft) => Draft | null) => setDraft((now) => (now ? act(now) : now));
    return {
      set: setDraft,
      take: (fighter: number) => setDraft((now) => (now?.fighter === fighter ? now : begun(fighter))),
      drop: () => setDraft(null),
      back: () => change(undone),
      moveTo: (end: Point | null) => change((now) => movedTo(view, now, end)),
      act: (action: Action) => change((now) => ({ ...now, action })),
      over: (over: Draft['over']) => change((now) => ({ ...now, over })),
      face: (facing: Point | null) => change((now) => ({ ...now, facing })),
      dice: (dice: number) => change((now) => ({ ...now, dice: Math.max(0, dice) })),
      goOn: (goesOn: boolean) => change((now) => ({ ...now, goesOn })),
      boost: (boosts: boolean) => change((now) => ({ ...now, boosts })),
      pin: () => change((now) => (now.end ? { ...now, pins: [...now.pins, now.end] } : now)),
    };
  }, [view]);
  return useMemo(() => ({ draft, ...controls }), [draft, controls]);
}
export type DraftControls = ReturnType<typeof useDraft>;
