/**
 * The contract between a rule book and everything that plays it.
 *
 * A rule book is pure: it touches the state it is given and the two ports of `Io`, and nothing else. The state is plain
 * JSON data (numbers, strings, booleans, null, arrays, objects): it can be saved, copied, compared and hashed without
 * knowing the game. No closure, class instance, clock or generator lives in it; what is unfinished is a frame (frames.ts).
 *
 * What must hold between the methods, and what conformance/ checks for every game:
 * - `pending` is empty exactly when `outcome` is defined.
 * - Each pending decision has an id of its own. It keeps that id as long as it is open, and the id is never used again:
 *   an answer that comes late is refused as stale, never taken for an answer to something else.
 * - Every answer in `choices` is accepted, or refused as `unavailable` (only the truth forbids it).
 * - A refused answer changes nothing.
 * - `view`, `choices` and the decisions of a seat depend only on what that seat may know: in a state imagined from the seat's view they are the same.
 * - An answer with `tell` undefined leaves the same state as with a listener.
 */
import type { z } from 'zod';
import type { Calculation } from './calculation.ts';
import type { Below, Chance, DrawResult } from './chance/chance.ts';
import type { Audience, Event } from './events.ts';
import type { House } from './house.ts';
import type { HouseStudy } from './house-study.ts';
import type { Language } from './language.ts';
import type { Refusal } from './refusal.ts';
import type { Rulebook } from './rulebook.ts';
import type { RuleId, Seat, SeatIndex, SeatPlan, Viewer } from './seats.ts';
import type { Sketch } from './sketch.ts';
import type { Words } from './words.ts';

export type { Language, RuleId, Seat, SeatIndex, SeatPlan, Viewer };

/** A question put to a seat: something that it must decide, or may. */
export type Decision<Q extends Question = Question> = Q & {
  readonly id: number;
  readonly seat: SeatIndex;
  /** The game does not wait for this one: the seat may act or let it be. */
  readonly optional?: true;
  /** `choices` gives samples: other answers are allowed too (a path on a plane, a free text). */
  readonly open?: true;
};

/** How a game ended: the seats that won, and what each seat scored if the game counts. */
export interface Outcome {
  readonly winners: readonly SeatIndex[];
  readonly scores?: readonly number[];
  readonly rule: RuleId;
}

/** The two ports. `tell` is undefined where nobody listens; call it as `io.tell?.(…)` and its arguments cost nothing then. */
export interface Io<E extends Event = Event> {
  readonly chance: Chance;
  readonly tell: ((event: E) => void) | undefined;
}

/** What is asked: its kind, and what the seat needs to know to answer, as plain data. A game lists its questions as a union of these. */
export interface Question {
  readonly kind: string;
  readonly about?: unknown;
}

/** Questions that need nothing but their kind: `BareQuestion<'roll' | 'hold'>` is a union of two. */
export type BareQuestion<K extends string> = K extends string ? { readonly kind: K } : never;

/**
 * All types of one game in one record, in place of a type parameter for each:
 * `interface Pig { State: State; Question: Question; Answer: Answer; Event: Event; View: View; Options: Options }`.
 */
export interface GameTypes {
  State: unknown;
  Question: Question;
  Answer: unknown;
  Event: Event;
  View: unknown;
  Options: unknown;
}

/** A decision of one game. Its kind tells which fields `about` has. */
export type DecisionOf<G extends GameTypes> = Decision<G['Question']>;

/** The half-made answer: what a game calls its draft, or an answer. */
export type DraftOf<G extends GameTypes> = G extends { Draft: infer D } ? D : G['Answer'];

/** Somebody who lives from table to table, as a game that has such people writes them: the sheet and all that has happened to it. */
export type BodyOf<G extends GameTypes> = G extends { Character: infer C } ? C : unknown;

export interface Character<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly body: BodyOf<G>;
}

