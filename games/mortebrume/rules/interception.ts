/**
 * W3: what the other side may do about a declared move (MOR-INT, MOR-DIS), and the move with its interceptions (HB-11).
 */
import { next } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do, Leg } from '../answers.ts';
import { type Who, who } from '../events.ts';
import { type ActivationFrame, type Guard, type Interception, lastOf, type Mover, mover } from '../frames.ts';
import { type Fighter, fighterAt, fighterOf, kindsOf, type State, standingOf, topOf } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { towards } from './bearing.ts';
import { endReaction, guardsFor, judgeGuard } from './defence.ts';
import { standBack } from './falls.ts';
import { isFit, isFree, isWaiting, knows } from './fighter.ts';
import { hasEnded, stay } from './harm.ts';
import { idsOf } from './ids.ts';
import { canStillAct, publicIntention, targetIdOf } from './intention.ts';
import { inFront, inZone, isWithin, meleeWeapon, ZONE } from './measure.ts';
import { carryOut, comeDown, failJump } from './movement.ts';
import { legsOf } from './paths.ts';
import { startMelee, startVolley } from './start.ts';
import { generalFault, interceptionsFor, isMelee, judgeInterception, missAt, tryOf } from './strikes.ts';
import { along, edgeUnder, midway } from './trajectory.ts';
import { type Met, type Verdict, verdictOn } from './verdict.ts';

type Reaction = Pick<ActivationFrame, 'interceptions' | 'defence'>;
/** The whole answer of the other side: MOR-DEF-A5 one reaction for each fighter, MOR-INT-A8 one way for each interceptor. */
function judgeReaction(s: State, frame: ActivationFrame, a: Do<'react'>): Reaction | Refusal {
  const used = new Set<number>();
  const interceptions: Interception[] = [];
  for (const one of a.intercept) {
    const m = frame.movers.find(({ who }) => who === one.mover);
    const f = s.fighters[one.fighter];
    if (!m) return refuse('invalid', 'MOR-INT-03', 'noMove', { mark: '' });
    const mover = fighterOf(s, m.who);
    const fault = generalFault(s, f, mover, m);
    if (fault || !f) return fault ?? refuse('invalid', 'MOR-INT-02', 'notWaiting', { mark: '' });
    if (used.has(one.fighter)) return refuse('invalid', 'MOR-DEF-A5', 'oneReaction', { mark: f.mark });
    used.add(one.fighter);
    const judged = judgeInterception(tryOf(s, f, mover, m, one.with), one.at);
    if ('refusal' in judged) return judged;
    interceptions.push(judged);
  }
  let defence: Guard | null = null;
  if (a.defend) {
    const f = s.fighters[a.defend.fighter];
    if (f && used.has(f.id)) return refuse('invalid', 'MOR-DEF-A5', 'oneReaction', { mark: f.mark });
    const judged = judgeGuard(s, frame.movers, a.defend);
    if ('refusal' in judged) return judged;
    defence = judged;
  }
  // MOR-INT-09: in the order of their points along the way, the nearest first where that is the same.
  interceptions.sort((p, q) => p.at - q.at || p.near - q.near);
  return { interceptions, defence };
}

/** MOR-DIS-01, MOR-DIS-03, MOR-DIS-A1: leaving an enemy's contact zone from before his front is a disengagement. MOR-DIS-02: like any move. */
function disengages(f: Fighter, mover: Fighter, m: Mover): boolean {
  const last = lastOf(m.steps);
  if (!last || f.seat === mover.seat || !isFree(f) || !inZone(f, mover) || !inFront(f, mover) || !meleeWeapon(f))
    return false;
  return !isWithin(f, { x: last.x, y: last.y, r: mover.r }, ZONE);
}

/** Whom a way leads towards, among those who are still there. */
function headed(s: State, one: Fighter, path: readonly Leg[]): Who | null {
  const last = path[path.length - 1];
  const others = s.fighters.filter((f) => f.id !== one.id && !f.off);
  const found = last && towards([one.x, one.y], last.to, one.seat, others);
  return found ? who(found) : null;
}

