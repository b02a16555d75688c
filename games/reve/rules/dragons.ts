/** RDD-TABLE-01: queues, souffles and têtes. What lies on the map or the journey is played; the rest is written down. */
import type { Io } from '@reverie/kernel/game';
import { DESIRES, FIXED_IDEAS, NO_MONTEE } from '../data/desires.ts';
import { type Fate, SOUFFLES, TETES } from '../data/dragons.ts';
import { isTrackFull, trackLength } from '../data/fatigue.ts';
import { dayAt, endOfDay } from '../data/hours.ts';
import { CELLS, type CellIndex, cellsOfKind } from '../data/map.ts';
import { rowAt } from '../data/percent.ts';
import { OMBRES, QUEUES } from '../data/queues.ts';
import { SPELLS } from '../data/spells.ts';
import { isWet, TERRAINS } from '../data/terrains.ts';
import type { Event } from '../events.ts';
import type { Dreamer, Effect, State } from '../state.ts';
import { effectOf, fallAsleep, has } from './dreamer.ts';
import { drawDdr } from './encounters.ts';
import { offer } from './gifts.ts';
import { knownCell, narrow, tellPlace } from './hidden.ts';
import { isMissing, setDown } from './move.ts';
import { DRAGON, DRAGON_DETAIL, hidden } from './purposes.ts';
import { nearestReserve } from './reserve.ts';

const TABLES = { queue: QUEUES, ombre: OMBRES, souffle: SOUFFLES, tete: TETES } as const;
type Table = keyof typeof TABLES;

/** What was drawn: the row, its table, and whether a queue perpétuelle asked for it. */
interface Fallen {
  readonly fate: Fate;
  readonly table: Table;
  readonly perpetual: boolean;
}
type Apply = (s: State, d: Dreamer, fallen: Fallen, io: Io<Event>) => void;

function draw(s: State, d: Dreamer, table: Table, io: Io<Event>, perpetual = false): void {
  const roll = io.chance.die(DRAGON, 100);
  const fate: Fate = rowAt<Fate>(TABLES[table], roll);
  io.tell?.({ kind: 'dragon', rule: 'RDD-TABLE-01', seat: d.seat, table, id: fate.id, roll });
  (EFFECTS[fate.id] ?? bear)(s, d, { fate, table, perpetual }, io);
}

/** A queue; an ombre in its place if Thanatos was used since the last one. */
export function drawQueue(s: State, d: Dreamer, io: Io<Event>, perpetual = false): void {
  const table = d.shadowed ? 'ombre' : 'queue';
  d.shadowed = false;
  draw(s, d, table, io, perpetual);
}
export const drawSouffle = (s: State, d: Dreamer, io: Io<Event>): void => draw(s, d, 'souffle', io);
/** Ruling 6: the table for hauts-rêvants. */
export const drawTete = (s: State, d: Dreamer, io: Io<Event>): void => draw(s, d, 'tete', io);

// ---------------------------------------------------------------------------------------------------------------------
// On the sheet and off it

const coord = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

/** Tells what a fate does: an effect that begins, or a figure or a name where it is done at once. */
function tellEffect({ seat }: Dreamer, effect: Effect, value: Effect['kind'] | number, io: Io<Event>): void {
  const { id, until = null, cells = [] } = effect;
  io.tell?.({
    kind: 'effect',
    rule: 'RDD-TABLE-01',
    seat,
    id,
    until,
    cells: cells.map(coord),
    value: value ?? null,
  });
}

const happens = (d: Dreamer, { fate: { id } }: Fallen, value: string | number, io: Io<Event>): void =>
  tellEffect(d, { id }, value, io);

/** Puts an effect on the sheet. Two of the same are two: each has its own end, and what is to be done is done in turn. */
function lay(d: Dreamer, effect: Effect, io: Io<Event>): void {
  d.effects.push(effect);
  tellEffect(d, effect, effect.left ?? effect.kind, io);
}

/** It is over: done, lived out, repressed or run out. */
export function drop(d: Dreamer, effect: Effect, io: Io<Event>): void {
  d.effects = d.effects.filter((other) => other !== effect);
  io.tell?.({ kind: 'effectEnds', rule: 'RDD-TABLE-01', seat: d.seat, id: effect.id });
}

/** What every effect of a queue has besides its name: what repressing it costs, and whether another waits for its end. */
const asQueue = ({ fate, perpetual }: Fallen): Partial<Effect> => ({
  ...(fate.repression !== undefined && { price: fate.repression }),
  ...(perpetual && { perpetual }),
});

/** The day on which it comes is the first of its days. */
const lasting = (s: State, days: number): { readonly until: number } => ({
  until: endOfDay(dayAt(s.round) + days - 1),
});