export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly SeatPlan[];
  /** Whether anything is ever hidden from anybody. If so, `imagine` must guess something, and is held to it. */
  readonly secrets: boolean;
  /** The doors for data from outside: options as people write them, answers as they come over a wire. */
  readonly options: z.ZodType<G['Options']>;
  readonly answers: z.ZodType<G['Answer']>;
  /** Who gets each kind of event, and what of it. A kind that is missing here is a type error. */
  readonly audience: Audience<G['Event']>;

  /** A new game. Everything that can be wrong with options and seats has been refused before (`seating`, `options`, `check`). */
  setup(options: G['Options'], seats: readonly Seat[], io: Io<G['Event']>): G['State'];
  /** What the schemas cannot say about options and seats together. */
  check?(options: G['Options'], seats: readonly Seat[]): Refusal | undefined;
  /** All open decisions; empty only when the game is over. */
  pending(s: G['State']): readonly DecisionOf<G>[];
  /** All answers to a pending decision, or good samples where `open` says that there are more. */
  choices(s: G['State'], d: DecisionOf<G>): readonly G['Answer'][];
  /** One of `choices`, uniformly at random: for random play where listing them all takes long. */
  draw?(s: G['State'], d: DecisionOf<G>, below: Below): G['Answer'];
  /** Validates first, then runs to the next decision. */
  answer(s: G['State'], d: DecisionOf<G>, a: G['Answer'], io: Io<G['Event']>): Refusal | undefined;
  /** The seat is left for good, in the middle of whatever is going on; the game goes on without it or ends. */
  leave(s: G['State'], seat: SeatIndex, io: Io<G['Event']>): void;
  /** Whether a seat that was left still is: where people come late, it may be taken again. */
  gone?(s: G['State'], seat: SeatIndex): boolean;
  /** What `who` may know, built up from it, never made by taking away from the state. It holds all that `who` was ever told and that still matters. */
  view(s: G['State'], who: Viewer): G['View'];
  /** Somebody whose view is the very same at present, where there is one: it is then made, and compared, once for both. */
  seesAs?(s: G['State'], who: Viewer): Viewer;
  /**
   * A whole state that fits what a viewer knows: what is hidden is drawn through `io.chance`, each possibility with its
   * true weight. `view(imagine(v, who), who)` is `v` again, with the same decisions and choices. Where only the odds of
   * one answer are wanted (`of`), it may draw just what that answer depends on, as coarsely as that allows, so that the
   * odds stay exact where whole hands would be too many to walk.
   */
  imagine(view: G['View'], who: Viewer, io: Io<G['Event']>, of?: WeighedAnswer<G>): G['State'];
  copy(s: G['State']): G['State'];
  /**
   * Puts parts of a state back into a later copy of it that still equal them, and nothing else: where the game compares its
   * own parts faster than `sharing` (plain.ts), which sees to all the rest.
   */
  share?(before: G['State'], after: G['State']): void;
  /** What the terms of an event's `sum` come to, as the rules reckoned with it: the suite holds the terms to it and demands it wherever a sum is told. */
  total?(e: G['Event']): number | undefined;
  /**
   * What a seat without a question waits for, by a name that `Texts.awaits` words: its turn, the next scene, the end of
   * somebody else's fight. Without it, a seat waits for the answers of those who have a question.
   */
  awaits?(s: G['State'], seat: SeatIndex): string | undefined;
  outcome(s: G['State']): Outcome | undefined;
  /**
   * For the odds shown beside an answer: a name for the way it turned out, given by the first event that settles it.
   * What would still be drawn after that event is not weighed.
   */
  way?(e: G['Event'], d: DecisionOf<G>, a: G['Answer']): string | undefined;
  /**
   * What the odds take for granted after an answer that has settled nothing yet, such as that nobody adds a die: the next
   * question and its answer, or nothing where somebody's choice decides. `of` is the answer being weighed.
   */
  onward?(s: G['State'], of: WeighedAnswer<G>): WeighedAnswer<G> | undefined;
  /**
   * Where an answer has odds of its own under several assumptions, such as how it is met and with how many dice: their
   * names, the plainest first. `onward` is told which of them holds.
   */
  assumes?(view: G['View'], d: DecisionOf<G>, a: G['Answer']): readonly string[];
  /** Whether an answer has ways at all; without it all may have. The odds of those that have none are not worked out. */
  weighs?(d: DecisionOf<G>, a: G['Answer']): boolean;
  /** What the ways of an answer are worth to the seat that is asked; without it none is better than another. */
  worth?(d: DecisionOf<G>, a: G['Answer']): Worth | undefined;
  /** The rules that a decision rests on or, with an answer, that answer: what people look up before they choose. */
  cites?(d: DecisionOf<G>, a?: G['Answer']): readonly RuleId[];
}

/** An answer whose odds are wanted. */
export interface WeighedAnswer<G extends GameTypes = GameTypes> {
  readonly decision: DecisionOf<G>;
  readonly answer: G['Answer'];
  /** Under which of the assumptions that `assumes` names. */
  readonly as?: string | undefined;
}

