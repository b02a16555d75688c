/** Songe held to the contract: SON-BAG-05 no stone is made or lost; SON-DUE-09, SON-MAG-11 what is hidden stays hidden. */
import { conforms } from '@reverie/kernel/conformance/describe';
import { describe } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { game as songe } from '../game.ts';
import { mind } from '../mind.ts';
import { RULEBOOK } from '../rulebook.ts';
import { astray } from './table.ts';

const arpenteur = (name: string) => ({ name, role: 'arpenteur' });
const conteur = { name: 'C', role: 'conteur' };
const pair = [arpenteur('A'), arpenteur('B')];

/** SON-PPS-04: the evening goes on, with the panache that is left. */
const RESUMED = { session: 'same' };

const avoid = (a: Answer) => a.do === 'yield' || a.do === 'flee' || a.do === 'close';

describe('in the arena', () =>
  conforms({
    game: { ...songe, mind, rulebook: RULEBOOK },
    resumed: RESUMED,
    tables: [
      { options: {}, seats: [arpenteur('A')] },
      { options: { arpenteurs: ['aurelie', 'gondrin'] }, seats: pair },
      { options: { hiddenEscrime: true, arpenteurs: ['varthos', 'ysolde'] }, seats: pair },
      { options: { hiddenEscrime: true, foe: 'comte', bag: 'coin' }, seats: [arpenteur('A')] },
    ],
    invariant: astray,
    moves: 36,
    runs: tiered(3, 10),
    avoid,
  }));

describe('in the dark against those whom nobody plays', () =>
  conforms({
    game: { ...songe, mind, rulebook: RULEBOOK },
    resumed: RESUMED,
    tables: [
      { options: { mode: 'crossing', hiddenEscrime: true }, seats: [arpenteur('A')] },
      { options: { hiddenEscrime: true, duelBase: 'zero', foe: 'comte' }, seats: [arpenteur('A')] },
    ],
    invariant: astray,
    moves: 40,
    runs: tiered(3, 12),
    avoid: (a) => avoid(a) || a.do === 'rest',
  }));

describe('with a Conteur, and alone in the Brumes', () =>
  conforms({
    game: { ...songe, mind, rulebook: RULEBOOK },
    resumed: RESUMED,
    tables: [
      { options: { hiddenEscrime: true }, seats: pair },
      { options: { mode: 'crossing' }, seats: [arpenteur('A')] },
      { options: { mode: 'table', arpenteurs: ['maelle', 'casseDoigts'] }, seats: [...pair, conteur] },
      { options: { mode: 'table', hiddenWounds: true }, seats: [...pair, conteur] },
      // A place is still free.
      { options: { mode: 'table', arpenteurs: ['maelle', 'nobody'] }, seats: [...pair, conteur] },
    ],
    invariant: astray,
    moves: 24,
    runs: tiered(3, 8),
    avoid,
  }));

/** What leads to a spell or a duel, and through it; everything else is left alone. */
const DARK = new Set<Answer['do']>([
  'spell',
  'algarade',
  'duel',
  'rule',
  'draw',
  'redraw',
  'invert',
  'stand',
  'pass',
  'ready',
  'attack',
  'defend',
  'take',
  'counter',
  'raise',
  'wound',
  'dessous',
  'after',
  'breakTie',
  'botte',
  'save',
]);

describe('in the dark at a Conteur’s table', () =>
  conforms({
    game: { ...songe, mind, rulebook: RULEBOOK },
    resumed: RESUMED,
    tables: [
      {
        options: { mode: 'table', arpenteurs: ['maelle'], hiddenEscrime: true, hiddenWounds: true },
        seats: [arpenteur('A'), conteur],
      },
    ],
    invariant: astray,
    moves: 30,
    runs: tiered(3, 12),
    avoid: (a) => !DARK.has(a.do),
  }));
