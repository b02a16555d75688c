/** What a loss is called. A loss must also be more than two standard errors to have a name. */
export type Grade = 'excellent' | 'good' | 'inexact' | 'fault' | 'blunder';

export const isLoss = (grade: Grade): boolean => grade === 'inexact' || grade === 'fault' || grade === 'blunder';

/** From when on a loss is one, as a part of the chance to win. Differences below the first are of no interest. */
export const INEXACT = 0.05;
export const FAULT = 0.1;
export const BLUNDER = 0.15;
