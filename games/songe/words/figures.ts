/** Stones and rows as they are written, and names looked up in the data. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Language } from '@reverie/kernel/game';
import { named } from '@reverie/kernel/words';
import { BOTTES } from '../data/bottes.ts';
import { BRUMES } from '../data/brumes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, SKILLS } from '../data/skills.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import type { Names } from './names.ts';
import { readyWord } from './ready.ts';

/** '○○●'; a dash where there is nothing. */
export const pebbles = (white: number, black: number): string =>
  '○'.repeat(Math.max(0, white)) + '●'.repeat(Math.max(0, black)) || '–';
export const rowOf = (row: readonly boolean[]): string => row.map((stone) => (stone ? '○' : '●')).join('') || '–';
/** Fixed stones as they lie: white or black. */
const fixedRow = (f: number): string => (f >= 0 ? '○'.repeat(f) : '●'.repeat(-f));
/** The same before what was drawn; nothing where nothing is fixed. */
export const bracketed = (f: number): string => (f === 0 ? '' : `[${fixedRow(f)}] `);

/** Names in one language; an id that is in no table stands for itself. */
export function figuresIn(language: Language, { own, wounds }: Names) {
  const manoeuvre = (id: string): string => named(language, MANOEUVRES, id);
  const skill = (id: string): string => named(language, SKILLS, id);
  return {
    manoeuvre,
    skill,
    botte: (id: string): string => named(language, BOTTES, id),
    eclat: (id: string): string => named(language, eclatCalled, id),
    idea: (at: number): string => BRUMES[at]?.[language] ?? '',
    wound: (kind: string | null | undefined): string => wounds[(kind ?? 'untold') as keyof typeof wounds] ?? kind,
    difficulty(black: number): string {
      const found = DIFFICULTIES.find((one) => one.black === black)?.[language] ?? String(black);
      return `${found} (${black === 0 ? '0' : pebbles(-black, black)})`;
    },
    /** What a test is about: `skill:serrurerie`, `char:INT`, `trait:Lâche`, `fight:fente`, or a word of its own. */
    tested(what: string): string {
      const [kind = '', ...rest] = what.split(':');
      const name = rest.join(':');
      if (kind === 'skill') return skill(name);
      if (kind === 'char') return named(language, CHARACTERISTIC_WORDS, name);
      if (kind === 'fight') return manoeuvre(name);
      return name ? readyWord(language, name) : (own[what as keyof typeof own] ?? what);
    },
  };
}
export type Figures = ReturnType<typeof figuresIn>;

/** Draws whose order counts. */
const ROWS: ReadonlySet<string> = new Set(['test', 'redraw', 'combination']);

/** Stones as they came: counts of black and white, or a row of 0 and 1. */
export function drawn(label: string, outcome: DrawResult): string {
  if (typeof outcome === 'number') return String(outcome);
  if (ROWS.has(label)) return outcome.map((stone) => (stone === 1 ? '○' : '●')).join('');
  const [black = 0, white = 0] = outcome;
  // A coin shows faces: 2 for white.
  return outcome.length === 2 ? pebbles(white, black) : outcome.map((face) => (face === 2 ? '○' : '●')).join('');
}
