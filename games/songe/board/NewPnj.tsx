/** Somebody new for the Conteur’s story: four fields, or a whole sheet. What is wrong is said at its field. */
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { DUELLISTS, MAJORS, MIDDLES } from '../characters.ts';
import { MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import { ARMOURS, RANGED, SHIELDS } from '../data/tables.ts';
import { pnjSchema, type Sheet, sheetSchema } from '../sheet.ts';
import type { SongeDecision } from '../types.ts';
import { readyWord } from '../words/ready.ts';
import { useTable, whyNot } from './table.ts';

// The whole sheet is long, and most PNJ need four fields.
const SheetBlocks = lazyPart(async () => (await import('./SheetBlocks.tsx')).SheetBlocks);

const CLASSES = ['minor', 'middle', 'major'] as const;
type Class = (typeof CLASSES)[number];
/** The level of a manoeuvre that is only named. */
const USUAL: Readonly<Record<Class, number>> = { minor: 1, middle: 2, major: 3 };
const STARTS: Readonly<Record<string, Sheet>> = { ...MAJORS, ...MIDDLES, ...DUELLISTS };

/** As it is being written: Escrime may be missing. */
interface Draft {
  readonly name: string;
  readonly kind: Class;
  readonly escrime: number | null;
  readonly three: readonly (ManoeuvreId | '')[];
  /** All besides the four fields; null while these are enough. */
  readonly whole: Sheet | null;
  readonly hidden: boolean;
}
const BLANK: Draft = {
  name: '',
  kind: 'middle',
  escrime: 2,
  three: ['attaqueSimple', 'paradeSimple', 'esquiveSimple'],
  whole: null,
  hidden: true,
};

/** The sheet that a draft makes; whether it is one is still to be seen. */
function sheetOf({ name, kind, escrime, three, whole }: Draft): Record<string, unknown> {
  const learnt = three.flatMap((id) => (id === '' ? [] : [[id, USUAL[kind]] as const]));
  const { temper: _temper, ...rest } =
    whole ?? sheetSchema.parse({ name: '…', manoeuvres: Object.fromEntries(learnt) });
  return { ...rest, name: name.trim(), kind, ...(escrime === null ? { escrime: undefined } : { escrime }) };
}

type FieldName = 'name' | 'escrime' | 'manoeuvres' | 'whole';

/** The first fault, by the field where it is said. */
function faultIn(draft: Draft): FieldName | null {
  if (draft.whole === null && draft.three.every((id) => id === '')) return 'manoeuvres';
  const [issue] = pnjSchema.safeParse(sheetOf(draft)).error?.issues ?? [];
  const at = issue?.path[0];
  return issue === undefined ? null : at === 'name' || at === 'escrime' || at === 'manoeuvres' ? at : 'whole';
}

interface NewPnjProps {
  readonly open: { readonly decision: SongeDecision<'preside'> };
  done(): void;
}

export function NewPnj({ open, done }: NewPnjProps) {
  const table = useTable();
  const { t, give, language } = table;
  const [draft, setDraft] = useState(BLANK);
  const [said, say] = useState<FieldName | null>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const set = (more: Partial<Draft>) => {
    say(null);
    setDraft({ ...draft, ...more });
  };
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const bring = () => {
    const fault = faultIn(draft);
    say(fault);
    if (fault) form.current?.querySelector<HTMLElement>(`[data-field="${fault}"]`)?.focus();
    const sheet = pnjSchema.safeParse(sheetOf(draft));
    if (fault || !sheet.success) return;
    give(open, { do: 'bring', sheet: sheet.data, ...(draft.hidden && { hidden: true }) });
    done();
  };
  const why = whyNot(table, open.decision, { do: 'bring', id: 'bretteur' });
  const fault = (field: FieldName) =>
    said === field ? (
      <small className="sg-why" id={`${id}-${field}`} role="alert">
        {t.pnj.faults[field]}
      </small>
    ) : null;
  const wrong = (field: FieldName) => ({
    'data-field': field,
    ...(said === field && { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` }),
  });
  const { whole } = draft;
  const change = (more: Partial<Sheet>) =>
    whole && set({ whole: { ...whole, ...more }, ...(more.escrime !== undefined && { escrime: more.escrime }) });
  return (
    <form
      className="sg-new-pnj"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        bring();
      }}
    >
      <h2>{t.pnj.title}</h2>
      <div className="sg-fields">
        <label className="sg-field" data-wide="true">
          <span>{t.pnj.name}</span>
          <input
            maxLength={60}
            value={draft.name}
            {...wrong('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          {fault('name')}
        </label>
        <label className="sg-field">
          <span>{t.pnj.kind}</span>
          <select value={draft.kind} onChange={({ target }) => set({ kind: target.value as Class })}>
            {CLASSES.map((one) => (
              <option key={one} value={one}>
                {t.pnj.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="sg-field">
          <span>{t.fencing}</span>
          <input
            type="number"
            min={0}
            max={8}
            value={draft.escrime ?? ''}
            {...wrong('escrime')}
            onChange={({ target }) => set({ escrime: target.value === '' ? null : target.valueAsNumber })}
          />
          {fault('escrime')}
        </label>
        {whole ? null : (
          <fieldset className="sg-three">
            <legend>{t.pnj.manoeuvres(USUAL[draft.kind])}</legend>
            {draft.three.map((chosen, i) => (
              <select
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={i}
                aria-label={t.pnj.manoeuvre(i + 1)}
                value={chosen}
                {...(i === 0 ? wrong('manoeuvres') : {})}
                onChange={({ target }) => set({ three: draft.three.with(i, target.value as ManoeuvreId | '') })}
              >
                <option value="">–</option>
                {MANOEUVRE_IDS.filter((one) => one === chosen || !draft.three.includes(one)).map((one) => (
                  <option key={one} value={one}>
                    {MANOEUVRES[one][language]}
                  </option>
                ))}
              </select>
            ))}
            {fault('manoeuvres')}
          </fieldset>
        )}
      </div>
      {whole ? (
        <Suspense>
          <div className="sg-blocks">
            <SheetBlocks sheet={{ ...whole, escrime: draft.escrime ?? 0 }} set={change} from={1} escrime={8} />
          </div>
          <Armed sheet={whole} set={change} />
          {fault('whole')}
        </Suspense>
      ) : (
        <p className="sg-chip-row">
          <button
            type="button"
            className="sg-plain"
            onClick={() => set({ whole: sheetSchema.parse({ ...sheetOf(draft), name: '…', escrime: 0 }) })}
          >
            {t.pnj.whole}
          </button>
          <select
            aria-label={t.pnj.like}
            value=""
            onChange={({ target }) => {
              const like = STARTS[target.value];
              if (like) set({ whole: like, kind: like.kind as Class, escrime: like.escrime });
            }}
          >
            <option value="">{t.pnj.like}</option>
            {Object.entries(STARTS).map(([key, { name }]) => (
              <option key={key} value={key}>
                {readyWord(language, name)}
              </option>
            ))}
          </select>
        </p>
      )}
      <label className="sg-check">
        <input type="checkbox" checked={draft.hidden} onChange={({ target }) => set({ hidden: target.checked })} />
        {t.pnj.hidden}
      </label>
      <p className="sg-why" role="status">
        {why}
      </p>
      <div className="sg-options">
        <button type="submit" className="sg-main" data-do="bring" disabled={why !== ''}>
          {draft.hidden ? t.pnj.keep : t.pnj.bring}
        </button>
        <button type="button" className="sg-plain" onClick={done}>
          {t.pnj.close}
        </button>
      </div>
    </form>
  );
}

/** Armour, shield and what is shot with: the rest of a sheet besides its blocks. */
function Armed({ sheet, set }: { readonly sheet: Sheet; set(more: Partial<Sheet>): void }) {
  const { t, language } = useTable();
  const pick = <K extends 'armour' | 'shield' | 'ranged'>(
    field: K,
    all: Readonly<Record<string, Readonly<Record<'fr' | 'en', string>>>>,
    label: string,
  ) => (
    <label className="sg-field">
      <span>{label}</span>
      <select
        value={sheet[field] ?? ''}
        onChange={({ target }) => set({ [field]: target.value === '' ? null : target.value } as Partial<Sheet>)}
      >
        {field === 'ranged' ? <option value="">–</option> : null}
        {Object.entries(all).map(([one, both]) => (
          <option key={one} value={one}>
            {both[language]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="sg-fields">
      {pick('armour', ARMOURS, t.armour)}
      {pick('shield', SHIELDS, t.shield)}
      {pick('ranged', RANGED, t.ranged)}
    </div>
  );
}
