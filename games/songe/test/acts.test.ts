/** Role-play acts: SON-PPS, SON-PPG, SON-LIM, SON-KAR, SON-TRA, SON-ECL, SON-EQP, SON-VAL, SON-MIN, SON-AFF, SON-SIG. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { ECLATS } from '../data/eclats.ts';
import { PRICES } from '../data/tables.ts';
import { isNightmarish, pointsOf, reaction } from '../rules/panache.ts';
import { rules } from '../rules.ts';
import { count, row, type Table, withConteur } from './table.ts';

const HERO = {
  name: 'Héroïne',
  masque: 'mousquetaire',
  descripteurs: ['Chanceuse'],
  traits: [
    { name: 'Loyale', level: 'fort' },
    { name: 'Orgueilleuse', level: 'fort', flaw: true },
  ],
  characteristics: { INT: 1 },
  skills: { vigilance: 2, seduction: 1 },
  eclats: ['coeurDeVerre', 'oeilDeSuie', 'supplice'],
};
const two = (more: object = {}, options: Record<string, unknown> = {}): Table =>
  withConteur([{ ...HERO, ...more }, { name: 'Ami' }], options);
const agree = (t: Table, more: object = {}): Table => t.answerTo('request', { do: 'agree', ...more } as never, 2);

describe('spending panache', () => {
  test('SON-PPS-04, SON-SHT-07, SON-BAG-01, SON-BAG-05 fifteen and fifteen a player; four PP each, missing from the bag', () => {
    const t = two();
    expect(t.s.minted).toEqual({ white: 30, black: 30 });
    expect(t.figure(0).panache).toEqual({ white: 3, black: 1 });
    // SON-LIM-03: the Conteur has as many as there are players.
    expect(t.s.purse).toEqual({ white: 2, black: 0 });
    expect(t.s.store.bag).toEqual({ white: 30 - 3 - 1 - 2, black: 30 - 1 - 3 });
  });
  test('SON-PPS-02, SON-LIM-01 one chooses the stones: black ones go to the Limbes, white ones back to the bag', () => {
    const t = two().answerTo('act', { do: 'descripteur', name: 'Chanceuse', white: 0 }, 0);
    agree(t);
    expect(t.s.store.limbes).toEqual({ white: 0, black: 1 });
    const white = two().answerTo('act', { do: 'descripteur', name: 'Chanceuse', white: 1 }, 0);
    agree(white);
    expect(white.s.store.limbes.black).toBe(0);
    expect(two().whyTo('act', { do: 'tavern', text: 'Une histoire bien assez longue.', white: 2 }, 0)).toBe(
      'SON-PPS-02 noSuchStones',
    );
  });
  test('SON-PPS-07, SON-PPS-08, SON-SHT-04, SON-TRA-05 a Descripteur or a quality: one PP, if the Conteur agrees', () => {
    const t = two().answerTo('act', { do: 'descripteur', name: 'Chanceuse', text: 'la serrure cède' }, 0);
    expect(t.told('asked')).toMatchObject({ rule: 'SON-PPS-08', price: PRICES.descripteur });
    t.answerTo('request', { do: 'refuse', text: 'pas ici' }, 2);
    expect(t.told('assent')).toMatchObject({ agreed: false });
    expect(t.figure(0).panache).toEqual({ white: 3, black: 1 });
    agree(t.answerTo('act', { do: 'quality', name: 'Loyale' }, 0));
    expect(t.told('done')).toMatchObject({ rule: 'SON-TRA-05', what: 'Loyale' });
    expect(t.whyTo('act', { do: 'descripteur', name: 'Invisible' }, 0)).toBe('SON-PPS-08 notOnSheet');
    expect(t.whyTo('act', { do: 'quality', name: 'Orgueilleuse' }, 0)).toBe('SON-TRA-05 notOnSheet');
  });
  test('SON-PPS-10, SON-PPS-11, SON-SHT-03 the Masque, for its skills or for what it implies', () => {
    const t = two();
    expect(t.whyTo('act', { do: 'masque', skill: 'medecine' }, 0)).toBe('SON-PPS-11 notOfMasque');
    agree(t.answerTo('act', { do: 'masque', skill: 'equitation' }, 0));
    expect(t.told('spent').rule).toBe('SON-PPS-11');
    t.answerTo('act', { do: 'masque', text: 'un soldat résiste à la fatigue' }, 0);
    expect(t.told('asked').rule).toBe('SON-PPS-10');
    expect(t.answerTo('request', { do: 'refuse' }, 2).whyTo('act', { do: 'masque' }, 1)).toBe('SON-SHT-03 noMasque');
  });
  test('SON-PPS-13 a tavern tale must be told', () => {
    const t = two();
    expect(t.whyTo('act', { do: 'tavern', text: 'il me rate' }, 0)).toBe('SON-PPS-13 tellMore');
    agree(
      t.answerTo('act', { do: 'tavern', text: 'Il me vise, je bois, la balle traverse ma chope et tue la mouche.' }, 0),
    );
    expect(t.told('spent').rule).toBe('SON-PPS-13');
  });
  test('SON-PPS-14 three PP a case of Karma', () => {
    const t = two().answerTo('act', { do: 'raiseKarma', cases: 1 }, 0);
    expect(t.figure(0).karma).toBe(1);
    expect(t.figure(0).panache.white + t.figure(0).panache.black).toBe(1);
    expect(t.whyTo('act', { do: 'raiseKarma', cases: 1 }, 0)).toBe('SON-PPS-14 tooFewStones');
  });
  test('SON-PPS-15, SON-KAR-07 short of PP: negative cases for what is missing, stones at random', () => {
    const t = two();
    expect(t.whyTo('act', { do: 'borrow', need: 4 }, 0)).toBe('SON-PPS-15 notShort');
    t.fixed(count('○●')).answerTo('act', { do: 'borrow', need: 6 }, 0);
    expect(t.figure(0).karma).toBe(-2);
    t.rich(0, 0).fixed(count('●')).answerTo('act', { do: 'descripteur', name: 'Chanceuse', debt: true }, 0);
    agree(t);
    expect(t.figure(0).karma).toBe(-3);
    expect(two().rich(0, 0).whyTo('act', { do: 'eclat', id: 'coeurDeVerre', debt: true }, 0)).toBe(
      'SON-PPS-15 debtHasNoColour',
    );
  });
  test('SON-PPS-16 a key moment that one does not pay is not final', () => {
    const t = two().answerTo('preside', { do: 'moment', price: 1, text: 'en finir' }, 2);
    t.answerTo('moment', { do: 'payMoment' }, 0).answerTo('moment', { do: 'pass' }, 1);
    expect(t.told('moment')).toMatchObject({ final: false });
    t.answerTo('preside', { do: 'moment', price: 1 }, 2)
      .answerTo('moment', { do: 'payMoment' }, 1)
      .answerTo('moment', { do: 'payMoment' }, 0);
    expect(t.told('moment')).toMatchObject({ final: true });
    expect(two({}, { moments: false }).whyTo('preside', { do: 'moment', price: 1 })).toBe('SON-PPS-16 notAtThisTable');
  });
  test('SON-PPS-17 two PP for a success; the Conteur calls the debt once', () => {
    const t = agree(two().answerTo('act', { do: 'success', text: 'je passe' }, 0));
    expect(t.figure(0).debts).toBe(1);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0).answerTo('test.rule', { do: 'callDebt' }, 2);
    expect(t.told('settled').success).toBe(false);
    t.answerTo('test.after', { do: 'after', yesBut: false }).answerTo('act', { do: 'test', skill: 'vigilance' }, 0);
    expect(t.whyTo('test.rule', { do: 'callDebt' }, 2)).toBe('SON-PPS-17 noDebt');
  });
  test('SON-PPS-18, SON-PPG-03, SON-PPC-08 stones pass to a friend, or to the Conteur, with their colours, also in a fight', () => {
    const t = two().answerTo('act', { do: 'give', to: 1, count: 2, white: 1, text: 'je fais tomber le lustre' }, 0);
    expect(t.figure(1).panache).toEqual({ white: 2, black: 4 });
    t.answerTo('act', { do: 'give', to: 2, count: 1 }, 0);
    expect(t.s.purse).toEqual({ white: 3, black: 0 });
    expect(t.whyTo('act', { do: 'give', to: 0, count: 1 }, 0)).toBe('SON-PPS-18 noSuchFigure');
    expect(t.whyTo('act', { do: 'give', to: 1, count: 5 }, 0)).toBe('SON-PPS-18 noSuchStones');
    t.fixed(count('○●●●')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
    t.answerTo('act', { do: 'give', to: 0, count: 1 }, 1);
    expect(t.told('gave')).toMatchObject({ to: 'Héroïne' });
  });
});

describe('gaining panache', () => {
  test('SON-PPG-01, SON-PPG-02, SON-PPG-04, SON-PPG-05, SON-PPG-06, SON-PPS-06, SON-PPS-09, SON-PPC-07 awards are fresh draws, by their rule', () => {
    const t = two();
    const by = {
      rolePlay: 'SON-PPG-04',
      line: 'SON-PPG-05',
      repartee: 'SON-PPC-07',
      outOfPlay: 'SON-PPG-06',
      flaw: 'SON-PPS-09',
      panache: 'SON-PPG-02',
    } as const;
    for (const [why, rule] of Object.entries(by)) {
      t.fixed(count('○')).answerTo('preside', { do: 'award', to: 0, count: 1, why: why as 'line' }, 2);
      expect(t.told('gained').rule).toBe(rule);
    }
  });
  test('SON-TRA-06, SON-PPG-07 a flaw gives one, a wanted failure two', () => {
    const t = two().answerTo('act', { do: 'flaw', name: 'Orgueilleuse' }, 0).fixed(count('●'));
    agree(t);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-TRA-06', black: 1 });
    t.answerTo('act', { do: 'failOnPurpose' }, 0).fixed(count('○○'));
    agree(t);
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-07', white: 2 });
    expect(t.whyTo('act', { do: 'flaw', name: 'Loyale' }, 0)).toBe('SON-TRA-06 notOnSheet');
  });
  test('SON-PPG-09 a fine deed: a PP or a case, as the player likes', () => {
    const t = agree(two().answerTo('act', { do: 'deed', want: 'karma' }, 0));
    expect(t.figure(0).karma).toBe(1);
  });
  test('SON-TRA-07, SON-TRA-08 the Conteur demands a PP for a Trait, and changes Traits', () => {
    const t = two().answerTo('preside', { do: 'demand', to: 0, name: 'Loyale' }, 2);
    expect(t.told('spent').rule).toBe('SON-TRA-07');
    const { panache } = two().figure(0);
    expect(t.figure(0).panache.white + t.figure(0).panache.black).toBe(panache.white + panache.black - 1);
    t.answerTo('preside', { do: 'trait', to: 0, name: 'Loyale', level: 'extreme' }, 2);
    expect(t.figure(0).sheet.traits[0]?.level).toBe('extreme');
    expect(t.whyTo('preside', { do: 'demand', to: 0, name: 'Muette' }, 2)).toBe('SON-TRA-07 notOnSheet');
  });
});

describe('the Limbes', () => {
  test('SON-LIM-02 at eight stones, and at each four more, the Conteur owes an event', () => {
    const t = two();
    t.rich(0, 0, 12);
    for (let i = 0; i < 7; i++) agree(t.answerTo('act', { do: 'mini' }, 0));
    expect(t.s.limbesDue).toBe(0);
    agree(t.answerTo('act', { do: 'mini', text: 'le jour où tout commença' }, 0));
    expect(t.told('limbes')).toMatchObject({ rule: 'SON-LIM-02', stones: 8 });
    expect(t.whyTo('limbesEvent', { do: 'xp', amount: 1 })).toBe('SON-LIM-02 limbesFirst');
    t.answerTo('limbesEvent', { do: 'limbesEvent', text: 'une main sort du sol' }, 2);
    expect(t.told('limbesEvent').by).toBe('conteur');
    for (let i = 0; i < 4; i++) agree(t.answerTo('act', { do: 'mini' }, 0));
    expect(t.s.limbesDue).toBe(1);
  });
  test('SON-LIM-04, SON-LIM-03 the Conteur pays for important PNJ: their own, then the Limbes, then his', () => {
    const t = two();
    t.fixed(count('●●●●')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
    t.answerTo('duel.impress', { do: 'pass' }, 0)
      .answerTo('duel.impress', { do: 'pass' }, 2)
      .answerTo('duel.bid', { do: 'pass' }, 0);
    t.answerTo('duel.bid', { do: 'bid', count: 6 }, 2);
    expect(t.events.filter((e) => e.kind === 'spent').map((e) => e.purse)).toEqual(['own', 'conteur']);
    expect(t.s.store.limbes.black).toBe(0);
  });
});

describe('Karma', () => {
  test('SON-KAR-02, SON-SHT-06, SON-KAR-03, SON-KAR-04, SON-KAR-05, SON-KAR-06, SON-KAR-09, SON-KAR-17 cases, points, and what strangers feel', () => {
    const t = two().answerTo('preside', { do: 'judge', to: 0, cases: -5 }, 2);
    expect(t.told('karma')).toMatchObject({ rule: 'SON-KAR-06', cases: -5 });
    expect(pointsOf(t.figure(0))).toBe(-1);
    expect(reaction(t.figure(0))).toBe(-1);
    t.answerTo('preside', { do: 'judge', to: 0, cases: 8 }, 2);
    expect(t.told('karma').rule).toBe('SON-KAR-05');
    expect(t.figure(0).karma).toBe(3);
  });
  test('SON-KAR-10 −3 points bring an Éclat de Cauchemar, −4 take the character', () => {
    const t = two({ karma: -12 });
    expect(isNightmarish(t.figure(0))).toBe(true);
    t.answerTo('preside', { do: 'nightmare', to: 0, id: 'faim' }, 2);
    expect(t.figure(0).sheet.eclats).toContain('faim');
    t.answerTo('preside', { do: 'judge', to: 0, cases: -4 }, 2);
    expect(t.told('outOf')).toMatchObject({ rule: 'SON-KAR-10', how: 'conteur' });
    expect(two().whyTo('preside', { do: 'nightmare', to: 0, id: 'faim' }, 2)).toBe('SON-KAR-10 notDarkEnough');
    expect(two().whyTo('act', { do: 'eclat', id: 'supplice' }, 0)).toBe('SON-KAR-10 suspended');
  });
  test('SON-KAR-10 whose Karma has risen again before the Conteur says what it does bears no mark', () => {
    const t = two({ karma: -7 }).answerTo('preside', { do: 'judge', to: 0, cases: -1 }, 2);
    const offered = () => t.rules.choices(t.s, t.asked('omen', 2)).map((a) => a.do);
    expect(offered()).toEqual(['body', 'body', 'body', 'pass']);
    t.answerTo('preside', { do: 'judge', to: 0, cases: 4 }, 2);
    expect(offered()).toEqual(['pass']);
    expect(t.answerTo('omen', { do: 'pass' }, 2).open).not.toContain('2 omen');
  });
  test('SON-KAR-11 a PP, and an evil action has as many white stones as bad points', () => {
    const t = two({ karma: -8 }).answerTo('act', { do: 'test', skill: 'vigilance', evil: true }, 0);
    expect(t.told('spent').rule).toBe('SON-KAR-11');
    t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2)
      .fixed(row('○●●●'))
      .answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(4);
    expect(two().whyTo('act', { do: 'test', skill: 'vigilance', evil: true }, 0)).toBe('SON-KAR-11 noBadKarma');
  });
  test('SON-KAR-12, SON-KAR-15 good points after the draw: stones on top, white ones kept, two cases gone', () => {
    const t = two({ karma: 8 })
      .answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);
    t.fixed(row('○○●●●●'))
      .answerTo('test.prepare', { do: 'draw' })
      .fixed(count('○●'))
      .answerTo('test.mend', { do: 'karma' });
    expect(t.told('extraStones')).toMatchObject({ rule: 'SON-KAR-15', drawn: 2, kept: 1 });
    expect(t.told('settled')).toMatchObject({ success: true, white: 5, black: 4 });
    expect(t.figure(0).karma).toBe(6);
  });
  test('SON-KAR-13, SON-KAR-14, SON-KAR-16 bad Karma imposed on an important action, or bought off', () => {
    const important = () =>
      two({ karma: -4 })
        .answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
        .answerTo('test.rule', { do: 'rule', difficulty: 0, important: true }, 2)
        .fixed(row('○○○●●●'))
        .answerTo('test.prepare', { do: 'draw' });
    const t = important().answerTo('test.impose', { do: 'impose' }, 2);
    t.fixed(count('●'), count('○')).answerTo('test.avoid', { do: 'take' }, 0);
    expect(t.told('extraStones')).toMatchObject({ rule: 'SON-KAR-13', colour: 'black', kept: 1 });
    expect(t.told('gained').rule).toBe('SON-KAR-14');
    expect(t.told('settled')).toMatchObject({ success: true, white: 5, black: 4 });
    expect(t.figure(0).karma).toBe(-2);
    const paid = important().answerTo('test.impose', { do: 'impose' }, 2).answerTo('test.avoid', { do: 'pass' }, 0);
    expect(paid.told('spent').rule).toBe('SON-KAR-16');
    expect(paid.figure(0).karma).toBe(-4);
  });
  test('SON-KAR-18 a case before the draw for a fortune', () => {
    const t = two()
      .answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);
    t.fixed(row('○○●●●●')).answerTo('test.prepare', { do: 'draw', fortune: 'karma' });
    expect(t.told('settled')).toMatchObject({ success: true, white: 4 });
    expect(t.figure(0).karma).toBe(-1);
    const strict = two({}, { karmaFortune: 'positive' })
      .answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);
    expect(strict.whyTo('test.prepare', { do: 'draw', fortune: 'karma' })).toBe('SON-KAR-18 noFortune');
  });
  test('SON-KAR-19, SON-ECL-04 with bad Karma the Conteur may prevent an Éclat; a PP, and nothing paid', () => {
    const t = two({ karma: -4 }).answerTo('act', { do: 'eclat', id: 'coeurDeVerre' }, 0);
    t.fixed(count('○')).answerTo('request', { do: 'prevent' }, 2);
    expect(t.told('assent').rule).toBe('SON-ECL-04');
    expect(t.figure(0).panache.white).toBe(4);
    expect(t.figure(0).mana).toBe(16);
  });
});

describe('Éclats, objects, valets, mini-scenes', () => {
  test('SON-ECL-01, SON-ECL-02, SON-SHT-05 an Éclat: PP of its colour, then mana, at once', () => {
    const t = two().answerTo('act', { do: 'eclat', id: 'coeurDeVerre' }, 0);
    expect(t.told('spent')).toMatchObject({ white: 1, black: 0 });
    expect(t.told('mana')).toMatchObject({ mana: 14 });
    expect(two().rich(0, 3, 0).whyTo('act', { do: 'eclat', id: 'oeilDeSuie' }, 0)).toBe('SON-PPS-03 wrongColour');
    expect(two().whyTo('act', { do: 'eclat', id: 'heureVolee' }, 0)).toBe('SON-ECL-01 notOnSheet');
    expect(Object.keys(ECLATS).length).toBeGreaterThanOrEqual(12);
  });
  test('SON-ECL-03, SON-KAR-08 missing mana is owed in Karma', () => {
    const t = two({ mana: 1 }).answerTo('act', { do: 'eclat', id: 'coeurDeVerre' }, 0);
    expect(t.told('mana')).toMatchObject({ mana: 0, debt: 1 });
    expect(t.figure(0).karma).toBe(-1);
    expect(t.figure(0).asleep).toBe(true);
  });
  test('SON-EQP-01, SON-EQP-02, SON-EQP-03, SON-EQP-04 found for one or two, free if one has it, bound for three', () => {
    const t = agree(two().answerTo('act', { do: 'object', name: 'corde' }, 0));
    expect(t.figure(0).things).toEqual(['corde']);
    t.answerTo('act', { do: 'object', name: 'corde' }, 0);
    expect(t.told('asked').price).toBe(0);
    t.answerTo('request', { do: 'refuse' }, 2).answerTo('act', { do: 'bind', name: 'rapière' }, 0);
    agree(t);
    expect(t.figure(0).bound).toEqual(['rapière']);
  });
  test('SON-VAL-01, SON-VAL-02, SON-VAL-03, SON-VAL-04 a valet, played by another, paid each scenario or gone', () => {
    const t = two().answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet', text: 'Grimaud' }, 2);
    const at = t.s.figures.length - 1;
    expect(t.figure(at)).toMatchObject({ kind: 'valet', seat: 1 });
    t.answerTo('act', { do: 'valet', figure: at }, 0);
    expect(t.whyTo('act', { do: 'valet', figure: at }, 0)).toBe('SON-VAL-01 alreadyPaid');
    t.answerTo('preside', { do: 'scenarioEnd' }, 2).answerTo('preside', { do: 'scenarioEnd' }, 2);
    expect(t.figure(at).valet).toMatchObject({ unpaid: 1 });
    t.answerTo('preside', { do: 'xp', amount: 2 }, 2).answerTo('act', { do: 'experience', use: 'valet' }, 0);
    expect(t.figure(at).xp.free).toBe(1);
    t.answerTo('preside', { do: 'scenarioEnd' }, 2);
    expect(t.figure(at).out).toBe('fled');
  });
  test('SON-MIN-01 a mini-scene for a PP', () => {
    expect(agree(two().answerTo('act', { do: 'mini', text: 'vingt ans plus tôt' }, 0)).told('spent').rule).toBe(
      'SON-MIN-01',
    );
  });
});

describe('Affirmations', () => {
  test('SON-AFF-01, SON-AFF-02 the Conteur grades it, and is told when something else was said before', () => {
    const t = two().answerTo('act', { do: 'affirm', grade: 1, about: 'Bellerive', text: 'j’y ai un ami' }, 0);
    agree(t, { grade: 2 });
    expect(t.s.facts).toMatchObject([{ grade: 2, about: 'Bellerive' }]);
    expect(t.figure(0).panache.white).toBe(1);
    t.answerTo('act', { do: 'affirm', grade: 1, about: 'Bellerive', text: 'je n’y connais personne' }, 0);
    expect(t.asked('request').about).toMatchObject({ contradicts: true });
    t.answerTo('request', { do: 'refuse' }, 2);
    expect(t.told('assent')).toMatchObject({ rule: 'SON-AFF-01', agreed: false });
    expect(two({}, { affirmations: false }).whyTo('act', { do: 'affirm', grade: 1 }, 0)).toBe(
      'SON-AFF-01 notAtThisTable',
    );
    t.rich(0, 1).answerTo('act', { do: 'affirm', grade: 1, about: 'Nantes' }, 0);
    expect(t.whyTo('request', { do: 'agree', grade: 3 })).toBe('SON-AFF-02 tooFewStones');
  });
  test('SON-AFF-04, SON-AFF-05, SON-AFF-06 one PP and one for each white stone; the bonus is free at once, then for a PP', () => {
    const t = two().answerTo('act', { do: 'characterise', about: 'Sanctuaire', stones: 2, text: 'cave secrète' }, 0);
    expect(t.told('asked').price).toBe(3);
    agree(t);
    t.answerTo('act', { do: 'test', skill: 'vigilance', fact: 0 }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2)
      .fixed(row('○●●●'))
      .answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(4);
    t.answerTo('act', { do: 'test', skill: 'vigilance', fact: 0 }, 0);
    expect(t.told('spent').rule).toBe('SON-AFF-05');
  });
  test('SON-AFF-06, SON-PPC-08 a PNJ is enriched: a Descripteur for one, a skill for one and one a point; also in a duel', () => {
    const t = two();
    expect(t.whyTo('act', { do: 'enrich', figure: 2, what: 'skill', name: 'baratin' }, 0)).toBe(
      'SON-AFF-06 noSuchFigure',
    );
    t.answerTo('preside', { do: 'stage', to: 2, on: true }, 2);
    t.answerTo('act', { do: 'enrich', figure: 2, what: 'skill', name: 'baratin', points: 1 }, 0);
    expect(t.told('asked')).toMatchObject({ rule: 'SON-AFF-06', price: 2 });
    expect(agree(t).figure(2).sheet.skills.baratin).toBe(1);
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
    t.answerTo('act', { do: 'enrich', figure: 2, what: 'descripteur', name: 'Bavard' }, 0);
    expect(agree(t).figure(2).sheet.descripteurs).toContain('Bavard');
    expect(t.open).toContain('0 duel.impress');
    expect(two().whyTo('act', { do: 'enrich', figure: 1, what: 'panache', name: 'x' }, 0)).toBe(
      'SON-AFF-06 noSuchFigure',
    );
  });
  test('SON-AFF-03 the Conteur pays for a keyword too', () => {
    const t = two().answerTo('preside', { do: 'keyword', about: 'le baron', text: 'jaloux' }, 2);
    expect(t.s.purse.white).toBe(1);
    expect(t.s.facts).toHaveLength(1);
  });
});

describe('the Signe', () => {
  test('SON-SIG-01, SON-SIG-05 Rêve: once a scenario an action succeeds', () => {
    const t = two().answerTo('preside', { do: 'signe', to: 0, signe: 'reve' }, 2);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 4 }, 2)
      .answerTo('test.prepare', { do: 'sign' }, 0);
    expect(t.told('settled').success).toBe(true);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0).answerTo('test.rule', { do: 'rule', difficulty: 4 }, 2);
    expect(t.whyTo('test.prepare', { do: 'sign' })).toBe('SON-SIG-05 noSign');
  });
  test('SON-SIG-06 white PP spent under the Rêve make a reserve for those under it, which leaves the game when used', () => {
    const t = two({ signe: 'reve' });
    agree(t.answerTo('act', { do: 'mini' }, 0));
    expect(t.s.store.reserve.white).toBe(1);
    t.poor(0);
    agree(t.answerTo('act', { do: 'mini' }, 0));
    expect(t.told('spent').purse).toBe('reserve');
    expect(t.s.store.out).toEqual({ white: 1, black: 0 });
  });
  test('SON-SIG-02, SON-SIG-03 Cauchemar: once a scenario an action fails; the Limbes used leave the game', () => {
    const t = two({ signe: 'cauchemar' });
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0).answerTo('test.rule', { do: 'callDebt' }, 2);
    expect(t.told('notNeeded').rule).toBe('SON-SIG-02');
    t.answerTo('test.after', { do: 'after', yesBut: false });
    agree(t.answerTo('act', { do: 'mini', white: 0 }, 0));
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 2);
    t.answerTo('duel.impress', { do: 'pass' }, 0)
      .answerTo('duel.impress', { do: 'pass' }, 2)
      .answerTo('duel.bid', { do: 'pass' }, 0);
    t.answerTo('duel.bid', { do: 'bid', count: 5, white: 4 }, 2);
    expect(t.s.store.out).toEqual({ white: 0, black: 1 });
  });
});

test('SON-BAG-02, SON-BAG-03 black stones come and go by the Conteur’s hand; a test gives its stones back', () => {
  const t = two().answerTo('preside', { do: 'addStones', black: 6, text: 'le Cauchemar est proche' }, 2);
  expect(t.s.minted.black).toBe(36);
  expect(t.s.store.lying).toEqual({ white: 0, black: 0 });
  expect(t.whyTo('preside', { do: 'addStones', black: -60 })).toBe('SON-BAG-02 noSuchStones');
});

test('SON-BAG-06 an empty bag: what left the game comes back, the rest is tossed', () => {
  const t = two();
  const { bag, out } = t.s.store;
  out.white += bag.white - 1;
  out.black += bag.black;
  bag.white = 1;
  bag.black = 0;
  t.answerTo('act', { do: 'test', skill: 'vigilance' }, 0)
    .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2)
    .fixed(row('○○○●●●'))
    .answerTo('test.prepare', { do: 'draw' });
  expect(t.s.store.out).toEqual({ white: 0, black: 0 });
});

test('SON-META-07 with a coin nothing leaves a bag, and every stone is an even chance', () => {
  const io = { chance: new Fast(7), tell: undefined };
  const s = rules.setup(rules.options.parse({ bag: 'coin' }), [{ name: 'A', role: 'arpenteur' }], io);
  expect(rules.view(s, 0).bag).toBe('coin');
  expect(s.store.bag).toEqual({ white: 15, black: 15 });
  expect(s.figures[0]?.panache).toMatchObject({ white: expect.any(Number) });
});
