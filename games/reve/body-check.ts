/** What must hold of somebody who has played before, beyond the form: checked at the door and when a table opens. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Arrival } from './body.ts';
import { isEffectId } from './data/fates.ts';
import { trackLength } from './data/fatigue.ts';
import { CELLS, cellAt } from './data/map.ts';
import { isKnownSpell } from './rules/spellbook.ts';
import { checkSheet } from './sheet-check.ts';

const terrainOf = (coord: string) => CELLS[cellAt(coord) ?? -1]?.kind;

/** Everything that is wrong, each with its field. */
export function checkArrival(arrival: Arrival): readonly Refusal[] {
  const { name, sheet, spells, seuil, fatigue, vie, effects } = arrival;
  const found: Refusal[] = [];
  const at = (field: string, more: Refusal['details'] = {}): Refusal['details'] => ({ field, name, ...more });
  const ofSheet = checkSheet({ name, ...sheet });
  if (ofSheet) found.push({ ...ofSheet, details: { ...ofSheet.details, field: `sheet.${ofSheet.details.field}` } });
  const track = trackLength(sheet.endurance);
  if (fatigue > track) found.push(refuse('invalid', 'RDD-FAT-01', 'tooTired', at('fatigue', { most: track })));
  if (seuil > 2 * sheet.reve)
    found.push(refuse('invalid', 'RDD-DREAM-01', 'seuilTooHigh', at('seuil', { most: 2 * sheet.reve })));
  if (vie > sheet.vie) found.push(refuse('invalid', 'RDD-STATE-01', 'tooMuchLife', at('vie', { most: sheet.vie })));
  const known = [
    ...spells.map((spell) => ['spells', spell] as const),
    ...arrival.reserves.map(({ spell }) => ['reserves', spell] as const),
    ...arrival.carried.map(({ spell }) => ['carried', spell] as const),
  ];
  for (const [field, spell] of known)
    if (!isKnownSpell(sheet.spells, spell))
      found.push(refuse('invalid', 'RDD-SPELL-01', 'noSuchSpell', at(field, { spell: spell.slice(0, 40) })));
  const twice = spells.find((id, place) => spells.indexOf(id) !== place);
  if (twice !== undefined)
    found.push(refuse('invalid', 'RDD-SPELL-01', 'spellTwice', at('spells', { spell: twice.slice(0, 40) })));
  for (const { id } of effects)
    if (!isEffectId(id))
      found.push(refuse('invalid', 'RDD-TABLE-01', 'noSuchEffect', at('effects', { what: id.slice(0, 40) })));
  for (const field of doubtful(arrival)) found.push(refuse('invalid', 'RDD-HID-01', 'doubtful', at(field)));
  return found;
}

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