/** A rule book with what people read of it. This is what stands on the shelf. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly texts: Readonly<Record<Language, Texts<G>>>;
  /** Every rule by id, in our own words. The shelf adds it where it is wanted; a page loads it when somebody looks a rule up. */
  readonly rulebook?: Rulebook;
  /** What of it is the book’s and what this house’s: the presets of its options. */
  readonly house?: House;
  /**
   * The programs that know this game, the best first and the quickest last: its first thought is what a table falls back
   * on where another program fails. One that plays at random is there for every game (packages/players).
   */
  readonly programs?: readonly Program<G>[];
  /** The characters that play it by its mind, each at five levels. */
  readonly opponents?: readonly Opponent[];
  /** For the programs that search. The shelf adds it where it is wanted; a page loads it apart. */
  readonly mind?: Mind<G>;
  /** What a half-made answer would do, as marks for a board to draw, text for a terminal to print (sketch.ts). */
  sketch?(view: G['View'], d: DecisionOf<G>, draft: DraftOf<G>): Sketch;
  /** What people create before play, such as a character. */
  readonly creation?: Creation;
  /** People who live from table to table, where the game has them (character.ts makes documents of them). */
  readonly characters?: Characters<G>;
  /**
   * What a study tells games apart by, for each seat of a game that is over: who went first, which deck, which cards were
   * played. Labels are `what:which` or a word.
   */
  labels?(s: G['State']): readonly (readonly string[])[];
  /** The same for something that happened on the way: whose labels, and which. */
  labelEvent?(e: G['Event'], s: G['State']): readonly [SeatIndex, ...string[]] | undefined;
  /** What a study asks where it does not say, for games that nobody wins: a label after `#`, as a study file has it. */
  readonly watch?: string;
  /** The odds that the rule book prints, beside the true ones, for a number of players. */
  printedOdds?(players: number): PrintedOdds;
  /** Questions about chance that need no game in progress; the first is the one that people ask most. */
  readonly calculations?: readonly Calculation[];
  /** Studies of this game that the house runs for its balance, and that people may run as they are. */
  readonly studies?: readonly HouseStudy[];
}

/**
 * Characters between two tables. What comes home is what the owner knows, because it is made from a view: what is hidden
 * from him (where he is, when he is lost) stays as many possibilities as he holds possible, and the next table draws among
 * them. A body that is taken home and brought to another table is the same there, byte for byte (conformance).
 */
export interface Characters<G extends GameTypes = GameTypes> {
  /** The role of the seats that are played with a character. */
  readonly role: string;
  /** The door for bodies from outside. */
  readonly body: z.ZodType<BodyOf<G>>;
  /** Those who come with the game, in the order of its options. */
  readonly ready: readonly Character<G>[];
  /** A new one, from a sheet as people write it in the options; or what is wrong with the sheet. */
  made(sheet: unknown): Character<G> | readonly Refusal[];
  /** The same one with another sheet, by hand: what has happened stays; or what is wrong with the sheet. */
  amended(character: Character<G>, sheet: unknown): Character<G> | readonly Refusal[];
  /** The one at a seat, as far as the viewer knows; undefined where nobody sits there, or the viewer knows too little. */
  from(view: G['View'], seat: SeatIndex): Character<G> | undefined;
  /** Whom the same seat played at this table before the present one, in order: the dead who were replaced. */
  former?(view: G['View'], seat: SeatIndex): readonly Character<G>[];
  /** How a game master lets somebody in while a table plays: the kind of question that is open to him, and his answer. */
  enter?(seat: SeatIndex, character: Character<G>): { readonly kind: string; readonly answer: G['Answer'] };
  /**
   * The options of a table to which these come, by seat; a seat without one keeps what the options say of it, and null is
   * a place that stays free until a game master lets somebody in.
   */
  seat(options: unknown, seats: readonly Seat[], characters: readonly (Character<G> | null | undefined)[]): unknown;
  /** Everything that is wrong with one whose body has the right form, each with its `field`. */
  wrong(character: Character<G>): readonly Refusal[];
  /** Why this one cannot come to a table any more (dead, for instance); undefined where nothing stands against it. */
  retired(character: Character<G>): Refusal | undefined;
  /**
   * Whether the same people who play again go on from where they were left, even if they brought nobody: an evening does, a
   * duel or a set task begins anew. Without it they go on.
   */
  goesOn?(options: unknown, seats: readonly Seat[]): boolean;
  /** Other programs whose files can be read and written. */
  readonly bridges?: readonly Bridge<G>[];
}

