/** What both languages say alike: signs, dice, moments, names looked up in the data, and which words stand when. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { DecisionOf, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Answer, Do } from '../answers.ts';
import { DESIRES, FIXED_IDEAS } from '../data/desires.ts';
import { type Fate, SOUFFLES, TETES } from '../data/dragons.ts';
import { type EncounterKind, lossTo } from '../data/encounters.ts';
import { ERRATIC_EFFECTS } from '../data/erratic.ts';
import { dayAt, type Hour, hourAt, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, type Cell, cellAt } from '../data/map.ts';
import { OMBRES, QUEUES } from '../data/queues.ts';
import { EVERYWHERE } from '../data/spell-terms.ts';
import { spellById } from '../data/spells.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import type { Voie } from '../data/voies.ts';
import type { Words } from '../data/words.ts';
import type { Event, Rolled } from '../events.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import type { About, Question } from '../questions.ts';
import type { Aim, Mode } from '../state.ts';
import type { Types } from '../types.ts';
import {
  DIRECTION_WORDS,
  HOUR_WORDS,
  ORIGIN_WORDS,
  RESULT_WORDS,
  SOMEWHERE,
  STAT_WORDS,
  TARGET_WORDS,
  TERM_WORDS,
} from './lexicon.ts';

/**
 * A sentence for each kind of event; `who` is the name of whom it speaks of, `sitting` that of anybody else,
 * `gardien` that of whoever leads.
 */
export type Tellings = {
  readonly [K in Event['kind']]: (
    e: Extract<Event, { kind: K }>,
    who: string,
    sitting: (seat: SeatIndex) => string,
    gardien: string | undefined,
  ) => string;
};
/** A sentence for each kind of question; `who` is whom it is about, if anybody. */
export type Questions = { readonly [K in Question['kind']]: (about: About<K>, who: string) => string };
/** What each answer says. */
export type Choices = {
  readonly [K in Answer['do']]: (a: Do<K>, d: DecisionOf<Types>, who: (seat: SeatIndex) => string) => string;
};

/** With a real minus sign, and a plus where there is something to add. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

/** A figure of the sheet: with a sign only where it is below 0. */
export const figure = (n: number): string => (n < 0 ? signed(n) : String(n));

/** 1d100 as its dice show it: 07, 42, 00. */
export const percentile = (roll: number): string => String(roll % 100).padStart(2, '0');

export const nameOf = (seats: readonly Seat[], seat: SeatIndex): string => seats[seat]?.name ?? `#${seat}`;

export const cellNamed = (coord: string): Cell | undefined => CELLS[cellAt(coord) ?? -1];

/** Where a step leads from the cell of a question: undefined where that is not known, null off the map. */
export function stepFrom(d: DecisionOf<Types>, towards: Direction): Cell | null | undefined {
  if (d.kind !== 'lands' || d.about.cell === undefined) return undefined;
  const { cell, missing = [] } = d.about;
  const to = CELLS[step(cellAt(cell) ?? -1, towards) ?? -1];
  return to === undefined || missing.includes(to.coord) ? null : to;
}

/** RDD-UP-01: the rêve points of a montée. */
export const monteeCost = (d: DecisionOf<Types>, mode: Mode): number => (d.kind === 'world' ? d.about.costs[mode] : 1);

/** What a montée, a cell, a round on it or a round of struggle tires; undefined where nothing does. */
export const fatigueOf = (d: DecisionOf<Types>): number | undefined =>
  d.kind === 'world' || d.kind === 'lands' || d.kind === 'struggle' ? d.about.fatigue : undefined;

/** RDD-ENC-07: what repressing costs here. */
export const repressionHere = (d: DecisionOf<Types>): number =>
  d.kind === 'encounter' || d.kind === 'struggle' ? d.about.price : 1;

export const metIn = (d: DecisionOf<Types>): EncounterKind | undefined =>
  d.kind === 'encounter' || d.kind === 'struggle' ? d.about.encounter : undefined;

