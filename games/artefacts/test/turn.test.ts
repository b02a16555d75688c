import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import { unsound } from '../sound.ts';
import { handLimit, NONE } from '../state.ts';
import { card, combat, dreamer, duel, row, Table, times } from './table.ts';

const END: Answer = { do: 'end' };
const REFILL: Answer = { do: 'refill', discard: [] };

describe('waking', () => {
  test('ART-WAKE-01 ART-WAKE-02 ART-WAKE-05 it counts at once; sweep, shuffle and a new Dreamer come with the owner’s turn', () => {
    const t = combat({ places: ['velvet-hedgehog'] }, { dreamer: 'Castaway', row: 'D+R', hand: 'lantern-owl' });
    t.s.used = t.s.used.map((n, i) => (i === 3 ? 2 : n));
    t.side(1).turns = 0;
    t.answer({ do: 'attack', place: 0, target: 3, boost: [] });
    if (t.open[0] === '1 defend') t.answer({ do: 'defend', boost: [] });
    expect(t.side(1)).toMatchObject({ woken: 1, awake: [dreamer('Castaway')] });
    // Nothing was left to attack, so the other's turn has begun already: a Dreamer, six dream powers, a full hand.
    expect(t.kinds).toEqual(
      expect.arrayContaining(['settled', 'woke', 'turnBegan', 'swept', 'pileShuffled', 'dreamerDrawn', 'powersDrawn']),
    );
    expect(t.side(1).dreamer).not.toBe(NONE);
    expect(t.side(1).row).toHaveLength(6);
    expect(t.side(1).hand).toHaveLength(handLimit(t.s));
    expect(t.s.used.every((n) => n === 0)).toBe(true);
    expect(t.open).toEqual(['1 prepare']);
  });

  test('AMB-13 `sweep: immediate`', () => {
    const lay = [{ places: ['velvet-hedgehog', 'emberling'] }, { dreamer: 'Truant', row: 'D−R D−R' }] as const;
    const later = combat(...lay).answer({ do: 'attack', place: 0, target: 3, boost: [] });
    expect(later.told('woke')).toBeDefined();
    const t = combat(...lay, { sweep: 'immediate' }).answer({ do: 'attack', place: 0, target: 3, boost: [] });
    expect(t.kinds.indexOf('swept')).toBeLessThan(t.kinds.indexOf('turnBegan'));
  });

  test('ART-WAKE-03 one may wake one’s own Dreamer, not the last; it counts', () => {
    const t = duel({ places: ['emberling'], row: 'D+R' }, {}).turn(0, { step: 'dawn' });
    t.answer({ do: 'wakeOwn' });
    expect(t.side(0)).toMatchObject({ woken: 1, defeated: [card('emberling')], cards: [NONE, NONE, NONE] });
    expect(t.side(0).row).toHaveLength(6);
    const last = duel({ woken: 2 }, {}).turn(0, { step: 'dawn' });
    expect(last.why({ do: 'wakeOwn' })).toBe('ART-WAKE-03 lastDreamer');
    expect(last.choices()).not.toContainEqual({ do: 'wakeOwn' });
  });

  test('AMB-15 `selfWake`: free, or not at all', () => {
    const free = duel({ woken: 2 }, {}, { selfWake: 'free' }).turn(0, { step: 'dawn' }).answer({ do: 'wakeOwn' });
    expect(free.side(0).woken).toBe(2);
    const off = duel({}, {}, { selfWake: 'off' }).turn(0, { step: 'dawn' });
    expect(off.why({ do: 'wakeOwn' })).toBe('ART-WAKE-03 lastDreamer');
  });

  test('AMB-45 the Dreamers never run out: the awakened come back where waking is free', () => {
    const t = duel({}, {}, { selfWake: 'free' });
    t.s.dreamers = t.s.dreamers.map(() => 0);
    t.side(0).awake = [4, 5];
    t.turn(0, { step: 'dawn' }).answer({ do: 'wakeOwn' });
    expect(t.side(0).dreamer).not.toBe(NONE);
  });

  test('ART-WAKE-04 ART-IDLE-01 ART-IDLE-02 after two idle turns in a row the Dreamer wakes', () => {
    const t = duel({}, {});
    t.answer(END);
    expect(t.told('idled')).toMatchObject({ seat: 0, turns: 1 });
    t.answer(REFILL).answer(END).answer(REFILL).answer(END);
    expect(t.side(0).idle).toBe(2);
    t.answer(REFILL).answer(END);
    expect(t.told('woke')).toMatchObject({ seat: 0, how: 'idle', rule: 'ART-WAKE-04' });
    expect(t.side(0)).toMatchObject({ woken: 1, idle: 0 });
  });

  test('ART-IDLE-02 doing something clears the count; AMB-16 `idleTurns` and `discardIsAction`', () => {
    const t = duel({ hand: 'emberling', row: 'D+R D+R' }, {});
    t.side(0).idle = 1;
    t.answer({ do: 'summon', card: card('emberling') }).answer(END);
    expect(t.side(0).idle).toBe(0);
    const three = duel({}, {}, { idleTurns: 3 });
    three.side(1).idle = 2;
    three.answer(END);
    expect(three.side(1).woken).toBe(0);
    const discard = duel({ row: 'D+R' }, {}, { discardIsAction: true }).turn(0, { step: 'dawn' });
    discard.answer({ do: 'refill', discard: row('D+R') }).answer(END);
    expect(discard.side(0).idle).toBe(0);
  });

  test('ART-WIN-03 AMB-16 `idleTurns: off`: when nobody does anything for long, nobody wins', () => {
    const t = duel({}, {}, { idleTurns: 'off', selfWake: 'off' });
    for (let i = 0; i < 200 && !t.s.over; i++) t.answer(t.decision().kind === 'dawn' ? REFILL : END);
    expect(rules.outcome(t.s)).toMatchObject({ winners: [], rule: 'ART-WIN-03' });
  });
});

