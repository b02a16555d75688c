/**
 * A hard case for hidden information: a position that its own player does not know.
 *
 *   DRI-01  a ring of twelve cells, each of a terrain; one walks it one cell a turn, either way
 *   DRI-02  the wind may be called: it carries one 1 to 3 cells on, and one is told only the terrain
 *   DRI-03  what one has seen rules cells out; when one cell is left, it is named
 *   DRI-04  the guide knows where the walker is
 *   DRI-05  after ten turns the walker says where he is; right wins
 */
import { z } from 'zod';
import { plainBook } from '../src/book.ts';
import type { Purpose } from '../src/chance/chance.ts';
import type { BareQuestion, Game, Io, SeatIndex } from '../src/game.ts';
import { refuse } from '../src/refusal.ts';
import { plainRulebook, plainTexts } from './plain-texts.ts';

const WALKER: SeatIndex = 0;
const GUIDE: SeatIndex = 1;
const CELLS = 12;
const TURNS = 10;
const TERRAIN = [
  'city',
  'plain',
  'plain',
  'wood',
  'lake',
  'plain',
  'wood',
  'wood',
  'plain',
  'lake',
  'wood',
  'plain',
] as const;
const WIND: Purpose = { label: 'wind', seen: [GUIDE] };
const GUESS: Purpose = { label: 'guess', seen: 'none' };

export interface State {
  at: number;
  turn: number;
  /** How many ways of what may have happened lead to each cell: the walker's knowledge, exactly. */
  ways: number[];
  ended: 'found' | 'lost' | 'left' | null;
}
export type Answer = 'on' | 'back' | 'wind' | { here: number };
export type Event =
  | { readonly kind: 'came'; readonly rule: 'DRI-01' | 'DRI-02'; readonly at?: number; readonly terrain: string }
  | { readonly kind: 'knows'; readonly rule: 'DRI-03'; readonly at: number }
  | { readonly kind: 'said'; readonly rule: 'DRI-05'; readonly here: number; readonly at: number };

const shift = (ways: readonly number[], by: number): number[] =>
  ways.map((_, cell) => ways[(cell - by + CELLS) % CELLS] as number);
const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] as number));
const known = (s: State): boolean => s.ways.filter((n) => n > 0).length === 1;

/** The walker sees the terrain: cells of another one are ruled out. */
function come(s: State, rule: 'DRI-01' | 'DRI-02', knewBefore: boolean, io: Io<Event>): void {
  const terrain = TERRAIN[s.at] as string;
  s.ways = s.ways.map((n, cell) => (TERRAIN[cell] === terrain ? n : 0));
  io.tell?.({ kind: 'came', rule, at: s.at, terrain });
  if (known(s) && !knewBefore) io.tell?.({ kind: 'knows', rule: 'DRI-03', at: s.at });
}

/** What the walker knows, and where he is for whoever knows that. */
export interface View extends Omit<State, 'at'> {
  readonly terrain: string;
  readonly at: number | null;
}

export interface Types {
  State: State;
  Question: BareQuestion<'walk' | 'say'>;
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Record<string, never>;
}

export const rules = plainBook<Types>({
  id: 'drift',
  version: '1',
  seats: [
    { role: 'walker', min: 1, max: 1 },
    { role: 'guide', min: 1, max: 1 },
  ],
  secrets: true,
  options: z.strictObject({}),
  answers: z.union([
    z.enum(['on', 'back', 'wind']),
    z.strictObject({
      here: z
        .int()
        .min(0)
        .max(CELLS - 1),
    }),
  ]),
  audience: {
    came: {
      to: () => [GUIDE],
      others: ({ kind, rule, terrain }) => ({ kind, rule, terrain }),
      reveals: true,
    },
    knows: { to: 'all' },
    said: { to: 'all', reveals: true },
  },
  setup: () => ({ at: 0, turn: 0, ways: [1, ...new Array<number>(CELLS - 1).fill(0)], ended: null }),
  pending: (s) => (s.ended ? [] : [{ id: s.turn, seat: WALKER, kind: s.turn < TURNS ? 'walk' : 'say' }]),
  choices: (s) => (s.turn < TURNS ? ['on', 'back', 'wind'] : TERRAIN.map((_, here) => ({ here }))),
  answer(s, d, a, io) {
    if (s.ended || d.id !== s.turn) return refuse('stale', 'DRI-01', 'notNow');
    if ((typeof a === 'object') !== s.turn >= TURNS) return refuse('invalid', 'DRI-05', 'notYet');
    s.turn++;
    if (typeof a === 'object') {
      s.ended = a.here === s.at ? 'found' : 'lost';
      io.tell?.({ kind: 'said', rule: 'DRI-05', here: a.here, at: s.at });
      return undefined;
    }
    const knew = known(s);
    if (a === 'wind') {
      s.at = (s.at + io.chance.die(WIND, 3)) % CELLS;
      s.ways = plus(plus(shift(s.ways, 1), shift(s.ways, 2)), shift(s.ways, 3));
      come(s, 'DRI-02', knew, io);
    } else {
      const by = a === 'on' ? 1 : -1;
      s.at = (s.at + by + CELLS) % CELLS;
      s.ways = shift(s.ways, by);
      come(s, 'DRI-01', knew, io);
    }
    return undefined;
  },
  leave(s) {
    s.ended ??= 'left';
  },
  view(s, who) {
    const candidates = s.ways.flatMap((n, cell) => (n > 0 ? [cell] : []));
    const at = who === GUIDE || s.ended || candidates.length === 1 ? s.at : null;
    return { turn: s.turn, ways: [...s.ways], terrain: TERRAIN[s.at] as string, at, ended: s.ended };
  },
  imagine: ({ turn, ways, at, ended }, _who, io) => ({
    turn,
    ways: [...ways],
    at: at ?? io.chance.among(GUESS, ways),
    ended,
  }),
  outcome: (s) => (s.ended ? { winners: s.ended === 'found' ? [WALKER, GUIDE] : [], rule: 'DRI-05' } : undefined),
  way: (e) => (e.kind === 'came' ? e.terrain : e.kind === 'said' ? (e.here === e.at ? 'right' : 'wrong') : undefined),
});

const ids = ['DRI-01', 'DRI-02', 'DRI-03', 'DRI-04', 'DRI-05'];
export const drift: Game<Types> = {
  rules,
  texts: plainTexts('drift'),
  rulebook: plainRulebook(ids),
};
