/** One move: what it did to the chances and why, and what would have been better. */
import type { Seat } from '@reverie/kernel/game';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { goTo } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import { analysisWords } from '../../parts/analysis-words.ts';
import type { AnalysisSoFar } from '../../parts/use-analysis.ts';
import type { Film } from '../replay/film.ts';
import { changeOf, isFault, type Move } from './moves.ts';
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
  const a = useWords(analysisWords);
  const { step, grade } = move;
  const parts = step.parts[seat];
  const { judgement } = step;
  // Judged one after the other.
  const reached = so.done === 1 || number < so.done * so.analysis.steps.length;
  const name = step.seat === null ? '' : (seats[step.seat]?.name ?? '');
  return (
    <section className="move-card" aria-live="polite">
      <h2>{number === 0 ? move.text : t.move(number, move.text)}</h2>
      {name && seats.length > 1 ? <p className="quiet small">{name}</p> : null}
      {number === 0 || so.analysis.source === 'result' ? null : (
        <>
          <p>{grade ? t.judged[grade](move.other) : reached ? t.unjudged : t.notYet}</p>
          {judgement && grade && grade !== 'good' ? (
            <dl className="move-bars">
              <Bar label={t.played} chance={judgement.played} kind="played" />
              <Bar label={isFault(move) ? t.better : t.next2} chance={judgement.best} kind="better" />
            </dl>
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
          {parts && reached ? (
            <p className="quiet small">
              {t.change(a.points(changeOf(parts)))}{' '}
              {t.parts(a.points(parts.decision), a.points(parts.luck), a.points(parts.reveal))}
            </p>
          ) : null}
        </>
      )}
      <PlayFromHere film={film} at={move.before} />
    </section>
  );
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

/** A new game from the position in which the move was made, on this device. */
function PlayFromHere({ film, at }: { readonly film: Film; readonly at: number }) {
  const t = useWords(analysisPageWords);
  const { language, name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const branch = async () => {
    setBusy(true);
    const opened = await askHouse('resume', { journal: film.upTo(at), name }).catch(() => null);
    setBusy(false);
    if (opened && 'table' in opened) return goTo({ at: 'solo', table: opened.table, seat: opened.seats[0] ?? 0 });
    setProblem(opened ? opened.refused[language] : t.full);
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
