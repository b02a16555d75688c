/** The board of Rêve de Dragon: the map in the middle, the sheets above it, what the moment asks for over it, and drawers below. */

import { createStore } from '@reverie/ui/store';
import { useCallback, useMemo, useState } from 'react';
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { within } from '../hex.ts';
import type { DreamerView } from '../view.ts';
import { Advisor } from './Advisor.tsx';
import { AimForm } from './Aim.tsx';
import { CastForm } from './Cast.tsx';
import { CellCard } from './CellCard.tsx';
import { Compass } from './Compass.tsx';
import { Dice } from './Dice.tsx';
import { Drawers } from './Drawers.tsx';
import { Encounter } from './Encounter.tsx';
import { Gardien } from './Gardien.tsx';
import { labelsOf } from './labels.ts';
import { LandsMap } from './Map.tsx';
import type { Range, Reachable } from './Marks.tsx';
import { NAMES } from './names.ts';
import type { PawnShown } from './Pawns.tsx';
import {
  arrivalOf,
  choicesByCell,
  dreamersOf,
  isGardien,
  isLost,
  isSelected,
  openOf,
  type ReveProps,
  spellNamed,
  tokensOf,
  waysOut,
} from './reading.ts';
import { Sheet } from './Sheet.tsx';
import { Spells } from './Spells.tsx';
import { SheetStrip } from './Strip.tsx';
import { ReveTwin } from './Twin.tsx';
import { useAdvice } from './use-advice.ts';
import { useSame } from './use-same.ts';
import { boardWords } from './words.ts';
import './board.css';
import './strip.css';
import './over-map.css';
import './scene.css';
import './casting.css';
import './drawers.css';
import './gardien.css';

const indexOf = (coord: string | null): CellIndex | null => (coord === null ? null : (cellAt(coord) ?? null));

