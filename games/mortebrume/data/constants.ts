/**
 * Every number of the base rules. The base book itself could not be had: these are ours (the HB rules), and the printed
 * ones could take their place here without touching a rule. Lengths are in centimetres.
 */
export const BASE = {
  /** HB-36 */
  horde: { points: 40, least: 3, most: 7 },
  /** HB-18 */
  meleeZone: 4,
  /** Two bases count as touching up to this gap: on a grid they rarely touch to the unit. */
  contact: 0.1,
  /** MOR-STR-01 */
  strayRadius: 5,
  /** MOR-STP-01 */
  stepOver: 3,
  /** MOR-PRV-A1: how much a distance must grow to be a way off. */
  recedes: 0.1,
  /** Every bonus and malus that has no figure of its own. */
  modifier: 3,
  /** HB-35 */
  strip: 15,
  /** HB-34 */
  turns: 8,
  /** HB-07: 10 + 2D10. */
  mist: { plus: 10, dice: 2, sides: 10 },
  /** HB-31: 5 + half the distance, rounded up. */
  shot: { plus: 5, per: 2 },
  /** HB-23 */
  dodge: { most: 4, sidestep: 6 },
  /** MOR-MRL-05 */
  morale: { bonus: 3, destiny: 1 },
  /** HB-30: bands of a reach a: from a, normal to 6a, far to 10a. */
  bands: { near: 6, far: 10 },
  /** The roll and the damage (×, as halves) of a band that is not the weapon's own. */
  off: { roll: -3, halves: 1 },
  /** MOR-RNG-02, -03: heights that count. */
  height: 3,
  /** MOR-JMP-A4: what is less high than this is of size 0. */
  low: 2.5,
  /** HB-34: the dead and prisoners count one and a half times: in halves. */
  worth: { out: 2, lost: 3 },
  /** HB-16 */
  reserved: { guard: 3, rage: 2, breath: 2 },
} as const;

/** What a size means: diameter of the base and height, in centimetres. */
export const SIZES = [
  { base: 2, height: 1.5 },
  { base: 2.5, height: 2.5 },
  { base: 2.5, height: 3.5 },
  { base: 3, height: 4.5 },
  { base: 4, height: 6 },
  { base: 5, height: 9 },
] as const;
export type Size = 0 | 1 | 2 | 3 | 4 | 5;

/** HB-03: the faces that make a success a special one, on whichever die. */
export const SPECIAL_FACES: ReadonlySet<number> = new Set([6, 8, 10]);
