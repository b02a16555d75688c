/** Where two rules of the book meet: at dawn, and where a Dreamer changes beds. */
import { expect, test } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { card, combat, dreamer, duel, row } from './table.ts';

const END: Answer = { do: 'end' };
const discards = (choices: readonly Answer[]): string[] =>
  choices
    .filter((a): a is Do<'refill'> => a.do === 'refill')
    .map(({ discard }) => [...discard].sort((a, b) => a - b).join(' '))
    .sort();

test('ART-REFILL-02 ART-DREAM-07 three 🌀 offer every choice of up to three dream powers, each once', () => {
  const t = duel({ dreamer: 'Sleepless', row: 'D+R D+R N−B *X' }, {}).turn(0, { step: 'dawn' });
  const found = discards(t.choices());
  // None; three alone; R R, R B, R X, B X; R R B, R R X, R B X.
  expect(found).toHaveLength(1 + 3 + 4 + 3);
  const three = ['D+R D+R N−B', 'D+R D+R *X', 'D+R N−B *X'];
  const sorted = (signs: string) => [...row(signs)].sort((a, b) => a - b).join(' ');
  for (const signs of three) expect(found).toContain(sorted(signs));
  expect(new Set(found).size).toBe(found.length);
  t.answer({ do: 'refill', discard: row('D+R D+R N−B') });
  expect(t.told('discarded').powers).toHaveLength(3);
});

test('ART-REFILL-02 six different dream powers: 42 choices at three 🌀, 22 at two, 7 at one, no question at none', () => {
  const six = 'D+R D+G N+B N−W D−R *X';
  const offered = (name: string): number => {
    const t = duel({ dreamer: name, row: six }, {}, { selfWake: 'off' }).turn(0, { step: 'dawn' });
    return discards(t.choices()).length;
  };
  expect(['Little', 'Rain', 'Campfire'].map(offered)).toEqual([42, 22, 7]);
  // Nothing may be discarded, so nothing is asked.
  const none = duel({ dreamer: 'Truant', row: six }, {}, { selfWake: 'off' });
  expect(none.turn(1).answer(END).open).toEqual(['0 prepare']);
});

test('ART-IDLE-01 ART-WAKE-03 waking one’s own Dreamer is doing something: two turns after it are still needed', () => {
  const t = duel({ dreamer: 'Campfire' }, {}).turn(0, { step: 'dawn' });
  t.side(0).idle = 1;
  t.answer({ do: 'wakeOwn' }).answer(END);
  expect(t.side(0)).toMatchObject({ woken: 1, idle: 0 });
  expect(t.side(0).awake).toEqual([dreamer('Campfire')]);
});

test('ART-IDLE-01 a Dreamer woken by idling is nothing that its player did', () => {
  const t = duel({ dreamer: 'Campfire' }, {});
  t.side(0).idle = 2;
  t.turn(1).answer(END);
  expect(t.open).toEqual(['0 prepare']);
  t.answer(END);
  expect(t.side(0)).toMatchObject({ woken: 1, idle: 1 });
});

test('ART-DREAM-05 ART-POW-18 🌀 serve once a turn, whichever Dreamer sleeps there: a swapped bed brings no second payment', () => {
  const swapped = (spirals: number) => {
    const side = { hand: 'connecting-rooms dream-tisane', row: '*B *B', places: ['emberling:1'] };
    const t = duel({ ...side, dreamer: spirals > 0 ? 'Little' : 'Lighthouse' }, { dreamer: 'Rain' });
    const pay = spirals > 0 ? [] : row('*B');
    return t.answer({ do: 'use', card: card('connecting-rooms'), pay, spirals }).answer({ do: 'swap', seat: 1 });
  };
  const tisane: Answer = { do: 'use', card: card('dream-tisane'), pay: [], spirals: 1 };
  expect(swapped(1).why(tisane)).toBe('ART-DREAM-05 tooManySpirals');
  // Not spent before, those of the new Dreamer pay.
  expect(swapped(0).answer(tisane).open).toEqual(['0 power']);
});

test('ART-DREAM-03 ART-POW-18 after a swap the new Dreamer’s property pays for Monsters', () => {
  const side = { dreamer: 'Lighthouse', hand: 'connecting-rooms lace-eel', row: '*B D+B D+B D+B' };
  const t = duel(side, { dreamer: 'Castaway' });
  t.answer({ do: 'use', card: card('connecting-rooms'), pay: row('*B'), spirals: 0 }).answer({ do: 'swap', seat: 1 });
  const summon: Answer = { do: 'summon', card: card('lace-eel'), pay: row('D+B D+B D+B'), spirals: 0 };
  expect(t.why(summon)).toBe('ART-DREAM-03 wrongProperty');
});

test('ART-DREAM-05 ART-USE-03 a guard item in the other’s turn: paid with 🌀 left over, doubled by their colour', () => {
  const t = combat({ places: ['hearth-dragon:2'] }, { dreamer: 'Feather', hand: 'cloud-pillow', places: [] });
  t.answer({ do: 'attack', place: 0, target: 3, boost: [] });
  t.answer({ do: 'defend', boost: [], item: card('cloud-pillow'), pay: [], spirals: 1 });
  expect(t.told('settled')).toMatchObject({ attack: 5, defence: 6, result: 'held' });
});