/** Borne for its days, or until it is done. A souffle that leaves no more than a lower figure on the sheet is written there. */
function bear(s: State, d: Dreamer, fallen: Fallen, io: Io<Event>, more: Partial<Effect> = {}): void {
  const { fate, table } = fallen;
  if (table === 'souffle' && !fate.played && fate.days === undefined) {
    d.written.push(fate.id);
    return;
  }
  const days = fate.days === '7+ddr' ? 7 + drawDdr(io, DRAGON_DETAIL) : fate.days;
  const named = fate.like === undefined ? { id: fate.id } : { id: fate.like, kind: fate.id };
  lay(d, { ...(days !== undefined && lasting(s, days)), ...asQueue(fallen), ...more, ...named }, io);
}

/** An effect about cells, which are added to those that it already has. */
export function addCells(d: Dreamer, id: string, cells: readonly CellIndex[], io: Io<Event>): void {
  const effect = effectOf(d, id);
  if (effect) effect.cells = [...new Set([...(effect.cells ?? []), ...cells])];
  else d.effects.push({ id, cells: [...cells] });
  tellEffect(d, { id, cells: [...cells] }, undefined, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// What each of them does; those not named here are simply borne

const pickOf = <T>(items: readonly T[], io: Io<Event>): T => items[io.chance.pick(DRAGON_DETAIL, items.length)] as T;

/** The cells that are there for this dreamer. */
export const existing = (d: Dreamer): readonly CellIndex[] => [...CELLS.keys()].filter((cell) => !isMissing(d, cell));
const dry = (d: Dreamer): readonly CellIndex[] =>
  existing(d).filter(
    (cell) => !isWet(CELLS[cell]?.kind ?? 'fleuve') && !effectOf(d, 'debordement')?.cells?.includes(cell),
  );

/** What an urgence is where no reserve waits. */
const FIXED_IDEA = QUEUES.find(({ id }) => id === 'ideeFixe') as Fate;

const EFFECTS: Readonly<Record<string, Apply>> = {
  mauvaiseRencontre: (s, d, fallen, io) =>
    bear(s, d, fallen, io, { left: fallen.table === 'souffle' ? 7 + drawDdr(io, DRAGON_DETAIL) : 1 }),
  pelerinage: (s, d, fallen, io) => bear(s, d, fallen, io, { cells: [pickOf(existing(d), io)] }),
  conquete: (s, d, fallen, io) => bear(s, d, fallen, io, { cells: [pickOf(dry(d), io)] }),
  urgence(s, d, fallen, io) {
    const nearest = nearestReserve(d, d.at);
    if (nearest === undefined) return fixedIdea(s, d, { ...fallen, fate: FIXED_IDEA }, io);
    // Which one is nearest tells somebody who is lost something about where he is.
    narrow(d, ({ at }) => nearestReserve(d, at), io);
    bear(s, d, fallen, io, { cells: [nearest] });
  },
  reinsertion: (s, d, _fallen, io) => putElsewhere(s, d, io),
  coupDeBarre(s, d, fallen, io) {
    const { endurance } = d.sheet;
    const fatigue = io.chance.sum(DRAGON_DETAIL, 3, 6) + (has(d, 'epuisement') ? 1 : 0);
    d.fatigue = Math.min(trackLength(endurance), d.fatigue + fatigue);
    happens(d, fallen, fatigue, io);
    if (isTrackFull(endurance, d.fatigue + (d.journey?.fatigue ?? 0))) fallAsleep(s, d, 'fatigue', 'RDD-FAT-01', io);
  },
  desirLancinant: (s, d, fallen, io) =>
    bear(s, d, fallen, io, { kind: `desir.${io.chance.die(DRAGON_DETAIL, DESIRES.length)}` }),
  ideeFixe: fixedIdea,
  infarctus(_s, d, fallen, io) {
    // The eight points of endurance are lost in the fiction: the journey counts none.
    d.vie -= 4;
    happens(d, fallen, -4, io);
  },

  periple(s, d, fallen, io) {
    const kind = io.chance.die(DRAGON_DETAIL, 2) === 1 ? 'sanctuaire' : 'necropole';
    bear(s, d, fallen, io, { kind, cells: cellsOfKind(kind).filter((cell) => !holes(d).includes(cell)) });
  },
  fermetureCites: (_s, d, _fallen, io) => addCells(d, 'fermetureCites', cellsOfKind('cite'), io),
  debordement: (_s, d, _fallen, io) => addCells(d, 'debordement', [pickOf(dry(d), io)], io),
  trouNoir(s, d, _fallen, io) {
    const cell = pickOf(dry(d), io);
    addCells(d, 'trouNoir', [cell], io);
    loseCell(d, cell, io);
    leaveMissing(s, d, io);
  },
  desorientation(s, d, fallen, io) {
    bear(s, d, fallen, io, { kind: pickOf(TERRAINS, io) });
    leaveMissing(s, d, io);
  },
  confusion(_s, d, fallen, io) {
    if (d.spells.length === 0) return;
    const forgotten = pickOf(d.spells, io);
    d.spells = d.spells.filter((id) => id !== forgotten);
    for (const key of Object.keys(d.cellBonus)) if (key.endsWith(` ${forgotten}`)) delete d.cellBonus[key];
    d.written.push(`oubli.${forgotten}`);
    happens(d, fallen, forgotten, io);
  },
  queuePerpetuelle(s, d, fallen, io) {
    bear(s, d, fallen, io, { left: 7 + drawDdr(io, DRAGON_DETAIL) });
    goOnPerpetually(s, d, io);
  },

  doubleReve: once,
  deplacementAccelere(s, d, fallen, io) {
    once(s, d, fallen, io);
    // At any time, also on the way: from now on this journey is an accelerated one.
    if (d.journey) d.journey = { ...d.journey, mode: 'accelere' };
  },
  seuil(_s, d, fallen, io) {
    d.seuil = Math.max(d.seuil, Math.min(2 * d.sheet.reve, d.seuil + 2));
    happens(d, fallen, d.seuil, io);
  },
  nouveauSort(s, d, fallen, io) {
    const unknown = SPELLS.filter(({ id }) => !d.spells.includes(id));
    if (unknown.length === 0) return drawTete(s, d, io);
    const { id } = pickOf(unknown, io);
    d.spells = [...d.spells, id];
    happens(d, fallen, id, io);
  },
  terreAttache: (s, d) => offer(s, d, 'terreAttache'),
  presentCites: (s, d, _fallen, io) =>
    has(d, 'presentCites') ? drawTete(s, d, io) : addCells(d, 'presentCites', cellsOfKind('cite'), io),
  reserveSecurite: once,
  reserveExtensible: (s, d) => offer(s, d, 'reserveExtensible'),
  queteEaux: (s, d) => offer(s, d, 'queteEaux'),
  connaissanceFleuve: once,
};

/** A gift that is received only once: who has it draws another (ruling). */
function once(s: State, d: Dreamer, fallen: Fallen, io: Io<Event>): void {
  if (has(d, fallen.fate.id)) drawTete(s, d, io);
  else bear(s, d, fallen, io);
}

/** 1d20, until the end of the morrow's Château Dormant; the last one is to refuse the montée. */
function fixedIdea(s: State, d: Dreamer, fallen: Fallen, io: Io<Event>): void {
  const idea = io.chance.die(DRAGON_DETAIL, FIXED_IDEAS.length);
  const id = idea === NO_MONTEE ? 'refusDeMonter' : 'ideeFixe';
  lay(d, { id, kind: `idee.${idea}`, ...lasting(s, 2), ...asQueue(fallen) }, io);
}

/** Queue perpétuelle: one after another, each drawn when the one before is over. */
export function goOnPerpetually(s: State, d: Dreamer, io: Io<Event>): void {
  const endless = effectOf(d, 'queuePerpetuelle');
  if (!endless || d.effects.some(({ perpetual }) => perpetual)) return;
  endless.left = (endless.left ?? 1) - 1;
  if (endless.left === 0) drop(d, endless, io);
  drawQueue(s, d, io, true);
}

// ---------------------------------------------------------------------------------------------------------------------
// Cells that are no more

const holes = (d: Dreamer): readonly CellIndex[] => effectOf(d, 'trouNoir')?.cells ?? [];

/** Trou noir: the spell that waited there is lost, and whatever was to be done there need not be done (ruling). */
function loseCell(d: Dreamer, cell: CellIndex, io: Io<Event>): void {
  d.reserves = d.reserves.filter((reserve) => knownCell(d, reserve) !== cell);
  for (const effect of d.effects) {
    if (effect.id === 'trouNoir' || !effect.cells?.includes(cell)) continue;
    effect.cells = effect.cells.filter((other) => other !== cell);
    if (effect.cells.length === 0) drop(d, effect, io);
  }
}

/** Who stands where there is nothing any more is put somewhere else at once; who does not, and is lost, sees that. */
function leaveMissing(s: State, d: Dreamer, io: Io<Event>): void {
  if (isMissing(d, d.at)) putElsewhere(s, d, io);
  else narrow(d, ({ at }) => isMissing(d, at), io);
}

/** On a cell drawn in secret, also where there is a gardien (ruling): it is the Dragons who move him. */
function putElsewhere(s: State, d: Dreamer, io: Io<Event>): void {
  const cells = existing(d);
  setDown(d, cells[io.chance.pick(hidden(s, 'place'), cells.length)] as CellIndex, io);
  tellPlace(s, d, 'placed', 'RDD-TABLE-01', 0, io);
}
