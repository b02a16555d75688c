/**
 * Where draws meet, as tables: what may be done about which, and who decides it. Both are made from `data/mends.ts`, so
 * that a cell there cannot be without a play. `matrix.test.ts` plays them.
 */
import type { Matrix } from '@reverie/kernel/testing/matrix';
import { BECAUSE, type Because, MENDS, shutBy, USES, type Use } from '../data/mends.ts';
import type { SongeRule } from '../rulebook.ts';
import { MEND_RULES } from '../rules/drawing.ts';

const WHY: Readonly<Record<Because, string>> = {
  namesNone: 'the Caractéristique of the action gives redraws, and none is named',
  inFight: 'Escrime is drawn again in the course of a fight',
  combat: 'a PP for a redraw belongs to combat',
  noDifficulty: 'a Relance changes a Difficulty that the Conteur sets; here none is his',
  difference: 'the Difficulty is the difference between both',
  opposition: 'the Difficulty is the difference between both',
  secret: 'what must be drawn again would tell the Difficulty of the spell',
  added: 'the Difficulty of a shot is added up',
  mostWhite: 'more white takes the upper hand; white is not held against black',
  eight: 'eight white stones, or not',
  finishes: 'a coup final is a blow or an act that finishes a foe off',
  potion: 'as many stones as the potion is good: no eight, no Difficulty, no test',
  fortunate: 'a Trait is tested with a fortune anyway',
};

const mends: Matrix = {
  title: 'Draws and what may be done about them',
  axes: ['draw', 'mend'],
  cells: USES.flatMap((use) =>
    MENDS.map((mend) => {
      const because = shutBy(use, mend);
      const shut = because && `book, lines ${BECAUSE[because]}: ${WHY[because]}`;
      return { at: [use, mend], rule: MEND_RULES[mend], ...(shut && { shut }) };
    }),
  ),
};

export const DECIDERS = ['Arpenteur of a player', 'PNJ of the Conteur', 'PNJ that the program plays'] as const;
export type Decider = (typeof DECIDERS)[number];

/** What such a PNJ never draws for, and why. */
const NEVER: Readonly<Partial<Record<Decider, Readonly<Partial<Record<Use, string>>>>>> = {
  'PNJ of the Conteur': {
    trait: 'README, Three ways to play: the Conteur draws for skills and characteristics of his PNJ (`probe`)',
    group: 'book, SON-GRP-02: a group is one of Arpenteurs',
  },
  'PNJ that the program plays': Object.fromEntries(
    (
      [
        'skill',
        'characteristic',
        'trait',
        'contest',
        'opposition',
        'group',
        'tiring',
        'spell',
        'object',
        'shot',
      ] as const
    ).map((use) => [use, 'README, Three ways to play: where there is no Conteur, a PNJ fences and does nothing else']),
  ),
};
const LIKE_ANY = 'book, lines 2818–2847: a potion is drunk, and nothing is decided about its stones';
const NO_COUNTER = 'SON-X-02: the program parries; it never strikes back instead';

function whyNever(use: Use, who: Decider): string | undefined {
  if (use === 'potion') return LIKE_ANY;
  if (use === 'counter' && who === 'PNJ that the program plays') return NO_COUNTER;
  return NEVER[who]?.[use];
}

const RULES: Readonly<Record<Decider, SongeRule>> = {
  'Arpenteur of a player': 'SON-PPS-12',
  'PNJ of the Conteur': 'SON-LIM-03',
  'PNJ that the program plays': 'SON-X-02',
};

const deciders: Matrix = {
  title: 'Draws and who decides what is done about them',
  axes: ['draw', 'who draws'],
  cells: USES.flatMap((use) =>
    DECIDERS.map((who) => {
      const shut = whyNever(use, who);
      return { at: [use, who], rule: RULES[who], ...(shut && { shut }) };
    }),
  ),
};

export const matrices: Matrix[] = [mends, deciders];