describe('refill', () => {
  test('ART-REFILL-01 ART-REFILL-03 ART-ORDER-06 from the second turn: six dream powers, a full hand', () => {
    const t = duel({ hand: 'emberling', row: 'D+R' }, {}).turn(0, { step: 'dawn' }).answer(REFILL);
    expect([t.side(0).row.length, t.side(0).hand.length]).toEqual([6, 6]);
    const first = duel({ hand: 'emberling', row: 'D+R' }, {}).turn(0, { round: 1, step: 'dawn' });
    first.side(0).turns = 0;
    first.answer(REFILL);
    expect([first.side(0).row.length, first.side(0).hand.length]).toEqual([1, 1]);
  });

  test('ART-REFILL-02 a single dream power is enough to be asked what to discard', () => {
    const one = duel({ row: 'D+R' }, {}, { selfWake: 'off' }).turn(1).answer(END);
    expect(one.open).toEqual(['0 dawn']);
    const none = duel({}, {}, { selfWake: 'off' }).turn(1).answer(END);
    expect(none.open).toEqual(['0 prepare']);
  });

  test('ART-REFILL-02 ART-DREAM-07 up to 🌀 may be discarded, none on the first turn', () => {
    const t = duel({ dreamer: 'Rain', row: 'D+R D+R D+G' }, {}).turn(0, { step: 'dawn' });
    expect(t.why({ do: 'refill', discard: row('D+R D+R D+G') })).toBe('ART-REFILL-02 tooManyDiscards');
    expect(t.why({ do: 'refill', discard: row('N+R') })).toBe('ART-REFILL-02 notInRow');
    expect(t.why(END)).toBe('ART-REFILL-01 refillFirst');
    expect(t.choices().filter((a) => a.do === 'refill')).toHaveLength(5);
    t.answer({ do: 'refill', discard: row('D+R D+R') });
    expect(t.told('discarded').powers).toEqual(row('D+R D+R'));
    const first = duel({ row: 'D+R' }, {}).turn(0, { round: 1, step: 'dawn' });
    first.side(0).turns = 0;
    expect(first.why({ do: 'refill', discard: row('D+R') })).toBe('ART-REFILL-02 tooManyDiscards');
  });

  test('AMB-06 `minDiscard` counts where a Dreamer has fewer 🌀', () => {
    expect(rules.options.parse({ minDiscard: 1 }).minDiscard).toBe(1);
    const t = duel({ dreamer: 'Campfire', row: 'D+R D+G' }, {}, { minDiscard: 1 }).turn(0, { step: 'dawn' });
    t.answer({ do: 'refill', discard: row('D+R') });
    expect(t.told('discarded').powers).toHaveLength(1);
  });

  test('AMB-08 `handRefill`', () => {
    const hand = (handRefill: string) => {
      const t = duel({ hand: 'emberling' }, {}, { handRefill }).turn(0, { step: 'dawn' }).answer(REFILL);
      return t.side(0).hand.length;
    };
    expect(['toLimit', 'one', 'onReplacement', 'none'].map(hand)).toEqual([6, 2, 1, 1]);
  });

  test('AMB-46 `deckOut: reshuffleBroken`', () => {
    const t = duel({}, {}, { deckOut: 'reshuffleBroken' });
    t.side(0).deck = t.side(0).deck.map(() => 0);
    t.side(0).broken = [card('emberling')];
    t.turn(0, { step: 'dawn' }).answer(REFILL);
    expect(t.side(0).hand).toEqual([card('emberling')]);
    const none = duel({}, {}, { deckOut: 'none' });
    none.side(0).deck = none.side(0).deck.map(() => 0);
    expect(none.turn(0, { step: 'dawn' }).answer(REFILL).side(0).hand).toEqual([]);
  });

  test('AMB-46 ART-REFILL-03 at three or four a new Dreamer brings all that was lost back into the deck', () => {
    const woken = (players: number, options: object = {}) => {
      const t = new Table(players, options).ready();
      const side = t.lay(0, { hand: '', row: '', places: ['emberling:2'], dreamer: 'Campfire' }).side(0);
      const own = side.list.filter((one) => one !== card('emberling'));
      side.deck = side.deck.map(() => 0);
      side.broken = own.slice(0, 4);
      side.defeated = own.slice(4);
      return t.turn(0, { step: 'dawn' }).answer({ do: 'wakeOwn' });
    };
    const t = woken(3);
    const { hand, deck, broken, defeated, list } = t.side(0);
    expect([broken, defeated]).toEqual([[], []]);
    expect(hand).toHaveLength(5);
    expect(hand.length + deck.reduce((sum, n) => sum + n, 0)).toBe(list.length);
    expect(t.told('deckShuffled')).toMatchObject({ rule: 'ART-REFILL-03', seat: 0 });
    expect(t.told('deckShuffled').cards.toSorted()).toEqual([...list].toSorted());
    // Not with decks of twenty, not where a Dreamer may come without end, and not where the table wants it otherwise.
    for (const other of [woken(2), woken(3, { selfWake: 'free' }), woken(3, { deckOut: 'none' })]) {
      expect(other.side(0).hand).toEqual([]);
      expect(other.kinds).not.toContain('deckShuffled');
    }
  });

  test('ART-DP-07 the used pile becomes the pile when that is empty', () => {
    const t = duel({}, {});
    t.s.pile = t.s.pile.map((_, i) => (i === 0 ? 2 : 0));
    t.s.used = t.s.used.map((_, i) => (i === 1 ? 3 : 0));
    t.turn(0, { step: 'dawn' }).answer(REFILL);
    expect(t.kinds).toContain('pileShuffled');
    expect(t.side(0).row.toSorted()).toEqual([0, 0, 1, 1, 1]);
  });
});

