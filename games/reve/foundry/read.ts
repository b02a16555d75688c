/**
 * A haut-rêvant out of an actor of Foundry. Names and figures are read by what we know of them, never texts; numbers may be
 * written as text, fields may be missing, and versions differ. What is not understood, changed or left out is noted.
 */
import { noCharacter } from '@reverie/kernel/character';
import type { BridgeNote, Character } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Body } from '../body.ts';
import { FATE_TABLES } from '../data/dragons.ts';
import { priceOf } from '../data/encounters.ts';
import { trackLength } from '../data/fatigue.ts';
import { endOfDay, endOfNextSameHour } from '../data/hours.ts';
import { CELLS, cellAt, cellsOfKind, coordOf } from '../data/map.ts';
import { isTerrain } from '../data/terrains.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { OwnSpell } from '../sheet.ts';
import type { Types } from '../types.ts';
import * as names from './names.ts';

type Fields = Readonly<Record<string, unknown>>;
const fields = (x: unknown): Fields => (typeof x === 'object' && x !== null && !Array.isArray(x) ? (x as Fields) : {});
const at = (x: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => fields(found)[key], x);
const list = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x.slice(0, 2000) : []);
const text = (x: unknown): string => (typeof x === 'string' ? x.slice(0, 200) : '');

/** A number, or one written as text; also the first number of `+12 (6 segments)`. */
function figure(x: unknown): number | undefined {
  if (typeof x === 'number') return Number.isFinite(x) ? Math.trunc(x) : undefined;
  const found = typeof x === 'string' ? /^\s*\+?\s*(-?\d{1,6})/.exec(x.replace('−', '-'))?.[1] : undefined;
  return found === undefined ? undefined : Number(found);
}

interface Item {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** `system`, or `data` up to Foundry 9. */
  readonly system: Fields;
}

function itemOf(x: unknown): Item {
  const { _id, type, name, system, data } = fields(x);
  return { id: text(_id), type: text(type), name: text(name), system: fields(system ?? data) };
}

/** What is read of an actor so far. */
type Reading = { readonly notes: BridgeNote[]; readonly items: readonly Item[]; readonly system: Fields };

/** Something is noted, and nothing taken in its place. */
function note({ notes }: Reading, what: string, details: BridgeNote['details']): [] {
  notes.push({ what, details });
  return [];
}

export function fits(json: unknown): boolean {
  const { type, system, data, items } = fields(json);
  return typeof type === 'string' && Array.isArray(items) && (system !== undefined || data !== undefined);
}

export function readActor(json: unknown): { character: Character<Types>; notes: readonly BridgeNote[] } | Refusal {
  if (!fits(json)) return noCharacter('bridgeFile');
  const actor = fields(json);
  const systemId = text(at(actor, '_stats.systemId'));
  if (systemId !== '' && systemId !== names.SYSTEM_ID)
    return noCharacter('bridgeSystem', { found: systemId.slice(0, 60) });
  if (actor.type !== 'personnage') return noCharacter('bridgeType', { found: text(actor.type).slice(0, 60) });
  const system = fields(actor.system ?? actor.data);
  if (at(system, 'carac.reve.value') === undefined) return noCharacter('bridgeEmpty');
  const r: Reading = { notes: [], items: list(actor.items).map(itemOf), system };
  const name = text(actor.name).trim().slice(0, 80) || '…';
  const body = bodyOf(r);
  leftOver(r);
  return { character: { name, body }, notes: r.notes };
}

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** A figure of the sheet within bounds; what is missing or beyond them is noted. */
function bounded(r: Reading, field: string, path: string, least: number, most: number, usual: number): number {
  const found = figure(at(r.system, path));
  if (found === undefined) {
    note(r, 'missing', { field, value: usual });
    return usual;
  }
  const kept = within(found, least, most);
  if (kept !== found) note(r, 'bounded', { field, found, value: kept });
  return kept;
}

