/** Where somebody types what they are called at a table. */
import type { ReactNode } from 'react';

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
        maxLength={40}
        placeholder={placeholder}
        autoComplete="nickname"
        // biome-ignore lint/a11y/noAutofocus: the only thing to do there, and what is read before it is above it
        autoFocus={first}
        onChange={({ target }) => change(target.value)}
      />
      {children}
    </div>
  );
}
