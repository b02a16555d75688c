/** SON-INI-06, SON-INI-07 as an option: of several fights each has one exchange in turn, and who begins one may wait. */
import { pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Io } from '../events.ts';
import type { Algarade, Duel, Melee } from '../frames.ts';
import { goTo, nameOf, type State, told } from '../state.ts';

type Fight = Duel | Algarade;

/** The several fights that this one is of, where they take turns. */
function turnsOf(s: State, f: Fight): Melee | undefined {
  if (s.options.turns !== 'exchange') return undefined;
  const stack = s.stacks[0] ?? [];
  const below = stack[stack.indexOf(f) - 1];
  return below?.kind === 'melee' && below.fights.length > 0 ? below : undefined;
}

/** It lies on no stack until its turn comes. */
function laidBy(s: State, f: Fight, below: Melee, at: number, late: boolean): undefined {
  pop(s, f);
  const sides =
    f.kind === 'duel'
      ? { a: f.sides[0].figure, b: f.sides[1].figure, foes: 0 }
      : { a: f.figure, b: f.band, foes: f.foes };
  below.fights.splice(at, 0, { ...sides, late, going: f });
  goTo(s, below, 'turn');
}

/** SON-INI-07: whether a fight waits now, to go on with this step when the others have had their exchange. */
export function waits<F extends Fight>(s: State, f: F, step: F['step']): boolean {
  const below = turnsOf(s, f);
  if (!below) return false;
  goTo<Fight>(s, f, step);
  laidBy(s, f, below, below.fights.length, false);
  return true;
}

/** SON-INI-06: who has not waited in this round may wait, behind the next one who has not waited either; −1 where there is nobody. */
function behind(below: Melee | undefined): number {
  return !below || below.late ? -1 : below.fights.findIndex(({ late }) => !late);
}
export const mayWait = (s: State, f: Fight): boolean => behind(turnsOf(s, f)) >= 0;

export function wait(s: State, f: Fight, io: Io): Refusal | undefined {
  const below = turnsOf(s, f);
  const at = behind(below);
  const other = below?.fights[at];
  if (!below || !other) return refuse('invalid', 'SON-INI-06', 'nobodyToWaitFor');
  const who = f.kind === 'duel' ? f.sides[0].figure : f.figure;
  io.tell?.({ kind: 'delayed', rule: 'SON-INI-06', ...told(s, who), after: nameOf(s, other.a) });
  laidBy(s, f, below, at + 1, true);
}
