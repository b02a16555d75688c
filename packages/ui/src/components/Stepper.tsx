/** Less, a number, more. Where `typed` says so the number can be written; what a game draws stands in its place. */
import type { ReactNode } from 'react';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';
import { NumberInput } from './NumberInput.tsx';

interface Props {
  /** What is counted; it names the buttons, and the field where that has no label of its own. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly typed?: boolean;
  /** Of a typed field, where a label stands elsewhere. */
  readonly id?: string;
  readonly children?: ReactNode;
  change(value: number): void;
}

export function Stepper({ label, value, least, most, typed = false, id, children, change }: Props) {
  const t = useWords(uiWords);
  const by = (step: number) => change(Math.min(most, Math.max(least, Math.round(value + step))));
  return (
    <span className="stepper">
      <Button className="sign" aria-label={t.less(label)} isDisabled={value <= least} onPress={() => by(-1)}>
        −
      </Button>
      {children ??
        (typed ? (
          <NumberInput
            className="input"
            inputMode="numeric"
            {...(id === undefined ? { 'aria-label': label } : { id })}
            least={least}
            most={most}
            value={value}
            change={change}
          />
        ) : (
          <output className="figure" aria-label={label}>
            {value}
          </output>
        ))}
      <Button className="sign" aria-label={t.more(label)} isDisabled={value >= most} onPress={() => by(1)}>
        +
      </Button>
    </span>
  );
}
