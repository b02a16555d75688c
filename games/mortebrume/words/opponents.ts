/** Names and sentences of the chiefs. */
import type { Language, Texts } from '@reverie/kernel/game';

export const OPPONENTS: Readonly<Record<Language, NonNullable<Texts['opponents']>>> = {
  fr: {
    vesper: { name: 'Vesper', line: 'Il mesure deux fois, frappe une seule, et ne sourit qu’au dernier tour.' },
    avelle: { name: 'Dame Avelle', line: 'Elle compte ses lances avant les vôtres et garde un mur à l’épaule.' },
    grond: { name: 'Grond', line: 'Il charge. Ensuite, il regarde qui est encore debout.' },
    ronce: { name: 'Ronce', line: 'On la croyait dans le bois ; elle était derrière vous.' },
  },
  en: {
    vesper: { name: 'Vesper', line: 'He measures twice, strikes once, and smiles only on the last turn.' },
    avelle: { name: 'Lady Avelle', line: 'She counts her lances before yours and keeps a wall at her shoulder.' },
    grond: { name: 'Grond', line: 'He charges. Then he looks who is still standing.' },
    ronce: { name: 'Bramble', line: 'You thought her in the wood; she was behind you.' },
  },
};
