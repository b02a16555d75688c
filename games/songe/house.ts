/** What is the book’s and what is this house’s: why it ruled, which options settle which rules, and what it changes. */
import type { House } from '@reverie/kernel/house';

export const HOUSE: House = {
  rulings: {
    'SON-DUE-05': [
      'le livre n’arrête un enchaînement qu’au premier échec : deux bretteurs qui ne peuvent plus échouer n’en finiraient jamais.',
      'the book ends a chain at the first failure alone: two fencers who cannot fail any more would never come to an end.',
    ],
    'SON-BOT-01': [
      'le livre lance la botte quand l’enchaînement s’arrête, sans dire s’il faut avoir touché : sans rien qui ait porté, il n’y aurait pas d’échange à clore.',
      'the book launches a master stroke when the chain stops, without saying whether anything must have come through: if nothing has, there is no exchange to close.',
    ],
    'SON-POT-03': [
      'le livre commence par la plus grave, sans dire ce qu’il advient quand les pierres n’y suffisent pas : on passe à la plus grave qu’elles paient, car rien ne se soigne à moitié.',
      'the book begins with the gravest, without saying what happens when the stones do not pay for it: then the gravest that they do, for nothing is healed by half.',
    ],
    'SON-DUE-10': [
      'le livre ne met pas de terme à un duel : deux égaux prudents se battraient sans fin.',
      'the book sets no end to a duel: two cautious equals would fence for ever.',
    ],
    'SON-PPS-05': [
      'le livre donne du panache aux adversaires et n’en dit pas le nombre.',
      'the book gives foes panache and does not say how much.',
    ],
    'SON-SHT-11': [
      'le livre nomme une fois une CON qui n’est sur aucune feuille : l’Endurance en tient lieu.',
      'the book names a CON once that is on no sheet: Endurance stands for it.',
    ],
  },
  settles: {
    session: ['SON-PPS-04'],
    budget: ['SON-SHT-09'],
    bag: ['SON-META-07'],
    sink: ['SON-BAG-05'],
    bonusMost: ['SON-BON-01'],
    opposition: ['SON-OPP-03'],
    relance: ['SON-DIF-03'],
    traits: ['SON-TRA-01'],
    affirmations: ['SON-AFF-01'],
    moments: ['SON-PPS-16'],
    panacheGain: ['SON-PPG-08'],
    perfidyMajor: ['SON-PPS-05'],
    perfidyMiddle: ['SON-PPS-05'],
    karmaExtraCost: ['SON-KAR-15'],
    karmaFortune: ['SON-KAR-18'],
    conIsEnd: ['SON-SHT-11'],
    duelBase: ['SON-DUE-01'],
    repeats: ['SON-DUE-06', 'SON-MAL-03'],
    tick: ['SON-DUE-08'],
    panacheTurns: ['SON-PPC-02'],
    hiddenEscrime: ['SON-DUE-09'],
    hiddenWounds: ['SON-WND-07'],
    comboRedraw: ['SON-BOT-03'],
    overflow: ['SON-DMG-03'],
    woundMalus: ['SON-MAL-05'],
    fastAlgarade: ['SON-ALG-06'],
    cover: ['SON-RNG-04'],
    apulvre: ['SON-FIR-01'],
    phrase: ['SON-MAG-06'],
    exchanges: ['SON-DUE-10'],
    legs: ['SON-BRU-04'],
  },
  free: ['bonusMost', 'perfidyMajor', 'perfidyMiddle', 'apulvre', 'exchanges', 'legs', 'session', 'budget'],
  book: {},
  ours: {},
  changes: {},
  asks: ['au Conteur', 'the Conteur'],
};
