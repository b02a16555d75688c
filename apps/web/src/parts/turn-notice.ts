/** Tells the visitor that it is their turn: in the title, and by a notification if enabled and the page is hidden. */

import { currentSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect } from 'react';
import { useAtTable } from './at-table.ts';
import { nudgeTo } from './nudge.ts';
import { tableWords } from './words.ts';

export function useTurnNotice(): void {
  const { state, standing, seats, texts } = useAtTable();
  const t = useWords(tableWords);
  const title = standing.title || texts.title;
  const mine = standing.decisions.some(({ decision }) => !decision.optional) && standing.phase === 'playing';
  // Chat alone does not notify again.
  const turn = mine ? standing.decisions.map(({ decision }) => decision.id).join(' ') : '';
  useEffect(() => {
    document.title = mine ? t.titleTurn(title) : t.title(title);
    return () => {
      document.title = 'Rêverie';
    };
  }, [mine, title, t]);
  useEffect(() => {
    if (turn !== '') notify(t.notify(title), location.pathname);
  }, [turn, title, t]);
  const nudge = nudgeTo(state.seat, state.lines, standing);
  const nudged = nudge && nudge.seq > state.readUpTo ? nudge.seq : null;
  const by = nudge?.seat == null ? '' : (seats[nudge.seat]?.name ?? '');
  useEffect(() => {
    // A new tag each time: a notification that replaces another is silent.
    if (nudged !== null) notify(t.notifyNudge(by, title), `${location.pathname} ${nudged}`);
  }, [nudged, by, title, t]);
}

function notify(text: string, tag: string): void {
  if (document.visibilityState === 'visible' || !currentSettings().notify) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(text, { tag });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
