/**
 * HB-20 to HB-27: one striker and one target or, with a multiple strike, several. Reactions (W4), dice (W5), comparison in
 * the order of the sweep, and for each domination the blow or a capture (W7), then contact or sending somebody reeling.
 */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { type Event, who } from '../events.ts';
import { CM } from '../geometry/plane.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { Ask, Charge, MeleeFrame, Result, Rolled } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { attackOf, blowChoices, land, pairOf, rollOf, takeBlow, target } from './blows.ts';
import { finishCharge } from './charge.ts';
import { budgetOf, isFit, isFree, mayReserve } from './fighter.ts';
import { breakPreparation, endTurn } from './harm.ts';
import { inFront, inZone, meleeWeapon } from './measure.ts';
import { pressChoices, takePress, weaponClassOf } from './press.ts';
import { askRolls } from './rolls.ts';
import { lay } from './stack.ts';
import { dodgeAsk, isOff, weaponAsk } from './terms.ts';

type Port = Io<Event>;

export interface MeleeStart {
  readonly by: number;
  readonly body: boolean;
  readonly targets: readonly number[];
  readonly charge: Charge | null;
  readonly why: MeleeFrame['why'];
  /** The reaction and share that a combined attack's plan fixed. */
  readonly planned?: { readonly how: How; readonly share: number };
}

export function startMelee(s: State, { by, body, targets, charge, why, planned }: MeleeStart): void {
  const f = fighterOf(s, by);
  f.acted = true;
  f.fought = true;
  f.activated = true;
  lay(s, {
    kind: 'melee',
    step: planned ? 'roll' : 'react',
    by,
    body,
    targets: [...targets],
    hows: planned ? [planned.how] : [],
    shares: targets.map(() => planned?.share ?? 0),
    off: targets.some((id) => isOff(f, fighterOf(s, id))),
    offs: targets.map((id) => isOff(fighterOf(s, id), f)),
    planned: planned !== undefined,
    charge,
    why,
    rolled: [],
    at: 0,
    stopped: false,
    result: 'missed',
    results: [],
    captureTried: false,
    rage: 0,
    dominated: false,
    anyDodged: false,
    anyTied: false,
    anyPasse: false,
    shifts: [],
  });
}

/** HB-21: what the attacked may do, companions in a sweep included (MOR-MUL-A4). MOR-PRI-06: a prisoner can only take it, and so can who lies or is stunned. */
export function reactionsTo(target: Fighter, by: Fighter): How[] {
  const found: How[] = [];
  if (isFree(target) && !target.stunned) {
    if (!target.acted && inFront(target, by) && inZone(target, by)) {
      if (meleeWeapon(target)) found.push('passe');
      // MOR-BOD-A2: it is the one maniement of the turn as well.
      found.push('body');
    }
    if (!target.noDodge) found.push('dodge');
  }
  found.push('take');
  return found;
}

function reactionRoll(s: State, f: MeleeFrame, i: number): Ask | undefined {
  const t = fighterOf(s, f.targets[i] as number);
  const by = fighterOf(s, f.by);
  const share = f.shares[i] ?? 0;
  switch (f.hows[i]) {
    case 'passe':
      return weaponAsk(s, t, { body: false, off: f.offs[i] ?? false, charge: null, share }, true);
    case 'body':
      return weaponAsk(s, t, { body: true, off: false, charge: null, share }, true);
    case 'dodge':
      return dodgeAsk(s, t, by, share);
    default:
      return undefined;
  }
}

/** W5: the attacked decide first, then the striker; only then do all the dice fall (MOR-MUL-05: the striker rolls once). */
function startRolls(s: State, f: MeleeFrame, io: Port): void {
  const asks: Ask[] = [];
  for (let i = 0; i < f.targets.length; i++) {
    const how = f.hows[i] as How;
    const t = fighterOf(s, f.targets[i] as number);
    if (how === 'passe' || how === 'body') {
      t.acted = true;
      t.fought = true;
      t.activated = true;
      f.anyPasse = true;
    }
    if (how !== 'take') breakPreparation(s, t, io);
    const a = reactionRoll(s, f, i);
    if (a) asks.push(a);
  }
  asks.push(weaponAsk(s, fighterOf(s, f.by), { body: f.body, off: f.off, charge: f.charge, share: 0 }, false));
  next(s, f, 'compare');
  askRolls(s, asks);
}

