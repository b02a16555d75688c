/** The rule switches of a game: every other value of every option that is a choice, one at a time. */
import type { Game, Language } from '@reverie/kernel/game';
import { z } from 'zod';
import type { Plan } from './study.ts';

export interface Switch {
  readonly option: string;
  readonly value: string | number | boolean;
}

interface Field {
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Field[];
  readonly default?: unknown;
}

const valuesOf = ({ type, enum: some, const: one, anyOf = [] }: Field): readonly Switch['value'][] =>
  some ?? (one !== undefined ? [one] : type === 'boolean' ? [false, true] : anyOf.flatMap(valuesOf));

/** In the order in which the game lists its options. */
export function switchesOf({ rules }: Game): readonly Switch[] {
  const { properties = {} } = z.toJSONSchema(rules.options, { unrepresentable: 'any', io: 'input' }) as {
    properties?: Readonly<Record<string, Field>>;
  };
  return Object.entries(properties).flatMap(([option, field]) => {
    const values = valuesOf(field);
    return values.length < 2
      ? []
      : values.filter((value) => value !== field.default).map((value) => ({ option, value }));
  });
}

export const nameOf = ({ option, value }: Switch): string => `${option} = ${value}`;

/** A switch in the words of its game. */
export function switchIn({ texts }: Pick<Game, 'texts'>, one: Switch, language: Language): string {
  const found = texts[language].options?.[one.option];
  if (!found) return nameOf(one);
  return `${found.name}${language === 'fr' ? ' ' : ''}: ${found.choices?.[`${one.value}`] ?? one.value}`;
}

/** What a paired study changes: as its file calls it, or in the words of the game where that is the bare switch. */
export function changeIn({ game, study }: Plan, language: Language): string {
  const name = study.against?.name ?? '';
  const bare = switchesOf(game).find((one) => nameOf(one) === name);
  return bare ? switchIn(game, bare, language) : name;
}
