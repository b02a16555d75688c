/** The hand on the ground: it draws a piece, moves one, pulls a corner, or points where to walk. */
import { type PointerEvent, useRef, useState } from 'react';
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
  | { readonly what: 'corner'; readonly at: number; readonly corner: number };

export interface Drawing {
  readonly draft: GroundDraft;
  change(next: GroundDraft): void;
  /** The kind of a new piece. */
  readonly kind: TerrainKind;
  lay(piece: Piece): void;
  /** Points are where to walk. */
  readonly trying: boolean;
}

export function useDrawing({ draft, change, kind, lay, trying }: Drawing) {
  const { side, chosen, walk } = draft;
  const { scenery } = draft.plan;
  const held = useRef<Held | null>(null);
  const [drawn, setDrawn] = useState<Piece | null>(null);

  const place = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    const scale = (side + 2 * FRAME) / box.width;
    const within = (x: number) => Math.min(side, Math.max(0, toHalves(x)));
    return [within((clientX - box.left) * scale - FRAME), within(side - ((clientY - box.top) * scale - FRAME))];
  };

  const take = (at: Point): Held => {
    const corner = chosen === null ? -1 : (scenery[chosen]?.at.findIndex((one) => distance(one, at) < NEAR) ?? -1);
    if (chosen !== null && corner >= 0) return { what: 'corner', at: chosen, corner };
    const found = scenery.findLastIndex((one) => isInside(one, at));
    const was = scenery[found];
    change({ ...draft, chosen: was ? found : null });
    return was ? { what: 'piece', at: found, from: at, was } : { what: 'new', from: at };
  };

  const drop = () => {
    const was = held.current;
    held.current = null;
    if (was?.what === 'new' && drawn) lay(drawn);
    setDrawn(null);
  };

  return {
    /** A piece that is being drawn. */
    drawn,
    hand: {
      onPointerDown: (event: PointerEvent) => {
        // The numbers of the ruler are no text to be selected, here or around it.
        event.preventDefault();
        const at = place(event);
        if (trying) {
          change({ ...draft, walk: walk.length >= 2 ? [at] : [...walk, at] });
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = take(at);
      },
      onPointerMove: (event: PointerEvent) => {
        const one = held.current;
        if (!one) return;
        const at = place(event);
        if (one.what === 'new') setDrawn(boxed(kind, one.from, at));
        else if (one.what === 'piece') {
          const [dx, dy] = [at[0] - one.from[0], at[1] - one.from[1]];
          change(withPiece(draft, one.at, shifted(one.was, dx, dy, side)));
        } else {
          const was = scenery[one.at];
          if (was) change(withPiece(draft, one.at, withCornerAt(was, one.corner, at)));
        }
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