/** HB-04, HB-22 to HB-24, MOR-CON-04, MOR-VAL-05, MOR-VAL-A3 (a dodge is no domination, taking it is one): what one pair of rolls comes to, from the striker's side. */
export function compare(attack: Rolled, how: How, answer: Rolled | undefined): Result {
  if (how === 'take' || !answer) return attack.auto ? 'missed' : 'dominates';
  if (how === 'dodge') {
    if (attack.auto) return 'missed';
    return !answer.auto && answer.total >= attack.total ? 'dodged' : 'dominates';
  }
  if (attack.auto || answer.auto) {
    if (attack.auto === answer.auto) return 'tie';
    return attack.auto ? 'dominated' : 'dominates';
  }
  if (attack.total === answer.total) return 'tie';
  return attack.total > answer.total ? 'dominates' : 'dominated';
}

/** MOR-MUL-07: one after another in the direction of the sweep. */
function compareNext(s: State, f: MeleeFrame, io: Port): void {
  const t = target(s, f);
  const by = fighterOf(s, f.by);
  if (t.off || by.off || by.captor >= 0) {
    next(s, f, 'next');
    f.result = 'missed';
    f.results.push('missed');
    return;
  }
  const attack = attackOf(f);
  let result = compare(attack, f.hows[f.at] as How, rollOf(f, f.at));
  // MOR-MUL-08: the sweep was stopped: from then on only what hurts the striker counts.
  if (f.stopped && result === 'dominates') result = 'missed';
  f.result = result;
  f.results.push(result);
  const special =
    result === 'dominates' ? attack.special : result === 'dominated' && (rollOf(f, f.at)?.special ?? false);
  const rule = result === 'dodged' ? 'HB-23' : f.hows[f.at] === 'take' ? 'HB-24' : 'HB-22';
  io.tell?.({ kind: 'struck', rule, who: who(by), target: who(t), result, special });
  if (result === 'dominates' && (f.hows[f.at] === 'passe' || f.hows[f.at] === 'body')) endTurn(t);
  if (result === 'dominated') {
    f.dominated = true;
    // MOR-MUL-08; a dodge or a tie stops nothing (MOR-MUL-11, MOR-MUL-A1).
    f.stopped = true;
    endTurn(by);
  }
  if (result === 'tie') f.anyTied = true;
  if (result === 'dodged') f.anyDodged = true;
  next(s, f, result === 'dominates' || result === 'dominated' ? 'blow' : 'next');
}

/** HB-23, MOR-INT-A2: a dodge moves the dodger, but not one who was intercepted on its way. */
function goOn(s: State, f: MeleeFrame): void {
  const t = target(s, f);
  const by = fighterOf(s, f.by);
  const { result } = f;
  const how = f.hows[f.at];
  next(s, f, f.at + 1 < f.targets.length ? 'compare' : 'charge');
  f.at++;
  if (f.why !== 'attack') return;
  if (result === 'dodged') {
    const most = Math.min(budgetOf(s, t), (mayReserve(t, 'pas-de-cote') ? BASE.dodge.sidestep : BASE.dodge.most) * CM);
    if (isFree(t) && most > 0) lay(s, { kind: 'on', step: 'ask', who: t.id, why: 'dodge', most });
  } else if ((result === 'dominated' || result === 'tie') && how !== 'take' && isFree(t)) {
    // HB-22, MOR-MUL-13: the dominator, and both after a tie, may use what displacement they have left.
    const most = budgetOf(s, t);
    if (most > 0 && by.id !== t.id) lay(s, { kind: 'on', step: 'ask', who: t.id, why: 'after', most });
  }
}

