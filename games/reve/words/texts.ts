/** The words of the game out of the sentences of one language. */
import type { DecisionOf, Language, Seat, Texts } from '@reverie/kernel/game';
import { optionsIn } from '@reverie/kernel/option-words';
import { entry, type Words } from '@reverie/kernel/words';
import { about } from '../about.ts';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { labelIn } from '../labels.ts';
import type { Question } from '../questions.ts';
import type { Types } from '../types.ts';
import { type BoardSentence, boardWords, drawBoard } from './board.ts';
import { noteIn } from './bridge.ts';
import { characterWords } from './character.ts';
import { MARK_WORDS, PURPOSE_WORDS, REASONS, TARGETED, TERM_WORDS, WAY_WORDS } from './lexicon.ts';
import { OPTION_WORDS } from './options.ts';
import { type Facts, isTrial, metIn, nameOf, outcome, speech } from './speech.ts';

type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;
/** The sentences of one language, by what they tell; a case of one stands behind a dot. */
type Keyed<K extends string> = Readonly<Record<K, string>>;
export interface Sentences {
  readonly roles: Keyed<'gardien' | 'haut-revant'>;
  readonly companion: string;
  readonly events: Keyed<
    | Exclude<Event['kind'], 'ruled'>
    | `ruled.${Told<'ruled'>['what']}`
    | `monteeRuled.${'draw' | 'rolled'}`
    | `aimed.${'target' | 'caster'}`
    | `quest.${'won' | 'lost'}`
    | 'met.again'
    | 'took.nobody'
    | 'sheet.gardien'
  >;
  readonly questions: Keyed<Question['kind']>;
  readonly choices: Keyed<Answer['do']>;
  readonly board: Keyed<BoardSentence>;
}

/** Which case of its sentence stands for an event, if it has one of its own. */
const CASES: { readonly [K in Event['kind']]?: (e: Told<K>, facts: Facts) => string | false } = {
  ruled: (e) => e.what,
  monteeRuled: (e) => (e.rolled ? 'rolled' : e.by),
  met: (e) => e.again && 'again',
  aimed: (e) => e.on,
  took: (e) => e.on,
  quest: (e) => e.how,
  sheet: (e, { leader }) => leader !== undefined && e.by,
};

/** All that may be said of something, with the gender of what is met. */
function factsOf(it: object | undefined, who: string, encounter?: string): Facts {
  const met = encounter ?? (it && 'encounter' in it ? it.encounter : undefined);
  return { ...it, it, who, trial: isTrial(met), feminine: met === 'fleur' || isTrial(met) };
}

export function textsOf(language: Language, sentences: Sentences): Texts<Types> {
  const { roles, companion, events, questions, choices } = sentences;
  const { fill, sitting } = speech(language);
  const word = (table: Readonly<Record<string, Words>>) => (key: string) => entry(table, key)?.[language] ?? key;
  const [reasons, marks] = [word(REASONS), word(MARK_WORDS)];
  const board = boardWords(language, sentences.board);

  function event(e: Event, seats: readonly Seat[]): string {
    const leading = 'gardien' in e ? e.gardien : seats.findIndex(({ role }) => role === 'gardien');
    const facts: Facts = {
      ...factsOf(e, 'seat' in e ? nameOf(seats, e.seat) : ''),
      leader: leading < 0 ? undefined : nameOf(seats, leading),
      ...(e.kind === 'met' && { dreaming: e.rule === 'RDD-DREAM-01' }),
      ...(e.kind === 'points' && { lost: e.change < 0, size: Math.abs(e.change) }),
      ...(e.kind === 'resistance' && {
        resisting: e.who === 'target' ? (e.name ?? TARGETED[language]) : nameOf(seats, e.seat),
      }),
    };
    const which = (CASES[e.kind] as ((e: Event, facts: Facts) => string | false) | undefined)?.(e, facts);
    return fill(entry<string>(events, `${e.kind}.${which}`) ?? entry<string>(events, e.kind) ?? '', facts);
  }
  function choice(d: DecisionOf<Types>, a: Answer, seats: readonly Seat[] | undefined): string {
    const who = 'seat' in a && a.seat !== undefined ? sitting(seats, a.seat) : '';
    return fill(choices[a.do], { ...factsOf(a, who, metIn(d)?.encounter ?? 'fleur'), d, asked: d.kind });
  }

  return {
    title: about.title[language],
    pitch: about.pitch[language],
    role: (role) => roles[role === 'gardien' ? role : 'haut-revant'],
    programs: { companion },
    options: optionsIn(language, OPTION_WORDS),
    cast: (view) => view.dreamers.map((d) => d?.sheet.name ?? null),
    event,
    decision: ({ kind, about: of }, seats) =>
      fill(questions[kind], factsOf(of, of && 'seat' in of ? sitting(seats, of.seat) : '')),
    choice,
    label: (label) => labelIn(language, label),
    way: word(WAY_WORDS),
    reason: (reason, details) => fill(reasons(reason), details),
    purpose: word(PURPOSE_WORDS),
    drawn: outcome,
    term: word(TERM_WORDS),
    board: (view, seats) => drawBoard(board, view, seats),
    ...characterWords(language),
    note: noteIn(language),
    mark: (what, details) => fill(marks(what), details),
  };
}
