/** The visitor's chronicles as strips: on the page of characters, and on their own. */
import { frenchOf } from '@reverie/kernel/words';
import { useSettings } from '@reverie/ui/settings';
import { useWords, words } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { Face, facesOf } from '../../base/art/Face.tsx';
import { titleOf } from '../../base/games.ts';
import { Link, type Route } from '../../base/route.tsx';
import { keptHere } from '../../house/local.ts';
import type { LocalChronicle } from '../../house/requests.ts';
import { useOwnChronicles } from '../../remote/own-chronicles.ts';
import { useLookedAt } from './use-looked-at.ts';
import './chronicle-strips.css';

const stripWords = words({
  fr: {
    line: (game: string, evenings: number | null) =>
      evenings === null
        ? `Chronique ${frenchOf(game)}.`
        : `Chronique ${frenchOf(game)}, ${evenings === 0 ? 'pas encore de soirée' : `${evenings} soirée${evenings > 1 ? 's' : ''}`}.`,
    here: 'Sur cet appareil.',
    open: 'Ouvrir la chronique',
    openOf: (title: string) => `Ouvrir la chronique ${title}`,
    all: 'Chroniques',
    begin: 'Chroniques : des soirées qui se suivent',
  },
  en: {
    line: (game: string, evenings: number | null) =>
      evenings === null
        ? `A chronicle of ${game}.`
        : `A chronicle of ${game}, ${evenings === 0 ? 'no evening yet' : `${evenings} evening${evenings > 1 ? 's' : ''}`}.`,
    here: 'On this device.',
    open: 'Open the chronicle',
    openOf: (title: string) => `Open the chronicle ${title}`,
    all: 'Chronicles',
    begin: 'Chronicles: evenings that follow one another',
  },
});

interface OwnStrip {
  readonly to: Route;
  readonly game: string;
  readonly title: string;
  readonly members: readonly string[];
  readonly evenings: number | null;
  readonly here: boolean;
  readonly changed: number;
}

/** All chronicles that this device knows, the latest first; null until those that are kept here are read. */
export function useChronicles(): readonly OwnStrip[] | null {
  const kept = useOwnChronicles();
  const [local, setLocal] = useState<readonly LocalChronicle[] | null>(null);
  const seen = useLookedAt();
  useEffect(() => {
    keptHere('chronicles').then(setLocal, () => setLocal([]));
  }, []);
  if (!local) return null;
  return [
    ...Object.entries(kept).map(([id, { game, title, name, at }]): OwnStrip => {
      const found = seen[id];
      const members = found?.members.flatMap((member) => (member.here ? [member.name] : [])) ?? [name];
      const to: Route = { at: 'chronicle', chronicle: id, secret: '' };
      return { to, game, title, members, evenings: found?.evenings.length ?? null, here: false, changed: at };
    }),
    ...local.map(({ chronicle, game, title, members, evenings, changed }): OwnStrip => {
      const to: Route = { at: 'chronicle', chronicle, secret: '', here: true };
      return { to, game, title, members, evenings, here: true, changed };
    }),
  ].sort((a, b) => b.changed - a.changed);
}

interface Props {
  readonly chronicles: readonly OwnStrip[] | null;
  /** With a link to all of them, and to a new one. */
  readonly more?: boolean;
}

export function ChronicleStrips({ chronicles, more = false }: Props) {
  const t = useWords(stripWords);
  const { language } = useSettings();
  const link = more ? (
    <p>
      <Link to={{ at: 'chronicle', chronicle: '', secret: '' }}>{t.begin}</Link>
    </p>
  ) : null;
  if (!chronicles || chronicles.length === 0) return link;
  return (
    <>
      <ul className="chronicle-strips" aria-label={t.all}>
        {chronicles.map(({ to, game, title, members, evenings, here }) => {
          const faces = facesOf(members.map((name) => ({ name })));
          const key = to.at === 'chronicle' ? to.chronicle : title;
          return (
            <li key={key}>
              <Cover game={game} part="strip" />
              <div>
                <strong>{title}</strong>
                <span className="quiet">
                  {t.line(titleOf(game, language), evenings)} {here ? t.here : ''}
                </span>
              </div>
              <span className="faces">
                {members.map((name, i) => (
                  <Face key={name} name={name} face={faces[i]} />
                ))}
              </span>
              <Link className="button main" to={to} aria-label={t.openOf(title)}>
                {t.open}
              </Link>
            </li>
          );
        })}
      </ul>
      {link}
    </>
  );
}
