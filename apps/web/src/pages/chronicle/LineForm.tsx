/** A few lines of text to write and keep. */
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useId, useState } from 'react';
import { chronicleWords } from './words.ts';

interface Field {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly most: number;
  /** More than one line. */
  readonly lines?: number;
  readonly type?: 'datetime-local';
}

interface Props {
  readonly fields: readonly Field[];
  readonly save: string;
  /** Empties the fields once they are kept. */
  readonly clear?: boolean;
  /** Whether they were kept: what was refused stays in its field. */
  onSave(values: Readonly<Record<string, string>>): Promise<boolean>;
  cancel?(): void;
}

export function LineForm({ fields, save, clear = false, onSave, cancel }: Props) {
  const t = useWords(chronicleWords);
  const key = useId();
  const first = () => Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(first);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const kept = await onSave(values);
    setBusy(false);
    if (clear && kept) setValues(first());
  };
  return (
    <form className="line-form" onSubmit={(event) => void submit(event)}>
      {fields.map(({ id, label, most, lines, type }) => {
        const shared = {
          id: `${key}${id}`,
          className: 'input',
          value: values[id] ?? '',
          maxLength: most,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            setValues((known) => ({ ...known, [id]: target.value })),
        };
        return (
          <div key={id} className="field">
            <label htmlFor={`${key}${id}`}>{label}</label>
            {lines ? <textarea rows={lines} {...shared} /> : <input type={type ?? 'text'} {...shared} />}
          </div>
        );
      })}
      <span className="actions">
        <Button type="submit" isPending={busy}>
          {save}
        </Button>
        {cancel ? <Button onPress={cancel}>{t.cancel}</Button> : null}
      </span>
    </form>
  );
}
