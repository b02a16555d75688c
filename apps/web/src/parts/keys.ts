/** Keyboard shortcuts of a table; inactive in text fields. */
import { useEffect } from 'react';
import { goTo, useRoute } from '../base/route.tsx';
import { useAtTable } from './at-table.ts';

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** `say` announces text to screen readers. */
export function useTableKeys(say: (what: 'last' | 'standing') => void): void {
  const { session, standing, state } = useAtTable();
  const route = useRoute();
  const mayTakeBack = standing.takeBack !== null && standing.back === null && state.seat !== null;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key === 'Backspace' && mayTakeBack) {
        event.preventDefault();
        void session.send({ do: 'takeBack' });
      } else if (event.key === 'Escape') session.select(null);
      else if (event.key === 'l') say('last');
      else if (event.key === 's') say('standing');
      else if (event.key === 't' && (route.at === 'solo' || route.at === 'table')) goTo({ ...route, text: true });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [session, mayTakeBack, route, say]);
}
