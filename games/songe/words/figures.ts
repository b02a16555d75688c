/** What both languages say alike: stones, rows, names looked up in the data. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Language } from '@reverie/kernel/game';
import type { Answer, Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { BOTTES, type BotteId } from '../data/bottes.ts';
import { BRUMES } from '../data/brumes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, type Characteristic, SKILLS, type SkillId } from '../data/skills.ts';
import { DIFFICULTIES, enrichmentPrice } from '../data/tables.ts';
import type { Event, Told } from '../events.ts';
import type { AboutOf, Kind, Way } from '../questions.ts';
import type { SongeDecision } from '../types.ts';

export type Tellings = { readonly [K in Event['kind']]: (e: Told<K>) => string };
export type Choices = { readonly [K in Answer['do']]: (a: Do<K>, d: SongeDecision) => string };
export type Questions = { readonly [K in Kind]: (about: AboutOf<K>) => string };

/** A value of a table by a key that came from outside it. */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export const tell = (tellings: Tellings, e: Event): string => (tellings[e.kind] as (e: Event) => string)(e);
export const choose = (choices: Choices, a: Answer, d: SongeDecision): string =>
  (choices[a.do] as (a: Answer, d: SongeDecision) => string)(a, d);
export const ask = (questions: Questions, d: SongeDecision): string =>
  (questions[d.kind] as (about: SongeDecision['about']) => string)(d.about);

/** A figure, a seat or an object by its name; by its number where the question does not say. */
export const figureIn = ({ about }: SongeDecision, i: number): string =>
  ('names' in about ? about.names[i] : undefined) ?? `n° ${i}`;
export const seatIn = ({ about }: SongeDecision, seat: number): string | undefined =>
  'seats' in about ? about.seats.find(([one]) => one === seat)?.[1] : undefined;
export const objectIn = ({ about }: SongeDecision, i: number): string =>
  ('objects' in about ? about.objects[i] : undefined) ?? `n° ${i + 1}`;

/** SON-KAR-15: the cases that good Karma costs at this table. */
export const karmaCasesIn = ({ about }: SongeDecision): number =>
  ('karmaCases' in about ? about.karmaCases : undefined) ?? 2;
/** SON-PPS-16: what a key moment costs everybody. */
export const priceIn = ({ about }: SongeDecision): number | undefined => ('price' in about ? about.price : undefined);
/** How an encounter of the Brumes is faced, and whom one meets there. */
export const wayIn = ({ about }: SongeDecision, at: number): Way | undefined =>
  'ways' in about ? about.ways[at] : undefined;
export const foeIn = ({ about }: SongeDecision): string => {
  const met = 'ways' in about ? BRUMES[about.idea] : undefined;
  return READY[met?.duel ?? met?.band ?? '']?.name ?? '';
};
/** What a PNJ is enriched with costs. */
export const enriching = ({ what, name, points = 1 }: Do<'enrich'>): number => enrichmentPrice(what, name, points);

/** '○○●'; a dash where there is nothing. */
export const pebbles = (white: number, black: number): string =>
  '○'.repeat(Math.max(0, white)) + '●'.repeat(Math.max(0, black)) || '–';
export const rowOf = (row: readonly boolean[]): string => row.map((stone) => (stone ? '○' : '●')).join('') || '–';
/** Fixed stones as they lie: white or black. */
export const fixedRow = (f: number): string => (f >= 0 ? '○'.repeat(f) : '●'.repeat(-f));
/** The same before what was drawn; nothing where nothing is fixed. */
export const bracketed = (f: number): string => (f === 0 ? '' : `[${fixedRow(f)}] `);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

export const manoeuvre = (language: Language, id: string): string =>
  Object.hasOwn(MANOEUVRES, id) ? MANOEUVRES[id as ManoeuvreId][language] : id;
export const botte = (language: Language, id: string): string =>
  Object.hasOwn(BOTTES, id) ? BOTTES[id as BotteId][language] : id;
export const skill = (language: Language, id: string): string =>
  Object.hasOwn(SKILLS, id) ? SKILLS[id as SkillId][language] : id;
export const eclat = (language: Language, id: string): string => eclatCalled(id)?.[language] ?? id;
export const idea = (language: Language, at: number): string => BRUMES[at]?.[language] ?? '';
export const difficulty = (language: Language, black: number): string => {
  const found = DIFFICULTIES.find((one) => one.black === black)?.[language] ?? String(black);
  return `${found} (${black === 0 ? '0' : pebbles(-black, black)})`;
};

/** What a test is about: `skill:serrurerie`, `char:INT`, `trait:Lâche`, `fight:fente`, or a word of its own. */
export function tested(language: Language, what: string, own: Readonly<Record<string, string>>): string {
  const [kind = '', ...rest] = what.split(':');
  const name = rest.join(':');
  if (kind === 'skill') return skill(language, name);
  if (kind === 'char') return CHARACTERISTIC_WORDS[name as Characteristic]?.[language] ?? name;
  if (kind === 'fight') return manoeuvre(language, name);
  return name || (entry(own, what) ?? what);
}

/** Stones as they came: counts of black and white, or a row of 0 and 1. */
export function drawn(label: string, outcome: DrawResult, rows: ReadonlySet<string>): string {
  if (typeof outcome === 'number') return String(outcome);
  if (rows.has(label)) return outcome.map((stone) => (stone === 1 ? '○' : '●')).join('');
  const [black = 0, white = 0] = outcome;
  // A coin shows faces: 2 for white.
  return outcome.length === 2 ? pebbles(white, black) : outcome.map((face) => (face === 2 ? '○' : '●')).join('');
}
