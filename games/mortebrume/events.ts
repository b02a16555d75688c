/** What happens at a table. Everything is seen by everybody but the name of a prepared spell (MOR-SOR-08). */
import type { Audience, Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Action, ChargeType, How, Leg } from './answers.ts';
import type { Reserved } from './data/things.ts';
import type { Result, RollKind } from './frames.ts';
import type { Point } from './geometry/plane.ts';
import type { Fighter } from './state.ts';

/** A fighter as a line of the log names it. */
export type Who = Readonly<Pick<Fighter, 'id' | 'kind' | 'mark' | 'seat'>>;
export const who = ({ id, kind, mark, seat }: Fighter): Who => ({ id, kind, mark, seat });

/** Who is nearest to a place, and how far it is from the edge of the base, in units. */
export interface Near {
  readonly who: Who;
  readonly gap: number;
}

export type MoveWhy =
  | 'walk'
  | 'jump'
  | 'drop'
  | 'dodge'
  | 'after'
  | 'recoil'
  | 'shift'
  | 'contact'
  | 'percee'
  | 'defence'
  | 'dragged'
  | 'placed'
  | 'thrown'
  | 'fall';

type Condition = 'stunned' | 'noDodge' | 'rooted' | 'stone' | 'dodgeBonus';

/** Every kind of event and what it says besides its rule and its sum. */
interface Events {
  deployed: { seat: SeatIndex };
  turn: { turn: number; visibility: number };
  moraleAsked: { seat: SeatIndex };
  morale: { seat: SeatIndex | null; bonus: number };
  initiative: { seat: SeatIndex };
  begins: { seat: SeatIndex };
  rolled: { who: Who; what: RollKind; faces: readonly number[]; total: number; special: boolean; auto: boolean };
  destiny: { who: Who; dice: number };
  moraleUsed: { who: Who; bonus: number };
  reserved: { who: Who; what: Reserved };
  declared: {
    who: Who;
    from: Point;
    path: readonly Leg[];
    /** Who lies ahead on that way. */
    towards: Who | null;
    double: boolean;
    action: Action['kind'];
    charge: ChargeType | null;
    target: Who | null;
  };
  disengages: { who: Who; from: Who };
  intercepts: { who: Who; mover: Who; with: string };
  defends: { who: Who; of: Who; inTime: boolean; own: number; other: number };
  moved: { who: Who; from: Point; to: Point; why: MoveWhy };
  stopped: { who: Who; why: 'hole' | 'blocked' | 'struck' | 'rooted' | 'jump' };
  lost: { who: Who; action: Action['kind'] };
  reacts: { who: Who; how: How; by: Who };
  struck: { who: Who; target: Who; result: Result; special: boolean };
  wounded: { who: Who; damage: number; protection: number; wounds: number; left: number; by: Who | null };
  armour: { who: Who; left: number };
  state: { who: Who; what: Condition; amount: number };
  out: { who: Who };
  died: { who: Who };
  fled: { who: Who };
  captured: { who: Who; by: Who; strength: number; will: number };
  captureFailed: { who: Who; by: Who; strength: number; will: number };
  freed: { who: Who };
  escapeFailed: { who: Who };
  shot: { who: Who; target: Who | null; with: string; difficulty: number; total: number; hit: boolean };
  stray: { who: Who; target: Who };
  cast: { who: Who; spell: string; target: Who | null; success: boolean };
  prepares: { who: Who; spell: string };
  preparesSomething: { who: Who };
  spellLost: { who: Who };
  boosted: { who: Who; offered: number; bonus: number };
  veil: { at: Point; near: Near | null; radius: number };
  healed: { who: Who; amount: number; left: number };
  reaches: { who: Who; thing: string };
  took: { who: Who; thing: string };
  pickUpFailed: { who: Who; thing: string; why: 'hurt' | 'contested' | 'away' };
  passed: { who: Who; to: Who; thing: string | null; prisoner: Who | null };
  threw: { who: Who; thing: string | null; victim: Who | null; at: Point; near: Near | null };
  lies: { thing: string; at: Point; near: Near | null };
  fell: { who: Who; height: number; wounds: number; on: Who | null };
  jumped: { who: Who; declared: number; possible: number; failed: boolean };
  turnEnds: { turn: number };
  holds: { seat: SeatIndex; points: number };
  left: { seat: SeatIndex };
  over: { seat: SeatIndex | null; points: readonly number[] };
}

interface Base<K extends string> {
  readonly kind: K;
  readonly rule: RuleId;
  readonly sum?: readonly Term[];
}
export type Event = { [K in keyof Events]: Base<K> & Readonly<Events[K]> }[keyof Events];

const all = { to: 'all' } as const;

// biome-ignore format: what everybody sees, in a few lines
export const audience: Audience<Event> = {
  deployed: all, turn: all, moraleAsked: all, morale: all, initiative: all, begins: all, rolled: all, destiny: all,
  moraleUsed: all, reserved: all, declared: all, disengages: all, intercepts: all, defends: all, moved: all, stopped: all, lost: all,
  reacts: all, struck: all, wounded: all, armour: all, state: all, out: all, died: all, fled: all, captured: all,
  captureFailed: all, freed: all, escapeFailed: all, shot: all, stray: all, preparesSomething: all, spellLost: all,
  boosted: all, veil: all, healed: all, reaches: all, took: all, pickUpFailed: all, passed: all, threw: all,
  lies: all, fell: all, jumped: all, turnEnds: all, holds: all, left: all, over: all,
  cast: { to: 'all', reveals: true },
  prepares: {
    to: (e) => [e.who.seat],
    others: ({ rule, who: caster }) => ({ kind: 'preparesSomething', rule, who: caster }) as const,
  },
};

/** What the terms of a sum come to, as the rules reckon with it. */
export function totalOf(e: Event): number | undefined {
  if (e.kind === 'rolled') return e.total;
  if (e.kind === 'wounded') return e.damage - e.protection;
  return e.kind === 'captured' || e.kind === 'captureFailed' ? e.strength : undefined;
}
