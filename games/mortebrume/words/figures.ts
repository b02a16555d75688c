/** Numbers, places and names as a language writes them. */
import type { Language } from '@reverie/kernel/game';
import { profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { thingOf } from '../data/things.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Point } from '../geometry/plane.ts';
import type { Named } from '../questions.ts';

const BODY = { fr: 'poing ou pied', en: 'fist or foot' };

export function figuresIn(language: Language) {
  const number = (x: number): string => {
    const text = String(Math.round(x * 100) / 100);
    return language === 'fr' ? text.replace('.', ',') : text;
  };
  /** The trade without the people, and the mark: `lancier A`. */
  const label = ({ kind, mark }: { readonly kind: string; readonly mark: string }): string => {
    const name = profileOf(kind).name[language];
    return `${name.slice(name.indexOf(',') + 1).trim()} ${mark}`;
  };
  return {
    number,
    label,
    /** Units as centimetres with one decimal where it is not round. */
    cm: (units: number): string => number(Math.round(units / 10) / 10),
    /** As precise as the table judges. */
    place: ([x, y]: Point): string => [number(x / 100), number(y / 100)].join(language === 'fr' ? ' ; ' : ', '),
    /** A weapon, a spell or a thing by its name. */
    thing: (id: string): string =>
      id === 'body' ? BODY[language] : ((weaponOf(id) ?? spellOf(id) ?? thingOf(id))?.name[language] ?? id),
    /** A fighter by its number, where a question says who everybody is. */
    fighter: (about: Partial<Named>, id: number): string => {
      const kind = about.kinds?.[id];
      const mark = markOf(about, id);
      return kind === undefined ? mark : label({ kind, mark });
    },
  };
}

/** A, B… for the first horde, then a, b…; a number where nobody says how many the first has. */
export function markOf({ first }: Partial<Named>, id: number): string {
  if (id < 0) return '';
  if (first === undefined) return String(id + 1);
  return String.fromCharCode(id < first ? 65 + id : 97 + id - first);
}

export const counted = (k: number, one: string, many: string): string => `${k} ${k > 1 ? many : one}`;

/** What a spell is aimed at: `onto` says it of somebody, a place speaks for itself. */
export const aimed = (
  { target, at = '' }: { readonly target?: string | undefined; readonly at?: string | undefined },
  onto: (name: string) => string,
): string => (target === undefined ? at : onto(target));
