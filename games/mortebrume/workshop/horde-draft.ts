/** A horde while it is made, and what is done to it. Every change makes a new one. */
import type { KeptHorde } from '../board/kept.ts';
import { type HordeId, profileOf } from '../data/fighters.ts';

export interface HordeDraft {
  /** Under which it is kept; null before. */
  readonly id: string | null;
  readonly name: string;
  readonly fighters: readonly string[];
  /** Whose fighters are offered. */
  readonly belief: HordeId;
  /** What became of keeping or playing it as it is. */
  readonly said: string;
}

export function begun(
  { name, fighters }: Omit<KeptHorde, 'id'>,
  belief: HordeId,
  id: string | null = null,
): HordeDraft {
  const [first] = fighters;
  return { id, name, fighters, belief: first === undefined ? belief : profileOf(first).horde, said: '' };
}

export const isOfAnotherBelief = ({ fighters, belief }: HordeDraft): boolean =>
  fighters.some((one) => profileOf(one).horde !== belief);

/** Another belief: a new horde begins, and the one that was kept stays as it is. */
export function withOneMore(draft: HordeDraft, kind: string): HordeDraft {
  const { fighters, belief } = draft;
  return isOfAnotherBelief(draft)
    ? begun({ name: '', fighters: [kind] }, belief)
    : { ...draft, fighters: [...fighters, kind], said: '' };
}

export const withOneLess = (draft: HordeDraft, kind: string): HordeDraft => ({
  ...draft,
  fighters: draft.fighters.toSpliced(draft.fighters.lastIndexOf(kind), 1),
  said: '',
});
