/** Samples of combined attacks (MOR-CMB): who stands ready around one target, and who can run up to it. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Action, Answer, Do } from '../../answers.ts';
import { BASE } from '../../data/constants.ts';
import { CM, type Point, rounded, squared } from '../../geometry/plane.ts';
import { budgetOf, isWaiting } from '../../rules/fighter.ts';
import { actionFault, moverOf, standing } from '../../rules/intention.ts';
import { inZone, isWithin, type Scene, shotBand, shotWeapon } from '../../rules/measure.ts';
import { retinue } from '../../rules/paths.ts';
import type { Fighter } from '../../state.ts';
import { runAt, runTo } from './runs.ts';

type Attacker = Do<'attack'>['attackers'][number];
const ZONE = BASE.meleeZone * CM;

/** What a fighter does to the target from where it stands. */
function fromHere(s: Scene, f: Fighter, target: Fighter): Attacker | undefined {
  const weapon = shotWeapon(f);
  const shoots = weapon !== undefined && shotBand(weapon.reach, f, target) !== 'none';
  // Most reach nobody from where they stand.
  if (!shoots && !inZone(f, target)) return undefined;
  const facing: Point = [target.x - f.x, target.y - f.y];
  const there = standing(f, f.x, f.y, f.z, facing[0], facing[1]);
  const strike = { kind: 'strike', target: target.id } as const;
  if (!actionFault(s, there, strike)) return { fighter: f.id, path: [], facing, action: strike };
  const shot = shoots && ({ kind: 'shot', target: target.id, weapon: weapon.id } as const);
  return shot && !actionFault(s, there, shot) ? { fighter: f.id, path: [], facing, action: shot } : undefined;
}

/** MOR-CMB-03: a straight run up to the target and a blow. */
function afterRun(s: Scene, f: Fighter, target: Fighter): Attacker | undefined {
  const budget = budgetOf(s, f);
  const far = runAt(f, target, budget);
  if (far === 0) return undefined;
  const d = Math.sqrt(squared(f.x, f.y, target.x, target.y));
  const to: Point = [rounded(f.x + ((target.x - f.x) * far) / d), rounded(f.y + ((target.y - f.y) * far) / d)];
  const run = runTo(s, f, to, budget, retinue(s, f));
  if (!run || run.z !== f.z) return undefined;
  const facing: Point = [target.x - run.end[0], target.y - run.end[1]];
  const action: Action = { kind: 'strike', target: target.id };
  const one = { fighter: f.id, path: [run.leg], facing, action };
  return 'refusal' in moverOf(s, f, one, false) ? undefined : one;
}

/** Those who stand ready first, then those who come running, each with those before it where they will stand. `any`: one will do, whoever is in it. */
export function gather(s: Scene, ready: readonly Fighter[], target: Fighter, any = false): Answer[] {
  const here: Attacker[] = [];
  const absent: Fighter[] = [];
  for (const f of ready) {
    const one = fromHere(s, f, target);
    if (one) here.push(one);
    else absent.push(f);
    if (any && here.length >= 2) break;
  }
  const found: Answer[] = [];
  if (here.length >= 2) found.push({ do: 'attack', target: target.id, attackers: here });
  if (any && found.length > 0) return found;
  const coming: Attacker[] = [];
  const back: { readonly f: Fighter; readonly x: number; readonly y: number }[] = [];
  for (const f of absent) {
    const one = afterRun(s, f, target);
    const [leg] = one?.path ?? [];
    if (!one || !leg) continue;
    coming.push(one);
    back.push({ f, x: f.x, y: f.y });
    f.x = leg.to[0];
    f.y = leg.to[1];
    if (any && here.length + coming.length >= 2) break;
  }
  for (const { f, x, y } of back) {
    f.x = x;
    f.y = y;
  }
  if (coming.length > 0 && here.length + coming.length >= 2)
    found.push({ do: 'attack', target: target.id, attackers: [...here, ...coming] });
  return found;
}

/** Who might come at a target, where that is more than one. */
interface Muster {
  readonly target: Fighter;
  readonly able: readonly Fighter[];
}

function mustersOf(s: Scene, ready: readonly Fighter[]): Muster[] {
  const found: Muster[] = [];
  const seat = ready[0]?.seat;
  if (ready.length < 2) return found;
  const reaches = ready.map((f) => ZONE + budgetOf(s, f));
  for (const target of s.fighters) {
    if (target.seat === seat || target.off || target.captor >= 0) continue;
    const able: Fighter[] = [];
    for (let i = 0; i < ready.length; i++) {
      const f = ready[i] as Fighter;
      if (mayReach(f, target, reaches[i] as number)) able.push(f);
    }
    if (able.length >= 2) found.push({ target, able });
  }
  return found;
}

export const musters = (s: Scene, seat: SeatIndex): Muster[] =>
  mustersOf(
    s,
    s.fighters.filter((f) => f.seat === seat && isWaiting(f)),
  );

/** For each target: all who stand ready, and with them all who can run there. */
export function combinedSamples(s: Scene, seat: SeatIndex): Answer[] {
  const found: Answer[] = [];
  for (const { target, able } of musters(s, seat)) for (const one of gather(s, able, target)) found.push(one);
  return found;
}

/** Whether those of a side who wait have any. */
export function offersCombined(s: Scene, waiting: readonly Fighter[]): boolean {
  for (const { target, able } of mustersOf(s, waiting)) if (gather(s, able, target, true).length > 0) return true;
  return false;
}

function mayReach(f: Fighter, target: Fighter, reach: number): boolean {
  if (isWithin(f, target, reach)) return true;
  const weapon = shotWeapon(f);
  return weapon !== undefined && shotBand(weapon.reach, f, target) !== 'none';
}
