/** The cover of a game, or a part of it: a window of one drawing of 320 by 360. Decoration: the game is named beside it. */
import { useSettings } from '@reverie/ui/settings';
import { useMedia } from '@reverie/ui/use-media';
import { useEffect, useState } from 'react';
import { coverPicture, hasCover, readyCover } from './sprite.ts';
import './art.css';

/** What is seen in a wide, a nearly square and a tall place: the subject of every cover stands in the middle. */
const WINDOWS = { strip: '0 110 320 190', card: '0 48 320 275', whole: '14 0 292 346' } as const;

export function Cover({ game, part = 'card' }: { readonly game: string; readonly part?: keyof typeof WINDOWS }) {
  return hasCover(game) ? <OwnCover game={game} seen={WINDOWS[part]} /> : <PlainCover seen={WINDOWS[part]} />;
}

function OwnCover({ game, seen }: { readonly game: string; readonly seen: string }) {
  const { theme } = useSettings();
  const night = useMedia('(prefers-color-scheme: dark)');
  const dark = theme === 'dark' || (theme === 'auto' && night);
  const [, setMade] = useState('');
  const picture = readyCover(game, seen, dark);
  useEffect(() => {
    let current = true;
    if (picture === undefined) {
      coverPicture(game, seen, dark).then(
        (made) => current && setMade(made),
        // Decoration: without it the page works as well.
        (error: unknown) => console.warn('A drawing could not be fetched.', error),
      );
    }
    return () => {
      current = false;
    };
  }, [game, seen, dark, picture]);
  const [, , width, height] = seen.split(' ');
  const style = { aspectRatio: `${width} / ${height}`, backgroundImage: picture && `url(${picture})` };
  return <span className="cover" style={style} />;
}

/** Rings round a moon: for games without a drawing of their own. */
function PlainCover({ seen }: { readonly seen: string }) {
  return (
    <svg className="cover" viewBox={seen} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
    </svg>
  );
}
