/** What the best program would do in this seat, with its chance and one reason. Worked out on this device, from the view. */
import type { Advice } from '@reverie/players/analysis/advice';
import { Button } from '@reverie/ui/components/Button';
import { Dialog } from '@reverie/ui/components/Dialog';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import type { Trouble } from '../../house/jobs.ts';
import { think } from '../../house/thinking.ts';
import { analysisWords } from '../analysis/words.ts';
import { OddsLine } from '../panel/OddsBar.tsx';
import { worthIn } from '../panel/ways.ts';
import { showPanel } from '../side/show-panel.ts';
import { useAtTable } from '../table/at-table.ts';
import { useBoard } from '../table/use-board.ts';
import { adviceOpen } from './advice-open.ts';
import { adviceWords } from './words.ts';

export function AdviceDialog({ onClose }: { onClose(): void }) {
  const t = useWords(adviceWords);
  const { language } = useSettings();
  const at = useAtTable();
  const { standing, session } = at;
  const board = useBoard(standing.game);
  // The question that was open when somebody asked; another one needs asking again.
  const [asked] = useState(() => adviceOpen(at));
  const [found, setFound] = useState<Advice | { readonly trouble: Trouble } | null>(null);
  const [about] = useState(() => ({ game: standing.game, view: standing.view, seats: standing.seats.length }));
  useEffect(() => {
    if (!asked) return;
    const { decision, choices } = asked;
    const { game, view, seats } = about;
    return think({ what: 'advice', game, request: { view, decision, choices, seats } }, (told) => {
      if ('advice' in told) setFound(told.advice);
      else if ('trouble' in told) setFound({ trouble: told.trouble });
    });
  }, [asked, about]);
  const current = asked && standing.decisions.some(({ decision }) => decision.id === asked.decision.id);
  const answer = found && 'answer' in found ? found.answer : undefined;
  const take = () => {
    if (asked) session.select({ decision: asked.decision.id, answer });
    if (board?.showsChoice !== true) showPanel();
    onClose();
  };
  return (
    <Dialog title={t.ask} isOpen onClose={onClose}>
      <div className="advice" aria-live="polite">
        {!current ? (
          <p>{t.moved}</p>
        ) : found === null ? (
          <p>{t.thinking}</p>
        ) : 'trouble' in found ? (
          <p className="notice bad">{found.trouble[language]}</p>
        ) : (
          <Said advice={found} asked={asked} />
        )}
      </div>
      <div className="actions">
        <Button onPress={onClose}>{t.close}</Button>
        {current && answer !== undefined ? (
          <Button look="main" onPress={take}>
            {t.take}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function Said({
  advice,
  asked,
}: {
  readonly advice: Advice;
  readonly asked: NonNullable<ReturnType<typeof adviceOpen>>;
}) {
  const t = useWords(adviceWords);
  const a = useWords(analysisWords);
  const at = useAtTable();
  const { session, texts, seats } = at;
  const { decision } = asked;
  const say = (answer: unknown): string => withFrenchSpaces(texts.choice(decision, answer, seats));
  const { answer, chance, next, reason } = advice;
  if (answer === undefined) return <p>{t.letBe}</p>;
  const odds = session.odds(decision.id, answer);
  const because =
    reason === 'only' || reason === 'program' || !next
      ? t[reason === 'only' ? 'only' : 'program']
      : t[reason === 'alike' && asked.choices.length === 2 ? 'both' : reason](say(next.answer), a.percent(next.chance));
  const chances = at.standing.seats.length === 1 ? t.alone : t.chance;
  return (
    <>
      <p>
        <strong>{t.would(say(answer))}</strong>
      </p>
      {chance === null ? null : <p>{chances(a.percent(chance))}</p>}
      {odds ? <OddsLine odds={odds} worth={worthIn(at, decision, answer)} texts={texts} /> : null}
      <p>{because}</p>
      <p className="quiet small">{t.basis}</p>
    </>
  );
}
