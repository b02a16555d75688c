/** HB-33 and MOR-SOR: what the six spells do, what a caster may add to them, and casting what was prepared (W11). */
import type { Purpose } from '@reverie/kernel/chance/chance';
import { next } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { who } from '../events.ts';
import { type ActivationFrame, mover, type VolleyFrame } from '../frames.ts';
import { CM } from '../geometry/plane.ts';
import { type Fighter, fighterOf, kindsOf, type State, standingOf } from '../state.ts';
import type { Asking, Port } from '../types.ts';
import { toAttacker, toEither } from '../ways.ts';
import { near } from './bearing.ts';
import { recoil } from './falls.ts';
import { isFit, isFree, profile } from './fighter.ts';
import { blowOf, strikeHome } from './harm.ts';
import { canStillAct, spellFault } from './intention.ts';
import { startVolley } from './start.ts';

const BOOST: Purpose = { label: 'boost', seen: 'all' };
const HEAL: Purpose = { label: 'heal', seen: 'all' };

export function applySpell(s: State, f: VolleyFrame, by: Fighter, io: Port): void {
  const spell = spellOf(f.with);
  if (!spell) return;
  const amount = spell.amount[f.special ? 1 : 0];
  if (spell.effect === 'veil') {
    if (!f.at) return;
    const [x, y] = f.at;
    s.veils.push({ x, y, r: amount * CM, until: s.turn + 1 });
    io.tell?.({ kind: 'veil', rule: 'HB-33', at: f.at, near: near(s, f.at), radius: amount });
    return;
  }
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  switch (spell.effect) {
    case 'bolt': {
      const terms = [{ rule: 'HB-33', what: 'weapon', value: spell.damage }];
      const bolt = { damage: spell.damage, terms, special: f.special, effect: spell.special, doubled: true };
      strikeHome(s, t, blowOf(by, 'HB-33', bolt), io);
      return;
    }
    case 'push': {
      const cm = Math.max(amount, f.total - f.difficulty) * (f.special ? 2 : 1);
      recoil(s, t, by.x, by.y, cm, io, 'HB-33');
      return;
    }
    case 'root':
      t.rooted = s.turn + amount;
      io.tell?.({ kind: 'state', rule: 'HB-33', who: who(t), what: 'rooted', amount });
      return;
    case 'stone':
      // It does not add to itself: the better one counts.
      if (t.stoneUntil < s.turn || t.stone <= amount) {
        t.stone = amount;
        t.stoneUntil = s.turn + 1;
      }
      io.tell?.({ kind: 'state', rule: 'HB-33', who: who(t), what: 'stone', amount });
      return;
    case 'heal': {
      if (!isFit(t)) return;
      const gained = io.chance.sum(HEAL, amount, 6);
      t.phys = Math.min(profile(t).physique, t.phys + gained);
      io.tell?.({ kind: 'healed', rule: 'HB-33', who: who(t), amount: gained, left: t.phys });
    }
  }
}

/** HB-16 second-souffle. */
export function breathe(f: Fighter, io: Port): void {
  const gained = BASE.reserved.breath;
  f.phys = Math.min(profile(f).physique, f.phys + gained);
  io.tell?.({ kind: 'healed', rule: 'HB-16', who: who(f), amount: gained, left: f.phys });
}

/** The most that a boost may be worth: MOR-SOR-03, MOR-SOR-A2. */
const mostStake = (s: State, f: VolleyFrame): number => Math.min(f.offered, fighterOf(s, f.by).phys - 1);
const casterSeat = (s: State, f: VolleyFrame): SeatIndex => fighterOf(s, f.by).seat;
const casting = (s: State, f: VolleyFrame) => ({
  fighter: f.by,
  spell: f.with,
  target: f.target < 0 ? null : f.target,
  first: s.first,
  kinds: kindsOf(s),
});

