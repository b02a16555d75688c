/** Rows of a printed 1d100 table, written as they are printed: `01-25`, `05`, `98-00`, where 00 counts 100. */
export type Range = { readonly from: number; readonly to: number };

export function range(printed: string): Range {
  const [from, to] = /^(\d\d)(?:-(\d\d))?$/.exec(printed)?.slice(1) ?? [];
  if (from === undefined) throw new SyntaxError(`${printed} is no range of 1d100`);
  return { from: face(from), to: face(to ?? from) };
}

const face = (printed: string) => Number(printed) || 100;

/** On how many of the hundred faces the row is met, if there is one: its weight in a draw. */
export const breadth = (row: Range | undefined): number => (row ? row.to - row.from + 1 : 0);

/** The row that a roll of 1 to 100 falls in. */
export function rowAt<Row extends Range>(rows: readonly Row[], roll: number): Row {
  const row = rows.find(({ from, to }) => from <= roll && roll <= to);
  if (row === undefined) throw new RangeError(`${roll} is no face of 1d100`);
  return row;
}
