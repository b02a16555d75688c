/** The board of Rêve de Dragon: the dreamer's column, the whole map, and one panel that asks. */

import { awaitedPeople } from '@reverie/ui/board';
import { isShortcut } from '@reverie/ui/shortcut';
import { createStore } from '@reverie/ui/store';
import { useWords } from '@reverie/ui/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { neighbours } from '../hex.ts';
import { sketch } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { Advisor } from './Advisor.tsx';
import { Ask } from './Ask.tsx';
import { askWords } from './ask-words.ts';
import { CellCard } from './CellCard.tsx';
import { DreamerCard, Wheel } from './Column.tsx';
import { Dice } from './Dice.tsx';
import { Drawers } from './Drawers.tsx';
import {
  edgesOut,
  indexOf,
  litCells,
  pawnsShown,
  rangesOf,
  reachableCells,
  sharesShown,
  tokensShown,
  veilsShown,
} from './drawing.ts';
import { Gardien } from './Gardien.tsx';
import { Legend } from './Legend.tsx';
import { labelsOf } from './labels.ts';
import { LandsMap } from './Map.tsx';
import { NAMES } from './names.ts';
import { QuestCard, questCell } from './QuestCard.tsx';
import { useShownCurve } from './quest-curve.ts';
import {
  asPlayersSee,
  choicesByCell,
  dreamersOf,
  isGardien,
  isLost,
  isSelected,
  openOf,
  type ReveProps,
  waysOut,
} from './reading.ts';
import { Sheet } from './Sheet.tsx';
import { Spells } from './Spells.tsx';
import { ReveTwin } from './Twin.tsx';
import { type AdvisorState, useAdvice } from './use-advice.ts';
import { useSame } from './use-same.ts';
import { useWalked } from './use-walked.ts';
import { boardWords } from './words.ts';
import './board.css';
import './column.css';
import './casting.css';
import './drawers.css';
import './gardien.css';

export function ReveBoard(props: ReveProps) {
  const { view, who, decisions, language } = props;
  const words = useWords(askWords);
  const dreamers = dreamersOf(view);
  const [turnedTo, turnTo] = useState<number | null>(null);
  const [look] = useState(() => createStore<CellIndex | null>(null));
  const shown =
    dreamers.find(({ seat }) => seat === (turnedTo ?? who)) ??
    dreamers.find(({ seat }) => decisions.some(({ decision }) => decision.seat === seat)) ??
    dreamers[0];
  const advisor = useAdvice(shown, decisions);
  const lost = shown !== undefined && isLost(shown) && shown.cell === null;
  const part = { ...props, dreamer: shown, advisor, look };
  const gardien = isGardien(view, who);
  const panel = useTop(decisions[0]?.decision.id);
  const [asPlayers, seeAsPlayers] = useState(false);
  return (
    <div
      className="rv-board"
      data-lost={lost}
      data-asked={gardien || decisions.length > 0 || awaitedPeople(props).length > 0}
    >
      <div className="rv-left">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is higher than its room, it must scroll by keyboard */}
        <section className="rv-people" aria-label={words.people} tabIndex={0}>
          <QuestCard view={view} names={NAMES[language]} language={language} advisor={advisor} />
          {dreamers.map((dreamer, of) => (
            <DreamerCard
              key={dreamer.seat}
              d={dreamer}
              of={of}
              names={NAMES[language]}
              player={props.seats[dreamer.seat]?.name ?? ''}
              chosen={dreamers.length > 1 && dreamer === shown}
              {...(dreamers.length > 1 && { choose: () => turnTo(dreamer.seat) })}
            />
          ))}
          <Wheel view={view} birth={shown?.sheet.birthHour} />
        </section>
        <BoardDrawers {...part} />
      </div>
      <Lands {...part} {...(gardien && asPlayers && seenByPlayers(part))} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it may be higher than its room, and must scroll by keyboard */}
      <section className="rv-ask" aria-label={words.asks} tabIndex={0} ref={panel}>
        <div className="rv-asked">
          {gardien && <Gardien {...props} asPlayers={asPlayers} seeAsPlayers={seeAsPlayers} />}
          <Ask {...props} />
        </div>
        <LookedAt {...part} />
      </section>
    </div>
  );
}

