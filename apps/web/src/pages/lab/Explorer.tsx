/** The calculations of a game: settings, the exact answer, and what explains it. The address holds all of it. */

import type { Settings } from '@reverie/kernel/plot';
import { figure } from '@reverie/lab/plot/figures';
import { Stepper } from '@reverie/ui/components/Stepper';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useId, useState } from 'react';
import { titleOf } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link } from '../../base/route.tsx';
import { askLab } from '../../lab/client.ts';
import type { Calculated, Field } from '../../lab/requests.ts';
import { CopyLink } from './CopyLink.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { labWords } from './words.ts';

/** The last answer stays until the next is there: figures jump, nothing flickers. */
export function useCalculated(game: string, calculation: string, search: string) {
  const { language } = useSettings();
  const [calculated, setCalculated] = useState<Calculated | null | undefined>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const settings = Object.fromEntries(new URLSearchParams(search));
    askLab('calculate', { game, calculation, settings, language }).then(
      (got) => {
        if (!current) return;
        setCalculated(got);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [game, calculation, search, language]);
  return { calculated, failed };
}

interface Props {
  readonly game: string;
  readonly calculation: string;
  readonly search: string;
}

export function Explorer({ game, calculation, search }: Props) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const { calculated, failed } = useCalculated(game, calculation, search);
  if (!calculated || failed) {
    const why = failed ? t.failed : calculated === null ? t.noGame : t.calculating;
    return (
      <PageFrame title={t.title} wide>
        <p role={calculated === undefined && !failed ? 'status' : 'alert'}>{why}</p>
        <Link to={{ at: 'lab', place: '' }}>{t.title}</Link>
      </PageFrame>
    );
  }
  const { id, title, question, fields, settings, wrong, panels, others } = calculated;
  const spaced = (said: string): string => (language === 'fr' ? withFrenchSpaces(said) : said);
  const take = (next: Settings): void => {
    const text = Object.fromEntries(Object.entries(next).map(([name, value]) => [name, `${value}`]));
    goTo({ at: 'lab', place: game, part: id, search: `${new URLSearchParams(text)}` }, 'replace');
  };
  return (
    <PageFrame title={title} wide bare>
      <nav className="lab-path" aria-label={t.title}>
        <Link to={{ at: 'lab', place: '' }}>{t.title}</Link> › {titleOf(game, language)}
      </nav>
      <header className="lab-head">
        <div>
          <h1>{spaced(title)}</h1>
          <p className="quiet">{spaced(question)}</p>
        </div>
        <CopyLink />
      </header>
      {others.length > 1 ? (
        <nav className="lab-tabs" aria-label={t.calculations}>
          {others.map((one) => (
            <Link
              key={one.id}
              to={{ at: 'lab', place: game, part: one.id }}
              aria-current={one.id === id ? 'page' : undefined}
            >
              {spaced(one.title)}
            </Link>
          ))}
        </nav>
      ) : null}
      <div className="lab-cloth">
        <form aria-label={t.settings} onSubmit={(event) => event.preventDefault()}>
          {fields.map((field) => (
            <SettingField
              key={field.id}
              field={field}
              value={settings[field.id]}
              wrong={wrong?.field === field.id}
              change={(value) => take({ ...settings, [field.id]: value })}
            />
          ))}
        </form>
        {calculated.tokens.length > 0 ? <Tokens tokens={calculated.tokens} /> : null}
        <Answer calculated={calculated} />
      </div>
      <div className="lab-cards">
        {panels.map((panel) => (
          <PlotFigure key={`${id} ${panel.id}`} panel={panel} choose={take} />
        ))}
      </div>
    </PageFrame>
  );
}

function Answer({ calculated: { share, wrong, ways } }: { readonly calculated: Calculated }) {
  const t = useWords(labWords);
  const { language } = useSettings();
  if (wrong)
    return (
      <p className="lab-answer wrong" role="alert">
        {wrong.why}
      </p>
    );
  const percent = 100 * (share ?? 0);
  const sorted = [...ways].sort((a, b) => Number(b.good) - Number(a.good));
  return (
    <section className="lab-answer" aria-label={t.answer}>
      <p role="status">
        <b>{figure(percent, language)}</b> {t.percent}
        <small>{share === 0 ? t.never : share === 1 ? t.always : t.exactly(figure(percent, language, 2))}</small>
      </p>
      <ul aria-label={t.ways}>
        {sorted.map(({ name, share: part, good }) => (
          <li key={name} data-good={good || undefined}>
            <span>{name}</span> <b>{figure(100 * part, language, 1)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The settings say the same in words. */
function Tokens({ tokens }: { readonly tokens: Calculated['tokens'] }) {
  return (
    <p className="lab-tokens" aria-hidden="true">
      {tokens.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are told apart by their place alone
        <i key={i} className={token} />
      ))}
    </p>
  );
}

interface SettingProps {
  readonly field: Field;
  readonly value: number | string | undefined;
  readonly wrong: boolean;
  change(value: number | string): void;
}

/** A number is stepped, or typed; one of few is pressed; one of many is chosen from a list. */
function SettingField({ field, value, wrong, change }: SettingProps) {
  const id = useId();
  if (field.kind === 'one')
    return (
      <div className="lab-setting" data-wrong={wrong || undefined}>
        <label htmlFor={id}>{field.name}</label>
        <select id={id} className="input" value={value} onChange={({ target }) => change(target.value)}>
          {field.of.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <div className="lab-setting" data-wrong={wrong || undefined}>
      <label htmlFor={id}>{field.name}</label>
      <Stepper
        typed
        id={id}
        label={field.name}
        value={Number(value)}
        least={field.least}
        most={field.most}
        change={change}
      />
    </div>
  );
}
