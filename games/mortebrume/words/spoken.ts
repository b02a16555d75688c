/**
 * Events, questions and answers as sentences read them: the same data with every fighter, place, weapon, spell and thing
 * by its name. So a sentence is a template and nothing else.
 */
import type { Who } from '../events.ts';
import type { Point } from '../geometry/plane.ts';
import type { Question, QuestionKind } from '../questions.ts';
import type { figuresIn } from './figures.ts';

/** Where a number is a fighter. */
const PEOPLE = [
  'fighter',
  'by',
  'target',
  'guard',
  'captor',
  'beside',
  'victim',
  'who',
  'mover',
  'from',
  'to',
] as const;
const people: ReadonlySet<string> = new Set(PEOPLE);
/** Where a word is the id of a weapon, a spell or a thing; and where two numbers are a place. */
const things: ReadonlySet<string> = new Set(['with', 'spell', 'thing', 'weapon']);
const places: ReadonlySet<string> = new Set(['from', 'to', 'at']);

type Saying<V, K> = V extends Who | Point
  ? string
  : V extends number
    ? K extends (typeof PEOPLE)[number]
      ? string
      : V
    : V extends readonly (infer I)[]
      ? I extends object
        ? readonly Spoken<I>[]
        : V
      : V extends object
        ? Spoken<V>
        : V;
export type Spoken<T> = T extends unknown ? { readonly [K in keyof T]: Saying<T[K], K> } : never;

/** What a question of a kind says. */
export type AboutOf<K extends QuestionKind> =
  Extract<Question, { kind: K }> extends { about: infer A } ? A : Readonly<Record<never, never>>;
type AnyAbout = Extract<Question, { about: unknown }>['about'];
type KeysOf<T> = T extends unknown ? keyof T : never;
type At<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** What any question may say, where it does not matter which it is. */
export type About = { readonly [K in KeysOf<AnyAbout>]?: At<AnyAbout, K> };

type Figures = ReturnType<typeof figuresIn>;

/** Who a number is, and where a place. */
export interface Naming {
  readonly name: (id: number) => string;
  readonly place: (at: Point) => string;
}

/** A value under a key as it is said. */
function say(figures: Figures, value: unknown, key: string, naming: Naming): unknown {
  if (typeof value === 'number') return people.has(key) ? naming.name(value) : value;
  if (typeof value === 'string') return things.has(key) && value !== '' ? figures.thing(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (places.has(key)) return naming.place(value as unknown as Point);
    return value.map((one) => (typeof one === 'object' ? say(figures, one, '', naming) : one));
  }
  if ('mark' in value) return figures.label(value as Who);
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, say(figures, v, k, naming)]));
}

export const spoken = <T extends object>(figures: Figures, value: T, naming: Naming): Spoken<T> =>
  say(figures, value, '', naming) as Spoken<T>;
