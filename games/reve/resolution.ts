/**
 * The resolution table (RDD-ROLL-01 to 03): from a characteristic and a final adjustment to a chance in percent, and
 * from there to the six results of 1d100, where 00 counts 100. The final adjustment is skill + difficulty + general
 * state. Every line of the table is made once, when the module is loaded.
 */
import { breadth, type Range } from './data/percent.ts';

/** From the lowest rolls to the highest. */
export const RESULTS = ['particuliere', 'significative', 'normale', 'echec', 'echecParticulier', 'echecTotal'] as const;

export type Result = (typeof RESULTS)[number];

export function isSuccess(result: Result): boolean {
  return result === 'particuliere' || result === 'significative' || result === 'normale';
}

/** What casting with a result costs: RDD-CAST-05 half, RDD-CAST-06 half as much again, both rounded down; RDD-CAST-04 nothing. */
export function priceOf(result: Result, cost: number): number {
  if (result === 'particuliere') return Math.max(1, Math.floor(cost / 2));
  if (result === 'echecTotal') return Math.floor((cost * 3) / 2);
  return isSuccess(result) ? cost : 0;
}

/** RDD-CAST-07: the same as it is paid, by whom the points do not suffice with all that there are. */
export const paidFor = (result: Result, cost: number, points: number): number =>
  Math.min(points, priceOf(result, cost));

/** RDD-ROLL-01, RDD-ROLL-02: the chance in percent, above 100 too; 0 where no roll can succeed. */
export function chanceOf(characteristic: number, adjustment: number): number {
  if (adjustment <= -17) return 0;
  if (adjustment <= -11) return 1;
  return Math.max(1, Math.floor(share(characteristic, adjustment)));
}

function share(characteristic: number, adjustment: number): number {
  if (adjustment === -10) return characteristic / 4;
  if (adjustment === -9) return characteristic / 2;
  return (characteristic * (adjustment + 10)) / 2;
}

/** Which rolls give each result; undefined where none does. */
export type Bands = Readonly<Record<Result, Range | undefined>>;

/** The lowest rolls of échec particulier and échec total; 101 for none. */
type Failures = { readonly particulier: number; readonly total: number };

/** Upper ends of the successes, lower ends of the failures; what lies between is a plain failure. */
function lay(particuliere: number, significative: number, normale: number, { particulier, total }: Failures): Bands {
  const band = (from: number, to: number) => (from <= to ? { from, to } : undefined);
  const middle = Math.max(particuliere, significative);
  const special = Math.min(particulier, total);
  return {
    particuliere: band(1, particuliere),
    significative: band(particuliere + 1, middle),
    normale: band(middle + 1, normale),
    echec: band(normale + 1, special - 1),
    echecParticulier: band(special, total - 1),
    echecTotal: band(total, 100),
  };
}

const NONE = 101;

/** RDD-ROLL-03. Successes end at 99: 00 never succeeds. */
function ordinary(p: number): Bands {
  const upTo = (end: number) => Math.min(end, 99);
  return lay(upTo(Math.ceil(p / 5)), upTo(Math.floor(p / 2)), upTo(p), {
    particulier: p <= 95 ? 80 + Math.ceil(p / 5) : NONE,
    total: p <= 100 ? Math.min(100, 91 + Math.ceil(p / 10)) : NONE,
  });
}

/** RDD-ROLL-02: from −11 on, only 01 succeeds and every failure is at least particulier, total from the roll given. */
const TOTAL_FROM = [90, 70, 50, 30, 10, 2] as const;
const hard = (total: number) => lay(0, 0, 1, { particulier: 2, total });
const hopeless = lay(0, 0, 0, { particulier: 1, total: 1 });

type Line = { readonly bands: Bands; readonly weights: readonly number[] };

const line = (bands: Bands): Line => ({ bands, weights: RESULTS.map((result) => breadth(bands[result])) });

/** From 495 % on every roll but 00 is particulière, so that the table may end there. */
const HIGHEST = 495;
const ORDINARY: readonly Line[] = Array.from({ length: HIGHEST }, (_, place) => line(ordinary(place + 1)));
const HARD: readonly Line[] = [...TOTAL_FROM.map(hard), hopeless].map(line);

function lineAt(p: number, adjustment: number): Line {
  if (adjustment <= -11) return HARD[Math.min(-11 - adjustment, HARD.length - 1)]!;
  return ORDINARY[Math.min(Math.max(p, 1), HIGHEST) - 1]!;
}

/**
 * The bands at p percent. The adjustment matters from −11 down, where p no longer does; p may be more than the table
 * gives, by a bonus on the cell (RDD-CELL-01).
 */
export const bands = (p: number, adjustment: number): Bands => lineAt(p, adjustment).bands;

/** How many of the 100 rolls give each of RESULTS, at p percent. */
export const weightsAt = (p: number, adjustment: number): readonly number[] => lineAt(p, adjustment).weights;

/** The same from the characteristic: the weights for one draw of the result. */
export function weights(characteristic: number, adjustment: number): readonly number[] {
  return weightsAt(chanceOf(characteristic, adjustment), adjustment);
}

/** The chance to succeed, between 0 and 1: what the bands leave to the three successes. */
export function successShare(characteristic: number, adjustment: number): number {
  const given = weights(characteristic, adjustment);
  return RESULTS.reduce((sum, result, place) => sum + (isSuccess(result) ? given[place]! : 0), 0) / 100;
}

/** What a roll of 1 to 100 gives at p percent. */
export function read(p: number, adjustment: number, roll: number): Result {
  if (!Number.isInteger(roll) || roll < 1 || roll > 100) throw new RangeError(`${roll} is no face of 1d100`);
  const table = weightsAt(p, adjustment);
  let place = 0;
  for (let left = roll - table[0]!; left > 0; left -= table[place]!) place++;
  return RESULTS[place]!;
}
