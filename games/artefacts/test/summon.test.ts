import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { card, costOf, dreamer, duel, row, rowFor, times } from './table.ts';

const emberling = card('emberling');
const COST = costOf('emberling');

describe('paying', () => {
  test('ART-MON-02 ART-DP-04 a Monster costs dream powers of its phase, in any colours', () => {
    const t = duel({ hand: 'emberling', row: rowFor('emberling', 'B') }, {});
    t.answer({ do: 'summon', card: emberling, pay: row(rowFor('emberling', 'B')), spirals: 0 });
    expect(t.side(0).cards[0]).toBe(emberling);
    expect(t.side(0).row).toEqual([]);
    expect(t.side(0).hand).toEqual([]);
  });

  test('ART-MON-02 ART-DREAM-03 the wrong number, phase or property is refused', () => {
    const t = duel({ hand: 'emberling', row: 'D+R D+R D+R N+R N+R D−R' }, {});
    const pay = (text: string) => t.why({ do: 'summon', card: emberling, pay: row(text), spirals: 0 });
    expect(pay(times(COST + 1, 'D+R'))).toBe('ART-MON-02 wrongCost');
    expect(pay('D+R N+R')).toBe('ART-MON-02 wrongPhase');
    expect(pay('D+R D−R')).toBe('ART-DREAM-03 wrongProperty');
    expect(pay('*X D+R')).toBe('ART-DP-04 notInRow');
    expect(pay('D+R D+R D+R D+R')).toBe('ART-DP-04 notInRow');
  });

  test('ART-DREAM-03 the Dreamer’s property binds Monsters only', () => {
    const t = duel({ dreamer: 'Feverish', hand: 'emberling flying-poker', row: 'D−R D−G D+R D+G D+B N+R' }, {});
    expect(t.why({ do: 'summon', card: emberling, pay: row('D+R D+G'), spirals: 0 })).toBe(
      'ART-DREAM-03 wrongProperty',
    );
    t.answer({ do: 'summon', card: card('flying-poker'), pay: row('D+R D+G'), spirals: 0 });
    t.answer({ do: 'summon', card: emberling, pay: row('D−R D−G'), spirals: 0 });
    expect(t.side(0).cards.slice(0, 2)).toEqual([card('flying-poker'), emberling]);
  });

  test('ART-DP-01 ART-DP-03 * stands for any kind', () => {
    const t = duel({ dreamer: 'Feverish', hand: 'emberling', row: times(COST, '*B') }, {});
    t.answer({ do: 'summon', card: emberling, pay: row(times(COST, '*B')), spirals: 0 });
    expect(t.told('summoned').endurance).toBe(4);
  });

  test('ART-WPN-02 ART-ITEM-02 Weapons and Items are paid with dream powers of one same kind', () => {
    const t = duel({ hand: 'sabre-lantern echo-shell', row: 'N−R N−G N−X D−B *W D+B' }, {});
    const lantern = card('sabre-lantern');
    expect(costOf('sabre-lantern')).toBe(3);
    expect(t.why({ do: 'summon', card: lantern, pay: row('N−R N−G D−B'), spirals: 0 })).toBe('ART-WPN-02 notAlike');
    t.answer({ do: 'summon', card: lantern, pay: row('N−R N−G *W'), spirals: 0 });
    expect(t.told('summoned').card).toBe(lantern);
    const u = duel({ hand: 'echo-shell', row: 'D+R' }, {});
    expect(u.why({ do: 'use', card: card('echo-shell'), pay: [], spirals: 0 })).toBe('ART-ITEM-02 wrongCost');
  });

  test('ART-DREAM-05 ART-DREAM-06 🌀 points pay once a turn, in any kind, in the Dreamer’s colour', () => {
    const t = duel({ dreamer: 'Rain', hand: 'flying-poker sabre-lantern emberling', row: 'D+R D+G' }, {});
    t.answer({ do: 'summon', card: card('flying-poker'), pay: [], spirals: 2 });
    expect(t.why({ do: 'summon', card: card('sabre-lantern'), pay: row('D+R D+G'), spirals: 1 })).toBe(
      'ART-DREAM-05 tooManySpirals',
    );
    const u = duel(
      { dreamer: 'Rain', hand: 'flying-poker sabre-lantern', row: 'D+R D+G D+B' },
      {},
      { spiralUse: 'split' },
    );
    u.answer({ do: 'summon', card: card('flying-poker'), pay: row('D+R'), spirals: 1 });
    u.answer({ do: 'summon', card: card('sabre-lantern'), pay: row('D+G D+B'), spirals: 1 });
    expect(u.side(0).spiralsUsed).toBe(2);
  });

  test('AMB-05 `spiralKind: property` makes 🌀 points of the Dreamer’s property', () => {
    const lay = { dreamer: 'Rain', hand: 'flying-poker', row: 'D−R D+R' };
    const t = duel(lay, {}, { spiralKind: 'property' });
    expect(t.why({ do: 'summon', card: card('flying-poker'), pay: row('D−R'), spirals: 1 })).toBe(
      'ART-WPN-02 notAlike',
    );
    t.answer({ do: 'summon', card: card('flying-poker'), pay: row('D+R'), spirals: 1 });
  });

  test('AMB-02 `sameKind`: what must be alike', () => {
    const attempt = (sameKind: string, text: string): boolean => {
      const t = duel({ hand: 'flying-poker', row: text }, {}, { sameKind });
      const a = { do: 'summon', card: card('flying-poker'), pay: row(text), spirals: 0 } as const;
      return rules.answer(t.s, t.decision(), a, { chance: t.chance, tell: undefined }) === undefined;
    };
    expect(['kind', 'phase', 'property', 'colour'].map((how) => attempt(how, 'D+R D−R'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(['kind', 'phase', 'property', 'colour'].map((how) => attempt(how, 'D+R N+G'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(attempt('colour', 'D+X N−G')).toBe(true);
  });

  test('a payment is suggested: what the future misses least, and the card’s own colour beside it', () => {
    const t = duel({ hand: 'flying-poker', row: '*X N−B N−G N+X N+R D+R' }, {});
    t.side(0).spiralsUsed = 1;
    const view = rules.view(t.s, 0);
    expect(view.suggestions).toEqual([
      { card: card('flying-poker'), pay: row('N−G N−B'), spirals: 0, sameColour: false },
    ]);
    const own = t.choices().find((a) => a.do === 'summon' && a.pay?.join() === row('N+R N+X').join());
    expect(own).toBeDefined();
    t.answer({ do: 'summon', card: card('flying-poker') });
    expect(t.told('summoned').pay).toEqual(row('N−G N−B'));
  });
});

describe('summoning', () => {
  test('ART-SUMMON-04 ART-DREAM-04 ART-SUMMON-05 endurance is the Dreamer’s Z, and 1 more if all was of its colour', () => {
    const paid = (text: string, sleeper = 'Campfire', spirals = 0) => {
      const t = duel({ dreamer: sleeper, hand: 'emberling', row: text }, {});
      t.answer({ do: 'summon', card: emberling, pay: row(text), spirals });
      return t.told('summoned');
    };
    expect(paid('D+R D+B').endurance).toBe(3);
    expect(paid('D+R D+X')).toMatchObject({ endurance: 4, sum: [{ value: 3 }, { rule: 'ART-SUMMON-05', value: 1 }] });
    expect(paid('D+R *X').endurance).toBe(4);
    expect(paid('D+R *B').endurance).toBe(3);
    expect(paid('D+R', 'Campfire', 1).endurance).toBe(4);
    expect(paid('D+R', 'Feather', 1).endurance).toBe(4);
  });

  test('ART-ENDUR-02 endurance never passes 4', () => {
    const t = duel({ dreamer: 'Lighthouse', hand: 'postman-penguin', row: 'D+B D+B' }, {});
    t.answer({ do: 'summon', card: card('postman-penguin'), pay: row('D+B D+B'), spirals: 0 });
    expect(t.told('summoned')).toMatchObject({ endurance: 4, sum: [{ value: 4 }] });
  });

  test('AMB-01 `specialScope: all` makes * a joker for the colour too', () => {
    const t = duel({ hand: 'emberling', row: 'D+R *B' }, {}, { specialScope: 'all' });
    t.answer({ do: 'summon', card: emberling, pay: row('D+R *B'), spirals: 0 });
    expect(t.told('summoned').endurance).toBe(4);
  });

  test('ART-SUMMON-01 ART-ZONE-02 a fourth artefact finds no place', () => {
    const t = duel({ hand: 'emberling', row: 'D+R D+R', places: ['tinder-cat', 'flying-poker', 'carnival-bull'] }, {});
    expect(t.why({ do: 'summon', card: emberling })).toBe('ART-SUMMON-01 noPlace');
    expect(t.why({ do: 'summon', card: card('tinder-cat') })).toBe('ART-SUMMON-01 notInHand');
    expect(t.choices().some((a) => a.do === 'summon')).toBe(false);
  });

  test('ART-SUMMON-02 nothing is taken away to free a place, unless the table allows it (AMB-17)', () => {
    const lay = { hand: 'emberling', row: 'D+R D+R', places: ['tinder-cat'] };
    const t = duel(lay, {});
    expect(t.why({ do: 'drop', place: 0 })).toBe('ART-SUMMON-02 noDropping');
    expect(t.why({ do: 'summon', card: emberling, place: 0 })).toBe('ART-SUMMON-02 placeTaken');
    const u = duel(lay, {}, { replaceInSlot: true });
    expect(u.why({ do: 'drop', place: 1 })).toBe('ART-SUMMON-02 nothingThere');
    u.answer({ do: 'drop', place: 0 });
    expect(u.side(0).broken).toEqual([card('tinder-cat')]);
  });

  test('ART-DP-06 ART-POW-05 what was paid lies among the used before the power works', () => {
    const t = duel({ hand: 'tap-mermaid', row: times(costOf('tap-mermaid'), 'N+W') }, {});
    const before = t.s.used[row('N+W')[0] as number] as number;
    t.answer({ do: 'summon', card: card('tap-mermaid'), pay: row(times(costOf('tap-mermaid'), 'N+W')), spirals: 0 });
    expect(t.s.used[row('N+W')[0] as number]).toBe(before + costOf('tap-mermaid'));
    expect(t.open).toEqual(['0 power']);
    expect(t.side(0).cards[0]).toBe(card('tap-mermaid'));
  });

  test('ART-DREAM-10 a change of Dreamer leaves endurance alone', () => {
    const t = duel(
      { dreamer: 'Rain', hand: 'sheet-fairy', row: times(3, 'N+B'), places: ['emberling:1'] },
      { dreamer: 'Feverish' },
    );
    t.answer({ do: 'summon', card: card('sheet-fairy'), pay: row(times(3, 'N+B')), spirals: 0 }).answer({
      do: 'swap',
      seat: 1,
    });
    expect(t.side(0).dreamer).toBe(dreamer('Feverish'));
    expect(t.side(0).endurance.slice(0, 2)).toEqual([1, 2]);
  });
});

describe('items', () => {
  const drum = card('insomnia-drum');
  test('ART-USE-01 ART-ORDER-06 none in one’s first turn', () => {
    const t = duel({ hand: 'insomnia-drum', row: 'N−B', turns: 0 }, { places: ['emberling'] });
    t.side(0).turns = 0;
    expect(t.why({ do: 'use', card: drum })).toBe('ART-USE-01 noItemsYet');
    expect(t.choices().some((a) => a.do === 'use')).toBe(false);
  });

  test('ART-ITEM-01 ART-ITEM-03 ART-ZONE-03 an Item takes no place and is broken after use', () => {
    const t = duel(
      { hand: 'insomnia-drum emberling', row: 'N−B D+R D+R', places: ['tinder-cat'] },
      { places: ['velvet-hedgehog:4'] },
    );
    expect(t.why({ do: 'summon', card: drum })).toBe('ART-ITEM-03 itemsAreUsed');
    expect(t.why({ do: 'use', card: emberling })).toBe('ART-ITEM-01 notAnItem');
    t.answer({ do: 'use', card: drum, pay: row('N−B'), spirals: 0 }).answer({ do: 'target', seat: 1, place: 0 });
    expect(t.side(0).broken).toEqual([drum]);
    expect(t.side(0).cards).toEqual([card('tinder-cat'), -1, -1]);
    expect(t.side(1).endurance[0]).toBe(0);
  });

  test('ART-USE-02 ART-COLOUR-04 paid in its colour, its value is doubled', () => {
    const t = duel({ hand: 'echo-shell', row: 'N−B' }, {});
    t.s.used = t.s.used.map(() => 2);
    t.answer({ do: 'use', card: card('echo-shell'), pay: row('N−B'), spirals: 0 });
    expect(t.told('used')).toMatchObject({ value: 4, doubled: true, rule: 'ART-USE-02' });
    const u = duel({ hand: 'dream-market', row: 'N−W D+R' }, { row: 'D+B' });
    u.answer({ do: 'use', card: card('dream-market'), pay: row('N−W'), spirals: 0 });
    expect(u.told('used')).toMatchObject({ value: 0, doubled: false });
  });

  test('ART-USE-03 a defence Item is of no use in one’s own turn', () => {
    const t = duel({ hand: 'moss-blanket', row: 'N−G' }, {});
    expect(t.why({ do: 'use', card: card('moss-blanket') })).toBe('ART-USE-03 onlyInDefence');
  });

  test('AMB-49 `strictSteps`: no summons after an Item', () => {
    const t = duel(
      { hand: 'insomnia-drum emberling', row: 'N−B D+R D+R' },
      { places: ['velvet-hedgehog'] },
      { strictSteps: true },
    );
    t.answer({ do: 'use', card: drum, pay: row('N−B'), spirals: 0 }).answer({ do: 'decline' });
    expect(t.why({ do: 'summon', card: emberling })).toBe('ART-USE-01 summonsFirst');
  });
});
