/** Keyboard shortcuts of a table. */
import { isShortcut } from '@reverie/ui/shortcut';
import { useEffect } from 'react';
import { goTo, useRoute } from '../../base/route.tsx';
import { useAtTable } from './at-table.ts';

/** From a table to its text and back. */
export function useTextKey(): void {
  const route = useRoute();
  useEffect(() => {
    if (route.at !== 'solo' && route.at !== 'table') return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 't' || !isShortcut(event)) return;
      // The field of the text takes the focus at once, and would take the letter too.
      event.preventDefault();
      goTo({ ...route, text: route.text !== true });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [route]);
}

/** `say` announces text to screen readers. */
export function useTableKeys(say: (what: 'last' | 'standing') => void): void {
  const { session, standing, state } = useAtTable();
  useTextKey();
  const mayTakeBack = standing.takeBack !== null && standing.back === null && state.seat !== null;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      if (event.key === 'Backspace' && mayTakeBack) {
        event.preventDefault();
        void session.send({ do: 'takeBack' });
      } else if (event.key === 'Escape') session.select(null);
      else if (event.key === 'l') say('last');
      else if (event.key === 's') say('standing');
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [session, mayTakeBack, say]);
}
