/** Families of rules that meet, as a table: each cell is played by a test, shut by a line of the book, or not played yet. */
export interface Matrix {
  title: string;
  axes: string[];
  cells: { at: string[]; rule: string; shut?: string; open?: string }[];
}
