/** What the Conteur rules on a test: the ladder of nine rungs, bonus, fortune, or no draw at all. */
import { useState } from 'react';
import type { Do } from '../answers.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import { ladder } from '../sketch.ts';
import { Pebbles } from './art.tsx';
import { type Open, offered, percent, testIn } from './reading.ts';
import { useTable } from './table.ts';

/** The ladder of nine rungs, with the player's chance on each. */
export function Ruling({ open }: { readonly open: Open }) {
  const { view, who, t, language, give } = useTable();
  const [difficulty, setDifficulty] = useState(0);
  const [bonus, setBonus] = useState(0);
  const [relance, setRelance] = useState(0);
  const [flags, setFlags] = useState({ fortune: false, important: false, less: false });
  const [text, setText] = useState('');
  const test = testIn(view);
  const { about } = open.decision;
  const ofCharacteristic = 'what' in about && about.what.startsWith('char:');
  const seat = who === 'spectator' ? 0 : who;
  const rungs = ladder(view, seat, {
    bonus: bonus - (flags.less ? 1 : 0),
    relance,
    ...(flags.fortune && { fortune: true }),
  });
  const name = (black: number) => DIFFICULTIES.find((one) => one.black === black)?.[language] ?? '';
  const answer: Do<'rule'> = {
    do: 'rule',
    difficulty,
    ...(bonus > 0 && { bonus }),
    ...(relance > 0 && { relance }),
    ...(flags.fortune && { fortune: true }),
    ...(flags.important && { important: true }),
    ...(flags.less && { less: true }),
    ...(text !== '' && { text }),
  };
  const flag = (one: keyof typeof flags, label: string) => (
    <button
      type="button"
      className="sg-chip"
      data-for="rule"
      data-with={one}
      aria-pressed={flags[one]}
      onClick={() => setFlags({ ...flags, [one]: !flags[one] })}
    >
      {label}
    </button>
  );
  const word = text === '' ? {} : { text };
  return (
    <div className="sg-ruling">
      <div className="sg-ladder" role="radiogroup" aria-label={t.rungs}>
        {rungs.map(({ black, chance }, i) => (
          <label key={black} data-on={black === difficulty}>
            <input
              type="radio"
              className="visually-hidden"
              name={`rung ${open.decision.id}`}
              checked={black === difficulty}
              data-key={i + 1}
              onChange={() => setDifficulty(black)}
            />
            <span>{name(black)}</span>
            <span className="sg-rung">
              <Pebbles
                white={Math.max(0, -black)}
                black={Math.max(0, black)}
                label={t.stones(Math.max(0, -black), Math.max(0, black))}
              />
            </span>
            <i className="sg-meter" aria-hidden="true">
              <i style={{ width: `${chance * 100}%` }} />
            </i>
            <b>{percent(chance, language)}</b>
          </label>
        ))}
      </div>
      <div>
        <fieldset className="sg-spice">
          <legend>{t.bonus}</legend>
          {[0, 1, 2, 3, 4].map((n) => (
            <button key={n} type="button" aria-pressed={bonus === n} onClick={() => setBonus(n)}>
              {n === 0 ? t.bonusNone : <Pebbles white={n} label={t.stones(n, 0)} />}
            </button>
          ))}
        </fieldset>
        <p className="sg-chip-row">
          {test?.dark ? null : (
            <button
              type="button"
              className="sg-chip"
              aria-pressed={relance > 0}
              onClick={() => setRelance((relance + 1) % 5)}
            >
              {t.relance} {relance > 0 ? relance : ''}
            </button>
          )}
          {flag('fortune', t.fortuneShort)}
          {flag('important', t.important)}
          {ofCharacteristic ? flag('less', t.less) : null}
        </p>
        <input
          data-for="rule notNeeded"
          data-with="text"
          aria-label={t.word}
          placeholder={t.word}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="sg-options">
          <button
            type="button"
            className="sg-main"
            data-do="rule"
            data-key="p"
            data-keyboard
            onClick={() => give(open, answer)}
          >
            {t.put(name(difficulty))}
          </button>
          <button
            type="button"
            className="sg-option"
            data-do="notNeeded"
            data-key="o"
            onClick={() => give(open, { do: 'notNeeded', success: true, ...word })}
          >
            <b>{t.succeeds}</b>
          </button>
          <button
            type="button"
            className="sg-option"
            data-do="notNeeded"
            data-key="n"
            onClick={() => give(open, { do: 'notNeeded', success: false, ...word })}
          >
            <b>{t.fails}</b>
          </button>
          {offered(open.choices, 'callDebt').map((one) => (
            <button key={one.do} type="button" className="sg-option" data-do="callDebt" onClick={() => give(open, one)}>
              <b>{t.callDebt}</b>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
