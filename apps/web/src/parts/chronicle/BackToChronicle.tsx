/** From an evening to the chronicle that it belongs to. */
import { useWords, words } from '@reverie/ui/words';
import { Link } from '../../base/route.tsx';
import { useAtTable } from '../table/at-table.ts';

const backWords = words({
  fr: { back: 'Retour à la chronique' },
  en: { back: 'Back to the chronicle' },
});

export function BackToChronicle() {
  const t = useWords(backWords);
  const { standing, place } = useAtTable();
  const { chronicle } = standing;
  if (chronicle === undefined) return null;
  return (
    <p>
      <Link to={{ at: 'chronicle', chronicle, secret: '', here: place.kind === 'local' }}>{t.back}</Link>
    </p>
  );
}
