/** Something to be taken along: shown, selectable, and copied at one press where the browser lets us. */
import { useRef, useState } from 'react';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useWords(uiWords);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid(t.copied);
    } catch {
      // Plain http, or a browser that asks: the text is selected, and the keyboard does the rest.
      setSaid(t.selected);
    }
  };
  return (
    <div className="field copy-field">
      <label>
        <span className="label">{label}</span>
        <input className="input" readOnly value={value} ref={field} onFocus={({ target }) => target.select()} />
      </label>
      <Button onPress={() => void copy()} aria-label={`${t.copy} : ${label}`}>
        {t.copy}
      </Button>
      <span className="quiet" role="status">
        {said}
      </span>
    </div>
  );
}
