/** The tutorial of a game, if it has one. */
import { type ComponentType, lazy, Suspense } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { useWords } from '../app/words.ts';
import { tutorials } from '../boards/board.ts';
import { tutorialWords } from './words.ts';

const fetched = new Map<string, ComponentType>();

/** Made once for each game: a component made anew would begin anew. */
function tutorialOf(game: string): ComponentType | undefined {
  const known = fetched.get(game);
  const load = Object.hasOwn(tutorials, game) ? tutorials[game] : undefined;
  if (known || !load) return known;
  const Tutorial = lazy(async () => ({ default: (await load()).Tutorial }));
  fetched.set(game, Tutorial);
  return Tutorial;
}

export function TutorialPage({ game }: { readonly game: string }) {
  const t = useWords(tutorialWords);
  const Tutorial = tutorialOf(game);
  if (!Tutorial) return <PageFrame title={t.none}>{null}</PageFrame>;
  return (
    <Suspense fallback={<PageFrame title={t.coach}>{null}</PageFrame>}>
      <Tutorial />
    </Suspense>
  );
}
