/**
 * Where rules meet, as a table: every cell is one meeting, and is either played by a test, shut by the book, or open with
 * a reason. A game exports `matrices: Matrix[]` from games/<id>/test/matrix.ts and plays each with `playMatrix` in a test
 * beside it; `npm run rules` prints them, and fails where a cell is none of the three.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

export interface Matrix {
  title: string;
  axes: string[];
  cells: {
    at: string[];
    rule: string;
    /** The book's line, and why. */
    shut?: string;
    /** Why it is not played yet. */
    open?: string;
  }[];
}
export type MatrixCell = Matrix['cells'][number];

/** Plays a cell: an open one asserts what the rules do, a shut one that they refuse it or never offer it. */
export type CellPlay = () => void | Promise<void>;

/** How a cell is named, in tests and in what `npm run rules` prints. */
export const cellName = ({ at }: Pick<MatrixCell, 'at'>): string => at.join(' × ');

/**
 * One test for each cell. A cell without a play fails unless it is shut or open; a shut one with a play must be refused
 * by it, which makes it proven; an open one with a play is not open any more. A play that asserts nothing fails.
 */
export function playMatrix(matrix: Matrix, playOf: (cell: MatrixCell) => CellPlay | undefined): void {
  describe(matrix.title, () => {
    for (const cell of matrix.cells) {
      const play = playOf(cell);
      if (!play && (cell.shut !== undefined || cell.open !== undefined)) continue;
      test(`${cell.rule} ${cellName(cell)}${cell.shut === undefined ? '' : ': shut'}`, async () => {
        const wrong = cellFault(cell, play);
        if (wrong !== undefined) throw new Error(wrong);
        expect.hasAssertions();
        await play?.();
        note(matrix, cell);
      });
    }
  });
}

/** What is wrong with a cell before it is played, if anything. */
export function cellFault({ open }: MatrixCell, play: CellPlay | undefined): string | undefined {
  if (!play) return 'nothing plays this cell, and it is neither shut nor open';
  return open === undefined ? undefined : `it is played, and is not open any more: ${open}`;
}

/** Where REVERIE_RULES names a folder, each cell whose play has passed is written down, for `npm run rules`. */
function note({ title }: Matrix, cell: MatrixCell, folder = process.env.REVERIE_RULES): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'cells.txt'), `${title}\t${cellName(cell)}\n`);
}

/** Plays by the names of their cells. A name that no cell has is an error: it would never run. */
export function playsBy(matrix: Matrix, plays: Readonly<Record<string, CellPlay>>) {
  const names = new Set(matrix.cells.map(cellName));
  const strange = Object.keys(plays).filter((name) => !names.has(name));
  if (strange.length > 0) throw new Error(`${matrix.title}: no cell is called ${strange.join(', ')}`);
  return (cell: MatrixCell): CellPlay | undefined => plays[cellName(cell)];
}
