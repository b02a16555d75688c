/**
 * Unfinished business as data.
 *
 * A procedure that must wait for somebody is a frame on a stack in the state. The top frame of a stack says who decides
 * what; a frame pushed on it (a reaction, a reaction to the reaction) runs first and then gives way. A game has one
 * stack, or several where things go on side by side. Frames marked `standing` stay open to their seats while others lie
 * on them: that is how anybody may act at any time.
 *
 * A rule book made of procedures is one file for each procedure of the book, and `framed` makes the methods of the
 * contract out of them.
 */

import type { Below } from './chance/chance.ts';
import type { Event } from './events.ts';
import { type Decision, type Io, MAX_SEATS, type SeatIndex } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Frame {
  readonly kind: string;
  step: string;
  /** Given by `push` and `next`; the ids of the decisions asked at this step come from it. */
  serial: number;
}

/** The part of a state that frames live in. */
export interface Unfinished<F extends Frame> {
  stacks: F[][];
  serial: number;
  /** Seats left for good. Their decisions are answered by `absent`. */
  gone: SeatIndex[];
}

export function unfinished<F extends Frame>(): Unfinished<F> {
  return { stacks: [], serial: 0, gone: [] };
}

/** A frame as the rules write it down; its serial comes with `push`. */
export type Unlaid<F> = F extends Frame ? Omit<F, 'serial'> : never;

