/** What was declared against me, and who of mine steps in: while it is being chosen. */
import { useGivenAnswers } from '@reverie/ui/given-answers';
import { useEffect, useMemo, useState } from 'react';
import type { Do } from '../answers.ts';
import { type GuardOffer, guardsIn, interceptorsIn, onWay } from '../sketch/outlook.ts';
import { distance, type Point, toPlane } from './plane.ts';
import { isKind, type MortebrumeProps, type Open, type PlaneOf } from './reading.ts';

/** What each of mine does. */
interface ReactDraft {
  readonly intercept: readonly Do<'react'>['intercept'][number][];
  readonly defend: GuardOffer | null;
}
const NO_REACTION: ReactDraft = { intercept: [], defend: null };

export const reactionOf = ({ intercept, defend }: ReactDraft): Do<'react'> | Do<'pass'> =>
  intercept.length === 0 && !defend
    ? { do: 'pass' }
    : { do: 'react', intercept: [...intercept], ...(defend && { defend: defend.defend }) };

export function useReaction(board: MortebrumeProps, open: Open | undefined, own: number) {
  const { view, selected, guided, answer } = board;
  const [made, setMade] = useState<{ readonly decision: number; readonly draft: ReactDraft } | null>(null);
  const [muted, setMuted] = useState<{ readonly turn: number; readonly ids: readonly number[] }>({ turn: 0, ids: [] });
  const reacting = isKind(open, 'react') ? open : undefined;
  const quiet = muted.turn === view.turn ? muted.ids : [];
  const able = useMemo(
    () => (reacting ? interceptorsIn(view).filter(({ who: id }) => view.fighters[id]?.seat === own) : []),
    [reacting, view, own],
  );
  const stand = useMemo(() => (reacting ? guardsIn(view) : []), [reacting, view]);
  const candidates = able.filter(({ who: id }) => !quiet.includes(id));
  const guards = stand.filter(({ who: id }) => !quiet.includes(id));
  const given =
    selected?.decision === reacting?.decision.id && selected?.answer.do === 'react' ? selected.answer : null;
  const draft: ReactDraft =
    reacting && made?.decision === reacting.decision.id
      ? made.draft
      : given
        ? {
            intercept: given.intercept,
            defend: stand.find(({ who: id }) => id === given.defend?.fighter) ?? null,
          }
        : NO_REACTION;
  const change = (next: ReactDraft): void => {
    if (reacting) setMade({ decision: reacting.decision.id, draft: next });
  };
  const id = reacting?.decision.id;
  const { isGiven, isOnItsWay, give } = useGivenAnswers(id === undefined ? [] : [id]);
  const isAsked = id !== undefined && isGiven(id) && !isOnItsWay(id);
  const isQuiet = able.length + stand.length > 0 && candidates.length + guards.length === 0 && !guided && !isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (id === undefined || !isQuiet || isGiven(id)) return;
    give(id);
    answer(id, { do: 'pass' });
  }, [id, isQuiet]);
  return {
    /** Undefined where nobody is left to ask about. */
    open: isQuiet ? undefined : reacting,
    candidates,
    guards,
    draft,
    change,
    /** Nobody asks for this figure again this turn. */
    mute(id: number): void {
      setMuted({ turn: view.turn, ids: [...quiet, id] });
      change({
        intercept: draft.intercept.filter(({ fighter }) => fighter !== id),
        defend: draft.defend?.who === id ? null : draft.defend,
      });
    },
    /** Strikes at the point of the way that lies nearest to the finger. */
    slide({ turn, side }: PlaneOf, id: number, finger: Point): void {
      const now = draft.intercept.find(({ fighter }) => fighter === id);
      const way = candidates.find((one) => one.who === id && one.with === now?.with);
      if (!now || !way) return;
      let best = now.at;
      let least = Number.POSITIVE_INFINITY;
      for (const [from, to] of way.stretches) {
        for (let run = Math.ceil(from); run <= to; run += 10) {
          const far = distance(toPlane(turn, side, onWay(view, way.mover, run)), finger);
          if (far < least) {
            least = far;
            best = run;
          }
        }
      }
      change({ ...draft, intercept: draft.intercept.map((one) => (one.fighter === id ? { ...one, at: best } : one)) });
    },
  };
}
export type Reaction = ReturnType<typeof useReaction>;
