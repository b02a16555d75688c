/** The workshop of Rêve: a new haut-rêvant, step by step or drawn at random. */
import type { WorkshopProps } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { words as inBoth, useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { CreationForm } from '../board/Creation.tsx';
import { SheetForm } from '../board/SheetForm.tsx';
import { type Body, bodySchema } from '../body.ts';
import { created, DEFAULTS } from '../creation.ts';
import type { Sheet } from '../sheet.ts';
import '../board/art.css';
import '../board/setup.css';

export const title = inBoth({ fr: 'Un haut-rêvant', en: 'A high dreamer' });

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
    play: 'Play with this high dreamer',
    open: 'Open a table',
  },
});

const first = created(DEFAULTS);

/** The sheet of somebody who has lived, as it stands now. */
function sheetNow(name: string, { sheet, levels, spells, points, seuil, fatigue, refoulement }: Body): Sheet {
  const own = sheet.spells.filter((one) => typeof one !== 'string');
  const known = spells.filter((id) => !id.startsWith('own:'));
  return { ...sheet, name, draconic: levels, spells: [...known, ...own], points, seuil, fatigue, refoulement };
}

export function Workshop({ play, keep, OpenLink, piece }: WorkshopProps) {
  const t = useWords(workshopWords);
  const { language } = useSettings();
  const lived = bodySchema.safeParse((piece?.data as { readonly body?: unknown } | undefined)?.body);
  const [sheet, setSheet] = useState<Sheet | null>(
    lived.success ? sheetNow(piece?.name ?? '', lived.data) : Array.isArray(first) ? null : (first as Sheet),
  );
  const [isChanged, setChanged] = useState(false);
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  /** Which of the collection is being changed; a new one without. */
  const [own, setOwn] = useState(lived.success ? piece?.id : undefined);
  const change = (one: Sheet | null) => {
    say('');
    setChanged(true);
    setSheet(one);
  };
  const store = async () => {
    const done = await keep(sheet, own);
    setProblem('problem' in done ? done.problem : '');
    if ('id' in done) {
      setOwn(done.id);
      setChanged(false);
    }
    say('id' in done ? t.kept : '');
  };
  const begin = async () => {
    // Who is kept already plays as the kept one, and comes home as the same.
    const done = own === undefined || !isChanged ? { id: own } : await keep(sheet, own);
    setProblem(('problem' in done ? done.problem : await play({ dreamers: [sheet] }, done.id)) ?? '');
    say('');
  };
  return (
    <div className="rv-setup">
      {lived.success && sheet ? (
        <SheetForm sheet={sheet} language={language} change={change} />
      ) : (
        <CreationForm language={language} change={change} />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <p role="status">{said}</p>
      <p className="rv-makes">
        <Button look="main" isDisabled={!sheet} onPress={() => void store()}>
          {t.keep}
        </Button>{' '}
        <Button isDisabled={!sheet} onPress={() => void begin()}>
          {t.play}
        </Button>{' '}
        <OpenLink>{t.open}</OpenLink>
      </p>
    </div>
  );
}