interface PartProps extends ReveProps {
  /** The dreamer whose sheet is open. */
  readonly dreamer: DreamerView | undefined;
  readonly advisor: AdvisorState;
  /** The cell that is looked at. */
  readonly look: ReturnType<typeof createStore<CellIndex | null>>;
}

/** Back to its top with each new question. */
function useTop(question: number | undefined) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [question]);
  return panel;
}

function seenByPlayers({ view, dreamer }: PartProps): Pick<PartProps, 'view' | 'dreamer'> {
  const seen = asPlayersSee(view);
  return { view: seen, dreamer: dreamer && (seen.dreamers[dreamer.seat] ?? undefined) };
}

/** What the looked-at cell holds, and the dice of the last answer, at the foot of the panel. */
function LookedAt({ view, decisions, selected, news, language, look, dreamer }: PartProps) {
  const names = NAMES[language];
  const words = boardWords[language];
  const tokens = useMemo(() => tokensShown(view, names, words), [view, names, words]);
  const marks = useMemo(() => {
    const open = decisions.find(({ decision }) => decision.id === selected?.decision);
    return open && selected ? sketch(view, open.decision, selected.answer).marks : [];
  }, [view, decisions, selected]);
  return (
    <div className="rv-foot">
      <CellCard look={look} names={names} tokens={tokens} marks={marks} from={cellAt(dreamer?.cell ?? '') ?? null} />
      <Dice news={news} names={names} />
    </div>
  );
}

/** The map, with what can be chosen on it; nothing lies over it. */
function Lands(props: PartProps) {
  const { view, decisions, selected, select, odds, past, news, language, dreamer, advisor, look } = props;
  const names = NAMES[language];
  const words = boardWords[language];
  const { byCell, selectedCell, choose, confirm } = useCells(props, look.set);
  const lands = openOf(decisions, 'lands');
  const ways = useMemo(() => waysOut(lands, dreamer), [lands, dreamer]);
  const reachable = useSame(reachableCells({ byCell, decisions, selected, odds, names }));
  const edges = useSame(edgesOut(ways, dreamer, selected));
  const ranges = useMemo(
    () => rangesOf(decisions, dreamer, advisor.goalCells),
    [decisions, dreamer, advisor.goalCells],
  );
  const tokens = useMemo(() => tokensShown(view, names, words), [view, names, words]);
  const pawns = useMemo(() => pawnsShown(view, news), [view, news]);
  const veils = useMemo(() => veilsShown(view), [view]);
  const shares = useMemo(() => sharesShown(view, names), [view, names]);
  const walked = useWalked(dreamer, past);
  const { turns } = useShownCurve();
  const over = view.quest !== undefined && dreamer?.ended === true;
  const stamps = useSame(over ? turns.flatMap(({ cell }) => (cell === null ? [] : [cellAt(cell) ?? 0])) : []);
  const lit = useSame(over ? walked : litCells(dreamer, decisions, selected));
  const labels = useMemo(
    () => labelsOf({ view, names, words, reachable, tokens }),
    [view, names, words, tokens, reachable],
  );
  const path = useMemo(() => (advisor.advice?.path ?? []).map((coord) => cellAt(coord) ?? 0), [advisor.advice]);
  return (
    <LandsMap
      pawns={pawns}
      veils={veils}
      labels={labels}
      reachable={reachable}
      edges={edges}
      ranges={ranges}
      tokens={tokens}
      path={path}
      walked={walked}
      over={over}
      lit={lit}
      stamps={stamps}
      shares={shares}
      goal={questCell(view) ?? (advisor.goal?.to === 'reach' ? indexOf(advisor.goal.cell) : null)}
      selectedCell={selectedCell}
      attention={indexOf(dreamer?.cell ?? null)}
      picking={advisor.picking}
      choose={choose}
      confirm={confirm}
      look={look.set}
      letGo={() => {
        if (advisor.picking) advisor.stopPicking();
        else select(null);
      }}
    />
  );
}

