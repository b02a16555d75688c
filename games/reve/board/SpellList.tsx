/** The spells of the list that a dreamer knows, with a way to add and to remove each. */
import { useWords } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import { SPELLS, type Spell, spellById } from '../data/spells.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import { type Names, VOIE_NAMES } from './names.ts';
import { setupWords } from './setup-words.ts';

interface Props {
  readonly spells: readonly string[];
  readonly levels: Readonly<Record<Voie, number>>;
  readonly names: Names;
  /** What is said of a spell beside its name. */
  note(spell: Spell): ReactNode;
  add(id: string): void;
  remove(id: string): void;
}

export function SpellList({ spells, levels, names, note, add, remove }: Props) {
  const words = useWords(setupWords);
  return (
    <fieldset>
      <legend>{words.known}</legend>
      <ul className="rv-known">
        {spells.map((id) => {
          const spell = spellById(id);
          const name = spell?.name ?? id;
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> <small>{spell && note(spell)}</small>
              </span>
              <button type="button" className="rv-plain" aria-label={words.remove(name)} onClick={() => remove(id)}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <label>
        {words.addSpell}{' '}
        <select value="" onChange={({ target }) => add(target.value)}>
          <option value="">{words.chooseSpell}</option>
          {VOIES.map((voie) => (
            <optgroup key={voie} label={`${VOIE_NAMES[voie]} ${names.signed(levels[voie])}`}>
              {SPELLS.filter(({ id, voies }) => voies[0] === voie && !spells.includes(id)).map((spell) => (
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
