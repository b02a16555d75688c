/** Before a game alone: where, with whom, against whom. */
import { StartForm } from '@reverie/board/components/StartForm';
import { useBegin } from '@reverie/board/use-begin';
import type { StartProps } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { makerWords } from './maker-words.ts';
import { Choices } from './Setup.tsx';

export function Start({ language, play, WorkshopLink }: StartProps) {
  const t = useWords(makerWords);
  const [options, change] = useState<unknown>({});
  return (
    <StartForm className="mb-start mb-art" beginning={useBegin(play)} options={options} label={t.begin}>
      <Choices
        options={options}
        change={change}
        language={language}
        texts={undefined}
        WorkshopLink={WorkshopLink}
        legends={[t.hordes, t.facing]}
      />
    </StartForm>
  );
}
