/** Songe held to the contract: SON-BAG-05 no stone is made or lost; SON-DUE-09, SON-MAG-11 what is hidden stays hidden. */
import { conforms } from '@reverie/kernel/conformance/describe';
import { describe } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { game as songe } from '../game.ts';
import { mind } from '../mind.ts';
import { RULEBOOK } from '../rulebook.ts';
import { isAble, ofSeat, type State } from '../state.ts';
import type { SongeDecision } from '../types.ts';
import { astray } from './table.ts';

const arpenteur = (name: string) => ({ name, role: 'arpenteur' });
const conteur = { name: 'C', role: 'conteur' };
const pair = [arpenteur('A'), arpenteur('B')];

/** What needs no deed, and what may bring somebody back. */
const STILL: ReadonlySet<Answer['do']> = new Set(['give', 'borrow', 'hold', 'potion', 'experience']);
/** What is asked of the Conteur about a figure, and not of the figure. */
const OF_CONTEUR = new Set(['preside', 'request', 'limbesEvent', 'omen', 'test.rule', 'test.impose', 'test.after']);

/** Whose deed a question is about. */
function askedFor(s: State, d: SongeDecision): number {
  if (OF_CONTEUR.has(d.kind)) return -1;
  const stack = s.stacks.find((one) => one[0]?.kind !== 'session') ?? s.stacks[0] ?? [];
  const top = stack.at(-1);
  if (top?.kind === 'duel' && 'side' in d.about) return top.sides[d.about.side].figure;
  if ((top?.kind === 'test' || top?.kind === 'algarade') && d.kind.startsWith(top.kind)) return top.figure;
  return d.seat === s.conteur ? -1 : ofSeat(s, d.seat);
}

/** Who is out, asleep or captured is asked nothing, and may do nothing but what brings him back or needs no deed. */
function misasked(s: State, d: SongeDecision, choices: readonly Answer[]): string | undefined {
  if (s.gone.includes(d.seat)) return 'a seat that has left is asked';
  const figure = s.figures[askedFor(s, d)];
  if (!figure || isAble(figure)) return undefined;
  const state = figure.out ?? (figure.asleep ? 'asleep' : 'absent');
  if (!d.optional) return `a figure that is ${state} is asked`;
  const deed = choices.find((a) => !STILL.has(a.do));
  return deed && `a figure that is ${state} is offered ${deed.do}`;
}

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
    misasked,
    many: { games: tiered(10, 2500), longest: 250 },
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
    misasked,
    many: { games: tiered(10, 2500), longest: 250 },
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
    misasked,
    many: { games: tiered(10, 2500), longest: 250 },
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
    misasked,
    many: { games: tiered(10, 2500), longest: 250 },
    moves: 30,
    runs: tiered(3, 12),
    avoid: (a) => !DARK.has(a.do),
  }));
