/** SON-INI: several fights at once, their order, and waiting. */
import { describe, expect, test } from 'vitest';
import { count, type Table, withConteur } from './table.ts';

const HEROES = ['Un', 'Deux', 'Trois'].map((name) => ({ name, escrime: 3 }));
const [CONTEUR, MAJOR, MIDDLE, BAND] = [3, 3, 4, 5];
const FIGHTS = [
  { a: 0, b: MAJOR, foes: 0 },
  { a: 1, b: MIDDLE, foes: 0 },
  { a: 2, b: BAND, foes: 2 },
];
/** The first player holds the token: most white among the starting stones. */
const table = (): Table => withConteur(HEROES, {}, { purses: ['○○○○', '○●●●', '○●●●'] });
const begun = (): Table => table().answerTo('preside', { do: 'melee', fights: FIGHTS });
const pass = { do: 'pass' } as const;
const allPass = (t: Table): Table =>
  t.answerTo('melee.bid', pass, 1).answerTo('melee.bid', pass, 2).answerTo('melee.bid', pass, CONTEUR);
/** The Algarade of the third hero, over at the first blow. */
function algarade(t: Table): void {
  t.answerTo('melee.turn', { do: 'engage' }, 2).answerTo('algarade.attack', {
    do: 'attack',
    manoeuvre: 'attaqueSimple',
  });
  const { fixed } = t.asked('test.prepare').about as { fixed: number };
  const drawn = 8 - Math.abs(fixed);
  t.fixed(new Array(drawn).fill(1), count('○')).answerTo('test.prepare', { do: 'draw' });
  expect(t.told('felled').count).toBe(2);
}

describe('the auction', () => {
  test('SON-INI-01, SON-INI-03 nobody bids: it goes round from the holder of the token', () => {
    const t = allPass(begun());
    expect(t.told('initiative')).toMatchObject({ rule: 'SON-INI-01', name: 'Un', stolen: false });
    expect(t.told('order')).toMatchObject({ rule: 'SON-INI-04', names: ['Un', 'Deux', 'Trois'] });
    expect(t.open).toContain('0 melee.turn');
  });
  test('SON-INI-04 from the winner, not in the order of the bids; what was staked is lost by all', () => {
    const t = begun().answerTo('melee.bid', { do: 'bid', count: 1 }, 1);
    expect(t.whyTo('melee.bid', { do: 'bid', count: 1 }, 2)).toBe('SON-INI-03 bidTooLow');
    t.answerTo('melee.bid', { do: 'bid', count: 2 }, 2).answerTo('melee.bid', pass, CONTEUR);
    t.answerTo('melee.bid', pass, 0).answerTo('melee.bid', pass, 1);
    expect(t.told('initiative')).toMatchObject({ name: 'Trois', stolen: true });
    expect(t.told('order').names).toEqual(['Trois', 'Un', 'Deux']);
    expect([0, 1, 2].map((i) => t.figure(i).panache.white + t.figure(i).panache.black)).toEqual([4, 3, 2]);
  });
  test('SON-INI-03 the Conteur bids too, from his own stones', () => {
    const t = begun().answerTo('melee.bid', pass, 1).answerTo('melee.bid', pass, 2);
    t.answerTo('melee.bid', { do: 'bid', count: 3 }, CONTEUR);
    expect(t.s.purse).toEqual({ white: 0, black: 0 });
    t.answerTo('melee.bid', pass, 0).answerTo('melee.bid', pass, 1).answerTo('melee.bid', pass, 2);
    expect(t.told('initiative').name).toBe('Conteur');
  });
});

describe('the fights', () => {
  test('SON-INI-06 who waits comes after the next one, as often as somebody is left who has not waited', () => {
    const t = allPass(begun()).answerTo('melee.turn', { do: 'delay' }, 0);
    expect(t.told('delayed')).toMatchObject({ rule: 'SON-INI-06', name: 'Un', after: 'Deux' });
    t.answerTo('melee.turn', { do: 'delay' }, 1);
    expect(t.told('delayed')).toMatchObject({ name: 'Deux', after: 'Trois' });
    t.answerTo('melee.turn', { do: 'delay' }, 0);
    expect(t.whyTo('melee.turn', { do: 'delay' }, 2)).toBe('SON-INI-06 nobodyToWaitFor');
    algarade(t);
    expect(t.open).toContain('0 melee.turn');
    expect(t.whyTo('melee.turn', { do: 'delay' }, 0)).toBe('SON-INI-06 nobodyToWaitFor');
  });
  test('SON-INI-05, SON-INI-08 nothing more is bid in them; the robbed one has the token again afterwards', () => {
    const t = begun().answerTo('melee.bid', pass, 1).answerTo('melee.bid', { do: 'bid', count: 1 }, 2);
    t.answerTo('melee.bid', pass, CONTEUR).answerTo('melee.bid', pass, 0).answerTo('melee.bid', pass, 1);
    algarade(t);
    t.fixed(count('○○○○')).answerTo('melee.turn', { do: 'engage' }, 0);
    t.answerTo('duel.impress', pass, 0).answerTo('duel.impress', pass, CONTEUR);
    expect(t.open).toContain('0 duel.stance');
    // The token is with the third seat, who is not in this duel.
    expect(t.s.stacks[0]?.at(-1)).toMatchObject({ kind: 'duel', holder: -1 });
    t.answerTo('duel.stance', { do: 'yield' }, 0).fixed(count('○○')).answerTo('melee.turn', { do: 'engage' }, 1);
    t.answerTo('duel.impress', pass, 1)
      .answerTo('duel.impress', pass, CONTEUR)
      .answerTo('duel.stance', { do: 'yield' }, 1);
    expect([t.s.token, t.s.tokenStays, t.s.stacks[0]?.length]).toEqual([0, true, 1]);
    t.used();
  });
  test('everybody is in one fight, of the kind that fits the foe', () => {
    const t = table();
    const refused = (...fights: (typeof FIGHTS)[number][]) => t.whyTo('preside', { do: 'melee', fights });
    const [first, second, third] = FIGHTS as [(typeof FIGHTS)[0], (typeof FIGHTS)[0], (typeof FIGHTS)[0]];
    expect(refused(first, { a: 1, b: MAJOR, foes: 0 })).toBe('SON-INI-04 oneFightEach');
    expect(refused(first, { a: 2, b: BAND, foes: 0 })).toBe('SON-NPC-01 algaradesForThese');
    expect(refused(third, { a: 1, b: MIDDLE, foes: 2 })).toBe('SON-NPC-05 duelsForThese');
    expect(refused(second, { a: MAJOR, b: BAND, foes: 2 })).toBe('SON-INI-04 noSuchFigure');
  });
});
