/** HB-30 to HB-33: shots, thrown weapons, spells; MOR-THR and MOR-LND: things and people thrown; MOR-STR: what goes astray. */

import type { Purpose } from '@reverie/kernel/chance/chance';
import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Event, who } from '../events.ts';
import { CM, gapOf, type Point, squared } from '../geometry/plane.ts';
import { type Fighter, fighterOf, NOBODY, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { VolleyFrame } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { profile } from './fighter.ts';
import { wound } from './harm.ts';
import { apply, react, reactions, targetOf } from './hits.ts';
import { difficultyAt, gap } from './measure.ts';
import { askRolls } from './rolls.ts';
import { heightUnder } from './shift.ts';
import { lay } from './stack.ts';
import { type Aim, shotAsk, spellAsk, throwAsk } from './terms.ts';
import { landing } from './throws.ts';

type Port = Io<Event>;

const STRAY: Purpose = { label: 'stray', seen: 'all' };
const BOOST: Purpose = { label: 'boost', seen: 'all' };

export interface VolleyStart {
  readonly by: number;
  readonly what: VolleyFrame['what'];
  readonly with: string;
  readonly target: number;
  readonly at: Point | null;
  readonly thing?: number;
  readonly victim?: number;
  readonly why: VolleyFrame['why'];
  readonly planned?: { readonly how: How; readonly share: number };
}

export function startVolley(s: State, start: VolleyStart): void {
  const f = fighterOf(s, start.by);
  f.activated = true;
  // MOR-SOR-01: the boost is declared before casting; MOR-SOR-A2: he must be able to pay for it.
  const step = start.what === 'spell' && f.phys > 1 ? 'boost' : 'roll';
  lay(s, {
    kind: 'volley',
    step,
    by: start.by,
    what: start.what,
    with: start.with,
    target: start.target,
    at: start.at,
    thing: start.thing ?? NOBODY,
    victim: start.victim ?? NOBODY,
    why: start.why,
    planned: start.planned?.how ?? null,
    share: start.planned?.share ?? 0,
    boost: 0,
    offered: 0,
    difficulty: 0,
    rolled: [],
    total: 0,
    special: false,
    hit: NOBODY,
    how: 'take',
    dodged: false,
  });
}

/** HB-31, HB-33: distance edge to edge; from the edge of the base to a point; nothing for oneself. */
function distanceOf(s: State, f: VolleyFrame): number {
  const by = fighterOf(s, f.by);
  const target = targetOf(s, f);
  if (target && f.what !== 'throw') return target.id === by.id ? 0 : gap(by, target);
  const [x, y] = f.at ?? [by.x, by.y];
  return gapOf(by.x, by.y, by.r, x, y, 0);
}

export function difficultyOf(s: State, f: VolleyFrame): number {
  const plain = difficultyAt(distanceOf(s, f));
  if (f.what !== 'spell') return plain;
  const base = spellOf(f.with)?.difficulty ?? 0;
  return f.target === f.by ? base : Math.max(base, plain);
}

function roll(s: State, f: VolleyFrame): void {
  const by = fighterOf(s, f.by);
  const target = targetOf(s, f);
  const moving = f.why === 'interception';
  f.difficulty = difficultyOf(s, f);
  const z = f.at ? heightUnder(s, f.at[0], f.at[1]) : (target?.z ?? by.z);
  const aim: Aim = { target, z, moving };
  next(s, f, 'rolled');
  if (f.what === 'spell') askRolls(s, [spellAsk(s, by, f.with, aim, f.boost)]);
  else if (f.what === 'throw') {
    const thing = f.thing >= 0 ? (s.things[f.thing]?.kind ?? null) : null;
    const victim = f.victim >= 0 ? fighterOf(s, f.victim) : null;
    askRolls(s, [throwAsk(s, by, aim, thing, victim)]);
  } else {
    const weapon = weaponOf(f.with);
    if (weapon && target) askRolls(s, [shotAsk(s, by, weapon, target, moving)]);
  }
  if (f.why === 'prepared') by.cast = true;
  else by.acted = true;
}

/** MOR-STR-01, MOR-STR-02, MOR-STR-03, MOR-STR-A1, MOR-STR-A2, MOR-STR-A5 (the fallen too), MOR-STR-A6 (only a miss comes here): the k-th nearest fighter within five centimetres of the target; ties by chance. */
export function strayHit(s: State, by: Fighter, target: Fighter, k: number, io: Port): Fighter | undefined {
  const most = BASE.strayRadius * CM;
  const near = s.fighters
    .filter((f) => !f.off && f.id !== by.id && f.id !== target.id)
    .map((f) => ({ f, far: Math.sqrt(squared(f.x, f.y, target.x, target.y)) - f.r - target.r }))
    .filter(({ far }) => far < most)
    .sort((a, b) => a.far - b.far);
  const at = near[k - 1];
  if (!at) return undefined;
  const alike = near.filter(({ far }) => far === at.far);
  return (alike.length > 1 ? alike[io.chance.pick(STRAY, alike.length)] : at)?.f;
}

/** HB-32: hit, astray or nothing. */
function judge(s: State, f: VolleyFrame, io: Port): void {
  const by = fighterOf(s, f.by);
  const target = targetOf(s, f);
  const [rolled] = f.rolled;
  if (!rolled) throw new Error('a volley without a roll');
  const success = !rolled.auto && rolled.total >= f.difficulty;
  f.total = rolled.total;
  f.special = success && rolled.special;
  const aimedAt = target ? who(target) : null;
  if (f.what === 'spell') {
    io.tell?.({ kind: 'cast', rule: 'HB-33', who: who(by), spell: f.with, target: aimedAt, success });
    if (rolled.auto) {
      io.tell?.({
        kind: 'wounded',
        rule: 'HB-33',
        who: who(by),
        damage: 1,
        protection: 0,
        wounds: 1,
        left: Math.max(0, by.phys - 1),
        by: null,
      });
      wound(s, by, 1, io);
    }
  } else {
    const rule = f.what === 'throw' ? 'MOR-THR-04' : 'HB-32';
    const name = f.what === 'throw' ? '' : f.with;
    io.tell?.({
      kind: 'shot',
      rule,
      who: who(by),
      target: aimedAt,
      with: name,
      difficulty: f.difficulty,
      total: f.total,
      hit: success,
    });
  }
  next(s, f, 'react');
  if (f.what === 'throw') {
    f.hit = landing(s, f, by, success, rolled.auto, io);
    return;
  }
  if (success) f.hit = f.target;
  else if (!rolled.auto && target && target.id !== by.id) {
    // MOR-STR-A4: an automatic failure hits nobody.
    const other = strayHit(s, by, target, f.difficulty - rolled.total, io);
    if (other) {
      f.hit = other.id;
      io.tell?.({ kind: 'stray', rule: 'MOR-STR-02', who: who(by), target: who(other) });
    }
  }
  if (!success && f.hit === NOBODY) next(s, f, 'done');
}

/** The most that a boost may be worth: MOR-SOR-03, MOR-SOR-A2. */
const mostStake = (s: State, f: VolleyFrame): number => Math.min(f.offered, fighterOf(s, f.by).phys - 1);

export const volley: Procedure<Types, VolleyFrame> = {
  pending(s, f) {
    const by = fighterOf(s, f.by);
    const cast = () => ({
      fighter: f.by,
      spell: f.with,
      target: f.target < 0 ? null : f.target,
      first: s.first,
      kinds: kindsOf(s),
    });
    if (f.step === 'boost') return [ask(f, by.seat, 'boost', { about: cast() })];
    if (f.step === 'stake') return [ask(f, by.seat, 'stake', { about: { ...cast(), most: mostStake(s, f) } })];
    if (f.step !== 'react' || f.planned || f.hit < 0) return [];
    if (reactions(s, f).length === 1) return [];
    const { hit, total, difficulty } = f;
    const flung = f.what === 'throw' ? (s.things[f.thing]?.kind ?? '') : f.with;
    const { victim } = f;
    return [
      ask(f, fighterOf(s, hit).seat, 'answer', {
        about: {
          fighter: hit,
          by: f.by,
          with: flung,
          victim,
          total,
          difficulty,
          stray: hit !== f.target,
          first: s.first,
          kinds: kindsOf(s),
        },
      }),
    ];
  },

  choices(s, f) {
    if (f.step === 'boost') return [{ do: 'pass' }, { do: 'boost' }];
    if (f.step === 'stake') {
      return Array.from({ length: mostStake(s, f) + 1 }, (_, points) => ({ do: 'stake', points }) as const);
    }
    return reactions(s, f).map((how) => ({ do: 'answer', how }) as const);
  },

  answer(s, f, _d, a, io) {
    if (f.step === 'boost') {
      if (a.do === 'pass') next(s, f, 'roll');
      else if (a.do === 'boost') {
        // MOR-SOR-02: his die for this spell, once, and no destiny.
        const by = fighterOf(s, f.by);
        f.offered = io.chance.die(BOOST, profile(by).spells.find(({ spell }) => spell === f.with)?.die ?? 6);
        next(s, f, 'stake');
      } else return refuse('invalid', 'MOR-SOR-01', 'notThis');
      return undefined;
    }
    if (f.step === 'stake') {
      if (a.do !== 'stake') return refuse('invalid', 'MOR-SOR-03', 'notThis');
      if (a.points > mostStake(s, f)) return refuse('invalid', 'MOR-SOR-A2', 'stakeTooHigh', { most: mostStake(s, f) });
      // MOR-SOR-04, MOR-SOR-A1, MOR-SOR-A3: told before the roll, and paid in physique; it is no wound.
      const by = fighterOf(s, f.by);
      f.boost = a.points;
      by.phys -= a.points;
      io.tell?.({ kind: 'boosted', rule: 'MOR-SOR-04', who: who(by), offered: f.offered, bonus: a.points });
      next(s, f, 'roll');
      return undefined;
    }
    if (a.do !== 'answer') return refuse('invalid', 'HB-32', 'notThis');
    if (!reactions(s, f).includes(a.how)) return refuse('invalid', 'HB-32', 'noReaction', { how: a.how });
    const t = fighterOf(s, f.hit);
    io.tell?.({ kind: 'reacts', rule: 'HB-32', who: who(t), how: a.how, by: who(fighterOf(s, f.by)) });
    react(s, f, a.how, io);
    return undefined;
  },

  run(s, f, io) {
    if (f.step === 'roll') roll(s, f);
    else if (f.step === 'rolled') judge(s, f, io);
    else if (f.step === 'react') {
      const can = reactions(s, f);
      const planned = f.planned && f.hit === f.target && can.includes(f.planned) ? f.planned : 'take';
      react(s, f, f.planned ? planned : 'take', io);
    } else if (f.step === 'reacted') apply(s, f, io);
    else {
      const under = pop(s, f);
      if (under?.kind === 'activation') {
        under.report = { by: f.by, dominated: false, dodged: f.dodged, tied: false, passe: false };
      }
    }
  },

  absent(_s, f) {
    if (f.step === 'boost') return { do: 'pass' };
    return f.step === 'stake' ? { do: 'stake', points: 0 } : { do: 'answer', how: 'take' };
  },
};
