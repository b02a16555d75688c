/** What a gardien may correct or interrupt at any time, always with a reason that everyone reads. */

import type { OpenDecision } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import type { DreamerView } from '../view.ts';
import type { Names } from './names.ts';
import { dreamersOf, type ReveProps } from './reading.ts';
import { gardienWords } from './words.ts';

interface Props extends ReveProps {
  readonly open: OpenDecision<Answer>;
  readonly names: Names;
}

/** The figures that can be corrected. */
const FIGURES = ['points', 'fatigue', 'refoulement', 'vie', 'ethylisme', 'surencombrement'] as const;

export function Overrides({ open, names, view, seats, answer }: Props) {
  const words = useWords(gardienWords);
  const dreamers = dreamersOf(view).filter(({ ended }) => !ended);
  const [seat, setSeat] = useState(dreamers[0]?.seat ?? 0);
  const [what, setWhat] = useState<(typeof FIGURES)[number]>('vie');
  const d: DreamerView | undefined = view.dreamers[seat] ?? dreamers[0];
  const [value, setValue] = useState<number | null>(null);
  const [detail, setDetail] = useState('');
  const { id } = open.decision;
  if (!d) return null;
  const settled = open.choices.filter(
    (choice): choice is Do<'settle'> => choice.do === 'settle' && choice.seat === d.seat,
  );
  const reason = detail.trim();
  return (
    <section>
      <h2>{words.overrides}</h2>
      <div className="rv-fields">
        <label>
          {words.dreamer}
          <select value={d.seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {dreamers.map((one) => (
              <option key={one.seat} value={one.seat}>
                {one.sheet.name}
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          {words.reason}
          <input type="text" maxLength={200} value={detail} onChange={({ target }) => setDetail(target.value)} />
        </label>
        <label>
          {words.figure}
          <select value={what} onChange={({ target }) => setWhat(target.value as (typeof FIGURES)[number])}>
            {FIGURES.map((one) => (
              <option key={one} value={one}>
                {names.stat(one)} ({d[one]})
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.newValue}
          <input
            type="number"
            min={-40}
            max={200}
            value={value ?? d[what]}
            onChange={({ target }) =>
              setValue(Number.isNaN(target.valueAsNumber) ? null : Math.round(target.valueAsNumber))
            }
          />
        </label>
        <button
          type="button"
          className="rv-plain"
          disabled={reason === '' || value === null || value === d[what]}
          onClick={() => {
            answer(id, { do: 'correct', seat: d.seat, what, value: value ?? d[what], detail: reason });
            setValue(null);
          }}
        >
          {words.correct}
        </button>
        {open.choices.some((choice) => choice.do === 'break' && choice.seat === d.seat) && (
          <button
            type="button"
            className="rv-plain"
            onClick={() => answer(id, { do: 'break', seat: d.seat, ...(reason !== '' && { detail: reason }) })}
          >
            {words.break}
          </button>
        )}
        {settled.map((choice) => (
          <button key={choice.what} type="button" className="rv-plain" onClick={() => answer(id, choice)}>
            {names.texts.choice(open.decision, choice, seats)}
          </button>
        ))}
      </div>
      <p className="rv-quiet">{words.reasonNeeded}</p>
    </section>
  );
}