/** The way to another program's files and back. Nothing is dropped silently: what has no counterpart is noted. */
export interface Bridge<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The name of the other program. */
  readonly name: string;
  /** Whether a file looks like one of its own. */
  fits(json: unknown): boolean;
  read(json: unknown): { readonly character: Character<G>; readonly notes: readonly BridgeNote[] } | Refusal;
  write(character: Character<G>): { readonly json: unknown; readonly notes: readonly BridgeNote[] };
}

/** Something that did not cross a bridge as it was; `Texts.note` words it. */
export interface BridgeNote {
  readonly what: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** A character in a list: what he is, how he is, and a word that stands out. */
export interface CharacterSummary {
  readonly what: string;
  readonly how: string;
  readonly flag?: string;
}

/** A form for something that people create before play; any surface can draw it. */
export interface Creation {
  readonly fields: readonly CreationField[];
  /** Points that the number fields are paid from: each begins at its least and costs a point for every step. */
  readonly purses: Readonly<Record<string, number>>;
  readonly defaults: CreationDraft;
  readonly words: Readonly<Record<Language, CreationWords>>;
  /** What there is to choose from, for fields with a list. */
  choices(field: CreationField): readonly CreationChoice[];
  /** Why a value cannot stand in a field, whatever stands in the others. */
  whyNot(field: CreationField, value: unknown): Refusal | undefined;
  /** What a draft takes out of each purse. */
  spent(draft: CreationDraft): Readonly<Record<string, number>>;
  /** Figures that follow from a draft. */
  derived(draft: CreationDraft): Readonly<Record<string, number>>;
  random(chance: Chance): CreationDraft;
  /** The options of a game that is played with it, or everything that stands against it. */
  finish(draft: CreationDraft): { readonly options: unknown } | readonly Refusal[];
}

/** The values of the fields by id. */
export type CreationDraft = Readonly<Record<string, unknown>>;

export type CreationField = { readonly id: string; readonly rule: RuleId } & (
  | { readonly kind: 'text'; readonly capitals?: true }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly purse: string }
  /** One of the choices, by its index. */
  | { readonly kind: 'one' }
  /** Some of the choices, by their values. */
  | { readonly kind: 'some'; readonly most: number }
);

export type CreationChoice = Words & { readonly value: string | number };

export interface CreationWords {
  readonly fields: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly purses: Readonly<Record<string, string>>;
  readonly derived: Readonly<Record<string, string>>;
  /** Said before the form. */
  readonly preface: string;
}

/** The odds that a rule book prints, beside the true ones: as data, and as a table to read. */
export interface PrintedOdds {
  readonly rows: readonly object[];
  table(language: Language): {
    readonly preface: readonly string[];
    readonly head: readonly string[];
    readonly cells: readonly (readonly string[])[];
  };
}

/** What a program is asked, with all that it may look at. */
export interface Situation<G extends GameTypes = GameTypes> {
  readonly view: G['View'];
  readonly decision: DecisionOf<G>;
  /** Never empty. */
  readonly choices: readonly G['Answer'][];
  /** Its own chance, apart from the game's: a program that hesitates moves no draw. */
  readonly below: Below;
  /** What the program noted for this seat before. It may be empty at any time: it saves work and changes no answer. */
  readonly memory?: Map<string, unknown>;
}

/** How much a program may work. Work is counted in positions reached, not in time, so that it is the same everywhere. */
export interface Budget {
  readonly work: number;
}

/** The best answer so far. */
export interface Thought<G extends GameTypes = GameTypes> {
  /** One of the choices, or another answer where the decision is open; undefined lets an optional decision be. */
  readonly answer: G['Answer'] | undefined;
  /** The chance to win that the program sees in it, from 0 to 1, if it looks that far. */
  readonly chance?: number;
  /** The best other answer that it has looked at as closely, and the chance with that. */
  readonly next?: { readonly answer: G['Answer']; readonly chance: number };
}

/**
 * A program that plays. It gets what the seat it plays for gets, never the state; and it keeps nothing between two
 * decisions but what it could work out again, since one program sits at many tables.
 *
 * The first thought comes at once; later ones come a few milliseconds apart, each at least as good as the one before, so
 * that whoever asks may stop at any of them. The same view, chance and work give the same thoughts. A program that only
 * picks one of the choices is written with `choosing` (program.ts).
 */
