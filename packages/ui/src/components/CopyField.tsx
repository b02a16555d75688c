/** A text to copy: shown, selectable, and copied by one press where the browser allows it. */
import { colon } from '@reverie/kernel/words';
import { useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useWords(uiWords);
  const { language } = useSettings();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid(t.copied);
    } catch {
      // Plain http, or no permission: the text is selected, so that Ctrl+C works.
      setSaid(t.selected);
    }
  };
  return (
    <div className="field copy-field">
      <label>
        <span className="label">{label}</span>
        <input className="input" readOnly value={value} ref={field} onFocus={({ target }) => target.select()} />
      </label>
      <Button onPress={() => void copy()} aria-label={`${t.copy}${colon(language)}${label}`}>
        {t.copy}
      </Button>
      <span className="quiet" role="status">
        {said}
      </span>
    </div>
  );
}
