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
    partMissing: 'Le serveur ne répond pas : une partie de la page manque. On la redemande.',
    reload: 'Recharger la page',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: press Ctrl+C to copy.',
    close: 'Close',
    cancel: 'Cancel',
    qr: 'QR code of this link',
    none: '—',
    partMissing: 'The server does not answer, and a part of the page is missing. It is being asked for again.',
    reload: 'Reload the page',
  },
});
