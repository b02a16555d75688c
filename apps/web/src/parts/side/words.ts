/** The words around panel, log and chat. */
import { words } from '@reverie/ui/words';

export const sideWords = words({
  fr: {
    sheet: { fold: 'Replier le panneau', unfold: 'Déplier le panneau' },
    unread: (n: number) => (n === 1 ? '1 message non lu' : `${n} messages non lus`),
    saidLast: (text: string) => `Dernière ligne : ${text}`,
  },
  en: {
    sheet: { fold: 'Fold the panel', unfold: 'Unfold the panel' },
    unread: (n: number) => (n === 1 ? '1 unread message' : `${n} unread messages`),
    saidLast: (text: string) => `Last line: ${text}`,
  },
});
