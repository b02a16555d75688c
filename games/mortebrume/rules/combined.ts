/** MOR-CMB: several attackers, one target, and the malus that its player shares out. */
import { next, pop } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do, How } from '../answers.ts';
import type { ActivationFrame, Mover } from '../frames.ts';
import { combinedSamples } from '../offers/combined.ts';
import { type Fighter, fighterOf, kindsOf, named, type State } from '../state.ts';
import type { Asking } from '../types.ts';
import { toAttacked, toAttacker } from '../ways.ts';
import { isFree, isWaiting } from './fighter.ts';
import { endTurn } from './harm.ts';
import { moverOf } from './intention.ts';
import { openWindow } from './interception.ts';
import { inFront, meleeWeapon } from './measure.ts';

/** MOR-CMB-01, MOR-CMB-02, MOR-CMB-03, MOR-CMB-A2 (in the order named), MOR-CMB-A3, MOR-CMB-A4 (each by his own reach), MOR-CMB-A5: at least two, none activated, one target; each judged with those before it where they will stand. */
function combinedMovers(s: State, seat: SeatIndex, a: Do<'attack'>): Mover[] | Refusal {
  const target = s.fighters[a.target];
  if (!target || target.off || target.seat === seat) return refuse('invalid', 'MOR-CMB-02', 'noTarget');
  const ids = a.attackers.map(({ fighter }) => fighter);
  if (new Set(ids).size !== ids.length) return refuse('invalid', 'MOR-CMB-A5', 'twiceNamed');
  const moved: { readonly f: Fighter; readonly x: number; readonly y: number; readonly z: number }[] = [];
  const movers: Mover[] = [];
  let fault: Refusal | undefined;
  for (const one of a.attackers) {
    const f = s.fighters[one.fighter];
    if (!f || f.seat !== seat || !isWaiting(f) || f.acted) {
      fault = refuse('invalid', 'MOR-CMB-A3', 'notWaiting', { mark: f?.mark ?? '' });
      break;
    }
    if (one.action.target !== a.target) {
      fault = refuse('invalid', 'MOR-CMB-02', 'otherTarget', { mark: f.mark });
      break;
    }
    const m = moverOf(s, f, { path: one.path, facing: one.facing, action: one.action }, false);
    if ('refusal' in m) {
      fault = m;
      break;
    }
    movers.push(m);
    moved.push({ f, x: f.x, y: f.y, z: f.z });
    const last = m.steps[m.steps.length - 1];
    if (last) [f.x, f.y, f.z] = [last.x, last.y, last.z];
  }
  for (const { f, x, y, z } of moved.reverse()) [f.x, f.y, f.z] = [x, y, z];
  return fault ?? movers;
}

/** Attackers who will really strike, in order. */
const strikers = (s: State, f: ActivationFrame): Mover[] =>
  f.movers.filter((m) => !m.lost && isFree(fighterOf(s, m.who)));

/** What the target may answer to one attacker: a maniement only to a blow, and only once (MOR-CMB-04). */
function hows(target: Fighter, by: Fighter, m: Mover): How[] {
  if (!isFree(target) || target.stunned) return ['take'];
  const found: How[] = [];
  if (m.action.kind === 'strike' && !target.acted && inFront(target, by)) {
    if (meleeWeapon(target)) found.push('passe');
    found.push('body');
  }
  if (!target.noDodge) found.push('dodge');
  found.push('take');
  return found;
}

/** MOR-CMB-05, -A1: a reaction to each attacker, and the whole malus shared out over the rolls. */
function planFault(s: State, f: ActivationFrame, a: Do<'plan'>): Refusal | undefined {
  const target = fighterOf(s, f.who);
  if (a.reactions.length !== f.movers.length)
    return refuse('invalid', 'MOR-CMB-04', 'planLength', { count: f.movers.length });
  for (const [i, { how }] of a.reactions.entries()) {
    const m = f.movers[i] as Mover;
    if (!hows(target, fighterOf(s, m.who), m).includes(how))
      return refuse('invalid', 'MOR-CMB-04', 'noReaction', { how });
  }
  const fights = a.reactions.filter(({ how }) => how === 'passe' || how === 'body').length;
  if (fights > 1) return refuse('invalid', 'MOR-CMB-04', 'oneManiement');
  const rolls = a.reactions.filter(({ how }) => how !== 'take');
  const shared = a.reactions.reduce((sum, { share }) => sum + share, 0);
  const malus = f.movers.length;
  const idle = a.reactions.some(({ how, share }) => how === 'take' && share > 0);
  if (idle || (rolls.length > 0 && shared !== malus) || (rolls.length === 0 && shared !== 0)) {
    return refuse('invalid', 'MOR-CMB-05', 'shares', { malus, shared });
  }
  return undefined;
}