export const melee: Procedure<Types, MeleeFrame> = {
  pending(s, f) {
    if (f.step === 'react') {
      const id = f.targets[f.hows.length] as number;
      const t = fighterOf(s, id);
      const by = fighterOf(s, f.by);
      const means = f.body ? 'body' : (meleeWeapon(by)?.id ?? 'body');
      const charge = f.charge?.type ?? null;
      return [
        ask(f, t.seat, 'answer', {
          about: { fighter: id, by: by.id, with: means, charge, why: f.why, first: s.first, kinds: kindsOf(s) },
        }),
      ];
    }
    if (f.step === 'blow') {
      const { winner, loser } = pairOf(s, f);
      if (loser.captor >= 0 || loser.phys === 0 || winner.seat === loser.seat) {
        if (!mayReserve(winner, 'rage') || f.rage > 0) return [];
      }
      return [
        ask(f, winner.seat, 'blow', {
          about: { fighter: winner.id, target: loser.id, first: s.first, kinds: kindsOf(s) },
        }),
      ];
    }
    if (f.step === 'press') {
      const { winner, loser, body } = pairOf(s, f);
      if (weaponClassOf(winner, body) === 'none' || !isFree(winner) || loser.off || loser.captor >= 0) return [];
      if (pressChoices(s, winner, loser, f.shifts).length === 0) return [];
      return [
        ask(f, winner.seat, 'press', {
          open: true,
          about: { fighter: winner.id, target: loser.id, first: s.first, kinds: kindsOf(s) },
        }),
      ];
    }
    return [];
  },

  choices(s, f) {
    if (f.step === 'react') {
      const t = fighterOf(s, f.targets[f.hows.length] as number);
      return reactionsTo(t, fighterOf(s, f.by)).map((how) => ({ do: 'answer', how }) as const);
    }
    if (f.step === 'blow') return blowChoices(s, f);
    const { winner, loser } = pairOf(s, f);
    return [{ do: 'pass' }, ...pressChoices(s, winner, loser, f.shifts)];
  },

  answer(s, f, _d, a, io) {
    if (f.step === 'blow') return takeBlow(s, f, a, io);
    if (f.step === 'press') {
      const { winner, loser } = pairOf(s, f);
      if (a.do === 'pass') {
        next(s, f, 'next');
        return undefined;
      }
      return takePress(s, f, winner, loser, a, io);
    }
    const id = f.targets[f.hows.length] as number;
    const t = fighterOf(s, id);
    const by = fighterOf(s, f.by);
    if (a.do !== 'answer') return refuse('invalid', 'HB-21', 'notThis');
    if (!reactionsTo(t, by).includes(a.how)) {
      const rule = t.captor >= 0 ? 'MOR-PRI-06' : t.noDodge && a.how === 'dodge' ? 'MOR-JMP-09' : 'HB-21';
      return refuse('invalid', rule, 'noReaction', { how: a.how });
    }
    f.hows.push(a.how);
    io.tell?.({ kind: 'reacts', rule: 'HB-21', who: who(t), how: a.how, by: who(by) });
    next(s, f, f.hows.length < f.targets.length ? 'react' : 'roll');
    return undefined;
  },

  run(s, f, io) {
    switch (f.step) {
      case 'roll':
        startRolls(s, f, io);
        return;
      case 'compare':
        compareNext(s, f, io);
        return;
      case 'blow':
        land(s, f, false, io);
        return;
      case 'press':
        next(s, f, 'next');
        return;
      case 'next':
        goOn(s, f);
        return;
      case 'charge':
        next(s, f, 'done');
        if (f.charge) finishCharge(s, f, io);
        return;
      default: {
        const under = pop(s, f);
        if (under?.kind === 'activation') {
          under.report = { by: f.by, dominated: f.dominated, dodged: f.anyDodged, tied: f.anyTied, passe: f.anyPasse };
        }
      }
    }
  },

  absent(_s, f) {
    if (f.step === 'react') return { do: 'answer', how: 'take' };
    return f.step === 'blow' ? { do: 'blow', how: 'damage' } : { do: 'pass' };
  },
};

export const isStriker = (f: Fighter): boolean => isFit(f) && f.captor < 0 && !f.stunned;
