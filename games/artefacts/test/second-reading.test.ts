/** Points that the rules leave open, as they were settled: each by its rule. */
import { expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import { DREAMER, sleepBy } from '../state.ts';
import { card, combat, row, Table } from './table.ts';

const attack: Do<'attack'> = { do: 'attack', place: 0, target: 0, boost: [] };

test('ART-POW-12 a guard item helps a face-down artefact no more than any defence does: not at all', () => {
  const t = combat(
    { places: ['carnival-bull'] },
    { dreamer: 'Campfire', places: ['tinder-cat'], hand: 'moss-blanket', row: 'D−R D−B' },
  );
  t.side(1).asleep = [sleepBy(0), 0, 0];
  t.answer(attack);
  expect(t.told('settled')).toMatchObject({ defence: 0, result: 'won' });
  expect(t.side(1).hand).toContain(card('moss-blanket'));
});

test('ART-COLOUR-01 the circle doubles against artefacts, never against a Dreamer', () => {
  const t = combat({ places: ['carnival-bull'] }, { dreamer: 'Bramble', places: [] });
  t.answer({ ...attack, target: DREAMER });
  expect(t.told('attacked').attack).toBe(4);
});

/** Three players in their second round; seat 0 has just turned an artefact of seat 1 face down and then goes out. */
function three(): Table {
  const t = new Table(3).ready();
  for (const seat of [0, 1, 2]) t.lay(seat, { hand: '', row: '', places: [], turns: 1 });
  return t.lay(1, { places: ['tinder-cat'] });
}

test('ART-POW-12 torpor caused by somebody who is out ends at the end of the round', () => {
  const t = three();
  t.side(1).asleep = [sleepBy(0), 0, 0];
  t.side(0).out = true;
  t.side(1).played = true;
  t.turn(2).answer({ do: 'end' });
  expect(t.s.round).toBe(3);
  expect(t.side(1).asleep).toEqual([0, 0, 0]);
  expect(t.told('turnedUp')).toMatchObject({ rule: 'ART-POW-12', owner: 1 });
});

test('ART-MULTI-05 who goes out in his own turn is followed by the next in the order of the round', () => {
  const t = three();
  t.s.order = [0, 2, 1];
  t.turn(0).answer({ do: 'concede' });
  expect(t.s.turn).toBe(2);
});

test('ART-DREAM-06 spirals not spent in the own turn pay one defence item in another’s', () => {
  const t = combat({ places: ['velvet-hedgehog'] }, { dreamer: 'Rain', hand: 'moss-blanket', row: '' });
  t.answer({ ...attack, target: DREAMER });
  t.answer({ do: 'defend', boost: [], item: card('moss-blanket'), pay: row(''), spirals: 1 });
  expect(t.told('settled').result).toBe('held');
  expect(t.told('defended')).toMatchObject({ spirals: 1, pay: [] });
});
