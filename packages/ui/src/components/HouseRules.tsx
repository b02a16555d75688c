/** The options of a game as a form: one field for each that has words. What is set back to the usual is not said at all. */
import { type Field, optionFields, withField } from '@reverie/kernel/fields';
import type { Rules, Texts } from '@reverie/kernel/game';
import { optionId } from '../option-id.ts';
import { FieldInput } from './FieldInput.tsx';

interface Props {
  readonly rules: Pick<Rules, 'options'>;
  readonly texts: Pick<Texts, 'options'>;
  /** The options as they are being written: anything may be missing. */
  readonly options: unknown;
  change(options: unknown): void;
  /** Options that a form of the game's own asks for, or that mean nothing here. */
  readonly without?: readonly string[];
}

export function HouseRules({ rules, texts, options, change, without = [] }: Props) {
  const draft = (options ?? {}) as Readonly<Record<string, unknown>>;
  const fields = optionFields(rules).filter(({ name }) => texts.options?.[name] && !without.includes(name));
  return (
    <div className="grid gap-3 top">
      {fields.map((plain) => {
        const words = texts.options?.[plain.name];
        // Numbers that have names are chosen by name.
        const named = plain.kind === 'number' && words?.choices ? Object.keys(words.choices).map(Number) : null;
        const field: Field = named ? { ...plain, kind: 'one', of: named } : plain;
        return (
          <div key={field.name} id={optionId(field.name)} ref={shownIfSought}>
            <FieldInput
              field={field}
              label={words?.name ?? field.name}
              why={words?.why}
              value={draft[field.name] ?? field.usual}
              said={(value) => words?.choices?.[String(value)] ?? String(value)}
              change={(value) =>
                change(withField(draft, { ...field, optional: true }, value === field.usual ? '' : value))
              }
            />
          </div>
        );
      })}
    </div>
  );
}

/** Brings the option that the address names into sight, out of whatever is folded around it. */
function shownIfSought(one: HTMLElement | null): void {
  if (!one || location.hash !== `#${one.id}`) return;
  for (let fold = one.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  one.scrollIntoView({ block: 'center' });
  one.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
