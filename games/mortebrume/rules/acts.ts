/** HB-12: doing what was declared, once the figure stands where it wanted to. */
import type { Io } from '@reverie/kernel/game';
import type { Act, Action, How } from '../answers.ts';
import { type Event, who } from '../events.ts';
import { type Fighter, fighterOf, NOBODY, type State } from '../state.ts';
import type { ActivationFrame, Mover } from '../unfinished.ts';
import { actionFault, sweepTargets } from './faults.ts';
import { isFree } from './fighter.ts';
import { reactionsTo, startMelee } from './melee.ts';
import { drag } from './shift.ts';
import { startVolley } from './volley.ts';

type Port = Io<Event>;

/** Interceptions may have changed where everybody stands: what was possible when it was declared must still be. */
export function canStillAct(s: State, f: ActivationFrame, m: Mover): boolean {
  const one = fighterOf(s, m.who);
  if (m.lost || m.action.kind === 'none') return false;
  if (!isFree(one) || one.stunned || (one.acted && m.action.kind !== 'flee')) return false;
  if (f.standIn >= 0) return true;
  if (m.action.kind === 'prepare') return one.prepared !== null;
  return actionFault(s, one, m.action as Action) === undefined;
}

/** HB-15: off the table by this edge: its own, the enemy's, or a side. */
function flee(s: State, f: Fighter, io: Port): void {
  const own = f.seat === 0 ? f.y : s.side - f.y;
  f.edge = own <= f.r + 10 ? 0 : s.side - own <= f.r + 10 ? 1 : 2;
  f.fled = true;
  f.off = true;
  s.falling[f.seat as 0 | 1]++;
  io.tell?.({ kind: 'fled', rule: 'HB-15', who: who(f) });
  // MOR-PRI-A2: prisoners are taken along.
  for (const prisoner of s.fighters) if (prisoner.captor === f.id) prisoner.off = true;
}

function pass(s: State, f: Fighter, action: Act<'pass'>, io: Port): void {
  const to = fighterOf(s, action.to);
  for (const index of action.things) {
    const thing = s.things[index];
    if (!thing) continue;
    thing.holder = to.id;
    io.tell?.({ kind: 'passed', rule: 'MOR-OBJ-06', who: who(f), to: who(to), thing: thing.kind, prisoner: null });
  }
  for (const id of action.prisoners) {
    const prisoner = fighterOf(s, id);
    prisoner.captor = to.id;
    io.tell?.({ kind: 'passed', rule: 'MOR-PRI-06', who: who(f), to: who(to), thing: null, prisoner: who(prisoner) });
  }
  drag(s, to, io);
}

/** MOR-CMB-A1: the plan for this attacker; a share that finds no roll moves to the next one. */
function plannedFor(
  s: State,
  frame: ActivationFrame,
  by: Fighter,
  melee: boolean,
): { how: How; share: number } | undefined {
  const plan = frame.combined ? frame.plan[frame.at] : undefined;
  if (!plan) return frame.combined ? { how: 'take', share: 0 } : undefined;
  const target = fighterOf(s, frame.who);
  const can = melee
    ? reactionsTo(target, by)
    : isFree(target) && !target.stunned && !target.noDodge
      ? ['dodge', 'take']
      : ['take'];
  if (plan.how === 'take' || !can.includes(plan.how)) {
    frame.carried += plan.share;
    return { how: 'take', share: 0 };
  }
  const share = plan.share + frame.carried;
  frame.carried = 0;
  return { how: plan.how, share };
}

export function act(s: State, frame: ActivationFrame, m: Mover, io: Port): void {
  const f = fighterOf(s, m.who);
  const { action } = m;
  const planned = plannedFor(s, frame, f, action.kind === 'strike');
  const more = planned ? { planned } : {};
  switch (action.kind) {
    case 'strike': {
      const target = frame.standIn >= 0 ? frame.standIn : action.target;
      startMelee(s, {
        by: f.id,
        body: action.body === true,
        targets: [target],
        charge: m.charge,
        why: 'attack',
        ...more,
      });
      return;
    }
    case 'sweep': {
      const targets = sweepTargets(s, f, fighterOf(s, action.from), fighterOf(s, action.to)).map(({ id }) => id);
      startMelee(s, { by: f.id, body: false, targets, charge: m.charge, why: 'attack' });
      return;
    }
    case 'shot':
      startVolley(s, {
        by: f.id,
        what: 'shot',
        with: action.weapon,
        target: action.target,
        at: null,
        why: 'attack',
        ...more,
      });
      return;
    case 'spell':
      startVolley(s, {
        by: f.id,
        what: 'spell',
        with: action.spell,
        target: action.target ?? NOBODY,
        at: action.at ?? null,
        why: 'attack',
        ...more,
      });
      return;
    case 'throw': {
      const victim = action.victim ?? NOBODY;
      const on = s.fighters.find(
        (other) =>
          !other.off &&
          other.id !== victim &&
          other.id !== f.id &&
          (other.x - action.at[0]) * (other.x - action.at[0]) + (other.y - action.at[1]) * (other.y - action.at[1]) <=
            other.r * other.r,
      );
      startVolley(s, {
        by: f.id,
        what: 'throw',
        with: '',
        target: on?.id ?? NOBODY,
        at: action.at,
        thing: action.thing ?? NOBODY,
        victim,
        why: 'attack',
      });
      return;
    }
    case 'prepare':
      f.acted = true;
      return;
    case 'pickUp':
      f.acted = true;
      f.picking = action.thing;
      // MOR-OBJ-A3: wounds from now on count.
      f.disturbed = false;
      io.tell?.({ kind: 'reaches', rule: 'MOR-OBJ-01', who: who(f), thing: s.things[action.thing]?.kind ?? '' });
      return;
    case 'pass':
      f.acted = true;
      pass(s, f, action, io);
      return;
    case 'flee':
      flee(s, f, io);
      return;
    default:
      return;
  }
}
