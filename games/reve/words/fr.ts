/** Tout ce qui se lit en français. Ce fichier est le modèle de l’autre langue. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Texts } from '@reverie/kernel/game';
import { about as game } from '../about.ts';
import { chaptersIn, rulesIn } from '../rulebook.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choices, questions, sitting } from './choices.fr.ts';
import { tellings } from './events.fr.ts';
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
  voies,
  ways,
} from './names.fr.ts';

const words: BoardWords = {
  language: 'fr',
  time: (hour, day, round) => `Heure ${hours[hour]}, jour ${day} · round ${round} sur 1 200`,
  until: (hour, day) => `fin de l’heure ${hours[hour]}, jour ${day}`,
  cell,
  spell,
  candidates: (n) => `perdu : ${count(n, 'case possible', 'cases possibles')}`,
  wet: 'humide',
  marks: { pawn: 'demi-rêve', candidate: 'peut-être', reserve: 'réserve', waiting: 'rencontre', touched: 'effet' },
  place: {
    world: 'dans le monde',
    normal: 'en TMR',
    accelere: 'en TMR, accéléré',
    asleep: 'dort',
    busy: 'attend',
    ended: 'voyage fini',
  },
  reve: 'rêve',
  seuil: 'seuil',
  refoulement: 'refoulement',
  vie: 'vie',
  generalState: 'état général',
  fatigue: 'fatigue',
  draconic: 'Draconic',
  spells: 'sorts',
  around: 'autour',
  directions: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SO: 'SO', NO: 'NO' },
  edge: 'le bord',
  held: (kind, defeats) => `${kind}, ${count(defeats, 'round perdu', 'rounds perdus')}`,
  holds: 'tenu par',
  reserves: 'réserves',
  failure: (name) => `échec de ${name}`,
  nowhere: 'on ne sait où',
  waiting: 'attendent',
  force: 'force',
  carried: 'en route',
  effects: 'effets',
  left: (n) => `encore ${n}`,
  cells: (n) => count(n, 'case', 'cases'),
  more: (n) => `et ${count(n, 'autre', 'autres')}`,
  notBefore: (round) => `remontée au round ${round}`,
  where: castIn,
  written: 'noté',
  bonus: 'bonus',
  ethylisme: stats.ethylisme,
  surencombrement: stats.surencombrement,
  percent,
  experience: 'expérience',
  voies,
};

export const fr: Texts<Types> = {
  title: game.title.fr,
  pitch: game.pitch.fr,
  rules: rulesIn('fr'),
  chapters: chaptersIn('fr'),
  role: (role: string) => (role === 'gardien' ? 'gardien des rêves' : 'haut-rêvant'),
  programs: { companion: 'un compagnon, qui suit le conseil de route' },
  event: (e, seats) => tell(tellings, e, seats),
  decision: (d, seats) => ask(questions, d, (seat) => sitting(seats, seat)),
  choice: (d, a, seats) => choose(choices, a, d, (seat) => sitting(seats, seat)),
  way: (way: string) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label: string) => entry(purposes, label) ?? label,
  drawn: (label: string, drawn: DrawResult) => outcome(label, drawn),
  term: (what: string) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
  mark: (what, details) => entry(marks, what)?.(details) ?? what,
};
