/** Where somebody types what they are called at a table. */
import { useWords } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import { appWords } from './app-words.ts';

/** The longest name. A field takes no more, and says so. */
export const LONGEST_NAME = 40;

export function NameFull({ name }: { readonly name: string }) {
  const t = useWords(appWords);
  return (
    <small className="quiet" role="status">
      {name.length < LONGEST_NAME ? '' : t.nameFull(LONGEST_NAME)}
    </small>
  );
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  change(name: string): void;
  readonly placeholder?: string;
  /** Where it is the only thing to do. */
  readonly first?: boolean;
  readonly children?: ReactNode;
}

export function NameField({ id, label, value, change, placeholder, first = false, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={LONGEST_NAME}
        placeholder={placeholder}
        autoComplete="nickname"
        // biome-ignore lint/a11y/noAutofocus: the only thing to do there, and what is read before it is above it
        autoFocus={first}
        onChange={({ target }) => change(target.value)}
      />
      <NameFull name={value} />
      {children}
    </div>
  );
}
