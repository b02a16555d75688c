import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { describe, expect, test } from 'vitest';
import { greedy } from '../programs/greedy.ts';
import { rules } from '../rules.ts';
import { unsound } from '../sound.ts';
import { card, dreamer, row, SEATS, Table } from './table.ts';

const SIX = row('D+R D+G D+B D+W N+R N+G');

describe('setting up', () => {
  test('ART-SETUP-01 ART-SETUP-02 ART-SETUP-03 ART-ZONE-01 Dreamers and six dream powers are drawn face up, in turn', () => {
    const t = new Table(2, {}, [
      ['dreamer', 3],
      ['dreamer', 7],
      ['power', SIX],
      ['power', row('D−R D−G D−B D−W N−R N−G')],
    ]);
    t.used();
    expect([t.side(0).dreamer, t.side(1).dreamer]).toEqual([3, 7]);
    expect(t.side(0).row).toEqual(SIX);
    expect(t.events.filter(({ kind }) => kind === 'dreamerDrawn')).toHaveLength(2);
    expect(t.s.pile.reduce((a, b) => a + b)).toBe(54);
    expect(t.open).toEqual(['0 redraw']);
  });

  test('ART-SETUP-03 all six may be drawn again, once', () => {
    const t = new Table();
    expect(t.why({ do: 'redraw', powers: [t.side(0).row[0] as number] })).toBe('ART-SETUP-03 allOrNone');
    t.fixed(['power', SIX]).answer({ do: 'redraw' });
    expect(t.side(0).row).toEqual(SIX);
    expect(t.s.used.every((n) => n === 0)).toBe(true);
    // The next question goes to the other seat: there is no second time.
    expect(t.open).toEqual(['1 redraw']);
    t.answer({ do: 'keep' });
    expect(t.open).toEqual(['0 compose', '1 compose']);
    expect(t.why({ do: 'redraw' }, 0)).toBe('ART-SETUP-03 onlyOnce');
    expect(t.why({ do: 'end' }, 0)).toBe('ART-SETUP-04 composeFirst');
  });

  test('AMB-09 `mulligan`: none, or some of the six', () => {
    expect(new Table(2, { mulligan: 'none' }).open).toEqual(['0 compose', '1 compose']);
    const t = new Table(2, { mulligan: 'subset' });
    const [first] = t.side(0).row as [number];
    t.answer({ do: 'redraw', powers: [first] });
    expect(t.side(0).row).toHaveLength(6);
    expect(unsound(t.s)).toBeUndefined();
  });

  test('ART-SETUP-04 hands are composed in secret: six of twenty, five of ten', () => {
    const t = new Table().answer({ do: 'keep' }).answer({ do: 'keep' });
    expect(t.why({ do: 'take', card: card('velvet-hedgehog') }, 0)).toBe('ART-SETUP-04 notInDeck');
    expect(t.why({ do: 'compose', cards: [card('emberling'), card('emberling')] }, 0)).toBe('ART-SETUP-04 notInDeck');
    t.answer({ do: 'take', card: card('emberling') }, 0);
    expect(rules.view(t.s, 1).sides[0]).toMatchObject({ hand: null, handCount: 1, deckCount: 19 });
    t.answer({ do: 'done' }, 0);
    expect(t.open).toEqual(['1 compose']);
    expect(t.side(0).hand).toEqual([card('emberling')]);
    const more = new Table(3).answer({ do: 'keep' }).answer({ do: 'keep' }).answer({ do: 'keep' });
    const five = more.choices(0)[0];
    expect(five?.do === 'compose' && five.cards.length).toBe(5);
    expect(more.why({ do: 'compose', cards: [0, 1, 3, 32, 33, 6] }, 0)).toBe('ART-SETUP-04 handTooLarge');
  });

  test('AMB-07 `openingHand: draw`', () => {
    const t = new Table(2, { openingHand: 'draw' }).answer({ do: 'keep' }).answer({ do: 'keep' });
    expect([t.side(0).hand.length, t.side(1).hand.length]).toEqual([6, 6]);
  });

  test('ART-COMP-02 a draft shares the pack out, to and fro, each card once', () => {
    const t = new Table(2, { draft: true });
    const asked: number[] = [];
    while (t.decision().kind === 'draft') {
      const d = t.decision();
      asked.push(d.seat);
      const situation = {
        view: rules.view(t.s, d.seat),
        decision: d,
        choices: t.choices(),
        below: new Fast(2).below(),
      };
      t.answer(decide(greedy, situation) as never);
    }
    expect(asked.slice(0, 6)).toEqual([0, 1, 1, 0, 0, 1]);
    expect(asked).toHaveLength(40);
    expect(t.why({ do: 'pick', card: 0 })).toMatch('ART-SETUP-03');
    expect(new Set([...t.side(0).list, ...t.side(1).list]).size).toBe(40);
    expect(unsound(t.s)).toBeUndefined();
    const taken = new Table(4, { draft: true });
    taken.answer({ do: 'pick', card: 5 });
    expect(taken.why({ do: 'pick', card: 5 })).toBe('ART-DECK-02 notInPool');
  });
});

describe('the order', () => {
  /** The order of play when these Dreamers are drawn. */
  const order = (names: readonly string[], lot?: readonly number[]): readonly number[] => {
    const t = new Table(names.length).answer({ do: 'keep' });
    while (t.decision().kind === 'redraw') t.answer({ do: 'keep' });
    for (const [seat, name] of names.entries()) t.side(seat).dreamer = dreamer(name);
    t.fixed(...(lot ? [['order', lot] as const] : []));
    for (const seat of names.keys()) t.answer({ do: 'compose', cards: [] }, seat);
    return t.s.order;
  };

  test('ART-ORDER-01 the most Z begins', () => {
    expect(order(['Castaway', 'Feverish'])).toEqual([1, 0]);
  });

  test('ART-ORDER-02 with equal Z, one who has 🌀 comes before one who has none', () => {
    expect(order(['Truant', 'Castaway'])).toEqual([1, 0]);
  });

  test('ART-ORDER-02 ART-ORDER-03 with equal Z and 🌀 on all, red or white begins', () => {
    expect(order(['Castaway', 'Rooftop'])).toEqual([1, 0]);
    expect(order(['Truant', 'Campfire'])).toEqual([1, 0]);
  });

  test('ART-ORDER-04 still equal: a draw; and three or four are ranked', () => {
    expect(order(['Rain', 'Dozing'], [1, 0])).toEqual([1, 0]);
    expect(order(['Rain', 'Dozing'], [0, 1])).toEqual([0, 1]);
    expect(order(['Rain', 'Castaway', 'Feverish', 'Campfire'])).toEqual([2, 3, 1, 0]);
  });

  test('AMB-11 `starter: random` asks the draw alone', () => {
    const t = new Table(2, { starter: 'random', mulligan: 'none' }).fixed(['order', [1, 0]]);
    for (const seat of [0, 1]) t.answer({ do: 'compose', cards: [] }, seat);
    expect(t.s.order).toEqual([1, 0]);
  });
});

test('seats: two to four', () => {
  expect(SEATS).toHaveLength(4);
  expect(rules.seats).toEqual([{ role: 'player', min: 2, max: 4 }]);
});
