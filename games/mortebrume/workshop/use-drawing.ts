/** The hand on the ground: it draws a piece, moves one, pulls a corner, or points where to walk. */
import { type Contact, type PointerActs, trackPointers } from '@reverie/board/pointers';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { distance, type Point } from '../board/plane.ts';
import type { TerrainKind } from '../data/terrain.ts';
import { type GroundDraft, withPiece } from './ground-draft.ts';
import { boxed, isInside, type Piece, shifted, toHalves, withCornerAt } from './pieces.ts';

/** The frame around the table, in centimetres. */
export const FRAME = 2;
/** How far from a corner, in centimetres, a finger still takes hold of it. */
const NEAR = 1.6;

type Held =
  | { readonly what: 'new'; readonly from: Point }
  | { readonly what: 'piece'; readonly at: number; readonly from: Point; readonly was: Piece }
  | { readonly what: 'corner'; readonly at: number; readonly corner: number; readonly was: Piece };

export interface Drawing {
  readonly draft: GroundDraft;
  change(next: GroundDraft): void;
  /** The kind of a new piece. */
  readonly kind: TerrainKind;
  lay(piece: Piece): void;
  /** Points are where to walk. */
  readonly trying: boolean;
}

/** What is being drawn just now. */
export function useDrawing(plane: RefObject<SVGSVGElement | null>, drawing: Drawing): Piece | null {
  const [drawn, setDrawn] = useState<Piece | null>(null);
  const latest = useRef<PointerActs | null>(null);
  const held = useRef<Held | null>(null);
  const { draft, change, kind, lay, trying } = drawing;
  const { side, chosen, walk } = draft;
  const { scenery } = draft.plan;

  const placeOf = ([x, y]: Contact['at']): Point => {
    const { left, top, width } = plane.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const scale = (side + 2 * FRAME) / width;
    const within = (to: number) => Math.min(side, Math.max(0, toHalves(to)));
    return [within((x - left) * scale - FRAME), within(side - ((y - top) * scale - FRAME))];
  };

  const take = (at: Point): Held => {
    const piece = chosen === null ? undefined : scenery[chosen];
    const corner = piece?.at.findIndex((one) => distance(one, at) < NEAR) ?? -1;
    if (chosen !== null && piece && corner >= 0) return { what: 'corner', at: chosen, corner, was: piece };
    const found = scenery.findLastIndex((one) => isInside(one, at));
    const was = scenery[found];
    change({ ...draft, chosen: was ? found : null });
    return was ? { what: 'piece', at: found, from: at, was } : { what: 'new', from: at };
  };

  latest.current = {
    press({ at, event }) {
      // The numbers of the ruler are no text to be selected, here or around it.
      event.preventDefault();
      if (trying) change({ ...draft, walk: walk.length >= 2 ? [placeOf(at)] : [...walk, placeOf(at)] });
      else held.current = take(placeOf(at));
      return !trying;
    },
    move(contact) {
      const one = held.current;
      const at = placeOf(contact.at);
      if (one?.what === 'new') setDrawn(boxed(kind, one.from, at));
      else if (one?.what === 'piece') {
        change(withPiece(draft, one.at, shifted(one.was, at[0] - one.from[0], at[1] - one.from[1], side)));
      } else if (one) change(withPiece(draft, one.at, withCornerAt(one.was, one.corner, at)));
    },
    lift() {
      if (drawn) lay(drawn);
      setDrawn(null);
    },
    broken() {
      const one = held.current;
      if (one && one.what !== 'new') change(withPiece(draft, one.at, one.was));
      setDrawn(null);
    },
  };
  useEffect(
    () => (plane.current ? trackPointers(plane.current, () => latest.current as PointerActs) : undefined),
    [plane],
  );
  return drawn;
}
