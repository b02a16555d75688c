/** A ground while it is made, and what a hand does to it. Every change makes a new one. */
import type { GroundPlan, KeptGround } from '../board/kept.ts';
import type { Point } from '../board/plane.ts';
import { scenarioSchema } from '../options.ts';
import { MOST_PIECES } from '../scenery.ts';
import { type Piece, turned } from './pieces.ts';

export interface GroundDraft {
  /** Under which it is kept; null before. */
  readonly id: string | null;
  readonly name: string;
  readonly side: KeptGround['side'];
  readonly plan: GroundPlan;
  /** The piece that is chosen, by its number in the scenery. */
  readonly chosen: number | null;
  /** A walk to be tried: where from, and where to. */
  readonly walk: readonly Point[];
  /** What became of keeping or playing it as it is, or of the last piece. */
  readonly said: string;
}

/** An empty table, without a name. */
export const EMPTY: GroundPlan = { ...scenarioSchema.parse({ name: '-' }), name: '' };

export const begun = ({ side, plan }: Omit<KeptGround, 'id'>, id: string | null = null): GroundDraft => ({
  id,
  name: plan.name,
  side,
  plan,
  chosen: null,
  walk: [],
  said: '',
});

/** What was said was said of the ground before. */
export const changed = (draft: GroundDraft, plan: Partial<GroundPlan>): GroundDraft => ({
  ...draft,
  plan: { ...draft.plan, ...plan },
  said: '',
});

export const withPiece = (draft: GroundDraft, at: number, piece: Piece): GroundDraft =>
  changed(draft, { scenery: draft.plan.scenery.map((one, i) => (i === at ? piece : one)) });

export const without = (draft: GroundDraft, at: number): GroundDraft => ({
  ...changed(draft, { scenery: draft.plan.scenery.toSpliced(at, 1) }),
  chosen: null,
});

/** How many pieces there are with a new one, and its copy for the other seat. */
export const countWithNew = ({ plan }: GroundDraft, twice: boolean): number => plan.scenery.length + (twice ? 2 : 1);

/** With a piece, and its copy for the other seat, the piece chosen; null where they are more than a table may have. */
export function withNew(draft: GroundDraft, piece: Piece, twice: boolean): GroundDraft | null {
  if (countWithNew(draft, twice) > MOST_PIECES) return null;
  const { scenery } = draft.plan;
  const laid = twice ? [piece, turned(piece, draft.side)] : [piece];
  return { ...changed(draft, { scenery: [...scenery, ...laid] }), chosen: scenery.length };
}

/** The ground as it is kept, shared and played. */
export const finished = ({ side, plan, name }: GroundDraft, unnamed: string): Omit<KeptGround, 'id'> => ({
  side,
  plan: { ...plan, name: name.trim() || unnamed },
});