function bodyOf(r: Reading): Body {
  const characteristic = (field: string) => bounded(r, field, `carac.${field}.value`, 1, 40, 10);
  const reve = characteristic('reve');
  const [empathie, volonte, vue] = ['empathie', 'volonte', 'vue'].map(characteristic) as [number, number, number];
  const endurance = bounded(r, 'endurance', 'sante.endurance.max', 6, 60, 20);
  const vie = bounded(r, 'vie', 'sante.vie.max', 1, 40, 10);
  const birthHour = names.hourCalled(r.system.heure);
  if (birthHour === undefined) note(r, 'missing', { field: 'birthHour', value: 0 });
  const { draconic, learnt } = voiesOf(r);
  const { spells, ids, bySource } = spellsOf(r);
  const { cell, belief } = placeOf(r);
  const optional = (field: string, path: string, least: number, most: number, usual: number) =>
    at(r.system, path) === undefined ? usual : bounded(r, field, path, least, most, usual);
  const [effects, written] = effectsOf(r);
  return {
    sheet: {
      ...{ reve, empathie, volonte, vue, endurance, vie, draconic, birthHour: birthHour ?? 0 },
      ...{ start: cell, spells, fatigue: 0, refoulement: 0 },
    },
    round: 0,
    levels: { ...draconic },
    spells: ids,
    points: optional('points', 'reve.reve.value', 0, 1000, reve),
    seuil: optional('seuil', 'reve.seuil.value', 0, Math.min(80, 2 * reve), reve),
    fatigue: optional('fatigue', 'sante.fatigue.value', 0, trackLength(endurance), 0),
    refoulement: optional('refoulement', 'reve.refoulement.value', 0, 1000, 0),
    vie: optional('life', 'sante.vie.value', -1000, vie, vie),
    ethylisme: Math.min(0, optional('ethylisme', 'compteurs.ethylisme.value', -10, 10, 0)),
    surencombrement: 0,
    ...{ cell, belief },
    notBefore: 0,
    carried: [],
    reserves: reservesOf(r, bySource),
    waiting: waitingOf(r),
    ...{ effects, written },
    shadowed: at(r.system, 'reve.reve.thanatosused') === true,
    experience: { reve: figure(at(r.system, 'carac.reve.xp')) ?? 0, ...learnt },
    cellBonus: bonusesOf(r, bySource),
  };
}

/** The level of each voie, the best of those of one name, and what was learnt in it; other voies are homemade. */
function voiesOf(r: Reading): { draconic: Record<Voie, number>; learnt: Record<Voie, number> } {
  const draconic = { oniros: -11, hypnos: -11, narcos: -11, thanatos: -11 };
  const learnt = { oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 };
  const seen = new Set<Voie>();
  for (const { name, system } of r.items.filter(isDraconic)) {
    const voie = VOIES.find((one) => names.plain(name).includes(one));
    if (!voie) {
      note(r, 'homemade', { name });
      continue;
    }
    if (seen.has(voie)) note(r, 'twice', { name });
    seen.add(voie);
    draconic[voie] = Math.max(draconic[voie], within(figure(system.niveau) ?? -11, -11, 20));
    learnt[voie] = Math.max(learnt[voie], within(figure(system.xp) ?? 0, 0, 10_000));
  }
  return { draconic, learnt };
}

const isDraconic = ({ type, system }: Item): boolean => type === 'competence' && system.categorie === 'draconic';

/** Where the demi-rêve is. Whoever does not know it may be on any cell of its kind (ruling of RDD-OFF-01). */
function placeOf(r: Reading): { cell: string; belief: Body['belief'] } {
  const found = text(at(r.system, 'reve.tmrpos.coord')).toUpperCase();
  const known = cellAt(found);
  if (known === undefined) note(r, 'missing', { field: 'cell', value: 'A1' });
  const cell = coordOf(known ?? 0);
  const kind = CELLS[known ?? 0]?.kind ?? 'cite';
  if (at(r.system, 'reve.tmrpos.cache') !== true || known === undefined) return { cell, belief: null };
  const belief = cellsOfKind(kind).map((one): [string, number] => [coordOf(one), 1]);
  return { cell, belief: belief.length > 1 ? belief : null };
}

