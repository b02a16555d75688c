/** What is in hand at the table: the question of the moment, all that is half answered, and what a touch means for it. */
import { mainOpen } from '@reverie/ui/board';
import { useEffect, useMemo, useState } from 'react';
import { waysIn } from '../overlay.ts';
import { standingOf } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { useAttack } from './Attacking.tsx';
import { useDeployment } from './Deploying.tsx';
import { aimedAt, begun, type Draft, inHandFor, isUntouched, movedTo, turnedTo } from './draft.ts';
import { planned } from './plan.ts';
import { type Point, turnOf } from './plane.ts';
import { isKind, type MortebrumeProps, type PlaneOf } from './reading.ts';
import { useActivation, useDraft, useReach } from './use-activation.ts';
import { useLatest } from './use-latest.ts';
import { useLed } from './use-led.ts';
import { useMotion } from './use-motion.ts';
import { usePlan } from './use-plan.ts';
import { usePoint } from './use-point.ts';
import { useReaction } from './use-reaction.ts';

export function useTable(board: MortebrumeProps) {
  const { view, who, decisions, selected, answer: give } = board;
  const { side } = view;
  const own = who === 'spectator' ? 0 : who;
  const [turns, setTurns] = useState(0);
  const turn = turnOf(who, turns);
  const plane: PlaneOf = useMemo(() => ({ turn, side }), [turn, side]);
  const next = mainOpen(decisions);
  const plan = usePlan(board, next);
  const reaction = useReaction(board, plan.settles ? undefined : next, own);
  const open = plan.settles || (next?.decision.kind === 'react' && !reaction.open) ? undefined : next;
  const [mist, showMist] = useState(true);
  const [looked, look] = useState<Fighter | null>(null);
  const [sheet, showSheet] = useState<number | null>(null);
  const [aiming, aimAt] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const motion = useMotion(board);
  const draft = useDraft();
  const point = usePoint(board, open);
  const deployment = useDeployment(view, own, isKind(open, 'deploy') ? open : undefined);
  const attack = useAttack(board, isKind(open, 'attack') ? open : undefined);

  // The figure in hand: the one that is asked about, or one that may be chosen.
  const choosable = useMemo(
    () =>
      new Set(isKind(open, 'choose') ? open.choices.flatMap((one) => (one.do === 'choose' ? [one.fighter] : [])) : []),
    [open],
  );
  const asked = isKind(open, 'declare') ? open.decision.about.fighter : null;
  const live: Draft | null =
    draft.draft && (draft.draft.fighter === asked || choosable.has(draft.draft.fighter))
      ? draft.draft
      : asked !== null
        ? begun(asked)
        : null;
  const freed = isKind(open, 'declare') && open.decision.about.freed;
  const led = useLed(view, freed, draft.set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is for one question
  useEffect(() => {
    draft.set((now) => inHandFor(now, asked, choosable));
    aimAt(null);
    showSheet(null);
  }, [open?.decision.id]);
  const given =
    asked !== null && selected?.decision === open?.decision.id && selected?.answer.do === 'declare' && isUntouched(live)
      ? selected.answer
      : null;
  const activation = useActivation(view, live, given, freed);
  const reach = useReach(view, live ? view.fighters[live.fighter] : undefined);
  const ways = useMemo(() => waysIn(view), [view]);
  const mine = useMemo(() => view.fighters.filter((f) => f.seat === own && standingOf(view, f).free), [view, own]);

  const places = useMemo(() => {
    const found = new Map<number, Point>();
    for (const f of view.fighters) if (!f.off) found.set(f.id, motion.at.get(f.id) ?? [f.x, f.y]);
    for (const [id, { at }] of deployment.places) found.set(id, at);
    return found;
  }, [view, deployment.places, motion.at]);

  const touchFigure = useLatest((f: Fighter): void => {
    const naming = open?.choices.filter(
      (one) => ('fighter' in one && one.fighter === f.id) || (one.do === 'cast' && one.target === f.id),
    );
    if (isKind(open, 'deploy') && deployment.own.includes(f)) deployment.take(f.id);
    else if (isKind(open, 'attack')) attack.touch(f);
    else if (choosable.has(f.id)) {
      showSheet(null);
      draft.take(f.id);
      // In a lesson each question is answered for itself, this one too.
      if (board.guided && open) give(open.decision.id, { do: 'choose', fighter: f.id });
    } else if (live && f.seat !== own) draft.set(aimedAt(view, live, f));
    else if (live && f.id !== live.fighter) draft.set(turnedTo(live, f));
    else if (open && naming?.length === 1 && naming[0]) give(open.decision.id, naming[0]);
    else showSheet(sheet === f.id ? null : f.id);
  });
  const rotate = useLatest((quarters?: number) => setTurns((now) => now + (quarters ?? 1)));

  function touchGround(to: Point, pins: boolean): void {
    showSheet(null);
    if (isKind(open, 'deploy')) {
      if (deployment.hand === null) return;
      deployment.put(deployment.hand, to);
      deployment.take(null);
    } else if (live && aiming) {
      draft.set({ ...live, action: { kind: 'spell', spell: aiming, at: to }, target: null });
      aimAt(null);
    } else if (live) {
      const from = pins && live.end ? { ...live, pins: [...live.pins, live.end] } : live;
      draft.set(movedTo(view, from, to));
    } else point.put(to);
  }

  /** Lets go of the figure in hand. One that declares has been chosen by an answer: that one is taken back, where it can be. */
  const release: (() => void) | null =
    asked !== null && board.takeBack
      ? board.takeBack
      : live && (asked === null || !isUntouched(live))
        ? draft.drop
        : null;

  /** Whether nothing is begun that could be undone before an answer is taken back. */
  const rests = (): boolean =>
    sheet === null && !aiming && !point.at && isUntouched(led.now.get()?.draft ?? live) && (!live || asked !== null);

  /** One step back, if there is any; the last one lets go of the figure. */
  function back(): boolean {
    const step =
      sheet !== null
        ? () => showSheet(null)
        : aiming
          ? () => aimAt(null)
          : point.at
            ? point.drop
            : !isUntouched(led.now.get()?.draft ?? live)
              ? draft.back
              : release;
    led.put();
    step?.();
    return step !== null;
  }

  function declare(): void {
    if (!activation || activation.refusal || !open) return;
    const { declaration, f } = activation;
    const { dice, goesOn, boosts } = activation.draft;
    const chosen = isKind(open, 'choose');
    plan.anew(open.decision.id);
    plan.change((now) => ({
      ...planned(now, f.id, { dice, stays: !goesOn, boosts }),
      declares: chosen ? { fighter: f.id, declaration } : null,
    }));
    give(open.decision.id, chosen ? { do: 'choose', fighter: f.id } : declaration);
  }

  return {
    board,
    own,
    plane,
    open,
    kind: open?.decision.kind,
    plan,
    draft,
    /** The draft of the figure in hand. */
    live,
    led,
    asked,
    choosable,
    activation,
    reach,
    reaction,
    point,
    deployment,
    attack,
    ways,
    /** Those of mine through whose eyes the mist is drawn. */
    mine,
    places,
    notes: motion.notes,
    mist,
    showMist,
    looked,
    look,
    sheet,
    showSheet,
    aiming,
    aimAt,
    dragging,
    setDragging,
    rotate,
    touchFigure,
    touchGround,
    back,
    rests,
    release,
    declare,
  };
}
export type Table = ReturnType<typeof useTable>;
