/** The board of Songe: the cloth with its stones, the duel on its plank, the Arpenteur’s tabs, the Conteur’s table. */

import { Ghost } from '@reverie/board/components/Carried';
import { useRecent } from '@reverie/board/recent';
import { useHand } from '@reverie/board/use-hand';
import { useFocusOnQuestion } from '@reverie/ui/focus-on-question';
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { duelIn } from '../sketch.ts';
import { withNames } from '../words/ready.ts';
import { AskedTitle } from './AskedTitle.tsx';
import { ArtDefs } from './art.tsx';
import { fenceOn, useAutoAnswers } from './auto.ts';
import { Choices } from './Choices.tsx';
import { Cloth } from './Cloth.tsx';
import { Duel } from './Duel.tsx';
import { useKeys } from './keys.ts';
import { LimbesAndClock } from './LimbesAndClock.tsx';
import { Over } from './Over.tsx';
import { type PurseChoice, paidFrom } from './pay-from.ts';
import { type Open, offered, openOf, ownFigure, type SongeProps, testIn } from './reading.ts';
import { LYING } from './recent.ts';
import { reward } from './reward.ts';
import { Strip } from './Strip.tsx';
import { type Held, type Table, TableContext } from './table.ts';
import { Waits } from './Waits.tsx';
import { boardWords } from './words.ts';
import './board.css';
import './cloth.css';
import './duel.css';
import './strip.css';
import './desk.css';
import './acts.css';
import './magic.css';
import './conteur.css';
import './crossing.css';

// An evening has more to it than a duel between two: its parts are loaded apart, so that fencers do not wait for them.
const ConteurSide = lazyPart(async () => (await import('./ConteurSide.tsx')).ConteurSide);
const Desk = lazyPart(async () => (await import('./Desk.tsx')).Desk);
const Crossing = lazyPart(async () => (await import('./Crossing.tsx')).Crossing);

export function SongeBoard(props: SongeProps) {
  const { who, language, past, answer } = props;
  const view = useMemo(() => withNames(language, props.view), [language, props.view]);
  const t = boardWords[language];
  const own = ownFigure(view, who);
  const recent = useRecent(past, LYING);
  const [taken, hold] = useState<Held | null>(null);
  // Nothing is left in a hand at the end.
  const held = view.over === null ? taken : null;
  const [purse, payFrom] = useState<PurseChoice | null>(null);
  const automatic = useAutoAnswers(props);
  const isAgain = useOnce(props.decisions);
  const table: Table = {
    ...props,
    view,
    t,
    own,
    me: view.figures[own],
    conteur: who !== 'spectator' && who === view.conteur,
    purse,
    payFrom,
    recent,
    held,
    hold,
    decisions: automatic.left,
    orders: automatic.orders,
    order: automatic.order,
    give(open, one) {
      if (isAgain(open.decision)) return;
      // Whatever was done with it, or instead of it: a hand is empty afterwards.
      hold(null);
      const paid = who === view.conteur ? paidFrom(open.decision.kind, one, purse) : one;
      automatic.note(open.decision.id, paid);
      answer(open.decision.id, paid);
    },
    fence(open, one) {
      if (isAgain(open.decision)) return;
      automatic.order(fenceOn(automatic.orders, view, open, one), open.decision.id);
      answer(open.decision.id, one);
    },
  };
  const board = useRef<HTMLDivElement>(null);
  const carried = useHand(board, {
    grip: () => 'led',
    take: (what) => hold(what as Held),
    drop(what, { under }) {
      const target = targetOf(under);
      if (target) dropped(table, what as Held, target.dataset);
      hold(null);
    },
    letGo: () => hold(null),
    target: (_, { under }) => targetOf(under),
  });
  useKeys(board);
  useFocusOnQuestion(
    board,
    table.decisions.flatMap(({ decision }) => (decision.optional ? [] : [decision.id])).join(' '),
  );
  const duel = duelIn(view);
  const crossing = view.business.find((one) => one.kind === 'crossing');
  const scene = duel ? 'duel' : table.conteur ? 'conteur' : view.mode === 'arena' ? 'over' : 'table';
  // Whoever proposed a test far below sees it on the cloth.
  const tested = testIn(view)?.figure === own && own >= 0;
  useTopOf(board, tested ? `${scene} test` : scene);
  return (
    <TableContext value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape puts a stone down wherever the focus is */}
      <div
        className="sg-board"
        ref={board}
        data-scene={scene}
        data-held={held ?? undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hold(null);
        }}
      >
        <ArtDefs />
        <Ghost carried={carried} of="svg" />
        {held ? (
          <p className="sg-held" role="status">
            <span>{held === 'award' || held === 'karma' ? t.heldReward : t.held}</span>
          </p>
        ) : null}
        {duel ? (
          <>
            <Duel duel={duel} />
            {table.conteur || asides(table.decisions).length === 0 ? null : <Asked table={table} />}
            <Suspense>{table.conteur ? <ConteurSide /> : own >= 0 && view.mode === 'table' ? <Desk /> : null}</Suspense>
          </>
        ) : table.conteur ? (
          <Suspense>
            <ConteurSide whole />
          </Suspense>
        ) : (
          <>
            <Strip />
            <div className="sg-middle">
              <Suspense>
                {crossing && !view.business.some((one) => one.kind === 'test') ? (
                  <Crossing crossing={crossing} />
                ) : null}
              </Suspense>
              {scene === 'over' && view.over ? (
                <Over />
              ) : crossing && view.business.at(-1)?.kind === 'crossing' ? null : (
                <Cloth />
              )}
              <Asked table={table} />
              <Suspense>{own >= 0 ? <Desk /> : <LimbesAndClock />}</Suspense>
            </div>
          </>
        )}
      </div>
    </TableContext>
  );
}

