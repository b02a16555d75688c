/** MOR-THR and MOR-LND: where a thrown thing or person comes down, and on whom. */
import { BASE } from '../data/constants.ts';
import { thingOf } from '../data/things.ts';
import { who } from '../events.ts';
import type { VolleyFrame } from '../frames.ts';
import { CM, type Point, rounded, roundedDown, squared, thousandths } from '../geometry/plane.ts';
import { freeRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, lay, NOBODY, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { near } from './bearing.ts';
import { recoil, settle } from './falls.ts';
import { profile } from './fighter.ts';
import { blowOf, release, strikeHome } from './harm.ts';

/** MOR-THR-05, MOR-THR-A1, MOR-THR-A2: physique in centimetres from the edge of the base, the way it was aimed; walls and the edge stop it. */
export function failedLanding(s: State, by: Fighter, at: Point): Point {
  const [x, y] = at;
  const dx = x - by.x;
  const dy = y - by.y;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  let far = by.r + by.phys * CM;
  if (s.settings.capFailedThrow) far = Math.min(far, length);
  const aimed: Point = [rounded(by.x + (dx * far) / length), rounded(by.y + (dy * far) / length)];
  const run = Math.min(far, freeRun(groundOf(s), [], [], { x: by.x, y: by.y, r: 0 }, aimed));
  return [rounded(by.x + (dx * run) / length), rounded(by.y + (dy * run) / length)];
}

/** MOR-LND-A2: the one whose base covers the point. */
export function under(s: State, at: Point, skip: readonly number[]): Fighter | undefined {
  for (const f of s.fighters)
    if (!f.off && !skip.includes(f.id) && squared(f.x, f.y, at[0], at[1]) <= f.r * f.r) return f;
  return undefined;
}

/** Brings the projectile down and says whom it hits. */
export function landing(s: State, f: VolleyFrame, by: Fighter, success: boolean, auto: boolean, io: Port): number {
  const aimed = f.at ?? [by.x, by.y];
  const victim = f.victim >= 0 ? fighterOf(s, f.victim) : null;
  const thing = f.thing >= 0 ? s.things[f.thing] : undefined;
  const at = success ? aimed : failedLanding(s, by, aimed);
  const rule = auto ? 'MOR-THR-06' : success ? 'MOR-THR-04' : 'MOR-THR-05';
  const thrown = { thing: thing?.kind ?? null, victim: victim && who(victim) };
  io.tell?.({ kind: 'threw', rule, who: who(by), ...thrown, at, near: near(s, at) });
  if (auto) {
    // MOR-THR-06: in the thrower's own melee zone, where the other player puts it; MOR-THR-09.
    if (thing) [thing.holder, thing.x, thing.y] = [NOBODY, by.x, by.y];
    if (victim && victim.captor >= 0) release(victim, 'MOR-THR-09', io);
    const where = { beside: by.id, most: BASE.meleeZone * CM };
    lay(s, {
      kind: 'place',
      step: 'ask',
      seat: 1 - by.seat,
      who: f.victim,
      thing: f.thing,
      why: 'throwFailed',
      ...where,
    });
    return NOBODY;
  }
  const hit = under(s, at, [by.id, f.victim]);
  if (thing) {
    thing.holder = NOBODY;
    [thing.x, thing.y] = at;
    io.tell?.({ kind: 'lies', rule: 'MOR-LND-03', thing: thing.kind, at, near: near(s, at) });
  }
  if (victim) {
    if (victim.captor >= 0) release(victim, 'MOR-PRI-06', io);
    const from: Point = [victim.x, victim.y];
    settle(s, victim, at[0], at[1], io);
    io.tell?.({ kind: 'moved', rule, who: who(victim), from, to: [victim.x, victim.y], why: 'thrown' });
    // MOR-LND-02, measured as MOR-THR-A2 does: from the thrower's base, wherever the prisoner was held.
    sufferFlight(s, by, victim, Math.max(0, Math.sqrt(squared(by.x, by.y, at[0], at[1])) - by.r), io);
  }
  return hit?.id ?? NOBODY;
}

/** MOR-LND-02, MOR-LND-A4: half the centimetres flown as damage to the victim, less its armour. */
function sufferFlight(s: State, by: Fighter, victim: Fighter, flown: number, io: Port): void {
  const damage = victimDamage(flown);
  const terms = [{ rule: 'MOR-LND-02', what: 'flight', value: damage }];
  const blow = blowOf(by, 'MOR-LND-02', { damage, terms, special: false, effect: null, doubled: false });
  strikeHome(s, victim, { ...blow, by: null }, io);
}
export const victimDamage = (flown: number): number => roundedDown(thousandths(flown) / (20 * CM));

/** MOR-LND-01 */
export const objectDamage = (encumbrance: number, phys: number): number => encumbrance + roundedDown(phys / 10);
/** MOR-LND-02 */
export const receiverDamage = (physique: number): number => roundedDown(physique / 2);

export function landObject(s: State, f: VolleyFrame, by: Fighter, target: Fighter, io: Port): void {
  const weight = thingOf(s.things[f.thing]?.kind ?? '')?.encumbrance ?? 0;
  const damage = objectDamage(weight, by.phys);
  const terms = [
    { rule: 'MOR-LND-01', what: 'weight', value: weight },
    { rule: 'MOR-LND-01', what: 'physique', value: damage - weight },
  ];
  // MOR-LND-A1: the type works as a weapon's does, on a special success.
  const hit = { damage, terms, special: f.special, effect: 'stun', doubled: true } as const;
  strikeHome(s, target, blowOf(by, 'MOR-LND-01', hit), io);
}

export function landVictim(s: State, f: VolleyFrame, by: Fighter, target: Fighter, io: Port): void {
  const damage = receiverDamage(profile(fighterOf(s, f.victim)).physique);
  const terms = [{ rule: 'MOR-LND-02', what: 'victim', value: damage }];
  const hit = { damage, terms, special: f.special, effect: 'recoil', doubled: true } as const;
  const pushed = strikeHome(s, target, blowOf(by, 'MOR-LND-02', hit), io);
  if (pushed > 0) recoil(s, target, by.x, by.y, pushed, io, 'MOR-LND-02');
}
