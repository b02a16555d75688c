import { LANGUAGES } from '@reverie/kernel/game';
import { toNumber } from '@reverie/odds/fraction';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { game } from '../game.ts';
import { attackOdds } from '../odds/attack.ts';
import { preview, sketch, toldOf, whatItTakes } from '../sketch.ts';
import { DREAMER } from '../state.ts';
import { attackOf, card, combat, costOf, defenceOf, duel, row, rowFor, type Table } from './table.ts';

const sketched = (t: Table, draft: Answer) => sketch(game.rules.view(t.s, 0), t.decision(), draft);
/** Marks by what they say and where. */
const said = (found: ReturnType<typeof sketch>) =>
  found.marks.map((mark) => [mark.what, 'at' in mark ? mark.at : 'line', mark.details]);

test('a payment says what is paid, what is missing and which dreams could pay', () => {
  const powers = `${rowFor('emberling', 'R')} N−B`;
  const t = duel({ hand: 'emberling', row: powers, dreamer: 'Campfire' }, {});
  const [first = -1] = row(powers);
  const half = sketched(t, { do: 'summon', card: card('emberling'), pay: [first], spirals: 0 });
  expect(half.refusal).toMatchObject({ reason: 'wrongCost' });
  const at = `hand.${card('emberling')}`;
  expect(said(half)).toEqual([
    ['paid', at, { paid: 1, cost: costOf('emberling') }],
    ['missing', at, { missing: costOf('emberling') - 1 }],
    ['pays', 'row.0.0', { sort: first }],
    ['canPay', 'row.0.1', { sort: first }],
  ]);
  const whole = sketched(t, { do: 'summon', card: card('emberling'), pay: [first, first], spirals: 0 });
  expect(whole.refusal).toBeUndefined();
  expect(said(whole).map(([what]) => what)).toEqual(['paid', 'pays', 'pays', 'endurance', 'ownColour']);
});

test('an attack says what it needs and meets, with its exact odds', () => {
  const t = combat({ places: ['emberling'] }, { places: ['carnival-bull'] });
  const found = sketched(t, { do: 'attack', place: 0, target: 0, boost: [] });
  expect(said(found)).toEqual(
    expect.arrayContaining([
      ['attack', 'place.0.0', { total: attackOf('emberling') }],
      ['defence', 'place.1.0', { total: defenceOf('carnival-bull') }],
    ]),
  );
  const [plain] = attackOdds(game.rules.view(t.s, 0), 0, 1, { place: 0, target: 0 }).boosts;
  expect(found.odds?.[0]).toEqual({ way: 'getsThrough', share: plain && toNumber(plain.success) });
  const covered = sketched(t, { do: 'attack', place: 0, target: DREAMER, boost: [] });
  expect(covered.refusal).toMatchObject({ rule: 'ART-ATTACK-04', reason: 'covered' });
});

test('every mark has its words in both languages', () => {
  const t = combat(
    { places: ['emberling'], row: 'D+R D+R' },
    { places: ['tinder-cat'], row: 'N+R', dreamer: 'Campfire' },
  );
  const { marks } = sketched(t, { do: 'attack', place: 0, target: 0, boost: [] });
  expect(marks.map(({ what }) => what)).toEqual(expect.arrayContaining(['attack', 'defence', 'bestDefence', 'more']));
  for (const language of LANGUAGES) {
    for (const { what, details = {} } of marks) {
      const words = game.texts[language].mark?.(what, details) ?? '';
      expect(words).not.toBe(what);
      expect(words).not.toMatch(/undefined/);
    }
  }
});

test('ART-WPN-02 ART-DREAM-03 what a card takes is as this table says: alike in colour, or a phase and a property', () => {
  const takes = (options: object, id: string) => {
    const t = duel({ dreamer: 'Castaway', hand: id, row: 'D−R N−R D+R' }, {}, options);
    return whatItTakes(game.rules.view(t.s, 0), 0, card(id));
  };
  expect(takes({}, 'forge-bellows')).toEqual({ cost: costOf('forge-bellows'), phase: null, alike: 'kind' });
  expect(takes({ sameKind: 'colour' }, 'forge-bellows')).toMatchObject({ alike: 'colour' });
  // Under a negative Dreamer one of the three pays for a Monster of the night.
  expect(takes({}, 'tinder-cat')).toMatchObject({ phase: 1, property: 1, fit: 1 });
});

test('ART-WAKE-03 what waking one’s own Dreamer counts is told beforehand, by the rules', () => {
  const counted = (options: object) => {
    const t = duel({ woken: 1 }, {}, options).turn(0, { step: 'dawn' });
    return toldOf(preview(game.rules.view(t.s, 0), t.decision(), { do: 'wakeOwn' }), 'woke')?.count;
  };
  expect([counted({}), counted({ selfWake: 'free' })]).toEqual([2, 1]);
});
