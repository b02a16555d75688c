/** Imports a game from a file: an unfinished one is resumed, a finished one is replayed. */

import { FileButton } from '@reverie/ui/components/FileButton';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { goTo } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import { aloneWords } from '../../parts/alone-words.ts';
import { bring } from '../replay/brought.ts';
import { lobbyWords } from './words.ts';

/** Larger than any real game. */
const LARGEST = 20_000_000;

export function BringGame() {
  const t = useWords(lobbyWords);
  const { language, name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    if (file.size > LARGEST) return setProblem(t.notJournal);
    setBusy(true);
    setProblem('');
    try {
      const journal = await file.text();
      const opened = await askHouse('resume', { journal, name: name || aloneWords[language].nameless });
      if ('table' in opened) return goTo({ at: 'solo', table: opened.table, seat: opened.seats[0] ?? 0 });
      if (opened.over) return goTo({ at: 'replay', source: bring(journal), entry: null, who: '' });
      setProblem(opened.refused[language]);
    } catch {
      setProblem(aloneWords[language].storage);
    }
    return setBusy(false);
  };
  return (
    <div>
      <FileButton
        accept=".jsonl,application/jsonl,text/plain"
        label={t.bring}
        isPending={busy}
        take={(file) => void read(file)}
      >
        {busy ? t.bringing : t.bring}
      </FileButton>
      <p className="quiet small">{t.bringWhy}</p>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
