/** How a finished game turned: the curve of the chances, and the three turns that changed most. */
import { type TurningPoint, turningPoints } from '@reverie/players/analysis/story';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { Link } from '../../base/route.tsx';
import { useLogLines } from '../log/Log.tsx';
import { useAtTable } from '../table/at-table.ts';
import { Curve } from './Curve.tsx';
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
      <figure className="turned-curve">
        <div className="turned-scale" aria-hidden="true">
          <span>{t.percent(1)}</span>
          <span>{t.percent(0.5)}</span>
          <span>{t.percent(0)}</span>
        </div>
        <Curve
          chances={steps.map(({ chances }) => chances[seat] ?? 0)}
          even={1 / Math.max(2, seats.length)}
          marks={points.map(({ n }, i) => ({ at: steps.findIndex((step) => step.n === n), label: String(i + 1) }))}
        />
        <figcaption>
          <span>{named === undefined ? t.yours : t.of(named)}</span>
          <span>{t.moves(steps.length - 1)}</span>
        </figcaption>
      </figure>
      {analysis.source === 'playouts' ? <p className="quiet small">{t.playouts}</p> : null}
      {points.length === 0 ? (
        <p className="quiet">{done < 1 ? '' : t.noTurn}</p>
      ) : (
        <ol className="turns">
          {points.map((point, i) => (
            <li key={point.n}>
              <Link to={{ at: 'analysis', source, entry: point.n, who: String(seat) }}>
                <span className="turn-number" aria-hidden="true">
                  {i + 1}
                </span>
                <span className="turn-text">{textAt(point.n) || t.why[point.why]}</span>
                <span className="turn-change">
                  <span aria-hidden="true">
                    {t.percent(point.from)} <span className="turn-arrow">→</span> <strong>{t.percent(point.to)}</strong>
                  </span>
                  <span className="visually-hidden">{t.fromTo(t.percent(point.from), t.percent(point.to))}</span>
                </span>
                <span className="quiet small">{done < 1 ? t.thinking : why(point)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
