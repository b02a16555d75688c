/** One field of a form that comes from a schema. */
import type { Field } from '@reverie/kernel/fields';
import { uiWords } from '../ui-words.ts';
import { useWords, withFrenchSpaces } from '../words.ts';
import { NumberInput } from './NumberInput.tsx';

interface Props {
  readonly field: Field;
  readonly label: string;
  readonly why?: string | undefined;
  readonly value: unknown;
  /** What a value is called. */
  said(value: string | number): string;
  /** An optional field that is emptied is given as ''. */
  change(value: unknown): void;
}

export function FieldInput({ field, label, why, value, said, change }: Props) {
  const t = useWords(uiWords);
  const help = why === undefined ? null : <span className="quiet small">{withFrenchSpaces(why)}</span>;
  const name = withFrenchSpaces(label);
  switch (field.kind) {
    case 'yes':
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            // A switch that stands for itself is left out where it is off.
            onChange={({ target }) => change(target.checked || (field.usual === undefined ? '' : false))}
          />{' '}
          <span>
            {name} {help}
          </span>
        </label>
      );
    case 'one':
      return (
        <label className="field">
          <span className="label">{name}</span>
          <select
            className="input"
            value={value === undefined ? '' : String(value)}
            onChange={({ target }) => change(field.of.find((one) => String(one) === target.value) ?? '')}
          >
            {field.optional && field.usual === undefined ? <option value="">{t.none}</option> : null}
            {field.of.map((one) => (
              <option key={one} value={String(one)}>
                {said(one)}
              </option>
            ))}
          </select>
          {help}
        </label>
      );
    case 'number':
      return (
        <label className="field">
          <span className="label">
            {name}
            {field.min === undefined || field.max === undefined ? '' : ` (${field.min} – ${field.max})`}
          </span>
          <NumberInput
            className="input"
            least={field.min}
            most={field.max}
            value={typeof value === 'number' ? value : undefined}
            change={change}
            erased={() => change('')}
          />
          {help}
        </label>
      );
    case 'text':
      return (
        <label className="field">
          <span className="label">{name}</span>
          <input
            className="input"
            maxLength={field.most}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => change(target.value)}
          />
          {help}
        </label>
      );
  }
}
