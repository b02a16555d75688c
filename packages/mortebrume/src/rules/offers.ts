/** Good answers to the questions that follow a declaration, and combined attacks: for programs, for random play, and for people who would rather pick than draw. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Answer, Do } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { CM, type Point, rounded } from '../geometry/plane.ts';
import type { Fighter } from '../state.ts';
import type { ActivationFrame } from '../unfinished.ts';
import { standing } from './declare.ts';
import { actionFault, spellFault } from './faults.ts';
import { isWaiting } from './fighter.ts';
import { isWithin, type Scene, shotWeapon } from './measure.ts';

const ZONE = BASE.meleeZone * CM;

/** MOR-CMB: attackers who stand ready around one target. */
export function combinedSamples(s: Scene, seat: SeatIndex): Answer[] {
  const found: Answer[] = [];
  const ready = s.fighters.filter((f) => f.seat === seat && isWaiting(f) && !f.acted);
  if (ready.length < 2) return found;
  for (const target of s.fighters) {
    if (target.seat === seat || target.off || target.captor >= 0) continue;
    const attackers = ready.flatMap((fighter): Do<'attack'>['attackers'] => {
      const facing: Point = [target.x - fighter.x, target.y - fighter.y];
      const there = standing(fighter, fighter.x, fighter.y, fighter.z, facing[0], facing[1]);
      const strike = { kind: 'strike', target: target.id } as const;
      if (!actionFault(s, there, strike)) return [{ fighter: fighter.id, path: [], facing, action: strike }];
      const weapon = shotWeapon(fighter);
      const shot = weapon && ({ kind: 'shot', target: target.id, weapon: weapon.id } as const);
      return shot && !actionFault(s, there, shot) ? [{ fighter: fighter.id, path: [], facing, action: shot }] : [];
    });
    if (attackers.length >= 2) found.push({ do: 'attack', target: target.id, attackers });
  }
  return found;
}

/** Whether two of those who wait have somebody in reach. Cheap: asked at every turn of a side. */
export function mayCombine(s: Scene, waiting: readonly Fighter[]): boolean {
  const [one] = waiting;
  if (!one || waiting.length < 2) return false;
  for (const target of s.fighters) {
    if (target.seat === one.seat || target.off || target.captor >= 0) continue;
    let near = 0;
    for (const f of waiting) if (!f.acted && isWithin(f, target, ZONE)) near++;
    if (near >= 2) return true;
  }
  return false;
}

/** W3: let it be, one of them, or everybody. */
export function reactSamples(f: ActivationFrame): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const single = f.offers.map(({ who: fighter, with: means, mover, at }) => ({ fighter, with: means, mover, at }));
  for (const one of single) found.push({ do: 'react', intercept: [one] });
  const each = single.filter((one, i) => single.findIndex(({ fighter }) => fighter === one.fighter) === i);
  if (each.length > 1) found.push({ do: 'react', intercept: each });
  for (const { who: fighter, steps } of f.guards) {
    found.push({
      do: 'react',
      intercept: [],
      defend: { fighter, path: steps.map(({ x, y }) => ({ to: [x, y] as const })) },
    });
  }
  return found;
}

/** W11: the prepared spell at whatever it can be cast at, or not yet. */
export function castSamples(s: Scene, f: Fighter): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const spell = f.prepared ?? '';
  const known = spellOf(spell);
  if (known?.target === 'point') {
    const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
    const at: Point = [rounded(f.x + (f.fx * 900) / length), rounded(f.y + (f.fy * 900) / length)];
    if (!spellFault(s, f, { spell, at })) found.push({ do: 'cast', at });
    return found;
  }
  for (const target of s.fighters) {
    if (!spellFault(s, f, { spell, target: target.id })) found.push({ do: 'cast', target: target.id });
  }
  return found;
}