/** What not mastering costs at once; undefined where it costs nothing. */
export function lossIn(d: DecisionOf<Types>): ReturnType<typeof lossTo> | undefined {
  if (d.kind !== 'encounter' && d.kind !== 'struggle') return undefined;
  const lost = lossTo(d.about.encounter, d.about.force);
  return lost.points > 0 ? lost : undefined;
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

/** A value of a table by a key that came from outside it. */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** An event in words. `Tellings` has a sentence for every kind, so the one that is found takes this event. */
export function tell(tellings: Tellings, e: Event, seats: readonly Seat[]): string {
  const sitting = (seat: SeatIndex): string => nameOf(seats, seat);
  const sentence = tellings[e.kind] as (e: Event, ...rest: [string, typeof sitting, string | undefined]) => string;
  const gardien = seats.find(({ role }) => role === 'gardien')?.name;
  return sentence(e, 'seat' in e ? sitting(e.seat) : '', sitting, gardien);
}

/** A question in words; `sitting` names who sits somewhere. */
export function ask(questions: Questions, d: DecisionOf<Types>, sitting: (seat: SeatIndex) => string): string {
  const sentence = questions[d.kind] as (about: typeof d.about, who: string) => string;
  return sentence(d.about, d.about && 'seat' in d.about ? sitting(d.about.seat) : '');
}

/** An answer in words. */
export function choose(
  choices: Choices,
  a: Answer,
  d: DecisionOf<Types>,
  sitting: (seat: SeatIndex) => string,
): string {
  const sentence = choices[a.do] as (a: Answer, d: DecisionOf<Types>, who: typeof sitting) => string;
  return sentence(a, d, sitting);
}

/** Rolls on the resolution table and on tables of a hundred are read off two dice. */
const PERCENTILES = new Set(['encounter.kind', 'mastering', 'cast', 'resistance', 'sight', 'will', 'dragon', 'secret']);

/** What was drawn: two digits for 1d100, a direction for a drift, else the number. */
export function outcome(label: string, drawn: DrawResult): string {
  if (typeof drawn !== 'number') return drawn.join(' ');
  if (PERCENTILES.has(label)) return percentile(drawn);
  return label === 'drift' ? (DIRECTIONS[drawn - 1] ?? String(drawn)) : String(drawn);
}

/** What the sentences below are made of in one language. */
interface Joints {
  points(n: number): string;
  tired(n: number): string;
  repressed(n: number): string;
  cells(n: number): string;
  ownSpell(number: number): string;
  /** Where a spell is cast that has no terrain of its own. */
  readonly origins: Readonly<Record<keyof typeof ORIGIN_WORDS, string>>;
  until(hour: string, day: number): string;
  left(n: number): string;
  birth(hour: string): string;
  /** A distance that is aimed over; one that a spell reaches, before and after it is cast. */
  away(metres: number): string;
  within(metres: number): string;
  reach(metres: number): string;
  readonly touch: string;
  readonly anyRange: string;
  readonly seat: string;
  readonly at: string;
  readonly by: string;
  readonly here: string;
  readonly offMap: string;
  readonly somewhere: string;
  readonly bend: string;
  readonly andTest: string;
  readonly thisRound: string;
  readonly onFailure: string;
  readonly ofLife: string;
  readonly life: string;
  readonly threshold: string;
  /** What may be amiss with a target: not seen, not pointed at, not fitting. */
  readonly flaws: readonly [string, string, string];
}

/** The phrases of one language that sentences are built from; which of them stands when is said here. */
export function speech(language: Language, say: Joints) {
  const colon = language === 'fr' ? ' : ' : ': ';
  const semicolon = language === 'fr' ? ' ; ' : '; ';
  const percent = (n: number): string => (language === 'fr' ? `${n}\u00a0%` : `${n}%`);
  const hour = (n: number): string => HOUR_WORDS[n]?.[language] ?? '';
  const spell = (id: string): string => spellName(id, say.ownSpell);
  /** « Collines d’Encre (J4) »; English tells the terrain as well, since the name is French. */
  const cell = (coord: string): string => {
    const found = cellNamed(coord);
    if (!found) return coord;
    return `${found.name} (${coord}${language === 'en' ? `, ${TERRAIN_WORDS[found.kind].en}` : ''})`;
  };
  const effect = (id: string): string => effectName(id)?.[language] ?? id;
  const target = (id: string): string => entry(TARGET_WORDS, id)?.[language] ?? id;
  const moment = (until: number): string => say.until(hour(lastHour(until).hour), lastHour(until).day);
  const range = (metres: number, within: (metres: number) => string): string =>
    metres === 0 ? say.touch : metres >= EVERYWHERE ? say.anyRange : within(metres);
  /** What becomes of a figure of the sheet; other numbers count what is still to come. */
  const changes: Readonly<Record<string, (n: number) => string>> = {
    coupDeBarre: (n) => `fatigue ${signed(n)}`,
    infarctus: (n) => `${say.life} ${signed(n)}`,
    seuil: (n) => `${say.threshold} ${n}`,
  };
  const drawn = (id: string, value: string | number): string => {
    if (typeof value === 'number') return entry(changes, id)?.(value) ?? say.left(value);
    return entry(TERRAIN_WORDS, value)?.[language] ?? effectName(value)?.[language] ?? spell(value);
  };
  return {
    colon,
    percent,
    hour,
    spell,
    cell,
    effect,
    target,
    moment,
    range: (metres: number): string => range(metres, say.within),
    reach: (metres: number): string => range(metres, say.reach),
    voieName: (voie: Voie): string => TERM_WORDS[voie][language],
    stat: (what: string): string => entry(STAT_WORDS, what)?.[language] ?? what,
    aside: (detail: string | undefined): string => (detail ? `${colon}${detail}` : ''),
    sitting: (seats: readonly Seat[] | undefined, seat: SeatIndex = 0): string =>
      seats?.[seat]?.name || `${say.seat} ${seat + 1}`,
    /** A cell by its name where it is known, else by its terrain. */
    seen: (coord: string | null | undefined, terrain: Terrain | null): string =>
      coord ? `${cell(coord)}.` : terrain ? SOMEWHERE[terrain][language] : say.somewhere,
    where: (id: string): string => entry(TERRAIN_WORDS, id)?.[language] ?? entry(say.origins, id) ?? cell(id),
    /** The same in a word. */
    castIn: (id: string): string => entry(TERRAIN_WORDS, id)?.[language] ?? entry(ORIGIN_WORDS, id)?.[language] ?? id,
    /** « RÊVE 14 à −2, 56 % ; 13, significative » */
    sum: (what: string, { characteristic, adjustment, percent: p, bonus, roll, result }: Rolled): string =>
      `${what} ${characteristic} ${say.at} ${signed(adjustment)}, ${percent(p)}${bonus ? ` (+${percent(bonus)})` : ''}${semicolon}${percentile(roll)}, ${RESULT_WORDS[result][language]}`,
    figures: (set: Readonly<Record<string, number | undefined>>): string =>
      Object.entries(set)
        .map(([what, value]) => `${entry(STAT_WORDS, what)?.[language] ?? what} ${figure(value ?? 0)}`)
        .join(', '),
    place({ cell: coord, towards = 'N', steps = 1, bend, more = 0 }: Omit<Do<'send'>, 'do'>): string {
      if (coord !== undefined) return cell(coord);
      const way = (cells: number, direction: Direction) =>
        `${say.cells(cells)} ${DIRECTION_WORDS[direction][language]}`;
      return bend ? `${way(steps, towards)}, ${say.bend} ${way(more, bend)}` : way(steps, towards);
    },
    tiring(d: DecisionOf<Types>): string {
      const fatigue = fatigueOf(d);
      return fatigue === undefined ? '' : ` (${say.tired(fatigue)})`;
    },
    /** The cell that a step leads to, where it is known from which one. */
    leading(d: DecisionOf<Types>, towards: Direction): string {
      const to = stepFrom(d, towards);
      return to === undefined ? '' : `${colon}${to === null ? say.offMap : `${to.name}, ${to.coord}`}`;
    },
    /** The price of repressing: a counter that rises, and the roll that holds it or not. */
    repressing: (price: number | undefined): string =>
      price === undefined ? '' : ` (${say.repressed(price)}, ${say.andTest})`,
    /** The round of a struggle is paid whatever one does; failure costs extra. */
    mastering(d: DecisionOf<Types>): string {
      const [fatigue, lost] = [d.kind === 'struggle' && d.about.fatigue, lossIn(d)];
      const vie = lost && lost.vie > 0 ? ` ${say.ofLife.replace('#', String(lost.vie))}` : '';
      const parts = [
        ...(fatigue ? [`${say.tired(fatigue)} ${say.thisRound}`] : []),
        ...(lost ? [`${say.onFailure} ${say.points(lost.points)}${vie}`] : []),
      ];
      return bracketed(parts.join(semicolon));
    },
    aimed({ target: id, name, distance, others = [] }: Pick<Aim, 'target' | 'name' | 'distance' | 'others'>): string {
      const all = [name, ...others.map((one) => one.name)].map((one) => one ?? target(id));
      return `${all.join(' + ')}, ${distance === 0 ? say.touch : say.away(distance)}`;
    },
    flaws: ({ visible, pointed, fitting }: Do<'aim'>): string[] =>
      say.flaws.filter((_, i) => ![visible, pointed, fitting][i]),
    /** How a spell is cast, in brackets behind its name: figures first, then what the caster has said. */
    casting({ spell: id, cost, voie, difficulty, here, hour: birth, detail }: Do<'cast'>): string {
      const r = spellCost(id, cost);
      const parts = [
        ...spellDifficulty(id, difficulty),
        ...(r === undefined ? [] : [say.points(r)]),
        ...(voie ? [`${say.by} ${TERM_WORDS[voie][language]}`] : []),
        ...(here ? [say.here] : []),
        ...(birth === undefined ? [] : [say.birth(hour(birth))]),
        ...(detail === undefined ? [] : [detail]),
      ];
      return bracketed(parts.join(', '));
    },
    /** What a second draw made of an effect, where it lies and how long it lasts. */
    effectParts({ id, until, cells, value }: Extract<Event, { kind: 'effect' }>): string {
      const parts = [
        ...(value === null ? [] : [drawn(id, value)]),
        ...(cells.length === 0 ? [] : [cells.length > 3 ? say.cells(cells.length) : cells.map(cell).join(', ')]),
        ...(until === null ? [] : [moment(until)]),
      ];
      return parts.length === 0 ? '' : `${colon}${parts.join(semicolon)}`;
    },
    /** A fate with its effect, as the tables of the Dragons have it. */
    fate(id: string, table: string): string {
      const fate = fateNamed(id, table);
      return fate ? `${fate.name[language]}. ${fate.effect[language]}` : id;
    },
    erraticEffect: (voie: Voie, detail: string): string =>
      ERRATIC_EFFECTS[voie].find(({ id }) => id === detail)?.[language] ?? detail,
  };
}
