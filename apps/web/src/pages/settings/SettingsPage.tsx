import { Button } from '@reverie/ui/components/Button';
import { change, useSettings } from '@reverie/ui/settings';
import { play } from '@reverie/ui/sound';
import { uiWords } from '@reverie/ui/ui-words';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FaceChoice } from '../../base/art/FaceChoice.tsx';
import { NameField } from '../../base/NameField.tsx';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link, useGameBehind } from '../../base/route.tsx';
import { type AlertOutcome, allowAlerts, refuseAlerts, subscribeAll } from '../../remote/alerts.ts';
import { settingsWords } from './words.ts';
import './settings.css';

export function SettingsPage() {
  const t = useWords(settingsWords);
  const { pace: paceOf, paces } = useWords(uiWords);
  const settings = useSettings();
  const behind = useGameBehind();
  return (
    <PageFrame title={t.title}>
      {behind ? (
        <p>
          <Link to={behind}>{t.backToGame}</Link>
        </p>
      ) : null}
      <p className="quiet">{t.device}</p>
      <div className="settings">
        <NameField id="settings-name" label={t.name} value={settings.name} change={(name) => change({ name })}>
          <span className="quiet small">{t.nameWhy}</span>
          <FaceChoice name={settings.name} label={t.face} />
        </NameField>
        <Choice
          label={t.language}
          value={settings.language}
          choices={{ fr: 'Français', en: 'English' }}
          choose={(language) => change({ language })}
        />
        <Choice label={t.theme} value={settings.theme} choices={t.themes} choose={(theme) => change({ theme })} />
        <Choice label={t.motion} value={settings.motion} choices={t.motions} choose={(motion) => change({ motion })} />
        <Choice label={paceOf} value={settings.pace} choices={paces} choose={(pace) => change({ pace })} />
        <Choice
          label={t.confirm}
          value={settings.confirm}
          choices={t.confirms}
          choose={(confirm) => change({ confirm })}
        />
        <Notify />
        <label className="check">
          <input type="checkbox" checked={settings.sound} onChange={({ target }) => hear(target.checked)} />{' '}
          <span>
            {t.sound} <span className="quiet small">{t.soundWhy}</span>
          </span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.expert}
            onChange={({ target }) => change({ expert: target.checked })}
          />{' '}
          <span>
            {t.expert} <span className="quiet small">{t.expertWhy}</span>
          </span>
        </label>
        <Storage />
      </div>
    </PageFrame>
  );
}

/** Who asks for sounds hears one at once. */
function hear(sound: boolean): void {
  change({ sound });
  play('turn');
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: Readonly<Record<T, string>>;
  choose(value: T): void;
}

function Choice<T extends string>({ label, value, choices, choose }: ChoiceProps<T>) {
  return (
    <RadioGroup className="switch" value={value} onChange={(chosen) => choose(chosen as T)}>
      <Label>{label}</Label>
      <div>
        {(Object.keys(choices) as T[]).map((one) => (
          <Radio key={one} value={one}>
            {choices[one]}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

function Notify() {
  const t = useWords(settingsWords);
  const { notify, quiet } = useSettings();
  const [outcome, setOutcome] = useState<AlertOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = async (on: boolean) => {
    setBusy(true);
    setOutcome(on ? await allowAlerts() : null);
    if (!on) await refuseAlerts();
    setBusy(false);
  };
  const rest = (next: readonly [number, number] | null) => {
    change({ quiet: next });
    void subscribeAll().then(setOutcome);
  };
  return (
    <fieldset className="field" aria-busy={busy}>
      <legend>{t.alerts}</legend>
      <label className="check">
        <input type="checkbox" checked={notify} disabled={busy} onChange={({ target }) => void turn(target.checked)} />{' '}
        {t.notify}
      </label>
      <span className="quiet small">{t.notifyWhy}</span>
      {outcome && outcome !== 'on' ? (
        <p className="problem" role="alert">
          {t.outcomes[outcome]}
        </p>
      ) : null}
      {notify ? (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={quiet !== null}
              onChange={({ target }) => rest(target.checked ? [22, 8] : null)}
            />{' '}
            {t.quiet}
          </label>
          {quiet ? (
            <div className="quiet-hours">
              {([0, 1] as const).map((end) => (
                <label key={end}>
                  {t.quietEnds[end]}{' '}
                  <select
                    className="input"
                    value={quiet[end]}
                    onChange={({ target }) =>
                      rest(end === 0 ? [Number(target.value), quiet[1]] : [quiet[0], Number(target.value)])
                    }
                  >
                    {Array.from({ length: 24 }, (_, hour) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
                      <option key={hour} value={hour}>
                        {t.hour(hour)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}

function Storage() {
  const t = useWords(settingsWords);
  const { language } = useSettings();
  const [kept, setKept] = useState<{ readonly sure: boolean; readonly used: number } | null>(null);
  const see = async () => {
    if (!navigator.storage) return;
    const [sure, { usage = 0 }] = await Promise.all([navigator.storage.persisted(), navigator.storage.estimate()]);
    setKept({ sure, used: usage });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => void see(), []);
  if (!kept) return null;
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <section className="field" aria-labelledby="settings-storage">
      <h2 id="settings-storage">{t.storage}</h2>
      <p>
        {kept.sure ? t.persisted : t.notPersisted} {t.used(size.format(kept.used / 1e6))}
      </p>
      {kept.sure ? null : (
        <div>
          <Button onPress={() => void navigator.storage.persist().then(see)}>{t.askPersist}</Button>
        </div>
      )}
    </section>
  );
}
