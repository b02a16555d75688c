/** What both languages say alike: signs, dice, moments, names looked up in the data, and which words stand when. */
import { capital } from '@reverie/kernel/capital';
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { DecisionOf, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import { chosen, isSeveral } from '@reverie/kernel/sentences';
import { entry, filled, frenchOf, signed, type Words, wordsIn } from '@reverie/kernel/words';
import type { Do } from '../answers.ts';
import { DESIRES, FIXED_IDEAS } from '../data/desires.ts';
import { FATES, type FateTable, fateNamed } from '../data/dragons.ts';
import { ENCOUNTER_WORDS, lossTo } from '../data/encounters.ts';
import { ERRATIC_EFFECTS } from '../data/erratic.ts';
import { dayAt, hourAt, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, type Cell, cellAt } from '../data/map.ts';
import { QUESTS, type QuestId } from '../data/quests.ts';
import { EVERYWHERE } from '../data/spell-terms.ts';
import { spellById } from '../data/spells.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import type { Voie } from '../data/voies.ts';
import type { Event, Rolled } from '../events.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import type { About } from '../questions.ts';
import type { Aim, How, Mode } from '../state.ts';
import type { Types } from '../types.ts';
import { CREATION_WORDS } from './creation.ts';
import * as lexicon from './lexicon.ts';

/** A figure of the sheet: with a sign only where it is below 0. */
export const figure = (n: number): string => (n < 0 ? signed(n) : String(n));

/** 1d100 as its dice show it: 07, 42, 00. */
const percentile = (roll: number): string => String(roll % 100).padStart(2, '0');

export const nameOf = (seats: readonly Seat[], seat: SeatIndex): string => seats[seat]?.name ?? `#${seat}`;

export const cellNamed = (coord: string): Cell | undefined => CELLS[cellAt(coord) ?? -1];

/** Where a step leads from the cell of a question: undefined where that is not known, null off the map. */
function stepFrom(d: DecisionOf<Types>, towards: Direction): Cell | null | undefined {
  if (d.kind !== 'lands' || d.about.cell === undefined) return undefined;
  const { cell, missing = [] } = d.about;
  const to = CELLS[step(cellAt(cell) ?? -1, towards) ?? -1];
  return to === undefined || missing.includes(to.coord) ? null : to;
}

/** What a montée, a cell, a round on it or a round of struggle tires; undefined where nothing does. */
const fatigueOf = (d: DecisionOf<Types>): number | undefined =>
  d.kind === 'world' || d.kind === 'lands' || d.kind === 'struggle' ? d.about.fatigue : undefined;

/** Who is to be mastered, if anybody. */
export const metIn = (d: DecisionOf<Types>): About<'encounter'> | undefined =>
  d.kind === 'encounter' || d.kind === 'struggle' ? d.about : undefined;

/** A round as people count it, from 1 within its hour. */
export const roundOfHour = (round: number): number => (round % ROUNDS_AN_HOUR) + 1;

/** The hour with whose end something is over that lasts until this round; its day from 1. */
export const lastHour = (until: number) => ({ hour: hourAt(until - 1), day: dayAt(until - 1) + 1 });

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
function spellDifficulty(id: string, set: number | undefined): string[] {
  const own = spellById(id)?.difficulty;
  const d = set ?? (own === 'variable' ? undefined : own);
  return d === undefined ? [] : [`R${signed(d)}`];
}

/** The rêve points that a spell takes; `set` is what its caster says. */
function spellCost(id: string, set: number | undefined): number | undefined {
  const own = spellById(id)?.cost;
  if (set !== undefined || own === undefined || own === 'variable') return set;
  return 'fixed' in own ? own.fixed : own.atLeast;
}

/** In brackets behind what it is said of, if there is anything to say. */
const bracketed = (text: string): string => (text === '' ? '' : ` (${text})`);

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
function repressionOf(what: string): number | undefined {
  const id = what.startsWith('desir.') ? 'desirLancinant' : what.startsWith('idee.') ? 'ideeFixe' : what;
  const prices = new Set(
    [...FATES.queue, ...FATES.ombre].filter((fate) => fate.id === id).map(({ repression }) => repression),
  );
  return prices.size === 1 ? [...prices][0] : undefined;
}

/** Rolls on the resolution table and on tables of a hundred are read off two dice. */
const PERCENTILES = new Set(['encounter.kind', 'mastering', 'cast', 'resistance', 'sight', 'will', 'dragon', 'secret']);

/** What was drawn: two digits for 1d100, a direction for a drift, else the number. */
export function outcome(label: string, drawn: DrawResult): string {
  if (typeof drawn !== 'number') return drawn.join(' ');
  if (PERCENTILES.has(label)) return percentile(drawn);
  return label === 'drift' ? (DIRECTIONS[drawn - 1] ?? String(drawn)) : String(drawn);
}

/** What a sentence is filled with: the fields of what it tells, and what follows from them. */
export type Facts = Readonly<Record<string, unknown>>;

/** What is mastered is feminine in French where it is no encounter. */
export const isTrial = (what: unknown): boolean => typeof what === 'string' && Object.hasOwn(lexicon.TRIAL_WORDS, what);

/** The phrases of one language that sentences are built from; which of them stands when is said here. */
export function speech(language: Language) {
  const say = wordsIn(language, lexicon.JOINTS);
  const colon = language === 'fr' ? ' : ' : ': ';
  const semicolon = language === 'fr' ? ' ; ' : '; ';
  const word = (table: Readonly<Record<string, Words>>, key: string): string => entry(table, key)?.[language] ?? key;
  const counted = Object.fromEntries(
    Object.entries(wordsIn(language, lexicon.COUNTED)).map(([what, words]) => {
      const [one, many] = words.split('|');
      return [what, (n: number) => `${n} ${isSeveral(language, n) ? many : one}`];
    }),
  ) as Readonly<Record<keyof typeof lexicon.COUNTED, (n: number) => string>>;
  const percent = (n: number): string => (language === 'fr' ? `${n}\u00a0%` : `${n}%`);
  const hour = (n: number): string => lexicon.HOUR_WORDS[n]?.[language] ?? '';
  const spell = (id: string): string => spellName(id, (n) => fill(say.ownSpell, { n }));
  /** « Collines d’Encre (J4) »; English tells the terrain as well, since the name is French. */
  const cell = (coord: string): string => {
    const found = cellNamed(coord);
    if (!found) return coord;
    return `${found.name} (${coord}${language === 'en' ? `, ${TERRAIN_WORDS[found.kind].en}` : ''})`;
  };
  const effect = (id: string): string => effectName(id)?.[language] ?? id;
  const target = (id: string): string => word(lexicon.TARGET_WORDS, id);
  const moment = (until: number): string => fill(say.until, lastHour(until));
  const range = (n: number, within: string): string =>
    n === 0 ? say.touch : n >= EVERYWHERE ? say.anyRange : fill(within, { n });
  const stat = (what: string): string => word(lexicon.STAT_WORDS, what);
  /** The price of repressing: a counter that rises, and the roll that holds it or not. */
  const repressing = (price: number | undefined): string =>
    price === undefined ? '' : ` (${counted.repressed(price)}, ${say.andTest})`;
  /** What becomes of a figure of the sheet; other numbers count what is still to come. */
  const changes: Readonly<Record<string, (n: number) => string>> = {
    coupDeBarre: (n) => `fatigue ${signed(n)}`,
    infarctus: (n) => `${say.life} ${signed(n)}`,
    seuil: (n) => `${say.threshold} ${n}`,
  };
  const drawn = (id: string, value: string | number): string => {
    if (typeof value === 'number') return entry(changes, id)?.(value) ?? fill(say.left, { n: value });
    return entry(TERRAIN_WORDS, value)?.[language] ?? effectName(value)?.[language] ?? spell(value);
  };

  /** `{key|how}` in a sentence: how what stands under the key is said. The other facts come second. */
  const phrases = {
    ...counted,
    ...{ percent, figure, signed, hour, spell, cell, effect, target, moment, stat },
    Target: (id: string): string => capital(target(id)),
    nth: (n: number): string => String(n + 1),
    die: percentile,
    round: (round: number): string => String(roundOfHour(round)),
    range: (metres: number): string => range(metres, say.within),
    reach: (metres: number): string => range(metres, say.reach),
    voie: (voie: Voie): string => lexicon.TERM_WORDS[voie][language],
    of: frenchOf,
    aside: (detail: string): string => (detail ? `${colon}${detail}` : ''),
    purse: (id: string): string => entry(CREATION_WORDS[language].purses, id) ?? id,
    trial: (id: string): string => word(lexicon.TRIAL_WORDS, id),
    encounter: (id: string): string => word(ENCOUNTER_WORDS, id),
    gift: (what: string): string => word(lexicon.GIFT_QUESTIONS, what),
    legacy: (table: string): string => word(lexicon.LEGACY_WORDS, table),
    direction: (towards: Direction): string => lexicon.DIRECTION_WORDS[towards][language],
    arrival: (how: How, facts: Facts): string => fill(lexicon.ARRIVALS[how][language], facts),
    quest: (id: QuestId): string => QUESTS[id].title[language],
    reward: (id: QuestId): string => String(QUESTS[id].reward),
    named: ({ name }: { readonly name: string }): string => name,
    /** A cell by its name where it is known, else by its terrain. */
    seen: (coord: string, { terrain }: { readonly terrain?: Terrain | null }): string =>
      coord ? `${cell(coord)}.` : terrain ? lexicon.SOMEWHERE[terrain][language] : say.somewhere,
    where: (id: string): string =>
      entry(TERRAIN_WORDS, id)?.[language] ?? entry(lexicon.ORIGINS, id)?.[language] ?? cell(id),
    /** The same in a word. */
    castIn: (id: string): string => entry(TERRAIN_WORDS, id)?.[language] ?? word(lexicon.ORIGIN_WORDS, id),
    /** « 14 à −2, 56 % ; 13, significative » */
    roll: ({ characteristic, adjustment, percent: p, bonus, roll, result }: Rolled): string =>
      `${characteristic} ${say.at} ${signed(adjustment)}, ${percent(p)}${bonus ? ` (+${percent(bonus)})` : ''}${semicolon}${percentile(roll)}, ${lexicon.RESULT_WORDS[result][language]}`,
    figures: ({ do: _, ...set }: Do<'state'>): string =>
      Object.entries(set)
        .map(([what, value]) => `${stat(what)} ${figure(value ?? 0)}`)
        .join(', '),
    place({ cell: coord, towards = 'N', steps = 1, bend, more = 0 }: Do<'send'>): string {
      if (coord !== undefined) return cell(coord);
      const way = (cells: number, direction: Direction) =>
        `${counted.cells(cells)} ${lexicon.DIRECTION_WORDS[direction][language]}`;
      return bend ? `${way(steps, towards)}, ${say.bend} ${way(more, bend)}` : way(steps, towards);
    },
    montee: (mode: Mode, { d }: { readonly d: DecisionOf<Types> }): string =>
      `${counted.points(d.kind === 'world' ? d.about.costs[mode] : 1)}, ${counted.tired(fatigueOf(d) ?? 1)}`,
    tiring(d: DecisionOf<Types>): string {
      const fatigue = fatigueOf(d);
      return fatigue === undefined ? '' : ` (${counted.tired(fatigue)})`;
    },
    /** The cell that a step leads to, where it is known from which one. */
    leading(towards: Direction, { d }: { readonly d: DecisionOf<Types> }): string {
      const to = stepFrom(d, towards);
      return to === undefined ? '' : `${colon}${to === null ? say.offMap : `${to.name}, ${to.coord}`}`;
    },
    /** RDD-ENC-07: what repressing costs here. */
    price: (d: DecisionOf<Types>): string => repressing(metIn(d)?.price ?? 1),
    tailPrice: (what: string): string => repressing(repressionOf(what)),
    /** The round of a struggle is paid whatever one does; failure costs extra. */
    mastering(d: DecisionOf<Types>): string {
      const [fatigue, met] = [d.kind === 'struggle' && d.about.fatigue, metIn(d)];
      const lost = met && lossTo(met.encounter, met.force);
      const parts = [
        ...(fatigue ? [fill(say.thisRound, { fatigue })] : []),
        ...(lost?.points ? [fill(say.onFailure, { ...lost })] : []),
      ];
      return bracketed(parts.join(semicolon));
    },
    aimed({ target: id, name, distance, others = [] }: Pick<Aim, 'target' | 'name' | 'distance' | 'others'>): string {
      const all = [name, ...others.map((one) => one.name)].map((one) => one ?? target(id));
      return `${all.join(' + ')}, ${distance === 0 ? say.touch : fill(say.away, { n: distance })}`;
    },
    flaws: (aim: Do<'aim'>): string =>
      (['visible', 'pointed', 'fitting'] as const)
        .filter((what) => !aim[what])
        .map((what) => `, ${lexicon.FLAWS[what][language]}`)
        .join(''),
    /** How a spell is cast, in brackets behind its name: figures first, then what the caster has said. */
    casting({ spell: id, cost, voie, difficulty, here, hour: birth, detail }: Do<'cast'>): string {
      const r = spellCost(id, cost);
      const parts = [
        ...spellDifficulty(id, difficulty),
        ...(r === undefined ? [] : [counted.points(r)]),
        ...(voie ? [`${say.by} ${lexicon.TERM_WORDS[voie][language]}`] : []),
        ...(here ? [say.here] : []),
        ...(birth === undefined ? [] : [fill(say.birth, { hour: birth })]),
        ...(detail === undefined ? [] : [detail]),
      ];
      return bracketed(parts.join(', '));
    },
    /** What a second draw made of an effect, where it lies and how long it lasts. */
    parts({ id, until, cells, value }: Extract<Event, { kind: 'effect' }>): string {
      const parts = [
        ...(value === null ? [] : [drawn(id, value)]),
        ...(cells.length === 0 ? [] : [cells.length > 3 ? counted.cells(cells.length) : cells.map(cell).join(', ')]),
        ...(until === null ? [] : [moment(until)]),
      ];
      return parts.length === 0 ? '' : `${colon}${parts.join(semicolon)}`;
    },
    /** A spell that the gardien lays or takes away, and its cell. */
    reserve(name: string): string {
      const [id = '', coord] = name.split(' ');
      return `${spell(id)}${coord ? `, ${cell(coord)}` : ''}`;
    },
    /** A fate with its effect, as the tables of the Dragons have it. */
    fate(id: string, { table }: { readonly table: FateTable }): string {
      const fate = fateNamed(id, table);
      return fate ? `${fate.name[language]}. ${fate.effect[language]}` : id;
    },
    erratic: (detail: string, { voie }: { readonly voie: Voie }): string =>
      ERRATIC_EFFECTS[voie].find(({ id }) => id === detail)?.[language] ?? detail,
  } satisfies Readonly<Record<string, (fact: never, facts: never) => string>>;

  function fill(text: string, facts: Facts): string {
    const stands = chosen(text, facts, (n) => isSeveral(language, n));
    return filled(stands, (key, how) => {
      const phrase = entry<(fact: unknown, facts: Facts) => string>(phrases as never, how);
      return phrase ? phrase(facts[key] ?? '', facts) : String(facts[key] ?? '');
    });
  }
  const sitting = (seats: readonly Seat[] | undefined, seat: SeatIndex): string =>
    seats?.[seat]?.name || `${say.seat} ${seat + 1}`;
  return { ...phrases, fill, sitting };
}
