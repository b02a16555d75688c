/** Parts of a sheet as people write it: levels in pebbles, lists to choose from, lines of their own. */
import { useWords } from '@reverie/ui/words';
import { BUDGET, type Sheet, TRAIT_LEVELS } from '../sheet.ts';
import { Pebbles } from './art.tsx';
import { createWords } from './create-words.ts';
import './sheet-fields.css';

export const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

interface BlockProps {
  readonly n: number;
  readonly title: string;
  readonly note?: string;
  readonly children: React.ReactNode;
}

export function Block({ n, title: name, note, children }: BlockProps) {
  return (
    <section className="sg-block">
      <h2>
        <span className="sg-number">{n}</span> {name}
      </h2>
      {note ? <p className="sg-quiet">{note}</p> : null}
      {children}
    </section>
  );
}

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  change(value: number): void;
}

export function Stepper({ name, value, least, most, change }: StepperProps) {
  const t = useWords(createWords);
  return (
    <div className="sg-stepper">
      <span>{name}</span>
      <button type="button" aria-label={t.less(name)} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <Pebbles white={Math.max(0, value)} black={Math.max(0, -value)} of={4} label={`${name} ${value}`} />
      <button type="button" aria-label={t.more(name)} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}

interface LevelsProps<K extends string> {
  readonly known: Readonly<Partial<Record<K, number>>>;
  readonly all: readonly K[];
  readonly first: readonly K[];
  readonly most?: number;
  name(id: K): string;
  change(levels: Record<K, number>): void;
}

/** Levels of what is known, and a list to add more of it. A level of nought takes it off. */
export function Levels<K extends string>({ known, all, first, most = BUDGET.skill, name, change }: LevelsProps<K>) {
  const t = useWords(createWords);
  const shown = all.filter((id) => (known[id] ?? 0) !== 0 || first.includes(id));
  const rest = all.filter((id) => !shown.includes(id));
  const put = (id: K, value: number) => {
    const { [id]: _old, ...others } = known;
    change((value === 0 ? others : { ...known, [id]: value }) as Record<K, number>);
  };
  return (
    <>
      {shown.map((id) => (
        <Stepper
          key={id}
          name={name(id)}
          value={known[id] ?? 0}
          least={0}
          most={most}
          change={(value) => put(id, value)}
        />
      ))}
      {rest.length > 0 ? (
        <select aria-label={t.add} value="" onChange={({ target }) => put(target.value as K, 1)}>
          <option value="">{t.add}</option>
          {rest.map((id) => (
            <option key={id} value={id}>
              {name(id)}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}

export function Pick({ on, toggle, name, note }: { on: boolean; toggle(): void; name: string; note: string }) {
  return (
    <button type="button" className="sg-pick" aria-pressed={on} onClick={toggle}>
      <b>{name}</b>
      <small>{note}</small>
    </button>
  );
}

interface TextsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly most: number;
  change(values: string[]): void;
}

export function Texts({ label, values, most, change }: TextsProps) {
  const rows = Array.from({ length: most }, (_, i) => values[i] ?? '');
  return (
    <fieldset className="sg-texts">
      <legend>{label}</legend>
      {rows.map((value, i) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={i}
          aria-label={`${label} ${i + 1}`}
          maxLength={60}
          value={value}
          onChange={({ target }) => change(rows.with(i, target.value).filter((one, at) => one !== '' || at < i))}
        />
      ))}
    </fieldset>
  );
}

export function Traits({ sheet, set }: { readonly sheet: Sheet; set(more: Partial<Sheet>): void }) {
  const t = useWords(createWords);
  const { traits } = sheet;
  const rows = [
    ...traits,
    ...(traits.length < BUDGET.traits ? [{ name: '', level: 'modere', flaw: false } as const] : []),
  ];
  const change = (i: number, more: Partial<Sheet['traits'][number]>) =>
    set({ traits: rows.map((one, at) => (at === i ? { ...one, ...more } : one)).filter(({ name }) => name !== '') });
  return (
    <fieldset className="sg-texts">
      <legend>{t.traits}</legend>
      {rows.map(({ name, level, flaw }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="sg-trait">
          <input
            aria-label={`${t.traits} ${i + 1}`}
            maxLength={60}
            value={name}
            onChange={({ target }) => change(i, { name: target.value })}
          />
          <select
            aria-label={t.traitLevel(i + 1)}
            value={level}
            onChange={({ target }) => change(i, { level: target.value as (typeof TRAIT_LEVELS)[number] })}
          >
            {TRAIT_LEVELS.map((one) => (
              <option key={one} value={one}>
                {t.levels[one]}
              </option>
            ))}
          </select>
          <label className="sg-check">
            <input type="checkbox" checked={flaw} onChange={({ target }) => change(i, { flaw: target.checked })} />
            {t.flaw}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
