/** HB-34: who has won. */
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { BASE } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { CM, rounded, roundedDown } from '../geometry/plane.ts';
import type { Fighter, State } from '../state.ts';
import { isFit, isFree, profile } from './fighter.ts';
import { isWithin } from './measure.ts';

/** What the loss of a fighter is worth to the enemy: the price, and half as much again for the dead and the captured. */
export function worthOf(f: Fighter): number {
  const { out, lost } = BASE.worth;
  const { cost } = profile(f);
  if (f.dead || f.captor >= 0) return roundedDown((cost * lost) / 2);
  if (f.phys === 0 || f.fled) return roundedDown((cost * out) / 2);
  return 0;
}

/** A crossing counts for those who cross: off by the enemy's edge is no flight. */
const crossed = (s: State, f: Fighter): boolean => s.goal === 'cross' && f.fled && f.edge === 1;

export function pointsOf(s: State, seat: SeatIndex): number {
  let sum = s.held[seat as 0 | 1];
  for (const f of s.fighters) {
    if (f.seat !== seat && !crossed(s, f)) sum += worthOf(f);
    if (f.seat === seat && crossed(s, f)) sum += roundedDown((profile(f).cost * BASE.worth.lost) / 2);
  }
  return sum;
}

/** MOR-STA: nobody free and able to act is left on one side. */
export function isDecided(s: State): boolean {
  let sides = 0;
  for (const f of s.fighters) if (isFree(f)) sides |= 1 << f.seat;
  return sides !== 3;
}

/** The hill: from the third turn on, three points a turn for the side with more free fighters on it. */
export function holdGround(s: State, io: Io<Event>): void {
  if (s.goal !== 'hold' || s.turn < 3) return;
  const middle = { x: s.side / 2, y: s.side / 2, r: 0 };
  const on = [0, 1].map(
    (seat) => s.fighters.filter((f) => f.seat === seat && isFree(f) && isWithin(f, middle, s.zone)).length,
  );
  const [a = 0, b = 0] = on;
  if (a === b) return;
  const seat = a > b ? 0 : 1;
  s.held[seat] += 3;
  io.tell?.({ kind: 'holds', rule: 'HB-34', seat, points: 3 });
}

/** The relic in hand or carried off by one's own edge; the hostages; else points. */
function byGoal(s: State): SeatIndex | undefined {
  if (s.goal === 'relic') {
    const holder = s.fighters[s.things.find(({ kind }) => kind === 'relique')?.holder ?? -1];
    if (holder && ((isFit(holder) && holder.captor < 0) || (holder.fled && holder.edge === 0))) return holder.seat;
  }
  if (s.goal === 'hostage') {
    const [a = 0, b = 0] = [0, 1].map((seat) => s.fighters.filter((f) => f.captor >= 0 && f.seat !== seat).length);
    if (a !== b) return a > b ? 0 : 1;
  }
  return undefined;
}

export function end(s: State, io: Io<Event>, left?: SeatIndex): void {
  const points = [pointsOf(s, 0), pointsOf(s, 1)];
  const alive = [0, 1].filter((seat) => s.fighters.some((f) => f.seat === seat && isFree(f)));
  const crossing = s.goal === 'cross' && s.fighters.some((f) => crossed(s, f));
  let winner: SeatIndex | undefined;
  if (left !== undefined) winner = 1 - left;
  else if (alive.length === 1 && !crossing) winner = alive[0];
  else {
    const [a = 0, b = 0] = points;
    winner = byGoal(s) ?? (a === b ? undefined : a > b ? 0 : 1);
  }
  s.ended = { winners: winner === undefined ? [] : [winner], scores: points, rule: 'HB-34' };
  io.tell?.({ kind: 'over', rule: 'HB-34', seat: winner ?? null, points });
}

export const zoneOf = (cm: number): number => rounded(cm * CM);