export interface Program<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The work it plays with where nobody says otherwise. */
  readonly work?: number;
  think(situation: Situation<G>, budget: Budget): Generator<Thought<G>, Thought<G>>;
}

/**
 * What the engines of packages/players know of a game: how good a position is for a seat, and where that can be said.
 * It lies in `mind.ts` of the game, apart from `game.ts`, because a page that only shows a table does not need it.
 * All of it depends on what the seat may know and nothing else: in a state imagined from the seat's view it is the same.
 */
export interface Mind<G extends GameTypes = GameTypes> {
  /** Changes whenever `features` or `read` do: weights of another version are refused. */
  readonly version: string;
  /** The names of the figures that `read` writes, in order. */
  readonly features: readonly string[];
  /** Writes the figures of a position as `seat` sees it. */
  read(s: G['State'], seat: SeatIndex, out: Float64Array): void;
  /** The chance of a seat to win, from 0 to 1: meant for the quiet places, and for the end of the game. */
  value(s: G['State'], seat: SeatIndex): number;
  /**
   * What reaches the quiet places: a plan of one's own answers up to the end of one's turn, or samples in which the
   * quickest program of the game answers for everybody. Without it, a search through everybody's answers.
   */
  readonly engine?: 'plan' | 'sample';
  /** What the work of a level is multiplied by, where a position of this game takes longer or shorter than most. */
  readonly effort?: number;
  /** The same for the analysis of a whole game, where it is not `effort`: its answers may be cheap, and differ by little. */
  readonly scrutiny?: number;
  /** The least work of any level, where less would leave the choice to luck: levels then differ by misjudgement alone. */
  readonly least?: number;
  /** The how manieth quiet question ends a sample; without it the first. */
  readonly horizon?: number;
  /**
   * How far off a judgement may be at each level, the weakest first, in parts of a victory; where the answers of this game
   * differ by more or less than in most.
   */
  readonly noise?: readonly number[];
  /** Whether a position in which this is asked can be judged: nothing hangs in the air. */
  quiet(d: DecisionOf<G>): boolean;
  /** Questions that are left to the quickest program: nothing is to be gained by thinking about them. */
  leaves?(d: DecisionOf<G>): boolean;
  /**
   * Questions that the quickest program answers better than the figures tell: the merciless take its answer. The others
   * look for one of their own, so that nobody can count on it.
   */
  advised?(d: DecisionOf<G>): boolean;
  /** How likely a good player gives each of the answers; any weights above zero. Without it each is as likely. */
  prior?(s: G['State'], d: DecisionOf<G>, answers: readonly G['Answer'][]): readonly number[];
  /** Those of the choices that are worth thinking about; never none. */
  narrow?(s: G['State'], d: DecisionOf<G>, choices: readonly G['Answer'][]): readonly G['Answer'][];
  /** Answers to an open decision beyond its `choices`. */
  widen?(s: G['State'], d: DecisionOf<G>): readonly G['Answer'][];
  /** What the quickest program answers, out of the state itself: the same answer, without the cost of a view. */
  quick?(s: G['State'], d: DecisionOf<G>, choices: readonly G['Answer'][], below: Below): G['Answer'] | undefined;
  /** Whether an answer uses something up, or only turns things about: no advice to anybody where another does as well. */
  spends?(a: G['Answer']): boolean;
  /** Whether the figures leave out what counts here: then only playing on to the end tells what a position is worth. */
  strange?(s: G['State'], seat: SeatIndex): boolean;
  /** A name for an answer: answers that come to the same in this position share it. */
  key(a: G['Answer'], s: G['State'], d: DecisionOf<G>): string;
}

/** A character that plays a game, at any level. What it is called, and how it puts itself, stands in `Texts.opponents`. */
export interface Opponent {
  readonly id: string;
  /** How it plays: avoids risks, seeks them, does what is not expected, or does what is best. */
  readonly way: 'prudent' | 'bold' | 'tricky' | 'merciless';
  /** Shapes on a square of 48 by 48, painted in order. */
  readonly face: readonly { readonly path: string; readonly fill: 'skin' | 'hair' | 'cloth' | 'ink' | 'light' }[];
}

