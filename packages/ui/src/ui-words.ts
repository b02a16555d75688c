import { words } from './words.ts';

export const uiWords = words({
  fr: {
    copy: 'Copier',
    copied: 'Copié.',
    selected: 'Sélectionné : Ctrl+C pour copier.',
    close: 'Fermer',
    cancel: 'Annuler',
    qr: 'Code QR de ce lien',
    none: '—',
    partMissing: {
      away: 'Le serveur ne répond pas : une partie de la page manque. On la redemande.',
      reload: 'Il manque une partie de la page : rechargez-la pour l’obtenir. Rien de ce qui est joué ne se perd.',
    },
    less: (name: string) => `${name} : moins`,
    more: (name: string) => `${name} : plus`,
    seal: { hold: 'Maintenez appuyé.', again: 'Entrée encore une fois.' },
    reload: 'Recharger la page',
    pace: 'Rythme des autres',
    paces: { slow: 'lent', usual: 'posé', quick: 'vif', none: 'sans attendre' },
    skip: 'Passer',
    presets: {
      legend: 'Quelles règles ?',
      names: { book: 'Selon le livre', ours: 'À notre façon' },
      why: {
        book: 'tout ce que dit le livre, comme il le dit ; où il se tait, nos décisions',
        ours: 'ce que nous changeons au livre, et pourquoi :',
      },
      same: 'nous ne changeons rien à ce livre',
      neither: (names: readonly string[]) =>
        `Ni l’un ni l’autre : cette table a changé ${names.map((name) => `« ${name} »`).join(', ')}.`,
    },
  },
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: press Ctrl+C to copy.',
    close: 'Close',
    cancel: 'Cancel',
    qr: 'QR code of this link',
    none: '—',
    partMissing: {
      away: 'The server does not answer, and a part of the page is missing. It is being asked for again.',
      reload: 'A part of the page is missing, and a reload brings it. Nothing that was played is lost.',
    },
    less: (name) => `${name}: less`,
    more: (name) => `${name}: more`,
    seal: { hold: 'Press and hold.', again: 'Press Enter once more.' },
    reload: 'Reload the page',
    pace: 'Pace of the others',
    paces: { slow: 'slow', usual: 'measured', quick: 'brisk', none: 'at once' },
    skip: 'Skip',
    presets: {
      legend: 'Which rules?',
      names: { book: 'By the book', ours: 'Our way' },
      why: {
        book: 'all that the book says, as it says it; our rulings where it is silent',
        ours: 'what we change of the book, and why:',
      },
      same: 'we change nothing of this book',
      neither: (names) => `Neither: this table has changed ${names.map((name) => `“${name}”`).join(', ')}.`,
    },
  },
});
