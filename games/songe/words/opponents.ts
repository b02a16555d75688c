/** Names and sentences of those who cross blades. */
import type { Language, Texts } from '@reverie/kernel/game';

const WORDS: Readonly<Record<Language, NonNullable<Texts['opponents']>>> = {
  fr: {
    lameGrise: { name: 'Lame-Grise', line: 'Trente duels, et pas une cicatrice.' },
    sixte: { name: 'Dame Sixte', line: 'Elle attend la faute, et elle a tout son temps.' },
    cadet: { name: 'Le Cadet', line: 'Il salue, et il est déjà sur vous.' },
    arlequin: { name: 'L’Arlequin', line: 'Un tabouret, un rideau, une pirouette : tout lui est une arme.' },
  },
  en: {
    lameGrise: { name: 'Greyblade', line: 'Thirty duels, and not a scar.' },
    sixte: { name: 'Dame Sixte', line: 'She waits for the mistake, and she has all the time in the world.' },
    cadet: { name: 'The Cadet', line: 'He bows, and is already upon you.' },
    arlequin: { name: 'The Harlequin', line: 'A stool, a curtain, a pirouette: everything is a weapon to him.' },
  },
};

export const opponentsIn = (language: Language): NonNullable<Texts['opponents']> => WORDS[language];
