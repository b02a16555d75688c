/** RDD-TABLE-01: the queues that a dreamer bears, how he gets rid of them in the world, and têtes that ask for a cell. */
import { next, pop, push } from '@reverie/kernel/frames';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Answer } from '../answers.ts';
import { OMBRES, QUEUES } from '../data/dragons.ts';
import { CELLS, type CellIndex, cellAt, coordOf } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import type { Io } from '../events.ts';
import type { AnyFrame, Burdens, Dreamer, Effect, Gift, State } from '../state.ts';
import { dreamerOf, hasGardien, stackOf } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { testRefoulement } from './concentration.ts';
import { addCells, drop, effectOf } from './effects.ts';
import { mayGoUp } from './move.ts';

/** A desire by the one that was drawn, anything else by its name in the table. */
const nameOf = ({ id, kind }: Effect): string => kind ?? id;

/** What the fiction ends and not the game: a desire satisfied, a purse given away. */
const IN_FICTION: ReadonlySet<string> = new Set([
  'desirLancinant',
  ...[...QUEUES, ...OMBRES].filter(({ played }) => !played).map(({ id }) => id),
]);

const repressible = (d: Dreamer): Effect[] => d.effects.filter(({ price }) => price !== undefined);
/** By their names: what only the fiction can end, said by the gardien, or by the dreamer where there is none. */
export const fictional = (d: Dreamer): string[] => [
  ...new Set(d.effects.filter(({ id }) => IN_FICTION.has(id)).map(nameOf)),
];

function ways(s: State, d: Dreamer): Answer[] {
  if (d.effects.length === 0) return [];
  const names = [...new Set(repressible(d).map(nameOf))];
  return [
    ...names.map((what): Answer => ({ do: 'repressTail', what })),
    ...(hasGardien(s) ? [] : fictional(d).map((what): Answer => ({ do: 'settle', what }))),
  ];
}

/** Beside a round that begins in the world. */
export function layBurdens(s: State, d: Dreamer): void {
  if (!d.journey && ways(s, d).length > 0) push<AnyFrame>(s, { kind: 'burdens', step: 'open', seat: d.seat });
}

/** Open as long as he is free to do something in the world, this round. */
function isFree(s: State, d: Dreamer): boolean {
  const stack = stackOf(s, d.seat);
  return stack?.length === 1 && stack[0]?.step === 'open' && !d.journey && !d.exhausted;
}

export const burdens = stepped<Types, Burdens>(
  {
    open: {
      kind: 'burdens',
      to(s, f) {
        const d = dreamerOf(s, f.seat);
        return isFree(s, d) && ways(s, d).length > 0 ? f.seat : undefined;
      },
      optional: true,
      cites: ['RDD-TABLE-01'],
      choices: (s, f) => ways(s, dreamerOf(s, f.seat)),
      on: {
        settle(s, f, { what }, io) {
          if (hasGardien(s)) return invalid('RDD-TABLE-01', 'forTheGardien');
          const refusal = settle(dreamerOf(s, f.seat), what, 'dreamer', io);
          if (!refusal) next(s, f, 'open');
          return refusal;
        },
        repressTail: {
          cites: ['RDD-REF-01'],
          take(s, f, { what }, io) {
            const d = dreamerOf(s, f.seat);
            const effect = repressible(d).find((one) => nameOf(one) === what);
            if (!effect) return invalid('RDD-TABLE-01', 'noSuchQueue', { what });
            repressQueue(s, d, effect, io);
            return next(s, f, 'open');
          },
        },
      },
      otherwise: ['RDD-TABLE-01', 'settleOrRepress'],
      absent: { do: 'pass' },
      run: (s, f) => void pop<AnyFrame>(s, f),
    },
  },
  { worth: WORTH },
);

/** It has been lived out in the world. */
export function settle(d: Dreamer, what: string, by: 'dreamer' | 'gardien', io: Io): Refusal | undefined {
  const effect = d.effects.find((one) => IN_FICTION.has(one.id) && nameOf(one) === what);
  if (!effect) return invalid('RDD-TABLE-01', 'noSuchQueue', { what });
  const { seat, refoulement: counter } = d;
  io.tell?.({ kind: 'unburdened', rule: 'RDD-TABLE-01', seat, what, how: 'settled', by, counter });
  drop(d, effect, io);
  return undefined;
}

/** A queue may be repressed like an encounter, at the price of its row, and with the same test (RDD-REF-01). */
function repressQueue(s: State, d: Dreamer, effect: Effect, io: Io): void {
  d.refoulement += effect.price ?? 1;
  const { seat, refoulement: counter } = d;
  const what = nameOf(effect);
  io.tell?.({ kind: 'unburdened', rule: 'RDD-TABLE-01', seat, what, how: 'repressed', by: 'dreamer', counter });
  drop(d, effect, io);
  testRefoulement(s, d, io);
}

/** Urgence draconique, at the end of a round: who could be on his way up there and is not shirks it, which is repressing it. */
export function shirkUrgency(s: State, d: Dreamer, io: Io): void {
  const urgent = effectOf(d, 'urgence');
  if (urgent && !d.journey && !d.ended && !mayGoUp(s, d, 'normal')) repressQueue(s, d, urgent, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// Têtes de Dragon that ask their owner for a cell

/** What kinds of cell a gift may be about: dry ground, a lake or a marsh, all but the river. */
function suits(what: Gift['what'], cell: CellIndex): boolean {
  const kind = CELLS[cell]?.kind ?? 'fleuve';
  if (what === 'terreAttache') return !isWet(kind);
  return kind !== 'fleuve' && (what === 'reserveExtensible' || isWet(kind));
}

function cellsFor(d: Dreamer, what: Gift['what']): readonly CellIndex[] {
  const has = effectOf(d, what)?.cells ?? [];
  return [...CELLS.keys()].filter((cell) => suits(what, cell) && !has.includes(cell));
}

const places = (s: State, f: Gift) =>
  cellsFor(dreamerOf(s, f.seat), f.what).map((cell) => ({ do: 'place', cell: coordOf(cell) }) as const);

export const gift = stepped<Types, Gift>(
  {
    choose: {
      kind: 'gift',
      about: (_s, { what }) => ({ what }),
      cites: ['RDD-TABLE-01'],
      choices: places,
      on: {
        place(s, f, a, io) {
          const d = dreamerOf(s, f.seat);
          const cell = cellAt(a.cell);
          if (cell === undefined || !cellsFor(d, f.what).includes(cell)) return invalid('RDD-TABLE-01', 'giftCell');
          addCells(d, f.what, [cell], io);
          pop<AnyFrame>(s, f);
          return undefined;
        },
      },
      otherwise: ['RDD-TABLE-01', 'giftCell'],
      absent: (s, f) => places(s, f)[0] ?? { do: 'place', cell: 'A1' },
    },
  },
  { worth: WORTH },
);
