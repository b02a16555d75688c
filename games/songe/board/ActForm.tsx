/** An act as a form: its fields in words, why it would be refused, and what it costs. */
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useWords } from '@reverie/ui/words';
import { useId, useMemo, useState } from 'react';
import { type Answer, answerSchema } from '../answers.ts';
import type { SongeDecision } from '../types.ts';
import type { ActContext, Draft, Field } from './act-fields.ts';
import { actWords } from './act-words.ts';
import { answerOf, type Fight, type FormAct, fieldsOf, lackOf, startOf } from './acts.ts';
import { useTable, whyNot } from './table.ts';

interface ActFormProps {
  readonly act: FormAct;
  readonly open: { readonly decision: SongeDecision };
  /** What stands in it already. */
  readonly with?: Draft;
  done?(): void;
}

export function useActContext(): ActContext {
  const { view, language, own } = useTable();
  const words = useWords(actWords);
  return useMemo(() => ({ view, language, words, own }), [view, language, words, own]);
}

/** What is asked only where somebody wants to say it. */
const APART: ReadonlySet<string> = new Set(['white', 'debt']);

export function ActForm({ act, open, with: given, done }: ActFormProps) {
  const table = useTable();
  const { t, give } = table;
  const context = useActContext();
  const { words } = context;
  const [written, write] = useState<Draft>({});
  const draft: Draft = { ...startOf(act, context), ...given, ...written };
  const answer = answerOf(act, draft);
  const why = faultOf(answer) ? t.choose : whyNot(table, open.decision, answer);
  const set = (name: string, value: unknown) => write({ ...written, [name]: value });
  const fields = fieldsOf(act, draft);
  const shown = fields.filter(({ name }) => !APART.has(name));
  const apart = fields.filter(({ name }) => APART.has(name));
  const lack = lackOf(act, draft, context);
  const asks = open.decision.kind === 'act';
  return (
    <form
      className="sg-form"
      data-do={act}
      onSubmit={(event) => {
        event.preventDefault();
        if (why !== '' || lack) return;
        give(open, answer);
        write({});
        done?.();
      }}
    >
      {words.hints[act] ? <p className="sg-quiet">{words.hints[act]}</p> : null}
      <div className="sg-fields">
        {shown.map((field) => (
          <FieldOf key={`${field.name} ${field.label}`} field={field} draft={draft} set={set} context={context} />
        ))}
      </div>
      {apart.length > 0 ? (
        <details>
          <summary>{t.payWith}</summary>
          <div className="sg-fields">
            {apart.map((field) => (
              <FieldOf key={field.name} field={field} draft={draft} set={set} context={context} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="sg-why" role="status">
        {lack ? t[lack] : why}
      </p>
      <button type="submit" className="sg-main" disabled={lack !== null || why !== ''}>
        {asks ? t.ask : words.acts[act]}
      </button>
    </form>
  );
}

/** Whether something is missing that only the person can say. */
const faultOf = (answer: Answer): boolean => !answerSchema.safeParse(answer).success;

interface FieldProps {
  readonly field: Field;
  readonly draft: Draft;
  readonly context: ActContext;
  set(name: string, value: unknown): void;
}

function FieldOf({ field, draft, set, context }: FieldProps) {
  const { t } = useTable();
  const id = useId();
  const label = context.words.fields[field.label];
  const value = draft[field.name];
  if (field.kind === 'flag') {
    return (
      <label className="sg-check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(field.name, target.checked ? true : field.optional ? undefined : false)}
        />
        {label}
      </label>
    );
  }
  if (field.kind === 'fights')
    return <Fights fights={(value as readonly Fight[]) ?? []} set={(all) => set(field.name, all)} context={context} />;
  return (
    <div className="sg-field" data-wide={field.kind === 'text' || field.kind === 'names'}>
      <label htmlFor={id}>{label}</label>
      {field.kind === 'pick' ? (
        <select
          id={id}
          value={String(value ?? '')}
          onChange={({ target }) =>
            set(field.name, field.from(context).find((one) => String(one.value) === target.value)?.value)
          }
        >
          {field.optional ? <option value="">–</option> : null}
          {field.from(context).map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'number' ? (
        <input
          id={id}
          type="number"
          min={field.least}
          max={field.most}
          value={value === undefined ? '' : Number(value)}
          onChange={({ target }) => set(field.name, target.value === '' ? undefined : target.valueAsNumber)}
        />
      ) : field.kind === 'names' ? (
        <input
          id={id}
          value={((value as readonly string[]) ?? []).join(', ')}
          onChange={({ target }) => set(field.name, namesIn(target.value, field.most))}
        />
      ) : field.label === 'story' ? (
        <textarea
          id={id}
          rows={2}
          maxLength={field.most}
          placeholder={context.own < 0 ? t.narrationHint : t.tellingHint}
          value={String(value ?? '')}
          onChange={({ target }) => set(field.name, target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            // A tale is one line in the log, however long: the key for a new line sends it, as in other fields.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      ) : (
        <input
          id={id}
          maxLength={field.most}
          value={String(value ?? '')}
          onChange={({ target }) => set(field.name, target.value)}
        />
      )}
    </div>
  );
}

/** A comma at the end stays while somebody writes: an empty name follows. */
const namesIn = (typed: string, most: number): string[] => (typed === '' ? [] : typed.split(/, ?/).slice(0, most));

const SURPRISES = ['first', 'second', 'both'] as const;

function Fights({
  fights,
  set,
  context,
}: {
  readonly fights: readonly Fight[];
  set(fights: readonly Fight[]): void;
  readonly context: ActContext;
}) {
  const { t } = useTable();
  const { words, view } = context;
  const there = view.figures.flatMap(({ out, sheet, kind }, value) =>
    out === null ? [{ value, label: sheet.name, minor: kind === 'minor' }] : [],
  );
  const change = (
    at: number,
    more: Partial<Omit<Fight, 'surprised'>> & { readonly surprised?: Fight['surprised'] | undefined },
  ) =>
    set(
      fights.map((fight, i) => {
        if (i !== at) return fight;
        const { surprised, ...next } = { ...fight, ...more };
        const minor = there.some(({ value, minor: small }) => value === next.b && small);
        return { ...next, foes: minor ? Math.max(1, next.foes) : 0, ...(surprised && { surprised }) };
      }),
    );
  const choose = (label: string, value: number, done: (value: number) => void) => (
    <label className="sg-field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => done(Number(target.value))}>
        {there.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="sg-fights">
      {fights.map((fight, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fight is its place in the order
        <fieldset key={i}>
          <legend>{t.fight(i + 1)}</legend>
          {choose(words.fields.first, fight.a, (a) => change(i, { a }))}
          {choose(words.fields.second, fight.b, (b) => change(i, { b }))}
          {fight.foes > 0 ? (
            <label className="sg-field">
              <span>{words.fields.foes}</span>
              <NumberInput least={1} most={12} value={fight.foes} change={(foes) => change(i, { foes })} />
            </label>
          ) : null}
          <label className="sg-field" data-for="melee" data-with="surprised">
            <span>{words.fields.surprised}</span>
            <select
              value={fight.surprised ?? ''}
              onChange={({ target }) => change(i, { surprised: SURPRISES.find((one) => one === target.value) })}
            >
              <option value="">–</option>
              {SURPRISES.map((one) => (
                <option key={one} value={one}>
                  {words.surprises[one]}
                </option>
              ))}
            </select>
          </label>
          {fights.length > 2 ? (
            <button type="button" className="sg-plain" onClick={() => set(fights.filter((_, at) => at !== i))}>
              {t.dropFight}
            </button>
          ) : null}
        </fieldset>
      ))}
      {fights.length < 6 ? (
        <button
          type="button"
          className="sg-plain"
          onClick={() =>
            set([
              ...fights,
              { a: there[0]?.value ?? 0, b: there.at(-1)?.value ?? 0, foes: there.at(-1)?.minor ? 3 : 0 },
            ])
          }
        >
          {t.addFight}
        </button>
      ) : null}
    </div>
  );
}
