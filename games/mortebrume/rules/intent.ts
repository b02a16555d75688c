/** HB-10: how an activation begins: who it is about, and what is declared (W2), alone or together (MOR-CMB). */
import { next } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { type Event, who } from '../events.ts';
import { type Fighter, fighterOf, NOBODY, type State } from '../state.ts';
import type { ActivationFrame, Mover } from '../unfinished.ts';
import { rueeOf } from './charge.ts';
import { combinedMovers } from './combined.ts';
import { moverOf, targetIdOf } from './declare.ts';
import { mayReserve, profile } from './fighter.ts';
import { guardsFor } from './guards.ts';
import { lay } from './stack.ts';
import { interceptionsFor } from './window.ts';

type Port = Io<Event>;

/** Most activations begin with their declaration: nothing to regain, nobody to hold. */
function firstStep(s: State, f: Fighter): 'breath' | 'escape' | 'declare' {
  if (f.phys < profile(f).physique && mayReserve(f, 'second-souffle')) return 'breath';
  for (const one of s.fighters) if (one.captor === f.id) return 'escape';
  return 'declare';
}

export function startActivation(s: State, seat: SeatIndex, id: number, onlyMove = false, combined = false): void {
  lay(s, {
    kind: 'activation',
    step: onlyMove || combined ? 'declare' : firstStep(s, fighterOf(s, id)),
    seat,
    combined,
    who: id,
    movers: [],
    at: 0,
    double: false,
    onlyMove,
    captives: [],
    offers: [],
    guards: [],
    interceptions: [],
    next: 0,
    defence: null,
    standIn: NOBODY,
    plan: [],
    carried: 0,
    continued: false,
    report: null,
    rolled: [],
  });
}

function declared(s: State, f: ActivationFrame, movers: Mover[], io: Port): void {
  f.movers = movers;
  for (const m of movers) {
    const one = fighterOf(s, m.who);
    const target = s.fighters[targetIdOf(m.action) ?? NOBODY];
    io.tell?.({
      kind: 'declared',
      rule: f.combined ? 'MOR-CMB-01' : 'HB-10',
      who: who(one),
      path: m.steps.map((step) => ({
        to: [step.x, step.y] as const,
        ...(step.how === 'jump' || step.how === 'drop' ? { how: step.how } : {}),
      })),
      double: f.double,
      action: m.action.kind,
      charge: m.charge?.type ?? null,
      target: target ? who(target) : null,
    });
    // MOR-CHG-08: what a ruée adds is there before the first step.
    one.spent -= rueeOf(m.charge);
  }
  f.offers = interceptionsFor(s, movers);
  const [first] = movers;
  f.guards = f.combined || !first ? [] : guardsFor(s, first);
  next(s, f, f.offers.length === 0 && f.guards.length === 0 ? 'move' : 'window');
}

export function declare(s: State, f: ActivationFrame, a: Do<'declare'>, io: Port): Refusal | undefined {
  const one = fighterOf(s, f.who);
  const m = moverOf(s, one, a, f.onlyMove);
  if ('refusal' in m) return m;
  one.activated = true;
  f.double = a.double === true;
  if (f.double) one.acted = true;
  if (a.action.kind === 'prepare') {
    // MOR-SOR-A4: fixed now, told nobody.
    one.prepared = a.action.spell;
    one.preparedIn = s.turn;
    io.tell?.({ kind: 'prepares', rule: 'MOR-SOR-05', who: who(one), spell: a.action.spell });
  }
  declared(s, f, [m], io);
  return undefined;
}

export function attack(s: State, f: ActivationFrame, a: Do<'attack'>, io: Port): Refusal | undefined {
  const movers = combinedMovers(s, f.seat, a);
  if ('refusal' in movers) return movers;
  f.who = a.target;
  for (const m of movers) fighterOf(s, m.who).activated = true;
  declared(s, f, movers, io);
  return undefined;
}
