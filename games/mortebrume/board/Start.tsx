/** Before a game alone: where, with whom, against whom. */
import type { StartProps } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { makerWords } from './maker-words.ts';
import { Choices } from './Setup.tsx';

export function Start({ language, play, WorkshopLink }: StartProps) {
  const t = useWords(makerWords);
  const [options, change] = useState<unknown>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    setProblem((await play(options)) ?? '');
    setBusy(false);
  };
  return (
    <form
      className="mb-start mb-art"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Choices
        options={options}
        change={change}
        language={language}
        texts={undefined}
        WorkshopLink={WorkshopLink}
        legends={[t.hordes, t.facing]}
      />
      <footer className="mb-start-foot">
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="mb-button mb-main" disabled={busy}>
          {t.begin}
        </button>
      </footer>
    </form>
  );
}
