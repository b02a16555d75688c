/** Where to, for somebody lost: so many cells one way, and perhaps some more another. No name would be true. */
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Answer } from '../answers.ts';
import { DIRECTIONS, type Direction } from '../hex.ts';
import { askWords } from './ask-words.ts';
import type { AskProps } from './asking.ts';
import { NAMES } from './names.ts';
import { Stepper } from './Stepper.tsx';

interface Props extends AskProps {
  readonly ways: readonly Answer[];
}

export function Bearings({ open, ways, select, language }: Props) {
  const words = useWords(askWords);
  const names = NAMES[language];
  const { about } = open.decision;
  const force = about && 'force' in about ? about.force : 1;
  const [towards, setTowards] = useState<Direction>('N');
  const [steps, setSteps] = useState(1);
  const [bend, setBend] = useState<Direction | ''>('');
  const [more, setMore] = useState(1);
  const what = ways[0]?.do === 'send' ? 'send' : 'teleport';
  const show = (next: { towards: Direction; steps: number; bend: Direction | ''; more: number }) => {
    setTowards(next.towards);
    setSteps(next.steps);
    setBend(next.bend);
    setMore(next.more);
    select({
      decision: open.decision.id,
      answer: {
        do: what,
        towards: next.towards,
        steps: next.steps,
        ...(next.bend !== '' && { bend: next.bend, more: next.more }),
      },
    });
  };
  const now = { towards, steps, bend, more };
  const directions = DIRECTIONS.map((one) => (
    <option key={one} value={one}>
      {names.direction(one)}
    </option>
  ));
  return (
    <fieldset className="rv-fields">
      <legend className="rv-hidden">{words.bearing}</legend>
      <Stepper label={words.steps} value={steps} least={1} most={force} set={(n) => show({ ...now, steps: n })} />
      <select
        aria-label={words.rose}
        value={towards}
        onChange={({ target }) => show({ ...now, towards: target.value as Direction })}
      >
        {directions}
      </select>
      <label>
        {words.bend}
        <select value={bend} onChange={({ target }) => show({ ...now, bend: target.value as Direction | '' })}>
          <option value="">{words.straight}</option>
          {directions}
        </select>
      </label>
      {bend !== '' && (
        <Stepper
          label={words.steps}
          value={more}
          least={1}
          most={Math.max(1, force - steps)}
          set={(n) => show({ ...now, more: n })}
        />
      )}
    </fieldset>
  );
}
