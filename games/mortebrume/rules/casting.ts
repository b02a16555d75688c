/** W11: a spell that was prepared in the turn before (MOR-SOR). */
import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { type Event, who } from '../events.ts';
import { fighterOf, NOBODY, type State } from '../state.ts';
import type { ActivationFrame } from '../unfinished.ts';
import { spellFault } from './faults.ts';
import { isFree } from './fighter.ts';
import { mover } from './going.ts';
import { startVolley } from './volley.ts';

type Port = Io<Event>;

/** MOR-SOR-07: a spell prepared in the turn before is ready. */
export const hasReady = (s: State, id: number): boolean => {
  const one = fighterOf(s, id);
  return one.prepared !== null && one.preparedIn === s.turn - 1 && isFree(one) && !one.stunned;
};

export function cast(s: State, f: ActivationFrame, a: Answer, io: Port): Refusal | undefined {
  const one = fighterOf(s, mover(f).who);
  const then = f.step === 'before' ? 'act' : 'after';
  if (a.do === 'pass') {
    if (f.step === 'castAfter') {
      one.prepared = null;
      io.tell?.({ kind: 'spellLost', rule: 'MOR-SOR-07', who: who(one) });
    }
    next(s, f, then);
    return undefined;
  }
  if (a.do !== 'cast') return refuse('invalid', 'MOR-SOR-07', 'notThis');
  const spell = one.prepared ?? '';
  const fault = spellFault(s, one, { spell, target: a.target, at: a.at });
  if (fault) return fault;
  one.prepared = null;
  next(s, f, then);
  startVolley(s, {
    by: one.id,
    what: 'spell',
    with: spell,
    target: a.target ?? NOBODY,
    at: a.at ?? null,
    why: 'prepared',
  });
  return undefined;
}
