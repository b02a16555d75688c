/**
 * MOR-CMB: several attackers, one target. MOR-CMB-04: each blow is answered in its window (W4) and resolved by itself; the
 * target's player lays the malus on its rolls as they come.
 */
import { next, pop } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do, How } from '../answers.ts';
import { spellOf } from '../data/spells.ts';
import type { ActivationFrame, Malus, Mover } from '../frames.ts';
import { fighterOf, kindsOf, placed, type State } from '../state.ts';
import type { Asking } from '../types.ts';
import { toAttacker } from '../ways.ts';
import { arrive, putBack, standInFor, toBlow } from './defence.ts';
import { offerEscapes } from './falls.ts';
import { isFree, isWaiting } from './fighter.ts';
import { idsOf } from './ids.ts';
import { canStillAct, moverOf } from './intention.ts';
import { announce } from './interception.ts';

type Attacker = Do<'attack'>['attackers'][number];
/** One of several attackers, or why he cannot be. */
function attackerOf(s: State, seat: SeatIndex, target: number, one: Attacker): Mover | Refusal {
  const f = s.fighters[one.fighter];
  if (!f || f.seat !== seat || !isWaiting(f))
    return refuse('invalid', 'MOR-CMB-A3', 'notWaiting', { mark: f?.mark ?? '' });
  if (one.action.target !== target) return refuse('invalid', 'MOR-CMB-02', 'otherTarget', { mark: f.mark });
  return moverOf(s, f, { path: one.path, facing: one.facing, action: one.action }, false);
}

/** MOR-CMB-01, MOR-CMB-02, MOR-CMB-03, MOR-CMB-A2 (in the order named), MOR-CMB-A3, MOR-CMB-A4 (each by his own reach), MOR-CMB-A5: at least two, none activated, one target; each judged with those before it where they will stand. */
export function combinedMovers(s: State, seat: SeatIndex, a: Do<'attack'>): Mover[] | Refusal {
  const target = s.fighters[a.target];
  if (!target || target.off || target.seat === seat) return refuse('invalid', 'MOR-CMB-02', 'noTarget');
  const ids = a.attackers.map(({ fighter }) => fighter);
  if (new Set(ids).size !== ids.length) return refuse('invalid', 'MOR-CMB-A5', 'twiceNamed');
  const stood: ReturnType<typeof arrive> = [];
  const movers: Mover[] = [];
  let fault: Refusal | undefined;
  for (const one of a.attackers) {
    const m = attackerOf(s, seat, a.target, one);
    if ('refusal' in m) {
      fault = m;
      break;
    }
    movers.push(m);
    stood.push(...arrive(s, [m]));
  }
  putBack(stood);
  return fault ?? movers;
}

/** A roll that a share can be laid on. */
const carries = (how: How): boolean => how === 'passe' || how === 'body' || how === 'dodge';

/** Whether the target could still dodge somebody who strikes after the one at hand. */
function canDodgeLater(s: State, f: ActivationFrame): boolean {
  const target = fighterOf(s, f.who);
  if (!isFree(target) || target.stunned || target.noDodge) return false;
  return f.movers.some((m, i) => {
    if (i <= f.at || standInFor(f, m) >= 0 || !canStillAct(s, f, m)) return false;
    return m.action.kind !== 'spell' || spellOf(m.action.spell)?.reaction === 'dodge';
  });
}

/** MOR-CMB-05, MOR-CMB-A1: what the target's player may still lay on the blow at hand. */
export const malusFor = (s: State, f: ActivationFrame): Malus | null =>
  f.combined ? { left: f.malus, later: canDodgeLater(s, f), laid: f.laid } : null;

/** After a blow: what was laid on it is gone from the malus. */
export function layMalus(f: ActivationFrame): void {
  if (!f.combined || !f.report || f.report.share === null) return;
  f.malus -= f.report.share;
  f.laid = true;
}

/**
 * MOR-CMB-A1: anything of what is left where another roll can follow, else all of it; nothing vanishes: who has rolled
 * before cannot take the last blow to be rid of the rest.
 */
function sharesOn({ left, later, laid }: Malus, how: How, hows: readonly How[]): readonly number[] {
  if (!carries(how)) return left > 0 && laid && !later && hows.some(carries) ? [] : [0];
  if (!later) return [left];
  const shares: number[] = [];
  for (let share = 0; share <= left; share++) shares.push(share);
  return shares;
}

/** W4: the reactions to a blow, with each share that may be laid on them in a combined attack. */
export function answersTo(malus: Malus | null, hows: readonly How[]): Do<'answer'>[] {
  const found: Do<'answer'>[] = [];
  for (const how of hows) {
    if (!malus) found.push({ do: 'answer', how });
    else
      for (const share of sharesOn(malus, how, hows))
        found.push(share > 0 ? { do: 'answer', how, share } : { do: 'answer', how });
  }
  return found;
}

export function shareFault(malus: Malus | null, hows: readonly How[], { how, share = 0 }: Do<'answer'>) {
  const fits = malus ? sharesOn(malus, how, hows).includes(share) : share === 0;
  return fits ? undefined : refuse('invalid', 'MOR-CMB-05', 'shares', { malus: malus?.left ?? 0, share });
}

/** W2 for several at once. */
export const attack: Asking<ActivationFrame, 'attack'> = {
  kind: 'attack',
  open: true,
  about: placed,
  cites: ['MOR-CMB-01', 'MOR-CMB-02'],
  worth: toAttacker,
  on: {
    pass: (s, f) => void pop(s, f),
    attack: {
      cites: ['MOR-ESC-A6', ...idsOf('CMB', '03 04 05 06 A1 A2 A4')],
      take(s, f, a, io) {
        const movers = combinedMovers(s, f.seat, a);
        if ('refusal' in movers) return movers;
        f.who = a.target;
        f.movers = movers;
        announce(s, f, io);
        next(s, f, 'open');
        for (const m of movers.toReversed()) {
          const one = fighterOf(s, m.who);
          one.activated = true;
          // MOR-ESC-02: in the order named; what is laid last comes first.
          offerEscapes(s, one);
        }
        return undefined;
      },
    },
  },
  otherwise: ['HB-10', 'notThis'],
  absent: { do: 'pass' },
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
  cites: ['MOR-CMB-07', 'MOR-CMB-08'],
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
      f.at = at;
      toBlow(s, f);
      return undefined;
    },
  },
  otherwise: ['MOR-CMB-08', 'notThis'],
  run(s, f) {
    const target = fighterOf(s, f.who);
    if (!f.continued && f.at + 1 < f.movers.length && !target.off && target.captor < 0 && target.phys > 0) {
      f.at++;
      toBlow(s, f);
      return;
    }
    next(s, f, 'end');
  },
};
