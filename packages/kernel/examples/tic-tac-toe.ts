/**
 * Tic-tac-toe: the smallest game on the kernel, and the one that its speed is measured with.
 *
 *   TTT-01  two players mark one of the nine free cells in turn; cross begins
 *   TTT-02  a cell that is marked stays so
 *   TTT-03  three of one's own marks in a line win
 *   TTT-04  nine marks without a line: nobody wins
 *   TTT-05  who leaves the table has lost
 */
import { z } from 'zod';
import type { DecisionOf, Game, Outcome, Rules, SeatIndex, Texts } from '../src/game.ts';
import { refuse } from '../src/refusal.ts';
import type { Rulebook } from '../src/rulebook.ts';
import { ticTacToe as about } from './abouts.ts';

/** Both sets of marks as nine bits; cell 0 is the lowest. Fixed shape, no references: copying is one object. */
export interface State {
  marks: number;
  others: number;
  ply: number;
  /** 0 while the game is on; then 1 + the winner's seat, or 3 for nobody. */
  ended: number;
}

export type Cell = number;
export type Event =
  | { readonly kind: 'marked'; readonly rule: 'TTT-01'; readonly seat: SeatIndex; readonly cell: Cell }
  | { readonly kind: 'won'; readonly rule: 'TTT-03' | 'TTT-05'; readonly seat: SeatIndex }
  | { readonly kind: 'drawn'; readonly rule: 'TTT-04' };

export interface View {
  readonly cells: readonly ('x' | 'o' | null)[];
  readonly turn: SeatIndex | null;
}

const FULL = 0b111_111_111;
const LINES = [0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100];

// Sets of cells are small numbers, so everything that depends on one is looked up rather than worked out.
const sets = Array.from({ length: FULL + 1 }, (_, set) => set);
const HAS_LINE = sets.map((set) => LINES.some((line) => (set & line) === line));
const FREE: readonly (readonly Cell[])[] = sets.map((set) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !(set & (1 << cell))),
);
const TURNS: readonly (readonly DecisionOf<Types>[])[] = Array.from({ length: 9 }, (_, ply) => [
  { id: ply, seat: ply & 1, kind: 'mark' },
]);
const NONE: readonly DecisionOf<Types>[] = [];

export interface Types {
  State: State;
  Question: { readonly kind: 'mark' };
  Answer: Cell;
  Event: Event;
  View: View;
  Options: Record<string, never>;
}

export const rules: Rules<Types> = {
  id: about.id,
  version: '1',
  seats: about.seats,
  secrets: false,
  options: z.strictObject({}),
  answers: z.int().min(0).max(8),
  audience: 'all',

  setup: () => ({ marks: 0, others: 0, ply: 0, ended: 0 }),

  pending: (s) => (s.ended ? NONE : (TURNS[s.ply] as readonly DecisionOf<Types>[])),

  choices: (s) => FREE[s.marks | s.others] as readonly Cell[],

  answer(s, d, cell, io) {
    if (s.ended || d.id !== s.ply) return refuse('stale', 'TTT-01', 'notNow');
    const bit = 1 << cell;
    if ((s.marks | s.others) & bit) return refuse('invalid', 'TTT-02', 'taken', { cell });
    const mine = s.marks | bit;
    io.tell?.({ kind: 'marked', rule: 'TTT-01', seat: d.seat, cell });
    if (HAS_LINE[mine]) {
      s.ended = 1 + d.seat;
      io.tell?.({ kind: 'won', rule: 'TTT-03', seat: d.seat });
    } else if (s.ply === 8) {
      s.ended = 3;
      io.tell?.({ kind: 'drawn', rule: 'TTT-04' });
    }
    s.marks = s.others;
    s.others = mine;
    s.ply++;
    return undefined;
  },

  leave(s, seat, io) {
    if (s.ended) return;
    s.ended = 1 + (1 - seat);
    io.tell?.({ kind: 'won', rule: 'TTT-05', seat: 1 - seat });
  },

  view(s) {
    // `marks` belongs to whoever is to move.
    const [x, o] = s.ply & 1 ? [s.others, s.marks] : [s.marks, s.others];
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (x & (1 << cell) ? 'x' : o & (1 << cell) ? 'o' : null));
    return { cells, turn: s.ended ? null : s.ply & 1 };
  },

  imagine({ cells, turn }, _who, _io) {
    const bits = (mark: 'x' | 'o') => cells.reduce((set, cell, i) => (cell === mark ? set | (1 << i) : set), 0);
    const [x, o] = [bits('x'), bits('o')];
    const ply = cells.filter((cell) => cell !== null).length;
    const ended = turn !== null ? 0 : HAS_LINE[x] ? 1 : HAS_LINE[o] ? 2 : 3;
    return ply & 1 ? { marks: o, others: x, ply, ended } : { marks: x, others: o, ply, ended };
  },
  copy: (s) => ({ marks: s.marks, others: s.others, ply: s.ply, ended: s.ended }),

  outcome(s): Outcome | undefined {
    if (!s.ended) return undefined;
    if (s.ended === 3) return { winners: [], rule: 'TTT-04' };
    return { winners: [s.ended - 1], rule: HAS_LINE[s.others] ? 'TTT-03' : 'TTT-05' };
  },
};

