/** All that is read in English. */

import { chaptersIn, rulesIn } from '@reverie/kernel/rulebook';
import { about as game } from '../about.ts';
import { RULEBOOK } from '../rulebook.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choices, marks, purposes, questions, reasons, terms, ways } from './choices.en.ts';
import { tellings } from './events.en.ts';
import { dreamer, entry, powers } from './figures.ts';
import { type ArtefactsTexts, ask, choose, naming, sayMark, tell } from './fr.ts';

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const words: BoardWords = {
  language: 'en',
  head: (round, name, pile, used) => `Round ${round} · turn: ${name} · pile ${pile}, used ${used}`,
  draft: (left) => `Sharing out the starter pack · ${many(left, 'card')}`,
  before: 'Setting up',
  over: 'The game is over',
  counts: (woken, limit, hand, deck) => `woken ${woken}/${limit} · hand ${hand} · deck ${deck}`,
  out: 'out',
  noDreamer: '(the Dreamer has woken)',
  tilted: 'has played',
  row: 'dreams',
  empty: '–',
  endurance: 'end. ',
  asleep: 'face down',
  twin: 'twin strike',
  attacked: 'has attacked',
  piles: (defeated, broken) => `defeated ${defeated} · broken ${broken}`,
  idle: (turns) => `idle ${turns}`,
  hand: 'Your hand',
  noHand: ': empty',
  fight: (attack, target, a, b) => `Fight: ${attack} ${a} against ${target} ${b}`,
  theDreamer: 'the Dreamer',
  designated: 'designated',
};

export const en: ArtefactsTexts = {
  title: game.title.en,
  pitch: game.pitch.en,
  rules: rulesIn(RULEBOOK, 'en'),
  chapters: chaptersIn(RULEBOOK, 'en'),
  role: () => 'player',
  programs: { greedy: 'an opponent who sees one move ahead' },
  event: (e, seats) => tell(tellings, e, seats),
  decision: (d, seats) => ask(questions, d, naming(seats, 'en')),
  choice: (d, a, seats) => choose(choices, a, d, naming(seats, 'en')),
  way: (way) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label) =>
    label.startsWith('deck.') ? `cards of P${Number(label.slice(5)) + 1}’s deck` : (entry(purposes, label) ?? label),
  drawn(label, drawn) {
    if (label === 'power' && typeof drawn !== 'number') return powers(drawn, 'en');
    if (label === 'dreamer' && typeof drawn === 'number') return dreamer(drawn, 'en');
    return typeof drawn === 'number' ? String(drawn) : drawn.map((n) => n + 1).join(' ');
  },
  term: (what) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
  mark: (what, details) => sayMark(marks, what, details),
};
