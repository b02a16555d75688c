/** In the world: go up, sleep, wait, or write down what happened to the body. */
import { capital } from '@reverie/kernel/capital';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { type Do, LEAST_VIE } from '../answers.ts';
import type { DreamerView } from '../view.ts';
import { roundOfHour } from '../words/speech.ts';
import { askWords } from './ask-words.ts';
import type { AskProps } from './asking.ts';
import { NAMES } from './names.ts';
import { isSelected, type OpenQuestion } from './reading.ts';
import { Stepper } from './Stepper.tsx';

interface Props extends AskProps {
  readonly open: OpenQuestion<'world'>;
  readonly d: DreamerView;
}

export function WorldQuestion(props: Props) {
  const { open, d, view, selected, select, answer, language, showRule } = props;
  const words = useWords(askWords);
  const names = NAMES[language];
  const { decision, choices } = open;
  const { costs, fatigue } = decision.about;
  const ups = choices.filter((choice): choice is Do<'goUp'> => choice.do === 'goUp');
  const pass = choices.find((choice) => choice.do === 'pass');
  const end = choices.find((choice) => choice.do === 'end');
  const has = (what: 'sleep' | 'wait') => choices.some((choice) => choice.do === what);
  return (
    <>
      <h2>{names.texts.decision(decision)}</h2>
      <div className="rv-answers">
        {ups.map((up) => (
          <button
            key={up.mode}
            type="button"
            className={up.mode === 'normal' ? 'rv-go main' : 'rv-answer main'}
            aria-pressed={isSelected(selected, { decision: decision.id, answer: up })}
            onClick={() => answer(decision.id, up)}
          >
            <span>{up.mode === 'normal' ? words.up : words.upFast}</span>
            <small>{words.upCost(costs[up.mode], fatigue)}</small>
          </button>
        ))}
        {ups.length === 0 && (
          <p className="rv-barred">{d.notBefore > view.round ? words.upFrom(roundOfHour(d.notBefore)) : words.upNot}</p>
        )}
      </div>
      {has('sleep') && <Hours {...props} what="sleep" usual={8} />}
      {has('wait') && <Hours {...props} what="wait" usual={1} />}
      <div className="rv-answers pair">
        {pass && (
          <button type="button" className="rv-answer" onClick={() => answer(decision.id, pass)}>
            {capital(names.texts.choice(decision, pass))}
          </button>
        )}
        {end && (
          // The end of a journey is confirmed.
          <button
            type="button"
            className="rv-answer"
            aria-pressed={isSelected(selected, { decision: decision.id, answer: end })}
            onClick={() => select({ decision: decision.id, answer: end })}
          >
            {capital(names.texts.choice(decision, end))}
          </button>
        )}
      </div>
      {/* Where a dream keeper sits, what happens to a body is his to write down. */}
      {view.gardien === null || view.gone.includes(view.gardien) ? <Note {...props} /> : null}
      <button type="button" className="rv-rule" onClick={() => showRule('RDD-UP-01')}>
        {words.rule}
      </button>
    </>
  );
}

/** As long as one asks for. */
const MOST_HOURS = 48;

function Hours({ open, what, usual, answer }: Props & { readonly what: 'sleep' | 'wait'; readonly usual: number }) {
  const words = useWords(askWords);
  const [hours, setHours] = useState(usual);
  return (
    <div className="rv-hours">
      <button type="button" className="rv-answer" onClick={() => answer(open.decision.id, { do: what, hours })}>
        {words[what]}
      </button>
      <Stepper label={words.hours(hours)} value={hours} least={1} most={MOST_HOURS} set={setHours} />
    </div>
  );
}

/** RDD-STATE-01: wounds, drink and overload, as the table tells them. */
const FIGURES = [
  ['vie', LEAST_VIE, 40],
  ['ethylisme', -10, 0],
  ['surencombrement', -20, 0],
] as const;

function Note({ open, d, answer, language }: Props) {
  const words = useWords(askWords);
  const names = NAMES[language];
  const [changed, setChanged] = useState<Partial<Omit<Do<'state'>, 'do'>>>({});
  const differs = FIGURES.some(([what]) => changed[what] !== undefined && changed[what] !== d[what]);
  return (
    <details className="rv-note">
      <summary>{words.note}</summary>
      <div className="rv-fields">
        {FIGURES.map(([what, least, most]) => (
          <Stepper
            key={what}
            label={names.stat(what)}
            value={changed[what] ?? d[what]}
            least={least}
            most={what === 'vie' ? d.sheet.vie : most}
            set={(n) => setChanged({ ...changed, [what]: n })}
          />
        ))}
        <button
          type="button"
          className="rv-answer"
          disabled={!differs}
          onClick={() => {
            answer(open.decision.id, { do: 'state', ...changed });
            setChanged({});
          }}
        >
          {words.noteDo}
        </button>
      </div>
    </details>
  );
}
