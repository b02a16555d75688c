/** Says that it is one's turn: in the title always, by a notification where that was wished for and nobody is looking. */
import { useEffect } from 'react';
import { currentSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';

export function useTurnNotice(): void {
  const { standing, texts } = useAtTable();
  const t = useWords(tableWords);
  const title = standing.title || texts.title;
  const mine = standing.decisions.some(({ decision }) => !decision.optional) && standing.phase === 'playing';
  const turn = mine ? standing.seq : null;
  useEffect(() => {
    document.title = mine ? t.titleTurn(title) : t.title(title);
    return () => {
      document.title = 'Rêverie';
    };
  }, [mine, title, t]);
  useEffect(() => {
    if (turn === null || document.visibilityState === 'visible' || !currentSettings().notify) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const notice = new Notification(t.notify(title), { tag: location.pathname });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }, [turn, title, t]);
}
