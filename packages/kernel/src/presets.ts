/** The two presets of a game’s options: all as the book says it, and as this house plays (house.ts says what differs). */
import { optionFields } from './fields.ts';
import type { Rules } from './game.ts';
import type { House, Written } from './house.ts';

export const PRESETS = ['book', 'ours'] as const;
export type Preset = (typeof PRESETS)[number];

/** The value of an option in what is written, or else what is usual. */
const valueIn = (options: Written, name: string, usual: unknown): unknown =>
  Object.hasOwn(options, name) && options[name] !== undefined ? options[name] : usual;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isPreset = ({ settles, free = [] }: House, name: string): boolean =>
  Object.hasOwn(settles, name) && !free.includes(name);

/** What is usual for each option that a preset sets. */
const usualOf = (rules: Pick<Rules, 'options'>, house: House): readonly (readonly [string, unknown])[] =>
  optionFields(rules).flatMap(({ name, usual }) => (isPreset(house, name) ? [[name, usual] as const] : []));

/** The options that settle rules and are set otherwise than in a preset. */
export function strayFrom(rules: Pick<Rules, 'options'>, house: House, options: Written, preset: Preset): string[] {
  return usualOf(rules, house)
    .filter(([name, usual]) => !same(valueIn(options, name, usual), valueIn(house[preset], name, usual)))
    .map(([name]) => name);
}

/** Which preset the options are; undefined where they are neither. What a house changes nothing in is the book’s. */
export const presetOf = (rules: Pick<Rules, 'options'>, house: House, options: Written): Preset | undefined =>
  PRESETS.find((preset) => strayFrom(rules, house, options, preset).length === 0);

/** The options with all that settles rules set as in a preset, and the rest as it was. */
export function withPreset(rules: Pick<Rules, 'options'>, house: House, options: Written, preset: Preset): Written {
  const others = Object.entries(options).filter(([name]) => !isPreset(house, name));
  const set = usualOf(rules, house).flatMap(([name, usual]) => {
    const value = valueIn(house[preset], name, usual);
    return same(value, usual) ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...others, ...set]);
}
