/**
 * Figures as data, so that a page, a file and a terminal draw the same ones and give the same numbers as a table. Values
 * stand as they are shown: shares in points of a hundred.
 */

export interface Axis {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** Decimals of its values; none without it. */
  readonly digits?: number;
}

/** A line that everything is compared with, or an edge of what is still acceptable. */
export interface Level {
  readonly at: number;
  readonly name: string;
  readonly look: 'reference' | 'tolerance';
}

export interface Series {
  readonly name: string;
  /** `true` is exact, `printed` what a book says, `sampled` has a band, `stems` stand one by one. */
  readonly look: 'true' | 'printed' | 'sampled' | 'stems';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly band?: readonly (readonly [x: number, low: number, high: number])[];
}

export interface LinePlot {
  readonly kind: 'lines';
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly levels?: readonly Level[];
  /** The x that the settings stand for. */
  readonly at?: number;
}

export interface BarPlot {
  readonly kind: 'bars';
  readonly y: Axis;
  readonly names: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly look: 'solid' | 'hollow';
    readonly values: readonly number[];
  }[];
  /** Bars that count, such as those that succeed; without it all do. */
  readonly among?: readonly boolean[];
  readonly levels?: readonly Level[];
}

/** A value of a row, with its interval where it was sampled. */
export interface RowPlot {
  readonly kind: 'rows';
  readonly x: Axis;
  readonly reference?: number;
  readonly tolerance?: readonly [number, number];
  readonly signed?: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly note?: string;
    readonly value: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}

/** Rows that are each cut into parts of a hundred. */
export interface PartPlot {
  readonly kind: 'parts';
  readonly rows: readonly {
    readonly name: string;
    readonly note?: string;
    readonly parts: readonly {
      readonly name: string;
      readonly value: number;
      readonly look: 'for' | 'none' | 'against';
    }[];
    /** What choosing the row sets. */
    readonly sets?: Settings;
  }[];
  /** The row that the settings stand for. */
  readonly at?: number;
}

export interface MapCell {
  readonly value: number;
  /** What it is held against, such as a printed figure. */
  readonly second?: number;
  /** How far the value lies above (or below) what it is held against. */
  readonly gap: number;
  readonly marked?: boolean;
  /** What choosing the cell sets. */
  readonly sets?: Settings;
}

export interface MapPlot {
  readonly kind: 'map';
  readonly across: string;
  readonly down: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly note?: string;
    readonly cells: readonly (MapCell | null)[];
  }[];
  readonly at?: readonly [row: number, column: number];
  readonly legend: {
    readonly above: string;
    readonly below: string;
    readonly second?: string;
    readonly marked?: string;
  };
}

export type Plot = LinePlot | BarPlot | RowPlot | PartPlot | MapPlot;

/** A plot under its title, which is the answer or the question; the text says what it means. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly plot: Plot;
}

export type Settings = Readonly<Record<string, number | string>>;
