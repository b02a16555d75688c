/** What a half-made answer would do, held to what the rules then do. */
import { fraction, toText } from '@reverie/odds/fraction';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { SPELLS } from '../data/spells.ts';
import { isWet } from '../data/terrains.ts';
import { game } from '../game.ts';
import { step } from '../hex.ts';
import { successShare } from '../resolution.ts';
import { rules } from '../rules.ts';
import { castableOf } from '../sketch.ts';
import { changedTo } from './lost.ts';
import { CALM, CAST_OWN, ownSpell, type Table, upOn } from './table.ts';

const sketched = (t: Table, a: Answer) => game.sketch?.(rules.view(t.s, 0), t.decision(), a) ?? { marks: [] };
const said = (t: Table, a: Answer, language: 'fr' | 'en' = 'en') =>
  sketched(t, a).marks.map(({ what, details = {} }) => game.texts[language].mark?.(what, details));

test('RDD-MOVE-01, RDD-WET-01 a move: where it leads, what it tires, what must be mastered there', () => {
  const above = (at: number) => CELLS[step(at, 'N') ?? -1];
  const wet = CELLS.find(({ kind }, at) => isWet(kind) && !isWet(above(at)?.kind ?? 'lac'))?.coord ?? '';
  const start = above(cellAt(wet) ?? -1)?.coord ?? '';
  const t = upOn(start, { sheet: { spells: [] } });
  const { marks } = sketched(t, { do: 'go', towards: 'S' });
  expect(marks.map((mark) => [mark.what, mark.shape === 'label' && mark.at, mark.tone])).toEqual([
    ['leadsTo', wet, 'plain'],
    ['tires', wet, 'plain'],
    ['trial', wet, 'warning'],
  ]);
  expect(said(t, { do: 'go', towards: 'S' }, 'fr')[2]).toBe('l’eau à maîtriser, force 7');
  const before = t.dreamer().journey?.fatigue ?? 0;
  t.fixed(CALM, ['mastering', 1]).answer({ do: 'go', towards: 'S' });
  expect(t.where()).toBe(wet);
  expect(t.told('entered').fatigue).toBe(1);
  expect(t.dreamer().journey?.fatigue).toBe(before + 1);
  expect(t.told('mastering')).toMatchObject({ encounter: 'humide', force: 7 });
});

test('RDD-MOVE-07 off the map, and RDD-HID-01 nothing of where a lost dreamer is', () => {
  expect(said(upOn('A1', { sheet: { spells: [] } }), { do: 'go', towards: 'N' })).toEqual(['off the map']);
  const lost = changedTo('K9');
  const drawn = sketched(lost, { do: 'go', towards: 'N' });
  expect(drawn.marks.map(({ what }) => what)).toEqual(['unknown', 'tires']);
  expect(JSON.stringify(drawn)).not.toContain(lost.where());
});

test('RDD-CAST-01 a cast: difficulty, cost and the odds that the rules give', () => {
  const t = upOn('J4', { sheet: { spells: [ownSpell()] } });
  expect(t.decision().kind).toBe('cast');
  const { refusal, odds = [] } = sketched(t, CAST_OWN);
  expect(refusal).toBeUndefined();
  expect(said(t, CAST_OWN)).toEqual(['difficulty −5, 56%', '4 rêve points if the spell takes']);
  const asFraction = (share: number) => toText(fraction(Math.round(share * 100), 100));
  expect(Object.fromEntries(odds.map(({ way, share }) => [way, asFraction(share)]))).toEqual(t.ways(CAST_OWN));
  expect(sketched(t, { do: 'cast', spell: 'own:7' }).refusal).toMatchObject({ reason: 'unknownSpell' });
});

test('RDD-CAST-01 a spell of his: by his best voie, with general state, and whether this is the place for it', () => {
  const reading = SPELLS.find(({ where }) => where === 'sanctuaireOuOrigine')?.id ?? '';
  const t = upOn('J4', { sheet: { spells: [ownSpell(), reading] } });
  // The table of rolls says 56 % for it: 12 in RÊVE, 3 in Hypnos, at −5.
  expect(castableOf(t.sees(), 'own:0')).toMatchObject({ voie: 'hypnos', chance: 0.56, here: true });
  expect(castableOf(t.sees(), reading)).toMatchObject({ here: false });
  const sanctuary = CELLS.find(({ kind }) => kind === 'sanctuaire')?.coord ?? '';
  expect(castableOf(t.at(sanctuary).sees(), reading)).toMatchObject({ here: true });
  t.dreamer().vie -= 2;
  expect(castableOf(t.sees(), 'own:0')?.chance).toBe(
    successShare(t.dreamer().sheet.reve, 3 - 5 + t.sees().generalState),
  );
  expect(castableOf(t.sees(), 'nowhere')).toBeUndefined();
});
