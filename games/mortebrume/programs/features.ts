/** Figures of a position from the side of a seat: each is what one side has more of than the other. */
import type { SeatIndex } from '@reverie/kernel/game';
import { BASE } from '../data/constants.ts';
import { CM, squared } from '../geometry/plane.ts';
import { isFit, isFree, isWaiting, moveOf, profile } from '../rules/fighter.ts';
import { inZone, isWithin, type Scene } from '../rules/measure.ts';
import { pointsOf } from '../rules/table.ts';
import type { Fighter, State } from '../state.ts';
import { rangeOf, threatOf } from './harm.ts';

/** Each also once more times how far the game has come. */
const FIGURES = [
  'points',
  'life',
  'bodies',
  'strength',
  'ready',
  'destiny',
  'morale',
  'stunned',
  'prisoners',
  'threat',
  'danger',
  'engaged',
  'armour',
  'prepared',
  'rooted',
  'goal',
  'goalNear',
  'goalSoon',
] as const;
type Figure = (typeof FIGURES)[number];

export const FEATURES: readonly string[] = FIGURES.flatMap((name) => [name, `${name} late`]);

const AT = Object.fromEntries(FIGURES.map((name, i) => [name, i])) as Readonly<Record<Figure, number>>;
/** Scratch: written and read within one call. */
const sides = [new Float64Array(FIGURES.length), new Float64Array(FIGURES.length)] as const;

const MOST_FIGHTERS = 2 * BASE.horde.most;

/** Prices and points in tens, so that all figures are of the same size. */
const TEN = 10;

const distanceTo = (f: Fighter, x: number, y: number): number => Math.sqrt(squared(f.x, f.y, x, y)) / CM;

function readGoal(s: State, f: Fighter, out: Float64Array): void {
  const { cost } = profile(f);
  const add = (name: Figure, value: number): void => {
    out[AT[name]] = (out[AT[name]] as number) + value;
  };
  switch (s.goal) {
    case 'hold': {
      const middle = { x: s.side / 2, y: s.side / 2, r: 0 };
      if (isWithin(f, middle, s.zone)) add('goalNear', 1);
      add('goalSoon', 1 / (1 + distanceTo(f, middle.x, middle.y) / TEN));
      return;
    }
    case 'cross': {
      const left = f.seat === 0 ? s.side - f.y : f.y;
      const turns = s.turns - s.turn + (isWaiting(f) ? 1 : 0);
      const pace = 2 * Math.max(CM, moveOf(s, f));
      add('goalNear', (cost * (1 - left / s.side)) / TEN);
      if (left <= pace * turns) add('goalSoon', cost / TEN);
      if (left <= pace) add('goal', cost / TEN);
      return;
    }
    case 'relic': {
      const relic = s.things.find(({ kind }) => kind === 'relique');
      if (!relic) return;
      if (relic.holder === f.id) add('goal', 1);
      const near = 1 / (1 + distanceTo(f, relic.x, relic.y) / TEN);
      if (relic.holder < 0) out[AT.goalNear] = Math.max(out[AT.goalNear] as number, near);
      else if (s.fighters[relic.holder]?.seat !== f.seat) add('goalNear', near / 2);
      if (f.picking >= 0 && s.things[f.picking] === relic && !f.disturbed) add('goalSoon', 1);
      return;
    }
    default:
      return;
  }
}

/** By fighter: all that those who wait threaten it with. Scratch: written and read within one call. */
const dangers = new Float64Array(MOST_FIGHTERS);

/** The worst that each of a side threatens somebody with, and all that threatens each of the other. */
function readThreat(s: Scene, seat: number, out: Float64Array, others: Float64Array): void {
  dangers.fill(0);
  for (const a of s.fighters) {
    if (a.seat !== seat || !isFree(a) || a.stunned) continue;
    const range = rangeOf(s, a);
    const waits = isWaiting(a);
    let most = 0;
    let close = 0;
    for (const b of s.fighters) {
      if (b.seat === seat || !isFree(b)) continue;
      const threat = threatOf(s, a, b, range);
      if (threat > most) most = threat;
      if (threat > 0 && inZone(a, b)) close += threat;
      if (waits) dangers[b.id] = (dangers[b.id] as number) + threat;
    }
    out[AT.threat] = (out[AT.threat] as number) + most / TEN;
    out[AT.engaged] = (out[AT.engaged] as number) + close / TEN;
  }
  for (const b of s.fighters) {
    if (b.seat === seat || !isFree(b)) continue;
    others[AT.danger] = (others[AT.danger] as number) + Math.min(dangers[b.id] as number, profile(b).cost) / TEN;
  }
}

function readSide(s: State, seat: 0 | 1, out: Float64Array): void {
  out.fill(0);
  out[AT.points] = pointsOf(s, seat) / TEN;
  out[AT.destiny] = s.destiny[seat] + s.extra[seat];
  out[AT.morale] = s.bonus[seat] / 3;
  const add = (name: Figure, value: number): void => {
    out[AT[name]] = (out[AT[name]] as number) + value;
  };
  for (const f of s.fighters) {
    const { cost, physique } = profile(f);
    if (f.seat !== seat) {
      if (f.captor >= 0 && isFit(f)) add('prisoners', cost / TEN);
      continue;
    }
    if (!isFree(f)) continue;
    add('life', ((f.phys / physique) * cost) / TEN);
    add('bodies', 1);
    add('strength', cost / TEN);
    if (isWaiting(f)) add('ready', cost / TEN);
    if (f.stunned || f.noDodge) add('stunned', cost / TEN);
    add('armour', f.arm / TEN);
    if (f.prepared !== null) add('prepared', 1);
    if (f.rooted > s.turn || (f.rooted === s.turn && isWaiting(f))) add('rooted', cost / TEN);
    readGoal(s, f, out);
  }
}

/** Whatever counts only as more or less, not as how much. */
function compareGoal(s: State): number {
  if (s.goal === 'hold') return Math.sign((sides[0][AT.goalNear] as number) - (sides[1][AT.goalNear] as number));
  if (s.goal !== 'hostage') return 0;
  let ahead = 0;
  for (const f of s.fighters) if (f.captor >= 0) ahead += f.seat === 0 ? -1 : 1;
  return Math.sign(ahead);
}

/** Reads a position from a seat's side: its figures less the other's. */
export function readFeatures(s: State, seat: SeatIndex, out: Float64Array): void {
  readSide(s, 0, sides[0]);
  readSide(s, 1, sides[1]);
  readThreat(s, 0, sides[0], sides[1]);
  readThreat(s, 1, sides[1], sides[0]);
  const ahead = compareGoal(s);
  if (ahead !== 0) sides[ahead > 0 ? 0 : 1][AT.goal] = 1;
  const [own, other] = seat === 0 ? sides : [sides[1], sides[0]];
  const late = s.turn / s.turns;
  for (let i = 0; i < FIGURES.length; i++) {
    const more = (own[i] as number) - (other[i] as number);
    out[2 * i] = more;
    out[2 * i + 1] = more * late;
  }
}
