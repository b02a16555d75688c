/** The workshop of Mortebrume: hordes and grounds of one's own. */
import type { WorkshopProps } from '@reverie/ui/board';
import { useWords, type Words } from '@reverie/ui/words';
import { useState } from 'react';
import { makerWords } from '../board/maker-words.ts';
import { GroundMaker } from './GroundMaker.tsx';
import { HordeBuilder } from './HordeBuilder.tsx';
import '../board/board.css';
import '../board/maker.css';

export const title: Words<string> = { fr: makerWords.fr.title, en: makerWords.en.title };

export function Workshop(props: WorkshopProps) {
  const t = useWords(makerWords);
  const [tab, setTab] = useState<'horde' | 'ground'>('horde');
  return (
    <div className="mb-workshop mb-art">
      <div className="mb-tabs">
        {(['horde', 'ground'] as const).map((one) => (
          <button key={one} type="button" className="mb-button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {t.tabs[one]}
          </button>
        ))}
      </div>
      {tab === 'horde' ? <HordeBuilder {...props} /> : <GroundMaker {...props} />}
    </div>
  );
}
