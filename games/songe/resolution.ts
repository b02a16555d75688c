/** SON-TST, SON-QUA: how eight stones are read. SON-TST-07, SON-TST-09 and SON-CAR-02 are worked examples of it, and tests. */

/** As many stones lie in front of a player at the end of a draw. */
export const ROW = 8;
/** SON-TST-01: more white than black. */
export const NEEDED = 5;

/** SON-TST-01: fixed stones cancel one for one; at most eight of them count (SON-META-05). */
export const clampFixed = (f: number): number => (f > ROW ? ROW : f < -ROW ? -ROW : f);

/** SON-TST-01: how many are drawn besides the fixed ones; none beyond eight (SON-META-05). */
export const drawnFor = (f: number): number => ROW - Math.abs(clampFixed(f));

/** All the white stones: the fixed ones and those drawn. */
export const whiteWith = (f: number, drawn: number): number => (f > 0 ? clampFixed(f) : 0) + drawn;

/** SON-TST-01, SON-TST-02: with a fortune as many white as black will do. */
export const succeeds = (white: number, fortune: boolean): boolean => white >= (fortune ? NEEDED - 1 : NEEDED);

/** SON-DUE-04: each white stone above four is a Réussite. */
export const reussites = (white: number): number => (white > NEEDED - 1 ? white - NEEDED + 1 : 0);

/** How a draw reads: SON-TST-01, SON-TST-02, SON-KAR-15, SON-FIN-01. */
export interface Reading {
  readonly white: number;
  readonly black: number;
  readonly success: boolean;
  /** None without a success; with a fortune there may be a success without any. */
  readonly reussites: number;
  /** What is held against another draw, or against eight: a black stone on top cancels a white one there. */
  readonly shows: number;
}

/** What counts of a draw besides its stones. */
interface Read {
  readonly fortune: boolean;
  readonly margin: number;
  readonly extraWhite: number;
  readonly extraBlack: number;
}

/** All white stones against all black ones, those of Karma on their side; `top` more white ones, and perhaps a fortune. */
export function isSuccess(draw: Read, fixed: number, drawn: number, top = 0, fortune = draw.fortune): boolean {
  const own = whiteWith(fixed, drawn);
  const white = own + draw.extraWhite + top;
  const black = ROW - own + draw.extraBlack;
  const wins = fortune ? white >= black : white > black;
  return wins && (draw.margin === 0 || white >= NEEDED + draw.margin);
}

/** How many of the eight are white. */
const whiteIn = (draw: Read, fixed: number, drawn: number, top = 0): number =>
  Math.min(ROW, whiteWith(fixed, drawn) + draw.extraWhite + top);

/** What is held against another draw, or against eight. */
export const shownBy = (draw: Read, fixed: number, drawn: number, top = 0): number =>
  Math.max(0, whiteIn(draw, fixed, drawn, top) - draw.extraBlack);

/** One reading for all draws. */
export function readingOf(draw: Read, fixed: number, drawn: number): Reading {
  const white = whiteIn(draw, fixed, drawn);
  const success = isSuccess(draw, fixed, drawn);
  return {
    white,
    black: ROW - whiteWith(fixed, drawn) + draw.extraBlack,
    success,
    reussites: success ? reussites(white) : 0,
    shows: shownBy(draw, fixed, drawn),
  };
}

/** SON-TST-04: as far as the lower of the two goes; none without skill. */
export const redrawCap = (characteristic: number, skill: number): number =>
  Math.max(0, Math.min(characteristic, skill));

export type Quality = 'critical' | 'exceptional' | 'simple' | 'failure' | 'important' | 'fumble';

/** In a row, for a critical success or failure. */
const RUN = 5;

/** SON-QUA-01, SON-QUA-02. `row` is what was drawn, in order: fixed stones never count for a run (SON-QUA-03). */
export function qualityOf(white: number, row: readonly boolean[], fortune: boolean): Quality {
  if (succeeds(white, fortune)) {
    if (white >= ROW || hasRun(row, true)) return 'critical';
    return white >= 6 ? 'exceptional' : 'simple';
  }
  if (white <= 0 || hasRun(row, false)) return 'fumble';
  return white <= 2 ? 'important' : 'failure';
}

export function hasRun(row: readonly boolean[], colour: boolean): boolean {
  let run = 0;
  for (const stone of row) {
    run = stone === colour ? run + 1 : 0;
    if (run === RUN) return true;
  }
  return false;
}
