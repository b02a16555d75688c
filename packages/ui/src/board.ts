/**
 * The seam between a table and the board of its game. A board shows what it is given and hands back answers; it knows no
 * rules. What can be chosen is in `decisions`, what it would bring comes from `odds`: the same for the panel and the board,
 * so whatever is selected on one shows on the other.
 *
 * One folder a board, loaded when its game is opened. A game without a board is played with the panel alone.
 */
import type { Event } from '@reverie/kernel/events';
import type { Decision, Language, Question, Seat, SeatIndex, Texts, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { ComponentType, ReactNode } from 'react';
import type { Piece } from './collection.ts';
import type { Lesson } from './lesson.ts';
import type { Words } from './words.ts';

/** An open decision of this seat, with its choices. */
export interface OpenDecision<A = unknown, Q extends Question = Question> {
  readonly decision: Decision<Q>;
  readonly choices: readonly A[];
}

/** The decision that a board helps with: the first that the game waits for; else one that may be answered at any time. */
export const mainOpen = <A, Q extends Question>(
  decisions: readonly OpenDecision<A, Q>[],
): OpenDecision<A, Q> | undefined => decisions.find(({ decision }) => !decision.optional) ?? decisions[0];

/** An answer that is selected but not given yet. */
export interface SelectedAnswer<A = unknown> {
  readonly decision: number;
  readonly answer: A;
}

/** Whether two answers say the same; answers are plain data. */
export const sameAnswer = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The odds of an answer: every way with its share; `error` is half of the 95 % interval where they were sampled. */
export interface ShownOdds {
  readonly ways: readonly { readonly way: string; readonly share: number; readonly exact: string | null }[];
  readonly error: number | null;
}

/** A board marks the element that takes the keyboard with this attribute; without one, the first with a tab stop does. */
export const KEYBOARD = 'data-keyboard';

/** The people whom the game waits for besides this viewer, by name; bots answer before it could be read. */
export const awaitedPeople = ({
  waitingFor,
  bots,
  who,
  seats,
}: Pick<BoardProps, 'waitingFor' | 'bots' | 'who' | 'seats'>): readonly string[] =>
  waitingFor.filter((seat) => seat !== who && !bots.includes(seat)).map((seat) => seats[seat]?.name ?? '');

/** What a board gets: with the views, answers, questions and events of its game. */
export interface BoardProps<V = unknown, A = unknown, Q extends Question = Question, E extends Event = Event> {
  readonly view: V;
  readonly who: Viewer;
  readonly seats: readonly Seat[];
  /** The face of whoever sits on a seat, as the page shows it everywhere. */
  readonly Face: ComponentType<{ readonly seat: SeatIndex }>;
  /** The seats that bots play. */
  readonly bots: readonly SeatIndex[];
  readonly decisions: readonly OpenDecision<A, Q>[];
  readonly selected: SelectedAnswer<A> | null;
  /** Selects an answer to preview it; null clears the selection. */
  select(selected: SelectedAnswer<A> | null): void;
  /** Gives an answer. */
  answer(decision: number, answer: A): void;
  /** Takes back the answer that this seat gave last; only where that is free: nothing came of it yet, and nobody is asked. */
  readonly takeBack?: (() => void) | undefined;
  /** Undefined while they are being computed, null if there are none. The first call starts the computation. */
  odds(decision: number, answer: A): ShownOdds | null | undefined;
  /** The seats that the game waits for. */
  readonly waitingFor: readonly SeatIndex[];
  /** All that happened and still holds, from the beginning. */
  readonly past: readonly VisibleEntry<E>[];
  /** What happened since the last render, for animations. */
  readonly news: readonly VisibleEntry<E>[];
  /** After an undo: the last entry that stays. */
  readonly wentBackTo: number | null;
  readonly language: Language;
  /** What the game says, in that language: the page has it anyway, and a board need not bring the words of both. */
  readonly texts: Texts<{
    State: unknown;
    Question: Q;
    Answer: A;
    Event: E;
    View: V;
    Options: unknown;
  }>;
  /** Opens the rules reader at a rule. */
  showRule(rule: string): void;
  /** A lesson: the board must not answer anything by itself. */
  readonly guided?: true;
}

/** Props of a game's setup form; it edits the options as the rules read them. */
export interface SetupProps {
  readonly seats: readonly { readonly role: string; readonly name: string }[];
  readonly options: unknown;
  change(options: unknown): void;
  readonly language: Language;
  /** The texts of the game in that language. */
  readonly texts: Texts;
  /** A link to the workshop of the game. */
  readonly WorkshopLink: ComponentType<{ readonly children: ReactNode }>;
}

/** Props of what a game asks before somebody plays it alone. */
export interface StartProps {
  readonly language: Language;
  /** Starts a game on this device with these options and opens it; resolves to an error message on failure. */
  play(options: unknown): Promise<string | undefined>;
  /** A link to the page where a table of this game is opened. */
  readonly OpenLink: ComponentType<{ readonly children: ReactNode }>;
  /** A link to the workshop of the game. */
  readonly WorkshopLink: ComponentType<{ readonly children: ReactNode }>;
}

/** A position of a finished game as a seat saw it, and what it was asked there. */
export interface PastPosition<V = unknown, Q extends Question = Question> {
  /** The entry of the journal after which it stood so. */
  readonly n: number;
  readonly view: V;
  readonly questions: readonly Decision<Q>[];
}

/** Props of how a game tells its end. */
export interface EndProps<V = unknown, A = unknown, Q extends Question = Question, E extends Event = Event>
  extends BoardProps<V, A, Q, E> {
  /** The positions after these entries, as the viewer saw them; none where the journal cannot be had. */
  lookBack(entries: readonly number[]): Promise<readonly PastPosition<V, Q>[]>;
  /** Starts another game on this device, with these options; only where this one was played here. */
  readonly play?: (options: unknown) => Promise<string | undefined>;
  /** How the page tells it, for ends that the game has no words of its own for. */
  readonly children: ReactNode;
}

/** What the folder `board` of a game exports. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The board asks every question itself: on small screens the panel starts folded. */
  readonly asks?: true;
  /** An answer that was chosen elsewhere, by a hint, is seen on it with the press that gives it; else the panel shows it. */
  readonly showsChoice?: true;
  /** It shows all about the question beside its table too: on a desk the panel is a tab and leaves it the room. */
  readonly fills?: true;
  /** Keys of its own, each with what it does: the help lists them. */
  readonly keys?: Words<readonly (readonly [key: string, what: string])[]>;
  /** The same as a list, for people who do not see the board. */
  readonly Twin?: ComponentType<BoardProps>;
  /** The end in the game's own words and pictures; without it the page tells it. */
  readonly End?: ComponentType<EndProps>;
  /** The kinds of events that tell an end best; without them, the last thing told. */
  readonly ends?: readonly string[];
  /** The form for options before a game. */
  readonly Setup?: ComponentType<SetupProps>;
  /** The sheet of a character on paper: one page of A4, shown in print alone. */
  readonly Paper?: ComponentType<PaperProps>;
}

