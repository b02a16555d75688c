/**
 * The chance of one seat along a game: its curve, and the turning points on it. What the picture shows stands in words
 * beside it: it is for the eye, and for the finger where it can be pressed.
 */
import { Fragment, type PointerEvent, type ReactNode, useId } from 'react';
import './curve.css';

interface Mark {
  /** The place in `chances`. */
  readonly at: number;
  readonly label: string;
}

interface Props {
  readonly chances: readonly number[];
  /** An equal share: what lies above is hatched one way, what lies below another. */
  readonly even: number;
  readonly marks: readonly Mark[];
  /** A place to be pointed at. */
  readonly at?: number | undefined;
  pick?(at: number): void;
}

const WIDE = 1000;
const HIGH = 100;

export function Curve({ chances, even, marks, at, pick }: Props) {
  const id = useId();
  const last = Math.max(1, chances.length - 1);
  const x = (i: number): number => (i / last) * WIDE;
  const y = (chance: number): number => (1 - chance) * HIGH;
  const line = chances.map((chance, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(chance).toFixed(2)}`).join('');
  const area = `${line}L${WIDE} ${y(even)}L0 ${y(even)}Z`;
  const picked = ({ currentTarget, clientX }: PointerEvent): void => {
    // A finger may come down beside the picture: what counts is where that lies along it.
    const { left, width } = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect();
    pick?.(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons === 1) picked(event);
  };
  return (
    <div
      className="curve"
      data-pick={pick !== undefined}
      {...(pick && { onPointerDown: picked, onPointerMove: drag })}
      aria-hidden="true"
    >
      <div className="curve-in">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <clipPath id={`${id}above`}>
              <rect x="0" y="0" width={WIDE} height={y(even)} />
            </clipPath>
            <clipPath id={`${id}below`}>
              <rect x="0" y={y(even)} width={WIDE} height={HIGH - y(even)} />
            </clipPath>
            <pattern id={`${id}up`} width="12" height="8" patternUnits="userSpaceOnUse">
              <path d="M0 8L12 0" className="curve-hatch" />
            </pattern>
            <pattern id={`${id}down`} width="12" height="5" patternUnits="userSpaceOnUse">
              <path d="M0 2.5H12" className="curve-hatch" />
            </pattern>
          </defs>
          <path d={area} fill={`url(#${id}up)`} clipPath={`url(#${id}above)`} />
          <path d={area} fill={`url(#${id}down)`} clipPath={`url(#${id}below)`} />
          <path d={`M0 ${y(even)}H${WIDE}`} className="curve-even" />
          <path d={`M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} className="curve-edge" />
          <path d={line} className="curve-line" />
          {at === undefined ? null : <path d={`M${x(at)} 0V${HIGH}`} className="curve-now" />}
        </svg>
        {at === undefined ? null : <span className="curve-dot" style={place(x(at), y(chances[at] ?? even))} />}
        {marks.map((mark) => (
          <span key={mark.label} className="curve-mark" style={place(x(mark.at), y(chances[mark.at] ?? even))}>
            {mark.label}
          </span>
        ))}
      </div>
    </div>
  );
}

interface FigureProps extends Props {
  percent(share: number): string;
  /** What stands below its begin and its end. */
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/** A curve with its scale, and what it is of. */
export function CurveFigure({ percent, from, to, ...curve }: FigureProps) {
  return (
    <figure className="bd-curve">
      <div className="bd-curve-scale" aria-hidden="true">
        <span>{percent(1)}</span>
        <span>{percent(0.5)}</span>
        <span>{percent(0)}</span>
      </div>
      <Curve {...curve} />
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}

interface Turn {
  readonly key: number;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** From which to which, for those who do not see the arrow. */
  readonly said: string;
  readonly note?: string;
}

interface TurnsProps {
  readonly all: readonly Turn[];
  /** What a turn lies in: a link to where it is explained. */
  frame?(key: number, turn: ReactNode): ReactNode;
}

/** Where the chance turned, in the order of the marks. */
export function Turns({ all, frame = (_, turn) => <div>{turn}</div> }: TurnsProps) {
  return (
    <ol className="bd-turns">
      {all.map(({ key, text, from, to, said, note }, i) => (
        <li key={key}>
          {frame(
            key,
            <Fragment>
              <span className="turn-number" aria-hidden="true">
                {i + 1}
              </span>
              <span className="bd-turn-text">{text}</span>
              <span className="bd-turn-change">
                <span aria-hidden="true">
                  {from} → <strong>{to}</strong>
                </span>
                <span className="visually-hidden">{said}</span>
              </span>
              {note === undefined ? null : <span className="quiet small">{note}</span>}
            </Fragment>,
          )}
        </li>
      ))}
    </ol>
  );
}

const place = (x: number, y: number) => ({ left: `${(x / WIDE) * 100}%`, top: `${y}%` });