describe('the end', () => {
  test('ART-END-01 ART-END-02 ART-END-03 ART-ENDUR-03 ART-ORDER-05 what has no endurance breaks, on both sides; the other plays', () => {
    const t = duel({ places: ['emberling:0'] }, { places: ['root-stag:0', 'lantern-owl:1'] }).answer(END);
    expect([t.side(0).broken, t.side(1).broken]).toEqual([[card('emberling')], [card('root-stag')]]);
    expect(t.s.turn).toBe(1);
    expect(t.told('turnBegan').seat).toBe(1);
  });

  test('ART-ENDUR-03 without endurance it still defends until then', () => {
    const t = combat({ places: ['emberling'] }, { places: ['carnival-bull:0'] }).answer({
      do: 'attack',
      place: 0,
      target: 0,
      boost: [],
    });
    expect(t.told('settled').result).toBe('held');
  });

  test('ART-WIN-01 three woken Dreamers lose the game, however they were woken', () => {
    const t = combat({ places: ['velvet-hedgehog'] }, { woken: 2 }).answer({
      do: 'attack',
      place: 0,
      target: 3,
      boost: [],
    });
    expect(rules.outcome(t.s)).toMatchObject({ winners: [0], rule: 'ART-WIN-01' });
    expect(rules.pending(t.s)).toEqual([]);
    const idle = duel({ woken: 2 }, {});
    idle.side(0).idle = 2;
    idle.turn(1).answer(END);
    expect(idle.s).toMatchObject({ over: true, winners: [1], ending: 'idle' });
  });

  test('ART-WIN-04 conceding, or leaving the table, wakes them all', () => {
    const t = duel({}, {}).answer({ do: 'concede' });
    expect(rules.outcome(t.s)?.winners).toEqual([1]);
    const gone = duel({}, {}).leave(1);
    expect(gone.s).toMatchObject({ winners: [0], ending: 'conceded' });
  });
});

