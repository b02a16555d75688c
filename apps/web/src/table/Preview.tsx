/** What is selected and not given yet: its odds, and the word that gives it. */
import { useWords } from '../app/words.ts';
import { Button } from '../ui/Button.tsx';
import { useAtTable } from './at-table.ts';
import { OddsTable } from './OddsBar.tsx';
import { Rests } from './Rests.tsx';
import { tableWords } from './words.ts';

export function Preview() {
  const t = useWords(tableWords);
  const { session, state, standing, texts, seats, cites } = useAtTable();
  const { selected, sending } = state;
  const open = standing.decisions.find(({ decision }) => decision.id === selected?.decision);
  if (!selected || !open) return <p className="preview quiet">{t.pickFirst}</p>;
  const odds = session.odds(open.decision.id, selected.answer);
  const busy = sending?.fate === 'sent' || sending?.fate === 'waiting';
  return (
    <section className="preview" aria-label={t.chosen}>
      <p className="chosen">{texts.choice(open.decision, selected.answer, seats)}</p>
      <Rests rules={cites?.(open.decision, selected.answer) ?? []} />
      {odds ? (
        <OddsTable odds={odds} texts={texts} />
      ) : (
        <p className="quiet small">{odds === undefined ? t.oddsComing : t.noOdds}</p>
      )}
      <div className="preview-actions">
        <Button onPress={() => session.select(null)}>{t.letGo}</Button>
        <Button look="main" isPending={busy} onPress={() => void session.answer(open.decision.id, selected.answer)}>
          {t.confirm}
        </Button>
      </div>
    </section>
  );
}
