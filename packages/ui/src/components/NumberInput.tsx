/**
 * A field for a number. What is typed stays as it was typed until the field is left: put right at every key, an erased 15
 * could not become 30. What the field takes is told at once, the nearest to anything else when it is left.
 */
import { type ComponentProps, useState } from 'react';
import { type Limits, nearestTo, readTyped } from '../typed-number.ts';

type Plain = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'onChange' | 'onBlur' | 'onKeyDown'
>;

interface Props extends Plain, Limits {
  /** Undefined where nothing is set. */
  readonly value: number | undefined;
  change(value: number): void;
  /** Where a field may be left empty; otherwise an erased one shows what it held when it is left. */
  erased?(): void;
}

export function NumberInput({ value, least, most, step, change, erased, ...plain }: Props) {
  const limits = { least, most, step };
  const [typed, setTyped] = useState<string | null>(null);
  const isUnsettled = typed !== null && readTyped(typed, limits) === null;
  const settle = () => {
    const nearest = isUnsettled ? nearestTo(typed, limits) : null;
    if (nearest !== null) change(nearest);
    setTyped(null);
  };
  return (
    <input
      {...plain}
      type="number"
      min={least}
      max={most}
      step={step}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readTyped(target.value, limits);
        if (next !== null) change(next);
        else if (target.value === '' && !target.validity.badInput) erased?.();
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Nothing is sent that was not seen first.
        if (isUnsettled && !(typed === '' && erased)) event.preventDefault();
        settle();
      }}
    />
  );
}
