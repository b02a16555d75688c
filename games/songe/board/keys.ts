/** Keys that press a control wherever the focus is on the page, and what the help says of them. */
import { isShortcut } from '@reverie/ui/shortcut';
import { words } from '@reverie/ui/words';
import { useEffect } from 'react';

/** A control names its key in `data-key`; the first one on the board is pressed. */
export function useKeys(board: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key } = event;
      if (key.length !== 1 || !isShortcut(event)) return;
      const control = board.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
      if (!control) return;
      event.preventDefault();
      control.click();
      if (control instanceof HTMLInputElement) control.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [board]);
}

export const keys = words<readonly (readonly [string, string])[]>({
  fr: [
    ['1 à 9', 'en duel, prendre une carte ; encore, la jouer'],
    ['c', 'en duel, continuer ainsi jusqu’à la prochaine blessure'],
    ['1 à 9', 'qui conte : un échelon de la Difficulté, de Héroïque à Élémentaire'],
    ['p', 'poser cette Difficulté, ou accorder ce qui est demandé'],
    ['o', 'réussite sans tirage'],
    ['n', 'échec sans tirage, ou refuser'],
    ['g', 'prendre une pierre à donner, puis 1, 2… : à qui'],
    ['k', 'prendre une case de Karma à donner, puis 1, 2… : à qui'],
    ['h', 'une heure passe'],
    ['j', 'un nouveau PNJ'],
    ['b', 'tirer des Brumes'],
  ],
  en: [
    ['1 to 9', 'in a duel, take a card; again, play it'],
    ['c', 'in a duel, go on like this until the next wound'],
    ['1 to 9', 'Conteur: a rung of Difficulty, from Heroic to Elementary'],
    ['p', 'put that Difficulty, or agree to what is asked'],
    ['o', 'success without a draw'],
    ['n', 'failure without a draw, or refuse'],
    ['g', 'take a stone to give, then 1, 2…: to whom'],
    ['k', 'take a square of Karma to give, then 1, 2…: to whom'],
    ['h', 'an hour passes'],
    ['j', 'a new NPC'],
    ['b', 'draw from the Brumes'],
  ],
});
