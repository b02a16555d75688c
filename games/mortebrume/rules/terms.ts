/** The modifiers of every roll, each with its rule. Rules, odds and previews all take them from here. */
import type { Term } from '@reverie/kernel/events';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { thingOf } from '../data/things.ts';
import type { Weapon } from '../data/weapons.ts';
import { CM, roundedDown } from '../geometry/plane.ts';
import type { Fighter, State } from '../state.ts';
import type { Ask, Charge } from '../unfinished.ts';
import { isBurdened, mayReserve, profile } from './fighter.ts';
import { type Field, lineOf, meleeBand, meleeWeapon, sees, shotBand } from './measure.ts';

const term = (rule: string, what: string, value: number): Term => ({ rule, what, value });
const MALUS = -BASE.modifier;
const HEIGHT = BASE.height * CM;

/** MOR-PRI-03 */
function burden(s: Field, f: Fighter, terms: Term[]): void {
  if (isBurdened(s, f)) terms.push(term('MOR-PRI-03', 'prisoner', MALUS));
}

export interface MeleeTerms {
  readonly body: boolean;
  /** MOR-MUL-09: out of its best band against any of the targets. */
  readonly off: boolean;
  readonly charge: Charge | null;
  /** A share of a combined attack's malus. */
  readonly share: number;
}

/** A maniement d'arme, or a body strike (MOR-BOD-02: with the dodge aptitude; MOR-BOD-A3: no band). */
export function weaponAsk(s: Field, f: Fighter, { body, off, charge, share }: MeleeTerms, answers: boolean): Ask {
  const { value, die } = body ? profile(f).dodge : profile(f).weapon;
  const terms = [body ? term('MOR-BOD-02', 'dodgeSkill', value) : term('HB-01', 'weaponSkill', value)];
  if (off && !body) terms.push(term('HB-20', 'band', BASE.off.roll));
  burden(s, f, terms);
  // MOR-CHG-05
  if (charge?.type === 'surprise' && charge.bonus > 0) terms.push(term('MOR-CHG-05', 'surprise', charge.bonus));
  if (share > 0) terms.push(term('MOR-CMB-05', 'combined', -share));
  const reserved = answers && !body && mayReserve(f, 'garde-haute') ? 'garde-haute' : null;
  return { who: f.id, what: body ? 'body' : 'weapon', die, terms, add: 0, reserved };
}

/** HB-21, HB-23: a dodge; harder against what one does not see coming. MOR-CHG-09: easier after a percée. */
export function dodgeAsk(s: Field, f: Fighter, from: Fighter, share: number): Ask {
  const { value, die } = profile(f).dodge;
  const terms = [term('HB-23', 'dodgeSkill', value)];
  if (!sees(s, f, from)) terms.push(term('HB-21', 'unseen', MALUS));
  burden(s, f, terms);
  if (f.dodgeBonus > 0) terms.push(term('MOR-CHG-09', 'percee', f.dodgeBonus));
  if (share > 0) terms.push(term('MOR-CMB-05', 'combined', -share));
  return { who: f.id, what: 'dodge', die, terms, add: 0, reserved: null };
}

export const willAsk = (f: Fighter, what: 'will' | 'morale' | 'initiative'): Ask => {
  const { value, die } = profile(f).will;
  return { who: f.id, what, die, terms: [term('HB-01', 'willSkill', value)], add: 0, reserved: null };
};

export interface Aim {
  /** Whom it is meant for; null for a point where nobody stands. */
  readonly target: Fighter | null;
  /** The height of the place aimed at. */
  readonly z: number;
  /** MOR-INT-A5: the target is on its way. */
  readonly moving: boolean;
}

/** MOR-RNG-02: moved or acted this turn; a prepared spell that was cast is an act. */
const hasStirred = (f: Fighter): boolean => f.moved || f.acted || f.cast;

/** MOR-RNG-01 to -03, MOR-RNG-A5 (no size where nobody stands), MOR-RNG-A3 (weather by scenario) and the other rulings: the same lines for shots, throws and spells. */
export function rangeTerms(s: Field & Pick<State, 'weather'>, f: Fighter, { target, z, moving }: Aim): Term[] {
  const terms: Term[] = [];
  const self = target?.id === f.id;
  // Once only, and MOR-RNG-A6: the shot itself is no earlier act.
  const stirred = hasStirred(f) || moving || (!self && target !== null && hasStirred(target));
  if (stirred) terms.push(term('MOR-RNG-02', 'moved', MALUS));
  if (s.weather === 'rain') terms.push(term('MOR-RNG-02', 'weather', MALUS));
  // MOR-RNG-A4: nothing else counts for a spell on oneself.
  if (self) return terms;
  // MOR-RNG-A2: surface to surface.
  if (z - f.z > HEIGHT) terms.push(term('MOR-RNG-02', 'lower', MALUS));
  if (f.z - z >= HEIGHT) terms.push(term('MOR-RNG-03', 'higher', BASE.modifier));
  if (!target) return terms;
  if (lineOf(s, f, target).verdict === 'partial') terms.push(term('MOR-RNG-02', 'cover', MALUS));
  const { size } = profile(target);
  if (size === 0) terms.push(term('MOR-RNG-02', 'small', MALUS));
  else if (size >= 4) terms.push(term('MOR-RNG-03', 'huge', 2 * BASE.modifier));
  // MOR-RNG-A1: size 1 is neither.
  else if (size >= 2) terms.push(term('MOR-RNG-03', 'large', BASE.modifier));
  if (target.phys === 0) terms.push(term('MOR-RNG-03', 'lying', BASE.modifier));
  return terms;
}

