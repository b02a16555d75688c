/** A table of Mortebrume for rule tests: figures where the test wants them; the rest is the common test table. */
import { TestTable } from '@reverie/kernel/testing/table';
import type { Action, Do, Leg } from '../answers.ts';
import { surfaceAt } from '../geometry/field.ts';
import { wrongWith } from '../invariants.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter } from '../state.ts';
import type { Decision, Types } from '../types.ts';

/** Kind, then x and y in centimetres, then where it looks. */
export type Figure = readonly [kind: string, x: number, y: number, look?: 'up' | 'down' | 'left' | 'right'];

const LOOKS = { up: [0, 1000], down: [0, -1000], left: [-1000, 0], right: [1000, 0] } as const;

export interface Arena {
  readonly a: readonly Figure[];
  readonly b: readonly Figure[];
  readonly scenery?: readonly unknown[];
  readonly things?: readonly { thing: string; at: readonly [number, number] }[];
  readonly options?: object;
  readonly scenario?: object;
  readonly destiny?: [number, number];
  /** In centimetres. */
  readonly visibility?: number;
}

const SEATS = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];

export class Table extends TestTable<Types> {
  constructor({ a, b, scenery = [], things = [], options, scenario, destiny = [0, 0], visibility = 60 }: Arena) {
    const hordes = [a, b].map((side) => side.map(([kind]) => kind));
    const own = { name: 'essai', scenery, things, ...scenario };
    super(rules, { seats: SEATS, options: { scenario: own, hordes, points: 120, ...options }, invariant: wrongWith });
    const { s } = this;
    for (const [i, [, x, y, look]] of [...a, ...b].entries()) {
      const f = s.fighters[i] as Fighter;
      [f.x, f.y] = [Math.round(x * 100), Math.round(y * 100)];
      [f.fx, f.fy] = LOOKS[look ?? (f.seat === 0 ? 'up' : 'down')];
      f.off = false;
      f.z = surfaceAt(groundOf(s), f.x, f.y, f.r) ?? 0;
    }
    Object.assign(s, { turn: 1, visibility: visibility * 100, destiny: [...destiny], began: 0 });
    s.stacks = [[{ kind: 'turn', step: 'choose', seat: 0, serial: ++s.serial }]];
    const wrong = wrongWith(s);
    if (wrong) throw new Error(wrong);
  }

  /** A fighter by its mark. */
  f(mark: string): Fighter {
    const found = this.s.fighters.find((one) => one.mark === mark);
    if (!found) throw new Error(`nobody is marked ${mark}`);
    return found;
  }
  id(mark: string): number {
    return this.f(mark).id;
  }
  /** What is asked of whom, as `seat kind`. */
  get question(): string {
    return this.open[0] ?? 'nothing';
  }

  choose(mark: string): this {
    return this.answer({ do: 'choose', fighter: this.id(mark) });
  }
  /** Chooses a fighter and declares: legs in centimetres, facing its target or as told. */
  declare(
    mark: string,
    legs: readonly (readonly [number, number, ('jump' | 'drop')?])[],
    action: Action = { kind: 'none' },
    more: Partial<Do<'declare'>> = {},
  ): this {
    this.choose(mark);
    return this.answer(declaration(legs, action, more));
  }
  pass(): this {
    return this.answer({ do: 'pass' });
  }
  react(how: Do<'answer'>['how']): this {
    return this.answer({ do: 'answer', how });
  }
  blow(how: 'damage' | 'capture' = 'damage', by?: string): this {
    return this.answer({ do: 'blow', how, ...(by ? { by: this.id(by) } : {}) });
  }
  /** Lets everything be until somebody is to be chosen, or the turn is over. */
  rest(): this {
    return this.until('choose');
  }
  /** Lets everything be until a question of this kind comes. */
  until(kind: Decision['kind']): this {
    const { turn } = this.s;
    for (let i = 0; i < 40 && !this.question.endsWith(` ${kind}`) && this.s.turn === turn; i++) {
      const d = this.decision();
      if (d.kind === 'choose') throw new Error(`${kind} is not asked any more`);
      if (d.kind === 'blow') this.answer({ do: 'blow', how: 'damage' });
      else if (d.kind === 'answer') this.answer({ do: 'answer', how: 'take' });
      else if (d.kind === 'dice') this.answer({ do: 'dice', add: 0 });
      else if (d.kind === 'declare') this.answer({ do: 'declare', path: [], action: { kind: 'none' } });
      else this.pass();
    }
    return this;
  }
}

export function declaration(
  legs: readonly (readonly [number, number, ('jump' | 'drop')?])[],
  action: Action = { kind: 'none' },
  more: Partial<Do<'declare'>> = {},
): Do<'declare'> {
  const path: Leg[] = legs.map(([x, y, how]) => ({
    to: [Math.round(x * 100), Math.round(y * 100)],
    ...(how ? { how } : {}),
  }));
  return { do: 'declare', path, action, ...more };
}

export const strike = (target: number): Action => ({ kind: 'strike', target });

/** Enough others, far off, to make a horde. */
export const crowd = (kind: string, y: number): Figure[] => [
  [kind, 6, y],
  [kind, 11, y],
];
