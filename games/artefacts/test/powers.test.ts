import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { CARDS } from '../data/cards.ts';
import { card, combat, costOf, dreamer, duel, type Laid, row, Table, times } from './table.ts';

/** Seat 0 uses an item, paid with * of a colour that is not its own. */
function use(id: string, own: Laid, other: Laid, options: object = {}): Table {
  const pay = times(costOf(id), CARDS[card(id)]?.colour === 0 ? '*G' : '*R');
  const t = duel({ ...own, hand: id, row: `${pay} ${own.row ?? ''}`.trim() }, other, options);
  return t.answer({ do: 'use', card: card(id), pay: row(pay), spirals: 0 });
}
/** Seat 0 summons an artefact the same way. */
function summon(id: string, own: Laid, other: Laid, options: object = {}): Table {
  const pay = times(costOf(id), CARDS[card(id)]?.colour === 0 ? '*G' : '*R');
  const t = duel({ ...own, hand: id, row: `${pay} ${own.row ?? ''}`.trim() }, other, options);
  return t.answer({ do: 'summon', card: card(id), pay: row(pay), spirals: 0 });
}
const target = (seat: number, place: number): Answer => ({ do: 'target', seat, place });
const targets = (t: Table): string[] => t.choices().map((a) => (a.do === 'target' ? `${a.seat}.${a.place}` : a.do));

describe('ART-POW-10 Comfort', () => {
  test('one of your own, the source included, up to 4', () => {
    const t = summon('kitchen-garden-imp', { places: ['emberling:1', 'tinder-cat:4'] }, { places: ['root-stag:1'] });
    expect(targets(t)).toEqual(['0.0', '0.2', 'decline']);
    expect(t.why(target(1, 0))).toBe('ART-POW-10 notATarget');
    t.answer(target(0, 2));
    // Z 3 and 2 more is 4 at most: ART-POW-02.
    expect(t.told('endurance')).toMatchObject({ change: 1, endurance: 4 });
    expect(t.open).toEqual(['0 prepare']);
  });
  test('from an item', () => {
    const t = use('dream-tisane', { places: ['emberling:1'] }, {}).answer(target(0, 0));
    expect(t.side(0).endurance[0]).toBe(Math.min(4, 1 + (CARDS[card('dream-tisane')]?.power?.value ?? 0)));
  });
});

describe('ART-POW-11 Weariness', () => {
  test('an opponent’s artefact; at 0 it stays until the end of the turn', () => {
    const t = use('insomnia-drum', { places: ['emberling'] }, { places: ['root-stag:2', 'lantern-owl:0'] });
    expect(targets(t)).toEqual(['1.0', 'decline']);
    t.answer(target(1, 0));
    expect(t.told('endurance')).toMatchObject({ change: -2, endurance: 0 });
    expect(t.side(1).cards[0]).toBe(card('root-stag'));
    t.answer({ do: 'end' });
    expect(t.side(1).broken).toEqual([card('root-stag'), card('lantern-owl')]);
  });
  test('AMB-22 `zeroEndurance: immediate`; and on a summons', () => {
    const t = summon('orchard-giant', {}, { places: ['root-stag:1'] }, { zeroEndurance: 'immediate' });
    t.answer(target(1, 0));
    expect(t.side(1).broken).toEqual([card('root-stag')]);
  });
});

