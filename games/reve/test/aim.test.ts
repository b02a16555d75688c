import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { game as reve } from '../game.ts';
import type { OwnSpell } from '../sheet.ts';
import { aimAt, CAST_OWN, ownSpell, type Setting, type Table, upOn } from './table.ts';

/** EMPATHIE 13, so that E1 reaches 13 metres. The spell is cast, and now it must be aimed. */
function aiming(spell: Partial<OwnSpell>, setting: Setting = {}): Table {
  const t = upOn('J4', { ...setting, sheet: { ...setting.sheet, spells: [ownSpell({ ritual: true, ...spell })] } });
  return t.fixed(['cast', 30]).answer(CAST_OWN);
}
const { texts } = reve;
const DRAWN = [['tear', 1] as const, ['tear', 70] as const, ['tear', 3] as const];

describe('RDD-AIM-01 the four kinds of target', () => {
  test.each(['zone', 'objet', 'creature'] as const)('RDD-AIM-01 %s: seen, pointed at and in range', (target) => {
    const t = aiming({ target }).answer(aimAt(target));
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-01', on: 'target', reach: 13 });
    expect(t.told('took')).toMatchObject({ rule: 'RDD-CAST-03', on: 'target', until: null });
    expect(t.open).toEqual(['0 world']);
  });

  test('RDD-AIM-01 what the spell is not for is refused', () => {
    const t = aiming({ target: 'creature' });
    for (const target of ['zone', 'objet'] as const) {
      expect(t.refused(aimAt(target))).toMatchObject({
        rule: 'RDD-AIM-01',
        reason: 'otherTarget',
        details: { target: 'creature' },
      });
    }
    expect(t.refused({ do: 'pass' })).toMatchObject({ rule: 'RDD-AIM-01', reason: 'aim' });
  });

  test('RDD-AIM-01 the spell tells what it is for, and good samples are offered', () => {
    const t = aiming({ target: 'zone', range: 2 });
    expect(t.decision()).toMatchObject({
      kind: 'aim',
      open: true,
      about: { spell: 'own:0', target: 'zone', reach: 26, resistance: null },
    });
    expect(t.choices().map((a) => a.do === 'aim' && [a.target, a.distance])).toEqual([
      ['zone', 5],
      ['soi', 0],
    ]);
    const thing = aiming({ target: 'objet', range: 2 });
    expect(thing.choices().map((a) => a.do === 'aim' && a.target)).toEqual(['objet']);
    expect(texts.fr.decision(thing.decision())).toMatch(/Que visez-vous \? Un objet, à 26 m au plus\.$/);
    expect(texts.en.decision(thing.decision())).toMatch(
      /At what do you aim\? It is for an object, at most 26 m away\.$/,
    );
    expect(aiming({ target: 'soi' }).choices()).toHaveLength(1);
  });
});

describe('RDD-AIM-02 to 05 a bad aim', () => {
  test.each([
    ['out of range', { distance: 14 }],
    ['out of sight', { visible: false }],
    ['not pointed at', { pointed: false }],
    ['inside the ground', { fitting: false }],
  ])('RDD-AIM-02 a centre of zone %s: the zone forms around the caster', (_, more) => {
    const t = aiming({ target: 'zone' }).answer(aimAt('zone', more));
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-02', on: 'caster' });
    expect(t.told('took').on).toBe('caster');
  });

  test.each([
    ['the wrong one', { fitting: false }],
    ['out of range', { distance: 14 }],
    ['out of sight', { visible: false }],
  ])('RDD-AIM-03 an object, %s: impossible magic', (_, more) => {
    const t = aiming({ target: 'objet' });
    t.fixed(...DRAWN)
      .answer(aimAt('objet', more))
      .used();
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-03', on: 'impossible' });
    expect(t.kinds).toEqual(['aimed', 'tear']);
  });

  test.each([
    ['out of range', { distance: 14 }],
    ['none seen', { visible: false }],
    ['not pointed at', { pointed: false }],
    ['of another kind', { fitting: false }],
  ])('RDD-AIM-04 a creature %s: the caster', (_, more) => {
    const t = aiming({ target: 'creature' }).answer(aimAt('creature', more));
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-04', on: 'caster' });
  });

  test('RDD-AIM-05 in total darkness, or with tied hands, oneself is all that is left', () => {
    const dark = { visible: false, pointed: false };
    for (const target of ['zone', 'creature', 'soi'] as const) {
      const t = aiming({ target }).answer(aimAt('soi', dark));
      expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-05', on: 'caster' });
    }
    const t = aiming({ target: 'objet' });
    t.fixed(...DRAWN).answer(aimAt('soi', dark));
    expect(t.told('aimed')).toMatchObject({ rule: 'RDD-AIM-03', on: 'impossible' });
  });
});

