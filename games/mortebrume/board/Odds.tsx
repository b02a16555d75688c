/** Chances as bars: good, neutral and bad from the left, solid, upright strokes and slanted hatch. Wounds as a histogram. */
import type { Language } from '@reverie/kernel/game';
import { percent } from '@reverie/ui/percent';
import type { ReactNode } from 'react';
import type { Histogram } from '../odds/duel.ts';
import type { View } from '../state.ts';
import type { BoardWords } from './words.ts';

export function Bar({
  good,
  even,
  bad,
  thin,
}: {
  readonly good: number;
  readonly even: number;
  readonly bad: number;
  readonly thin?: boolean;
}) {
  const part = (kind: string, share: number) =>
    share > 0.001 ? <span className={`mb-bar-${kind}`} style={{ width: `${share * 100}%` }} /> : null;
  return (
    <div className={`mb-bar${thin ? ' mb-thin' : ''}`} aria-hidden="true">
      {part('good', good)}
      {part('even', even)}
      {part('bad', bad)}
    </div>
  );
}

/** Points lost, each with its share. */
export function Wounds({
  histogram,
  of,
  language,
  bad,
}: {
  readonly histogram: Histogram;
  readonly of: number;
  readonly language: Language;
  readonly bad?: boolean;
}) {
  const rows = Object.entries(histogram)
    .map(([points, ways]) => ({ points: Number(points), share: ways / of }))
    .filter(({ share }) => share > 0.0005)
    .sort((a, b) => a.points - b.points);
  const most = Math.max(...rows.map(({ share }) => share));
  return (
    <ul className={`mb-wounds${bad ? ' mb-bad' : ''}`}>
      {rows.map(({ points, share }) => (
        <li key={points}>
          <span
            className="mb-wound-bar"
            style={{ height: `${Math.max(2, (share / most) * 26)}px` }}
            aria-hidden="true"
          />
          <b>{points === 0 ? '0' : `−${points}`}</b> <span>{percent(share, language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** HB-02: the same chance with other numbers of destiny points than are laid now. */
export function WithPoints({
  shares,
  laid,
  language,
  t,
}: {
  /** With none, with one, with two. */
  readonly shares: readonly number[];
  readonly laid: number;
  readonly language: Language;
  readonly t: BoardWords;
}) {
  const others = shares.flatMap((share, points) =>
    points === laid ? [] : [`${t.withPoints(points)} ${percent(share, language)}`],
  );
  return others.length > 0 ? <small className="mb-with-points">{others.join(' · ')}</small> : null;
}

/** Destiny dice, up and down. */
export function Dice({
  value,
  most,
  change,
  t,
}: {
  readonly value: number;
  readonly most: number;
  change(dice: number): void;
  readonly t: BoardWords;
}) {
  if (most === 0) return null;
  return (
    <fieldset className="mb-dice">
      <legend className="visually-hidden">{t.dice}</legend>
      <button type="button" aria-label={t.fewer} disabled={value === 0} onClick={() => change(value - 1)}>
        −
      </button>
      <span className="mb-dice-value">
        <span aria-hidden="true">
          ◇ {value}
          <small>{t.diceShort}</small>
        </span>
        <span className="visually-hidden">{t.points(value)}</span>
      </span>
      <button type="button" aria-label={t.more} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </fieldset>
  );
}

/** Something that is decided in the same breath. */
export function Switch({
  on,
  change,
  children,
}: {
  readonly on: boolean;
  change(on: boolean): void;
  readonly children: ReactNode;
}) {
  return (
    <label className="mb-switch">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** The most dice that somebody may lay on one roll here: more than two is never wise. */
export const mostDice = ({ destiny, extra }: View, seat: number): number =>
  Math.min(2, destiny[seat as 0 | 1] + extra[seat as 0 | 1]);
