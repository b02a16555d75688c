/** The ground as it is drawn: its pieces, the chosen one with its corners, what is wrong, and a walk that is tried. */
import type { Refusal } from '@reverie/kernel/refusal';
import { useWords } from '@reverie/ui/words';
import { Ground } from '../board/Ground.tsx';
import { makerWords } from '../board/maker-words.ts';
import { type Point, pathOf, toPlane } from '../board/plane.ts';
import { HeightPlate } from '../board/terrain.tsx';
import type { tryOut } from '../sketch/tape.ts';
import type { Piece } from './pieces.ts';
import { type Drawing, FRAME, useDrawing } from './use-drawing.ts';

export type Trial = ReturnType<typeof tryOut>;
interface PlaneProps extends Drawing {
  readonly fault: Refusal | undefined;
  readonly tried: Trial | null;
}

/** A point in centimetres, as the plane is drawn. */
const onPlane = ([x, y]: Point, side: number): Point => toPlane(0, side * 100, [x * 100, y * 100]);

export function GroundPlane({ fault, tried, ...drawing }: PlaneProps) {
  const t = useWords(makerWords);
  const { draft } = drawing;
  const { side, plan, chosen, walk } = draft;
  const { drawn, hand } = useDrawing(drawing);
  const piece = chosen === null ? undefined : plan.scenery[chosen];
  const wrong = fault ? plan.scenery[Number(fault.details.piece) - 1] : undefined;
  const [least, size] = [-FRAME * 100, (side + 2 * FRAME) * 100];
  return (
    <svg
      className="mb-maker-plane"
      viewBox={`${least} ${least} ${size} ${size}`}
      role="img"
      aria-label={t.ground}
      {...hand}
    >
      <Ground
        side={side * 100}
        turn={0}
        scenery={drawn ? [...plan.scenery, drawn] : plan.scenery}
        rain={plan.weather === 'rain'}
        strip={plan.strip * 100}
        zone={plan.goal === 'hold' ? plan.zone * 100 : 0}
      />
      <g transform="scale(100)">
        {plan.scenery.map((one) => (
          <HeightPlate key={JSON.stringify(one)} piece={one} turn={0} side={side * 100} />
        ))}
      </g>
      {piece ? <path className="mb-maker-chosen" d={outline(piece, side)} /> : null}
      {wrong ? <path className="mb-maker-wrong" d={outline(wrong, side)} /> : null}
      {wrong && fault?.reason === 'sceneryCrosses'
        ? [fault.details.first, fault.details.second].map((edge) => (
            <path key={String(edge)} className="mb-maker-edge" d={pathOf(edgeOf(wrong, Number(edge), side))} />
          ))
        : null}
      {piece ? <Dots at={piece.at} side={side} as="mb-maker-corner" r={110} /> : null}
      <Dots at={walk} side={side} as="mb-strike-handle" r={125} />
      {tried ? <Walk tried={tried} walk={walk} side={side} /> : null}
    </svg>
  );
}

const outline = (piece: Piece, side: number): string =>
  pathOf(
    piece.at.map((p) => onPlane(p, side)),
    true,
  );

/** Edges are counted from one, as in the sentence beside them. */
function edgeOf({ at }: Piece, edge: number, side: number): readonly Point[] {
  const [a, b] = [at[edge - 1], at[edge % at.length]];
  return a && b ? [onPlane(a, side), onPlane(b, side)] : [];
}

interface DotsProps {
  readonly at: readonly Point[];
  readonly side: number;
  readonly as: string;
  readonly r: number;
}

function Dots({ at, side, as, r }: DotsProps) {
  return at.map((p) => {
    const [x, y] = onPlane(p, side);
    return <circle key={`${p}`} className={as} cx={x} cy={y} r={r} />;
  });
}

interface WalkProps {
  readonly tried: Trial;
  readonly walk: readonly Point[];
  readonly side: number;
}

function Walk({ tried, walk, side }: WalkProps) {
  const path = [...walk.slice(0, 1), ...tried.path.map(({ to }): Point => [to[0] / 100, to[1] / 100])];
  return (
    <>
      <path className={`mb-sight mb-sight-${tried.verdict}`} d={pathOf(walk.map((p) => onPlane(p, side)))} />
      <path className="mb-tape-paper" d={pathOf(path.map((p) => onPlane(p, side)))} />
    </>
  );
}
