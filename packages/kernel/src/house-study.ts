/** A study that a game brings along: a question that players ask again and again, and the bars that its answer is held to. */
export interface HouseStudy {
  readonly id: string;
  /** A question. */
  readonly title: Readonly<Record<'fr' | 'en', string>>;
  /** As a study file has it (packages/lab). */
  readonly study: Readonly<Record<string, unknown>>;
  readonly bars: readonly Bar[];
  /** Labels, or kinds of them, that are only told beside the bars: in how many games anybody has them. */
  readonly told?: readonly string[];
  /** Ways to set the table, each played and held to the bars by itself: by the book, by the house. */
  readonly settings?: readonly {
    readonly id: string;
    readonly title: Readonly<Record<'fr' | 'en', string>>;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
}

/** Between which points of a hundred something must lie. */
export interface Bar {
  /** A label, or all labels of a kind: `deck:*`. */
  readonly of: string;
  /** The share of victories of those with the label, or of games in which anybody has it. */
  readonly what: 'victories' | 'games';
  readonly least: number;
  readonly most: number;
}
