/** A finished game move by move, with what each was worth: the board, the curve, the moves and what would have been better. */
import { Curve } from '@reverie/board/components/Curve';
import type { Viewer } from '@reverie/kernel/game';
import type { AnalysedStep } from '@reverie/players/analysis/analyse';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PageFrame, useTitle } from '../../base/PageFrame.tsx';
import { goTo, Link, type Route } from '../../base/route.tsx';
import { useAnalysis } from '../../parts/analysis/use-analysis.ts';
import { analysisWords } from '../../parts/analysis/words.ts';
import { TableContext } from '../../parts/table/at-table.ts';
import { BoardArea } from '../../parts/table/BoardArea.tsx';
import type { Film } from '../replay/film.ts';
import { type FilmResult, filmFrom } from '../replay/sources.ts';
import { stillOf } from '../replay/still.ts';
import { Controls } from './Controls.tsx';
import { MoveCard } from './MoveCard.tsx';
import { MoveList } from './MoveList.tsx';
import { isFault, moveTeller, posed } from './moves.ts';
import { analysisPageWords } from './words.ts';
import '../../parts/table/table.css';
import './analysis.css';

type AnalysisRoute = Extract<Route, { at: 'analysis' }>;

export function AnalysisPage({ route }: { readonly route: AnalysisRoute }) {
  const t = useWords(analysisPageWords);
  const { language } = useSettings();
  const { source } = route;
  const [text, setText] = useState<string | null>(null);
  const [shown, setShown] = useState<FilmResult | null>(null);
  // The worker begins before there is a film to show it on.
  const found = useAnalysis(text);
  useEffect(() => {
    if (source === '') return;
    let current = true;
    void filmFrom(source, language, (read) => current && setText(read)).then((got) => current && setShown(got));
    return () => {
      current = false;
    };
  }, [source, language]);
  if (shown && 'film' in shown) return <Analysed key={source} route={route} film={shown.film} found={found} />;
  return (
    <PageFrame title={t.title}>
      {shown ? (
        <p role="alert" className="notice bad">
          {shown.trouble}
        </p>
      ) : (
        <p role="status">{source === '' ? t.nothing : t.reading}</p>
      )}
      <p>
        <Link to={{ at: 'replay', source: '', entry: null, who: '' }}>{t.toReplay}</Link>
      </p>
    </PageFrame>
  );
}

interface AnalysedProps {
  readonly route: AnalysisRoute;
  readonly film: Film;
  readonly found: ReturnType<typeof useAnalysis>;
}

function Analysed({ route, film, found }: AnalysedProps) {
  const t = useWords(analysisPageWords);
  const a = useWords(analysisWords);
  const { language } = useSettings();
  const so = found && 'analysis' in found ? found : null;
  const steps = so?.analysis.steps ?? NO_STEPS;
  // The curve first: the board, and some hundred moves in words, are drawn when it stands.
  const later = useDeferredValue(so, null);
  const hasBoard = useDeferredValue(true, false);
  const movesOf = useMemo(() => moveTeller(film, language), [film, language]);
  const moves = useMemo(() => (later ? movesOf(later.analysis) : []), [movesOf, later]);
  const seat = seatOf(film, route.who);
  const at = placeOf(steps, route.entry);
  const move = moves[at];
  const faulty = move !== undefined && isFault(move);
  const [laid, setLaid] = useState<'better' | 'played'>('better');
  const go = (place: number): void => {
    setLaid('better');
    goTo({ ...route, entry: steps[place]?.n ?? null }, 'replace');
  };
  const entry = steps[at]?.n ?? Math.min(route.entry ?? 0, film.length - 1);
  const board = useMemo(() => {
    if (!move || !faulty) return stillOf(film, entry, seat, language);
    return posed(film, move, laid === 'better' ? move.step.judgement?.other : move.answer, language);
  }, [film, move, faulty, laid, entry, seat, language]);
  const { seats } = board;
  const title = t.versus(seats.map(({ name }) => name));
  useTitle(`${t.title} · ${title}`);
  const drawn = so !== null && so.analysis.source !== 'result';
  return (
    <div className="table-page analysis-page">
      <header className="analysis-head">
        <Link to={{ at: 'lobby' }} className="home">
          Rêverie
        </Link>
        <h1>{title}</h1>
        <span className="quiet">{film.game.texts[language].title}</span>
        {seats.length > 1 ? (
          <label>
            <span>{t.seenBy}</span>
            <select
              className="input"
              value={seat}
              onChange={({ target }) => goTo({ ...route, who: target.value }, 'replace')}
            >
              {seats.map(({ name }, one) => (
                <option key={name + String(one)} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </header>
      <div className="analysis-board">
        {hasBoard ? (
          <TableContext value={board}>
            <BoardArea still={faulty} />
          </TableContext>
        ) : null}
      </div>
      <section className="analysis-steer" aria-label={t.position}>
        {drawn ? (
          <Curve
            chances={steps.map(({ chances }) => chances[seat] ?? 0)}
            even={1 / Math.max(2, seats.length)}
            marks={[]}
            at={at}
            pick={go}
          />
        ) : (
          <p className="quiet">
            {found === null ? a.coming : 'trouble' in found ? found.trouble[language] : t.resultOnly}
          </p>
        )}
        <Controls moves={moves} at={at} drawn={drawn} go={go} />
      </section>
      <aside className="side wide analysis-side" data-slim="false" aria-label={t.moves}>
        {move && later ? (
          <MoveCard
            film={film}
            move={move}
            number={at}
            seat={seat}
            seats={seats}
            so={later}
            laid={laid}
            lay={setLaid}
          />
        ) : null}
        {later ? (
          <TableContext value={board}>
            <MoveList moves={moves} at={at} go={go} seat={seat} seats={seats} so={later} />
          </TableContext>
        ) : null}
      </aside>
    </div>
  );
}

const NO_STEPS: readonly AnalysedStep[] = [];

/** The step of an entry, or the last before it. */
function placeOf(steps: readonly AnalysedStep[], entry: number | null): number {
  return Math.max(
    0,
    steps.findLastIndex(({ n }) => n <= (entry ?? 0)),
  );
}

/** Whose chances are shown: the seat in the address, else the first one. */
function seatOf(film: Film, who: string): Exclude<Viewer, 'spectator'> {
  const seat = /^\d{1,2}$/.test(who) ? Number(who) : 0;
  return seat < film.journal.header.seats.length ? seat : 0;
}
