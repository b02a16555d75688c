/** A whole number between two bounds, which it says. */
import { useWords } from '@reverie/ui/words';
import { setupWords } from './setup-words.ts';
import type { Fault } from './sheet-check.ts';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly fault: Fault | undefined;
  set(value: number): void;
}

export function Figure({ label, value, least, most, fault, set }: FigureProps) {
  const words = useWords(setupWords);
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        step={1}
        value={Number.isFinite(value) ? value : ''}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => {
          if (!Number.isNaN(target.valueAsNumber)) set(Math.round(target.valueAsNumber));
        }}
      />
      <small>{words.bounds(least, most)}</small>
    </label>
  );
}
