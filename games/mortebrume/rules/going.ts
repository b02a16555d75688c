/** HB-11: the move of an activation, with its interceptions on the way (MOR-INT). */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Event, who } from '../events.ts';
import { rounded } from '../geometry/plane.ts';
import { fighterOf, type State } from '../state.ts';
import type { ActivationFrame, Mover } from '../unfinished.ts';
import { isFit, isFree, isWaiting, profile } from './fighter.ts';
import { endTurn } from './harm.ts';
import { inZone } from './measure.ts';
import { startMelee } from './melee.ts';
import { carryOut } from './moves.ts';
import { startVolley } from './volley.ts';
import { isMelee } from './window.ts';

type Port = Io<Event>;

export const mover = (f: ActivationFrame): Mover => f.movers[f.at] as Mover;

/** Goes on along the way of the mover at hand, to the next interception or to the end. */
export function move(s: State, f: ActivationFrame, io: Port): void {
  const m = f.movers[f.at];
  if (!m) {
    f.at = 0;
    const [only] = f.movers;
    const plain = !f.combined && only?.action.kind === 'none' && fighterOf(s, only.who).prepared === null;
    next(s, f, f.defence ? 'defence' : f.combined ? 'plan' : plain ? 'end' : 'before');
    return;
  }
  const one = fighterOf(s, m.who);
  const hit = f.interceptions[f.next];
  if (!m.stopped && hit && hit.mover === m.who) {
    f.next++;
    const to = Math.max(m.run, hit.at);
    if (!carryOut(s, one, m.steps, m.run, to, io, 'walk')) {
      m.stopped = true;
      if (one.spent > 500_000 || !isFree(one)) m.lost = true;
    }
    m.run = to;
    if (m.length === 0 && m.facing) [one.fx, one.fy] = m.facing;
    next(s, f, 'intercepted');
    intercept(s, f, hit.who, hit.with, one.id, io);
    return;
  }
  if (hit && hit.mover === m.who) {
    // MOR-INT-08: he never came that far; whoever waited for him has not been activated.
    f.next++;
    return;
  }
  if (!m.stopped && !carryOut(s, one, m.steps, m.run, m.length, io, 'walk')) {
    m.stopped = true;
    if (one.spent > 500_000 || !isFree(one)) m.lost = true;
  }
  m.run = m.length;
  if (!m.stopped && m.facing) [one.fx, one.fy] = m.facing;
  if (m.facing && (m.length > 0 || m.stopped)) one.moved = one.moved || m.length > 0;
  f.at++;
  if (f.at < f.movers.length) next(s, f, 'move');
  else move(s, f, io);
}

/** MOR-INT-06, MOR-INT-10 (never a combined attack), MOR-ESC-A3 (an escape too): by the ordinary rules, at this point of the way. */
function intercept(s: State, f: ActivationFrame, by: number, means: string, target: number, io: Port): void {
  const one = fighterOf(s, by);
  const other = fighterOf(s, target);
  f.report = null;
  const can = isWaiting(one) && isFit(other) && (!isMelee(means) || inZone(one, other));
  if (!can) return;
  io.tell?.({ kind: 'intercepts', rule: 'MOR-INT-06', who: who(one), mover: who(other), with: means });
  if (isMelee(means)) {
    startMelee(s, { by, body: means === 'body', targets: [target], charge: null, why: 'interception' });
  } else {
    const spell = profile(one).spells.some((known) => known.spell === means);
    startVolley(s, { by, what: spell ? 'spell' : 'shot', with: means, target, at: null, why: 'interception' });
  }
}

/** MOR-INT-07, MOR-INT-A3, MOR-INT-A4: whether the mover goes on, and still has its action. */
export function intercepted(s: State, f: ActivationFrame, io: Port): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  const { report } = f;
  if (report) endTurn(fighterOf(s, report.by));
  if (one.acted && !f.double) m.lost = true;
  let x = one.x;
  let y = one.y;
  let begun = 0;
  for (const step of m.steps) {
    // Where it should stand if nobody moved it: within a unit of the way.
    if (m.run <= begun + step.length) {
      const t = step.length === 0 ? 1 : (m.run - begun) / step.length;
      x = rounded(step.ax + (step.x - step.ax) * t);
      y = rounded(step.ay + (step.y - step.ay) * t);
      break;
    }
    begun += step.length;
  }
  const shoved = Math.abs(one.x - x) > 5 || Math.abs(one.y - y) > 5;
  if (!isFree(one) || one.stunned || one.spent > 500_000 || shoved) {
    if (!m.stopped) io.tell?.({ kind: 'stopped', rule: 'MOR-INT-A3', who: who(one), why: 'struck' });
    m.stopped = true;
    if (!isFree(one) || one.stunned || one.spent > 500_000) m.lost = true;
  }
  next(s, f, 'move');
}
