/** Keys that work everywhere at a table, except where one is writing. */
import { useEffect } from 'react';
import { useAtTable } from './at-table.ts';

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

export function useTableKeys(): void {
  const { session, standing, state } = useAtTable();
  const mayTakeBack = standing.takeBack !== null && standing.back === null && state.seat !== null;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key === 'Backspace' && mayTakeBack) {
        event.preventDefault();
        void session.send({ do: 'takeBack' });
      } else if (event.key === 'Escape') session.select(null);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [session, mayTakeBack]);
}
