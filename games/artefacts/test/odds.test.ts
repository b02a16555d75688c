import { Fast } from '@reverie/kernel/chance/fast';
import { toNumber, toText } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { describe, expect, test } from 'vitest';
import { attackOdds } from '../odds/attack.ts';
import { bestHand } from '../rules/first-hand.ts';
import { rules } from '../rules.ts';
import { DREAMER } from '../state.ts';
import { imagine } from '../view.ts';
import { attackOf, card, combat, defenceOf, type Laid, row, type Table } from './table.ts';

const odds = (t: Table, target: number) => attackOdds(rules.view(t.s, 0), 0, 1, { place: 0, target });

/** Lagoon with its whole deck unseen but for a hand of six: two defence items, Moss Blanket and Bath Bubble, in twenty cards. */
const SIX = 'lantern-owl root-stag acorn-sling echo-shell tap-mermaid twin-anchor';
const against = (other: Laid, own: Laid = { places: ['velvet-hedgehog'] }, openingHand = 'draw') =>
  combat(own, { hand: SIX, ...other }, { openingHand });

describe('the odds of an attack', () => {
  test('a Dreamer is lost unless the hand holds a defence item that can be paid', () => {
    const t = against({ dreamer: 'Castaway', row: 'N−G N−G' });
    const found = odds(t, DREAMER);
    // Six of twenty cards are in hand, and 91 times in 190 none of the two. Paid in green the Blanket is worth 6.
    expect(toText(found.itemInHand)).toBe('99/190');
    expect(found).toMatchObject({ defence: 0, openDefence: 0, bestDefence: 6 });
    expect(found.boosts.map(({ attack, success }) => [attack, toText(success)])).toEqual([
      [attackOf('velvet-hedgehog'), '91/190'],
    ]);
    t.side(1).row = [];
    t.side(1).spiralsUsed = 9;
    expect(toText(odds(t, DREAMER).boosts[0]?.success ?? { num: 0n, den: 1n })).toBe('1');
  });

  describe('ART-INFO-01 a first hand is composed, not drawn', () => {
    const composed = () => against({ dreamer: 'Castaway', row: 'N−G N−G' }, undefined, 'choose');
    const through = (t: Table) => toNumber(odds(t, DREAMER).boosts[0]?.success ?? { num: 0n, den: 1n });

    test('ART-SETUP-04 it is taken to be the advised one, with its answer to an attack', () => {
      const t = composed();
      // Eight to one for the advised hand, which has an item; so little was seen that bounds are said.
      expect(through(t)).toBeCloseTo((1 / 9) * (91 / 190), 3);
      const [low, high] = odds(t, DREAMER).boosts[0]?.bounds?.map(toNumber) ?? [];
      expect(low).toBe(0);
      expect(high).toBeCloseTo(91 / 190, 4);
      t.side(1).plays = [
        [card('lantern-owl'), 6, 20],
        [card('root-stag'), 5, 19],
        [card('tap-mermaid'), 4, 18],
      ];
      expect(odds(t, DREAMER).boosts[0]?.bounds).toBeNull();
      expect(odds(t, DREAMER).heldBy).toContain(card('moss-blanket'));
    });

    test('ART-SETUP-04 cards of the advised hand that are played bear that out', () => {
      const t = composed();
      const before = through(t);
      expect(bestHand(t.side(1).list, 6)).toContain(card('lantern-owl'));
      t.lay(1, { hand: SIX.replace('lantern-owl ', ''), places: ['lantern-owl'] });
      t.side(1).deck = t.side(1).deck.map((n, i) => (t.side(1).list[i] === card('lantern-owl') ? 0 : n));
      t.side(1).plays = [[card('lantern-owl'), 6, 20]];
      t.side(1).cards = [-1, -1, -1];
      t.side(1).broken = [card('lantern-owl')];
      expect(through(t)).toBeLessThan(before);
    });

    test('ART-SETUP-04 a card that the advised hand does not have refutes it', () => {
      const t = composed();
      t.side(1).plays = [[card('twin-anchor'), 6, 20]];
      expect(through(t)).toBeGreaterThan(0.2);
    });
  });

  test('the open row is counted, and each boost changes what it takes to hold', () => {
    const t = against(
      { dreamer: 'Campfire', places: ['tinder-cat'], row: 'N+R N+R N+R' },
      { places: ['carnival-bull'], row: 'D+R D+R' },
    );
    t.side(1).spiralsUsed = 9;
    const found = odds(t, 0);
    expect(found.defence).toBe(defenceOf('tinder-cat'));
    expect(found.openDefence).toBe(defenceOf('tinder-cat') + 3);
    expect(found.boosts.map(({ boost }) => boost)).toEqual([[], row('D+R'), row('D+R D+R')]);
    const chances = found.boosts.map(({ success }) => toNumber(success));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[0]).toBe(0);
    expect(chances[2]).toBeGreaterThan(0);
  });

  test('an interceptor that holds makes the attack hopeless', () => {
    const t = against({ places: ['tinder-cat', 'pillow-bear'], row: '' }, { places: ['carnival-bull'] });
    t.side(1).spiralsUsed = 9;
    expect(toNumber(odds(t, 0).boosts[0]?.success ?? { num: 1n, den: 1n })).toBe(
      attackOf('carnival-bull') > defenceOf('pillow-bear') ? 1 : 0,
    );
  });

  test('the odds beside the answer, out of the rules themselves, are the same', () => {
    const t = against({ dreamer: 'Castaway', row: 'N−G N−G' });
    const a = { do: 'attack', place: 0, target: DREAMER, boost: [] } as const;
    const shown = oddsOf(rules, rules.view(t.s, t.decision().seat), t.decision(), { ...a, boost: [] });
    expect(shown?.exact && toText(shown.ways.chance('getsThrough'))).toBe('91/190');
    // The hand as it is, and another: what is shown is the same.
    const other = imagine(rules.view(t.s, 0), 0, { chance: new Fast(9), tell: undefined });
    const again = oddsOf(rules, rules.view(other, t.decision().seat), t.decision(), { ...a, boost: [] });
    expect(again?.exact && toText(again.ways.chance('getsThrough'))).toBe('91/190');
  });

  test('they are worked out for fights alone', () => {
    const t = against({ dreamer: 'Castaway', row: 'N−G N−G' });
    expect(oddsOf(rules, rules.view(t.s, t.decision().seat), t.decision(), { do: 'end' })).toBeUndefined();
    expect(rules.weighs?.(t.decision(), { do: 'end' })).toBe(false);
  });

  test('they depend on nothing that the attacker cannot know', () => {
    const t = against({ dreamer: 'Castaway', row: 'N−G N−G' });
    const before = odds(t, DREAMER);
    const other = imagine(rules.view(t.s, 0), 0, { chance: new Fast(5), tell: undefined });
    expect(attackOdds(rules.view(other, 0), 0, 1, { place: 0, target: DREAMER })).toEqual(before);
  });
});
