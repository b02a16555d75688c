/** What a place is worth to the raider: near what it can hurt, by the way it would have to walk, and near what the scenario asks for. */
import { spellOf } from '../data/spells.ts';
import { CM, squared } from '../geometry/plane.ts';
import { stops } from '../geometry/sweep.ts';
import { isFit, profile } from '../rules/fighter.ts';
import { shotWeapon } from '../rules/measure.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, View } from '../state.ts';
import { afoot } from './afoot.ts';

export const enemiesOf = (v: View, f: Fighter): Fighter[] =>
  v.fighters.filter((one) => one.seat !== f.seat && isFit(one));

const isShooter = (f: Fighter): boolean =>
  shotWeapon(f) !== undefined || profile(f).spells.some(({ spell }) => spellOf(spell)?.target === 'enemy');

const nearness = (far: number): number => 2.2 / (1 + far / 8);
/** Ways that are longer than this many times the straight line are as good as none. */
const DETOUR = 3;

/** How far it is on foot from a place to an enemy: around the scenery where that bars the straight way. */
function walkTo(v: View, f: Fighter, x: number, y: number, enemy: Fighter, straight: number): number {
  const ground = groundOf(v);
  const barred = ground.pieces.some((piece) => stops(piece, x, y, enemy.x, enemy.y, f.r));
  if (!barred || enemy.z !== f.z) return straight;
  const around = afoot(ground, f.r, f.z, x, y, enemy.x, enemy.y);
  return Math.max(straight, Math.min(around ?? Number.POSITIVE_INFINITY, DETOUR * straight));
}

/** What a centimetre towards the enemy's edge is worth where one has to cross. */
const CROSSING = 0.1;

/** How good it is to stand somewhere: near what one can hurt, nearer to what the scenario asks for. */
export function placeWorth(v: View, f: Fighter, x: number, y: number): number {
  const shooter = isShooter(f);
  let best = 0;
  for (const enemy of enemiesOf(v, f)) {
    const far = Math.sqrt(squared(x, y, enemy.x, enemy.y));
    const worth = nearness(shooter ? Math.abs(far / CM - 10) + 4 : far / CM);
    // A way around is never shorter: it is looked for only where the straight one would be better than all before.
    if (worth > best) best = Math.max(best, shooter ? worth : nearness(walkTo(v, f, x, y, enemy, far) / CM));
  }
  return best + goalWorth(v, f, x, y);
}

/** How much nearer a place is to what the scenario asks for; 0 where it asks for no place. */
export function goalWorth(v: View, f: Fighter, x: number, y: number): number {
  let goal = 0;
  if (v.goal === 'hold') goal = 1.5 / (1 + Math.sqrt(squared(x, y, v.side / 2, v.side / 2)) / CM / 6);
  if (v.goal === 'relic') {
    const relic = v.things.find(({ kind }) => kind === 'relique');
    if (relic && relic.holder < 0) goal = 1.2 / (1 + Math.sqrt(squared(x, y, relic.x, relic.y)) / CM / 6);
    if (relic && relic.holder === f.id) goal = 2 / (1 + (f.seat === 0 ? y : v.side - y) / CM / 10);
  }
  // Every centimetre towards the other edge counts alike: who is half-way over is not there.
  if (v.goal === 'cross') goal = CROSSING * ((f.seat === 0 ? y : v.side - y) / CM);
  return goal;
}
