import { words } from '@reverie/ui/words';

export const aloneWords = words({
  fr: {
    dreamer: 'Rêveur',
    storage:
      'Cet appareil ne peut pas enregistrer la partie : le stockage du navigateur est plein ou fermé. Libérez de la place ou quittez la navigation privée.',
  },
  en: {
    dreamer: 'Dreamer',
    storage:
      'This device cannot save the game: the browser’s storage is full or blocked. Free some space, or leave private browsing.',
  },
});
