import { words } from '@reverie/ui/words';

export const aloneWords = words({
  fr: {
    nameless: 'Voyageur',
    storage:
      'Cet appareil ne peut pas enregistrer la partie : le stockage du navigateur est plein ou fermé. Libérez de la place ou quittez la navigation privée.',
  },
  en: {
    nameless: 'Traveller',
    storage:
      'This device cannot save the game: the browser’s storage is full or blocked. Free some space, or leave private browsing.',
  },
});
