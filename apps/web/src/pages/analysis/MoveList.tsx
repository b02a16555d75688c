/** All moves with their judgements by sign and word, and the chance after each. */

import type { Seat } from '@reverie/kernel/game';
import type { Grade } from '@reverie/players/analysis/grades';
import { luckOf, ownersOf, wholePoints } from '@reverie/players/analysis/story';
import { useWords } from '@reverie/ui/words';
import { useEffect, useRef } from 'react';
import type { AnalysisSoFar } from '../../house/analysing.ts';
import { analysisWords } from '../../parts/analysis/words.ts';
import { SeatFace } from '../../parts/table/SeatFace.tsx';
import type { Move } from './moves.ts';
import { analysisPageWords } from './words.ts';

const GRADES = ['excellent', 'good', 'inexact', 'fault', 'blunder'] as const satisfies readonly Grade[];

interface Props {
  readonly moves: readonly Move[];
  readonly at: number;
  go(place: number): void;
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly so: AnalysisSoFar;
}

export function MoveList({ moves, at, go, seat, seats, so }: Props) {
  const t = useWords(analysisPageWords);
  const a = useWords(analysisWords);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another move is shown
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !row) return;
    // Within the list alone: the page itself stays where it is.
    const [top, bottom] = [row.offsetTop - box.offsetTop, row.offsetTop - box.offsetTop + row.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [at]);
  const own = moves.filter(({ step }) => step.seat === seat);
  const unweighed = own.filter(({ unmarked }) => unmarked === 'work' || unmarked === 'beyond').length;
  return (
    <>
      <div className="move-counts">
        {GRADES.map((grade) => {
          const n = own.filter((move) => move.grade === grade).length;
          return n === 0 ? null : (
            <span key={grade}>
              <Sign grade={grade} /> {t.count[grade](n)}
            </span>
          );
        })}
        {unweighed > 0 && so.analysis.source !== 'result' ? (
          <span className="quiet">{t.unweighed(unweighed)}</span>
        ) : null}
        <span className="quiet small" role="status">
          {so.done < 1 ? t.progress(a.percent(so.done)) : t.done}
        </span>
      </div>
      {so.done === 1 && so.analysis.source !== 'result' ? <Whose so={so} seat={seat} seats={seats} /> : null}
      <ol className="move-list" ref={list}>
        {moves.map((move, i) => {
          const who = move.step.seat;
          return (
            <li key={move.step.n}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => go(i)}>
                <span className="move-turn">{move.step.turn || ''}</span>
                {who === null ? <span /> : <SeatFace seat={who} />}
                <span className="move-text">
                  {who === null ? null : <span className="visually-hidden">{seats[who]?.name} : </span>}
                  {move.text}
                </span>
                <span className="move-grade">
                  {move.grade ? (
                    <>
                      <Sign grade={move.grade} /> {t.grade[move.grade]}
                    </>
                  ) : move.unmarked && i > 0 && so.analysis.source !== 'result' ? (
                    <span className="quiet small">{t.unmarked[move.unmarked]}</span>
                  ) : null}
                </span>
                <span className="move-chance">
                  {so.analysis.source === 'result' ? '' : a.percent(move.step.chances[seat] ?? 0)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Whose doing it was, from the first position to the last: the draws, and the moves of each seat. */
function Whose({ so, seat, seats }: Pick<Props, 'so' | 'seat' | 'seats'>) {
  const t = useWords(analysisPageWords);
  const a = useWords(analysisWords);
  const { from, to, luck, moves, faults } = ownersOf(so.analysis, seat);
  const [byLuck = 0, ...byMoves] = wholePoints(from, [luck, ...moves]).map((points) => points / 100);
  // Good moves may have won more than faults gave away, or less: both are told, in whole points that add up.
  const whole = Math.round(100 * faults) / 100;
  const given = (by: number): string => (whole === 0 ? '' : t.faults(a.points(whole), a.points(by - whole)));
  const { fortune } = luckOf(so.analysis, seat);
  const said = [
    ...(fortune === 'none' ? [] : [t.byLuck(a.fortune[fortune], a.points(byLuck))]),
    ...byMoves.map((by, who) => t.byMoves(seats[who]?.name ?? '', a.points(by)) + (who === seat ? given(by) : '')),
  ];
  return <p className="small move-luck">{t.owners(a.percent(from), a.percent(to), said)}</p>;
}

const PATHS: Readonly<Record<Grade, string>> = {
  excellent: 'M12 2l3 7 7 .6-5.4 4.7L18.300 22 12 17.800 5.700 22l1.700-7.700L2 9.600 9 9z',
  good: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  inexact: 'M12 3l9 9-9 9-9-9z',
  fault: 'M12 3l10 18H2z',
  blunder: 'M4 4h16v16H4z',
};

function Sign({ grade }: { readonly grade: Grade }) {
  return (
    <svg className="move-sign" data-grade={grade} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[grade]} />
    </svg>
  );
}
