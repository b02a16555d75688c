/** What questions say of themselves (`Decision.about`), by their kind: the rules write it, the words of both languages read it. */
import type { ChargeType } from '../answers.ts';
import type { Reserved } from '../data/things.ts';
import type { PublicAction, RollKind } from '../frames.ts';
import type { Named, PublicIntention } from '../questions.ts';
import type { Decision } from '../types.ts';

export interface About extends Partial<Named> {
  /** Whom it is about. */
  readonly fighter?: number;
  readonly by?: number;
  readonly target?: number | null;
  readonly guard?: number;
  readonly captor?: number;
  readonly beside?: number;
  readonly victim?: number;
  readonly malus?: number | null;
  readonly declared?: readonly PublicIntention[];
  readonly freed?: boolean;
  readonly why?: string;
  /** A weapon, a spell, a thing, or `body`. */
  readonly with?: string;
  readonly charge?: ChargeType | null;
  readonly stray?: boolean;
  readonly total?: number;
  readonly difficulty?: number;
  readonly spell?: string;
  readonly action?: PublicAction;
  readonly after?: boolean;
  readonly thing?: string | null;
  readonly what?: RollKind;
  readonly die?: number;
  readonly plus?: number;
  readonly reserved?: Reserved | null;
  readonly left?: number;
  readonly of?: number;
  /** In units; for a stake, in points. */
  readonly most?: number;
  readonly sidestep?: number | null;
  readonly need?: number;
}

export const aboutOf = (d: Decision): About => ('about' in d ? d.about : {});
