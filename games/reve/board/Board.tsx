/** The board of Rêve de Dragon: sheets above the map, what the moment asks for over it, and drawers below. */

import { createStore } from '@reverie/ui/store';
import { useCallback, useMemo, useState } from 'react';
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { sketch } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { Advisor } from './Advisor.tsx';
import { AimForm } from './Aim.tsx';
import { CastForm } from './Cast.tsx';
import { CellCard } from './CellCard.tsx';
import { Compass } from './Compass.tsx';
import { Dice } from './Dice.tsx';
import { Drawers } from './Drawers.tsx';
import { edgesOut, indexOf, pawnsShown, rangesOf, reachableCells, tokensShown, veilsShown } from './drawing.ts';
import { Encounter } from './Encounter.tsx';
import { Gardien } from './Gardien.tsx';
import { labelsOf } from './labels.ts';
import { LandsMap } from './Map.tsx';
import { NAMES } from './names.ts';
import {
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
import { SheetStrip } from './Strip.tsx';
import { ReveTwin } from './Twin.tsx';
import { type AdvisorState, useAdvice } from './use-advice.ts';
import { useSame } from './use-same.ts';
import { boardWords } from './words.ts';
import './board.css';
import './strip.css';
import './over-map.css';
import './scene.css';
import './casting.css';
import './drawers.css';
import './gardien.css';

export function ReveBoard(props: ReveProps) {
  const { view, who, decisions, language } = props;
  const dreamers = dreamersOf(view);
  const [turnedTo, turnTo] = useState<number | null>(null);
  const shown =
    dreamers.find(({ seat }) => seat === (turnedTo ?? who)) ??
    dreamers.find(({ seat }) => decisions.some(({ decision }) => decision.seat === seat)) ??
    dreamers[0];
  const advisor = useAdvice(shown, decisions);
  const lost = shown !== undefined && isLost(shown) && shown.cell === null;
  return (
    <div className="rv-board" data-lost={lost}>
      <div className="rv-strips">
        {dreamers.map((dreamer, of) => (
          <SheetStrip
            key={dreamer.seat}
            d={dreamer}
            of={of}
            view={view}
            names={NAMES[language]}
            player={props.seats[dreamer.seat]?.name ?? ''}
            chosen={dreamers.length > 1 && dreamer === shown}
            {...(dreamers.length > 1 && { choose: () => turnTo(dreamer.seat) })}
          />
        ))}
      </div>
      <Lands {...props} dreamer={shown} advisor={advisor} />
      <BoardDrawers {...props} dreamer={shown} advisor={advisor} />
    </div>
  );
}

interface PartProps extends ReveProps {
  /** The dreamer whose sheet is open. */
  readonly dreamer: DreamerView | undefined;
  readonly advisor: AdvisorState;
}

/** The map, with what can be chosen on it and the forms that lie over it. */
function Lands(props: PartProps) {
  const { view, decisions, selected, select, answer, odds, news, language, dreamer, advisor } = props;
  const names = NAMES[language];
  const words = boardWords[language];
  const [look] = useState(() => createStore<CellIndex | null>(null));
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
  const labels = useMemo(
    () => labelsOf({ view, names, words, reachable, tokens }),
    [view, names, words, tokens, reachable],
  );
  const path = useMemo(() => (advisor.advice?.path ?? []).map((coord) => cellAt(coord) ?? 0), [advisor.advice]);
  const marks = useMemo(() => {
    const open = decisions.find(({ decision }) => decision.id === selected?.decision);
    return open && selected ? sketch(view, open.decision, selected.answer).marks : [];
  }, [view, decisions, selected]);
  const encounter = openOf(decisions, 'encounter', 'struggle', 'present');
  const casting = openOf(decisions, 'cast', 'castThrough');
  const aiming = openOf(decisions, 'aim');
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
      goal={advisor.goal?.to === 'reach' ? indexOf(advisor.goal.cell) : null}
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
    >
      <Dice news={news} names={names} />
      {!encounter && !casting && !aiming && <CellCard look={look} names={names} tokens={tokens} marks={marks} />}
      {lands && dreamer && (
        <Compass
          ways={ways}
          d={dreamer}
          open={lands}
          names={names}
          selected={selected}
          select={select}
          odds={odds}
          answer={answer}
        />
      )}
      {encounter && <Encounter {...props} open={encounter} d={view.dreamers[encounter.decision.seat] ?? undefined} />}
      {casting && <CastForm {...props} open={casting} d={view.dreamers[casting.decision.seat] ?? undefined} />}
      {aiming && <AimForm {...props} open={aiming} d={view.dreamers[aiming.decision.seat] ?? undefined} />}
    </LandsMap>
  );
}

/** The cells that stand for answers: one is selected by a first touch and answered with by a second. */
function useCells({ view, decisions, selected, select, answer, advisor }: PartProps, look: (cell: CellIndex) => void) {
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
      const [first] = byCell.get(cell) ?? [];
      if (first) select(first);
      else if (selected) select(null);
    },
    [advisor, byCell, look, select, selected],
  );
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
  const { view, who, decisions, language, dreamer, advisor } = props;
  const words = boardWords[language];
  const names = NAMES[language];
  const gardien = isGardien(view, who);
  const drawers = [
    gardien && {
      id: 'gardien',
      title: words.gardien,
      count: decisions.filter(({ decision }) => !decision.optional).length,
      body: <Gardien {...props} />,
    },
    dreamer && { id: 'route', title: words.route, body: <Advisor {...props} d={dreamer} /> },
    dreamer && { id: 'spells', title: words.spells, body: <Spells d={dreamer} names={names} advisor={advisor} /> },
    dreamer && { id: 'sheet', title: words.sheet, body: <Sheet d={dreamer} names={names} /> },
    { id: 'words', title: words.inWords, body: <ReveTwin {...props} /> },
  ];
  return (
    <Drawers
      label={words.drawers}
      first={gardien ? 'gardien' : undefined}
      drawers={drawers.filter((drawer) => drawer !== false && drawer !== undefined)}
    />
  );
}
