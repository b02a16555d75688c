/**
 * Kinds of draw against what may be done about one: the table that rules, odds and board look at. A cell is open unless a
 * line of the book shuts it; lines are those of the decoded text.
 */
/** What is drawn for. */
export const USES = [
  ...(['skill', 'characteristic', 'trait', 'contest', 'opposition', 'group', 'impress', 'tiring'] as const),
  ...(['spell', 'object', 'shot', 'algarade', 'opening', 'attack', 'defence', 'counter', 'save', 'potion'] as const),
] as const;
export type Use = (typeof USES)[number];

/** In the order of the book: what comes before a draw, what is forced, what its player may do, what the Conteur imposes. */
export const MENDS = [
  ...(['difficulty', 'final', 'relance', 'forced', 'redraw', 'escrime', 'panache'] as const),
  ...(['inversion', 'karma', 'fortune', 'badKarma', 'debt'] as const),
] as const;
export type Mend = (typeof MENDS)[number];

/** Why a cell is shut, and where the book says so. */
export const BECAUSE = {
  /** Redraws are those of the Caractéristique that an action depends on: none is named here. */
  namesNone: '229–231',
  /** Escrime is drawn again in the course of a fight. */
  inFight: '2077–2081',
  /** A PP for a redraw is among the uses of panache that belong to combat. */
  combat: '2181–2185',
  /** A Relance changes a Difficulty that the Conteur sets; here none is his. */
  noDifficulty: '335–350',
  /** In an opposition and in a fight the Difficulty is the difference between both. */
  difference: '2027–2030',
  opposition: '1043–1047',
  /** The Difficulty of a spell is the Conteur's secret: what must be drawn again would tell it. */
  secret: '3049–3055',
  /** The Difficulty of a shot is added up. */
  added: '2620–2634',
  /** Both draw, and more white takes the upper hand: white is not held against black. */
  mostWhite: '2038–2041',
  /** Eight white stones, or not. */
  eight: '2188–2189',
  /** A coup final is a blow or an act that finishes an important foe off. */
  finishes: '2549–2555',
  /** As many stones as the quality of the potion: no eight, no Difficulty, no test. */
  potion: '2818–2847',
  /** A Trait is tested with a fortune anyway. */
  fortunate: '1079–1081',
} as const;
export type Because = keyof typeof BECAUSE;

type Row = Readonly<Partial<Record<Mend, Because>>>;
const PEACE: Row = { escrime: 'inFight', panache: 'combat' };
const FENCING: Row = { relance: 'difference' };

const SHUT: Readonly<Record<Use, Row>> = {
  skill: PEACE,
  characteristic: PEACE,
  trait: { ...PEACE, redraw: 'namesNone', forced: 'namesNone', fortune: 'fortunate', final: 'finishes' },
  contest: PEACE,
  opposition: { ...PEACE, relance: 'opposition' },
  group: PEACE,
  impress: { ...PEACE, relance: 'noDifficulty', redraw: 'namesNone', forced: 'namesNone', final: 'finishes' },
  tiring: { ...PEACE, relance: 'noDifficulty', final: 'finishes' },
  spell: { ...PEACE, relance: 'secret' },
  object: { ...PEACE, relance: 'noDifficulty' },
  shot: { ...PEACE, relance: 'added' },
  algarade: { ...FENCING, final: 'finishes' },
  opening: { ...FENCING, redraw: 'namesNone', forced: 'namesNone', fortune: 'mostWhite', final: 'finishes' },
  attack: FENCING,
  defence: { ...FENCING, final: 'finishes' },
  counter: FENCING,
  save: { ...FENCING, fortune: 'eight', final: 'finishes' },
  potion: Object.fromEntries(MENDS.map((mend) => [mend, 'potion'])) as Row,
};

/** Why this mend is shut for this kind of draw; undefined where it is open. */
export const shutBy = (use: Use, mend: Mend): Because | undefined => SHUT[use][mend];

const opened = (row: Row): Readonly<Record<Mend, boolean>> => ({
  difficulty: row.difficulty === undefined,
  final: row.final === undefined,
  relance: row.relance === undefined,
  forced: row.forced === undefined,
  redraw: row.redraw === undefined,
  escrime: row.escrime === undefined,
  panache: row.panache === undefined,
  inversion: row.inversion === undefined,
  karma: row.karma === undefined,
  fortune: row.fortune === undefined,
  badKarma: row.badKarma === undefined,
  debt: row.debt === undefined,
});
/** What is open for each kind of draw: rows of one shape, since random play looks into them several times for every answer. */
export const OPEN = Object.fromEntries(USES.map((use) => [use, opened(SHUT[use])])) as Readonly<
  Record<Use, ReturnType<typeof opened>>
>;
export const isOpen = (use: Use, mend: Mend): boolean => OPEN[use][mend];
