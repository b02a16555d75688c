/** What the Conteur lays on a fight: shields of a major PNJ, the shadow of the Limbes, the effects of manoeuvres. */
import { describe, expect, test } from 'vitest';
import { game as songe } from '../game.ts';
import { count, row, withConteur } from './table.ts';

const { texts } = songe;
const FENCER = { name: 'Bretteur', escrime: 3, manoeuvres: { attaqueSimple: 2 } };
const [HERO, MAJOR, MIDDLE, BAND, CONTEUR] = [0, 1, 2, 3, 1];

describe('SON-NPC-04 minor PNJ before a major one', () => {
  const shielded = (foes: number) =>
    withConteur([FENCER]).answerTo('preside', { do: 'attach', a: BAND, b: MAJOR, foes }, CONTEUR);
  const harm = { do: 'harm', to: MAJOR, kind: 'grave', place: 'bras' } as const;

  test('take the damage first, one for each wound, and the last one down leaves him bare', () => {
    const t = shielded(2);
    expect(t.told('attached')).toMatchObject({ rule: 'SON-NPC-04', count: 2 });
    t.answerTo('preside', harm);
    expect(t.told('shielded')).toMatchObject({ rule: 'SON-NPC-04', figure: BAND, left: 1 });
    expect([t.figure(MAJOR).wounds.length, t.figure(BAND).out]).toEqual([0, null]);
    t.answerTo('preside', harm);
    expect([t.figure(MAJOR).wounds.length, t.figure(BAND).out]).toEqual([0, 'down']);
    t.answerTo('preside', harm);
    expect(t.figure(MAJOR).wounds.map(({ kind, place }) => `${kind} ${place}`)).toEqual(['grave bras']);
  });
  test('those who fall in an Algarade shield nobody any more', () => {
    const t = shielded(3).answerTo('preside', { do: 'algarade', a: HERO, b: BAND, foes: 2 }, CONTEUR);
    t.answerTo('algarade.attack', { do: 'attack', manoeuvre: 'attaqueSimple' });
    t.fixed(row('○○○○'), count('○')).answerTo('test.prepare', { do: 'draw' });
    expect(t.figure(BAND).guards).toEqual({ of: MAJOR, left: 1 });
  });
  test('only minor ones, only for a major one', () => {
    const t = withConteur([FENCER]);
    const refused = (a: number, b: number) => t.whyTo('preside', { do: 'attach', a, b, foes: 1 });
    expect(refused(MIDDLE, MAJOR)).toBe('SON-NPC-04 minorsShieldMajors');
    expect(refused(BAND, MIDDLE)).toBe('SON-NPC-04 minorsShieldMajors');
    expect(refused(BAND, 40)).toBe('SON-NPC-04 noSuchFigure');
  });
});

describe('SON-SIG-03 the shadow of the Limbes', () => {
  test('a stone is a black one on the next draw, whatever it is, and leaves the game', () => {
    const t = withConteur([{ name: 'Varthos', signe: 'cauchemar', skills: { vigilance: 1 } }]);
    t.s.store.bag.black -= 3;
    t.s.store.limbes.black += 3;
    t.answerTo('preside', { do: 'shadow', to: HERO, count: 2 });
    expect(t.told('shadowed')).toMatchObject({ rule: 'SON-SIG-03', stones: 2 });
    expect([t.s.store.limbes.black, t.s.store.out.black]).toEqual([1, 2]);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }).answerTo('test.rule', { do: 'rule', difficulty: 0 }, CONTEUR);
    t.fixed(row('○○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    // 1 − 2 = −1.
    expect(t.told('drew')).toMatchObject({ fixed: -1, white: 4 });
    expect(t.told('drew').sum).toContainEqual({ rule: 'SON-SIG-03', what: 'shadow', value: -2 });
    expect(t.figure(HERO).shadow).toBe(0);
  });
  test('not on others, and not with stones that are not there', () => {
    const plain = withConteur([FENCER]);
    expect(plain.whyTo('preside', { do: 'shadow', to: HERO, count: 1 })).toBe('SON-SIG-03 noNightmare');
    expect(plain.whyTo('preside', { do: 'shadow', to: MAJOR, count: 1 })).toBe('SON-SIG-03 noSuchFigure');
    const cursed = withConteur([{ ...FENCER, signe: 'cauchemar' }]);
    expect(cursed.whyTo('preside', { do: 'shadow', to: HERO, count: 1 })).toBe('SON-SIG-03 tooFewStones');
  });
});

