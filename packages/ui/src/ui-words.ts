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
  },
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: press Ctrl+C to copy.',
    close: 'Close',
    cancel: 'Cancel',
    qr: 'QR code of this link',
    none: '—',
  },
});