describe('ART-POW-12 Torpor', () => {
  test('no attack, no defence, no boost; it still stands before the Dreamer and turns up at its causer’s next turn', () => {
    const t = summon(
      'puddle-kraken',
      { dreamer: 'Lighthouse' },
      { dreamer: 'Campfire', places: ['tinder-cat', 'carnival-bull'], row: 'N+R N+R' },
    );
    t.answer(target(1, 0));
    expect(t.side(1).asleep).toEqual([1, 0, 0]);
    expect(t.open).toEqual(['0 prepare']);
    t.answer({ do: 'fight' });
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.told('settled')).toMatchObject({ defence: 0, result: 'won' });
    const u = summon('puddle-kraken', {}, { places: ['tinder-cat'], hand: '' })
      .answer(target(1, 0))
      .answer({ do: 'end' });
    expect(u.side(1).asleep[0]).toBe(1);
    u.answer({ do: 'refill', discard: [] }).answer({ do: 'end' });
    expect(u.side(1).asleep[0]).toBe(0);
    expect(u.s.turn).toBe(0);
  });
  test('up to N of one opponent; the rest of the power finds nobody else', () => {
    const t = use('lullaby-of-the-deep', {}, { places: ['tinder-cat', 'carnival-bull', 'emberling'] });
    const n = CARDS[card('lullaby-of-the-deep')]?.power?.value ?? 0;
    for (let i = 0; i < n; i++) t.answer(target(1, i));
    expect(t.side(1).asleep.filter((by) => by === 1)).toHaveLength(n);
    expect(t.open).toEqual(['0 prepare']);
    const three = new Table(3).ready();
    three
      .lay(0, { hand: 'lullaby-of-the-deep', row: '*B', places: [] })
      .lay(1, { places: ['emberling', 'emberling'] })
      .lay(2, { places: ['emberling'] });
    three
      .turn(0)
      .answer({ do: 'use', card: card('lullaby-of-the-deep'), pay: row('*B'), spirals: 0 })
      .answer(target(1, 0));
    expect(targets(three)).toEqual(['1.1', 'decline']);
  });
  test('AMB-23 `torporShield: ignored` opens the Dreamer, `torporEnd: owner` ends it sooner', () => {
    const t = use(
      'lullaby-of-the-deep',
      { places: ['velvet-hedgehog'] },
      { places: ['tinder-cat'] },
      { torporShield: 'ignored', torporEnd: 'owner' },
    );
    t.answer(target(1, 0)).answer({ do: 'fight' });
    expect(t.choices().some((a) => a.do === 'attack' && a.target === 3)).toBe(true);
    t.answer({ do: 'end' });
    expect(t.side(1).asleep[0]).toBe(0);
  });
});

describe('ART-POW-13 Reminiscence', () => {
  const sort = (sign: string) => row(sign)[0] as number;
  test('from the used pile, with `recallOwnPayment` the own payment included; with a full row something goes first', () => {
    const t = use('echo-shell', {}, {}, { recallOwnPayment: true });
    t.s.used = t.s.used.map((n, i) => (i === sort('D+W') ? 1 : i === sort('*R') ? n : 0));
    t.answer({ do: 'recall', power: sort('D+W') });
    expect(t.why({ do: 'recall', power: sort('D+W') })).toBe('ART-POW-13 notAmongUsed');
    expect(t.why({ do: 'recall', power: sort('*R'), drop: sort('D+W') })).toBe('ART-POW-13 roomEnough');
    t.answer({ do: 'recall', power: sort('*R') });
    expect(t.side(0).row).toEqual([sort('D+W'), sort('*R')]);
    const full = summon('moon-rake', {}, {}, { recallOwnPayment: true });
    full.lay(0, { row: 'D+R D+R D+R D+R D+R D+G' });
    expect(full.why({ do: 'recall', power: sort('*R') })).toBe('ART-POW-13 rowFull');
    full.answer({ do: 'recall', power: sort('*R'), drop: sort('D+G') });
    expect(full.side(0).row).toHaveLength(6);
  });
  test('with nothing used, one draws from the pile', () => {
    const t = duel({ dreamer: 'Rain', hand: 'echo-shell', row: 'D+R' }, {});
    t.s.used = t.s.used.map(() => 0);
    t.answer({ do: 'use', card: card('echo-shell'), pay: [], spirals: 1 });
    // All of its own colour: twice 2.
    t.answer({ do: 'drawPower' }).answer({ do: 'drawPower' });
    expect(t.side(0).row).toHaveLength(3);
    t.lay(0, { row: times(6, 'D+R') });
    expect(t.why({ do: 'drawPower' })).toBe('ART-POW-13 rowFull');
    t.answer({ do: 'drawPower', drop: sort('D+R') });
    expect(t.why({ do: 'drawPower', drop: sort('D+R') })).toBe('ART-POW-13 usedFirst');
  });
  test('AMB-24 what its own card has just cost is not there to be taken back', () => {
    const t = use('echo-shell', {}, {});
    const own = t.s.used[sort('*R')] as number;
    expect(own).toBe(1);
    expect(t.choices().some((a) => a.do === 'recall' && a.power === sort('*R'))).toBe(false);
  });
});