/** MOR-SOR-01: before he casts, a caster may draw on himself. */
export const boost: Asking<VolleyFrame, 'boost'> = {
  kind: 'boost',
  to: casterSeat,
  about: casting,
  cites: ['MOR-SOR-01'],
  worth: toEither,
  choices: () => [{ do: 'pass' }, { do: 'boost' }],
  on: {
    pass: (s, f) => void next(s, f, 'roll'),
    boost: {
      cites: ['MOR-SOR-02', 'MOR-SOR-03'],
      take(s, f, _a, io) {
        // MOR-SOR-02: his die for this spell, once, and no destiny.
        const skill = profile(fighterOf(s, f.by)).spells.find(({ spell }) => spell === f.with);
        f.offered = io.chance.die(BOOST, skill?.die ?? 6);
        next(s, f, 'stake');
        return undefined;
      },
    },
  },
};

export const stake: Asking<VolleyFrame, 'stake'> = {
  kind: 'stake',
  to: casterSeat,
  about: (s, f) => ({ ...casting(s, f), most: mostStake(s, f) }),
  cites: ['MOR-SOR-03', 'MOR-SOR-04'],
  worth: toAttacker,
  choices: (s, f) => Array.from({ length: mostStake(s, f) + 1 }, (_, points) => ({ do: 'stake', points }) as const),
  on: {
    stake: {
      cites: ['MOR-SOR-03', 'MOR-SOR-A1', 'MOR-SOR-A3'],
      take(s, f, a, io) {
        const most = mostStake(s, f);
        if (a.points > most) return refuse('invalid', 'MOR-SOR-A2', 'stakeTooHigh', { most });
        // MOR-SOR-04, MOR-SOR-A1, MOR-SOR-A3: told before the roll, and paid in physique; it is no wound.
        const by = fighterOf(s, f.by);
        f.boost = a.points;
        by.phys -= a.points;
        io.tell?.({ kind: 'boosted', rule: 'MOR-SOR-04', who: who(by), offered: f.offered, bonus: a.points });
        next(s, f, 'roll');
        return undefined;
      },
    },
  },
};

/** MOR-SOR-07: a spell prepared in the turn before is ready. */
function hasReady(s: State, id: number): boolean {
  const one = fighterOf(s, id);
  return one.prepared !== null && one.preparedIn === s.turn - 1 && isFree(one) && !one.stunned;
}

/** W11, before the action and after it. MOR-SOR-07: these are two moments only where an action lies between them. */
export const cast: Asking<ActivationFrame, 'cast'> = {
  kind: 'cast',
  open: true,
  to(s, f) {
    const m = f.movers[f.at];
    if (!m || !hasReady(s, m.who)) return undefined;
    return f.step === 'castAfter' || canStillAct(s, f, m) ? f.seat : undefined;
  },
  about(s, f) {
    const { who: fighter, action } = mover(f);
    const spell = fighterOf(s, fighter).prepared ?? '';
    return {
      fighter,
      spell,
      action,
      after: f.step === 'castAfter',
      first: s.first,
      kinds: kindsOf(s),
      standing: standingOf(s),
    };
  },
  cites: ['MOR-SOR-05', 'MOR-SOR-07'],
  worth: toAttacker,
  on: {
    pass(s, f, _a, io) {
      const one = fighterOf(s, mover(f).who);
      if (f.step === 'castAfter') {
        one.prepared = null;
        io.tell?.({ kind: 'spellLost', rule: 'MOR-SOR-07', who: who(one) });
      }
      next(s, f, afterCasting(f));
      return undefined;
    },
    cast: {
      cites: ['HB-33', 'MOR-SOR-07'],
      take(s, f, { target, at }) {
        const one = fighterOf(s, mover(f).who);
        const spell = one.prepared ?? '';
        const fault = spellFault(s, one, { spell, target, at });
        if (fault) return fault;
        one.prepared = null;
        next(s, f, afterCasting(f));
        startVolley(s, { by: one.id, what: 'spell', with: spell, target, at, why: 'prepared' });
        return undefined;
      },
    },
  },
  otherwise: ['MOR-SOR-07', 'notThis'],
  absent: { do: 'pass' },
  run: (s, f) => next(s, f, afterCasting(f)),
};
const afterCasting = (f: ActivationFrame) => (f.step === 'before' ? 'act' : 'after');
