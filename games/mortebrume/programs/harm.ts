/** What one fighter does to another in one activation, about: for a value that weighs a whole table in microseconds. Exact odds are in odds/. */
import { BASE } from '../data/constants.ts';
import { type Aptitude, FIGHTERS, type Profile } from '../data/fighters.ts';
import { type Spell, spellOf } from '../data/spells.ts';
import type { Special } from '../data/weapons.ts';
import { CM, squared } from '../geometry/plane.ts';
import { diceWays } from '../odds/duel.ts';
import { budgetOf, isWaiting, moveOf, profile, protectionOf } from '../rules/fighter.ts';
import { armouryOf, difficultyAt, type Scene } from '../rules/measure.ts';
import type { Fighter } from '../state.ts';

/** How likely a roll beats another: plainly, and with a special success. A tie goes to the answer. */
interface Beats {
  readonly plain: number;
  readonly special: number;
}

function beats(attack: Aptitude, answer: Aptitude): Beats {
  let [plain, special, all] = [0, 0, 0];
  for (const a of diceWays(1, attack.die)) {
    for (const b of diceWays(1, answer.die)) {
      const ways = a.ways * b.ways;
      all += ways;
      if (a.auto || (!b.auto && b.total + answer.value >= a.total + attack.value)) continue;
      if (a.special) special += ways;
      else plain += ways;
    }
  }
  return { plain: plain / all, special: special / all };
}

/** By profile and profile: a blow against the better of dodge and weapon, a shot or a bolt against a dodge. Cards do not change. */
const index = new Map(FIGHTERS.map(({ id }, i) => [id, i]));
const blows: Beats[] = [];
const dodges: Beats[] = [];
const key = (a: Fighter, b: Fighter): number => (index.get(a.kind) ?? 0) * FIGHTERS.length + (index.get(b.kind) ?? 0);

const sum = ({ plain, special }: Beats): number => plain + special;

function blowOn(a: Fighter, b: Fighter): Beats {
  const at = key(a, b);
  let found = blows[at];
  if (!found) {
    const { weapon } = profile(a);
    const [dodge, passe] = [beats(weapon, profile(b).dodge), beats(weapon, profile(b).weapon)];
    found = sum(dodge) < sum(passe) ? dodge : passe;
    blows[at] = found;
  }
  return found;
}

const shooting = ({ ranged, spells }: Profile): Aptitude | undefined => ranged ?? spells.find(isBolt);
const isBolt = ({ spell }: { readonly spell: string }): boolean => (spellOf(spell)?.damage ?? 0) > 0;

function flightAt(a: Fighter, b: Fighter, skill: Aptitude): Beats {
  const at = key(a, b);
  let found = dodges[at];
  if (!found) {
    found = beats(skill, profile(b).dodge);
    dodges[at] = found;
  }
  return found;
}

/** What a point of physique is worth before the last one, and the last one, as shares of a price. */
const WOUNDS = 0.5;
const FALL = 0.8;

/** What it costs to lose so much, in horde points. */
function priceOf(f: Fighter, loss: number): number {
  if (loss <= 0) return 0;
  const { cost, physique } = profile(f);
  return (Math.min(loss, f.phys) / physique) * cost * WOUNDS + (loss >= f.phys ? cost * FALL : 0);
}

function harmOf(s: Scene, a: Fighter, b: Fighter, damage: number, effect: Special | null, odds: Beats): number {
  const protection = protectionOf(s, b, a.x, a.y);
  const plain = damage - protection;
  const special = 2 * damage + (effect === 'cut' ? 1 : 0) - (effect === 'pierce' ? 0 : protection);
  return odds.plain * priceOf(b, plain) + odds.special * priceOf(b, special);
}

/** What is certain this turn, likely in the next one, and a chance after that. */
const NOW = 1;
const NEXT = 0.5;
const LATER = 0.2;

/** How far somebody comes: now, if it may still act in this turn, and in a turn. In units; what is below nothing cannot act. */
interface Range {
  readonly now: number;
  readonly move: number;
}
const ZONE = BASE.meleeZone * CM;

export function rangeOf(s: Scene, f: Fighter): Range {
  return { now: isWaiting(f) ? budgetOf(s, f) : -ZONE, move: moveOf(s, f) };
}

/** The harm that a fighter threatens another with, in horde points: how much, and how soon it can be there. */
export function threatOf(s: Scene, a: Fighter, b: Fighter, { now, move }: Range): number {
  const { melee, shot, bolts, far } = armouryOf(a);
  const gap = Math.sqrt(squared(a.x, a.y, b.x, b.y)) - a.r - b.r;
  let most = 0;
  if (melee) {
    const soon = gap <= now + ZONE ? NOW : gap <= move + ZONE ? NEXT : gap <= 2 * move + ZONE ? LATER : 0;
    if (soon > 0) most = soon * harmOf(s, a, b, melee.damage, melee.special, blowOn(a, b));
  }
  if (far === 0 || gap > s.visibility || gap > far + move) return most;
  const bolt = bolts.find(({ damage }) => damage > 0);
  const skill = shot || bolt ? shooting(profile(a)) : undefined;
  if (!skill) return most;
  const reach = shot ? BASE.bands.far * shot.reach * CM : (bolt as Spell).range * CM;
  if (gap > reach + move) return most;
  const soon = gap <= reach ? (now > -ZONE ? NOW : NEXT) : LATER;
  // Hit, then not dodged: the share of the faces that reach the difficulty.
  const need = Math.max(difficultyAt(Math.min(gap, reach)), bolt?.difficulty ?? 0) - skill.value;
  const reached = Math.max(0, Math.min(1, (skill.die + 1 - Math.max(2, need)) / skill.die));
  const { damage, special } = shot ?? (bolt as Spell);
  return Math.max(most, soon * reached * harmOf(s, a, b, damage, special, flightAt(a, b, skill)));
}
