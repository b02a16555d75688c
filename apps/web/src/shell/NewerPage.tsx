/** Tells visitors that a newer version of the page is ready; they choose when to change to it. */
import { Button } from '@reverie/ui/components/Button';
import { useWords, words } from '@reverie/ui/words';
import { useState } from 'react';
import { useNewerPage } from '../offline/offline.ts';
import './newer-page.css';

const newerWords = words({
  fr: {
    ready: 'Une nouvelle version de Rêverie est prête. Rien de ce qui est joué ne se perd en rechargeant la page.',
    reload: 'Recharger la page',
    later: 'Plus tard',
  },
  en: {
    ready: 'A new version of Rêverie is ready. Nothing that was played is lost when you reload the page.',
    reload: 'Reload the page',
    later: 'Later',
  },
});

export function NewerPage() {
  const t = useWords(newerWords);
  const change = useNewerPage();
  const [postponed, setPostponed] = useState<typeof change>(null);
  const shown = change !== null && change !== postponed;
  return (
    <div role="status" className="newer-page" hidden={!shown}>
      {shown ? (
        <>
          <p>{t.ready}</p>
          <Button look="main" onPress={change}>
            {t.reload}
          </Button>
          <Button onPress={() => setPostponed(() => change)}>{t.later}</Button>
        </>
      ) : null}
    </div>
  );
}
