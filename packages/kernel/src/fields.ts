/** Fields of a form, from a game's own schemas: they accept what the game accepts, and any surface can draw them. */
import { z } from 'zod';
import type { Game, OptionWords, Rules } from './game.ts';

export type Field = {
  readonly name: string;
  readonly optional: boolean;
  /** What holds where nothing is said. */
  readonly usual?: unknown;
} & (
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text'; readonly most: number | undefined }
  | { readonly kind: 'yes' }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
);

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf(type: z.ZodType): Schema {
  const known = schemas.get(type);
  if (known) return known;
  const made = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(type, made);
  return made;
}

/** The fields of answers like this one; null if there are none, or if fields cannot express it. */
export function fieldsFor({ rules }: Pick<Game, 'rules'>, answer: unknown): readonly Field[] | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const schema = schemaOf(rules.answers);
  const given = answer as Record<string, unknown>;
  const fits = (key: string, { const: only }: Schema, needed: boolean): boolean =>
    only === undefined || only === given[key] || (given[key] === undefined && !needed);
  const shape = (schema.oneOf ?? schema.anyOf ?? [schema]).find(
    ({ properties, required }) =>
      properties &&
      Object.keys(given).every((key) => Object.hasOwn(properties, key)) &&
      Object.entries(properties).every(([key, one]) => fits(key, one, required?.includes(key) ?? false)),
  );
  if (!shape?.properties) return null;
  const fields: Field[] = [];
  for (const [name, one] of Object.entries(shape.properties)) {
    if (one.const !== undefined && shape.required?.includes(name)) continue;
    const field = fieldOf(name, one, !shape.required?.includes(name));
    if (!field) return null;
    fields.push(field);
  }
  return fields.length > 0 ? fields : null;
}

/** The options that are a number, a text, a switch or one of a few; lists and sheets need a form of the game's own. */
export function optionFields({ options }: Pick<Rules, 'options'>): readonly Field[] {
  const { properties = {}, required } = schemaOf(options);
  return Object.entries(properties).flatMap(([name, one]) => {
    const field = fieldOf(name, one, !required?.includes(name));
    return field ? [field] : [];
  });
}

function fieldOf(name: string, schema: Schema, optional: boolean): Field | null {
  const base = { name, optional, ...(schema.default !== undefined && { usual: schema.default }) };
  const literals = literalsOf(schema);
  if (literals) return { ...base, kind: 'one', of: literals };
  if (schema.type === 'boolean' || schema.const === true) return { ...base, kind: 'yes' };
  if (schema.type === 'integer' || schema.type === 'number') {
    return { ...base, kind: 'number', min: schema.minimum, max: schema.maximum };
  }
  return schema.type === 'string' ? { ...base, kind: 'text', most: schema.maxLength } : null;
}

/** What it may be, where that is a few words or numbers. */
function literalsOf({ enum: names, const: only, anyOf }: Schema): readonly (string | number)[] | null {
  if (names) return names;
  if (typeof only === 'string' || typeof only === 'number') return [only];
  const all = anyOf?.map(literalsOf);
  return all?.every((one) => one !== null) ? all.flat() : null;
}

/** A record with one field changed; an empty optional field is left out. */
export function withField(record: unknown, { name, optional }: Field, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = record as Record<string, unknown>;
  const empty = value === '' || value === undefined || (typeof value === 'number' && Number.isNaN(value));
  return empty && optional ? rest : { ...rest, [name]: value };
}

/** An option that is not as usual at a table, in words. */
export interface UnusualOption {
  readonly name: string;
  readonly value: string;
  readonly usual: string;
}

/** What differs from the usual in some options, for those who sit down: only what has words. */
export function unusualOptions(
  rules: Pick<Rules, 'options'>,
  words: Readonly<Record<string, OptionWords>>,
  yesNo: readonly [yes: string, no: string],
  options: unknown,
): readonly UnusualOption[] {
  if (typeof options !== 'object' || options === null) return [];
  const given = options as Readonly<Record<string, unknown>>;
  return optionFields(rules).flatMap((field) => {
    const value = given[field.name];
    const said = words[field.name];
    if (!said || value === undefined || value === field.usual) return [];
    const inWords = (one: unknown): string =>
      said.choices?.[String(one)] ??
      (typeof one === 'boolean' ? yesNo[one ? 0 : 1] : one === undefined ? '' : String(one));
    return [{ name: said.name, value: inWords(value), usual: inWords(field.usual) }];
  });
}
