/** Imports a game from a file: an unfinished one is resumed, a finished one is replayed. */

import { FileButton } from '@reverie/ui/components/FileButton';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { goTo } from '../../base/route.tsx';
import { playOn } from '../../parts/opponents/alone.ts';
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
    // Taken away since it was chosen, or a folder.
    const journal = await file.text().catch(() => null);
    const opened = journal === null ? { problem: t.notJournal } : await playOn(journal, name, language);
    setBusy(false);
    if ('table' in opened) return goTo({ at: 'solo', ...opened });
    if (journal !== null && 'over' in opened)
      return goTo({ at: 'replay', source: bring(journal), entry: null, who: '' });
    return setProblem(opened.problem);
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
