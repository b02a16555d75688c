/** What a fighter is at this moment: MOR-STA-01 health and constraint, what it carries, what it may still do. */
import { BASE } from '../data/constants.ts';
import { type Profile, profileOf } from '../data/fighters.ts';
import { RESERVED, type Reserved, thingOf } from '../data/things.ts';
import type { Disc } from '../geometry/field.ts';
import { CM, roundedDown } from '../geometry/plane.ts';
import { centreIn } from '../geometry/sector.ts';
import type { Fighter, State, Thing } from '../state.ts';

type Health = 'conscious' | 'wounded' | 'out' | 'dead';

/** What is asked of a table by these rules, whether it is a state or a view of one. */
export type Table = Pick<State, 'fighters' | 'things' | 'turn'>;

export const profile = (f: Fighter): Profile => profileOf(f.kind);

/** Whether a spell is on the card. */
export function knows(f: Fighter, id: string): boolean {
  for (const { spell } of profile(f).spells) if (spell === id) return true;
  return false;
}

/** MOR-STA-02, MOR-STA-A2: any loss is a wound, nothing left is out of combat, and what is whole again is conscious. */
export function healthOf(f: Fighter): Health {
  if (f.dead) return 'dead';
  if (f.phys === 0) return 'out';
  return f.phys < profile(f).physique ? 'wounded' : 'conscious';
}

/** MOR-GEN-06: on the table and not out of combat. */
export const isFit = (f: Fighter): boolean => f.phys > 0 && !f.off;
/** MOR-STA-04: fit and nobody's prisoner. */
export const isFree = (f: Fighter): boolean => f.phys > 0 && !f.off && f.captor < 0;
/** May be activated, alone or with others, and may react as one who has not been (MOR-INT-02, MOR-DEF-02): who acts is activated. */
export const isWaiting = (f: Fighter): boolean => !f.activated && !f.stunned && f.phys > 0 && !f.off && f.captor < 0;

export function prisonersOf(s: Pick<Table, 'fighters'>, id: number): Fighter[] {
  const found: Fighter[] = [];
  for (const f of s.fighters) if (f.captor === id) found.push(f);
  return found;
}

const weightOf = (thing: Thing): number => thingOf(thing.kind)?.encumbrance ?? 0;

/** MOR-OBJ-03, MOR-PRI-02: own, carried, and twice the size of every prisoner. */
export function encumbranceOf(s: Table, f: Fighter): number {
  let sum = profile(f).encumbrance;
  for (const thing of s.things) if (thing.holder === f.id) sum += weightOf(thing);
  for (const other of s.fighters) if (other.captor === f.id) sum += 2 * profile(other).size;
  return sum;
}

/** MOR-PRI-02, MOR-PRI-04, MOR-PRI-A1, MOR-PRI-A3: the displacement of a turn in units, with the burden of prisoners: halved for each who can walk, less the physique of each who cannot. */
export function moveOf(s: Table, f: Fighter): number {
  let { move } = profile(f);
  let carried = 0;
  for (const other of s.fighters) {
    if (other.captor !== f.id) continue;
    if (isFit(other)) move = roundedDown(move / 2);
    else carried += profile(other).physique;
  }
  return Math.max(0, move - carried) * CM;
}

/** HB-11: what is left of it. Roots and stunning leave nothing. */
export function budgetOf(s: Table, f: Fighter, double = false): number {
  if (f.rooted >= s.turn || f.stunned) return 0;
  return Math.max(0, moveOf(s, f) * (double ? 2 : 1) - f.spent);
}

/** MOR-PRI-03: a prisoner who can still struggle. */
export function isBurdened(s: Table, f: Fighter): boolean {
  for (const other of s.fighters) if (other.captor === f.id && isFit(other)) return true;
  return false;
}

/** HB-25: armour as it stands, stone flesh, and a shield against what comes from the front half-plane. */
export function protectionOf(s: Table, f: Fighter, fromX: number, fromY: number): number {
  const { shield } = profile(f);
  const front = shield > 0 && centreIn(f.fx, f.fy, fromX - f.x, fromY - f.y);
  return f.arm + (f.stoneUntil >= s.turn ? f.stone : 0) + (front ? shield : 0);
}

/** HB-16: a reserved action that is on the card and not used up. */
export function mayReserve(f: Fighter, what: Reserved): boolean {
  if (f.stunned || !profile(f).reserved.includes(what)) return false;
  return !(RESERVED[what].limit === 'turn' ? f.usedTurn : f.usedGame).includes(what);
}

/** Two bases that touch, as nearly as a grid allows. */
export function inContact(a: Disc, b: Disc): boolean {
  const most = a.r + b.r + BASE.contact * CM;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy <= most * most;
}