/** Lays a frame on the stack that `under` is the top of, or begins a new stack. The object given becomes the frame. */
export function push<F extends Frame>(s: Unfinished<F>, frame: NoInfer<Unlaid<F>>, under?: NoInfer<F>): void {
  const laid = frame as unknown as F;
  laid.serial = ++s.serial;
  if (!under) {
    s.stacks.push([laid]);
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
export function next<G extends Frame>(s: { serial: number }, frame: G, step: G['step']): void {
  frame.step = step;
  frame.serial = ++s.serial;
}

/** Takes a finished frame off its stack and gives the one below it, to which it may report. */
export function pop<F extends Frame>(s: Unfinished<F>, frame: NoInfer<F>): F | undefined {
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

/** A question of this frame to a seat. Its id stays the same until `next`. */
export function ask(
  frame: Frame,
  seat: SeatIndex,
  kind: string,
  more?: Omit<Decision, 'id' | 'seat' | 'kind'>,
): Decision {
  const id = frame.serial * MAX_SEATS + seat;
  if (!more) return { id, seat, kind };
  // Written out for the two that are asked most: this runs several times for every answer.
  if (more.optional) return { id, seat, kind, ...more };
  if (more.about === undefined) return more.open ? { id, seat, kind, open: true } : { id, seat, kind };
  const { about } = more;
  return more.open ? { id, seat, kind, open: true, about } : { id, seat, kind, about };
}

/** One procedure of a rule book. */
export interface Procedure<S, F extends Frame, A, E extends Event> {
  /** Its decisions stay open while other frames lie on this one. */
  readonly standing?: true;
  pending(s: S, f: F): readonly Decision[];
  choices(s: S, f: F, d: Decision): readonly A[];
  /** One of them, all alike, where that is quicker than making them all. */
  draw?(s: S, f: F, d: Decision, below: Below): A;
  /** Validates first, then writes. What follows from the answer may be left to `run`. */
  answer(s: S, f: F, d: Decision, a: A, io: Io<E>): Refusal | undefined;
  /** Nobody is asked anything at this step: go on. Must reach a question, push or pop in the end. */
  run(s: S, f: F, io: Io<E>): void;
  /** What is taken for the answer of a seat that is gone: passing, declining, letting it be. */
  absent(s: S, f: F, d: Decision): A;
}

export type Procedures<S, F extends Frame, A, E extends Event> = {
  readonly [K in F['kind']]: Procedure<S, Extract<F, { kind: K }>, A, E>;
};

const NOTHING: readonly Decision[] = [];

function withId(decisions: readonly Decision[], id: number): Decision | undefined {
  for (let i = 0; i < decisions.length; i++) if ((decisions[i] as Decision).id === id) return decisions[i];
  return undefined;
}

/** A procedure that never comes to a question is a fault in the rules; this ends it. */
const MAX_STEPS = 10_000;

/** The methods of the contract that follow from the procedures. `settle` is for `setup`: it runs to the first question. */
export function framed<S extends Unfinished<F>, F extends Frame, A, E extends Event>(
  procedures: Procedures<S, F, A, E>,
) {
  const procedure = (f: F) => procedures[f.kind as F['kind']] as unknown as Procedure<S, F, A, E>;

  const decisions = (s: S, frame: F): readonly Decision[] => {
    const asked = procedure(frame).pending(s, frame);
    return s.gone.length === 0 ? asked : asked.filter((d) => !(d.optional && s.gone.includes(d.seat)));
  };

  /** Whether a frame may be answered now: the top of its stack, or one that stands open below. */
  const isActive = (stack: readonly F[], at: number): boolean =>
    at === stack.length - 1 || procedure(stack[at] as F).standing === true;

  function pending(s: S): readonly Decision[] {
    // Nearly always a single frame asks, and then its own list will do.
    let found: readonly Decision[] | undefined;
    for (const stack of s.stacks) {
      for (let at = 0; at < stack.length; at++) {
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
    for (const stack of s.stacks) {
      for (let at = 0; at < stack.length; at++) {
        if ((stack[at] as F).serial === serial && isActive(stack, at)) return stack[at];
      }
    }
    return undefined;
  }

  function answer(s: S, d: Decision, a: A, io: Io<E>): Refusal | undefined {
    const frame = frameOf(s, d.id);
    const decision = frame && withId(decisions(s, frame), d.id);
    if (!frame || !decision) return refuse('stale', 'KER-STALE', 'stale');
    const refusal = procedure(frame).answer(s, frame, decision, a, io);
    if (refusal) return refusal;
    settle(s, io);
    return undefined;
  }

  function choices(s: S, d: Decision): readonly A[] {
    const frame = frameOf(s, d.id);
    return frame ? procedure(frame).choices(s, frame, d) : [];
  }

  /** For `Rules.draw`, where some procedure has one of its own. */
  function draw(s: S, d: Decision, below: Below): A {
    const frame = frameOf(s, d.id);
    if (!frame) throw new Error(`${d.kind} is not open`);
    const asking = procedure(frame);
    if (asking.draw) return asking.draw(s, frame, d, below);
    const all = asking.choices(s, frame, d);
    return all[below(all.length)] as A;
  }

  /** Runs every stack on until it waits for somebody who is there. */
  function settle(s: S, io: Io<E>): void {
    for (let steps = 0; step(s, io); steps++) {
      if (steps === MAX_STEPS)
        throw new Error(`no question after ${MAX_STEPS} steps of ${s.stacks.at(-1)?.at(-1)?.kind}`);
    }
  }

  /** One step of anything that need not wait; false when everything waits. */
  function step(s: S, io: Io<E>): boolean {
    for (let at = 0; at < s.stacks.length; at++) {
      const stack = s.stacks[at] as F[];
      const top = stack[stack.length - 1] as F;
      const open = decisions(s, top);
      if (open.length === 0) {
        procedure(top).run(s, top, io);
        return true;
      }
      const left = s.gone.length > 0 && open.find((d) => s.gone.includes(d.seat));
      if (left) {
        const refusal = procedure(top).answer(s, top, left, procedure(top).absent(s, top, left), io);
        if (refusal) throw new Error(`${top.kind} refuses its own answer for a seat that is gone: ${refusal.reason}`);
        return true;
      }
    }
    return false;
  }

  /** For `Rules.leave`, before or after what the game itself does about it. */
  function leave(s: S, seat: SeatIndex, io: Io<E>): void {
    if (!s.gone.includes(seat)) s.gone.push(seat);
    settle(s, io);
  }

  return { pending, choices, draw, answer, leave, settle };
}
