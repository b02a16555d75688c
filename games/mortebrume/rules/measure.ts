/** Who sees whom, who reaches whom, and with what. */
import { BASE } from '../data/constants.ts';
import { profileOf } from '../data/fighters.ts';
import { type Spell, spellOf } from '../data/spells.ts';
import { MELEE_BANDS, type Weapon, weaponOf } from '../data/weapons.ts';
import type { Body, Disc } from '../geometry/field.ts';
import { once } from '../geometry/once.ts';
import { CM, gapOf, roundedUp, squared } from '../geometry/plane.ts';
import { partlyIn } from '../geometry/sector.ts';
import { type Sight, sightOf } from '../geometry/sight.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, State } from '../state.ts';
import { profile, type Table } from './fighter.ts';

export type Field = Table & Pick<State, 'side' | 'scenery' | 'visibility' | 'veils'>;

/** A table as far as everybody sees it: what a state and a view of it have in common. */
export type Scene = Field &
  Pick<State, 'weather' | 'settings' | 'strip' | 'goal' | 'turns' | 'zone' | 'destiny' | 'extra' | 'bonus' | 'held'>;

/** HB-18, in units. */
export const ZONE = BASE.meleeZone * CM;

/** MOR-RNG-02: what hides in part: the fit, and the fallen who are larger than the target. */
const hides = (body: Body, target: Body): boolean =>
  !body.lying || profile(body as Fighter).size > profile(target as Fighter).size;

/** HB-19: the verdict on one line, without regard to where anybody looks. `found` collects what stands in the way. */
export const lineOf = (s: Field, from: Body, to: Body, found?: string[]): Sight =>
  sightOf(groundOf(s), s.fighters, s.veils, from, to, s.visibility, hides, found);

/** HB-19: whether any part of it is to be seen, wherever anybody looks. */
export const isSeen = (s: Field, from: Body, to: Body): boolean =>
  sightOf(groundOf(s), s.fighters, s.veils, from, to, s.visibility, hides, undefined, true).verdict !== 'none';

/** HB-17: some part of the target lies in the front sector. */
export const inFront = (from: Fighter, to: Disc): boolean =>
  partlyIn(from.fx, from.fy, to.x - from.x, to.y - from.y, to.r);

/** The field of vision: sector, mist and what stands between. */
export const sees = (s: Field, from: Fighter, to: Fighter): boolean => inFront(from, to) && isSeen(s, from, to);

/** At most so many units edge to edge, exactly. */
export function isWithin(a: Disc, b: Disc, most: number): boolean {
  const far = a.r + b.r + most;
  return squared(a.x, a.y, b.x, b.y) <= far * far;
}

/** HB-18: within four centimetres, and not farther apart in height. */
export const inZone = (a: Body, b: Body): boolean => isWithin(a, b, ZONE) && Math.abs(a.z - b.z) <= ZONE;

/** Whole units edge to edge, rounded up. */
export const gap = (a: Body, b: Body): number => gapOf(a.x, a.y, a.r, b.x, b.y, b.r);

type Banded = 'good' | 'off' | 'none';

/** HB-20: in which of its bands a melee weapon strikes. Limits belong to the better band. */
export function meleeBand(kind: Weapon['class'], a: Body, b: Body): Banded {
  if (!inZone(a, b)) return 'none';
  if (kind !== 'short' && kind !== 'long' && kind !== 'heavy') return 'none';
  const far = squared(a.x, a.y, b.x, b.y);
  const [from, to] = MELEE_BANDS[kind];
  const least = a.r + b.r + from * CM;
  return (from === 0 || far >= least * least) && isWithin(a, b, to * CM) ? 'good' : 'off';
}

/** HB-30: the same for a shot or thrown weapon of a reach. */
export function shotBand(reach: number, a: Body, b: Body): Banded {
  if (!isWithin(a, b, BASE.bands.far * reach * CM)) return 'none';
  const least = a.r + b.r + reach * CM;
  if (squared(a.x, a.y, b.x, b.y) < least * least) return 'none';
  return isWithin(a, b, BASE.bands.near * reach * CM) ? 'good' : 'off';
}

/** HB-31: five and half the distance, rounded up. */
export const difficultyAt = (distance: number): number => BASE.shot.plus + roundedUp(distance / (BASE.shot.per * CM));

/** The weapons of each profile, by what they are for: a card does not change. */
interface Armoury {
  readonly melee: Weapon | undefined;
  readonly shot: Weapon | undefined;
  /** The spells that are cast at an enemy. */
  readonly bolts: readonly Spell[];
  /** How far the farthest of shot and spells reaches, in units. */
  readonly far: number;
}
const armouryOfKind = once((kind: string): Armoury => {
  const card = profileOf(kind);
  const weapons = card.weapons.flatMap((id) => weaponOf(id) ?? []);
  const flies = ({ class: of }: Weapon): boolean => of === 'shot' || of === 'thrown';
  const shot = weapons.find(flies);
  const bolts = card.spells.flatMap(({ spell }) => spellOf(spell) ?? []).filter(({ target }) => target === 'enemy');
  const far = Math.max(shot ? BASE.bands.far * shot.reach : 0, ...bolts.map(({ range }) => range)) * CM;
  return { melee: weapons.find((weapon) => !flies(weapon)), shot, bolts, far };
});
/** The one asked for last: whoever weighs what to do asks for his own again and again. */
let lastKind = '';
let lastArmoury: Armoury | undefined;
export function armouryOf({ kind }: Fighter): Armoury {
  if (kind !== lastKind || !lastArmoury) lastArmoury = armouryOfKind(kind);
  lastKind = kind;
  return lastArmoury;
}

export const meleeWeapon = (f: Fighter): Weapon | undefined => armouryOf(f).melee;
export const shotWeapon = (f: Fighter): Weapon | undefined => armouryOf(f).shot;

/** MOR-MUL-01: with a long weapon, or a heavy one. */
export function maySweep(f: Fighter): boolean {
  const kind = meleeWeapon(f)?.class;
  return kind === 'long' || kind === 'heavy';
}
