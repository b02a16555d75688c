/** A sheet as a form: every field with its bounds, what follows from it, and what the rules say against it. */
import type { Language } from '@reverie/kernel/game';
import { saveFile } from '@reverie/ui/save-file';
import { useWords } from '@reverie/ui/words';
import { useId, useMemo, useState } from 'react';
import { trackLength } from '../data/fatigue.ts';
import type { Spell } from '../data/spells.ts';
import { VOIES } from '../data/voies.ts';
import type { Sheet } from '../sheet.ts';
import { chanceOn } from '../sketch.ts';
import { Portrait } from './art.tsx';
import { Figure } from './Figure.tsx';
import { NAMES, type Names, VOIE_NAMES } from './names.ts';
import { OwnSpells } from './OwnSpells.tsx';
import { CellOptions, HourOptions } from './options.tsx';
import { readyIdOf } from './ready.ts';
import { SpellList } from './SpellList.tsx';
import { setupWords } from './setup-words.ts';
import { type Fault, readFile, readSheet } from './sheet-check.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly language: Language;
  change(sheet: Sheet): void;
}

/** The bounds of the schema, so that the fields can say them. */
const CHARACTERISTICS = [
  { what: 'reve', least: 1, most: 40 },
  { what: 'empathie', least: 1, most: 40 },
  { what: 'volonte', least: 1, most: 40 },
  { what: 'vue', least: 1, most: 40 },
  { what: 'endurance', least: 6, most: 60 },
  { what: 'vie', least: 1, most: 40 },
] as const;
const LEVEL = { least: -11, most: 20 } as const;
/** What a dreamer has left, who does not begin rested. */
const CURRENT = [
  { what: 'points', most: 200 },
  { what: 'fatigue', most: 120 },
  { what: 'refoulement', most: 19 },
] as const;

export function SheetForm({ sheet, language, change }: Props) {
  const names = NAMES[language];
  const [fromFile, setFromFile] = useState<readonly Fault[]>([]);
  const read = useMemo(() => readSheet(sheet, language), [sheet, language]);
  const faults = [...fromFile, ...('faults' in read ? read.faults : [])];
  const faultAt = (where: string) => faults.find((fault) => fault.where === where);
  const take = (whole: Sheet) => {
    setFromFile([]);
    change(whole);
  };
  const set = (more: Partial<Sheet>) => take({ ...sheet, ...more });
  const fields = { sheet, faultAt, set };
  return (
    <div className="rv-sheet-form">
      <Head {...fields} language={language} />
      <Characteristics {...fields} />
      <Draconic {...fields} />
      <Spellbook sheet={sheet} names={names} set={set} />
      <OwnSpells sheet={sheet} names={names} faultAt={faultAt} set={set} />
      <Advanced {...fields} />
      <Derived sheet={sheet} names={names} />
      <Faults faults={faults} />
      <Files sheet={sheet} language={language} take={take} refuse={setFromFile} />
    </div>
  );
}

interface FieldsProps {
  readonly sheet: Sheet;
  faultAt(where: string): Fault | undefined;
  set(more: Partial<Sheet>): void;
}

