/** Samples of what is no attack: spells that help, preparations, things and prisoners. */
import type { Answer } from '../../answers.ts';
import { spellOf } from '../../data/spells.ts';
import { CM, type Point, rounded, squared } from '../../geometry/plane.ts';
import { inContact, isFree, profile } from '../../rules/fighter.ts';
import { actionFault, spellFault, standing } from '../../rules/intention.ts';
import { isWithin, type Scene } from '../../rules/measure.ts';
import { retinue } from '../../rules/paths.ts';
import { type Fighter, NOBODY, type Thing } from '../../state.ts';
import { declare } from './attacks.ts';
import { runTo } from './runs.ts';

/** Somebody of one's own who has lost something. */
function hurtBeside(s: Scene, f: Fighter): Fighter | undefined {
  for (const one of s.fighters)
    if (one.seat === f.seat && one.id !== f.id && isFree(one) && one.phys < profile(one).physique) return one;
  return undefined;
}

/** Somebody of one's own to hand things over to. */
function companionOf(s: Scene, f: Fighter): Fighter | undefined {
  for (const one of s.fighters)
    if (one.seat === f.seat && one.id !== f.id && isFree(one) && inContact(one, f)) return one;
  return undefined;
}

/** Somebody to throw things at. */
function enemyWithin(s: Scene, f: Fighter, most: number, skip = NOBODY): Fighter | undefined {
  for (const one of s.fighters)
    if (one.seat !== f.seat && !one.off && one.id !== skip && isWithin(one, f, most)) return one;
  return undefined;
}

/** Own spells that help, prepared ones, things and prisoners: what can be done where one stands. `enough`: so many will do. */
export function errandsFrom(s: Scene, f: Fighter, enough = Number.POSITIVE_INFINITY): Answer[] {
  const out: Answer[] = [];
  for (const { spell } of profile(f).spells) {
    const known = spellOf(spell);
    if (!known) continue;
    if (f.prepared === null) out.push(declare([], { kind: 'prepare', spell }));
    if (out.length >= enough) return out;
    if (known.target === 'friend') {
      const hurt = hurtBeside(s, f);
      for (const target of hurt ? [f, hurt] : [f]) {
        const facing: Point = target === f ? [f.fx, f.fy] : [target.x - f.x, target.y - f.y];
        const there = standing(f, f.x, f.y, f.z, facing[0], facing[1]);
        const action = { kind: 'spell', spell, target: target.id } as const;
        if (!spellFault(s, there, action)) out.push(declare([], action, facing));
      }
    }
    if (known.target === 'point') {
      const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
      const at: Point = [rounded(f.x + (f.fx * 900) / length), rounded(f.y + (f.fy * 900) / length)];
      const action = { kind: 'spell', spell, at } as const;
      if (!spellFault(s, f, action)) out.push(declare([], action));
    }
  }
  for (let index = 0; index < s.things.length; index++) {
    if (s.things[index]?.holder === f.id) {
      const companion = companionOf(s, f);
      if (companion) out.push(declare([], { kind: 'pass', to: companion.id, things: [index], prisoners: [] }));
      const enemy = enemyWithin(s, f, 12 * CM);
      if (enemy)
        out.push(declare([], { kind: 'throw', thing: index, at: [enemy.x, enemy.y] }, [enemy.x - f.x, enemy.y - f.y]));
    }
  }
  for (const one of s.fighters) {
    if (one.captor !== f.id) continue;
    const enemy = enemyWithin(s, f, 8 * CM, one.id);
    if (enemy)
      out.push(declare([], { kind: 'throw', victim: one.id, at: [enemy.x, enemy.y] }, [enemy.x - f.x, enemy.y - f.y]));
    const companion = companionOf(s, f);
    if (companion) out.push(declare([], { kind: 'pass', to: companion.id, things: [], prisoners: [one.id] }));
  }
  return out;
}

/** At most so many of them: two for every spell that helps, every thing in hand and every prisoner, and one preparation a spell. */
export function mostErrands(s: Scene, f: Fighter): number {
  let most = 0;
  for (const { spell } of profile(f).spells) {
    const target = spellOf(spell)?.target;
    most += (f.prepared === null ? 1 : 0) + (target === 'friend' ? 2 : target === 'point' ? 1 : 0);
  }
  for (const thing of s.things) if (thing.holder === f.id) most += 2;
  for (const one of s.fighters) if (one.captor === f.id) most += 2;
  return most;
}

/** Towards something that lies about, and reaching for it. */
export function pickUps(s: Scene, f: Fighter, budget: number, out: Answer[]): void {
  for (let index = 0; index < s.things.length; index++) {
    const thing = s.things[index] as Thing;
    if (thing.holder >= 0) {
      const holder = s.fighters[thing.holder];
      if (!holder || holder.off || holder.phys > 0) continue;
      if (inContact(f, holder)) out.push(declare([], { kind: 'pickUp', thing: index }));
      continue;
    }
    const action = { kind: 'pickUp', thing: index } as const;
    if (!actionFault(s, f, action)) out.push(declare([], action));
    else if (squared(f.x, f.y, thing.x, thing.y) <= budget * budget) {
      const run = runTo(s, f, [thing.x, thing.y], budget, retinue(s, f));
      if (run && !actionFault(s, standing(f, run.end[0], run.end[1], run.z, 0, 0), action))
        out.push(declare([run.leg], action));
    }
  }
}
