/** The workshop of Rêve: a new haut-rêvant, step by step or drawn at random. */
import type { WorkshopProps } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { words as inBoth, useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { CreationForm } from '../board/Creation.tsx';
import { created, DEFAULTS } from '../creation.ts';
import type { Sheet } from '../sheet.ts';
import '../board/art.css';
import '../board/setup.css';

export const title = inBoth({ fr: 'Un haut-rêvant', en: 'A haut-rêvant' });

const workshopWords = inBoth({
  fr: {
    keep: 'Garder dans mes personnages',
    kept: 'Gardé dans « Mes personnages ».',
    play: 'Jouer avec ce haut-rêvant',
    open: 'Ouvrir une table',
  },
  en: {
    keep: 'Keep among my characters',
    kept: 'Kept in “My characters”.',
    play: 'Play with this haut-rêvant',
    open: 'Open a table',
  },
});

const first = created(DEFAULTS);

export function Workshop({ play, keep, OpenLink }: WorkshopProps) {
  const t = useWords(workshopWords);
  const { language } = useSettings();
  const [sheet, setSheet] = useState<Sheet | null>(Array.isArray(first) ? null : (first as Sheet));
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const done = (wrong: string | undefined, well: string) => {
    setProblem(wrong ?? '');
    say(wrong ? '' : well);
  };
  return (
    <div className="rv-setup">
      <CreationForm
        language={language}
        change={(one) => {
          say('');
          setSheet(one);
        }}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <p role="status">{said}</p>
      <p className="rv-makes">
        <Button
          look="main"
          isDisabled={!sheet}
          onPress={() => void keep(sheet, undefined).then((wrong) => done(wrong, t.kept))}
        >
          {t.keep}
        </Button>{' '}
        <Button isDisabled={!sheet} onPress={() => void play({ dreamers: [sheet] }).then((wrong) => done(wrong, ''))}>
          {t.play}
        </Button>{' '}
        <OpenLink>{t.open}</OpenLink>
      </p>
    </div>
  );
}