describe('ART-POW-14 Oblivion', () => {
  test('up to N dream powers, one’s own included, to the used pile; ART-POW-04 fewer if one likes', () => {
    const t = summon('spark-juggler', { row: 'D+W' }, { row: 'N−B N−B' });
    const used = t.s.used[row('N−B')[0] as number] as number;
    t.answer({ do: 'forget', seat: 1, power: row('N−B')[0] as number });
    expect(t.s.used[row('N−B')[0] as number]).toBe(used + 1);
    expect(t.why({ do: 'forget', seat: 1, power: row('D+W')[0] as number })).toBe('ART-POW-14 notATarget');
    expect(t.why({ do: 'end' })).toBe('ART-POW-05 powerFirst');
    t.answer({ do: 'forget', seat: 0, power: row('D+W')[0] as number });
    expect([t.side(0).row, t.side(1).row]).toEqual([[], row('N−B')]);
    const u = summon('spark-juggler', { row: 'D+W' }, { row: 'N−B' }).answer({ do: 'decline' });
    expect(u.open).toEqual(['0 prepare']);
  });
  test('ART-POW-03 with nothing to destroy it is lost', () => {
    const t = summon('spark-juggler', {}, {});
    expect(t.told('powerLost').power).toBe('forget');
    expect(t.open).toEqual(['0 prepare']);
  });
});

describe('ART-POW-15 Twin Strike', () => {
  test('an artefact attacks twice, while its endurance lasts', () => {
    const t = combat({ places: ['hearth-dragon:2'] }, { places: ['pillow-bear', 'emberling', 'tinder-cat'] });
    t.answer({ do: 'attack', place: 0, target: 2, boost: [] });
    if (t.open[0] === '1 intercept') t.answer({ do: 'decline' });
    expect(t.open).toEqual(['0 combat']);
    t.answer({ do: 'attack', place: 0, target: 1, boost: [] });
    if (t.open[0] === '1 intercept') t.answer({ do: 'decline' });
    expect(t.side(0).broken).toEqual([card('hearth-dragon')]);
    const one = combat({ places: ['hearth-dragon:1'] }, { places: ['emberling', 'tinder-cat'] });
    one.answer({ do: 'attack', place: 0, target: 1, boost: [] });
    expect(one.s.turn).toBe(1);
  });
  test('an item gives it to N of your artefacts until the end of the turn', () => {
    const t = use(
      'midnight-match',
      { places: ['emberling:3', 'hearth-dragon:3', 'flying-poker:3'] },
      { places: ['root-stag', 'root-stag'] },
    );
    expect(targets(t)).toEqual(['0.0', '0.2', 'decline']);
    t.answer(target(0, 0));
    expect(t.side(0).twin).toEqual([1, 0, 0]);
    t.answer({ do: 'decline' }).answer({ do: 'fight' });
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.choices().some((a) => a.do === 'attack' && a.place === 0)).toBe(true);
    t.answer({ do: 'end' });
    expect(t.side(0).twin).toEqual([0, 0, 0]);
  });
});

describe('ART-POW-16 Vigil', () => {
  const bear = ['emberling', 'pillow-bear'];
  test('takes the place of another that is attacked; the attack is counted anew (ART-RESULT-06)', () => {
    const t = combat({ places: ['carnival-bull', 'velvet-hedgehog'] }, { places: bear });
    t.answer({ do: 'attack', place: 1, target: 0, boost: [] });
    expect(t.open).toEqual(['1 intercept']);
    expect(t.why({ do: 'intercept', place: 0 })).toBe('ART-POW-16 cannotIntercept');
    expect(t.why({ do: 'end' })).toBe('ART-POW-16 interceptFirst');
    t.answer({ do: 'intercept', place: 1 });
    // Green is twice as strong against white.
    expect(t.told('settled')).toMatchObject({
      target: card('pillow-bear'),
      attack: 2 * (CARDS[card('velvet-hedgehog')]?.attack ?? 0),
    });
    t.lay(1, { places: bear });
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.open).toEqual(['1 intercept']);
    t.answer({ do: 'decline' });
    expect(t.side(1).cards[0]).toBe(-1);
  });
  test('not for itself, not face down', () => {
    const t = combat({ places: ['carnival-bull'] }, { places: bear }).answer({
      do: 'attack',
      place: 0,
      target: 1,
      boost: [],
    });
    expect(t.kinds).not.toContain('intercepted');
    const u = combat({ places: ['carnival-bull'] }, { places: bear });
    u.side(1).asleep = [0, 1, 0];
    u.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(u.side(1).cards[0]).toBe(-1);
  });
  test('AMB-27 `guardLimit: value` allows as many a turn as its value', () => {
    const t = combat(
      { places: ['emberling', 'flying-poker'] },
      { places: ['carnival-bull', 'pillow-bear'] },
      { guardLimit: 'value' },
    );
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] }).answer({ do: 'intercept', place: 1 });
    t.answer({ do: 'attack', place: 1, target: 0, boost: [] });
    expect(t.kinds).toContain('settled');
  });
  test('on an item it adds N to the defence of an artefact too, beside boosts', () => {
    const t = combat(
      { places: ['carnival-bull'] },
      { dreamer: 'Campfire', places: ['tinder-cat'], hand: 'moss-blanket', row: 'N+R D−R D−B' },
    );
    t.answer({ do: 'attack', place: 0, target: 0, boost: [] });
    expect(t.why({ do: 'defend', boost: row('D−R'), item: card('moss-blanket'), pay: row('D−B'), spirals: 0 })).toBe(
      'ART-RESULT-04 noBoost',
    );
    t.answer({ do: 'defend', boost: row('N+R'), item: card('moss-blanket'), pay: row('D−B'), spirals: 0 });
    expect(t.told('defended')).toMatchObject({ value: 3, boost: row('N+R') });
    expect(t.told('settled').result).toBe('held');
  });
});

