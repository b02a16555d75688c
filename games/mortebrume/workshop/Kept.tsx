/** What both makers have: the list of what is kept, and the text to share. */
import { uiWords } from '@reverie/ui/ui-words';
import { useWords } from '@reverie/ui/words';
import { useId, useRef, useState } from 'react';
import { isFault, type TextFault } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';

interface ListProps {
  readonly all: readonly { readonly id: string; readonly name: string }[];
  readonly open: string | null;
  take(id: string): void;
  drop(id: string): void;
}

export function KeptList({ all, open, take, drop }: ListProps) {
  const t = useWords(makerWords);
  return (
    <section aria-label={t.mine}>
      <h2>{t.mine}</h2>
      {all.length === 0 ? <p className="quiet">{t.none}</p> : null}
      <ul className="mb-kept">
        {all.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="mb-button" aria-pressed={open === id} onClick={() => take(id)}>
              {name}
            </button>
            <button type="button" className="mb-button" aria-label={t.drop(name)} onClick={() => drop(id)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SharedProps<T extends object> {
  readonly label: string;
  write(): string;
  read(text: string): T | TextFault;
  take(found: T): void;
}

/** Nothing is lost by a bad text: what was made stays, and what is wrong is said. */
export function SharedText<T extends object>({ label, write, read, take }: SharedProps<T>) {
  const t = useWords(makerWords);
  const { selected } = useWords(uiWords);
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [bad, setBad] = useState(false);
  const accept = () => {
    const found = read(text);
    setBad(isFault(found));
    if (isFault(found)) setSaid(t.faults[found.fault](found.line, found.what));
    else {
      setSaid('');
      take(found);
    }
  };
  const copy = async () => {
    area.current?.select();
    setBad(false);
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.copied);
    } catch {
      // Plain http, or no permission: the text is selected, so that Ctrl+C works.
      setSaid(selected);
    }
  };
  return (
    <details className="mb-shared">
      <summary>{t.text}</summary>
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        ref={area}
        className="input"
        rows={5}
        spellCheck={false}
        value={text}
        aria-invalid={bad}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mb-acts">
        <button type="button" className="mb-button" onClick={() => setText(write())}>
          {t.write}
        </button>
        <button type="button" className="mb-button" disabled={text === ''} onClick={() => void copy()}>
          {t.copy}
        </button>
        <button type="button" className="mb-button" disabled={text.trim() === ''} onClick={accept}>
          {t.read}
        </button>
      </div>
      <p role="status" className={bad ? 'problem' : 'quiet'}>
        {said}
      </p>
    </details>
  );
}
