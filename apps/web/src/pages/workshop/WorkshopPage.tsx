/** The workshop of a game, if it has one. */
import { piecesNow, useCollection } from '@reverie/ui/collection';
import { useSettings } from '@reverie/ui/settings';
import { useWords, words } from '@reverie/ui/words';
import { type ReactNode, useMemo } from 'react';
import { documentOf, keepSheet } from '../../base/characters.ts';
import { useTexts, useWorkshop } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link } from '../../base/route.tsx';
import { playAlone } from '../../parts/opponents/alone.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';

const workshopWords = words({
  fr: {
    unstored: 'Ce navigateur refuse de garder : gardez un fichier.',
    none: 'Ce jeu n’a rien à préparer',
    coming: 'Un instant…',
  },
  en: {
    unstored: 'This browser refuses to keep it: keep a file.',
    none: 'There is nothing to prepare for this game',
    coming: 'One moment…',
  },
});

interface Props {
  readonly game: string;
  /** Which of the collection to begin with. */
  readonly piece?: string | undefined;
}

/** The workshop of a game; without one, all that was made so far. */
export const WorkshopPage = ({ game, piece }: Props) =>
  game === '' ? <CollectionPage /> : <GameWorkshop key={piece} game={game} piece={piece} />;

function GameWorkshop({ game, piece: chosen }: Props) {
  const t = useWords(workshopWords);
  const { language, name } = useSettings();
  const workshop = useWorkshop(game);
  const texts = useTexts(game);
  const { pieces, isRead } = useCollection();
  const piece = pieces.find(({ id }) => id === chosen);
  const OpenLink = useMemo(
    () =>
      ({ children }: { readonly children: ReactNode }) => <Link to={{ at: 'open', game }}>{children}</Link>,
    [game],
  );
  if (!workshop || (chosen && !isRead))
    return <PageFrame title={workshop === undefined ? t.none : t.coming}>{null}</PageFrame>;
  const play = async (options: unknown, own?: string) => {
    const kept = piecesNow().find(({ id }) => id === own);
    const opened = await playAlone(game, name, language, options, kept && documentOf(kept));
    if ('problem' in opened) return opened.problem;
    goTo({ at: 'solo', table: opened.table });
    return undefined;
  };
  const keep = (sheet: unknown, id: string | undefined) =>
    keepSheet(game, language, sheet, id === undefined ? undefined : pieces.find((one) => one.id === id), t.unstored);
  return (
    <PageFrame title={workshop.title[language]}>
      <workshop.Workshop texts={texts ?? undefined} play={play} OpenLink={OpenLink} keep={keep} piece={piece} />
    </PageFrame>
  );
}
