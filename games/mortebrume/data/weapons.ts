/** HB-20, HB-30: weapons, their classes and bands. */
import type { Words } from '@reverie/kernel/words';

type WeaponClass = 'short' | 'long' | 'heavy' | 'shot' | 'thrown';
/** HB-26: what a special success adds. */
export type Special = 'stun' | 'recoil' | 'pierce' | 'cut';

export interface Weapon {
  readonly id: string;
  readonly name: Words;
  readonly class: WeaponClass;
  readonly damage: number;
  readonly special: Special;
  /** The reach of a shot or thrown weapon in centimetres. */
  readonly reach: number;
}

const weapon = (
  id: string,
  fr: string,
  en: string,
  kind: WeaponClass,
  damage: number,
  special: Special,
  reach = 0,
): Weapon => ({ id, name: { fr, en }, class: kind, damage, special, reach });

export const WEAPONS: readonly Weapon[] = [
  weapon('masse-lourde', 'masse de broyeur', 'crusher’s maul', 'heavy', 7, 'stun'),
  weapon('lance-longue', 'lance méléienne', 'méléien lance', 'long', 4, 'recoil'),
  weapon('hachette', 'hachette de sapeur', 'sapper’s hatchet', 'short', 5, 'cut'),
  weapon('rapiere', 'rapière elfique', 'elven rapier', 'short', 4, 'pierce'),
  weapon('coutelas', 'coutelas', 'cutlass', 'short', 3, 'cut'),
  weapon('baton', 'bâton ferré', 'shod staff', 'long', 3, 'stun'),
  weapon('hallebarde', 'hallebarde naine', 'dwarf halberd', 'heavy', 5, 'cut'),
  weapon('epieu', 'épieu de frêne', 'ash spear', 'long', 5, 'pierce'),
  weapon('poings-souche', 'poings de souche', 'stump fists', 'heavy', 8, 'recoil'),
  weapon('griffes', 'griffes', 'claws', 'short', 4, 'cut'),
  weapon('etincelle', 'étincelle', 'spark', 'short', 2, 'stun'),
  weapon('arc', 'arc de chasse', 'hunting bow', 'shot', 4, 'pierce', 3),
  weapon('javelot', 'javelot', 'javelin', 'thrown', 5, 'recoil', 2),
];

const byId = new Map(WEAPONS.map((one) => [one.id, one]));
export const weaponOf = (id: string): Weapon | undefined => byId.get(id);

/** HB-20: from where to where in centimetres a melee weapon strikes without a malus. A limit belongs to the better band. */
export const MELEE_BANDS: Readonly<Record<'short' | 'long' | 'heavy', readonly [from: number, to: number]>> = {
  short: [0, 2],
  long: [2, 4],
  heavy: [1, 3],
};
