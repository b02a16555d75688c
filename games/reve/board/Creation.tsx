/** A haut-rêvant made out of two purses: what each field may hold, what is left, what follows, and what stands against it. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { useWords, withoutRule } from '@reverie/ui/words';
import { useId, useState } from 'react';
import {
  created,
  DEFAULTS,
  type Draft,
  derived,
  FIELDS,
  type Field,
  LONGEST,
  PURSES,
  type PurseId,
  randomDraft,
  spent,
} from '../creation.ts';
import type { Sheet } from '../sheet.ts';
import { CREATION_WORDS } from '../words/creation.ts';
import { NAMES } from './names.ts';
import { CellOptions, HourOptions } from './options.tsx';
import { SpellList } from './SpellList.tsx';
import { setupWords } from './setup-words.ts';

interface Props {
  readonly language: Language;
  /** Called with the sheet that is shown; with null where it cannot be played, and its faults are shown. */
  change(sheet: Sheet | null): void;
}

export function CreationForm({ language, change }: Props) {
  const t = useWords(setupWords);
  const words = CREATION_WORDS[language];
  const [draft, setDraft] = useState<Draft>(DEFAULTS);
  const made = created(draft);
  const refusals: readonly Refusal[] = Array.isArray(made) ? made : [];
  const used = spent(draft);
  const follows = derived(draft);
  const set = (next: Draft) => {
    setDraft(next);
    const sheet = created(next);
    change(Array.isArray(sheet) ? null : sheet);
  };
  const fieldOf = (field: Field) => (
    <DraftField
      key={field.id}
      field={field}
      draft={draft}
      language={language}
      bad={refusals.some(({ details }) => details.field === field.id)}
      put={(value) => set({ ...draft, [field.id]: value })}
    />
  );
  return (
    <div className="rv-sheet-form">
      <div className="rv-numbers wide">
        {FIELDS.filter(({ kind }) => kind === 'text' || kind === 'one').map(fieldOf)}
      </div>
      {(Object.keys(PURSES) as PurseId[]).map((purse) => (
        <fieldset key={purse}>
          <legend>{t.left(words.purses[purse], PURSES[purse] - used[purse], PURSES[purse])}</legend>
          <div className="rv-numbers">
            {FIELDS.filter((field) => field.kind === 'number' && field.purse === purse).map(fieldOf)}
          </div>
        </fieldset>
      ))}
      <SpellList
        spells={draft.spells}
        levels={draft}
        names={NAMES[language]}
        note={({ where }) => NAMES[language].castIn(where)}
        add={(id) => set({ ...draft, spells: [...draft.spells, id] })}
        remove={(id) => set({ ...draft, spells: draft.spells.filter((one) => one !== id) })}
      />
      <section className="rv-derived" aria-label={t.derived}>
        {(Object.keys(follows) as (keyof typeof follows)[]).map((what) => (
          <span key={what}>
            {words.derived[what]} {follows[what]}
          </span>
        ))}
      </section>
      <DraftFaults refusals={refusals} language={language} />
      <button
        type="button"
        className="rv-plain"
        onClick={() => set(randomDraft(new Fast(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1), draft.name))}
      >
        {t.random}
      </button>
      <small>{words.preface}</small>
    </div>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly draft: Draft;
  readonly language: Language;
  readonly bad: boolean;
  put(value: string | number): void;
}

function DraftField(props: FieldProps) {
  const { field, language } = props;
  const id = useId();
  const { name, help } = CREATION_WORDS[language].fields[field.id];
  const number = field.kind === 'number';
  return (
    <label htmlFor={id} title={number ? help : undefined}>
      {name}
      <DraftInput {...props} id={id} />
      {number ? <small>{help}</small> : null}
    </label>
  );
}

function DraftInput({ field, draft, language, bad, put, id }: FieldProps & { readonly id: string }) {
  const shared = { id, 'aria-invalid': bad };
  if (field.kind === 'number')
    return (
      <input
        type="number"
        min={field.least}
        max={field.most}
        value={Number(draft[field.id])}
        {...shared}
        onChange={({ target }) => !Number.isNaN(target.valueAsNumber) && put(Math.round(target.valueAsNumber))}
      />
    );
  switch (field.id) {
    case 'name':
      return (
        <input
          type="text"
          maxLength={LONGEST}
          value={draft.name}
          {...shared}
          onChange={({ target }) => put(target.value)}
        />
      );
    case 'birthHour':
      return (
        <select value={draft.birthHour} {...shared} onChange={({ target }) => put(Number(target.value))}>
          <HourOptions language={language} />
        </select>
      );
    case 'start':
      return (
        <select value={draft.start} {...shared} onChange={({ target }) => put(target.value)}>
          <CellOptions />
        </select>
      );
    default:
      return null;
  }
}

interface FaultsProps {
  readonly refusals: readonly Refusal[];
  readonly language: Language;
}

function DraftFaults({ refusals, language }: FaultsProps) {
  const t = useWords(setupWords);
  const { fields } = CREATION_WORDS[language];
  return (
    <div role="status" className={refusals.length > 0 ? 'rv-faults bad' : 'rv-faults'}>
      {refusals.length === 0 ? (
        t.fine
      ) : (
        <ul>
          {refusals.map((refusal) => (
            <li key={refusal.reason + String(refusal.details.field ?? refusal.details.purse)}>
              {refusal.details.field ? `${fields[refusal.details.field as keyof Draft]?.name ?? ''} : ` : ''}
              {withoutRule(sayRefusal(language, refusal, NAMES[language].texts))} <code>{refusal.rule}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