/** Spells of the list by name; others as spells of his own where their figures can be read. */
function spellsOf(r: Reading) {
  const spells: (string | OwnSpell)[] = [];
  const ids: string[] = [];
  const bySource = new Map<string, string>();
  let own = 0;
  for (const item of r.items.filter(({ type }) => type === 'sort')) {
    const known = names.spellCalled(item.name);
    const made = known ? undefined : ownSpellOf(r, item);
    if (!known && !made) continue;
    const id = known?.id ?? `own:${own++}`;
    bySource.set(item.id, id);
    bySource.set(names.plain(item.name), id);
    if (ids.includes(id)) note(r, 'twice', { name: item.name });
    else {
      ids.push(id);
      spells.push(known?.id ?? (made as OwnSpell));
    }
  }
  return { spells, ids, bySource };
}

function ownSpellOf(r: Reading, { name, system }: Item): OwnSpell | undefined {
  const voie = names.voieCalled(
    typeof system.draconic === 'string' ? system.draconic : text(at(system, 'draconic.name')),
  );
  const special = /\b([A-M]\d{1,2})\b/.exec(text(system.caseTMRspeciale))?.[1] ?? '';
  const where = isTerrain(text(system.caseTMR)) ? text(system.caseTMR) : cellAt(special) === undefined ? '' : special;
  const [difficulty, cost] = [figure(system.difficulte), figure(system.ptreve)];
  if (!voie || where === '' || difficulty === undefined || cost === undefined || cost < 1 || name.trim() === '') {
    note(r, 'unknownSpell', { name });
    return undefined;
  }
  note(r, 'ownSpell', { name });
  return {
    ...{ name: name.trim().slice(0, 80), voie, where, cost: Math.min(30, cost), ritual: system.isrituel === true },
    difficulty: within(difficulty, -20, 0),
    range: 1,
    target: 'creature',
    resistance: null,
  };
}

/** `A1:2,C7:1`: what was learnt of casting a spell in a cell. */
function bonusesOf(r: Reading, bySource: ReadonlyMap<string, string>): Body['cellBonus'] {
  return r.items
    .filter(({ type }) => type === 'sort')
    .flatMap(({ id, name, system }) => {
      const spell = bySource.get(id) ?? bySource.get(names.plain(name));
      return text(system.bonuscase)
        .split(',')
        .flatMap((one) => {
          const [cell = '', bonus = ''] = one.trim().split(':');
          const successes = figure(bonus) ?? 0;
          return spell && cellAt(cell) !== undefined && successes > 0 ? [{ cell, spell, successes }] : [];
        });
    });
}

/** Items count; the list of older versions only where there is none of them. */
function reservesOf(r: Reading, bySource: ReadonlyMap<string, string>): Body['reserves'] {
  const items = r.items.filter(({ type }) => type === 'sortreserve');
  const old = list(at(r.system, 'reve.reserve.list')).map((one): Item => {
    const sort = fields(fields(one).sort);
    const { ptreve_reel: ptreve } = fields(sort.system ?? sort.data);
    const system = { sortid: sort._id, coord: fields(one).coord, draconic: text(sort.draconic), ptreve };
    return { id: '', type: 'sortreserve', name: text(sort.name), system };
  });
  return (items.length > 0 ? items : old).flatMap(({ name, system }) => {
    const spell = bySource.get(text(system.sortid)) ?? bySource.get(names.plain(name)) ?? names.spellCalled(name)?.id;
    const cell = text(system.coord).toUpperCase();
    if (!spell || cellAt(cell) === undefined) return note(r, 'unknownReserve', { name, cell });
    const cost = figure(system.ptreve);
    if (cost === undefined) note(r, 'missing', { field: 'reserveCost', value: 1 });
    const voie = names.voieCalled(text(system.draconic));
    const hour = names.hourCalled(system.heurecible);
    const parameters = { cost: within(cost ?? 1, 0, 200), ...(voie && { voie }), ...(hour && { hour }) };
    return [{ spell, cell, erratic: system.echectotal === true, parameters }];
  });
}

