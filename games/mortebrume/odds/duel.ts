/**
 * The exact odds of a strike, before anybody has decided anything about its dice: domination, dodge, special success and
 * the wounds on both sides, for each reaction and with any number of destiny dice. Whole numbers of ways throughout; the
 * modifiers, the comparison and the damage are those that the rules play by.
 */
import type { Term } from '@reverie/kernel/events';
import type { How } from '../answers.ts';
import { SPECIAL_FACES } from '../data/constants.ts';
import type { Ask, Charge, Result } from '../frames.ts';
import { weighBlow } from '../rules/harm.ts';
import { type Field, meleeWeapon } from '../rules/measure.ts';
import { dodgeAsk, isOff, strikeDamage, sumOf, weaponAsk } from '../rules/rolls.ts';
import { compare } from '../rules/verdict.ts';
import type { Fighter } from '../state.ts';

/** One outcome of a roll, with the number of ways it comes. */
export interface RollWay {
  readonly total: number;
  readonly special: boolean;
  readonly auto: boolean;
  readonly ways: number;
}

const tables = new Map<number, readonly RollWay[]>();

/** All outcomes of so many dice, without the aptitude. */
export function diceWays(count: number, sides: number): readonly RollWay[] {
  const key = count * 100 + sides;
  let found = tables.get(key);
  if (!found) {
    let rows = new Map<number, RollWay>([[0, { total: 0, special: false, auto: true, ways: 1 }]]);
    for (let i = 0; i < count; i++) {
      const next = new Map<number, RollWay>();
      for (const row of rows.values()) {
        for (let face = 1; face <= sides; face++) {
          const total = row.total + face;
          const special = row.special || SPECIAL_FACES.has(face);
          const auto = row.auto && face === 1;
          const at = total * 4 + (special ? 2 : 0) + (auto ? 1 : 0);
          next.set(at, { total, special, auto, ways: (next.get(at)?.ways ?? 0) + row.ways });
        }
      }
      rows = next;
    }
    found = [...rows.values()];
    tables.set(key, found);
  }
  return found;
}

/** A share as whole numbers: `ways` of `of`. */
export interface Histogram {
  /** Ways by number of points lost. */
  readonly [points: number]: number;
}

export interface DuelOdds {
  /** All ways together. */
  readonly of: number;
  readonly results: Readonly<Record<Result, number>>;
  /** Dominations with a special success: by the striker, by the struck. */
  readonly special: number;
  readonly specialAgainst: number;
  /** Physique lost by the struck and by the striker. */
  readonly wounds: Histogram;
  readonly woundsAgainst: Histogram;
  /** The modifiers of both rolls. */
  readonly attack: readonly Term[];
  readonly answer: readonly Term[];
}

interface Strike {
  readonly body: boolean;
  readonly charge: Charge | null;
  /** How many are struck at once. */
  readonly targets: number;
  /** MOR-MUL-09 */
  readonly off: boolean;
  readonly share: number;
  readonly offensive: 'dominator' | 'charger';
}

export const plainStrike = (by: Fighter, target: Fighter, body = false, charge: Charge | null = null): Strike => ({
  body,
  charge,
  targets: 1,
  off: isOff(by, target),
  share: 0,
  offensive: 'dominator',
});

function answerAsk(s: Field, by: Fighter, target: Fighter, how: How, share: number): Ask | undefined {
  if (how === 'passe') return weaponAsk(s, target, { body: false, off: isOff(target, by), charge: null, share }, true);
  if (how === 'body') return weaponAsk(s, target, { body: true, off: false, charge: null, share }, true);
  return how === 'dodge' ? dodgeAsk(s, target, by, share) : undefined;
}

/** `added` destiny dice for the striker and for the struck. */
export function duelOdds(
  s: Field,
  by: Fighter,
  target: Fighter,
  how: How,
  strike: Strike,
  added: readonly [number, number] = [0, 0],
): DuelOdds {
  const attack = weaponAsk(s, by, { body: strike.body, off: strike.off, charge: strike.charge, share: 0 }, false);
  const answer = answerAsk(s, by, target, how, strike.share);
  const bonus = strike.charge?.type === 'offensive' ? strike.charge.bonus : 0;
  const blowOf = (f: Fighter, own: boolean, body: boolean, special: boolean) => {
    const offensive = own || strike.offensive === 'dominator' ? bonus : 0;
    const off = own ? strike.off : isOff(f, by);
    const { damage } = strikeDamage(f, own ? strike.targets : 1, { body, off, offensive, rage: 0 });
    const effect = body ? ('stun' as const) : (meleeWeapon(f)?.special ?? null);
    return { damage, special, effect, doubled: !body, x: f.x, y: f.y };
  };
  // Four numbers are all that the damage depends on.
  const loss = [false, true].map((special) => weighBlow(s, target, blowOf(by, true, strike.body, special)).loss);
  const back = [false, true].map((special) => weighBlow(s, by, blowOf(target, false, how === 'body', special)).loss);
  const results: Record<Result, number> = { dominates: 0, dominated: 0, tie: 0, dodged: 0, missed: 0 };
  const wounds: Record<number, number> = {};
  const woundsAgainst: Record<number, number> = {};
  let special = 0;
  let specialAgainst = 0;
  let of = 0;
  const plus = sumOf(attack);
  const own = answer ? sumOf(answer) : 0;
  const add = (to: Record<number, number>, points: number, ways: number): void => {
    to[points] = (to[points] ?? 0) + ways;
  };
  const answers: readonly RollWay[] = answer
    ? diceWays(1 + added[1], answer.die)
    : [{ total: 0, special: false, auto: false, ways: 1 }];
  for (const a of diceWays(1 + added[0], attack.die)) {
    const rolled = { faces: [], total: a.total + plus, special: a.special, auto: a.auto };
    for (const b of answers) {
      const ways = a.ways * b.ways;
      of += ways;
      const answered = { faces: [], total: b.total + own, special: b.special, auto: b.auto };
      const result = compare(rolled, how, answer && answered);
      results[result] += ways;
      if (result === 'dominates') {
        if (a.special) special += ways;
        add(wounds, Math.min(target.phys, loss[a.special ? 1 : 0] as number), ways);
      } else add(wounds, 0, ways);
      if (result === 'dominated') {
        if (b.special) specialAgainst += ways;
        add(woundsAgainst, Math.min(by.phys, back[b.special ? 1 : 0] as number), ways);
      } else add(woundsAgainst, 0, ways);
    }
  }
  return {
    of,
    results,
    special,
    specialAgainst,
    wounds,
    woundsAgainst,
    attack: attack.terms,
    answer: answer?.terms ?? [],
  };
}

/** The mean of a histogram. */
export function meanOf(histogram: Histogram, of: number): number {
  let sum = 0;
  for (const points in histogram) sum += Number(points) * (histogram[points] as number);
  return sum / of;
}

/** The share of a roll that reaches a difficulty; an automatic failure never does (HB-04, HB-06). */
export function chanceOf(a: Ask, difficulty: number, added = 0): number {
  const plus = sumOf(a);
  let good = 0;
  let all = 0;
  for (const { total, auto, ways } of diceWays(1 + added, a.die)) {
    all += ways;
    if (!auto && total + plus >= difficulty) good += ways;
  }
  return good / all;
}
