/** A table of Mortebrume for rule tests: figures where the test wants them, fixed outcomes in, events and state out. */
import { FixedChance, type PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { Io } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { expect } from 'vitest';
import type { Action, Answer, Do, Leg } from '../answers.ts';
import type { Event } from '../events.ts';
import { surfaceAt } from '../geometry/field.ts';
import { wrongWith } from '../invariants.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter, State } from '../state.ts';
import type { Decision } from '../types.ts';

type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

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

export const box = (kind: string, x: number, y: number, w: number, h: number, height: number) => ({
  kind,
  at: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
  height,
});

export class Table {
  readonly s: State;
  readonly events: Event[] = [];
  readonly #prepared: PreparedDraw[] = [];
  readonly chance = new FixedChance(this.#prepared);
  readonly io: Io<Event> = { chance: this.chance, tell: (e) => this.events.push(e) };

  constructor(arena: Arena) {
    const { a, b, scenery = [], things = [], options = {}, scenario = {}, destiny = [0, 0], visibility = 60 } = arena;
    const parsed = rules.options.parse({
      scenario: { name: 'essai', scenery, things, ...scenario },
      hordes: [a.map(([kind]) => kind), b.map(([kind]) => kind)],
      points: 120,
      ...options,
    });
    this.s = rules.setup(parsed, SEATS, this.io);
    const { s } = this;
    for (const [i, [, x, y, look]] of [...a, ...b].entries()) {
      const f = s.fighters[i] as Fighter;
      f.x = Math.round(x * 100);
      f.y = Math.round(y * 100);
      [f.fx, f.fy] = LOOKS[look ?? (f.seat === 0 ? 'up' : 'down')];
      f.off = false;
      f.z = surfaceAt(groundOf(s), f.x, f.y, f.r) ?? 0;
    }
    s.turn = 1;
    s.visibility = visibility * 100;
    s.destiny = [...destiny];
    s.began = 0;
    s.stacks = [[{ kind: 'turn', step: 'choose', seat: 0, serial: ++s.serial }]];
    expect(wrongWith(s)).toBeUndefined();
  }

  fixed(...outcomes: PreparedDraw[]): this {
    this.#prepared.push(...outcomes);
    return this;
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

  get open(): Decision {
    const [d] = rules.pending(this.s);
    if (!d) throw new Error('nothing is asked');
    return d;
  }
  /** What is asked of whom, as `seat kind`. */
  get asked(): string {
    const [d] = rules.pending(this.s);
    return d ? `${d.seat} ${d.kind}` : 'nothing';
  }
  get choices(): readonly Answer[] {
    return rules.choices(this.s, this.open);
  }

  /** Gives an answer, which must be taken; `events` is what it brought. */
  answer(a: Answer): this {
    this.events.length = 0;
    const refusal = rules.answer(this.s, this.open, rules.answers.parse(a), this.io);
    if (refusal) throw new Error(`refused: ${canonical(refusal)}`);
    expect(wrongWith(this.s)).toBeUndefined();
    return this;
  }
  /** Gives an answer, which must be refused and change nothing. */
  refused(a: Answer): Refusal {
    const before = canonical(this.s);
    const refusal = rules.answer(this.s, this.open, rules.answers.parse(a), this.io);
    expect(canonical(this.s)).toBe(before);
    if (!refusal) throw new Error(`taken: ${canonical(a)}`);
    return refusal;
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
    for (let i = 0; i < 40 && !this.asked.endsWith(` ${kind}`) && this.s.turn === turn; i++) {
      const d = this.open;
      if (d.kind === 'choose') throw new Error(`${kind} is not asked any more`);
      if (d.kind === 'blow') this.answer({ do: 'blow', how: 'damage' });
      else if (d.kind === 'answer') this.answer({ do: 'answer', how: 'take' });
      else if (d.kind === 'dice') this.answer({ do: 'dice', add: 0 });
      else if (d.kind === 'declare') this.answer({ do: 'declare', path: [], action: { kind: 'none' } });
      else this.pass();
    }
    return this;
  }

  told<K extends Event['kind']>(kind: K): Told<K> {
    const found = this.events.find((e): e is Told<K> => e.kind === kind);
    if (!found) throw new Error(`${kind} was not told, but ${this.events.map((e) => e.kind)}`);
    return found;
  }
  all<K extends Event['kind']>(kind: K): Told<K>[] {
    return this.events.filter((e): e is Told<K> => e.kind === kind);
  }
  has(kind: Event['kind']): boolean {
    return this.events.some((e) => e.kind === kind);
  }
  /** Every prepared outcome was used. */
  done(): void {
    this.chance.expectUsed();
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
