import { expect, test } from 'vitest';
import { costOf, READY_HORDES } from '../data/fighters.ts';
import { begun, type HordeDraft, withOneLess, withOneMore } from './horde-draft.ts';

const fightersOf = (horde: string): readonly string[] => READY_HORDES[horde]?.fighters ?? [];
const [LANCER = ''] = fightersOf('meleiens');
const [OTHER = ''] = fightersOf('thanigistes');
const KEPT: HordeDraft = { ...begun({ name: 'Ours', fighters: [LANCER] }, 'thanigistes', 'h1'), said: 'kept' };

test('a horde offers fighters of its own belief, an empty one those that were looked at', () => {
  expect(KEPT.belief).toBe('meleiens');
  expect(begun({ name: '', fighters: [] }, 'thanigistes').belief).toBe('thanigistes');
});

test('one more and one less leave it the same horde, of which nothing is said yet', () => {
  const two = withOneMore(KEPT, LANCER);
  expect(two).toMatchObject({ id: 'h1', name: 'Ours', fighters: [LANCER, LANCER], said: '' });
  expect(costOf(two.fighters)).toBe(2 * costOf([LANCER]));
  expect(withOneLess({ ...two, said: 'kept' }, LANCER)).toEqual({ ...KEPT, said: '' });
});

test('another belief begins a new horde', () => {
  expect(withOneMore({ ...KEPT, belief: 'thanigistes' }, OTHER)).toEqual({
    id: null,
    name: '',
    fighters: [OTHER],
    belief: 'thanigistes',
    said: '',
  });
});
