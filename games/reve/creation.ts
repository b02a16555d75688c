/**
 * Making a haut-rêvant: what is asked, in order, within what bounds and out of what purse; what follows from it; and the
 * sheet in the end. Any surface can draw a form from FIELDS. The bounds and the purses are ours: the rules played here
 * give none, and the ready characters fit into them. What follows from the figures (vie, endurance, seuil) is the rules'.
 */
import type { Chance } from '@reverie/kernel/chance/chance';
import type { CreationChoice, CreationField } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { trackLength } from './data/fatigue.ts';
import { HOURS } from './data/hours.ts';
import { CELLS, cellAt } from './data/map.ts';
import { SPELLS, spellById } from './data/spells.ts';
import { VOIES, type Voie } from './data/voies.ts';
import { CREATION } from './rules/purposes.ts';
import type { Sheet } from './sheet.ts';

export const CHARACTERISTICS = ['taille', 'constitution', 'volonte', 'vue', 'empathie', 'reve'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** What a player has to say of his haut-rêvant. */
export interface Draft extends Readonly<Record<Characteristic | Voie, number>> {
  readonly name: string;
  /** 0 for Vaisseau to 11 for Château Dormant. */
  readonly birthHour: number;
  readonly start: string;
  readonly spells: readonly string[];
}
export type FieldId = keyof Draft;

/** Points that several fields are paid from: each begins at its least and costs a point for every step. */
export const PURSES = { characteristics: 40, draconic: 44 } as const;
export type PurseId = keyof typeof PURSES;

export type Field = CreationField & { readonly id: FieldId };

/** How long a name may be. */
export const LONGEST = 80;
const MOST_SPELLS = 6;
const BODY: readonly Characteristic[] = ['taille', 'constitution'];

export const FIELDS: readonly Field[] = [
  { id: 'name', kind: 'text', rule: 'RDD-POS-01' },
  ...CHARACTERISTICS.map((id): Field => {
    const rule = BODY.includes(id) ? 'RDD-FAT-01' : 'RDD-ROLL-01';
    return { id, kind: 'number', rule, least: 6, most: 15, purse: 'characteristics' };
  }),
  ...VOIES.map((id): Field => ({ id, kind: 'number', rule: 'RDD-ROLL-01', least: -11, most: 4, purse: 'draconic' })),
  { id: 'birthHour', kind: 'one', rule: 'RDD-TIME-01' },
  { id: 'start', kind: 'text', rule: 'RDD-POS-01', capitals: true },
  { id: 'spells', kind: 'some', rule: 'RDD-SPELL-01', most: MOST_SPELLS },
];

const NUMBERS = FIELDS.filter((field) => field.kind === 'number');

/** What there is to choose from, where a field has a list: hours by their place, spells by their id. */
export function choicesFor({ kind }: CreationField): readonly CreationChoice[] {
  if (kind === 'one') return HOURS.map(({ fr, en }, value) => ({ value, fr, en }));
  return kind === 'some' ? SPELLS.map(({ id, name }) => ({ value: id, fr: name, en: name })) : [];
}

/** Somebody who can be played as he is. */
export const DEFAULTS: Draft = {
  name: 'Sans-Nom',
  taille: 11,
  constitution: 12,
  volonte: 12,
  vue: 12,
  empathie: 12,
  reve: 14,
  oniros: 0,
  hypnos: 2,
  narcos: -2,
  thanatos: -11,
  birthHour: 0,
  start: 'G4',
  spells: ['tympan-d-hypnos', 'detection-d-aura'],
};

/** RDD-FAT-01, RDD-DREAM-01: what follows from a draft; `track` counts the cells of fatigue until he sleeps. */
export function derived({ taille, constitution, volonte, reve }: Draft) {
  const vie = Math.ceil((taille + constitution) / 2);
  const endurance = Math.max(taille + constitution, vie + volonte);
  return { vie, endurance, track: trackLength(endurance), seuil: reve, points: reve };
}
export type Derived = ReturnType<typeof derived>;

/** What a draft takes out of each purse. */
export function spent(draft: Draft): Record<PurseId, number> {
  const total: Record<PurseId, number> = { characteristics: 0, draconic: 0 };
  for (const { id, purse, least } of NUMBERS) total[purse as PurseId] += Number(draft[id]) - least;
  return total;
}

/** Why this cannot stand in a field, whatever stands in the others. */
export function whyNot(field: CreationField, value: unknown): Refusal | undefined {
  const { id, rule } = field;
  if (field.kind === 'some') return whyNotSpells(field, value);
  if (field.kind !== 'text') {
    const [least, most] = field.kind === 'number' ? [field.least, field.most] : [0, HOURS.length - 1];
    const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    return fits ? undefined : invalid(rule, 'outOfRange', { field: id, least, most });
  }
  const named = typeof value === 'string' ? value : '';
  if (id === 'start' && cellAt(named) === undefined)
    return invalid(rule, 'noSuchCell', { field: id, cell: named.slice(0, 40) });
  const fits = named.trim().length > 0 && named.length <= LONGEST;
  return fits ? undefined : invalid(rule, 'needsName', { field: id, most: LONGEST });
}

type Some = Extract<CreationField, { kind: 'some' }>;
function whyNotSpells({ id, rule, most }: Some, value: unknown): Refusal | undefined {
  if (!Array.isArray(value) || value.length > most) return invalid(rule, 'tooManySpells', { field: id, most });
  const unknown = value.find((spell) => typeof spell !== 'string' || !spellById(spell));
  if (unknown !== undefined) return invalid(rule, 'unknownSpell', { field: id, spell: String(unknown).slice(0, 40) });
  const twice = value.find((spell, place) => value.indexOf(spell) !== place);
  return twice === undefined ? undefined : invalid(rule, 'chosenTwice', { field: id, spell: String(twice) });
}

/** A sheet to play with, or everything that stands against it. */
export function created(draft: Readonly<Record<string, unknown>> | Draft): Sheet | Refusal[] {
  const whole = draft as Draft;
  const refusals = FIELDS.flatMap((field) => whyNot(field, whole[field.id]) ?? []);
  if (refusals.length > 0) return refusals;
  const used = spent(whole);
  const over = (Object.keys(PURSES) as PurseId[]).filter((purse) => used[purse] > PURSES[purse]);
  if (over.length > 0)
    return over.map((purse) => invalid('RDD-ROLL-01', 'overspent', { purse, spent: used[purse], most: PURSES[purse] }));
  return sheetOf(whole);
}

function sheetOf(draft: Draft): Sheet {
  const { name, reve, empathie, volonte, vue, oniros, hypnos, narcos, thanatos, birthHour, start, spells } = draft;
  const { vie, endurance } = derived(draft);
  const draconic = { oniros, hypnos, narcos, thanatos };
  return {
    ...{ name: name.trim(), reve, empathie, volonte, vue, endurance, vie, draconic, birthHour, start },
    ...{ spells: [...spells], fatigue: 0, refoulement: 0 },
  };
}

/** Somebody at random: both purses emptied step by step, and spells of the voies that he is least bad at. */
export function randomDraft(chance: Chance, name = DEFAULTS.name): Draft {
  const figures: Partial<Record<FieldId, number>> = {};
  for (const purse of Object.keys(PURSES) as PurseId[]) {
    const fields = NUMBERS.filter((field) => field.purse === purse);
    for (const { id, least } of fields) figures[id] = least;
    for (let left = PURSES[purse]; left > 0; left--) {
      const open = fields.filter(({ id, most }) => figures[id]! < most);
      const raised = open[chance.pick(CREATION, open.length)];
      if (raised) figures[raised.id]! += 1;
    }
  }
  const best = VOIES.reduce((one, other) => (figures[other]! > figures[one]! ? other : one));
  const known = SPELLS.filter(({ voies, ritual }) => voies.includes(best) && !ritual).map(({ id }) => id);
  const spells: string[] = [];
  for (let n = 0; n < 3 && known.length > 0; n++) {
    const [spell] = known.splice(chance.pick(CREATION, known.length), 1);
    if (spell) spells.push(spell);
  }
  const birthHour = chance.pick(CREATION, HOURS.length);
  const start = CELLS[chance.pick(CREATION, CELLS.length)]?.coord ?? DEFAULTS.start;
  return { ...DEFAULTS, ...figures, name, birthHour, start, spells };
}
