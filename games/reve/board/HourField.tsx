/** The hour somebody was born under, if it is known. */
import { HOURS } from '../data/hours.ts';
import type { Names } from './names.ts';

interface Props {
  readonly label: string;
  readonly unknown: string;
  readonly hour: number | undefined;
  readonly names: Names;
  change(hour: number | undefined): void;
}

export function HourField({ label, unknown, hour, names, change }: Props) {
  return (
    <label>
      {label}
      <select
        value={hour ?? ''}
        onChange={({ target }) => change(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{unknown}</option>
        {HOURS.map(({ id }, one) => (
          <option key={id} value={one}>
            {names.hour(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
