/** Tells the visitor that it is their turn: in the title, and by a notification if enabled and the page is hidden. */

import { currentSettings } from '@reverie/ui/settings';
import { play, type Sound } from '@reverie/ui/sound';
import { useWords } from '@reverie/ui/words';
import { useEffect, useRef } from 'react';
import { setBadge } from '../../remote/alerts.ts';
import { fromOthers } from '../chat/order.ts';
import { useAtTable } from './at-table.ts';
import { notify } from './notice.ts';
import { nudgeTo } from './nudge.ts';
import { tableWords } from './words.ts';

export function useTurnNotice(): void {
  const { state, standing, seats, texts } = useAtTable();
  const t = useWords(tableWords);
  const title = standing.title || texts.title;
  const mine = standing.decisions.some(({ decision }) => !decision.optional) && standing.phase === 'playing';
  // Chat alone does not notify again.
  const turn = mine ? standing.decisions.map(({ decision }) => decision.id).join(' ') : '';
  useEffect(() => setBadge(mine ? 1 : 0), [mine]);
  useEffect(() => {
    document.title = mine ? t.titleTurn(title) : t.title(title);
    return () => {
      document.title = 'Rêverie';
    };
  }, [mine, title, t]);
  useEffect(() => {
    if (turn === '') return;
    void notify(t.notify(title), location.pathname);
    play('turn');
  }, [turn, title, t]);
  const seated = standing.seats.filter(({ sitter }) => sitter === 'person').length;
  const others = fromOthers(state.lines, state.seat, currentSettings().name);
  const spoken = others.findLast(({ kind }) => kind === 'said')?.seq ?? -1;
  useSound(standing.phase === 'gathering' ? seated : 0, 'sit');
  useSound(spoken, 'word');
  const { outcome } = standing;
  const won = outcome !== null && (state.seat === null || outcome.winners.includes(state.seat));
  useSound(standing.phase === 'over' ? 1 : 0, won ? 'won' : 'lost');
  const nudge = nudgeTo(state.seat, state.lines, standing);
  const nudged = nudge && nudge.seq > state.readUpTo ? nudge.seq : null;
  const by = nudge?.seat == null ? '' : (seats[nudge.seat]?.name ?? '');
  useEffect(() => {
    // A new tag each time: a notification that replaces another is silent.
    if (nudged !== null) void notify(t.notifyNudge(by, title), `${location.pathname} ${nudged}`);
  }, [nudged, by, title, t]);
}

/** A sound when a number grows while one is here; not for what it was on arrival. */
function useSound(count: number, sound: Sound): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) play(sound);
    before.current = count;
  }, [count, sound]);
}
