/**
 * Odds as a bar and numbers. Good outcomes are solid green, bad ones hatched red, neutral ones dotted:
 * order, pattern and words distinguish them, never colour alone.
 */
import type { Texts, Worth } from '@reverie/kernel/game';
import type { ShownOdds } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { inOrder, type RankedWay } from './ways.ts';
import { type PanelWords, panelWords } from './words.ts';
import './odds.css';

const wayName = (way: string, texts: Pick<Texts, 'way'>, t: PanelWords): string =>
  way === '' ? t.otherwise : way === 'refused' ? t.refusedWay : texts.way(way);

export function oddsInWords(odds: ShownOdds, worth: Worth, texts: Pick<Texts, 'way'>, t: PanelWords): string {
  return inOrder(odds, worth)
    .map(({ way, share }) => `${wayName(way, texts, t)} ${t.percent(share)}`)
    .join(' · ');
}

interface Props {
  readonly odds: ShownOdds;
  readonly worth: Worth;
  readonly texts: Pick<Texts, 'way'>;
}

/** Further outcomes of one kind look alike. */
const PATTERNS = 3;

const look = ({ worth, rank }: RankedWay) => ({ 'data-worth': worth, 'data-rank': Math.min(rank, PATTERNS - 1) });

function Bar({ odds, worth }: Pick<Props, 'odds' | 'worth'>) {
  return (
    <span className="odds-bar" aria-hidden="true">
      {inOrder(odds, worth).map((one) => (
        <span key={one.way} {...look(one)} style={{ flexGrow: one.share }} />
      ))}
    </span>
  );
}

/** One line beside a choice. */
export function OddsLine({ odds, worth, texts }: Props) {
  const t = useWords(panelWords);
  return (
    <span className="odds-line">
      <Bar odds={odds} worth={worth} />
      <span className="odds-words">
        {odds.error === null ? '' : '≈ '}
        {oddsInWords(odds, worth, texts, t)}
      </span>
    </span>
  );
}

/** A placeholder of the size of the odds to come. */
export function OddsRoom() {
  return (
    <span className="odds-line" aria-hidden="true">
      <span className="odds-bar" />
      <span className="odds-words">…</span>
    </span>
  );
}

/** Every outcome with its share, and the exact fraction on demand. */
export function OddsTable({ odds, worth, texts }: Props) {
  const t = useWords(panelWords);
  const [exact, setExact] = useState(false);
  const hasExact = odds.ways.some((way) => way.exact !== null);
  return (
    <div className="odds-table">
      <Bar odds={odds} worth={worth} />
      <dl>
        {inOrder(odds, worth).map((one) => (
          <div key={one.way}>
            <dt>
              <span className="odds-mark" {...look(one)} aria-hidden="true" />
              {wayName(one.way, texts, t)}
            </dt>
            <dd>{exact && one.exact !== null ? one.exact.replace('/', ' / ') : t.percent(one.share)}</dd>
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