/** HB-10: what was declared is told. */
export function announce(s: State, f: ActivationFrame, io: Port): void {
  if (!io.tell) return;
  for (const m of f.movers) {
    const one = fighterOf(s, m.who);
    const target = fighterAt(s, targetIdOf(m.action));
    const path = legsOf(m.steps);
    io.tell({
      kind: 'declared',
      rule: f.combined ? 'MOR-CMB-01' : 'HB-10',
      who: who(one),
      from: [one.x, one.y],
      path,
      towards: headed(s, one, path),
      double: f.double,
      action: m.action.kind,
      charge: m.charge?.type ?? null,
      target: target ? who(target) : null,
    });
    for (const other of s.fighters) {
      if (disengages(other, one, m))
        io.tell({ kind: 'disengages', rule: 'MOR-DIS-01', who: who(one), from: who(other) });
    }
  }
}

/** The other side looks at what it may do about it. */
export function openWindow(s: State, f: ActivationFrame, io: Port): void {
  f.offers = interceptionsFor(s, f.movers);
  f.guards = guardsFor(s, f.movers);
  if (f.offers.length > 0 || f.guards.length > 0) {
    next(s, f, 'window');
    return;
  }
  // Nearly always: on its way at once.
  next(s, f, 'move');
  move(s, f, io);
}

const INTERCEPTING = [...idsOf('INT', '05 06 07 08 09 10 A1 A2 A4 A5 A7 A8'), ...idsOf('PRV', '02 03 A1')];
const DEFENDING = idsOf('DEF', '03 04 A1 A2 A3 A7');

/** W3. */
export const react: Asking<ActivationFrame, 'react'> = {
  kind: 'react',
  open: true,
  to: (_s, f) => (f.offers.length === 0 && f.guards.length === 0 ? undefined : 1 - f.seat),
  about: (s, f) => ({
    declared: f.movers.map((m) => publicIntention(m, f.double)),
    first: s.first,
    kinds: kindsOf(s),
    standing: standingOf(s),
  }),
  cites: [...idsOf('INT', '01 02 03 04'), ...idsOf('DIS', '02 03 A1'), ...idsOf('DEF', '01 02')],
  worth: toEither,
  on: {
    pass: (s, f) => void next(s, f, 'move'),
    react: {
      cites(_d, { intercept, defend }) {
        if (intercept.length === 0 && !defend) return ['MOR-INT-01', 'MOR-DEF-01'];
        return [...(intercept.length > 0 ? INTERCEPTING : []), ...(defend ? DEFENDING : [])];
      },
      take(s, f, a) {
        const judged = judgeReaction(s, f, a);
        if ('refusal' in judged) return judged;
        // Movers go one after another: their interceptions follow the same order.
        const order = (id: number): number => f.movers.findIndex((m) => m.who === id);
        f.interceptions = judged.interceptions.sort((p, q) => order(p.mover) - order(q.mover));
        f.defence = judged.defence;
        next(s, f, 'move');
        return undefined;
      },
    },
  },
  absent: { do: 'pass' },
  run: (s, f) => next(s, f, 'move'),
};

function countAble(s: State, f: ActivationFrame): number {
  let able = 0;
  for (const m of f.movers) if (canStillAct(s, f, m)) able++;
  return able;
}

/** Goes on to a length of its way, unless it was stopped before. */
function walkTo(s: State, m: Mover, one: Fighter, to: number, io: Port): void {
  if (m.stopped) return;
  const { run, stopped } = carryOut(s, one, m.steps, m.run, to, io, 'walk');
  m.run = run;
  m.stopped = stopped;
  if (stopped && (hasEnded(one) || !isFree(one))) m.lost = true;
}

