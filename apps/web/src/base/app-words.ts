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
    places: 'Les pages',
    place: {
      play: 'Jouer',
      made: 'Personnages',
      learn: 'Apprendre',
      rules: 'Règles',
      lab: 'Laboratoire',
      join: 'Rejoindre',
    },
    language: 'Langue',
    myName: (name: string) => `${name} : changer de nom`,
    nameFull: (most: number) => `Un nom a ${most} signes au plus.`,
  },
  en: {
    loading: 'One moment…',
    nowhere: 'There is nothing here',
    nowhereWhy: 'This address leads nowhere: part of it may be missing.',
    toLobby: 'Back to the lobby',
    tagline: 'A table for four dream games',
    settings: 'Settings',
    skip: 'Skip to content',
    places: 'Pages',
    place: { play: 'Play', made: 'Characters', learn: 'Learn', rules: 'Rules', lab: 'Lab', join: 'Join' },
    language: 'Language',
    myName: (name: string) => `${name}: change name`,
    nameFull: (most) => `A name has ${most} characters at most.`,
  },
});
