import { words } from '@reverie/ui/words';

export const appWords = words({
  fr: {
    loading: 'Un instant…',
    nowhere: 'Il n’y a rien ici',
    nowhereWhy: 'Cette adresse ne mène nulle part : elle est peut-être incomplète.',
    toLobby: 'Retour à l’accueil',
    tagline: 'Une table pour quatre jeux du rêve',
    settings: 'Réglages',
    skip: 'Aller au contenu',
    rules: 'Règles',
  },
  en: {
    loading: 'One moment…',
    nowhere: 'There is nothing here',
    nowhereWhy: 'This address leads nowhere: part of it may be missing.',
    toLobby: 'Back to the lobby',
    tagline: 'A table for four dream games',
    settings: 'Settings',
    skip: 'Skip to content',
    rules: 'Rules',
  },
});