/** HB-32 */
export function shotAsk(
  s: Field & Pick<State, 'weather'>,
  f: Fighter,
  weapon: Weapon,
  target: Fighter,
  moving: boolean,
): Ask {
  const { value, die } = profile(f).ranged ?? { value: 0, die: 6 };
  const terms = [term('HB-32', 'rangedSkill', value), ...rangeTerms(s, f, { target, z: target.z, moving })];
  if (shotBand(weapon.reach, f, target) === 'off') terms.push(term('HB-30', 'band', BASE.off.roll));
  const reserved =
    mayReserve(f, 'oeil-du-guetteur') && terms.some(({ what }) => what === 'cover') ? 'oeil-du-guetteur' : null;
  return { who: f.id, what: 'shot', die, terms, add: 0, reserved };
}

/** HB-33, MOR-SOR-03: the aptitude for this spell, raised by the boost. */
export function spellAsk(s: Field & Pick<State, 'weather'>, f: Fighter, spell: string, aim: Aim, boost: number): Ask {
  const skill = profile(f).spells.find((one) => one.spell === spell);
  const terms = [term('HB-33', 'spellSkill', skill?.value ?? 0)];
  if (boost > 0) terms.push(term('MOR-SOR-03', 'boost', boost));
  terms.push(...rangeTerms(s, f, aim));
  return { who: f.id, what: 'spell', die: skill?.die ?? 6, terms, add: 0, reserved: null };
}

/** MOR-THR-02, -03, -08: physique, less what the thing weighs or the victim's whole physique. */
export function throwAsk(
  s: Field & Pick<State, 'weather'>,
  f: Fighter,
  aim: Aim,
  thing: string | null,
  victim: Fighter | null,
): Ask {
  const terms = [term('MOR-THR-02', 'physique', f.phys)];
  if (thing !== null) terms.push(term('MOR-THR-03', 'weight', -(thingOf(thing)?.encumbrance ?? 0)));
  if (victim) terms.push(term('MOR-THR-08', 'victim', -profile(victim).physique));
  terms.push(...rangeTerms(s, f, aim));
  return { who: f.id, what: 'throw', die: profile(f).physiqueDie, terms, add: 0, reserved: null };
}

/** MOR-ESC-03 */
export function escapeAsk(f: Fighter): Ask {
  const { value, die } = profile(f).will;
  return {
    who: f.id,
    what: 'escape',
    die,
    terms: [term('MOR-ESC-03', 'halfWill', roundedDown(value / 2))],
    add: 0,
    reserved: null,
  };
}

/** MOR-BOD-03, MOR-BOD-A1 (damage, so the target's armour counts): armour and a point for every ten of physique. */
export const bodyDamage = (f: Pick<Fighter, 'arm' | 'phys'>): number => f.arm + roundedDown(f.phys / 10);

/**
 * HB-25 up to the division, rounding down (MOR-GEN-03). MOR-MUL-A2, MOR-MUL-A3: the charge and rage
 * come in before the band halves it, and the halving before the division.
 */
export function strikeDamage(
  f: Fighter,
  targets: number,
  {
    body,
    off,
    offensive,
    rage,
  }: { readonly body: boolean; readonly off: boolean; readonly offensive: number; readonly rage: number },
): { readonly damage: number; readonly terms: readonly Term[] } {
  const own = body ? bodyDamage(f) : (meleeWeapon(f)?.damage ?? 0);
  const terms = [term(body ? 'MOR-BOD-03' : 'HB-25', body ? 'fists' : 'weapon', own)];
  if (offensive > 0) terms.push(term('MOR-CHG-06', 'offensive', offensive));
  if (rage > 0) terms.push(term('HB-16', 'rage', rage));
  let damage = own + offensive + rage;
  if (off && !body) {
    const halved = roundedDown((damage * BASE.off.halves) / 2);
    terms.push(term('HB-20', 'band', halved - damage));
    damage = halved;
  }
  if (targets > 1) {
    // MOR-MUL-06: what cannot be divided is lost.
    const each = roundedDown(damage / targets);
    terms.push(term('MOR-MUL-06', 'shared', each - damage));
    damage = each;
  }
  return { damage, terms };
}

/** Whether a melee weapon strikes outside its best band. */
export function isOff(f: Fighter, other: Fighter): boolean {
  const weapon = meleeWeapon(f);
  return !weapon || meleeBand(weapon.class, f, other) !== 'good';
}

export const spellRange = (id: string): number => (spellOf(id)?.range ?? 0) * CM;
