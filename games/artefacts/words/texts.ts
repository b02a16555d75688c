/** The words of the game out of the sentences of one language. */
import type { Language, Seat, Texts } from '@reverie/kernel/game';
import { optionsIn } from '@reverie/kernel/option-words';
import { entry, type Words, wordsIn } from '@reverie/kernel/words';
import { about } from '../about.ts';
import type { Answer, Do } from '../answers.ts';
import type { Event } from '../events.ts';
import { labelIn } from '../labels.ts';
import type { MarkDetails } from '../mark-details.ts';
import type { Question } from '../questions.ts';
import type { Decision, Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { dreamer, nameOf, seatSign } from './figures.ts';
import { BOARD_WORDS, PURPOSE_WORDS, REASONS, TERM_WORDS, WAY_WORDS } from './lexicon.ts';
import { opponentsIn } from './opponents.ts';
import { OPTION_WORDS } from './options.ts';
import { dreamSaid } from './said.ts';

/** What a seat is called: its name, or its number where nobody says who sits there. */
type Named = (seat: number) => string;
type AboutOf<K> = Extract<Question, { readonly kind: K }> extends { readonly about: infer A } ? A : undefined;
type Details = Readonly<Record<string, string | number>>;
type Filled = (details: Details) => string;

/** The sentences of one language. */
export interface Sentences {
  readonly player: string;
  readonly greedy: string;
  deckOf(seat: string): string;
  readonly board: Omit<BoardWords, 'language' | keyof typeof BOARD_WORDS>;
  readonly questions: { readonly [K in Question['kind']]: (about: AboutOf<K>, named: Named) => string };
  readonly choices: { readonly [K in Answer['do']]: (a: Do<K>, d: Decision, named: Named) => string };
  readonly tellings: {
    readonly [K in Event['kind']]: (e: Extract<Event, { kind: K }>, who: string, seats: readonly Seat[]) => string;
  };
  readonly reasons: Readonly<Record<string, Filled>>;
  readonly marks: { readonly [K in keyof MarkDetails]: (details: MarkDetails[K]) => string };
}

export function textsOf(language: Language, sentences: Sentences) {
  const { questions, choices, tellings, reasons, marks } = sentences;
  const word = (table: Readonly<Record<string, Words>>, key: string) => entry(table, key)?.[language];
  const board = { language, ...wordsIn(language, BOARD_WORDS), ...sentences.board };
  /** Two of a name are told apart by their numbers too. */
  const naming =
    (seats: readonly Seat[] | undefined): Named =>
    (seat) => {
      const name = seats?.[seat]?.name;
      if (!name) return seatSign(seat, language);
      const alone = seats.every((other, i) => i === seat || other.name !== name);
      return alone ? name : `${name} (${seatSign(seat, language)})`;
    };
  // There is a sentence for every kind, so the one that is found takes what it is given.
  return {
    title: about.title[language],
    pitch: about.pitch[language],
    role: () => sentences.player,
    // Proper names, the same in both languages; their faces are on the board.
    strangers: ['Lucette', 'Madame Tisane', 'Anselme', 'Barnabé'],
    programs: { greedy: sentences.greedy },
    options: optionsIn(language, OPTION_WORDS),
    opponents: opponentsIn(language),
    label: (label) => labelIn(language, label),
    event: (e, seats) =>
      (tellings[e.kind] as (e: Event, who: string, seats: readonly Seat[]) => string)(
        e,
        'seat' in e ? nameOf(seats, e.seat) : '',
        seats,
      ),
    decision: (d, seats) =>
      (questions[d.kind] as (about: unknown, named: Named) => string)(
        'about' in d ? d.about : undefined,
        naming(seats),
      ),
    choice: (d, a, seats) => (choices[a.do] as (a: Answer, d: Decision, named: Named) => string)(a, d, naming(seats)),
    way: (way) => word(WAY_WORDS, way) ?? way,
    reason: (reason, details) => word(REASONS, reason) ?? entry(reasons, reason)?.(details) ?? reason,
    purpose: (label) =>
      label.startsWith('deck.')
        ? sentences.deckOf(seatSign(Number(label.slice(5)), language))
        : (word(PURPOSE_WORDS, label) ?? label),
    drawn(label, drawn) {
      if (label === 'power' && typeof drawn !== 'number')
        return drawn.map((sort) => dreamSaid(sort, language)).join(', ');
      if (label === 'dreamer' && typeof drawn === 'number') return dreamer(drawn, language);
      return typeof drawn === 'number' ? String(drawn) : drawn.map((n) => n + 1).join(' ');
    },
    term: (what) => word(TERM_WORDS, what) ?? what,
    board: (view, seats) => drawBoard(board, view, seats),
    mark: (what, details) =>
      entry(marks as Readonly<Record<string, (details: object) => string>>, what)?.(details) ?? what,
  } satisfies Texts<Types>;
}