/** Encounters that were dodged wait until the same hour of the morrow; when they were, is of another calendar. */
function waitingOf(r: Reading): Body['waiting'] {
  return r.items.flatMap(({ type, name, system }) => {
    const cell = text(system.coord).toUpperCase();
    if (type !== 'rencontre' || cell === '') return [];
    const kind = names.encounterCalled(name);
    if (!kind || cellAt(cell) === undefined) return note(r, 'unknownEncounter', { name, cell });
    const [force, price] = [figure(system.force) ?? 0, figure(system.refoulement) ?? priceOf(kind)];
    return [{ kind, force: Math.max(0, force), price: Math.max(0, price), until: endOfNextSameHour(0), cell }];
  });
}

/** Queues, ombres, souffles and têtes by their names, with the cells that name them as their cause. */
function effectsOf(r: Reading): [Body['effects'], string[]] {
  const effects: Body['effects'] = [];
  const written: string[] = [];
  const used = new Set<Item>();
  const cells = r.items.filter(({ type }) => type === 'casetmr');
  for (const item of r.items) {
    const table = FATE_TABLES.find((one) => one === item.type);
    if (!table || names.plain(item.name) === names.plain(names.GIFT)) continue;
    const fate = names.fateCalled(table, item.name);
    if (!fate) {
      written.push(item.name);
      note(r, 'unknownFate', { name: item.name });
      continue;
    }
    const own = cells.filter(({ system }) => text(system.sourceid) !== '' && system.sourceid === item.id);
    for (const one of own) used.add(one);
    const coords = own.map(({ system }) => text(system.coord)).filter((coord) => cellAt(coord) !== undefined);
    // A day counts as one, a longer time as a week: how much of it is left is of another calendar.
    const days = fate.days === 1 ? 1 : fate.days === undefined ? 0 : 7;
    if (days > 0) note(r, 'duration', { name: item.name, days });
    if (table === 'tete' && (fate.id === 'seuil' || fate.id === 'nouveauSort')) continue;
    const named = fate.like === undefined ? { id: fate.id as string } : { id: fate.like, kind: fate.id as string };
    effects.push({
      ...named,
      ...(days > 0 && { until: endOfDay(days - 1) }),
      ...(coords.length > 0 && { cells: coords }),
      ...(fate.repression !== undefined && { price: fate.repression }),
    });
  }
  for (const one of cells.filter((cell) => !used.has(cell))) {
    const [code, coord] = [text(one.system.specific), text(one.system.coord)];
    if (!names.isCellCode(code) || cellAt(coord) === undefined)
      note(r, 'unknownCell', { name: code || one.name, cell: coord });
    else {
      const id = names.CELL_CODES[code];
      const known = effects.find((effect) => effect.id === id);
      if (known) known.cells = [...new Set([...(known.cells ?? []), coord])];
      else effects.push({ id, cells: [coord] });
    }
  }
  // RDD-TABLE-01: waters are mastered for good by name.
  for (const effect of effects) if (effect.id === 'queteEaux' && effect.cells) effect.done = [...effect.cells];
  return [effects, written];
}

const TAKEN: ReadonlySet<string> = new Set(['sort', 'sortreserve', 'casetmr', ...FATE_TABLES]);

/** What has no counterpart here: kinds of things, with how many of each. */
function leftOver(r: Reading): void {
  const counts = new Map<string, number>();
  for (const item of r.items) {
    const { type, system } = item;
    if (TAKEN.has(type) || isDraconic(item) || (type === 'rencontre' && text(system.coord) !== '')) continue;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [type, count] of counts) note(r, 'items', { type: type.slice(0, 40), count });
  const texts = ['biographie', 'notes', 'notesmj'].filter((field) => text(r.system[field]) !== '');
  if (texts.length > 0) note(r, 'texts', { fields: texts.join(', ') });
}
