/** A haut-rêvant made out of two purses: what each field may hold, what is left, what follows, and what stands against it. */

import { Fast } from '@reverie/kernel/chance/fast';
import type { Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { useWords } from '@reverie/ui/words';
import { useId, useState } from 'react';
import {
  created,
  DEFAULTS,
  type Draft,
  derived,
  FIELDS,
  type Field,
  PURSES,
  type PurseId,
  randomDraft,
  spent,
} from '../creation.ts';
import { HOURS } from '../data/hours.ts';
import { CELLS } from '../data/map.ts';
import { SPELLS, spellById } from '../data/spells.ts';
import { VOIES } from '../data/voies.ts';
import type { Sheet } from '../sheet.ts';
import { creationEn, creationFr } from '../words/creation.ts';
import { NAMES, VOIE_NAMES } from './names.ts';
import { setupWords } from './setup-words.ts';

interface Props {
  readonly language: Language;
  /** Called with every sheet that can be played; a draft that cannot is only shown with its faults. */
  change(sheet: Sheet): void;
}

export function CreationForm({ language, change }: Props) {
  const t = useWords(setupWords);
  const words = language === 'fr' ? creationFr : creationEn;
  const form = useId();
  const [draft, setDraft] = useState<Draft>(DEFAULTS);
  const made = created(draft);
  const refusals: readonly Refusal[] = Array.isArray(made) ? made : [];
  const used = spent(draft);
  const follows = derived(draft);
  const set = (next: Draft) => {
    setDraft(next);
    const sheet = created(next);
    if (!Array.isArray(sheet)) change(sheet);
  };
  const faultOf = (id: string) => refusals.find(({ details }) => details.field === id);
  const input = (field: Field) => {
    const shared = { id: `${form}-${field.id}`, 'aria-invalid': faultOf(field.id) !== undefined };
    const put = (value: string | number) => set({ ...draft, [field.id]: value });
    switch (field.kind) {
      case 'text':
        return (
          <input
            type="text"
            maxLength={field.longest}
            value={draft.name}
            {...shared}
            onChange={({ target }) => put(target.value)}
          />
        );
      case 'number':
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
      case 'hour':
        return (
          <select value={draft.birthHour} {...shared} onChange={({ target }) => put(Number(target.value))}>
            {HOURS.map((hour, i) => (
              <option key={hour.id} value={i}>
                {hour[language]}
              </option>
            ))}
          </select>
        );
      case 'cell':
        return (
          <select value={draft.start} {...shared} onChange={({ target }) => put(target.value)}>
            {CELLS.map(({ coord, name }) => (
              <option key={coord} value={coord}>
                {coord} {name}
              </option>
            ))}
          </select>
        );
      default:
        return null;
    }
  };
  const numbers = (purse: PurseId) => FIELDS.filter((field) => field.kind === 'number' && field.purse === purse);
  const plain = FIELDS.filter(({ kind }) => kind === 'text' || kind === 'hour' || kind === 'cell');
  return (
    <div className="rv-sheet-form">
      <div className="rv-numbers wide">
        {plain.map((field) => (
          <label key={field.id} htmlFor={`${form}-${field.id}`}>
            {words.fields[field.id].name}
            {input(field)}
          </label>
        ))}
      </div>
      {(Object.keys(PURSES) as PurseId[]).map((purse) => (
        <fieldset key={purse}>
          <legend>{t.left(words.purses[purse], PURSES[purse] - used[purse], PURSES[purse])}</legend>
          <div className="rv-numbers">
            {numbers(purse).map((field) => (
              <label key={field.id} htmlFor={`${form}-${field.id}`} title={words.fields[field.id].help}>
                {words.fields[field.id].name}
                {input(field)}
                <small>{words.fields[field.id].help}</small>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <DraftSpells draft={draft} language={language} set={set} />
      <section className="rv-derived" aria-label={t.derived}>
        {(Object.keys(follows) as (keyof typeof follows)[]).map((what) => (
          <span key={what}>
            {words.derived[what]} {follows[what]}
          </span>
        ))}
      </section>
      <div role="status" className={refusals.length > 0 ? 'rv-faults bad' : 'rv-faults'}>
        {refusals.length === 0 ? (
          t.fine
        ) : (
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal.reason + String(refusal.details.field ?? refusal.details.purse)}>
                {refusal.details.field ? `${words.fields[refusal.details.field as keyof Draft]?.name ?? ''} : ` : ''}
                {sayRefusal(language, refusal, NAMES[language].texts)} <code>{refusal.rule}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="rv-plain"
        onClick={() => set(randomDraft(new Fast(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1), draft.name))}
      >
        {t.random}
      </button>
      <small>{words.ours}</small>
    </div>
  );
}

interface SpellsProps {
  readonly draft: Draft;
  readonly language: Language;
  set(draft: Draft): void;
}

function DraftSpells({ draft, language, set }: SpellsProps) {
  const t = useWords(setupWords);
  const names = NAMES[language];
  return (
    <fieldset>
      <legend>{t.known}</legend>
      <ul className="rv-known">
        {draft.spells.map((id) => {
          const spell = spellById(id);
          const name = spell?.name ?? id;
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> <small>{spell && names.castIn(spell.where)}</small>
              </span>
              <button
                type="button"
                className="rv-plain"
                aria-label={t.remove(name)}
                onClick={() => set({ ...draft, spells: draft.spells.filter((one) => one !== id) })}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <label>
        {t.addSpell}{' '}
        <select value="" onChange={({ target }) => set({ ...draft, spells: [...draft.spells, target.value] })}>
          <option value="">{t.chooseSpell}</option>
          {VOIES.map((voie) => (
            <optgroup key={voie} label={`${VOIE_NAMES[voie]} ${names.signed(draft[voie])}`}>
              {SPELLS.filter(({ id, voies }) => voies[0] === voie && !draft.spells.includes(id)).map((spell) => (
                <option key={spell.id} value={spell.id}>
                  {spell.name} ({names.castIn(spell.where)})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
