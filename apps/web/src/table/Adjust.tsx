/** Answers that are not on the list: the nearest one with its figures changed, or written out. */
import { refuse } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { type FormEvent, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Open } from '../boards/board.ts';
import { Button } from '../ui/Button.tsx';
import { type Field, fieldsFor, withField } from './answer-fields.ts';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';

export function Adjust({ open }: { readonly open: Open }) {
  const t = useWords(tableWords);
  const { session, state, game } = useAtTable();
  const { decision } = open;
  const chosen = state.selected?.decision === decision.id ? state.selected.answer : undefined;
  const [shown, setShown] = useState(false);
  const fields = chosen === undefined ? null : fieldsFor(game, chosen);
  const select = (answer: unknown) => session.select({ decision: decision.id, answer });
  return (
    <details className="adjust" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{t.adjust.summary}</summary>
      <p className="quiet small">{fields ? t.adjust.why : t.adjust.pick}</p>
      {fields && shown ? (
        <div className="adjust-fields">
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={(chosen as Record<string, unknown>)[field.name]}
              change={(value) => select(withField(chosen, field, value))}
            />
          ))}
        </div>
      ) : null}
      {shown ? <JsonAnswer key={JSON.stringify(chosen)} chosen={chosen} select={select} /> : null}
    </details>
  );
}

interface InputProps {
  readonly field: Field;
  readonly value: unknown;
  change(value: unknown): void;
}

function FieldInput({ field, value, change }: InputProps) {
  const t = useWords(tableWords);
  const { texts } = useAtTable();
  const label = texts.term(field.name);
  switch (field.kind) {
    case 'yes':
      return (
        <label className="check">
          <input type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked || '')} />{' '}
          {label}
        </label>
      );
    case 'one':
      return (
        <label className="field">
          <span className="label">{label}</span>
          <select
            className="input"
            value={value === undefined ? '' : String(value)}
            onChange={({ target }) => change(field.of.find((one) => String(one) === target.value) ?? '')}
          >
            {field.optional ? <option value="">{t.adjust.none}</option> : null}
            {field.of.map((one) => (
              <option key={one} value={String(one)}>
                {typeof one === 'string' ? texts.term(one) : one}
              </option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return (
        <label className="field">
          <span className="label">
            {label}
            {field.min === undefined || field.max === undefined ? '' : ` (${field.min} – ${field.max})`}
          </span>
          <input
            className="input"
            type="number"
            min={field.min}
            max={field.max}
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => change(target.value === '' ? '' : target.valueAsNumber)}
          />
        </label>
      );
    case 'text':
      return (
        <label className="field">
          <span className="label">{label}</span>
          <input
            className="input"
            maxLength={field.most}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => change(target.value)}
          />
        </label>
      );
  }
}

/** The answer written out, for what no field can hold. */
function JsonAnswer({ chosen, select }: { readonly chosen: unknown; select(answer: unknown): void }) {
  const t = useWords(tableWords);
  const { language } = useSettings();
  const { game, texts } = useAtTable();
  const [typed, setTyped] = useState(chosen === undefined ? '' : JSON.stringify(chosen));
  const [problem, setProblem] = useState('');
  const choose = (event: FormEvent) => {
    event.preventDefault();
    let value: unknown;
    try {
      value = JSON.parse(typed);
    } catch {
      return setProblem(t.adjust.notJson);
    }
    const parsed = game.rules.answers.safeParse(value);
    if (parsed.success) return select(value);
    const refusal = refuse('invalid', 'KER-ANSWER', 'answerShape', { ...misshape(parsed.error) });
    return setProblem(t.adjust.bad(sayRefusal(language, refusal, texts)));
  };
  return (
    <form className="field" onSubmit={choose}>
      <label>
        <span className="label">{t.adjust.json}</span>
        <textarea
          className="input"
          rows={2}
          spellCheck={false}
          value={typed}
          aria-invalid={problem !== ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem('');
          }}
        />
      </label>
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit">{t.adjust.choose}</Button>
    </form>
  );
}
