/**
 * Unfinished business as data.
 *
 * A procedure that must wait for somebody is a frame on a stack in the state. The top frame of a stack says who decides
 * what; a frame pushed on it (a reaction, a reaction to the reaction) runs first and then gives way. A game has one
 * stack, or several where things go on side by side. Frames marked `standing` stay open to their seats while others lie
 * on them: that is how anybody may act at any time.
 *
 * A rule book made of procedures is one file for each chapter of the book; `stepped` (steps.ts) makes a procedure out of
 * a table of steps, and `framed` the methods of the contract out of all procedures.
 */
import type { Below } from './chance/chance.ts';
import type { DecisionOf, GameTypes, Io, RuleId, SeatIndex, Worth } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { MAX_SEATS } from './seats.ts';

export interface Frame {
  readonly kind: string;
  step: string;
  /** Given by `push` and `next`; the ids of the decisions asked at this step come from it. */
  serial: number;
}

/** The part of a state that frames live in. */
export interface FrameStacks<F extends Frame> {
  stacks: F[][];
  serial: number;
  /** Seats left for good. Their decisions are answered by `absent`. */
  gone: SeatIndex[];
}

export function unfinished<F extends Frame>(): FrameStacks<F> {
  return { stacks: [], serial: 0, gone: [] };
}

/**
 * A frame as the rules write it down; its serial comes with `push`. Games that push very often write 0 for it, last: an
 * object that is whole from the beginning is quicker than one that grows.
 */
export type NewFrame<F> = F extends Frame ? Omit<F, 'serial'> & { serial?: number } : never;

/** Lays a frame on the stack that `under` is the top of, or begins a new stack. The object given becomes the frame. */
export function push<F extends Frame>(s: FrameStacks<F>, frame: NoInfer<NewFrame<F>>, under?: NoInfer<F>): undefined {
  const laid = frame as F;
  laid.serial = ++s.serial;
  if (!under) {
    // A list that is written out is no longer than it must be, and most games have one stack, begun anew every turn.
    if (s.stacks.length === 0) s.stacks = [[laid]];
    else s.stacks.push([laid]);
    return;
  }
  for (const stack of s.stacks) {
    if (stack[stack.length - 1] !== under) continue;
    stack.push(laid);
    return;
  }
  throw new Error(`a ${laid.kind} can only be laid on the top of a stack, not on this ${under.kind}`);
}

/** Goes on to a step of a frame: a new question, so answers to the old one are stale. */
export function next<G extends Frame>(s: { serial: number }, frame: G, step: G['step']): undefined {
  frame.step = step;
  frame.serial = ++s.serial;
}

/** Takes a finished frame off its stack and gives the one below it, to which it may report. */
export function pop<F extends Frame>(s: FrameStacks<F>, frame: NoInfer<F>): F | undefined {
  const { stacks } = s;
  for (let at = 0; at < stacks.length; at++) {
    const stack = stacks[at] as F[];
    if (stack[stack.length - 1] !== frame) continue;
    stack.pop();
    if (stack.length > 0) return stack[stack.length - 1];
    if (at === stacks.length - 1) stacks.pop();
    else stacks.splice(at, 1);
    return undefined;
  }
  throw new Error(`${frame.kind} is not the top of a stack`);
}

/** The id of what a frame asks a seat. It stays the same until `next`. */
export const askedAs = (frame: Frame, seat: SeatIndex): number => frame.serial * MAX_SEATS + seat;

/** What is known about a kind of question whatever the state: what it rests on, and what its ways are worth. */
export interface QuestionFacts<G extends GameTypes> {
  /** What it was made of: a kind that two procedures ask is one question only if both name the same. */
  readonly of: readonly unknown[];
  /** It lists no choices of its own: the book has samples for it. */
  readonly sampled: boolean;
  cites(d: DecisionOf<G>, a?: G['Answer']): readonly RuleId[];
  worth(d: DecisionOf<G>, a: G['Answer']): Worth | undefined;
}