describe('three or four', () => {
  const four = (options: object = {}): Table => {
    const t = new Table(4, options).ready();
    for (const seat of [0, 1, 2, 3])
      t.lay(seat, { hand: '', row: '', places: ['carnival-bull'], dreamer: 'Truant', woken: 1 });
    t.s.order = [2, 0, 1, 3];
    return t;
  };

  test('ART-MULTI-04 ART-ATTACK-01 in the first round the order of the Dreamers holds; the last fights and designates', () => {
    const t = four().turn(2, { round: 1 });
    expect(t.choices()).not.toContainEqual({ do: 'fight' });
    t.answer(END);
    expect(t.s.turn).toBe(0);
    expect(t.side(2).played).toBe(true);
    for (const seat of [0, 1]) t.lay(seat, { woken: 1 }).turn(seat, { round: 1 }).answer(END);
    expect(t.s.turn).toBe(3);
    t.turn(3, { round: 1 }).answer({ do: 'fight' });
    expect(t.choices()).toEqual([0, 1, 2].map((seat) => ({ do: 'designate', seat })));
  });

  test('ART-MULTI-01 ART-MULTI-02 ART-MULTI-03 one opponent, who has not played, and who plays next', () => {
    const t = four().turn(0);
    t.side(1).played = true;
    t.answer({ do: 'fight' });
    expect(t.choices()).toEqual([2, 3].map((seat) => ({ do: 'designate', seat })));
    expect(t.why({ do: 'designate', seat: 1 })).toBe('ART-MULTI-02 notDesignable');
    expect(t.why(END)).toBe('ART-MULTI-01 designateFirst');
    t.answer({ do: 'designate', seat: 3 });
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.told('attacked').other).toBe(3);
    expect(t.s.turn).toBe(3);
  });

  test('ART-MULTI-05 when all have played the round ends, and the last player’s choice opens the next', () => {
    const t = four().turn(0);
    for (const seat of [1, 2, 3]) t.side(seat).played = true;
    t.answer(END).answer({ do: 'designate', seat: 2 });
    expect(t.s).toMatchObject({ turn: 2, round: 3 });
    expect(t.s.sides.map(({ played }) => played)).toEqual([false, false, false, false]);
  });

  test('ART-WIN-02 two woken Dreamers put a player out; AMB-52 then the next in seat order plays; the last one in wins', () => {
    const t = four().turn(0);
    t.lay(3, { places: [] }).lay(0, { places: ['velvet-hedgehog'] });
    t.answer({ do: 'fight' })
      .answer({ do: 'designate', seat: 3 })
      .answer({ do: 'attack', place: 0, target: 3, boost: [] });
    expect(t.told('eliminated').seat).toBe(3);
    expect(t.side(3)).toMatchObject({ out: true, row: [] });
    expect(t.s.turn).toBe(1);
    expect(rules.outcome(t.s)).toBeUndefined();
    t.leave(1).leave(2);
    expect(rules.outcome(t.s)).toMatchObject({ winners: [0], rule: 'ART-WIN-02' });
  });

  test('AMB-43 `multiWin: points`: the most wakings win', () => {
    const t = four({ multiWin: 'points' }).turn(0);
    t.side(2).points = 3;
    t.leave(1).leave(2).leave(3);
    expect(rules.outcome(t.s)).toMatchObject({ winners: [2], scores: [0, 0, 3, 0] });
  });

  test('two left of four alternate as two do, and keep their two Dreamers', () => {
    const t = four().leave(1).leave(3).turn(0);
    expect(t.choices()).toContainEqual({ do: 'fight' });
    t.answer(END);
    expect(t.s.turn).toBe(2);
    t.side(2).idle = 0;
    t.turn(2).answer({ do: 'fight' });
    expect(t.open).toEqual(['2 combat']);
  });

  test('a seat that is left in the middle of a fight or of its turn holds nobody up', () => {
    const t = four()
      .turn(0)
      .lay(3, { row: times(3, 'D+R'), dreamer: 'Campfire' });
    t.answer({ do: 'fight' })
      .answer({ do: 'designate', seat: 3 })
      .answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.open).toEqual(['3 defend']);
    t.leave(3);
    expect(t.s.turn).not.toBe(3);
    expect(t.open).toHaveLength(1);
    const own = four().turn(0).leave(0);
    expect(own.s.turn).toBe(own.s.order.find((seat) => seat !== 0));
  });
});

test('every position along a game is sound', () => {
  const t = new Table(3).ready();
  expect(unsound(t.s)).toBeUndefined();
  t.side(0).row = [...t.side(0).row, 0];
  expect(unsound(t.s)).toBeDefined();
});