/** Three plain plans: take it all, dodge it all with the malus on the first or the last roll, fight one and dodge the rest; each once. */
function planChoices(s: State, f: ActivationFrame): Answer[] {
  const target = fighterOf(s, f.who);
  if (target.off || strikers(s, f).length === 0) return [];
  const n = f.movers.length;
  const can = f.movers.map((m) => hows(target, fighterOf(s, m.who), m));
  const plan = (choose: (i: number) => How, on: (rolls: number[]) => number): Answer => {
    const reactions = can.map((_, i) => ({ how: choose(i), share: 0 }));
    const rolls = reactions.flatMap(({ how }, i) => (how === 'take' ? [] : [i]));
    const at = reactions[on(rolls)];
    if (at && rolls.length > 0) at.share = n;
    return { do: 'plan', reactions };
  };
  const found: Answer[] = [
    plan(
      () => 'take',
      () => -1,
    ),
  ];
  if (can.some((list) => list.includes('dodge'))) {
    const dodge = (i: number): How => (can[i]?.includes('dodge') ? 'dodge' : 'take');
    found.push(
      plan(dodge, (rolls) => rolls[0] ?? -1),
      plan(dodge, (rolls) => rolls[rolls.length - 1] ?? -1),
    );
    const even = can.map((_, i) => ({ how: dodge(i), share: dodge(i) === 'dodge' ? 1 : 0 }));
    if (even.every(({ share }) => share === 1)) found.push({ do: 'plan', reactions: even });
  }
  const first = can.findIndex((list) => list.includes('passe'));
  if (first >= 0) {
    const mixed = (i: number): How => (i === first ? 'passe' : can[i]?.includes('dodge') ? 'dodge' : 'take');
    found.push(
      plan(mixed, (rolls) => rolls.find((i) => i !== first) ?? first),
      plan(mixed, () => first),
    );
  }
  const alike = found.map((a) => canonical(a));
  return found.filter((_, i) => alike.indexOf(alike[i] as string) === i);
}

/** W2 for several at once. */
export const attack: Asking<ActivationFrame, 'attack'> = {
  kind: 'attack',
  open: true,
  about: named,
  cites: ['MOR-CMB-01', 'MOR-CMB-02'],
  worth: toAttacker,
  choices: (s, f) => [{ do: 'pass' }, ...combinedSamples(s, f.seat)],
  on: {
    pass(s, f) {
      pop(s, f);
      return undefined;
    },
    attack: {
      cites: ['MOR-CMB-03', 'MOR-CMB-04', 'MOR-CMB-05'],
      take(s, f, a, io) {
        const movers = combinedMovers(s, f.seat, a);
        if ('refusal' in movers) return movers;
        f.who = a.target;
        for (const m of movers) fighterOf(s, m.who).activated = true;
        openWindow(s, f, movers, io);
        return undefined;
      },
    },
  },
  otherwise: ['HB-10', 'notThis'],
  absent: { do: 'pass' },
};

export const plan: Asking<ActivationFrame, 'plan'> = {
  kind: 'plan',
  open: true,
  to: (s, f) => (planChoices(s, f).length > 0 ? 1 - f.seat : undefined),
  about: (s, f) => ({
    fighter: f.who,
    first: s.first,
    kinds: kindsOf(s),
    attackers: f.movers.map((m) => m.who),
  }),
  cites: ['MOR-CMB-04', 'MOR-CMB-05'],
  worth: toAttacked,
  choices: planChoices,
  on: {
    plan: {
      cites: ['MOR-CMB-05'],
      take(s, f, a) {
        const fault = planFault(s, f, a);
        if (fault) return fault;
        f.plan = a.reactions.map(({ how, share }) => ({ how, share }));
        next(s, f, 'before');
        return undefined;
      },
    },
  },
  otherwise: ['MOR-CMB-05', 'notThis'],
  absent: (s, f) => planChoices(s, f)[0] as Answer,
  run: (s, f) => next(s, f, 'before'),
};

/** MOR-CMB-08: down, but not dead, and nobody has finished him yet. */
function isDown(s: State, f: ActivationFrame): boolean {
  const target = fighterOf(s, f.who);
  return f.at + 1 < f.movers.length && !target.off && target.captor < 0 && target.phys === 0 && !f.continued;
}

/** W8: what comes after one attacker has struck: the next one, somebody who finishes it, or nobody any more. */
export const goOn: Asking<ActivationFrame, 'continue'> = {
  kind: 'continue',
  to: (s, f) => (isDown(s, f) ? f.seat : undefined),
  about: (s, f) => ({ fighter: f.who, first: s.first, kinds: kindsOf(s) }),
  cites: ['MOR-CMB-08'],
  worth: toAttacker,
  choices: (_s, f) => [
    { do: 'pass' },
    ...f.movers.slice(f.at + 1).map(({ who: fighter }) => ({ do: 'continue', fighter }) as const),
  ],
  on: {
    pass(s, f) {
      f.at = f.movers.length;
      f.continued = true;
      next(s, f, 'end');
      return undefined;
    },
    continue(s, f, a) {
      const at = f.movers.findIndex((m, i) => i > f.at && m.who === a.fighter);
      if (at < 0) return refuse('invalid', 'MOR-CMB-08', 'notThis');
      f.continued = true;
      const [chosen] = f.movers.splice(at, 1);
      f.movers = [...f.movers.slice(0, f.at + 1), ...(chosen ? [chosen] : [])];
      f.at++;
      next(s, f, 'before');
      return undefined;
    },
  },
  otherwise: ['MOR-CMB-08', 'notThis'],
  absent: { do: 'pass' },
  run(s, f) {
    const target = fighterOf(s, f.who);
    if (f.at + 1 < f.movers.length && !target.off && target.captor < 0 && target.phys > 0) {
      f.at++;
      next(s, f, 'before');
      return;
    }
    // MOR-CMB-06, -07: those who have not struck have ended their turn.
    for (const m of f.movers.slice(f.at + 1)) endTurn(fighterOf(s, m.who));
    next(s, f, 'end');
  },
};
