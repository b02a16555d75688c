/** Spells of one's own making: the same figures as a spell of the list, each in a field. */
import { useWords } from '@reverie/ui/words';
import type { Target } from '../data/spell-terms.ts';
import { TERRAINS } from '../data/terrains.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { OwnSpell, Sheet } from '../sheet.ts';
import { Figure } from './Figure.tsx';
import { type Names, VOIE_NAMES } from './names.ts';
import { CellOptions } from './options.tsx';
import { setupWords } from './setup-words.ts';
import type { Fault } from './sheet-check.ts';

const TARGETS: readonly Target[] = ['zone', 'objet', 'creature', 'soi'];
/** RDD-JR-01: what a target resists at unless the spell says otherwise. */
const USUAL_RESISTANCE = -8;

interface Props {
  readonly sheet: Sheet;
  readonly names: Names;
  faultAt(where: string): Fault | undefined;
  set(more: Partial<Sheet>): void;
}

export function OwnSpells({ sheet, names, faultAt, set }: Props) {
  const words = useWords(setupWords);
  const change = (at: number, spell: OwnSpell | null) =>
    set({ spells: sheet.spells.flatMap((one, i) => (i !== at ? [one] : spell ? [spell] : [])) });
  const add = () =>
    set({
      spells: [
        ...sheet.spells,
        {
          name: words.newSpell,
          voie: VOIES.reduce((best, voie) => (sheet.draconic[voie] > sheet.draconic[best] ? voie : best)),
          ritual: false,
          where: 'sanctuaire',
          difficulty: -4,
          cost: 4,
          range: 1,
          target: 'zone',
          resistance: null,
        },
      ],
    });
  return (
    <fieldset>
      <legend>{words.ownSpells}</legend>
      {sheet.spells.map((spell, at) =>
        typeof spell === 'string' ? null : (
          <OneSpell
            // biome-ignore lint/suspicious/noArrayIndexKey: a spell that is being named has no name of its own yet
            key={at}
            spell={spell}
            names={names}
            faultAt={(field) => faultAt(`spells.${at}.${field}`)}
            change={(next) => change(at, next)}
          />
        ),
      )}
      <button type="button" className="rv-plain" onClick={add}>
        {words.addOwnSpell}
      </button>
    </fieldset>
  );
}

interface OneProps {
  readonly spell: OwnSpell;
  readonly names: Names;
  faultAt(field: string): Fault | undefined;
  change(spell: OwnSpell | null): void;
}

function OneSpell(props: OneProps) {
  const { spell, names, change } = props;
  const words = useWords(setupWords);
  return (
    <details className="rv-own-spell" open>
      <summary>
        <strong>{spell.name || words.newSpell}</strong>{' '}
        <small>
          {VOIE_NAMES[spell.voie]} · {names.castIn(spell.where)} · R{names.signed(spell.difficulty)}, r{spell.cost}
        </small>
      </summary>
      <SpellKind {...props} />
      <SpellFigures {...props} />
      <button type="button" className="rv-plain" onClick={() => change(null)}>
        {words.remove(spell.name)}
      </button>
    </details>
  );
}

/** What sort of spell it is: its voie, where it is cast, at what. */
function SpellKind({ spell, names, faultAt, change }: OneProps) {
  const words = useWords(setupWords);
  const set = (more: Partial<OwnSpell>) => change({ ...spell, ...more });
  const { resistance } = spell;
  return (
    <div className="rv-numbers wide">
      <label>
        {words.name}
        <input
          type="text"
          value={spell.name}
          maxLength={80}
          aria-invalid={faultAt('name') !== undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label>
        {words.spell.voie}
        <select value={spell.voie} onChange={({ target }) => set({ voie: target.value as Voie })}>
          {VOIES.map((voie) => (
            <option key={voie} value={voie}>
              {VOIE_NAMES[voie]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.spell.where}
        <select value={spell.where} onChange={({ target }) => set({ where: target.value })}>
          <optgroup label={words.spell.terrains}>
            {TERRAINS.map((terrain) => (
              <option key={terrain} value={terrain}>
                {names.terrain(terrain)}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.spell.cells}>
            <CellOptions />
          </optgroup>
        </select>
      </label>
      <label>
        {words.spell.target}
        <select value={spell.target} onChange={({ target }) => set({ target: target.value as Target })}>
          {TARGETS.map((one) => (
            <option key={one} value={one}>
              {words.spell.targets[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.spell.resistance}
        <select
          value={resistance === null ? 'none' : resistance === 'hn' ? 'hn' : 'at'}
          onChange={({ target: { value } }) =>
            set({ resistance: value === 'none' ? null : value === 'hn' ? 'hn' : USUAL_RESISTANCE })
          }
        >
          <option value="none">{words.spell.none}</option>
          <option value="at">{words.spell.at}</option>
          <option value="hn">{words.spell.byHour}</option>
        </select>
      </label>
      <label className="rv-check">
        <input type="checkbox" checked={spell.ritual} onChange={({ target }) => set({ ritual: target.checked })} />{' '}
        {words.spell.ritual}
      </label>
    </div>
  );
}

/** The bounds of the schema, so that the fields can say them. */
const FIGURES = [
  { what: 'difficulty', least: -20, most: 0 },
  { what: 'cost', least: 1, most: 30 },
  { what: 'range', least: 0, most: 20 },
] as const;

function SpellFigures({ spell, faultAt, change }: OneProps) {
  const words = useWords(setupWords);
  const { resistance } = spell;
  return (
    <div className="rv-numbers">
      {FIGURES.map(({ what, least, most }) => (
        <Figure
          key={what}
          label={words.spell[what]}
          value={spell[what]}
          least={least}
          most={most}
          fault={faultAt(what)}
          set={(value) => change({ ...spell, [what]: value })}
        />
      ))}
      {typeof resistance === 'number' && (
        <Figure
          label={words.spell.resistanceAt}
          value={resistance}
          least={-20}
          most={0}
          fault={faultAt('resistance')}
          set={(value) => change({ ...spell, resistance: value })}
        />
      )}
    </div>
  );
}
