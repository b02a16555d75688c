import { Button } from '@reverie/ui/components/Button';
import { change, useSettings } from '@reverie/ui/settings';
import { play } from '@reverie/ui/sound';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { PageFrame } from '../../base/PageFrame.tsx';
import { settingsWords } from './words.ts';
import './settings.css';

export function SettingsPage() {
  const t = useWords(settingsWords);
  const settings = useSettings();
  return (
    <PageFrame title={t.title}>
      <p className="quiet">{t.device}</p>
      <div className="settings">
        <div className="field">
          <label htmlFor="settings-name">{t.name}</label>
          <input
            id="settings-name"
            className="input"
            value={settings.name}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target }) => change({ name: target.value })}
          />
          <span className="quiet small">{t.nameWhy}</span>
        </div>
        <Choice
          label={t.language}
          value={settings.language}
          choices={{ fr: 'Français', en: 'English' }}
          choose={(language) => change({ language })}
        />
        <Choice label={t.theme} value={settings.theme} choices={t.themes} choose={(theme) => change({ theme })} />
        <Choice label={t.motion} value={settings.motion} choices={t.motions} choose={(motion) => change({ motion })} />
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
  const { notify } = useSettings();
  const [denied, setDenied] = useState(false);
  if (typeof Notification === 'undefined') return null;
  const turn = async (on: boolean) => {
    const granted = on && (await Notification.requestPermission()) === 'granted';
    setDenied(on && !granted);
    change({ notify: granted });
  };
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" checked={notify} onChange={({ target }) => void turn(target.checked)} /> {t.notify}
      </label>
      <span className="quiet small">{t.notifyWhy}</span>
      {denied ? (
        <p className="problem" role="alert">
          {t.notifyDenied}
        </p>
      ) : null}
    </div>
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
