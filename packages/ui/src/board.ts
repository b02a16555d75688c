/**
 * The seam between a table and the board of its game. A board shows what it is given and hands back answers; it knows no
 * rules. What can be chosen is in `decisions`, what it would bring comes from `odds`: the same for the panel and the board,
 * so whatever is selected on one shows on the other.
 *
 * One folder a board, loaded when its game is opened. A game without a board is played with the panel alone.
 */
import type { Event } from '@reverie/kernel/events';
import type { Decision, Language, Question, Seat, SeatIndex, Texts, Viewer } from '@reverie/kernel/game';
import type { Heard } from '@reverie/kernel/match';
import type { ComponentType, ReactNode } from 'react';
import type { Lesson } from './lesson.ts';
import type { Words } from './words.ts';

/** A decision of one's own that is open, with its choices. */
export interface Open<A = unknown, Q extends Question = Question> {
  readonly decision: Decision<Q>;
  readonly choices: readonly A[];
}

/** An answer that is selected and not given yet. */
export interface Selected<A = unknown> {
  readonly decision: number;
  readonly answer: A;
}

/** The odds of an answer: every way with its share; `error` is half of the 95 % interval where they were sampled. */
export interface ShownOdds {
  readonly ways: readonly { readonly way: string; readonly share: number; readonly exact: string | null }[];
  readonly error: number | null;
}

export interface BoardProps<V = unknown, A = unknown, Q extends Question = Question> {
  readonly view: V;
  readonly who: Viewer;
  readonly seats: readonly Seat[];
  readonly decisions: readonly Open<A, Q>[];
  readonly selected: Selected<A> | null;
  /** Selects an answer, for a look at what it would bring; null lets go of it. */
  select(selected: Selected<A> | null): void;
  /** Gives an answer. */
  answer(decision: number, answer: A): void;
  /** Undefined while they are being worked out; null where there are none. Asking starts the work. */
  odds(decision: number, answer: A): ShownOdds | null | undefined;
  /** Whom the game waits for. */
  readonly waitingFor: readonly SeatIndex[];
  /** What has happened since the board was shown last, for things that move. */
  readonly news: readonly Heard[];
  /** Where something was taken back since: the last entry that stays. */
  readonly wentBackTo: number | null;
  readonly language: Language;
  /** What the game says, in that language: the page has it anyway, and a board need not bring the words of both. */
  readonly texts: Texts<{
    State: unknown;
    Question: Q;
    Answer: A;
    Event: Event;
    View: V;
    Options: unknown;
  }>;
  /** Opens the rules reader at a rule. */
  showRule(rule: string): void;
}

/** What the setup of a game hands back: its options as the rules read them. */
export interface SetupProps {
  readonly seats: readonly { readonly role: string; readonly name: string }[];
  readonly options: unknown;
  change(options: unknown): void;
  readonly language: Language;
  /** What the game says, in that language. */
  readonly texts: Texts;
  /** A link to the workshop of the game. */
  readonly WorkshopLink: ComponentType<{ readonly children: ReactNode }>;
}

/** What the folder `board` of a game exports. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The board asks and is answered by itself: where there is little room, the panel begins folded away. */
  readonly asks?: true;
  /** The same for people who do not look: a list of what is where, kept with the board. */
  readonly Twin?: ComponentType<BoardProps>;
  /** What to choose before a game. */
  readonly Setup?: ComponentType<SetupProps>;
}

/** What the folder `lesson` of a game exports. */
export interface LessonModule {
  readonly lesson: Lesson;
}

export interface WorkshopProps {
  /** What the game says in the visitor's language; undefined until it is here. */
  readonly texts: Texts | undefined;
  /** Starts a game on this device with these options and goes there; gives what went wrong, if anything did. */
  play(options: unknown): Promise<string | undefined>;
  /** A link to the page where a table of this game is opened. */
  readonly OpenLink: ComponentType<{ readonly children: ReactNode }>;
}

/** What the folder `workshop` of a game exports: a place where people make what they bring to a table, such as decks. */
export interface WorkshopModule {
  readonly title: Words<string>;
  readonly Workshop: ComponentType<WorkshopProps>;
}
