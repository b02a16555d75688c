/** HB-30 to HB-33: shots, thrown weapons, spells; MOR-THR and MOR-LND: things and people thrown; MOR-STR: what goes astray. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import { next, pop } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import type { How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { who } from '../events.ts';
import type { Malus, VolleyFrame } from '../frames.ts';
import { heightAt } from '../geometry/field.ts';
import { CM, gapOf, roundedDown, squared, thousandths } from '../geometry/plane.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, kindsOf, NOBODY, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { answersTo, shareFault } from './combined.ts';
import { recoil } from './falls.ts';
import { isFree } from './fighter.ts';
import { blowOf, breakPreparation, hurt, strikeHome } from './harm.ts';
import { applySpell, boost, stake } from './magic.ts';
import { difficultyAt, gap, shotBand } from './measure.ts';
import { answering } from './melee.ts';
import { procedure } from './procedure.ts';
import { type Aim, askRolls, dodgeAsk, shotAsk, spellAsk, throwAsk, willAsk } from './rolls.ts';
import { landing, landObject, landVictim } from './throws.ts';
import { compare } from './verdict.ts';

const STRAY: Purpose = { label: 'stray', seen: 'all' };

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
  const z = f.at ? heightAt(groundOf(s), f.at[0], f.at[1]) : (target?.z ?? by.z);
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

interface Near {
  readonly f: Fighter;
  readonly far: number;
}
const byFar = (a: Near, b: Near): number => a.far - b.far;

/** MOR-STR-01, MOR-STR-02, MOR-STR-03, MOR-STR-A1, MOR-STR-A2, MOR-STR-A5 (the fallen too), MOR-STR-A6 (only a miss comes here): the k-th nearest fighter within five centimetres of the target; ties by chance. */
function strayHit(s: State, by: Fighter, target: Fighter, k: number, io: Port): Fighter | undefined {
  const most = thousandths(BASE.strayRadius * CM);
  const near: Near[] = [];
  for (const f of s.fighters) {
    if (f.off || f.id === by.id || f.id === target.id) continue;
    const far = thousandths(Math.sqrt(squared(f.x, f.y, target.x, target.y)) - f.r - target.r);
    if (far < most) near.push({ f, far });
  }
  near.sort(byFar);
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
    if (rolled.auto) hurt(s, by, 1, 'HB-33', io);
  } else {
    const rule = f.what === 'throw' ? 'MOR-THR-04' : 'HB-32';
    const name = f.what === 'throw' ? '' : f.with;
    const { difficulty, total } = f;
    io.tell?.({ kind: 'shot', rule, who: who(by), target: aimedAt, with: name, difficulty, total, hit: success });
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

const targetOf = (s: State, f: VolleyFrame): Fighter | null => (f.target >= 0 ? fighterOf(s, f.target) : null);

/** What the one who is hit may do: MOR-STR-A3, MOR-LND-A3 the same for those hit by mistake. */
function reactions(s: State, f: VolleyFrame): How[] {
  if (f.hit < 0) return ['take'];
  const t = fighterOf(s, f.hit);
  const kind = f.what === 'spell' ? (spellOf(f.with)?.reaction ?? 'none') : 'dodge';
  if (kind === 'none' || !isFree(t)) return ['take'];
  if (kind === 'will') return ['will', 'take'];
  return t.stunned || t.noDodge ? ['take'] : ['dodge', 'take'];
}

function react(s: State, f: VolleyFrame, how: How, io: Port): void {
  f.how = how;
  next(s, f, 'reacted');
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  const by = fighterOf(s, f.by);
  if (how === 'dodge') {
    breakPreparation(s, t, io);
    f.rolled = [];
    askRolls(s, [dodgeAsk(s, t, by, f.share)]);
  } else if (how === 'will') {
    f.rolled = [];
    askRolls(s, [willAsk(t, 'will')]);
  }
}

/** HB-32: damage of a shot, halved in the far band. */
export const shotDamage = (damage: number, off: boolean): number =>
  off ? roundedDown((damage * BASE.off.halves) / 2) : damage;

function apply(s: State, f: VolleyFrame, io: Port): void {
  const by = fighterOf(s, f.by);
  next(s, f, 'done');
  if (f.how === 'dodge' || f.how === 'will') {
    const [answer] = f.rolled;
    // What flies has reached its difficulty: it cannot have failed of itself.
    if (compare({ total: f.total, auto: false }, f.how, answer) === 'dodged') {
      f.dodged = true;
      const t = fighterOf(s, f.hit);
      io.tell?.({ kind: 'struck', rule: 'HB-32', who: who(by), target: who(t), result: 'dodged', special: false });
      return;
    }
  }
  if (f.what === 'spell') {
    applySpell(s, f, by, io);
    return;
  }
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  if (f.what === 'throw') {
    if (f.thing >= 0) landObject(s, f, by, t, io);
    else landVictim(s, f, by, t, io);
    return;
  }
  const weapon = weaponOf(f.with);
  if (!weapon) return;
  const damage = shotDamage(weapon.damage, shotBand(weapon.reach, by, t) === 'off');
  const terms = [{ rule: 'HB-25', what: 'weapon', value: weapon.damage }];
  if (damage < weapon.damage) terms.push({ rule: 'HB-30', what: 'band', value: damage - weapon.damage });
  const hit = { damage, terms, special: f.special, effect: weapon.special, doubled: true };
  const pushed = strikeHome(s, t, blowOf(by, 'HB-32', hit), io);
  if (pushed > 0) recoil(s, t, by.x, by.y, pushed, io, 'HB-26');
}

/** The malus of a combined attack is its target's: who is hit by mistake has none. */
const malusOf = (f: VolleyFrame): Malus | null => (f.hit === f.target ? f.malus : null);

/** HB-30 to HB-33: one shot, spell or throw from the roll to what it does. */
export const volley = procedure<VolleyFrame>({
  boost,
  stake,
  roll: { run: roll },
  rolled: { run: judge },
  react: {
    kind: 'answer',
    ...answering,
    to: (s, f) => (f.hit >= 0 && reactions(s, f).length > 1 ? fighterOf(s, f.hit).seat : undefined),
    about(s, f) {
      const { by, hit, victim, total, difficulty } = f;
      const flung = f.what === 'throw' ? (s.things[f.thing]?.kind ?? '') : f.with;
      const malus = malusOf(f)?.left ?? null;
      const stray = hit !== f.target;
      return {
        fighter: hit,
        by,
        with: flung,
        victim,
        total,
        difficulty,
        stray,
        malus,
        first: s.first,
        kinds: kindsOf(s),
      };
    },
    choices: (s, f) => answersTo(malusOf(f), reactions(s, f)),
    on: {
      answer(s, f, a, io) {
        const hows = reactions(s, f);
        if (!hows.includes(a.how)) return refuse('invalid', 'HB-32', 'noReaction', { how: a.how });
        const fault = shareFault(malusOf(f), hows, a);
        if (fault) return fault;
        f.share = a.share ?? 0;
        const t = fighterOf(s, f.hit);
        io.tell?.({ kind: 'reacts', rule: 'HB-32', who: who(t), how: a.how, by: who(fighterOf(s, f.by)) });
        react(s, f, a.how, io);
        return undefined;
      },
    },
    otherwise: ['HB-32', 'notThis'],
    run: (s, f, io) => react(s, f, 'take', io),
  },
  reacted: { run: apply },
  done: {
    run(s, f) {
      const under = pop(s, f);
      if (under?.kind === 'activation')
        under.report = {
          by: f.by,
          dodged: f.dodged,
          hit: f.hit >= 0 && f.hit === f.target && !f.dodged,
          share: f.how === 'dodge' && malusOf(f) ? f.share : null,
        };
    },
  },
});
