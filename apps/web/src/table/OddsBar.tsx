/** Odds as a bar and numbers. Ways are told by order, pattern and words, never by colour alone. */
import type { Texts } from '@reverie/kernel/game';
import { useState } from 'react';
import { useWords } from '../app/words.ts';
import type { ShownOdds } from '../boards/board.ts';
import { Button } from '../ui/Button.tsx';
import { type TableWords, tableWords } from './words.ts';
import './odds.css';

type Said = Pick<Texts, 'way' | 'ways'>;

export const wayName = (way: string, texts: Pick<Texts, 'way'>, t: TableWords): string =>
  way === '' ? t.otherwise : way === 'refused' ? t.refusedWay : texts.way(way);

/** The best first where the game says which is better; the others stay as they came. */
export function inOrder({ ways }: ShownOdds, { ways: order = [] }: Pick<Texts, 'ways'>): ShownOdds['ways'] {
  const rank = (way: string) => (order.includes(way) ? order.indexOf(way) : order.length);
  return ways.toSorted((a, b) => rank(a.way) - rank(b.way));
}

export function oddsInWords(odds: ShownOdds, texts: Said, t: TableWords): string {
  return inOrder(odds, texts)
    .map(({ way, share }) => `${wayName(way, texts, t)} ${t.percent(share)}`)
    .join(' · ');
}

interface Props {
  readonly odds: ShownOdds;
  readonly texts: Said;
}

function Bar({ odds, texts }: Props) {
  return (
    <span className="odds-bar" aria-hidden="true">
      {inOrder(odds, texts).map(({ way, share }, i) => (
        <span key={way} data-way={i % 6} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}

/** One line beside a choice. */
export function OddsLine({ odds, texts }: Props) {
  const t = useWords(tableWords);
  return (
    <span className="odds-line">
      <Bar odds={odds} texts={texts} />
      <span className="odds-words">
        {odds.error === null ? '' : '≈ '}
        {oddsInWords(odds, texts, t)}
      </span>
    </span>
  );
}

/** As much room as the odds will take when they have come. */
export function OddsRoom() {
  return (
    <span className="odds-line" aria-hidden="true">
      <span className="odds-bar" />
      <span className="odds-words">…</span>
    </span>
  );
}

/** Every way with its share, and the exact fraction for whoever wants it. */
export function OddsTable({ odds, texts }: Props) {
  const t = useWords(tableWords);
  const [exact, setExact] = useState(false);
  const hasExact = odds.ways.some((way) => way.exact !== null);
  return (
    <div className="odds-table">
      <Bar odds={odds} texts={texts} />
      <dl>
        {inOrder(odds, texts).map(({ way, share, exact: fraction }, i) => (
          <div key={way}>
            <dt>
              <span className="odds-mark" data-way={i % 6} aria-hidden="true" />
              {wayName(way, texts, t)}
            </dt>
            <dd>{exact && fraction !== null ? fraction.replace('/', ' / ') : t.percent(share)}</dd>
          </div>
        ))}
      </dl>
      {odds.error === null ? null : <p className="quiet">{t.about(t.percent(odds.error))}</p>}
      {hasExact ? (
        <Button look="bare" onPress={() => setExact(!exact)} aria-pressed={exact}>
          {t.exact}
        </Button>
      ) : null}
    </div>
  );
}
