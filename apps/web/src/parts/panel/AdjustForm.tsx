/** The fields of an answer that is not listed, from the game's own schema. Loaded on demand, because it needs the rules. */
import { fieldsFor, withField } from '@reverie/kernel/fields';
import type { Rules } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { Button } from '@reverie/ui/components/Button';
import { FieldInput } from '@reverie/ui/components/FieldInput';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useId, useState } from 'react';
import { useGame } from '../../base/games.ts';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { panelWords } from './words.ts';

interface Props {
  readonly chosen: unknown;
  select(answer: unknown): void;
}

export function AdjustForm({ chosen, select }: Props) {
  const t = useWords(panelWords);
  const table = useWords(tableWords);
  const { standing, texts } = useAtTable();
  const game = useGame(standing.game);
  const { expert } = useSettings();
  if (!game) return <p role="status">{game === null ? table.loading : t.adjust.unread}</p>;
  const fields = chosen === undefined ? null : fieldsFor(game, chosen);
  return (
    <>
      <p className="quiet small">{fields ? t.adjust.why : t.adjust.pick}</p>
      {fields ? (
        <div className="adjust-fields">
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              label={texts.term(field.name)}
              said={(value) => (typeof value === 'string' ? texts.term(value) : String(value))}
              value={(chosen as Record<string, unknown>)[field.name]}
              change={(value) => select(withField(chosen, field, value))}
            />
          ))}
        </div>
      ) : null}
      {expert ? <JsonAnswer answers={game.rules.answers} chosen={chosen} select={select} /> : null}
    </>
  );
}

/** The answer as JSON, for what no field can hold. */
function JsonAnswer({ answers, chosen, select }: Props & { readonly answers: Rules['answers'] }) {
  const t = useWords(panelWords);
  const { language } = useSettings();
  const { texts } = useAtTable();
  const written = chosen === undefined ? '' : JSON.stringify(chosen);
  const [typed, setTyped] = useState(written);
  const [follows, setFollows] = useState(written);
  const [problem, setProblem] = useState('');
  const help = useId();
  // Selecting another answer fills the field; clearing the selection or sending keeps what was typed.
  if (written !== follows) {
    setFollows(written);
    if (written !== '') {
      setTyped(written);
      setProblem('');
    }
  }
  const choose = (event: FormEvent) => {
    event.preventDefault();
    let value: unknown;
    try {
      value = JSON.parse(typed);
    } catch {
      return setProblem(t.adjust.notJson);
    }
    const parsed = answers.safeParse(value);
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
          aria-describedby={texts.written === undefined ? undefined : help}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem('');
          }}
        />
      </label>
      {texts.written === undefined ? null : (
        <p className="quiet small" id={help}>
          {texts.written}
        </p>
      )}
      <Problem text={problem} />
      <Button type="submit">{t.adjust.choose}</Button>
    </form>
  );
}
