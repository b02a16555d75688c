/**
 * Rows of weights, one place for each whole number from some least one upwards, and the one loop that convolution and
 * keeping are made of. It runs on ordinary numbers while those are exact and on BigInt beyond; only `withRows` chooses.
 */

export interface Rows<Row> {
  zeros(length: number): Row;
  of(weights: readonly bigint[]): Row;
  /** into[i + shift] += row[i] × factor. Zeros of `row` may fall beyond the end of `into`, weights may not. */
  accumulate(into: Row, row: Row, shift: number, factor: bigint): void;
  weights(row: Row): readonly bigint[];
}

export const numberRows: Rows<Float64Array> = {
  zeros: (length) => new Float64Array(length),
  of: (weights) => Float64Array.from(weights, Number),
  accumulate(into, row, shift, factor) {
    const times = Number(factor);
    for (let i = 0; i < row.length; i++) {
      const weight = row[i] ?? 0;
      if (weight !== 0) into[i + shift] = (into[i + shift] ?? 0) + weight * times;
    }
  },
  weights: (row) => Array.from(row, BigInt),
};

export const bigintRows: Rows<bigint[]> = {
  zeros: (length) => new Array<bigint>(length).fill(0n),
  of: (weights) => [...weights],
  accumulate(into, row, shift, factor) {
    for (let i = 0; i < row.length; i++) {
      const weight = row[i] ?? 0n;
      if (weight !== 0n) into[i + shift] = (into[i + shift] ?? 0n) + weight * factor;
    }
  },
  weights: (row) => row,
};

const LARGEST_EXACT = 2n ** 53n;

/** `bound`: no weight, factor or sum met on the way is larger. */
export function withRows<Result>(bound: bigint, work: <Row>(rows: Rows<Row>) => Result): Result {
  return bound <= LARGEST_EXACT ? work(numberRows) : work(bigintRows);
}

/** The row of a sum, from the rows of its two independent terms. */
export function convolve<Row>(rows: Rows<Row>, a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  const into = rows.zeros(a.length + b.length - 1);
  const row = rows.of(a);
  b.forEach((weight, shift) => {
    if (weight !== 0n) rows.accumulate(into, row, shift, weight);
  });
  return rows.weights(into);
}