export interface PaperProps {
  readonly name: string;
  readonly body: unknown;
  readonly language: Language;
  readonly notes: string;
}

/**
 * What a game asks before it is played alone; without it the game begins at once, with its usual options. Apart from the
 * board, which is fetched while the visitor chooses.
 */
export interface StartModule {
  readonly Start: ComponentType<StartProps>;
}

/** What the folder `lesson` of a game exports. */
export interface LessonModule {
  readonly lesson: Lesson;
}

export type KeptOrNot = { readonly id: string } | { readonly problem: string };

export interface WorkshopProps {
  /** The texts of the game in the visitor's language; undefined until loaded. */
  readonly texts: Texts | undefined;
  /**
   * Starts a game on this device with these options and opens it; resolves to an error message on failure. `own`: the
   * character of the collection who is played, and who comes home to it.
   */
  play(options: unknown, own?: string): Promise<string | undefined>;
  /** A link to the page where a table of this game is opened. */
  readonly OpenLink: ComponentType<{ readonly children: ReactNode }>;
  /** Puts a character with this sheet into the collection, or changes the one with this id; resolves to its id, or why not. */
  keep(sheet: unknown, id: string | undefined): Promise<KeptOrNot>;
  /** The character of the collection to begin with, where one was chosen there. */
  readonly piece: Piece | undefined;
}

/** What the folder `workshop` of a game exports: a place where people make what they bring to a table, such as decks. */
export interface WorkshopModule {
  readonly title: Words<string>;
  readonly Workshop: ComponentType<WorkshopProps>;
}