describe('SON-MAN-08 the effect of a manoeuvre', () => {
  /** The hero has the upper hand over a middle PNJ, and this manoeuvre with two Réussites is not defended. */
  const struck = (manoeuvre: 'tapis' | 'etrangler' | 'attaqueSimple') => {
    const t = withConteur([{ ...FENCER, escrime: 2, manoeuvres: {} }]);
    t.fixed(count('○○')).answerTo('preside', { do: 'duel', a: HERO, b: MIDDLE });
    for (const seat of [HERO, CONTEUR]) t.answerTo('duel.impress', { do: 'pass' }, seat);
    for (const seat of [HERO, CONTEUR]) t.answerTo('duel.bid', { do: 'pass' }, seat);
    t.answerTo('duel.stance', { do: 'ready' }, HERO);
    const [own, foe] = [HERO, MIDDLE].map((i) => t.figure(i).sheet.escrime) as [number, number];
    const token = t.s.token;
    const stones = (f: number, white: number) => [8 - Math.abs(f) - white, white];
    const lead = own + (own - foe) + (token === HERO ? 2 : 0);
    const lag = foe + (foe - own) + (token === CONTEUR ? 2 : 0);
    t.fixed(stones(lead, 8 - Math.abs(lead)), stones(lag, 0)).answerTo('duel.stance', { do: 'ready' }, CONTEUR);
    if (t.open.includes(`${CONTEUR} duel.openMend`)) t.answerTo('duel.openMend', { do: 'stand' });
    const fixed = own - foe;
    t.fixed(stones(fixed, 6 - Math.max(0, fixed))).answerTo('duel.attack', { do: 'attack', manoeuvre });
    t.answerTo('duel.defend', { do: 'take' }, CONTEUR);
    for (let n = 0; n < 2 && t.open.some((one) => one.endsWith('duel.raise')); n++)
      t.answerTo('duel.raise', { do: 'pass' });
    return t;
  };
  test('is the Conteur’s to say, once, when it came through; it weighs on the next draw', () => {
    const t = struck('tapis');
    t.answerTo('preside', { do: 'effect', to: MIDDLE, stones: -2, text: 'il s’étale' });
    expect(t.told('effect')).toMatchObject({ rule: 'SON-MAN-08', manoeuvre: 'tapis', stones: -2 });
    expect(t.figure(MIDDLE).nextDraw).toBe(-2);
    expect(t.whyTo('preside', { do: 'effect', to: MIDDLE, stones: -1 })).toBe('SON-MAN-08 noEffectNow');
  });
  test('a simple attack has none, and nobody else is touched', () => {
    expect(struck('attaqueSimple').whyTo('preside', { do: 'effect', to: MIDDLE, stones: -1 })).toBe(
      'SON-MAN-08 noEffectNow',
    );
    expect(struck('etrangler').whyTo('preside', { do: 'effect', to: BAND, stones: -1 })).toBe(
      'SON-MAN-08 noSuchFigure',
    );
  });
  test('SON-MRK-02 a very sensitive place after a special manoeuvre, not after one of the scenery', () => {
    for (const [manoeuvre, allowed] of [
      ['etrangler', true],
      ['tapis', false],
    ] as const) {
      const t = struck(manoeuvre).rich(HERO, 4);
      t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' });
      const sensitive = { do: 'where', place: 'gorge', sensitive: true } as const;
      if (allowed) t.answerTo('duel.mark', sensitive);
      else expect(t.whyTo('duel.mark', sensitive)).toBe('SON-MRK-02 onlyAfterSpecial');
    }
  });
});

test('answers name figures, seats and objects, not their numbers', () => {
  const t = withConteur([{ name: 'Aurélie', objects: [{ name: 'Lanterne', phrase: 'voir' }] }, { name: 'Varthos' }]);
  const presiding = t.asked('preside');
  expect(texts.fr.choice(presiding, { do: 'duel', a: 0, b: 2 })).toBe('un duel : Aurélie contre le Comte de Noirsonge');
  expect(texts.fr.choice(presiding, { do: 'judge', to: 0, cases: -2 })).toBe('Karma d’Aurélie : −2 cases');
  expect(texts.en.choice(presiding, { do: 'award', to: 1, count: 1, why: 'line' })).toMatch(/^give 1 PP to Varthos, /);
  const acting = t.asked('act', 0);
  expect(texts.fr.choice(acting, { do: 'give', to: 1, count: 1 })).toBe('donner 1 PP à Varthos');
  expect(texts.en.choice(acting, { do: 'give', to: 2, count: 1 })).toBe('give 1 PP to the Conteur');
  expect(texts.en.choice(acting, { do: 'useObject', object: 0 })).toBe('use the object: Lanterne');
});