describe('ART-POW-17 Dream Barter', () => {
  test('one for one, as often as wanted, with one player', () => {
    const t = use('dream-market', { row: 'D−R D−G' }, { row: '*X D+R' });
    const [dr, dg, star, plus] = row('D−R D−G *X D+R') as [number, number, number, number];
    t.answer({ do: 'barter', seat: 1, give: dr, get: star });
    expect(t.why({ do: 'barter', seat: 1, give: star })).toBe('ART-POW-17 notATarget');
    t.answer({ do: 'barter', seat: 1, give: dg, get: plus }).answer({ do: 'decline' });
    expect([t.side(0).row, t.side(1).row]).toEqual([
      [star, plus],
      [dr, dg],
    ]);
  });
  test('from a Monster; and AMB-28 `barterPick: each` lets the other choose what to give back', () => {
    const t = summon('tide-smuggler', { row: 'D−R' }, { row: '*X D+R' }, { barterPick: 'each' });
    t.answer({ do: 'barter', seat: 1, give: row('D−R')[0] as number });
    expect(t.open).toEqual(['1 giveBack']);
    expect(t.why({ do: 'giveBack', power: row('N−R')[0] as number })).toBe('ART-POW-17 notATarget');
    t.answer({ do: 'giveBack', power: row('D+R')[0] as number }, 1);
    expect(t.told('bartered')).toMatchObject({ other: 1, got: row('D+R')[0] });
  });
});

describe('ART-POW-18 Swapped Beds', () => {
  test('the Dreamers change sides; woken counts stay, and a woken Dreamer cannot be had', () => {
    const t = use('connecting-rooms', { dreamer: 'Campfire', woken: 1 }, { dreamer: 'Castaway' });
    t.answer({ do: 'swap', seat: 1 });
    expect([t.side(0).dreamer, t.side(1).dreamer, t.side(0).woken]).toEqual([
      dreamer('Castaway'),
      dreamer('Campfire'),
      1,
    ]);
    const none = summon('sheet-fairy', {}, { dreamer: '' });
    expect(none.kinds).toContain('powerLost');
  });
});

test('ART-MULTI-06 powers reach anybody; AMB-44 `powersReach: designated` only the one designated', () => {
  const lay = (options: object) => {
    const t = new Table(3, options).ready();
    for (const seat of [0, 1, 2])
      t.lay(seat, { hand: '', row: '', places: [`emberling:${seat + 1}`], dreamer: 'Campfire' });
    return t.lay(0, { hand: 'insomnia-drum', row: '*G' });
  };
  const all = lay({})
    .turn(0)
    .answer({ do: 'use', card: card('insomnia-drum'), pay: row('*G'), spirals: 0 });
  expect(targets(all)).toEqual(['1.0', '2.0', 'decline']);
  const one = lay({ powersReach: 'designated' }).turn(0, { step: 'dawn' });
  one.side(0).turns = 1;
  one.side(0).row = row('*G D+R D+R D+R D+R D+R');
  one.side(0).woken = 1;
  if (one.decision().kind === 'dawn') one.answer({ do: 'refill', discard: [] });
  expect(one.open).toEqual(['0 designate']);
  one.answer({ do: 'designate', seat: 2 });
  one.answer({ do: 'use', card: card('insomnia-drum'), pay: row('*G'), spirals: 0 });
  expect(targets(one)).toEqual(['2.0', 'decline']);
});