/** One procedure of a rule book. */
export interface Procedure<G extends GameTypes, F extends Frame> {
  /** Its decisions stay open while other frames lie on this one. */
  readonly standing?: true;
  /** By kind of question. */
  readonly facts?: ReadonlyMap<string, QuestionFacts<G>>;
  pending(s: G['State'], f: F): readonly DecisionOf<G>[];
  choices(s: G['State'], f: F, d: DecisionOf<G>): readonly G['Answer'][];
  /** One of them, uniformly at random, where that is quicker than listing them all. */
  draw?(s: G['State'], f: F, d: DecisionOf<G>, below: Below): G['Answer'];
  /**
   * Validates first, then writes. What follows from the answer may be left to `run`. With `checks` it also refuses, as
   * stale, a question that is not put to its seat; without, it is given open ones only.
   */
  answer(s: G['State'], f: F, d: DecisionOf<G>, a: G['Answer'], io: Io<G['Event']>): Refusal | undefined;
  readonly checks?: true;
  /** Nobody is asked anything at this step: go on. Must reach a question, push or pop in the end. */
  run(s: G['State'], f: F, io: Io<G['Event']>): void;
  /** The same if nobody is asked, and otherwise nothing and false: where that is quicker than making the questions. */
  advance?(s: G['State'], f: F, io: Io<G['Event']>): boolean;
  /** What is taken for the answer of a seat that is gone: passing, declining, letting it be. */
  absent(s: G['State'], f: F, d: DecisionOf<G>): G['Answer'];
}

/**
 * What is worth trying where more answers are allowed than can be listed. Chapters say what an answer does and why it is
 * refused; samples are written beside the programs and put into the book with them.
 */
export interface Sampler<G extends GameTypes, F extends Frame> {
  choices(s: G['State'], f: F, d: DecisionOf<G>): readonly G['Answer'][];
  draw?(s: G['State'], f: F, d: DecisionOf<G>, below: Below): G['Answer'];
}
/** By kind of question. */
export type Samples<G extends GameTypes, F extends Frame> = {
  readonly [K in G['Question']['kind']]?: Sampler<G, F>;
};

export type Procedures<G extends GameTypes, F extends Frame> = {
  readonly [K in F['kind']]: Procedure<G, Extract<F, { kind: K }>>;
};

const NOTHING: readonly never[] = [];
const NO_RULES: readonly RuleId[] = [];

/** The answer to a question that is not open. */
export const stale = (): Refusal => refuse('stale', 'KER-STALE', 'stale');

/** A procedure that never comes to a question is a fault in the rules; this ends it. */
const MAX_STEPS = 10_000;

