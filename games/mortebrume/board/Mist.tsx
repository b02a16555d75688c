/** What cannot be seen lies in the mist: tint and engraved curls over the ground. Whoever is in it is drawn faintly, and can still be touched. */
import { memo, useMemo } from 'react';
import { groundSeenBy } from '../sketch/sights.ts';
import type { Fighter, View } from '../state.ts';
import { type Turn, toPlane } from './plane.ts';

/** How much of the veil lies there: nothing seen, behind one's back, seen. */
const VEIL = [255, 90, 0] as const;

/** The veil as a small picture that the browser smooths; a pixel each for the squares of the grid. */
function pictureOf(view: View, eyes: readonly Fighter[], turn: Turn): string {
  const { wide, seen } = groundSeenBy(view, eyes);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = wide;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const image = context.createImageData(wide, wide);
  for (let line = 0; line < wide; line++) {
    for (let column = 0; column < wide; column++) {
      const [px, py] = toPlane(turn, wide, [column + 0.5, line + 0.5]);
      const at = (Math.floor(py) * wide + Math.floor(px)) * 4;
      const veil = VEIL[seen[line * wide + column] as 0 | 1 | 2];
      image.data[at] = 255;
      image.data[at + 1] = 255;
      image.data[at + 2] = 255;
      image.data[at + 3] = veil;
    }
  }
  context.putImageData(image, 0, 0);
  // Larger and blurred: the edge of what is seen is about half a centimetre soft.
  const soft = document.createElement('canvas');
  soft.width = wide * 4;
  soft.height = wide * 4;
  const smooth = soft.getContext('2d');
  if (!smooth) return canvas.toDataURL();
  smooth.filter = 'blur(2.5px)';
  smooth.drawImage(canvas, 0, 0, soft.width, soft.height);
  return soft.toDataURL();
}

interface MistProps {
  readonly view: View;
  readonly eyes: readonly Fighter[];
  readonly turn: Turn;
}

export const Mist = memo(function Mist({ view, eyes, turn }: MistProps) {
  const picture = useMemo(() => (view.visibility > 0 ? pictureOf(view, eyes, turn) : ''), [view, eyes, turn]);
  const { side } = view;
  if (!picture) return null;
  return (
    <g>
      <defs>
        <pattern id="mb-curls" width="1380" height="720" patternUnits="userSpaceOnUse">
          <g className="mb-curls" transform="scale(6)">
            <path d="M8 22c18-12 40-12 56-2 10 6 22 4 22-6s-14-12-17-4c-2 6 5 9 9 5M100 18c20-8 42-4 60 6M30 34c22-8 46-8 66 0s40 8 58-2M150 62c18-12 40-12 56-2 10 6 22 4 22-6s-14-12-17-4c-2 6 5 9 9 5M4 74c18-8 36-8 54 0s36 8 56 0M40 92c14-10 32-10 44-1 9 6 19 3 18-5s-12-9-14-3M118 88c24-8 48-6 70 4M150 104c16-6 32-6 48 0M10 110c20-7 38-7 58 0" />
          </g>
        </pattern>
        <mask id="mb-mist-mask" maskUnits="userSpaceOnUse" x="0" y="0" width={side} height={side}>
          <image href={picture} width={side} height={side} preserveAspectRatio="none" />
        </mask>
      </defs>
      <g mask="url(#mb-mist-mask)">
        <rect className="mb-mist" width={side} height={side} />
        <rect width={side} height={side} fill="url(#mb-curls)" />
      </g>
      {view.veils.map(({ x, y, r }) => {
        const [cx, cy] = toPlane(turn, side, [x, y]);
        return <circle key={`${x} ${y}`} className="mb-veil" cx={cx} cy={cy} r={r} />;
      })}
    </g>
  );
});