/**
 * The cells that stand for answers. A touch goes there where only one thing can follow; where there is water to master,
 * something that waits or a choice to make, it selects, and the panel asks once.
 */
function useCells(props: PartProps, look: (cell: CellIndex) => void) {
  const { view, decisions, selected, select, answer, advisor, guided, dreamer } = props;
  const bound = useRef<CellIndex | null>(null);
  const here = indexOf(dreamer?.cell ?? null);
  const byCell = useMemo(() => choicesByCell(decisions, view), [decisions, view]);
  const selectedCell = useMemo(() => {
    if (!selected) return null;
    for (const [cell, choices] of byCell) if (choices.some((choice) => isSelected(selected, choice))) return cell;
    return null;
  }, [byCell, selected]);
  const choose = useCallback(
    (cell: CellIndex) => {
      look(cell);
      if (advisor.picking) {
        advisor.pick(CELLS[cell]?.coord ?? '');
        return;
      }
      const [first, ...more] = byCell.get(cell) ?? [];
      // A step beside whatever could be cast here: nothing is cast, and the step follows as soon as it is asked for.
      const casting = openOf(decisions, 'cast');
      const nothing = casting?.choices.find((one) => one.do === 'pass');
      const beside = here !== null && neighbours(here).includes(cell);
      if (!first && casting && nothing && beside && !guided) {
        bound.current = cell;
        answer(casting.decision.id, nothing);
        return;
      }
      const open = decisions.find(({ decision }) => decision.id === first?.decision);
      const plain =
        first?.answer.do === 'go' &&
        more.length === 0 &&
        open !== undefined &&
        sketch(view, open.decision, first.answer).marks.every(({ tone }) => tone === 'plain');
      if (first && plain && !guided) answer(first.decision, first.answer);
      else if (first) select(first);
      else if (selected) select(null);
    },
    [advisor, byCell, decisions, view, guided, look, select, answer, selected, here],
  );
  useEffect(() => {
    const to = bound.current;
    if (to === null || decisions.length === 0 || openOf(decisions, 'cast')) return;
    bound.current = null;
    // Not past what else is asked on the way.
    if (openOf(decisions, 'lands') && byCell.has(to)) choose(to);
  }, [decisions, byCell, choose]);
  const confirm = useCallback(
    (cell: CellIndex) => {
      const choice = byCell.get(cell)?.find((one) => isSelected(selected, one));
      if (choice) answer(choice.decision, choice.answer);
    },
    [byCell, selected, answer],
  );
  return { byCell, selectedCell, choose, confirm };
}

function BoardDrawers(props: PartProps) {
  const { language, dreamer, advisor } = props;
  const words = boardWords[language];
  const ask = askWords[language];
  const names = NAMES[language];
  const [open, setOpen] = useState<string | null>(null);
  // L, as it stands on the button; F for the sheet.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const which = event.key === 'L' ? 'legend' : event.key === 'F' ? 'sheet' : null;
      if (which) setOpen((now) => (now === which ? null : which));
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const drawers = [
    dreamer && { id: 'sheet', title: words.sheet, body: <Sheet d={dreamer} names={names} /> },
    dreamer && { id: 'spells', title: words.spells, body: <Spells d={dreamer} names={names} advisor={advisor} /> },
    dreamer && { id: 'route', title: words.route, body: <Advisor {...props} d={dreamer} /> },
    { id: 'legend', title: ask.legend, body: <Legend names={names} /> },
    { id: 'words', title: words.inWords, body: <ReveTwin {...props} /> },
  ];
  return (
    <Drawers
      label={ask.tools}
      open={open}
      setOpen={setOpen}
      close={words.close}
      drawers={drawers.filter((drawer) => drawer !== undefined)}
    />
  );
}
