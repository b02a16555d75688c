/** MOR-DEF: a companion who stands in for the target, and the attacker who slips past him. */
import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Event, who } from '../events.ts';
import { fighterOf, NOBODY, type State } from '../state.ts';
import type { ActivationFrame } from '../unfinished.ts';
import { isFree, isWaiting } from './fighter.ts';
import { mover } from './going.ts';
import { endTurn } from './harm.ts';
import { inZone } from './measure.ts';
import { startMelee } from './melee.ts';
import { carryOut } from './moves.ts';
import { offerEscapes } from './shift.ts';

type Port = Io<Event>;

/** MOR-DEF-04, MOR-DEF-07, MOR-DEF-A2: in time or too late. MOR-DEF-05, MOR-DEF-A6: in time, he is the one to be struck, by a charge as well. */
export function defend(s: State, f: ActivationFrame, io: Port): void {
  const { defence } = f;
  const m = mover(f);
  const one = fighterOf(s, m.who);
  if (!defence || m.lost || m.stopped || m.action.kind !== 'strike') {
    next(s, f, 'before');
    return;
  }
  const guard = fighterOf(s, defence.who);
  const target = fighterOf(s, m.action.target);
  if (!isWaiting(guard)) {
    next(s, f, 'before');
    return;
  }
  const inTime = defence.cost <= m.cost;
  const rule = inTime ? 'MOR-DEF-04' : 'MOR-DEF-07';
  io.tell?.({
    kind: 'defends',
    rule,
    who: who(guard),
    of: who(target),
    inTime,
    own: defence.cost / 100,
    other: m.cost / 100,
  });
  carryOut(s, guard, defence.steps, 0, defence.length, io, 'defence');
  if (isFree(guard)) [guard.fx, guard.fy] = [one.x - guard.x, one.y - guard.y];
  guard.activated = true;
  if (inTime && isFree(guard) && inZone(guard, one)) {
    f.standIn = guard.id;
    next(s, f, 'slip');
  } else {
    // MOR-DEF-A3: he stands where he wanted to go.
    endTurn(guard);
    next(s, f, 'before');
  }
  offerEscapes(s, guard);
}

/** MOR-DEF-06, MOR-DEF-A4: the attacker slips past the defender, or does not. */
export function slip(s: State, f: ActivationFrame): void {
  const m = mover(f);
  next(s, f, 'slip');
  f.report = null;
  startMelee(s, {
    by: f.standIn,
    body: false,
    targets: [m.who],
    charge: null,
    why: 'defence',
    planned: { how: 'dodge', share: 0 },
  });
}

export function slipped(s: State, f: ActivationFrame): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  endTurn(fighterOf(s, f.standIn));
  if (!f.report?.dodged) {
    m.lost = true;
    endTurn(one);
  }
  f.standIn = NOBODY;
  f.report = null;
  next(s, f, 'before');
}