const ON_THE_CLOTH: ReadonlySet<string> = new Set(['test.prepare', 'test.mend', 'test.avoid']);
const HAS_A_PLACE = /^(crossing|duel)\./;

/** Questions that neither the cloth nor the scene of the moment answers. */
const asides = (decisions: readonly Open[]): readonly Open[] =>
  decisions.filter(
    ({ decision }) => !decision.optional && !ON_THE_CLOTH.has(decision.kind) && !HAS_A_PLACE.test(decision.kind),
  );

function Asked({ table }: { readonly table: Table }) {
  const { decisions, view, own, waitingFor, t } = table;
  const others = asides(decisions);
  if (others.length === 0) {
    const free = waitingFor.length === 0 && view.mode === 'table' && own >= 0 && view.over === null;
    return free ? <p className="sg-waits">{t.freely}</p> : <Waits />;
  }
  return others.map((open: Open) => (
    <section
      key={open.decision.id}
      className="sg-question"
      data-decision={open.decision.id}
      data-kind={open.decision.kind}
    >
      <AskedTitle decision={open.decision} />
      <Choices open={open} />
    </section>
  ));
}

/** Another scene begins at its top: whoever had scrolled down to begin a duel would not see it. */
function useTopOf(board: React.RefObject<HTMLDivElement | null>, scene: string): void {
  const last = useRef(scene);
  useEffect(() => {
    if (last.current === scene) return;
    last.current = scene;
    for (let one: Element | null = board.current; one; one = one.parentElement) one.scrollTop = 0;
  }, [board, scene]);
}

/** A second press on a control that is about to go is none. What stays open, such as the Conteur's acts, may come at once. */
function useOnce(decisions: readonly Open[]): (decision: Open['decision']) => boolean {
  const last = useRef({ decision: -1, at: 0 });
  // Taken back, the same question comes again: then it is answered again.
  if (!decisions.some(({ decision }) => decision.id === last.current.decision)) last.current.decision = -1;
  return ({ id, optional }) => {
    const now = performance.now();
    const again = !optional && last.current.decision === id && now - last.current.at < TWICE;
    last.current = { decision: id, at: now };
    return again;
  };
}
const TWICE = 500;

const targetOf = (under: Element | null): HTMLElement | null => under?.closest<HTMLElement>('[data-drop]') ?? null;

/** A stone let go on a black one turns it; on the chain it adds a Réussite or takes one away; on a person it is given. */
function dropped({ decisions, give }: Table, what: Held, { drop: where, figure }: DOMStringMap): void {
  const white = what === 'white' ? 1 : 0;
  const preside = openOf(decisions, 'preside');
  if (where === 'award' && preside) reward(preside, what, Number(figure), give);
  if (what !== 'white' && what !== 'black') return;
  const mend = openOf(decisions, 'test.mend', 'duel.attackMend', 'duel.defendMend', 'duel.counterMend');
  const raise = openOf(decisions, 'duel.raise');
  if (where === 'invert' && mend && offered(mend.choices, 'invert').length > 0) give(mend, { do: 'invert', white });
  if (where === 'raise' && raise) give(raise, { do: 'raise', count: 1, white });
}
