/** The link leads nowhere from another machine: said first, and what to do about it for whoever can. */
import { useWords } from '@reverie/ui/words';
import { gatheringWords } from '../gathering/words.ts';
import './only-here.css';

export function OnlyHere() {
  const t = useWords(gatheringWords);
  return (
    <div className="notice bad small only-here">
      {t.reach.machine}
      <details>
        <summary>{t.opening}</summary>
        {t.openingHow} <code>npm start -- --lan</code>
      </details>
    </div>
  );
}
