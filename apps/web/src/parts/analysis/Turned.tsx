/** How a finished game turned: the curve of the chances, and the three turns that changed most. */
import { CurveFigure, Turns } from '@reverie/board/components/Curve';
import { type TurningPoint, turningPoints } from '@reverie/players/analysis/story';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { Link } from '../../base/route.tsx';
import { useLogLines } from '../log/Log.tsx';
import { useAtTable } from '../table/at-table.ts';
import type { useAnalysis } from './use-analysis.ts';
import { analysisWords } from './words.ts';
import './turned.css';

interface Props {
  readonly found: ReturnType<typeof useAnalysis>;
  /** Where the analysis of this game is shown. */
  readonly source: string;
  readonly missing: boolean;
}

export function Turned({ found, source, missing }: Props) {
  const t = useWords(analysisWords);
  const { language } = useSettings();
  const { state, seats } = useAtTable();
  const seat = state.seat ?? 0;
  const said = missing
    ? t.unavailable
    : found === null
      ? t.coming
      : 'trouble' in found
        ? found.trouble[language]
        : null;
  return (
    <section aria-labelledby="turned" className="turned">
      <h3 id="turned" className="rule">
        {t.turned}
      </h3>
      {said === null ? null : <p className="quiet">{said}</p>}
      {found && 'analysis' in found ? (
        found.analysis.source === 'result' ? (
          <p className="quiet">{t.resultOnly}</p>
        ) : (
          <Drawn
            found={found}
            source={source}
            seat={seat}
            named={state.seat === null ? seats[seat]?.name : undefined}
          />
        )
      ) : null}
    </section>
  );
}

interface DrawnProps {
  readonly found: Extract<Props['found'], { readonly done: number }>;
  readonly source: string;
  readonly seat: number;
  /** Whose chances they are, if not the reader's. */
  readonly named: string | undefined;
}

function Drawn({ found: { analysis, done }, source, seat, named }: DrawnProps) {
  const t = useWords(analysisWords);
  const { seats } = useAtTable();
  const told = useLogLines();
  const { steps } = analysis;
  const points = turningPoints(analysis, seat);
  const textAt = (n: number): string =>
    told
      // Where a turn begins, the log has a heading between dashes: it tells nothing of what happened.
      .filter(({ heard, gone, text }) => heard?.n === n && !gone && !text.startsWith('—'))
      .map(({ text }) => withFrenchSpaces(text))
      .slice(0, 2)
      .join(' ');
  const why = ({ why: part, seat: who }: TurningPoint): string =>
    part === 'decision' ? t.decidedBy(seats[who]?.name ?? '') : t.why[part];
  return (
    <>
      <CurveFigure
        chances={steps.map(({ chances }) => chances[seat] ?? 0)}
        even={1 / Math.max(2, seats.length)}
        marks={points.map(({ n }, i) => ({ at: steps.findIndex((step) => step.n === n), label: String(i + 1) }))}
        percent={t.percent}
        from={named === undefined ? t.yours : t.of(named)}
        to={t.moves(steps.length - 1)}
      />
      {analysis.source === 'playouts' ? <p className="quiet small">{t.playouts}</p> : null}
      {points.length === 0 ? (
        <p className="quiet">{done < 1 ? '' : t.noTurn}</p>
      ) : (
        <Turns
          all={points.map((point) => ({
            key: point.n,
            text: textAt(point.n) || t.why[point.why],
            from: t.percent(point.from),
            to: t.percent(point.to),
            said: t.fromTo(t.percent(point.from), t.percent(point.to)),
            note: done < 1 ? t.thinking : why(point),
          }))}
          frame={(n, turn) => <Link to={{ at: 'analysis', source, entry: n, who: String(seat) }}>{turn}</Link>}
        />
      )}
    </>
  );
}
