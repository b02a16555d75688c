/** What must hold of a sheet, and of somebody who has played before, beyond the form: checked at the door and at a table. */
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import type { Arrival } from './body.ts';
import { isEffectId } from './data/dragons.ts';
import { trackLength } from './data/fatigue.ts';
import { CELLS, cellAt } from './data/map.ts';
import { isKnownSpell, spellIds, unknownSpells } from './rules/spellbook.ts';
import type { Sheet } from './sheet.ts';

const terrainOf = (coord: string) => CELLS[cellAt(coord) ?? -1]?.kind;

const noSuchSpell = (name: string, field: string, spell: string): Refusal =>
  invalid('RDD-SPELL-01', 'noSuchSpell', { field, name, spell: spell.slice(0, 40) });

function spellTwice(name: string, ids: readonly string[]): readonly Refusal[] {
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place).slice(0, 1);
  return twice.map((id) => invalid('RDD-SPELL-01', 'spellTwice', { field: 'spells', name, spell: id.slice(0, 40) }));
}

/** A track has its length; a threshold rises to twice RÊVE at most, by a tête de Dragon. */
function tooHigh({ name, endurance, reve }: Sheet, fatigue: number, seuil: number): readonly Refusal[] {
  const [track, most] = [trackLength(endurance), 2 * reve];
  return [
    ...(fatigue > track ? [invalid('RDD-FAT-01', 'tooTired', { field: 'fatigue', name, most: track })] : []),
    ...(seuil > most ? [invalid('RDD-DREAM-01', 'seuilTooHigh', { field: 'seuil', name, most })] : []),
  ];
}

/** The first thing that is wrong with a sheet. */
export function checkSheet(sheet: Sheet): Refusal | undefined {
  const { name, spells, reve, seuil = reve, fatigue } = sheet;
  const unknown = unknownSpells(spells).map((spell) => noSuchSpell(name, 'spells', spell));
  return [...unknown, ...spellTwice(name, spellIds(spells)), ...tooHigh(sheet, fatigue, seuil)][0];
}

/** Everything that is wrong with somebody, each with its field. */
export function checkArrival(arrival: Arrival): readonly Refusal[] {
  const { name, spells, reserves, carried, effects } = arrival;
  const sheet = { name, ...arrival.sheet };
  const found: Refusal[] = [];
  const ofSheet = checkSheet(sheet);
  if (ofSheet) found.push({ ...ofSheet, details: { ...ofSheet.details, field: `sheet.${ofSheet.details.field}` } });
  found.push(...tooHigh(sheet, arrival.fatigue, arrival.seuil));
  if (arrival.vie > sheet.vie)
    found.push(invalid('RDD-STATE-01', 'tooMuchLife', { field: 'vie', name, most: sheet.vie }));
  for (const [field, ids] of Object.entries({ spells, reserves: reserves.map(spellIn), carried: carried.map(spellIn) }))
    found.push(...ids.filter((id) => !isKnownSpell(sheet.spells, id)).map((id) => noSuchSpell(name, field, id)));
  found.push(...spellTwice(name, spells));
  for (const { id: what } of effects.filter(({ id }) => !isEffectId(id)))
    found.push(invalid('RDD-TABLE-01', 'noSuchEffect', { field: 'effects', name, what: what.slice(0, 40) }));
  return [...found, ...doubtful(arrival).map((field) => invalid('RDD-HID-01', 'doubtful', { field, name }))];
}

const spellIn = ({ spell }: { readonly spell: string }): string => spell;

/** RDD-HID-01: what he holds possible must fit what he knows: the cell, its kind, and what he left. */
function doubtful({ cell, belief, reserves, waiting }: Arrival): readonly string[] {
  const things = [
    ...reserves.map((one) => ['reserves', one] as const),
    ...waiting.map((one) => ['waiting', one] as const),
  ];
  if (!belief) {
    const unplaced = things.flatMap(([field, one]) => (one.cell === null || one.lost !== undefined ? [field] : []));
    return [...(cell === null ? ['cell'] : []), ...unplaced];
  }
  const found: string[] = [];
  const [first] = belief;
  const places = (first?.length ?? 2) - 2;
  if (belief.some((one) => one.length - 2 !== places)) found.push('belief');
  if (new Set(belief.map(([at]) => terrainOf(at))).size > 1) found.push('belief');
  if (cell !== null && !belief.some(([at]) => at === cell)) found.push('cell');
  if (cell === null && belief.every(([at]) => at === first?.[0])) found.push('cell');
  for (const [field, one] of things) {
    if (one.lost === undefined ? one.cell === null : one.lost >= places) found.push(field);
    // Where it lies must be said by the document or by each of the possibilities.
    else if (one.cell === null && belief.some((h) => (h[2 + (one.lost ?? 0)] ?? '') === '')) found.push(field);
  }
  return found;
}
