/** One move: what it did to the chances and why, and what would have been better. */

import type { Seat } from '@reverie/kernel/game';
import type { AnalysedStep } from '@reverie/players/analysis/analyse';
import { wholePoints } from '@reverie/players/analysis/story';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { goTo } from '../../base/route.tsx';
import type { AnalysisSoFar } from '../../house/analysing.ts';
import { analysisWords } from '../../parts/analysis/words.ts';
import { playOn } from '../../parts/opponents/alone.ts';
import type { Film } from '../replay/film.ts';
import { isFault, type Move } from './moves.ts';
import { analysisPageWords } from './words.ts';

interface Props {
  readonly film: Film;
  readonly move: Move;
  readonly number: number;
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly so: AnalysisSoFar;
  /** Which of the two answers lies on the board. */
  readonly laid: 'better' | 'played';
  lay(which: 'better' | 'played'): void;
}

export function MoveCard({ film, move, number, seat, seats, so, laid, lay }: Props) {
  const t = useWords(analysisPageWords);
  const { step, grade, unmarked } = move;
  const { judgement } = step;
  const name = step.seat === null ? '' : (seats[step.seat]?.name ?? '');
  return (
    <section className="move-card" aria-live="polite">
      <h2>{number === 0 ? move.text : t.move(number, move.text)}</h2>
      {name && seats.length > 1 ? <p className="quiet small">{name}</p> : null}
      {number === 0 || so.analysis.source === 'result' ? null : (
        <>
          <p>{grade ? t.judged[grade](move.other) : unmarked ? t.unjudged[unmarked] : t.notYet}</p>
          {judgement && grade && grade !== 'good' ? (
            <>
              <dl className="move-bars">
                <Bar label={t.played} chance={judgement.played} kind="played" />
                <Bar label={isFault(move) ? t.better : t.next2} chance={judgement.best} kind="better" />
              </dl>
              <p className="quiet small">{t.atChoice}</p>
            </>
          ) : null}
          {isFault(move) ? (
            <div className="move-laid">
              <Button aria-pressed={laid === 'played'} onPress={() => lay('played')}>
                {t.showPlayed(move.text)}
              </Button>
              <Button aria-pressed={laid === 'better'} onPress={() => lay('better')}>
                {t.showBetter(move.other)}
              </Button>
            </div>
          ) : null}
          {grade || unmarked ? <Change step={step} seat={seat} /> : null}
        </>
      )}
      <PlayFromHere film={film} at={move.before} seat={seat} />
    </section>
  );
}

/** What a move did to the chances of a seat, and its parts as far as there are any. */
function Change({ step: { parts, chances, swing }, seat }: { readonly step: AnalysedStep; readonly seat: number }) {
  const t = useWords(analysisPageWords);
  const a = useWords(analysisWords);
  const { decision, luck, reveal } = parts[seat] ?? { decision: 0, luck: 0, reveal: 0 };
  const from = (chances[seat] ?? 0) - decision - luck - reveal;
  const points = wholePoints(from, [decision, luck, reveal]);
  const drew = luck !== 0 || swing[seat] !== 0;
  const say = [t.parts.decision, t.parts.luck, drew ? t.parts.reveal : t.parts.unforeseen];
  const said = say.flatMap((part, i) => (points[i] ? [part(a.points(points[i] / 100))] : []));
  const change = points.reduce((all, one) => all + one, 0);
  return <p className="quiet small">{[t.change(a.points(change / 100)), ...said].join(' ')}</p>;
}

function Bar({ label, chance, kind }: { readonly label: string; readonly chance: number; readonly kind: string }) {
  const a = useWords(analysisWords);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="move-bar" data-kind={kind} style={{ inlineSize: `${100 * chance}%` }} />
        <strong>{a.percent(chance)}</strong>
      </dd>
    </div>
  );
}

/** A new game from the position in which the move was made, on this device, for the seat that is looked at. */
function PlayFromHere({ film, at, seat }: { readonly film: Film; readonly at: number; readonly seat: number }) {
  const t = useWords(analysisPageWords);
  const { language, name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const branch = async () => {
    setBusy(true);
    const opened = await playOn(film.upTo(at), name, language, seat);
    setBusy(false);
    if ('problem' in opened) return setProblem(opened.problem);
    goTo({ at: 'solo', ...opened });
  };
  return (
    <div className="move-actions">
      <Button look="main" isPending={busy} onPress={() => void branch()}>
        {busy ? t.opening : t.playFromHere}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
