/** The demi-rêves. Each is its own element above the drawing, so that animating it does not repaint the map. */
import { useWords } from '@reverie/ui/words';
import { memo } from 'react';
import type { CellIndex } from '../data/map.ts';
import { centreOf, HEIGHT, WIDTH } from './geometry.ts';
import { mapWords } from './words.ts';

export interface PawnShown {
  /** The place of the dreamer among the dreamers: colour and offset where two share a cell. */
  readonly of: number;
  readonly cell: CellIndex;
  readonly letter: string;
  /** Up in the TMR, or only where it was left. */
  readonly awake: boolean;
  /** It does not know that it is there: only the gardien sees this pawn. */
  readonly hidden: boolean;
  /** Its name, for a moment, when it has found itself again. */
  readonly found: string | null;
}

const SIZE = 64;

export const Pawns = memo(function Pawns({ pawns }: { readonly pawns: readonly PawnShown[] }) {
  const words = useWords(mapWords);
  return pawns.map((pawn) => {
    const sharing = pawns.filter(({ cell }) => cell === pawn.cell);
    const aside = (sharing.indexOf(pawn) - (sharing.length - 1) / 2) * 26;
    const { x, y } = centreOf(pawn.cell);
    const at = { x: ((x + aside - SIZE / 2) / SIZE) * 100, y: ((y - SIZE / 2) / SIZE) * 100 };
    return (
      <div
        key={pawn.of}
        className={`rv-pawn rv-of-${pawn.of}${pawn.awake ? ' awake' : ''}`}
        style={{
          width: `${(SIZE / WIDTH) * 100}%`,
          height: `${(SIZE / HEIGHT) * 100}%`,
          transform: `translate(${at.x}%, ${at.y}%)`,
        }}
        aria-hidden="true"
      >
        <svg className="aura" viewBox="-32 -32 64 64" aria-hidden="true">
          <circle r="31" fill="url(#rv-glow)" />
        </svg>
        <svg className="body" viewBox="-32 -32 64 64" aria-hidden="true">
          <path d="M0-20Q15-6 15 5a15 15 0 0 1-30 0Q-15-6 0-20z" />
          <text y="11">{pawn.letter}</text>
        </svg>
        {pawn.hidden && <span className="truth">{words.truth}</span>}
        {pawn.found !== null && <span className="found">{pawn.found}</span>}
      </div>
    );
  });
});
