/** A whole number with a button on either side. */
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useWords } from '@reverie/ui/words';
import { askWords } from './ask-words.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

export function Stepper({ label, value, least, most, set }: Props) {
  const words = useWords(askWords);
  const to = (n: number) => set(Math.min(most, Math.max(least, Math.round(n))));
  return (
    <fieldset className="rv-stepper" aria-label={label}>
      <button type="button" aria-label={words.less} disabled={value <= least} onClick={() => to(value - 1)}>
        −
      </button>
      <label>
        <NumberInput least={least} most={most} value={value} aria-label={label} change={set} />
        <span>{label}</span>
      </label>
      <button type="button" aria-label={words.more} disabled={value >= most} onClick={() => to(value + 1)}>
        +
      </button>
    </fieldset>
  );
}
