/** The words of the game out of the sentences of one language. */
import type { Language, SeatIndex, Texts } from '@reverie/kernel/game';
import { optionsIn } from '@reverie/kernel/option-words';
import { about } from '../about.ts';
import type { Words } from '../data/words.ts';
import { labelIn } from '../labels.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { noteIn } from './bridge.ts';
import { characterWords } from './character.ts';
import { BOARD_WORDS, PURPOSE_WORDS, REASONS, TERM_WORDS, WAY_WORDS } from './lexicon.ts';
import { OPTION_WORDS } from './options.ts';
import {
  ask,
  type Choices,
  choose,
  entry,
  outcome,
  type Questions,
  type speech,
  type Tellings,
  tell,
} from './speech.ts';

type Details = Readonly<Record<string, string | number>>;
type Filled = (details: Details) => string;

/** Reasons and marks with something to fill in. */
type Reason =
  | ('tooSoon' | 'tooFewPoints' | 'noSuchQueue' | 'noSuchCell' | 'otherKind' | 'tooFar' | 'unknownSpell' | 'wrongCell')
  | (
      | 'wrongCost'
      | 'otherVoie'
      | 'otherTarget'
      | 'missingCell'
      | 'outOfRange'
      | 'noDreamer'
      | 'sameDreamer'
      | 'tooManySheets'
      | 'nobodyHere'
    )
  | ('spellTwice' | 'tooTired' | 'seuilTooHigh' | 'noSuchSpell' | 'needsName' | 'tooManySpells' | 'chosenTwice')
  | ('someoneIsUp' | 'inTheMiddle' | 'noSuchReserve' | 'cannotLearn' | 'noSuchFate')
  | ('overspent' | 'tooMuchLife' | 'noSuchEffect' | 'doubtful');
type Mark = 'leadsTo' | 'unknown' | 'offMap' | 'tires' | 'trial' | 'toll' | 'waiting' | 'reserve' | 'roll' | 'cost';

/** The sentences of one language. */
export interface Sentences {
  readonly roles: Readonly<Record<'gardien' | 'haut-revant', string>>;
  readonly companion: string;
  readonly tellings: Tellings;
  readonly questions: Questions;
  readonly choices: Choices;
  readonly reasons: Readonly<Record<Reason, Filled>>;
  readonly marks: Readonly<Record<Mark, Filled>>;
  readonly board: Pick<
    BoardWords,
    'time' | 'until' | 'candidates' | 'held' | 'failure' | 'left' | 'cells' | 'more' | 'notBefore'
  >;
}

export function textsOf(
  language: Language,
  sentences: Sentences,
  { cell, spell, castIn, percent, sitting }: ReturnType<typeof speech>,
): Texts<Types> {
  const { roles, companion, tellings, questions, choices, reasons, marks } = sentences;
  const word = (table: Readonly<Record<string, Words>>, key: string): string | undefined =>
    entry(table, key)?.[language];
  const labels = Object.fromEntries(Object.entries(BOARD_WORDS).map(([key, words]) => [key, words[language]]));
  const board = { language, ...labels, ...sentences.board, cell, spell, where: castIn, percent } as BoardWords;
  return {
    title: about.title[language],
    pitch: about.pitch[language],
    role: (role) => roles[role === 'gardien' ? role : 'haut-revant'],
    programs: { companion },
    options: optionsIn(language, OPTION_WORDS),
    cast: (view) => view.dreamers.map((d) => d?.sheet.name ?? null),
    event: (e, seats) => tell(tellings, e, seats),
    decision: (d, seats) => ask(questions, d, (seat) => sitting(seats, seat)),
    choice: (d, a, seats) => choose(choices, a, d, (seat: SeatIndex) => sitting(seats, seat)),
    label: (label) => labelIn(language, label),
    way: (way) => word(WAY_WORDS, way) ?? way,
    reason: (reason, details) => word(REASONS, reason) ?? entry<Filled>(reasons, reason)?.(details) ?? reason,
    purpose: (label) => word(PURPOSE_WORDS, label) ?? label,
    drawn: outcome,
    term: (what) => word(TERM_WORDS, what) ?? what,
    board: (view, seats) => drawBoard(board, view, seats),
    ...characterWords(language),
    note: noteIn(language),
    mark: (what, details) => entry<Filled>(marks, what)?.(details) ?? what,
  };
}
