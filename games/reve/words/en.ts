/** All that is read in English. */

import type { Texts } from '@reverie/kernel/game';
import { about as game } from '../about.ts';
import { chaptersIn, rulesIn } from '../rulebook.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choices, questions, sitting } from './choices.en.ts';
import { tellings } from './events.en.ts';
import { ask, choose, entry, outcome, tell } from './figures.ts';
import {
  castIn,
  cell,
  count,
  hours,
  marks,
  percent,
  purposes,
  reasons,
  spell,
  stats,
  terms,
  ways,
} from './names.en.ts';
import { voies } from './names.fr.ts';

const words: BoardWords = {
  language: 'en',
  time: (hour, day, round) => `Hour ${hours[hour]}, day ${day} · round ${round} of 1,200`,
  until: (hour, day) => `end of the hour ${hours[hour]}, day ${day}`,
  cell,
  spell,
  candidates: (n) => `lost: ${count(n, 'cell')} possible`,
  wet: 'wet',
  marks: { pawn: 'demi-rêve', candidate: 'perhaps', reserve: 'reserve', waiting: 'encounter', touched: 'effect' },
  place: {
    world: 'in the world',
    normal: 'in the TMR',
    accelere: 'in the TMR, accelerated',
    asleep: 'asleep',
    busy: 'waiting',
    ended: 'journey over',
  },
  reve: 'rêve',
  seuil: 'threshold',
  refoulement: 'refoulement',
  vie: 'life',
  generalState: 'general state',
  fatigue: 'fatigue',
  draconic: 'Draconic',
  spells: 'spells',
  around: 'around',
  directions: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SO: 'SW', NO: 'NW' },
  edge: 'the edge',
  held: (kind, defeats) => `${kind}, ${count(defeats, 'round')} lost`,
  holds: 'held by',
  reserves: 'reserves',
  failure: (name) => `failure of ${name}`,
  nowhere: 'nobody knows where',
  waiting: 'waiting',
  force: 'force',
  carried: 'coming',
  effects: 'effects',
  left: (n) => `${n} left`,
  cells: (n) => count(n, 'cell'),
  more: (n) => `and ${n} more`,
  notBefore: (round) => `up again in round ${round}`,
  where: castIn,
  written: 'noted',
  bonus: 'cell bonus',
  ethylisme: stats.ethylisme,
  surencombrement: stats.surencombrement,
  percent,
  experience: 'experience',
  voies,
};

export const en: Texts<Types> = {
  title: game.title.en,
  pitch: game.pitch.en,
  rules: rulesIn('en'),
  chapters: chaptersIn('en'),
  role: (role) => (role === 'gardien' ? 'gardien of dreams' : 'high dreamer'),
  programs: { companion: 'a companion, who follows the route advice' },
  event: (e, seats) => tell(tellings, e, seats),
  decision: (d, seats) => ask(questions, d, (seat) => sitting(seats, seat)),
  choice: (d, a, seats) => choose(choices, a, d, (seat) => sitting(seats, seat)),
  way: (way) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label) => entry(purposes, label) ?? label,
  drawn: (label, drawn) => outcome(label, drawn),
  term: (what) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
  mark: (what, details) => entry(marks, what)?.(details) ?? what,
};