/** Goes on along the way of the mover at hand, to the next interception or to the end. */
export function move(s: State, f: ActivationFrame, io: Port): void {
  const m = f.movers[f.at];
  if (!m) {
    f.at = 0;
    const only = f.movers[0];
    const plain = !f.combined && only?.action.kind === 'none' && fighterOf(s, only.who).prepared === null;
    // MOR-CMB-A1: those who were put down on the way do not count.
    if (f.combined) f.malus = countAble(s, f);
    next(s, f, f.defence ? 'defence' : plain ? 'end' : 'before');
    return;
  }
  const one = fighterOf(s, m.who);
  const hit = f.interceptions[f.next];
  if (hit?.mover === m.who) {
    walkTo(s, m, one, Math.max(m.run, hit.at), io);
    // MOR-FAL-06: a figure that fell on another is put down beside it first.
    if (topOf(s) !== f) return;
    f.next++;
    // MOR-INT-08: a mover that never came that far activates no interceptor; one stopped right there meets the next too.
    if (m.run < hit.at) return;
    if (m.length === 0 && m.facing) [one.fx, one.fy] = m.facing;
    next(s, f, 'intercepted');
    intercept(s, f, hit.who, hit.with, one.id, io);
    return;
  }
  walkTo(s, m, one, m.length, io);
  if (!m.stopped && m.facing) [one.fx, one.fy] = m.facing;
  if (m.facing && m.length > 0) one.moved = true;
  f.at++;
  if (f.at < f.movers.length) next(s, f, 'move');
  else move(s, f, io);
}

/** MOR-INT-06, MOR-INT-10 (never a combined attack), MOR-ESC-A3 (an escape too): by the ordinary rules, at this point of the way. */
function intercept(s: State, f: ActivationFrame, by: number, means: string, target: number, io: Port): void {
  const one = fighterOf(s, by);
  const other = fighterOf(s, target);
  f.report = null;
  f.met = { x: other.x, y: other.y, acted: other.acted, rooted: other.rooted >= s.turn };
  if (!isWaiting(one) || !isFree(other) || missAt({ s, f: one, means }, other)) return;
  io.tell?.({ kind: 'intercepts', rule: 'MOR-INT-06', who: who(one), mover: who(other), with: means });
  if (isMelee(means)) {
    startMelee(s, { by, body: means === 'body', targets: [target], charge: null, why: 'interception' });
  } else {
    const spell = knows(one, means);
    startVolley(s, { by, what: spell ? 'spell' : 'shot', with: means, target, why: 'interception' });
  }
}

/** What the interception did to the current mover. */
function metBy(s: State, f: ActivationFrame, one: Fighter): Met {
  const { report, met } = f;
  const part = midway(s, one.id)?.how;
  const answered = met !== null && one.acted && !met.acted;
  const moved = met !== null && (one.x !== met.x || one.y !== met.y);
  // An answer that does not end the turn is no defeat: only its own weapon has moved the figure.
  const closedIn = moved && answered && !hasEnded(one);
  return {
    hit: report?.hit === true,
    answered,
    pushed: moved && !closedIn,
    closedIn,
    rooted: met !== null && one.rooted >= s.turn && !met.rooted,
    stunned: one.stunned,
    ended: hasEnded(one),
    down: !isFit(one),
    taken: one.captor >= 0,
    aloft: part === 'jump' || part === 'drop' ? part : null,
  };
}

/** Ends an interception, for the mover and for the interceptor; nothing else does. */
export function intercepted(s: State, f: ActivationFrame, io: Port): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  const { report } = f;
  const verdict = verdictOn(metBy(s, f, one));
  // HB-15: to flee is no action: only the way to the edge can be lost.
  if (m.action.kind === 'flee' ? !verdict.goesOn : !verdict.keepsAction) m.lost = true;
  if (!verdict.goesOn) halt(s, m, one, verdict, io);
  f.met = null;
  next(s, f, 'move');
  if (report) endReaction(s, fighterOf(s, report.by));
}

/** Stops the mover: down out of the air, back from an edge, or in place. */
function halt(s: State, m: Mover, one: Fighter, { falls, keepsPace }: Verdict, io: Port): void {
  const part = midway(s, one.id);
  const edge = edgeUnder(s, one);
  const why = one.rooted >= s.turn ? 'rooted' : 'struck';
  if (!m.stopped && !keepsPace) io.tell?.({ kind: 'stopped', rule: 'MOR-INT-A3', who: who(one), why });
  m.stopped = true;
  if (!keepsPace) stay(one);
  if (one.off) return;
  if (falls && part?.how === 'jump') failJump(s, one, part, along(m.steps, m.run)?.left ?? 0, io);
  else if (falls) comeDown(s, one, 'drop', io);
  else if (edge) standBack(s, one, edge, io);
}