/** The methods of the contract that follow from the procedures. `settle` is for `setup`: it runs to the first question. */
export function framed<G extends GameTypes & { State: FrameStacks<F> }, F extends Frame>(
  procedures: Procedures<G, F>,
  samples: Samples<G, F> = {},
) {
  type S = G['State'];
  type A = G['Answer'];
  type D = DecisionOf<G>;
  // The one that was looked up last: a frame is asked about many times in turn. Frames are of many shapes, so that even
  // to read the name of one takes a search.
  let lastFrame: F | undefined;
  let lastKind = '';
  let last: Procedure<G, F> | undefined;
  const procedure = (f: F): Procedure<G, F> => {
    if (f !== lastFrame) {
      lastFrame = f;
      const { kind } = f;
      if (kind !== lastKind) {
        last = procedures[kind as F['kind']];
        lastKind = kind;
      }
    }
    return last as Procedure<G, F>;
  };
  const all = Object.values(procedures) as Procedure<G, F>[];
  const facts = factsOf(all);
  const samplers = new Map(Object.entries<Sampler<G, F> | undefined>(samples));
  for (const [kind, { sampled }] of facts)
    if (sampled && !samplers.has(kind)) throw new Error(`${kind} has neither choices nor samples`);
  /** Who lists the choices of a question. */
  const listing = (frame: F, d: D) => (samplers.size > 0 && samplers.get(d.kind)) || procedure(frame);
  const someStand = all.some(({ standing }) => standing);

  const decisions = (s: S, frame: F): readonly D[] => {
    const asked = procedure(frame).pending(s, frame);
    return s.gone.length === 0 ? asked : asked.filter((d) => !(d.optional && s.gone.includes(d.seat)));
  };

  /** Whether a frame may be answered now: the top of its stack, or one that stands open below. */
  const isActive = (stack: readonly F[], at: number): boolean =>
    at === stack.length - 1 || procedure(stack[at] as F).standing === true;

  /** Where to begin looking for frames that may be answered: at the top, in games where none stands open below. */
  const firstOf = (stack: readonly F[]): number => (someStand ? 0 : stack.length - 1);

  function pending(s: S): readonly D[] {
    if (!someStand && s.stacks.length === 1) {
      const stack = s.stacks[0] as F[];
      return decisions(s, stack[stack.length - 1] as F);
    }
    // Nearly always a single frame asks, and then its own list will do.
    let found: readonly D[] | undefined;
    for (const stack of s.stacks) {
      for (let at = firstOf(stack); at < stack.length; at++) {
        if (!isActive(stack, at)) continue;
        const asked = decisions(s, stack[at] as F);
        if (asked.length > 0) found = found ? [...found, ...asked] : asked;
      }
    }
    return found ?? NOTHING;
  }

  /** The open frame that a decision's id comes from. */
  function frameOf(s: S, id: number): F | undefined {
    const serial = Math.floor(id / MAX_SEATS);
    if (!someStand && s.stacks.length === 1) {
      const stack = s.stacks[0] as F[];
      const top = stack[stack.length - 1] as F;
      return top.serial === serial ? top : undefined;
    }
    for (const stack of s.stacks) {
      for (let at = firstOf(stack); at < stack.length; at++) {
        if ((stack[at] as F).serial === serial && isActive(stack, at)) return stack[at];
      }
    }
    return undefined;
  }

  function answer(s: S, d: D, a: A, io: Io<G['Event']>): Refusal | undefined {
    const frame = frameOf(s, d.id);
    if (!frame) return stale();
    const asking = procedure(frame);
    const checks = asking.checks && s.gone.length === 0;
    if (!checks && !decisions(s, frame).some(({ id }) => id === d.id)) return stale();
    const refusal = asking.answer(s, frame, d, a, io);
    if (refusal) return refusal;
    settle(s, io);
    return undefined;
  }

  function choices(s: S, d: D): readonly A[] {
    const frame = frameOf(s, d.id);
    return frame ? listing(frame, d).choices(s, frame, d) : [];
  }

  /** For `Rules.draw`, where some procedure has one of its own. */
  function draw(s: S, d: D, below: Below): A {
    const frame = frameOf(s, d.id);
    if (!frame) throw new Error(`${d.kind} is not open`);
    const asking = listing(frame, d);
    if (asking.draw) return asking.draw(s, frame, d, below);
    const all = asking.choices(s, frame, d);
    return all[below(all.length)] as A;
  }

  /** Runs every stack on until it waits for somebody who is there. */
  function settle(s: S, io: Io<G['Event']>): void {
    for (let steps = 0; step(s, io); steps++) {
      if (steps === MAX_STEPS)
        throw new Error(`no question after ${MAX_STEPS} steps of ${s.stacks.at(-1)?.at(-1)?.kind}`);
    }
  }

  /** One step of anything that need not wait; false when everything waits. */
  function step(s: S, io: Io<G['Event']>): boolean {
    for (let at = 0; at < s.stacks.length; at++) {
      const stack = s.stacks[at] as F[];
      const top = stack[stack.length - 1] as F;
      const asking = procedure(top);
      if (asking.advance && s.gone.length === 0) {
        if (asking.advance(s, top, io)) return true;
        continue;
      }
      const open = decisions(s, top);
      if (open.length === 0) {
        asking.run(s, top, io);
        return true;
      }
      const left = s.gone.length > 0 && open.find((d) => s.gone.includes(d.seat));
      if (left) {
        const refusal = asking.answer(s, top, left, asking.absent(s, top, left), io);
        if (refusal) throw new Error(`${top.kind} refuses its own answer for a seat that is gone: ${refusal.reason}`);
        return true;
      }
    }
    return false;
  }

  /** For `Rules.leave`, before or after what the game itself does about it. */
  function leave(s: S, seat: SeatIndex, io: Io<G['Event']>): void {
    if (!s.gone.includes(seat)) s.gone.push(seat);
    settle(s, io);
  }

  /** The rules that a question rests on or, with an answer, that answer. */
  const cites = (d: D, a?: A): readonly RuleId[] => facts.get(d.kind)?.cites(d, a) ?? NO_RULES;
  const worth = (d: D, a: A): Worth | undefined => facts.get(d.kind)?.worth(d, a);

  return { pending, choices, draw, answer, leave, settle, cites, worth };
}

/** The facts of all procedures. A kind that two of them ask is one question: both share what is known about it. */
function factsOf<G extends GameTypes, F extends Frame>(procedures: readonly Procedure<G, F>[]) {
  const all = new Map<string, QuestionFacts<G>>();
  for (const { facts } of procedures) {
    for (const [kind, one] of facts ?? []) {
      const known = all.get(kind);
      if (known && !known.of.every((part, i) => part === one.of[i])) throw new Error(`two procedures ask ${kind}`);
      all.set(kind, one);
    }
  }
  return all;
}
