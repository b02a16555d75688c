/**
 * RDD-TABLE-01: what queues, ombres, souffles and têtes de Dragon do, and when. `EFFECTS` is the one place to look: a row
 * says what happens when it is drawn, and what it changes while it is borne. What has no row lies in the fiction: it is
 * borne for its days and named.
 */
import { push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { DESIRES, FIXED_IDEAS, NO_MONTEE } from '../data/desires.ts';
import type { Fate, FateTable, OmbreId, QueueId, SouffleId, TeteId } from '../data/dragons.ts';
import { FATES, fateNamed } from '../data/dragons.ts';
import { isTrackFull, trackLength } from '../data/fatigue.ts';
import { dayAt, endOfDay } from '../data/hours.ts';
import { CELLS, type CellIndex, cellsOfKind, coordOf } from '../data/map.ts';
import { rowAt } from '../data/percent.ts';
import { SPELLS } from '../data/spells.ts';
import { isWet, TERRAINS, type Terrain } from '../data/terrains.ts';
import type { Io } from '../events.ts';
import { clockwise, DIRECTIONS, type Direction, distance, drift } from '../hex.ts';
import { type AnyFrame, type Dreamer, type Effect, type Gift, type Mode, type State, stackOf } from '../state.ts';
import { cellIsNamed, knownCell, narrow, relocate, tellPlace } from './hidden.ts';
import { DRAGON, DRAGON_DETAIL, drawDdr, hidden } from './purposes.ts';

/** The idée fixe that forbids the montée counts as an effect of its own. */
type EffectId = QueueId | OmbreId | SouffleId | TeteId | 'refusDeMonter';

/** Something to be mastered on a cell before anything else can be done there. */
type Trial = { readonly what: 'humide' | 'conquete' | 'cite' | 'purification'; readonly force: number };

interface Moments {
  /** When it is drawn. Without this it is borne: for its days, or until it is done. */
  readonly drawn?: Apply;
  /** Each cell or round in the TMR tires him by so much more. */
  readonly fatigue?: 1;
  /** Each montée costs so many points more. */
  readonly montee?: 1;
  /** The montée; sleeping; the points that sleep gives back; casting; the choice to fire a reserve; experience. */
  readonly forbids?: readonly ('montee' | 'sleep' | 'recovery' | 'magic' | 'firing' | 'experience')[];
  /** Cells that are not there while it lasts: entering one is leaving the map. */
  readonly missing?: (effect: Effect, cell: CellIndex, kind: Terrain) => boolean;
  /** What has to be mastered on its cells; each is struck off once that is done. */
  readonly trial?: (effect: Effect) => Trial;
  /** Cells that are wet, or no longer so, against their terrain. */
  readonly wet?: (effect: Effect, cell: CellIndex, kind: Terrain) => boolean | undefined;
  /** Terrains that cost a point to enter. */
  readonly toll?: readonly Terrain[];
  /** What ends it: coming to its cell, or firing the reserve that waits there. */
  readonly endsBy?: 'coming' | 'firing';
}

/** What was drawn: the row, its table, and whether a queue perpétuelle asked for it. */
type Draw = { readonly fate: Fate; readonly table: FateTable; readonly perpetual: boolean };
/** `exhausted` where it has filled the track of fatigue: who draws then lets him fall asleep (concentration.ts). */
type Exhaustion = 'exhausted' | undefined;
type Apply = (s: State, d: Dreamer, draw: Draw, io: Io) => Exhaustion;

/** RDD-WET-01: wet cells have a force of 7, always. */
const WET_FORCE = 7;

const EFFECTS: Readonly<Partial<Record<EffectId, Moments>>> = {
  // Queues and ombres; some of them are souffles too, for longer.
  mauvaiseRencontre: {
    // The encounters to come are of the special table (encounters.ts).
    drawn: (s, d, draw, io) =>
      bear(s, d, draw, io, { left: draw.table === 'souffle' ? 7 + drawDdr(io.chance, DRAGON_DETAIL) : 1 }),
  },
  pelerinage: {
    drawn: (s, d, draw, io) => bear(s, d, draw, io, { cells: [pickOf(existing(d), io)] }),
    forbids: ['magic', 'firing'],
    endsBy: 'coming',
  },
  conquete: {
    drawn: (s, d, draw, io) => bear(s, d, draw, io, { cells: [pickOf(dry(d), io)] }),
    forbids: ['magic', 'firing'],
    trial: () => ({ what: 'conquete', force: 7 }),
  },
  inertie: { fatigue: 1 },
  urgence: {
    drawn(s, d, draw, io) {
      const nearest = nearestReserve(d, d.at);
      if (nearest === undefined) return fixedIdea(s, d, { ...draw, fate: FIXED_IDEA }, io);
      // Which one is nearest tells somebody who is lost something about where he is.
      narrow(d, ({ at }) => nearestReserve(d, at), io);
      bear(s, d, draw, io, { cells: [nearest] });
    },
    forbids: ['magic'],
    // Who could go up and does not represses it (burdens.ts).
    endsBy: 'firing',
  },
  reinsertion: { drawn: (s, d, _draw, io) => putElsewhere(s, d, io) },
  monteeLaborieuse: { montee: 1 },
  coupDeBarre: {
    drawn(_s, d, draw, io) {
      const { endurance } = d.sheet;
      const fatigue = io.chance.sum(DRAGON_DETAIL, 3, 6) + (has(d, 'epuisement') ? 1 : 0);
      d.fatigue = Math.min(trackLength(endurance), d.fatigue + fatigue);
      happens(d, draw, fatigue, io);
      return isTrackFull(endurance, d.fatigue + (d.journey?.fatigue ?? 0)) ? 'exhausted' : undefined;
    },
  },
  insomnie: { forbids: ['sleep'] },
  desirLancinant: {
    drawn: (s, d, draw, io) => bear(s, d, draw, io, { kind: `desir.${io.chance.die(DRAGON_DETAIL, DESIRES.length)}` }),
    forbids: ['experience'],
  },
  ideeFixe: { drawn: fixedIdea },
  refusDeMonter: { forbids: ['montee'] },
  infarctus: {
    drawn(_s, d, draw, io) {
      // The eight points of endurance are lost in the fiction: the journey counts none.
      d.vie -= 4;
      happens(d, draw, -4, io);
    },
  },

  // Souffles.
  sommeilSansReve: { forbids: ['recovery'] },
  periple: {
    drawn(s, d, draw, io) {
      const kind = io.chance.die(DRAGON_DETAIL, 2) === 1 ? 'sanctuaire' : 'necropole';
      const holes = effectOf(d, 'trouNoir')?.cells ?? [];
      bear(s, d, draw, io, { kind, cells: cellsOfKind(kind).filter((cell) => !holes.includes(cell)) });
    },
    forbids: ['magic'],
    trial: ({ kind }) => ({ what: 'purification', force: kind === 'sanctuaire' ? 3 : 5 }),
  },
  fermetureCites: {
    drawn: (_s, d, _draw, io) => addCells(d, 'fermetureCites', cellsOfKind('cite'), io),
    trial: () => ({ what: 'cite', force: 9 }),
  },
  debordement: {
    drawn: (_s, d, _draw, io) => addCells(d, 'debordement', [pickOf(dry(d), io)], io),
    wet: ({ cells }, cell, kind) => (kind !== 'pont' && cells?.includes(cell)) || undefined,
  },
  // RDD-MOVE-06: else a bridge is dry.
  pontsImpraticables: { wet: (_effect, _cell, kind) => kind === 'pont' || undefined },
  // Water takes two successes in a row (`trialsOf`).
  doubleResistance: {},
  desorientation: {
    drawn(s, d, draw, io) {
      bear(s, d, draw, io, { kind: pickOf(TERRAINS, io) });
      leaveMissing(s, d, io);
    },
    missing: (effect, _cell, kind) => effect.kind === kind,
  },
  trouNoir: {
    drawn(s, d, _draw, io) {
      const cell = pickOf(dry(d), io);
      addCells(d, 'trouNoir', [cell], io);
      loseCell(d, cell, io);
      leaveMissing(s, d, io);
    },
    missing: ({ cells }, cell) => cells?.includes(cell) ?? false,
  },
  peage: { toll: ['pont', 'cite'] },
  confusion: {
    drawn(_s, d, draw, io) {
      if (d.spells.length === 0) return;
      const forgotten = pickOf(d.spells, io);
      d.spells = d.spells.filter((id) => id !== forgotten);
      const known = Object.entries(d.cellBonus).filter(([key]) => !key.endsWith(` ${forgotten}`));
      d.cellBonus = Object.fromEntries(known);
      d.written = [...d.written, `oubli.${forgotten}`];
      happens(d, draw, forgotten, io);
    },
  },
  epuisement: { fatigue: 1 },
  queuePerpetuelle: {
    // One queue after another (`perpetualQueue`).
    drawn(s, d, draw, io) {
      bear(s, d, draw, io, { left: 7 + drawDdr(io.chance, DRAGON_DETAIL) });
      return perpetualQueue(s, d, io);
    },
  },

  // Têtes. Most are leave to do something; the chapter that asks about it names them.
  doubleReve: { drawn: once },
  deplacementAccelere: {
    drawn(s, d, draw, io) {
      once(s, d, draw, io);
      // At any time, also on the way: from now on this journey is an accelerated one.
      if (d.journey) d.journey = { ...d.journey, mode: 'accelere' };
    },
  },
  seuil: {
    drawn(_s, d, draw, io) {
      d.seuil = Math.max(d.seuil, Math.min(2 * d.sheet.reve, d.seuil + 2));
      happens(d, draw, d.seuil, io);
    },
  },
  nouveauSort: {
    drawn(s, d, draw, io) {
      const unknown = SPELLS.filter(({ id }) => !d.spells.includes(id));
      if (unknown.length === 0) return drawTete(s, d, io);
      const { id } = pickOf(unknown, io);
      d.spells = [...d.spells, id];
      happens(d, draw, id, io);
    },
  },
  terreAttache: { drawn: (s, d) => offer(s, d, 'terreAttache') },
  presentCites: {
    drawn: (s, d, _draw, io) =>
      has(d, 'presentCites') ? drawTete(s, d, io) : addCells(d, 'presentCites', cellsOfKind('cite'), io),
  },
  reserveSecurite: { drawn: once },
  reserveExtensible: { drawn: (s, d) => offer(s, d, 'reserveExtensible') },
  queteEaux: {
    drawn: (s, d) => offer(s, d, 'queteEaux'),
    // Mastered once, it stays so.
    wet: ({ cells, done }, cell) => (cells?.includes(cell) && done?.includes(cell) ? false : undefined),
  },
  connaissanceFleuve: { drawn: once },
};

const momentsOf = ({ id }: Effect): Moments | undefined => EFFECTS[id as EffectId];

// ---------------------------------------------------------------------------------------------------------------------
// While they are borne

export const effectOf = (d: Dreamer, id: Effect['id']): Effect | undefined =>
  d.effects.find((effect) => effect.id === id);
export const has = (d: Dreamer, id: EffectId): boolean =>
  d.effects.length > 0 && d.effects.some((effect) => effect.id === id);

/** One of these that is about this cell; there may be several of a kind, each with its own cells. */
export const effectAt = (d: Dreamer, id: EffectId, cell: CellIndex): Effect | undefined =>
  d.effects.find((effect) => effect.id === id && effect.cells?.includes(cell));

/** How many kinds of effects add to something; two of a kind add no more than one. */
function added(d: Dreamer, what: 'fatigue' | 'montee'): number {
  let kinds = 0;
  for (const effect of d.effects) if (momentsOf(effect)?.[what] && effectOf(d, effect.id) === effect) kinds++;
  return kinds;
}

/** RDD-MOVE-01: one, and what queues and souffles add to it. */
export const fatigueCost = (d: Dreamer): number => 1 + added(d, 'fatigue');

/** RDD-UP-01: one, two in accelerated mode, and what queues, souffles and têtes change about it. */
export const monteeCost = (d: Dreamer, mode: Mode): number =>
  1 + (mode === 'accelere' && !has(d, 'deplacementAccelere') ? 1 : 0) + added(d, 'montee');

type Forbidden = NonNullable<Moments['forbids']>[number];
export const forbids = (d: Dreamer, what: Forbidden): boolean =>
  d.effects.length > 0 && d.effects.some((effect) => momentsOf(effect)?.forbids?.includes(what));

/** Effects that end by something done on this cell. */
export const endingBy = (d: Dreamer, how: 'coming' | 'firing'): readonly Effect[] =>
  d.effects.filter((effect) => momentsOf(effect)?.endsBy === how);

export const isMissing = (d: Dreamer, cell: CellIndex): boolean => {
  if (d.effects.length === 0) return false;
  const kind = CELLS[cell]?.kind;
  return kind !== undefined && d.effects.some((effect) => momentsOf(effect)?.missing?.(effect, cell, kind));
};

const EVERYWHERE: readonly CellIndex[] = [...CELLS.keys()];
/** The cells that are there for this dreamer. */
export const existing = (d: Dreamer): readonly CellIndex[] =>
  d.effects.some((effect) => momentsOf(effect)?.missing)
    ? EVERYWHERE.filter((cell) => !isMissing(d, cell))
    : EVERYWHERE;

/** The cells of a kind that are still there for this dreamer. */
export const sameKind = (d: Dreamer, cell: CellIndex): readonly CellIndex[] =>
  cellsOfKind(CELLS[cell]?.kind ?? 'plaines').filter((other) => !isMissing(d, other));

/** Where a way leads for this dreamer; undefined off the map. */
export const arrival = (d: Dreamer, cell: CellIndex | undefined): CellIndex | undefined =>
  cell === undefined || isMissing(d, cell) ? undefined : cell;

export const hasToll = (d: Dreamer, kind: Terrain): boolean =>
  d.effects.some((effect) => momentsOf(effect)?.toll?.includes(kind));

const NONE: readonly Trial[] = [];
const WATER: readonly Trial[] = [{ what: 'humide', force: WET_FORCE }];
const TWICE: readonly Trial[] = [...WATER, ...WATER];

/** RDD-WET-01, RDD-MOVE-06: what an effect says of a cell goes before its terrain, and being mastered for good before all. */
function isWetFor(d: Dreamer, cell: CellIndex, kind: Terrain): boolean {
  let wet = isWet(kind);
  for (const effect of d.effects) {
    const said = momentsOf(effect)?.wet?.(effect, cell, kind);
    if (said === false) return false;
    wet ||= said === true;
  }
  return wet;
}

/** In this order: a closed city, a conquest, a purification. */
const TRIALS: readonly EffectId[] = ['fermetureCites', 'conquete', 'periple'];

/**
 * All that has to be mastered on this cell before anything else can be done there. RDD-WET-01: the water when he enters
 * it or finds himself in it at a montée; once it is mastered he may stay there (ruling).
 */
export function trialsOf(d: Dreamer, cell: CellIndex): readonly Trial[] {
  const kind = CELLS[cell]?.kind ?? 'plaines';
  const arrived = d.journey?.arrived === true;
  if (d.effects.length === 0) return arrived && isWet(kind) ? WATER : NONE;
  const water = !arrived || !isWetFor(d, cell, kind) ? NONE : isWet(kind) && has(d, 'doubleResistance') ? TWICE : WATER;
  const trials = [...water];
  for (const id of TRIALS) {
    const effect = effectAt(d, id, cell);
    const trial = effect && EFFECTS[id]?.trial?.(effect);
    if (trial) trials.push(trial);
  }
  return trials;
}

/** A trial of this cell is mastered: one cell less to open, conquer or purify, or one of the waters that are his for good. */
export function strikeOff(d: Dreamer, what: Trial['what'], io: Io): void {
  if (what === 'humide') {
    const waters = effectAt(d, 'queteEaux', d.at);
    if (!waters) return;
    change(d, waters, { done: [...new Set([...(waters.done ?? []), d.at])] });
    cellIsNamed(d, io);
    return;
  }
  const effect = d.effects.find((one) => one.cells?.includes(d.at) && momentsOf(one)?.trial?.(one).what === what);
  if (effect) doneHere(d, effect, io);
}

/** Something is done that an effect asks for on this cell; with the last of its cells it is over. */
export function doneHere(d: Dreamer, effect: Effect, io: Io): void {
  const left = change(d, effect, { cells: effect.cells?.filter((cell) => cell !== d.at) ?? [] });
  cellIsNamed(d, io);
  if (left.cells?.length === 0) drop(d, left, io);
}

/** An effect becomes another in its place. */
function change(d: Dreamer, effect: Effect, what: Partial<Effect>): Effect {
  const changed = { ...effect, ...what };
  d.effects = d.effects.map((other) => (other === effect ? changed : other));
  return changed;
}

/** One of so many times has been. */
export const countDown = (d: Dreamer, effect: Effect): Effect => change(d, effect, { left: (effect.left ?? 1) - 1 });

/** It is over: done, lived out, repressed or run out. */
export function drop(d: Dreamer, effect: Effect, io: Io): void {
  d.effects = d.effects.filter((other) => other !== effect);
  io.tell?.({ kind: 'effectEnds', rule: 'RDD-TABLE-01', seat: d.seat, id: effect.id });
}

export const isRiver = (cell: CellIndex): boolean => CELLS[cell]?.kind === 'fleuve';

/**
 * The nearest cell where a spell waits that the player can name; of two as near, the first clockwise from the north. The
 * river is near wherever it comes near.
 */
export function nearestReserve(d: Dreamer, from: CellIndex): CellIndex | undefined {
  const cells = d.reserves.flatMap((reserve) => {
    const cell = knownCell(d, reserve);
    if (cell === undefined) return [];
    return isRiver(cell) ? cellsOfKind('fleuve') : [cell];
  });
  return cells
    .filter((cell) => !isMissing(d, cell))
    .sort((a, b) => distance(from, a) - distance(from, b) || clockwise(from, a, b))[0];
}

// ---------------------------------------------------------------------------------------------------------------------
// When they are drawn

function draw(s: State, d: Dreamer, table: FateTable, io: Io, perpetual = false): Exhaustion {
  const roll = io.chance.die(DRAGON, 100);
  const fate: Fate = rowAt<Fate>(FATES[table], roll);
  io.tell?.({ kind: 'dragon', rule: 'RDD-TABLE-01', seat: d.seat, table, id: fate.id, roll });
  return (EFFECTS[fate.id as EffectId]?.drawn ?? bear)(s, d, { fate, table, perpetual }, io);
}

/** A queue; an ombre in its place if Thanatos was used since the last one. */
export function queueFalls(s: State, d: Dreamer, io: Io, perpetual = false): Exhaustion {
  const table = d.shadowed ? 'ombre' : 'queue';
  d.shadowed = false;
  return draw(s, d, table, io, perpetual);
}
export const souffleFalls = (s: State, d: Dreamer, io: Io): Exhaustion => draw(s, d, 'souffle', io);
/** Ruling 6: the table for hauts-rêvants. */
export function drawTete(s: State, d: Dreamer, io: Io): undefined {
  draw(s, d, 'tete', io);
}

/** Tells what a fate does: an effect that begins, or a figure or a name where it is done at once. */
function tellEffect({ seat }: Dreamer, effect: Effect, value: Effect['kind'] | number, io: Io): void {
  const { id, until = null, cells = [] } = effect;
  const named = cells.map(coordOf);
  io.tell?.({ kind: 'effect', rule: 'RDD-TABLE-01', seat, id, until, cells: named, value: value ?? null });
}

const happens = (d: Dreamer, { fate: { id } }: Draw, value: string | number, io: Io): void =>
  tellEffect(d, { id }, value, io);

/** Puts an effect on the sheet. Two of the same are two: each has its own end, and what is to be done is done in turn. */
function lay(d: Dreamer, effect: Effect, io: Io): void {
  d.effects = [...d.effects, effect];
  tellEffect(d, effect, effect.left ?? effect.kind, io);
}

/** What every effect of a queue has besides its name: what repressing it costs, and whether another waits for its end. */
const asQueue = ({ fate, perpetual }: Draw): Partial<Effect> => ({
  ...(fate.repression !== undefined && { price: fate.repression }),
  ...(perpetual && { perpetual }),
});

/** The day on which it comes is the first of its days. */
const lasting = (s: State, days: number): { readonly until: number } => ({
  until: endOfDay(dayAt(s.round) + days - 1),
});

/** Borne for its days, or until it is done. A souffle that leaves no more than a lower figure on the sheet is written there. */
function bear(s: State, d: Dreamer, drawn: Draw, io: Io, more: Partial<Effect> = {}): undefined {
  const { fate, table } = drawn;
  if (table === 'souffle' && !fate.played && fate.days === undefined) {
    d.written = [...d.written, fate.id];
    return;
  }
  const days = fate.days === '7+ddr' ? 7 + drawDdr(io.chance, DRAGON_DETAIL) : fate.days;
  const named = fate.like === undefined ? { id: fate.id } : { id: fate.like, kind: fate.id };
  lay(d, { ...(days !== undefined && lasting(s, days)), ...asQueue(drawn), ...more, ...named }, io);
}

/** An effect about cells, which are added to those that it already has. */
export function addCells(d: Dreamer, id: EffectId, cells: readonly CellIndex[], io: Io): undefined {
  const effect = effectOf(d, id);
  if (effect) change(d, effect, { cells: [...new Set([...(effect.cells ?? []), ...cells])] });
  else d.effects = [...d.effects, { id, cells: [...cells] }];
  tellEffect(d, { id, cells: [...cells] }, undefined, io);
}

/** A tête that asks its owner for a cell (burdens.ts), laid on whatever he is in the middle of. */
export function offer(s: State, d: Dreamer, what: Gift['what']): undefined {
  push<AnyFrame>(s, { kind: 'gift', step: 'choose', seat: d.seat, what }, stackOf(s, d.seat)?.at(-1));
}

const pickOf = <T>(items: readonly T[], io: Io): T => items[io.chance.pick(DRAGON_DETAIL, items.length)] as T;

const dry = (d: Dreamer): readonly CellIndex[] =>
  existing(d).filter((cell) => !isWet(CELLS[cell]?.kind ?? 'fleuve') && !effectAt(d, 'debordement', cell));

/** A gift that is received only once: who has it draws another (ruling). */
function once(s: State, d: Dreamer, drawn: Draw, io: Io): undefined {
  if (has(d, drawn.fate.id as EffectId)) drawTete(s, d, io);
  else bear(s, d, drawn, io);
}

/** What an urgence is where no reserve waits. */
const FIXED_IDEA = fateNamed('ideeFixe') as Fate;

/** 1d20, until the end of the morrow's Château Dormant; the last one is to refuse the montée. */
function fixedIdea(s: State, d: Dreamer, drawn: Draw, io: Io): undefined {
  const idea = io.chance.die(DRAGON_DETAIL, FIXED_IDEAS.length);
  const id = idea === NO_MONTEE ? 'refusDeMonter' : 'ideeFixe';
  lay(d, { id, kind: `idee.${idea}`, ...lasting(s, 2), ...asQueue(drawn) }, io);
}

/** Queue perpétuelle: one after another, each drawn when the one before is over. */
export function perpetualQueue(s: State, d: Dreamer, io: Io): Exhaustion {
  const endless = effectOf(d, 'queuePerpetuelle');
  if (!endless || d.effects.some(({ perpetual }) => perpetual)) return;
  const fewer = countDown(d, endless);
  if (fewer.left === 0) drop(d, fewer, io);
  return queueFalls(s, d, io, true);
}

/** Trou noir: the spell that waited there is lost, and whatever was to be done there need not be done (ruling). */
function loseCell(d: Dreamer, cell: CellIndex, io: Io): void {
  d.reserves = d.reserves.filter((reserve) => knownCell(d, reserve) !== cell);
  for (const effect of d.effects) {
    if (effect.id === 'trouNoir' || !effect.cells?.includes(cell)) continue;
    const left = change(d, effect, { cells: effect.cells.filter((other) => other !== cell) });
    if (left.cells?.length === 0) drop(d, left, io);
  }
}

/** Who stands where there is nothing any more is put somewhere else at once; who does not, and is lost, sees that. */
function leaveMissing(s: State, d: Dreamer, io: Io): void {
  if (isMissing(d, d.at)) putElsewhere(s, d, io);
  else narrow(d, ({ at }) => isMissing(d, at), io);
}

/** On a cell drawn in secret, also where there is a gardien (ruling): it is the Dragons who move him. */
export function putElsewhere(s: State, d: Dreamer, io: Io, rule: RuleId = 'RDD-TABLE-01'): undefined {
  const cells = existing(d);
  setDown(d, cells[io.chance.pick(hidden(s, 'place'), cells.length)] as CellIndex, io);
  tellPlace(s, d, 'placed', rule, 0, io);
}

/**
 * RDD-TBL-03: in a straight line, in one of six directions that the player does not know. False where it leaves the map:
 * nothing is told of that yet.
 */
export function driftAway(s: State, d: Dreamer, cells: number, rule: RuleId, io: Io): boolean {
  const along = (from: CellIndex, direction: Direction) => arrival(d, drift(from, direction, cells));
  const to = along(d.at, DIRECTIONS[io.chance.die(hidden(s, 'drift'), 6) - 1] as Direction);
  if (to === undefined) return false;
  const onTheMap = (cell: CellIndex | undefined) => cell !== undefined;
  relocate(d, to, (from) => DIRECTIONS.map((direction) => along(from, direction)).filter(onTheMap), io);
  tellPlace(s, d, 'drift', rule, 0, io);
  return true;
}

/** Set down on a cell that the player does not know (ruling of RDD-OFF-01: it may be any cell of that kind). */
export function setDown(d: Dreamer, cell: CellIndex, io: Io): void {
  const anywhere = existing(d);
  relocate(d, cell, () => (anywhere.includes(cell) ? anywhere : [...anywhere, cell].sort((a, b) => a - b)), io);
}
