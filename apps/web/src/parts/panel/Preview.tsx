/** The selected answer: its odds in one line, details on demand, and the button that gives it. */

import { Button } from '@reverie/ui/components/Button';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useAtTable } from '../table/at-table.ts';
import { OddsLine, OddsTable } from './OddsBar.tsx';
import { Rests } from './Rests.tsx';
import { worthIn } from './ways.ts';
import { panelWords } from './words.ts';
import './preview.css';

export function Preview() {
  const t = useWords(panelWords);
  const at = useAtTable();
  const { session, state, standing, texts, seats, cites } = at;
  const { selected, sending } = state;
  const open = standing.decisions.find(({ decision }) => decision.id === selected?.decision);
  if (!selected || !open) return <p className="preview quiet">{t.pickFirst}</p>;
  const odds = session.odds(open.decision.id, selected.answer);
  const worth = worthIn(at, open.decision, selected.answer);
  const rules = cites?.(open.decision, selected.answer);
  const busy = sending?.fate === 'sent' || sending?.fate === 'waiting';
  return (
    <section className="preview" aria-label={t.chosen}>
      <p className="chosen">{withFrenchSpaces(texts.choice(open.decision, selected.answer, seats))}</p>
      {/* What is still on its way has its room already: the button below must not move under a finger. */}
      <div className="preview-odds small">
        {odds ? (
          <OddsLine odds={odds} worth={worth} texts={texts} />
        ) : (
          <p className="quiet">{odds === undefined ? t.oddsComing : t.noOdds}</p>
        )}
      </div>
      {odds?.ways.every(({ way }) => way === 'refused') ? <p className="quiet small">{t.refusedSurely}</p> : null}
      {odds || rules?.length !== 0 ? (
        <details className="preview-more">
          <summary className="small">{odds ? t.oddsAndRules : t.rulesBehind}</summary>
          <Rests rules={rules} />
          {odds ? <OddsTable odds={odds} worth={worth} texts={texts} /> : null}
        </details>
      ) : null}
      <div className="preview-actions">
        <Button onPress={() => session.select(null)}>{t.letGo}</Button>
        <Button look="main" isPending={busy} onPress={() => void session.answer(open.decision.id, selected.answer)}>
          {t.confirm}
        </Button>
      </div>
    </section>
  );
}
