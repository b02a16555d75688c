/** Rolls that only the gardien sees, and notes that only this device keeps. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { useWords } from '@reverie/ui/words';
import { useId, useState } from 'react';
import { successShare } from '../resolution.ts';
import type { Names } from './names.ts';
import { powerWords } from './power-words.ts';
import { dreamersOf, type OpenQuestion, type ReveProps } from './reading.ts';
import { Stepper } from './Stepper.tsx';

interface Props extends ReveProps {
  readonly open: OpenQuestion;
  readonly names: Names;
}

/** What a dreamer is asked for most. */
const CHARACTERISTICS = ['volonte', 'vue', 'empathie', 'reve', 'endurance'] as const;
const MOST_SHOWN = 3;

export function SecretRolls({ open, names, view, past, answer }: Props) {
  const words = useWords(powerWords);
  const [which, setWhich] = useState('0 volonte');
  const [adjustment, setAdjustment] = useState(0);
  const [detail, setDetail] = useState('');
  const dreamers = dreamersOf(view);
  const [of, what] = which.split(' ');
  const sheet = (dreamers[Number(of)] ?? dreamers[0])?.sheet;
  const characteristic = sheet?.[what as (typeof CHARACTERISTICS)[number]] ?? 10;
  const rolled = past
    .flatMap(({ n, event }) => (event.kind === 'secretRoll' ? [{ n, event }] : []))
    .slice(-MOST_SHOWN)
    .reverse();
  return (
    <section className="rv-powers">
      <h2>
        {words.secret} <small className="rv-quiet">{words.onlyYou}</small>
      </h2>
      <div className="rv-fields">
        <label>
          {words.rollOf}
          <select value={which} onChange={({ target }) => setWhich(target.value)}>
            {dreamers.map(({ seat, sheet: one }, i) => (
              <optgroup key={seat} label={one.name}>
                {CHARACTERISTICS.map((name) => (
                  <option key={name} value={`${i} ${name}`}>
                    {words.characteristics[name]} ({one[name]})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <Stepper label={words.at} value={adjustment} least={-20} most={20} set={setAdjustment} />
        <label className="wide">
          {words.what}
          <input type="text" maxLength={200} value={detail} onChange={({ target }) => setDetail(target.value)} />
        </label>
        <button
          type="button"
          className="rv-plain"
          disabled={detail.trim() === ''}
          onClick={() => {
            answer(open.decision.id, { do: 'secretRoll', characteristic, adjustment, detail: detail.trim() });
            setDetail('');
          }}
        >
          {words.roll}
        </button>
        <span className="rv-quiet">{words.chance(names.percent(successShare(characteristic, adjustment)))}</span>
      </div>
      <ul className="rv-plain-list" aria-live="polite">
        {rolled.map(({ n, event }) => (
          <li key={n}>
            <b>{event.rolled.roll}</b> · {event.detail} · {names.result(event.rolled.result)} (
            {names.percent(event.rolled.percent / 100)})
          </li>
        ))}
      </ul>
    </section>
  );
}

const KEY = 'reverie.reve.gardien.notes';
const kept = readStored(KEY);
const notes = createStore(typeof kept === 'string' ? kept : '');

export function Notes() {
  const words = useWords(powerWords);
  const id = useId();
  return (
    <section className="rv-powers">
      <h2>
        <label htmlFor={id}>{words.notes}</label> <small className="rv-quiet">{words.notesWhere}</small>
      </h2>
      <textarea
        id={id}
        rows={4}
        value={notes.use()}
        onChange={({ target }) => {
          notes.set(target.value);
          writeStored(KEY, target.value);
        }}
      />
    </section>
  );
}