const board = ({ cells }: View): string =>
  [0, 3, 6].map((row) => [0, 1, 2].map((col) => cells[row + col] ?? row + col).join(' ')).join('\n');

const fr: Texts<Types> = {
  title: about.title.fr,
  pitch: about.pitch.fr,
  role: () => 'joueur',
  event(e, seats) {
    if (e.kind === 'marked') return `${seats[e.seat]?.name} marque la case ${e.cell}.`;
    return e.kind === 'won' ? `${seats[e.seat]?.name} gagne.` : 'Personne ne gagne.';
  },
  decision: () => 'Quelle case marquez-vous ?',
  choice: (_, cell) => `case ${cell}`,
  way: (way) => way,
  reason: (reason, { cell }) => (reason === 'taken' ? `la case ${cell} est prise` : 'ce n’est pas le moment'),
  purpose: (label) => label,
  drawn: (_, outcome) => String(outcome),
  term: (what) => what,
  board,
};

const en: Texts<Types> = {
  title: about.title.en,
  pitch: about.pitch.en,
  role: () => 'player',
  event(e, seats) {
    if (e.kind === 'marked') return `${seats[e.seat]?.name} marks cell ${e.cell}.`;
    return e.kind === 'won' ? `${seats[e.seat]?.name} wins.` : 'Nobody wins.';
  },
  decision: () => 'Which cell do you mark?',
  choice: (_, cell) => `cell ${cell}`,
  way: (way) => way,
  reason: (reason, { cell }) => (reason === 'taken' ? `cell ${cell} is taken` : 'it is not the moment'),
  purpose: (label) => label,
  drawn: (_, outcome) => String(outcome),
  term: (what) => what,
  board,
};

const rulebook: Rulebook = [
  {
    id: 'all',
    title: about.title,
    preface: about.pitch,
    rules: {
      'TTT-01': {
        mark: 'M',
        fr: 'Deux joueurs marquent à tour de rôle une des neuf cases libres ; la croix commence.',
        en: 'Two players mark one of the nine free cells in turn; cross begins.',
      },
      'TTT-02': {
        mark: 'M',
        fr: 'Une case marquée le reste.',
        en: 'A cell that is marked stays so.',
      },
      'TTT-03': {
        mark: 'M',
        fr: 'Trois de ses signes en ligne font gagner.',
        en: 'Three of one’s own marks in a line win.',
      },
      'TTT-04': {
        mark: 'M',
        fr: 'Neuf signes sans ligne : personne ne gagne.',
        en: 'Nine marks without a line: nobody wins.',
      },
      'TTT-05': {
        mark: 'M',
        fr: 'Qui quitte la table a perdu.',
        en: 'Who leaves the table has lost.',
      },
    },
  },
];

export const ticTacToe: Game<Types> = { rules, texts: { fr, en }, rulebook };
