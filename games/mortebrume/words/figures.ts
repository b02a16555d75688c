/** What both languages share: labels of fighters, lengths, finding an entry. */
import type { Language } from '@reverie/kernel/game';
import { profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { thingOf } from '../data/things.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Who } from '../events.ts';
import type { About } from './about.ts';

/** The trade without the people, and the mark: `lancier A`. */
export function label(language: Language, who: Pick<Who, 'kind' | 'mark'>): string {
  const name = profileOf(who.kind).name[language];
  const trade = name.slice(name.indexOf(',') + 1).trim();
  return `${trade} ${who.mark}`;
}

/** A weapon, a spell or a thing by its name. */
export function thing(language: Language, id: string): string {
  return (weaponOf(id) ?? spellOf(id) ?? thingOf(id))?.name[language] ?? id;
}

/** Units as centimetres with one decimal where it is not round. */
export function cm(language: Language, units: number): string {
  return number(language, Math.round(units / 10) / 10);
}
/** Units as centimetres to the hundredth, as precise as the table judges. */
export const exactly = (language: Language, units: number): string => number(language, units / 100);

export function number(language: Language, x: number): string {
  const text = String(Math.round(x * 100) / 100);
  return language === 'fr' ? text.replace('.', ',') : text;
}

export function entry<T>(of: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

/** `6 + 3 = 9` for faces. */
export const faces = (list: readonly number[]): string => list.join(' + ');

/** A fighter by its number, where a decision says how many the first horde has: A, B… then a, b… */
export function markOf({ first }: About, id: number): string {
  if (first === undefined) return String(id + 1);
  return String.fromCharCode(id < first ? 65 + id : 97 + id - first);
}

/** The same by trade and mark, where the decision says who everybody is. */
export function nameOf(language: Language, about: About, id: number): string {
  const kind = about.kinds?.[id];
  const mark = markOf(about, id);
  return kind === undefined ? mark : label(language, { kind, mark });
}

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
