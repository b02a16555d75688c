/** The activation in hand: which figure, its tape, what it would do, and what all of that comes to. */
import type { Refusal } from '@reverie/kernel/refusal';
import { useMemo, useState } from 'react';
import type { Action } from '../answers.ts';
import type { Mover } from '../frames.ts';
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
import { begun, type Draft, declarationOf, undone } from './draft.ts';

/** What a draft comes to as far as it is known at once, while it is still led about. */
export interface Laid {
  readonly draft: Draft;
  readonly f: Fighter;
  readonly declaration: Declaration;
  readonly mover: Mover | null;
  readonly refusal: Refusal | null;
  readonly ghost: Fighter;
  readonly budget: number;
  readonly double: number;
  readonly sights: readonly SightLine[];
}

export interface Activation extends Laid {
  readonly options: readonly ActionOption[];
  readonly alternatives: readonly Alternative[];
  readonly preview: DeclarationPreview | null;
}

/** `given` is a declaration selected elsewhere. */
export function laid(view: View, draft: Draft, given: Declaration | null, freed: boolean): Laid | null {
  const f = view.fighters[draft.fighter];
  if (!f) return null;
  const declaration = given ?? declarationOf(view, draft);
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
}

/** The draft as the board sees it, or nothing where there is none. */
export function useActivation(
  view: View,
  draft: Draft | null,
  given: Declaration | null,
  freed: boolean,
): Activation | null {
  return useMemo(() => {
    const one = draft && laid(view, draft, given, freed);
    if (!one) return null;
    const { f, declaration } = one;
    const at = { path: declaration.path, ...(declaration.facing && { facing: declaration.facing }) };
    return {
      ...one,
      options: actionsAt(view, f, at, one.draft.target, freed),
      alternatives: alternativesTo(view, f, straightTo(one.draft), one.double),
      preview: previewDeclaration(view, f.id, declaration, one.draft.dice, freed),
    };
  }, [view, draft, given, freed]);
}

const straightTo = ({ pins, end }: Draft) => [...pins, ...(end ? [end] : [])].map((to) => ({ to }));

/** How far the figure in hand gets; worked out once when it is taken. */
export function useReach(view: View, f: Fighter | undefined, most?: number) {
  return useMemo(() => (f && mayMeasure(view) ? reachOf(view, f, most) : null), [view, f, most]);
}

/** The draft and what may be done to it. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const controls = useMemo(() => {
    const change = (act: (draft: Draft) => Draft | null) => setDraft((now) => (now ? act(now) : now));
    return {
      set: setDraft,
      take: (fighter: number) => setDraft((now) => (now?.fighter === fighter ? now : begun(fighter))),
      drop: () => setDraft(null),
      back: () => change(undone),
      act: (action: Action) => change((now) => ({ ...now, action })),
      over: (over: Draft['over']) => change((now) => ({ ...now, over })),
      dice: (dice: number) => change((now) => ({ ...now, dice: Math.max(0, dice) })),
      goOn: (goesOn: boolean) => change((now) => ({ ...now, goesOn })),
      boost: (boosts: boolean) => change((now) => ({ ...now, boosts })),
      pin: () => change((now) => (now.end ? { ...now, pins: [...now.pins, now.end] } : now)),
    };
  }, []);
  return useMemo(() => ({ draft, ...controls }), [draft, controls]);
}
export type DraftControls = ReturnType<typeof useDraft>;
