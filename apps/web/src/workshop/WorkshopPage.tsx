/** Where people make what they bring to a table of a game, if it has such a place. */
import { type ComponentType, lazy, Suspense } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { useWords, words } from '../app/words.ts';
import { workshops } from '../boards/board.ts';

const workshopWords = words({
  fr: { none: 'Ce jeu n’a rien à préparer', coming: 'Un instant…' },
  en: { none: 'There is nothing to prepare for this game', coming: 'One moment…' },
});

const fetched = new Map<string, ComponentType>();

/** Made once for each game: a component made anew would begin anew. */
function workshopOf(game: string): ComponentType | undefined {
  const known = fetched.get(game);
  const load = Object.hasOwn(workshops, game) ? workshops[game] : undefined;
  if (known || !load) return known;
  const Workshop = lazy(async () => ({ default: (await load()).Workshop }));
  fetched.set(game, Workshop);
  return Workshop;
}

export function WorkshopPage({ game }: { readonly game: string }) {
  const t = useWords(workshopWords);
  const Workshop = workshopOf(game);
  if (!Workshop) return <PageFrame title={t.none}>{null}</PageFrame>;
  return (
    <Suspense fallback={<PageFrame title={t.coming}>{null}</PageFrame>}>
      <Workshop />
    </Suspense>
  );
}
