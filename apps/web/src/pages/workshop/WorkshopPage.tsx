/** The workshop of a game, if it has one. */
import { useSettings } from '@reverie/ui/settings';
import { useWords, words } from '@reverie/ui/words';
import { type ReactNode, useMemo } from 'react';
import { GameChoice } from '../../base/GameChoice.tsx';
import { hasWorkshop, useReading, useWorkshop } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link } from '../../base/route.tsx';
import { playAlone } from '../../parts/alone.ts';

const workshopWords = words({
  fr: {
    all: 'Personnages, decks et hordes',
    allWhy: 'Ce que vous préparez ici reste sur cet appareil et vous suit à toutes les tables.',
    none: 'Ce jeu n’a rien à préparer',
    coming: 'Un instant…',
  },
  en: {
    all: 'Characters, decks and hordes',
    allWhy: 'What you make here stays on this device and comes along to every table.',
    none: 'There is nothing to prepare for this game',
    coming: 'One moment…',
  },
});

export function WorkshopPage({ game }: { readonly game: string }) {
  const t = useWords(workshopWords);
  if (game !== '') return <GameWorkshop game={game} />;
  return (
    <PageFrame title={t.all} wide>
      <p className="quiet">{t.allWhy}</p>
      <GameChoice only={hasWorkshop} to={(id) => ({ at: 'workshop', game: id })} called="workshop" />
    </PageFrame>
  );
}

function GameWorkshop({ game }: { readonly game: string }) {
  const t = useWords(workshopWords);
  const { language, name } = useSettings();
  const workshop = useWorkshop(game);
  const reading = useReading(game);
  const OpenLink = useMemo(
    () =>
      ({ children }: { readonly children: ReactNode }) => <Link to={{ at: 'open', game }}>{children}</Link>,
    [game],
  );
  if (!workshop) return <PageFrame title={workshop === null ? t.coming : t.none}>{null}</PageFrame>;
  const play = async (options: unknown) => {
    const opened = await playAlone(game, name, language, options);
    if ('problem' in opened) return opened.problem;
    goTo({ at: 'solo', table: opened.table });
    return undefined;
  };
  return (
    <PageFrame title={workshop.title[language]}>
      <workshop.Workshop texts={reading?.texts} play={play} OpenLink={OpenLink} />
    </PageFrame>
  );
}