export function ReveBoard(props: ReveProps) {
  const { view, who, decisions, selected, select, answer, odds, news, language } = props;
  const names = NAMES[language];
  const words = boardWords[language];
  const dreamers = dreamersOf(view);
  const [turnedTo, turnTo] = useState<number | null>(null);
  const [look] = useState(() => createStore<CellIndex | null>(null));
  const shown: DreamerView | undefined =
    dreamers.find(({ seat }) => seat === (turnedTo ?? who)) ??
    dreamers.find(({ seat }) => decisions.some(({ decision }) => decision.seat === seat)) ??
    dreamers[0];
  const gardien = isGardien(view, who);
  const advisor = useAdvice(shown, decisions);

  const byCell = useMemo(() => choicesByCell(decisions, view), [decisions, view]);
  const lands = openOf(decisions, 'lands');
  const ways = useMemo(() => waysOut(lands, shown), [lands, shown]);

  const choose = useCallback(
    (cell: CellIndex) => {
      look.set(cell);
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
  const selectedCell = useMemo(() => {
    if (!selected) return null;
    for (const [cell, choices] of byCell) if (choices.some((choice) => isSelected(selected, choice))) return cell;
    return null;
  }, [byCell, selected]);
  const confirm = useCallback(
    (cell: CellIndex) => {
      const choice = byCell.get(cell)?.find((one) => isSelected(selected, one));
      if (choice) answer(choice.decision, choice.answer);
    },
    [byCell, selected, answer],
  );

  const reachable = useSame<readonly Reachable[]>(
    [...byCell].flatMap(([cell, choices]) => {
      const [choice] = choices;
      // A gardien may point at any cell: nothing to single out.
      if (!choice || openOf(decisions, 'place')) return [];
      const walking = choice.answer.do === 'go' || choice.answer.do === 'stay';
      const arrival = walking ? arrivalOf(odds(choice.decision, choice.answer)) : undefined;
      return [
        {
          cell,
          selected: choices.some((one) => isSelected(selected, one)),
          encounter: arrival && choice.answer.do === 'go' ? names.percent(arrival.encounter) : null,
          master: arrival?.master == null ? null : names.percent(arrival.master),
          own: choice.answer.do === 'stay' || choice.answer.do === 'rest',
        },
      ];
    }),
  );
  const edges = useSame(
    ways.flatMap(({ towards, cell, choice }) => {
      const from = indexOf(shown?.cell ?? null);
      return cell === null && from !== null ? [{ cell: from, towards, selected: isSelected(selected, choice) }] : [];
    }),
  );

  const ranges = useMemo(() => {
    const found: Range[] = [];
    const sent = openOf(decisions, 'teleport', 'send');
    const about = sent?.decision.about as { encounter?: string; force?: number } | undefined;
    const from = indexOf(shown?.cell ?? null);
    if (about && from !== null && about.encounter !== 'changeur')
      found.push({ kind: 'reach', cells: new Set(within(from, about.force ?? 0)) });
    if (advisor.goalCells.length > 0) found.push({ kind: 'goal', cells: new Set(advisor.goalCells) });
    return found;
  }, [decisions, shown, advisor.goalCells]);

  const tokens = useMemo(() => {
    return tokensOf(view).map((one) => {
      const owner = dreamersOf(view).find(({ seat }) => seat === one.seat);
      const title =
        one.token === 'reserve' || one.token === 'failure'
          ? EFFECTS.has(one.of)
            ? names.effect(one.of)
            : owner
              ? spellNamed(owner, one.of, names.spell)
              : one.of
          : one.token === 'waiting'
            ? `${names.encounter(one.of as Parameters<typeof names.encounter>[0])}, ${words.force} ${one.force}`
            : names.effect(one.of);
      return { token: one.token, cell: one.cell, title };
    });
  }, [view, names, words]);

  const found = useMemo(
    () =>
      new Map(
        news.flatMap(({ event }) =>
          event.kind === 'foundOneself'
            ? [[(event as unknown as { seat: number }).seat, (event as unknown as { cell: string }).cell] as const]
            : [],
        ),
      ),
    [news],
  );
  const pawns = useMemo(
    () =>
      dreamersOf(view).flatMap((d, of): PawnShown[] => {
        const cell = indexOf(d.cell);
        if (cell === null) return [];
        const at = found.get(d.seat);
        return [
          {
            of,
            cell,
            letter: d.sheet.name.slice(0, 1),
            awake: d.journey !== null,
            found: at !== undefined && at === d.cell ? (CELLS[cell]?.name ?? null) : null,
          },
        ];
      }),
    [view, found],
  );
  const veils = useMemo(
    () =>
      dreamersOf(view).map((d, of) => ({
        of,
        cells: d.candidates.map((coord) => cellAt(coord) ?? 0),
      })),
    [view],
  );
  const labels = useMemo(
    () => labelsOf({ view, names, words, reachable, tokens }),
    [view, names, words, tokens, reachable],
  );

  const encounter = openOf(decisions, 'encounter', 'struggle', 'present');
  const casting = openOf(decisions, 'cast', 'castThrough');
  const aiming = openOf(decisions, 'aim');
  const path = useMemo(() => (advisor.advice?.path ?? []).map((coord) => cellAt(coord) ?? 0), [advisor.advice]);
  const lost = shown !== undefined && isLost(shown) && shown.cell === null;

  return (
    <div className="rv-board" data-lost={lost}>
      <div className="rv-strips">
        {dreamers.map((d, of) => (
          <SheetStrip
            key={d.seat}
            d={d}
            of={of}
            view={view}
            names={names}
            player={props.seats[d.seat]?.name ?? ''}
            chosen={dreamers.length > 1 && d === shown}
            {...(dreamers.length > 1 && { choose: () => turnTo(d.seat) })}
          />
        ))}
      </div>
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
        attention={indexOf(shown?.cell ?? null)}
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
        {!encounter && !casting && !aiming && <CellCard look={look} names={names} tokens={tokens} />}
        {lands && shown && (
          <Compass
            ways={ways}
            d={shown}
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
      <Drawers
        label={words.drawers}
        first={gardien ? 'gardien' : undefined}
        drawers={[
          ...(gardien
            ? [
                {
                  id: 'gardien',
                  title: words.gardien,
                  count: decisions.filter(({ decision }) => !decision.optional).length,
                  body: <Gardien {...props} />,
                },
              ]
            : []),
          ...(shown
            ? [{ id: 'route', title: words.route, body: <Advisor advisor={advisor} d={shown} {...props} /> }]
            : []),
          ...(shown
            ? [{ id: 'spells', title: words.spells, body: <Spells d={shown} names={names} advisor={advisor} /> }]
            : []),
          ...(shown ? [{ id: 'sheet', title: words.sheet, body: <Sheet d={shown} names={names} /> }] : []),
          { id: 'words', title: words.inWords, body: <ReveTwin {...props} /> },
        ]}
      />
    </div>
  );
}

/** Ids of effects, where a token may stand for an effect or for a spell. */
const EFFECTS: ReadonlySet<string> = new Set(['reserveExtensible']);
