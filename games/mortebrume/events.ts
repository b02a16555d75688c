/** What happens at a table. Everything is seen by everybody but the name of a prepared spell (MOR-SOR-08). */
import type { Audience, Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Action, ChargeType, How, Leg } from './answers.ts';
import type { Reserved } from './data/things.ts';
import type { Result, RollKind } from './frames.ts';
import type { Point } from './geometry/plane.ts';
import type { Fighter } from './state.ts';

/** A fighter as a line of the log names it. */
export interface Who {
  readonly id: number;
  readonly kind: string;
  readonly mark: string;
  readonly seat: SeatIndex;
}
export const who = ({ id, kind, mark, seat }: Fighter): Who => ({ id, kind, mark, seat });

interface Base<K extends string> {
  readonly kind: K;
  readonly rule: RuleId;
  readonly sum?: readonly Term[];
}
type Of<K extends string> = Base<K> & { readonly who: Who };

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

export type State1 = 'stunned' | 'noDodge' | 'rooted' | 'stone' | 'dodgeBonus';

export type Event =
  | (Base<'deployed'> & { readonly seat: SeatIndex })
  | (Base<'turn'> & { readonly turn: number; readonly visibility: number })
  | (Base<'moraleAsked'> & { readonly seat: SeatIndex })
  | (Base<'morale'> & { readonly seat: SeatIndex | null; readonly bonus: number })
  | (Base<'initiative'> & { readonly seat: SeatIndex })
  | (Base<'begins'> & { readonly seat: SeatIndex })
  | (Of<'rolled'> & {
      readonly what: RollKind;
      readonly faces: readonly number[];
      readonly total: number;
      readonly special: boolean;
      readonly auto: boolean;
    })
  | (Of<'destiny'> & { readonly dice: number })
  | (Of<'moraleUsed'> & { readonly bonus: number })
  | (Of<'reserved'> & { readonly what: Reserved })
  | (Of<'declared'> & {
      readonly path: readonly Leg[];
      readonly double: boolean;
      readonly action: Action['kind'];
      readonly charge: ChargeType | null;
      readonly target: Who | null;
    })
  | (Of<'intercepts'> & { readonly mover: Who; readonly with: string })
  | (Of<'defends'> & { readonly of: Who; readonly inTime: boolean; readonly own: number; readonly other: number })
  | (Of<'moved'> & { readonly from: Point; readonly to: Point; readonly why: MoveWhy })
  | (Of<'stopped'> & { readonly why: 'hole' | 'blocked' | 'struck' | 'jump' })
  | (Of<'lost'> & { readonly action: Action['kind'] })
  | (Of<'reacts'> & { readonly how: How; readonly by: Who })
  | (Of<'struck'> & { readonly target: Who; readonly result: Result; readonly special: boolean })
  | (Of<'wounded'> & {
      readonly damage: number;
      readonly protection: number;
      readonly wounds: number;
      readonly left: number;
      readonly by: Who | null;
    })
  | (Of<'armour'> & { readonly left: number })
  | (Of<'state'> & { readonly what: State1; readonly amount: number })
  | Of<'out'>
  | Of<'died'>
  | Of<'fled'>
  | (Of<'captured'> & { readonly by: Who })
  | (Of<'captureFailed'> & { readonly by: Who })
  | Of<'freed'>
  | Of<'escapeFailed'>
  | (Of<'shot'> & {
      readonly target: Who | null;
      readonly with: string;
      readonly difficulty: number;
      readonly total: number;
      readonly hit: boolean;
    })
  | (Of<'stray'> & { readonly target: Who })
  | (Of<'cast'> & { readonly spell: string; readonly target: Who | null; readonly success: boolean })
  | (Of<'prepares'> & { readonly spell: string })
  | Of<'preparesSomething'>
  | Of<'spellLost'>
  | (Of<'boosted'> & { readonly offered: number; readonly bonus: number })
  | (Base<'veil'> & { readonly at: Point; readonly radius: number })
  | (Of<'healed'> & { readonly amount: number; readonly left: number })
  | (Of<'reaches'> & { readonly thing: string })
  | (Of<'took'> & { readonly thing: string })
  | (Of<'pickUpFailed'> & { readonly thing: string; readonly why: 'hurt' | 'contested' | 'away' })
  | (Of<'passed'> & { readonly to: Who; readonly thing: string | null; readonly prisoner: Who | null })
  | (Of<'threw'> & { readonly thing: string | null; readonly victim: Who | null; readonly at: Point })
  | (Base<'lies'> & { readonly thing: string; readonly at: Point })
  | (Of<'fell'> & { readonly height: number; readonly wounds: number; readonly on: Who | null })
  | (Of<'jumped'> & { readonly declared: number; readonly possible: number; readonly failed: boolean })
  | (Base<'turnEnds'> & { readonly turn: number })
  | (Base<'holds'> & { readonly seat: SeatIndex; readonly points: number })
  | (Base<'left'> & { readonly seat: SeatIndex })
  | (Base<'over'> & { readonly seat: SeatIndex | null; readonly points: readonly number[] });

const all = { to: 'all' } as const;

export const audience: Audience<Event> = {
  deployed: all,
  turn: all,
  moraleAsked: all,
  morale: all,
  initiative: all,
  begins: all,
  rolled: all,
  destiny: all,
  moraleUsed: all,
  reserved: all,
  declared: all,
  intercepts: all,
  defends: all,
  moved: all,
  stopped: all,
  lost: all,
  reacts: all,
  struck: all,
  wounded: all,
  armour: all,
  state: all,
  out: all,
  died: all,
  fled: all,
  captured: all,
  captureFailed: all,
  freed: all,
  escapeFailed: all,
  shot: all,
  stray: all,
  cast: { to: 'all', reveals: true },
  prepares: {
    to: (e) => [e.who.seat],
    others: ({ rule, who: caster }) => ({ kind: 'preparesSomething', rule, who: caster }) as const,
  },
  preparesSomething: all,
  spellLost: all,
  boosted: all,
  veil: all,
  healed: all,
  reaches: all,
  took: all,
  pickUpFailed: all,
  passed: all,
  threw: all,
  lies: all,
  fell: all,
  jumped: all,
  turnEnds: all,
  holds: all,
  left: all,
  over: all,
};
