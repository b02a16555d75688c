/** What the figures of a sheet must be to each other: checked when a table opens, and in the form of a sheet. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { trackLength } from './data/fatigue.ts';
import { spellIds, unknownSpells } from './rules/spellbook.ts';
import type { Sheet } from './sheet.ts';

export function checkSheet({ name, spells, reve, seuil = reve, fatigue, endurance }: Sheet): Refusal | undefined {
  const [spell] = unknownSpells(spells);
  if (spell !== undefined)
    return refuse('invalid', 'RDD-SPELL-01', 'noSuchSpell', { field: 'spells', name, spell: spell.slice(0, 40) });
  const ids = spellIds(spells);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined)
    return refuse('invalid', 'RDD-SPELL-01', 'spellTwice', { field: 'spells', name, spell: twice.slice(0, 40) });
  const track = trackLength(endurance);
  if (fatigue > track) return refuse('invalid', 'RDD-FAT-01', 'tooTired', { field: 'fatigue', name, most: track });
  // A threshold rises to twice RÊVE at most, by a tête de Dragon.
  if (seuil > 2 * reve)
    return refuse('invalid', 'RDD-DREAM-01', 'seuilTooHigh', { field: 'seuil', name, most: 2 * reve });
  return undefined;
}
