/** Tout ce qui se lit en français. Ce fichier est le modèle de l’autre langue. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Language, Seat, Texts } from '@reverie/kernel/game';
import { chaptersIn, rulesIn } from '@reverie/kernel/rulebook';
import { about as game } from '../about.ts';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { RULEBOOK } from '../rulebook.ts';
import type { Decision, Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import {
  type Choices,
  choices,
  type Marks,
  marks,
  type Named,
  purposes,
  type Questions,
  questions,
  reasons,
  terms,
  ways,
} from './choices.fr.ts';
import { type Tellings, tellings } from './events.fr.ts';
import { dreamer, entry, nameOf, powers, seatSign } from './figures.ts';

const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`;

const words: BoardWords = {
  language: 'fr',
  head: (round, name, pile, used) => `Manche ${round} · tour : ${name} · pioche ${pile}, usés ${used}`,
  draft: (left) => `Partage de la boîte de départ · ${many(left, 'carte', 'cartes')}`,
  before: 'Mise en place',
  over: 'La partie est finie',
  counts: (woken, limit, hand, deck) => `réveillés ${woken}/${limit} · main ${hand} · deck ${deck}`,
  out: 'hors jeu',
  noDreamer: '(le Dreamer s’est réveillé)',
  tilted: 'a joué',
  row: 'rêves',
  empty: '–',
  endurance: 'end. ',
  asleep: 'retourné',
  twin: 'double assaut',
  attacked: 'a attaqué',
  piles: (defeated, broken) => `vaincus ${defeated} · brisés ${broken}`,
  idle: (turns) => `oisif ${turns}`,
  hand: 'Votre main',
  noHand: ': vide',
  fight: (attack, target, a, b) => `Combat : ${attack} ${a} contre ${target} ${b}`,
  theDreamer: 'le Dreamer',
  designated: 'désigné',
};

/** An event in words. `Tellings` has a sentence for every kind, so the one that is found takes this event. */
export function tell(sentences: Tellings, e: Event, seats: readonly Seat[]): string {
  const sentence = sentences[e.kind] as (e: Event, who: string, seats: readonly Seat[]) => string;
  return sentence(e, 'seat' in e ? nameOf(seats, e.seat) : '', seats);
}

/** Two of a name are told apart by their numbers too. */
export const naming =
  (seats: readonly Seat[] | undefined, language: Language): Named =>
  (seat) => {
    const name = seats?.[seat]?.name;
    if (!name) return seatSign(seat, language);
    const alone = seats.every((other, i) => i === seat || other.name !== name);
    return alone ? name : `${name} (${seatSign(seat, language)})`;
  };

/** A question in words. `Questions` has a sentence for every kind, so the one that is found takes what this one is about. */
export const ask = (all: Questions, d: Decision, named: Named): string => {
  const sentence = all[d.kind] as (about: unknown, named: Named) => string;
  return sentence('about' in d ? d.about : undefined, named);
};

export const choose = (all: Choices, a: Answer, d: Decision, named: Named): string =>
  (all[a.do] as (a: Answer, d: Decision, named: Named) => string)(a, d, named);

/** A mark of a sketch in words. `Marks` has a sentence for every mark, which takes its details. */
export const sayMark = (all: Marks, what: string, details: Readonly<Record<string, string | number>>): string =>
  entry(all as Readonly<Record<string, (details: object) => string>>, what)?.(details) ?? what;

export const fr = {
  title: game.title.fr,
  pitch: game.pitch.fr,
  rules: rulesIn(RULEBOOK, 'fr'),
  chapters: chaptersIn(RULEBOOK, 'fr'),
  role: () => 'joueur',
  programs: { greedy: 'un adversaire qui voit un coup devant lui' },
  event: (e, seats) => tell(tellings, e, seats),
  decision: (d, seats) => ask(questions, d, naming(seats, 'fr')),
  choice: (d, a, seats) => choose(choices, a, d, naming(seats, 'fr')),
  way: (way: string) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label: string) =>
    label.startsWith('deck.') ? `cartes du deck de J${Number(label.slice(5)) + 1}` : (entry(purposes, label) ?? label),
  drawn(label: string, drawn: DrawResult): string {
    if (label === 'power' && typeof drawn !== 'number') return powers(drawn, 'fr');
    if (label === 'dreamer' && typeof drawn === 'number') return dreamer(drawn, 'fr');
    return typeof drawn === 'number' ? String(drawn) : drawn.map((n) => n + 1).join(' ');
  },
  term: (what: string) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
  mark: (what, details) => sayMark(marks, what, details),
} satisfies Texts<Types>;

/** Ce qu’une autre langue doit avoir : les mêmes mots. */
export type ArtefactsTexts = Texts<Types> & Required<Pick<Texts<Types>, keyof typeof fr & keyof Texts<Types>>>;
