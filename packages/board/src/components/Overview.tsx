/** All of a world, small, where only a part of it is seen; a frame over it shows which. With `press` it is a button. */
import { ledByHand } from '@reverie/ui/led';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Stage } from '../stage.ts';
import './overview.css';

interface OverviewProps {
  readonly stage: Stage;
  readonly label: string;
  readonly className: string;
  press?(): void;
  /** The drawing, in the units of the world. */
  readonly children: ReactNode;
}

export function Overview({ stage, label, className, press, children }: OverviewProps) {
  const whole = useRef<HTMLElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const { width, height, room } = stage.world;
  useEffect(() => {
    const [wide, high] = [width + 2 * room, height + 2 * room];
    /** From and to, as shares of the drawing. */
    const shares = (from: number, length: number, of: number): readonly [number, number] => {
      const [a, b] = [Math.max(0, (from + room) / of), Math.min(1, (from + room + length) / of)];
      return [a, Math.max(0.02, b - a)];
    };
    const draw = (): void => {
      const seen = stage.seen();
      const [x, w] = shares(seen.x, seen.width, wide);
      const [y, h] = shares(seen.y, seen.height, high);
      whole.current?.toggleAttribute('hidden', w > 0.99 && h > 0.99);
      const { style } = frame.current ?? {};
      if (!style) return;
      style.width = `${(100 * w).toFixed(1)}%`;
      style.height = `${(100 * h).toFixed(1)}%`;
      // Of its own size: while the world is panned nothing else changes, and nothing is painted.
      style.transform = `translate(${((100 * x) / w).toFixed(1)}%, ${((100 * y) / h).toFixed(1)}%)`;
    };
    draw();
    return stage.follow(draw);
  }, [stage, width, height, room]);
  useEffect(() => (frame.current ? ledByHand(frame.current) : undefined), []);
  const drawn = (
    <span className="overview-drawn">
      <svg viewBox={`${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`} aria-hidden="true">
        {children}
      </svg>
      <span ref={frame} className="overview-frame" />
    </span>
  );
  const ref = (element: HTMLElement | null): void => {
    whole.current = element;
  };
  return press ? (
    <button
      ref={ref}
      type="button"
      className={`overview ${className}`}
      aria-label={label}
      title={label}
      onClick={press}
    >
      {drawn}
    </button>
  ) : (
    <div ref={ref} className={`overview ${className}`} role="img" aria-label={label} data-over-stage="">
      {drawn}
    </div>
  );
}