export const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** What a lobby says of a game before it is loaded: light, because every page carries it for every game. */
export interface About {
  readonly id: string;
  /** Its place on the shelf, the lowest first. */
  readonly order: number;
  readonly title: Words;
  readonly pitch: Words;
  readonly seats: readonly SeatPlan[];
  /** What somebody does in a role, in one sentence; where all do the same there is nothing to say. */
  readonly roles?: Readonly<Record<string, Words>>;
  /** How long a game lasts, in minutes, from the shortest to the longest usual one. */
  readonly minutes: readonly [number, number];
  /** From 1, learnt in a minute, to 3, with a book beside it. */
  readonly difficulty: 1 | 2 | 3;
  /** Whether people live from table to table in it (`Game.characters`). */
  readonly characters?: true;
  /** The one to begin with, for those who know none of them. */
  readonly first?: true;
  /** What people make in the workshop of the game, where it has one. */
  readonly workshop?: Words;
  /** Its instrument in the lab: what it is called, and what it answers. */
  readonly instrument?: Readonly<Record<Language, { readonly name: string; readonly line: string }>>;
}

/** Ways that are welcome and ways that are not, each from the best to the worst. Those in neither list stand between them. */
export interface Worth {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** What an option is called, why one would set it, and what its values are called: `true` and `false` of a switch too. */
export interface OptionWords {
  readonly name: string;
  readonly why?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** All the words of a game in one language. French is the type: the other one must satisfy it. */
export interface Texts<G extends GameTypes = GameTypes> {
  readonly title: string;
  readonly pitch: string;
  role(role: string): string;
  /** How those are called who have no name, programs above all, by seat; without it they go by role and number. */
  readonly strangers?: readonly string[];
  /** Whom each seat plays, by name; null where it plays nobody. Sentences tell of them, not of the people who play them. */
  cast?(view: G['View']): readonly (string | null)[];
  /** What a seat waits for that has no question now (`Rules.awaits`). */
  awaits?(what: string): string | undefined;
  /** A character in a list. */
  character?(character: Character<G>): CharacterSummary;
  /** What a ready character is called in this language, where it is not called the same in all. */
  ready?(name: string): string;
  /** Something that did not cross a bridge to another program as it was. */
  note?(note: BridgeNote): string;
  /** The day and the hour of his world, for a calendar. */
  when?(character: Character<G>): string;
  /** What happened to a character between two moments, a sentence for each thing; none where nothing did. */
  changes?(before: Character<G>, after: Character<G>): readonly string[];
  /** A label that `Game.labels` gives; without its colon and what follows, what all labels of that kind are about. */
  label?(label: string): string;
  /** What each program of the game is called. */
  readonly programs?: Readonly<Record<string, string>>;
  /** What each opponent is called, and what it says of itself in one sentence. */
  readonly opponents?: Readonly<Record<string, { readonly name: string; readonly line: string }>>;
  /** A line of the log. */
  event(e: G['Event'], seats: readonly Seat[]): string;
  /**
   * How many of these events, told one after another, are one thing to a reader, as the stretches of one way are, and the
   * line for all of them; undefined where the first stands for itself.
   */
  together?(
    events: readonly G['Event'][],
    seats: readonly Seat[],
  ): { readonly count: number; readonly text: string } | undefined;
  /** "What now?" in one sentence. Where nobody says who sits where, seats are told by their number. */
  decision(d: DecisionOf<G>, seats?: readonly Seat[]): string;
  choice(d: DecisionOf<G>, a: G['Answer'], seats?: readonly Seat[]): string;
  way(way: string): string;
  /** What odds take for granted under one of the assumptions that `Rules.assumes` names, in a few words. */
  assumed?(as: string): string;
  /** What somebody who writes an answer out by hand must know, such as its units. */
  readonly written?: string;
  /** Why an answer was refused. */
  reason(reason: string, details: Readonly<Record<string, string | number>>): string;
  /** What a draw is for, as asked of people with real dice. */
  purpose(label: string): string;
  /** What came out of it, in the game's own words where it has any: `K 9` rather than `1 0 0 0 1 0`. */
  drawn(label: string, outcome: DrawResult): string;
  /** A figure of a sum. */
  term(what: string): string;
  /** What may be set when a table is opened, by the names of the options; those without words are not offered. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** The table in plain text. */
  board(view: G['View'], seats: readonly Seat[]): string;
  /** Where that is long: what changed of it since another view, and what surrounds the questions, in few lines. */
  glance?(view: G['View'], since: G['View'], decisions: readonly DecisionOf<G>[], seats: readonly Seat[]): string;
  /** What a mark of a sketch says. */
  mark?(what: string, details: Readonly<Record<string, string | number>>): string;
}
