/** All chronicles of the visitor, and how to begin one. */
import { lazyGames } from '@reverie/shelf/lazy';
import { Button } from '@reverie/ui/components/Button';
import { FileButton } from '@reverie/ui/components/FileButton';
import { Problem } from '@reverie/ui/components/Problem';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { useTexts } from '../../base/games.ts';
import { NameField } from '../../base/NameField.tsx';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import { ChronicleStrips, useChronicles } from '../../parts/chronicle/ChronicleStrips.tsx';
import { aloneWords } from '../../parts/opponents/alone-words.ts';
import { beginChronicle, importChronicle } from '../../remote/chronicles.ts';
import { keepChronicle } from '../../remote/own-chronicles.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { chronicleWords } from './words.ts';

export function Chronicles() {
  const t = useWords(chronicleWords);
  const all = useChronicles();
  return (
    <PageFrame title={t.all} wide>
      <p className="quiet">{t.allWhy}</p>
      {all?.length === 0 ? <p>{t.none}</p> : null}
      <ChronicleStrips chronicles={all} />
      <Begin />
      <Bring />
    </PageFrame>
  );
}

/** A chronicle out of a file: from another server, another browser, or to go on with a copy. */
function Bring() {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const alone = useWords(aloneWords);
  const { language } = useSettings();
  const [where, setWhere] = useState<'online' | 'here'>('online');
  const [problem, setProblem] = useState('');
  const bring = async (file: File) => {
    setProblem('');
    try {
      const text = await file.text();
      if (where === 'here') {
        const begun = await askHouse('bringChronicle', { file: text });
        if ('refused' in begun) return setProblem(begun.refused[language]);
        return goTo({ at: 'chronicle', chronicle: begun.chronicle, secret: '', here: true });
      }
      const { chronicle, ...keys } = await importChronicle(text);
      keepChronicle(chronicle, { ...keys, at: Date.now() });
      return goTo({ at: 'chronicle', chronicle, secret: '' });
    } catch (error) {
      return setProblem(where === 'here' ? alone.storage : sayApiError(error, remote));
    }
  };
  return (
    <section className="begin-chronicle boxed" aria-labelledby="bring-chronicle">
      <h2 id="bring-chronicle" className="rule">
        {t.bring}
      </h2>
      <p className="quiet">{t.bringWhy}</p>
      <WhereChoice name="bring-where" where={where} choose={setWhere} />
      <FileButton accept=".json,application/json" label={t.bringFile} take={(file) => void bring(file)} />
      <Problem text={problem} />
    </section>
  );
}

interface WhereProps {
  readonly name: string;
  readonly where: Where;
  choose(where: Where): void;
}
type Where = 'online' | 'here';

/** Whether a chronicle lives on the server or on this device. */
function WhereChoice({ name, where, choose }: WhereProps) {
  const t = useWords(chronicleWords);
  return (
    <fieldset>
      <legend>{t.where}</legend>
      {(['online', 'here'] as const).map((one) => (
        <label key={one} className="check">
          <input type="radio" name={name} checked={where === one} onChange={() => choose(one)} /> {t.wheres[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** The games whose characters live on from table to table. */
const PLAYED = lazyGames.filter(({ characters }) => characters);

function Begin() {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const alone = useWords(aloneWords);
  const { language, name } = useSettings();
  const [game, setGame] = useState(PLAYED[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const [led, setLed] = useState(true);
  const [where, setWhere] = useState<'online' | 'here'>('online');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const texts = useTexts(game);
  const role = PLAYED.find(({ id }) => id === game)?.seats[1]?.role ?? '';
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const [called, own] = [title.trim(), name.trim()];
    if (called === '' || own === '') return setProblem(t.nameNeeded);
    setBusy(true);
    setProblem('');
    const asked = { game, title: called, options: {}, led, name: own };
    try {
      if (where === 'here') {
        const begun = await askHouse('begin', asked);
        if ('refused' in begun) return setProblem(begun.refused[language]);
        return goTo({ at: 'chronicle', chronicle: begun.chronicle, secret: '', here: true });
      }
      const { chronicle, ...keys } = await beginChronicle(asked);
      keepChronicle(chronicle, { ...keys, name: own, game, title: called, at: Date.now() });
      return goTo({ at: 'chronicle', chronicle, secret: '' });
    } catch (error) {
      return setProblem(where === 'here' ? alone.storage : sayApiError(error, remote));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="begin-chronicle boxed" onSubmit={(event) => void begin(event)}>
      <h2 className="rule">{t.begin}</h2>
      <Cover game={game} part="whole" />
      <div className="field">
        <label htmlFor="chronicle-title">{t.beginTitle}</label>
        <input
          id="chronicle-title"
          className="input"
          value={title}
          maxLength={40}
          placeholder={t.titleHint}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <NameField id="chronicle-own-name" label={t.yourName} value={name} change={(typed) => change({ name: typed })} />
      <fieldset>
        <legend>{t.game}</legend>
        {PLAYED.map((one) => (
          <label key={one.id} className="check">
            <input type="radio" name="game" checked={game === one.id} onChange={() => setGame(one.id)} />{' '}
            {one.title[language]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.role}</legend>
        {([true, false] as const).map((leads) => (
          <label key={String(leads)} className="check">
            <input type="radio" name="led" checked={led === leads} onChange={() => setLed(leads)} />{' '}
            {leads ? t.led(texts?.role(role) ?? '') : t.notLed}
          </label>
        ))}
      </fieldset>
      <WhereChoice name="chronicle-where" where={where} choose={setWhere} />
      <Problem text={problem} />
      <Button type="submit" look="main" isPending={busy}>
        {t.beginNow}
      </Button>
    </form>
  );
}
