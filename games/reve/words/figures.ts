/** What both languages say alike: signs, dice, moments, and names looked up in the data. */
import type { Drawn } from '@reverie/kernel/chance/chance';
import type { Decision, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { DESIRES, FIXED_IDEAS } from '../data/desires.ts';
import { type Fate, SOUFFLES, TETES } from '../data/dragons.ts';
import { type EncounterKind, KINDS, SPECIAL_ENCOUNTERS } from '../data/encounters.ts';
import { ERRATIC_EFFECTS } from '../data/erratic.ts';
import { dayAt, type Hour, hourAt, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, type Cell, cellAt } from '../data/map.ts';
import { OMBRES, QUEUES } from '../data/queues.ts';
import { spellById } from '../data/spells.ts';
import type { Voie } from '../data/voies.ts';
import type { Words } from '../data/words.ts';
import type { Event } from '../events.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import type { About, Choices } from './choices.fr.ts';
import type { Tellings } from './events.fr.ts';

/** With a real minus sign, and a plus where there is something to add. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

/** A figure of the sheet: with a sign only where it is below 0. */
export const figure = (n: number): string => (n < 0 ? signed(n) : String(n));

/** 1d100 as its dice show it: 07, 42, 00. */
export const percentile = (roll: number): string => String(roll % 100).padStart(2, '0');

export const nameOf = (seats: readonly Seat[], seat: SeatIndex): string => seats[seat]?.name ?? `#${seat}`;

export const cellNamed = (coord: string): Cell | undefined => CELLS[cellAt(coord) ?? -1];

/** Where a step leads from the cell of a question: undefined where that is not known, null off the map. */
export function stepFrom({ cell, missing = [] }: About, towards: Direction): Cell | null | undefined {
  const from = cell ? cellAt(cell) : undefined;
  if (from === undefined) return undefined;
  const to = CELLS[step(from, towards) ?? -1];
  return to === undefined || missing.includes(to.coord) ? null : to;
}

/** A round as people count it, from 1 within its hour. */
export const roundOfHour = (round: number): number => (round % ROUNDS_AN_HOUR) + 1;

export interface Moment {
  readonly hour: Hour;
  /** From 1. */
  readonly day: number;
}
/** The hour with whose end something is over that lasts until this round. */
export const lastHour = (until: number): Moment => ({ hour: hourAt(until - 1), day: dayAt(until - 1) + 1 });

/** The name of a spell of the list; those of a sheet's own making have only a number outside it. */
export function spellName(id: string, own: (number: number) => string): string {
  const spell = spellById(id);
  if (spell) return spell.name;
  const number = /^own:(\d+)$/.exec(id)?.[1];
  return number === undefined ? id : own(Number(number) + 1);
}

/** "R−5, r4": the difficulty and the cost of a spell, as its players write them; `cost` is what the caster has set. */
export function spellFigures(id: string, cost: number | undefined, difficulty: number | undefined): string {
  const r = spellCost(id, cost);
  return [...spellDifficulty(id, difficulty), ...(r === undefined ? [] : [`r${r}`])].join(', ');
}

/** "R−5", or nothing where it depends on what it is cast at. */
export function spellDifficulty(id: string, set: number | undefined): string[] {
  const own = spellById(id)?.difficulty;
  const d = set ?? (own === 'variable' ? undefined : own);
  return d === undefined ? [] : [`R${signed(d)}`];
}

/** The rêve points that a spell takes; `set` is what its caster says. */
export function spellCost(id: string, set: number | undefined): number | undefined {
  const own = spellById(id)?.cost;
  if (set !== undefined || own === undefined || own === 'variable') return set;
  return 'fixed' in own ? own.fixed : own.atLeast;
}

/** In brackets behind what it is said of, if there is anything to say. */
export const bracketed = (text: string): string => (text === '' ? '' : ` (${text})`);

const TABLES: Readonly<Record<string, readonly Fate[]>> = {
  queue: QUEUES,
  ombre: OMBRES,
  souffle: SOUFFLES,
  tete: TETES,
};

/** A row of a table of queues, ombres, souffles or têtes; without a table, of any of them. */
export function fateNamed(id: string, table?: string): Fate | undefined {
  const tables = table === undefined ? Object.values(TABLES) : [TABLES[table] ?? []];
  return tables.flat().find((fate) => fate.id === id);
}

/** An effect by its name; the idée fixe that forbids the montée is one of its own. */
export const effectName = (id: string): Words | undefined =>
  fateNamed(id === 'refusDeMonter' ? 'ideeFixe' : id)?.name ?? writtenName(id);

/** What a second draw gave: a desire, an idea, a spell that is forgotten; or a fate by its name. */
export function writtenName(id: string): Words | undefined {
  const [what, which = ''] = id.split('.');
  if (what === 'desir') return DESIRES[Number(which) - 1];
  if (what === 'idee') return FIXED_IDEAS[Number(which) - 1];
  if (what !== 'oubli') return fateNamed(id)?.name;
  return {
    fr: `oubli : ${spellName(which, (n) => `sort n° ${n}`)}`,
    en: `forgotten: ${spellName(which, (n) => `spell no. ${n}`)}`,
  };
}

/** What repressing a queue costs, where it costs the same in every table that has it. */
export function repressionOf(what: string): number | undefined {
  const id = what.startsWith('desir.') ? 'desirLancinant' : what.startsWith('idee.') ? 'ideeFixe' : what;
  const prices = new Set([...QUEUES, ...OMBRES].filter((fate) => fate.id === id).map(({ repression }) => repression));
  return prices.size === 1 ? [...prices][0] : undefined;
}

/** RDD-ENC-07: what repressing costs, where the question does not say; the special table alone may ask for more. */
export function usualPrice(kind: EncounterKind): number {
  if (kind === 'reveDeDragon') return 2;
  const common = (KINDS as readonly EncounterKind[]).includes(kind);
  return common ? 1 : (SPECIAL_ENCOUNTERS.find((special) => special.kind === kind)?.repression ?? 1);
}

/** An erratic effect that was drawn; what a gardien told stands for itself. */
export const erraticEffect = (voie: Voie, id: string): Words | undefined =>
  ERRATIC_EFFECTS[voie].find((effect) => effect.id === id);

/** A value of a table by a key that came from outside it. */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** An event in words. `Tellings` has a sentence for every kind, so the one that is found takes this event. */
export function tell(tellings: Tellings, e: Event, seats: readonly Seat[]): string {
  const sentence = tellings[e.kind] as (e: Event, who: string) => string;
  return sentence(e, 'seat' in e ? nameOf(seats, e.seat) : '');
}

/** An answer in words. */
export function choose(choices: Choices, a: Answer, d: Decision, who: (seat: SeatIndex) => string): string {
  return (choices[a.do] as (a: Answer, d: Decision, who: (seat: SeatIndex) => string) => string)(a, d, who);
}

/** Rolls on the resolution table and on tables of a hundred are read off two dice. */
const PERCENTILES = new Set(['encounter.kind', 'mastering', 'cast', 'resistance', 'sight', 'will', 'dragon']);

/** What was drawn: two digits for 1d100, a direction for a drift, else the number. */
export function outcome(label: string, drawn: Drawn): string {
  if (typeof drawn !== 'number') return drawn.join(' ');
  if (PERCENTILES.has(label)) return percentile(drawn);
  return label === 'drift' ? (DIRECTIONS[drawn - 1] ?? String(drawn)) : String(drawn);
}