function Head({ sheet, faultAt, set, language }: FieldsProps & { readonly language: Language }) {
  const words = useWords(setupWords);
  return (
    <div className="rv-form-head">
      <Portrait of={readyIdOf(sheet) ?? sheet.birthHour} size={56} />
      <label className="grow">
        {words.name}
        <input
          type="text"
          value={sheet.name}
          maxLength={80}
          aria-invalid={faultAt('name') !== undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label>
        {words.birth}
        <select value={sheet.birthHour} onChange={({ target }) => set({ birthHour: Number(target.value) })}>
          <HourOptions language={language} />
        </select>
      </label>
      <label>
        {words.start}
        <select value={sheet.start} onChange={({ target }) => set({ start: target.value })}>
          <CellOptions />
        </select>
      </label>
    </div>
  );
}

function Characteristics({ sheet, faultAt, set }: FieldsProps) {
  const words = useWords(setupWords);
  const { stats } = useWords(boardWords);
  return (
    <fieldset>
      <legend>{words.characteristics}</legend>
      <div className="rv-numbers">
        {CHARACTERISTICS.map(({ what, least, most }) => (
          <Figure
            key={what}
            label={stats[what]}
            value={sheet[what]}
            least={least}
            most={most}
            fault={faultAt(what)}
            set={(value) => set({ [what]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Draconic({ sheet, faultAt, set }: FieldsProps) {
  const words = useWords(setupWords);
  return (
    <fieldset>
      <legend>{words.draconic}</legend>
      <div className="rv-numbers">
        {VOIES.map((voie) => (
          <Figure
            key={voie}
            label={VOIE_NAMES[voie]}
            value={sheet.draconic[voie]}
            {...LEVEL}
            fault={faultAt(`draconic.${voie}`)}
            set={(value) => set({ draconic: { ...sheet.draconic, [voie]: value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Advanced({ sheet, faultAt, set }: FieldsProps) {
  const words = useWords(setupWords);
  return (
    <details>
      <summary>{words.advanced}</summary>
      <div className="rv-numbers">
        {CURRENT.map(({ what, most }) => (
          <Figure
            key={what}
            label={words[what]}
            value={what === 'points' ? (sheet.points ?? sheet.reve) : sheet[what]}
            least={0}
            most={most}
            fault={faultAt(what)}
            set={(value) => set({ [what]: value })}
          />
        ))}
      </div>
    </details>
  );
}

/** What the rules say against the sheet, if anything. */
function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  const words = useWords(setupWords);
  return (
    <div role="status" className={faults.length > 0 ? 'rv-faults bad' : 'rv-faults'}>
      {faults.length === 0 ? (
        words.fine
      ) : (
        <>
          {words.faults}
          <ul>
            {faults.map(({ where, text, rule }) => (
              <li key={where + text}>
                {where === '' ? text : `${where} : ${text}`} {rule && <code>{rule}</code>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface FilesProps {
  readonly sheet: Sheet;
  readonly language: Language;
  take(sheet: Sheet): void;
  refuse(faults: readonly Fault[]): void;
}

function Files({ sheet, language, take, refuse }: FilesProps) {
  const words = useWords(setupWords);
  const id = useId();
  const read = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    if (!file) return;
    const found = readFile(await file.text(), language);
    field.value = '';
    if ('sheet' in found) take(found.sheet);
    else refuse(found.faults);
  };
  const name = sheet.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'reve';
  return (
    <div className="rv-files">
      <label className="rv-plain" htmlFor={`${id}-file`}>
        {words.importFile}
      </label>
      <input
        id={`${id}-file`}
        className="rv-hidden"
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => void read(target)}
      />
      <button
        type="button"
        className="rv-plain"
        onClick={() => saveFile(`${name}.json`, `${JSON.stringify(sheet, null, 2)}\n`, 'application/json')}
      >
        {words.exportFile}
      </button>
    </div>
  );
}

interface SpellbookProps {
  readonly sheet: Sheet;
  readonly names: Names;
  set(more: Partial<Sheet>): void;
}

/** The spells of the list, each with the chance of casting it where it can be told. */
function Spellbook({ sheet, names, set }: SpellbookProps) {
  const words = useWords(setupWords);
  const chance = (spell: Spell): string => {
    const share = chanceOn(sheet, spell);
    return share === null ? '' : ` · ${words.castAt(names.percent(share))}`;
  };
  return (
    <SpellList
      spells={sheet.spells.filter((one) => typeof one === 'string')}
      levels={sheet.draconic}
      names={names}
      note={(spell) => names.castIn(spell.where) + chance(spell)}
      add={(id) => set({ spells: [...sheet.spells, id] })}
      remove={(id) => set({ spells: sheet.spells.filter((one) => one !== id) })}
    />
  );
}

function Derived({ sheet, names }: { readonly sheet: Sheet; readonly names: Names }) {
  const words = useWords(setupWords);
  const best = VOIES.reduce((one, other) => (sheet.draconic[other] > sheet.draconic[one] ? other : one));
  return (
    <section className="rv-derived" aria-label={words.derived}>
      <span>{words.seuil(sheet.seuil ?? sheet.reve)}</span>
      <span>{words.track(trackLength(sheet.endurance))}</span>
      <span>{words.reach(sheet.empathie)}</span>
      <span>{words.best(VOIE_NAMES[best], names.signed(sheet.draconic[best]))}</span>
    </section>
  );
}
