/** The spells that a dreamer knows: those of the list, and those of his own making, in one form. */
import { dayAt, endOfDay, endOfHour, endOfNext, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { type Duration, EVERYWHERE } from '../data/spell-terms.ts';
import { leastCost, type Spell, spellById, suits } from '../data/spells.ts';
import type { Voie } from '../data/voies.ts';
import type { OwnSpell, Sheet } from '../sheet.ts';
import type { Dreamer, Parameters, State } from '../state.ts';
import { isLost } from './hidden.ts';

/** A spell as it is cast. One of his own making has a duration that only he knows. */
export type Known = Omit<Spell, 'edition' | 'duration' | 'subject' | 'where'> & {
  readonly where: string;
  readonly duration: Spell['duration'] | null;
};

const OWN = 'own:';

function ofOwnMaking({ voie, cost, range, ...same }: OwnSpell, id: string): Known {
  const reach = range === 0 ? 'toucher' : { empathie: range };
  return { ...same, id, voies: [voie], cost: { fixed: cost }, range: reach, duration: null, thresholdCost: 0 };
}

/** A spell of a sheet's own making: `own:0` is the first of them. */
export const ownSpell = ({ spells }: Pick<Sheet, 'spells'>, id: string): OwnSpell | undefined =>
  id.startsWith(OWN) ? spells.filter((spell) => typeof spell !== 'string')[Number(id.slice(OWN.length))] : undefined;

/** The id of the same spell on another sheet; one that is not there if it has none of that name. */
export function renamed(from: Pick<Sheet, 'spells'>, to: Pick<Sheet, 'spells'>, id: string): string {
  const name = ownSpell(from, id)?.name;
  const own = to.spells.filter((spell) => typeof spell !== 'string');
  return name === undefined ? id : `${OWN}${own.findIndex((spell) => spell.name === name)}`;
}

/** RDD-SPELL-01: a spell of the list, or of the sheet. */
export function spellOf({ sheet }: Pick<Dreamer, 'sheet'>, id: string): Known | undefined {
  const own = ownSpell(sheet, id);
  return own ? ofOwnMaking(own, id) : spellById(id);
}

/** Whether an id names a spell of the list, or one of those of his own making on a sheet. */
export const isKnownSpell = (spells: readonly (string | OwnSpell)[], id: string): boolean =>
  spellById(id) !== undefined || (id.startsWith(OWN) && spellIds(spells).includes(id));

/** The same, for what was checked before. */
export function knownSpell(d: Dreamer, id: string): Known {
  const spell = spellOf(d, id);
  if (!spell) throw new Error(`no spell ${id} on this sheet`);
  return spell;
}

/** By list: a sheet does not change, and everybody who comes to a table with it has the same list of ids. */
const idsOf = new WeakMap<readonly (string | OwnSpell)[], readonly string[]>();

/** The ids of all spells on a sheet; names of the list that do not exist are left to `unknownSpells`. */
export function spellIds(spells: readonly (string | OwnSpell)[]): readonly string[] {
  let ids = idsOf.get(spells);
  if (!ids) {
    let own = 0;
    ids = spells.map((spell) => (typeof spell === 'string' ? spell : `${OWN}${own++}`));
    idsOf.set(spells, ids);
  }
  return ids;
}

export const unknownSpells = (spells: readonly (string | OwnSpell)[]): string[] =>
  spells.filter((spell): spell is string => typeof spell === 'string' && spellById(spell) === undefined);

/** The voie that a spell is cast by: the one named, else the best that may. */
export function voieOf(d: Pick<Dreamer, 'levels'>, spell: Pick<Known, 'voies'>, named?: Voie): Voie {
  return named ?? spell.voies.reduce((best, voie) => (d.levels[voie] > d.levels[best] ? voie : best));
}

/** RDD-SPELL-02: spells that one exact cell is for. */
export const isExact = ({ where }: Known): boolean => cellAt(where) !== undefined;

/**
 * RDD-CAST-01: the right cell, or where the player says that the magic aimed at was cast. RDD-HID-01: who is lost cannot
 * cast what needs one exact cell, for trying would tell him where he is (ruling).
 */
export function fits(d: Dreamer, spell: Known, cell: CellIndex, origin: CellIndex | undefined): boolean {
  if (isExact(spell) && isLost(d)) return false;
  return suits(spell.where, cell, origin);
}

/** What each list of spells holds for each cell: lists are replaced, never written into, and he comes to the same cells again. */
const bySpells = new WeakMap<
  readonly string[],
  { readonly sheet: Sheet; readonly at: (readonly Known[] | undefined)[] }
>();

/** His spells that this cell is right for, as long as he knows where he is; some only against a magic that was cast there. */
export function spellsFor(d: Dreamer, cell: CellIndex): readonly Known[] {
  let known = bySpells.get(d.spells);
  if (known?.sheet !== d.sheet) {
    known = { sheet: d.sheet, at: new Array<undefined>(CELLS.length).fill(undefined) };
    bySpells.set(d.spells, known);
  }
  let found = known.at[cell];
  if (!found) {
    found = d.spells.flatMap((id) => spellOf(d, id) ?? []).filter(({ where }) => suits(where, cell, cell));
    known.at[cell] = found;
  }
  return found;
}

/** RDD-AIM-07: how far it reaches, in metres. Touch is 0; what has no distance of its own reaches everywhere. */
export function reachOf(s: State, d: Dreamer, spell: Known): number {
  if (spell.range === 'toucher' || spell.range === 'soi') return 0;
  if (spell.range === 'zone' || spell.range === 'speciale') return EVERYWHERE;
  return d.sheet.empathie * (spell.range.ruling ? s.options.unknownRange : spell.range.empathie);
}

export function difficultyOf(spell: Known, parameters: Parameters): number {
  return spell.difficulty === 'variable' ? (parameters.difficulty ?? 0) : spell.difficulty;
}

type Hours = { readonly caster: number; readonly target: number | undefined };

/** When a spell is over; `more` is what was paid beyond its least cost. */
const ENDS: { readonly [D in Duration]?: (round: number, hours: Hours, more: number) => number | null } = {
  round: (round) => round + 1,
  heure: endOfHour,
  heurePlusR: (round, _hours, more) => endOfHour(round) + more * ROUNDS_AN_HOUR,
  uneHeure: (round) => round + ROUNDS_AN_HOUR,
  nuit: (round) => endOfDay(dayAt(round)),
  // Ruling 2: the birth hour that is running does not count.
  hn: (round, { caster }) => endOfNext(caster, round),
  hnVictime: (round, { target }) => (target === undefined ? null : endOfNext(target, round)),
};

/** The round in which a spell that takes now is over, as far as the game can tell; the rest is in the book. */
export const lastsUntil = (spell: Known, { cost }: Parameters, round: number, hours: Hours): number | null =>
  (spell.duration && ENDS[spell.duration]?.(round, hours, cost - leastCost(spell))) ?? null;
