/** Before a game alone: a duel or the Brumes, which hero, which foe. */
import { StartForm } from '@reverie/board/components/StartForm';
import { useBegin } from '@reverie/board/use-begin';
import type { StartProps } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { READY } from '../characters.ts';
import type { Sheet } from '../sheet.ts';
import { readyWord } from '../words/ready.ts';
import { ArtDefs } from './art.tsx';
import { type Comer, FoeChoice, HeroChoice, ModeChoice } from './Setup.tsx';
import { setupWords } from './setup-words.ts';
import './board.css';
import './setup.css';

export function Start({ language, play, OpenLink, WorkshopLink }: StartProps) {
  const words = useWords(setupWords);
  const [mode, setMode] = useState<'arena' | 'crossing' | 'table'>('arena');
  const [hero, setHero] = useState<Comer>('aurelie');
  const [foe, setFoe] = useState<string | Sheet>('bretteur');
  const beginning = useBegin(play);
  const called = (one: Comer): string => {
    const name = typeof one === 'string' ? READY[one]?.name : one.name;
    // “Un bretteur à gages” begins no sentence here.
    return readyWord(language, name ?? '').replace(/^(Une?|An?|The) /, (article) => article.toLowerCase());
  };
  return (
    <StartForm
      className="sg-setup"
      beginning={beginning}
      options={{ mode, arpenteurs: [hero], ...(mode === 'arena' && { foe }) }}
      label={
        mode === 'table' ? null : (
          <>
            {words.begin}
            {/* The cards above say it too, but a phone shows only some of them at a time. */}
            <small aria-hidden="true">{mode === 'arena' ? words.pair(called(hero), called(foe)) : called(hero)}</small>
          </>
        )
      }
    >
      <ArtDefs />
      <ModeChoice mode={mode} modes={['arena', 'crossing', 'table']} choose={setMode} />
      {mode === 'table' ? (
        <p>
          <OpenLink>{words.openTable}</OpenLink>
        </p>
      ) : (
        <fieldset>
          <legend>{words.heroAlone}</legend>
          <HeroChoice chosen={hero} language={language} choose={setHero} />
          <p>
            <WorkshopLink>{words.create}</WorkshopLink>
          </p>
        </fieldset>
      )}
      {mode === 'arena' ? (
        <fieldset>
          <legend>{words.foe}</legend>
          <FoeChoice chosen={foe} language={language} choose={setFoe} />
        </fieldset>
      ) : null}
    </StartForm>
  );
}