describe('RDD-AIM-06 a delicate target', () => {
  const delicate = (spell: Partial<OwnSpell>, a: Answer) =>
    aiming(spell, { gardien: true })
      .answer(aimAt(spell.target ?? 'creature', { name: 'un corbeau' }))
      .answer(a, 1);

  test('RDD-AIM-06 without a gardien no target is too delicate; with one he lets it be, or not', () => {
    const t = aiming({}, { gardien: true }).answer(aimAt('creature', { name: 'un corbeau' }));
    expect(t.open).toEqual(['1 watch', '1 sight']);
    expect(t.decision(1)).toMatchObject({
      open: true,
      about: { seat: 0, spell: 'own:0', aim: { name: 'un corbeau' } },
    });
    expect(t.refused({ do: 'draw' }, 1)).toMatchObject({ rule: 'RDD-AIM-06', reason: 'allowOrRequire' });
    t.answer({ do: 'allow' }, 1);
    expect(t.kinds).toEqual(['aimed', 'took']);
    expect(t.told('aimed').on).toBe('target');
  });

  test('RDD-AIM-06 a VUE roll at the difficulty he sets, general state applied', () => {
    // VUE 12 at −4: 36 %.
    const t = aiming({}, { gardien: true }).answer(aimAt('creature'));
    expect(t.ways({ do: 'require', difficulty: -4 }, 1)).toEqual({ 'took.caster': '16/25', 'took.target': '9/25' });
    t.fixed(['sight', 36]).answer({ do: 'require', difficulty: -4 }, 1).used();
    expect(t.told('sight')).toMatchObject({
      rule: 'RDD-AIM-06',
      success: true,
      rolled: { characteristic: 12, adjustment: -4, percent: 36 },
    });
    expect(t.told('took').on).toBe('target');
  });

  test('RDD-AIM-06 on failure it centres on the caster', () => {
    const missed = (target: 'zone' | 'creature') => {
      const t = aiming({ target }, { gardien: true }).answer(aimAt(target)).fixed(['sight', 37]);
      return t.answer({ do: 'require', difficulty: -4 }, 1);
    };
    expect(missed('zone').told('aimed')).toMatchObject({ rule: 'RDD-AIM-02', on: 'caster' });
    expect(missed('creature').told('aimed')).toMatchObject({ rule: 'RDD-AIM-04', on: 'caster' });
    expect(missed('creature').told('sight').success).toBe(false);
  });

  test('RDD-AIM-06 nobody is asked about oneself', () => {
    const t = aiming({}, { gardien: true }).answer(aimAt('soi'));
    expect(t.kinds).toEqual(['aimed', 'took']);
    expect(delicate({}, { do: 'allow' }).told('took').on).toBe('target');
  });
});

describe('RDD-AIM-07 range', () => {
  test('RDD-AIM-07 En is n times EMPATHIE in metres: 26 for E2 with 13', () => {
    expect(
      aiming({ range: 2 })
        .answer(aimAt('creature', { distance: 26 }))
        .told('aimed'),
    ).toMatchObject({
      on: 'target',
      reach: 26,
    });
    expect(
      aiming({ range: 2 })
        .answer(aimAt('creature', { distance: 27 }))
        .told('aimed').on,
    ).toBe('caster');
  });

  test('RDD-AIM-07 by touch there is no distance, and what is touched must be seen too', () => {
    const touch = { target: 'objet', range: 0 } as const;
    expect(
      aiming(touch)
        .answer(aimAt('objet', { distance: 0 }))
        .told('aimed'),
    ).toMatchObject({ on: 'target', reach: 0 });
    for (const more of [{ distance: 1 }, { distance: 0, visible: false }]) {
      const t = aiming(touch);
      t.fixed(...DRAWN).answer(aimAt('objet', more));
      expect(t.told('aimed').on).toBe('impossible');
    }
  });

  test('RDD-SPELL-01 a range that nobody knows is E1, unless the table says otherwise', () => {
    const reach = (options: object) => {
      const t = upOn('M9', { sheet: { spells: ['peur'] }, options });
      return t.fixed(['cast', 30]).answer({ do: 'cast', spell: 'peur' }).answer({ do: 'keep' }).decision().about;
    };
    expect(reach({})).toMatchObject({ reach: 13 });
    expect(reach({ unknownRange: 3 })).toMatchObject({ reach: 39 });
  });
});

describe('RDD-AIM-08 impossible magic', () => {
  const torn = (setting: Setting = {}) => aiming({ target: 'objet' }, setting);

  test('RDD-AIM-08 drawn: violet or yellow, up to 100 m across, for a moment or for ever', () => {
    const t = torn();
    t.fixed(...DRAWN)
      .answer(aimAt('objet', { fitting: false }))
      .used();
    expect(t.told('tear')).toEqual({
      kind: 'tear',
      rule: 'RDD-AIM-08',
      seat: 0,
      by: 'draw',
      colour: 'jaune',
      diameter: 70,
      lasting: false,
      detail: '',
    });
    const lasting = torn();
    lasting.fixed(['tear', 0], ['tear', 100], ['tear', 0]).answer(aimAt('objet', { fitting: false }));
    expect(lasting.told('tear')).toMatchObject({ colour: 'violette', diameter: 100, lasting: true });
    expect(torn().ways(aimAt('objet', { fitting: false }))).toEqual({ impossible: '1' });
  });

  test('RDD-AIM-08 described by the gardien, or drawn for him', () => {
    const asked = () =>
      torn({ gardien: true })
        .answer(aimAt('objet', { fitting: false }))
        .answer({ do: 'allow' }, 1);
    const t = asked();
    expect(t.open).toEqual(['1 watch', '1 tear']);
    expect(t.refused({ do: 'describe', detail: 'rien' }, 1)).toMatchObject({
      rule: 'RDD-AIM-08',
      reason: 'tearOrDraw',
    });
    t.answer({ do: 'tear', colour: 'violette', diameter: 30, lasting: true, detail: 'vers le rêve des fourmis' }, 1);
    expect(t.told('tear')).toMatchObject({ by: 'gardien', diameter: 30, detail: 'vers le rêve des fourmis' });
    const drawn = asked()
      .fixed(...DRAWN)
      .answer({ do: 'draw' }, 1)
      .used();
    expect(drawn.told('tear')).toMatchObject({ by: 'draw', colour: 'jaune' });
  });
});
