/** “?” asks for help, wherever nobody is writing. */
import { isWriting } from '@reverie/ui/shortcut';
import { useEffect } from 'react';

export function useHelpKey(show: () => void, listens = true): void {
  useEffect(() => {
    if (!listens) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event.target))
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
