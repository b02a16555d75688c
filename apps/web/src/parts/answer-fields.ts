/** The fields of an answer, from the game's own schema: they accept what the game accepts. */
import type { Game } from '@reverie/kernel/game';
import { z } from 'zod';

export type Field = { readonly name: string; readonly optional: boolean } & (
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text'; readonly most: number | undefined }
  | { readonly kind: 'yes' }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
);

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const schemas = new WeakMap<object, Schema>();

function schemaOf({ rules }: Game): Schema {
  const known = schemas.get(rules);
  if (known) return known;
  const made = z.toJSONSchema(rules.answers, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(rules, made);
  return made;
}

/** The fields of answers like this one; null if there are none, or if fields cannot express it. */
export function fieldsFor(game: Game, answer: unknown): readonly Field[] | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const schema = schemaOf(game);
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

function fieldOf(name: string, schema: Schema, optional: boolean): Field | null {
  const base = { name, optional };
  if (schema.enum) return { ...base, kind: 'one', of: schema.enum };
  if (typeof schema.const === 'string' || typeof schema.const === 'number') {
    return { ...base, kind: 'one', of: [schema.const] };
  }
  if (schema.type === 'boolean' || schema.const === true) return { ...base, kind: 'yes' };
  if (schema.type === 'integer' || schema.type === 'number') {
    return { ...base, kind: 'number', min: schema.minimum, max: schema.maximum };
  }
  return schema.type === 'string' ? { ...base, kind: 'text', most: schema.maxLength } : null;
}

/** An answer with one field changed; an empty optional field is left out. */
export function withField(answer: unknown, { name, optional }: Field, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = answer as Record<string, unknown>;
  const empty = value === '' || value === undefined || (typeof value === 'number' && Number.isNaN(value));
  return empty && optional ? rest : { ...rest, [name]: value };
}
