/** The cover of a game, or a part of it: a window of one drawing of 320 by 360. Decoration: the game is named beside it. */
import { useEffect } from 'react';
import { bringCover, hasCover } from './sprite.ts';
import './art.css';

/** What is seen in a wide, a nearly square and a tall place: the subject of every cover stands in the middle. */
const WINDOWS = { strip: '0 110 320 190', card: '0 48 320 275', whole: '14 0 292 346' } as const;
export function Cover({ game, part = 'card' }: { readonly game: string; readonly part?: keyof typeof WINDOWS }) {
  useEffect(() => bringCover(game), [game]);
  return (
    <svg className="cover" viewBox={WINDOWS[part]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {hasCover(game) ? <use href={`#cover-${game}`} width="320" height="360" /> : <PlainCover />}
    </svg>
  );
}

/** Rings round a moon: for games without a drawing of their own. */
function PlainCover() {
  return (
    <>
      <rect width="320" height="360" fill="var(--cv-a-sky1)" />
      <g fill="none" stroke="var(--cv-a-cut)" strokeLinecap="round" opacity="0.6">
        {Array.from({ length: 18 }, (_, i) => {
          const r = 58 + i * 11;
          return (
            <circle
              key={r}
              cx="160"
              cy="180"
              r={r}
              strokeWidth={2.4 - i * 0.09}
              strokeDasharray={`${30 + ((i * 17) % 29)} 6`}
            />
          );
        })}
      </g>
      <circle cx="160" cy="180" r="44" fill="var(--cv-a-moon)" />
      <circle cx="178" cy="168" r="38" fill="var(--cv-a-sky1)" />
    </>
  );
}
