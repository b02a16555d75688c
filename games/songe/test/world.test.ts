/** Algarades, shots, wounds, healing, magic, experience, contests, the Brumes. */
import { Fast } from '@reverie/kernel/chance/fast';
import { shown } from '@reverie/kernel/events';
import { Match } from '@reverie/kernel/match';
import { decide } from '@reverie/kernel/program';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { ARPENTEURS, BANDS, MAJORS, MIDDLES } from '../characters.ts';
import { BRUMES } from '../data/brumes.ts';
import { BRISURES, CLES, manaFor, POUVOIRS, WORD_LEVELS } from '../data/magic.ts';
import { ARMOURS, COVERS, DISTANCES, HEALING, SHIELDS } from '../data/tables.ts';
import { audience } from '../events.ts';
import { earn, woundMalus } from '../figure.ts';
import { game as songe } from '../game.ts';
import { duellist } from '../programs/duellist.ts';
import { opposed, winnerOf } from '../rules/contest.ts';
import { phraseTotal, quickTotal } from '../rules/magic.ts';
import { overBudget } from '../sheet.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { astray, count, row, sheet, Table, withConteur } from './table.ts';

const FENCER = { name: 'Bretteur', escrime: 3, manoeuvres: { attaqueSimple: 2 }, characteristics: { DEX: 1 } };
const BAND = 3;
const attack = (manoeuvre: string) => ({ do: 'attack', manoeuvre }) as never;

describe('SON-ALG Algarades', () => {
  const start = (foes: number, options = {}) =>
    withConteur([FENCER], options).answerTo('preside', { do: 'algarade', a: 0, b: BAND, foes }, 1);
  test('SON-ALG-01, SON-ALG-07, SON-ALG-08 level and difference of Escrime; one blow for all', () => {
    const t = start(3).answerTo('algarade.attack', attack('attaqueSimple'));
    // 2 + (3 − 1) = 4.
    t.fixed(row('○●●●'), count('○')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(4);
    expect(t.told('felled')).toMatchObject({ rule: 'SON-ALG-09', count: 3 });
    // SON-ALG-02, SON-PPG-10: one PP for the test won.
    expect(t.told('gained').rule).toBe('SON-PPG-10');
  });
  test('SON-ALG-02, SON-ALG-03, SON-ALG-04 a failure is a mishap and a PP; the same skill again weighs a stone and gains nothing', () => {
    const t = start(1).answerTo('algarade.attack', attack('enForce'));
    // 0 + 2 = 2; then the foe's attack: 1 − 2 = −1.
    t.fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' }).answerTo('test.mend', { do: 'stand' });
    expect(t.kinds).toContain('mishap');
    t.fixed(row('○●●●●●●')).answerTo('lose', { do: 'lose', colour: 'black' });
    expect(t.told('lost')).toMatchObject({ rule: 'SON-ALG-02', black: 1 });
    t.answerTo('algarade.attack', attack('enForce')).fixed(row('○○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(1);
    expect(t.kinds).toContain('felled');
    expect(t.kinds).not.toContain('gained');
  });
  test('SON-ALG-07 their attack is parried, or is a mishap and a PP, never a wound', () => {
    const t = start(1).answerTo('algarade.attack', attack('enForce'));
    t.rich(0, 2).fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    t.fixed(row('○○○○○○●')).answerTo('test.mend', { do: 'stand' });
    t.answerTo('algarade.defend', { do: 'defend', manoeuvre: 'paradeSimple' })
      .fixed(row('●●●●●●'))
      .answerTo('test.prepare', { do: 'draw' })
      .answerTo('test.mend', { do: 'stand' });
    expect(t.told('lost').rule).toBe('SON-ALG-02');
    expect(t.figure(0).wounds).toEqual([]);
    expect(t.open).toContain('0 algarade.attack');
  });
  test('SON-ALG-04, SON-NPC-01, SON-NPC-05 more than three must be left alone; duels are for others', () => {
    const t = withConteur([FENCER]);
    expect(t.whyTo('preside', { do: 'algarade', a: 0, b: BAND, foes: 4 })).toBe('SON-ALG-04 tooManyFoes');
    expect(t.whyTo('preside', { do: 'algarade', a: 0, b: 1, foes: 1 })).toBe('SON-NPC-05 duelsForThese');
    expect(t.whyTo('preside', { do: 'duel', a: 0, b: BAND })).toBe('SON-NPC-01 algaradesForThese');
    expect(withConteur([{ escrime: 1 }]).whyTo('preside', { do: 'algarade', a: 0, b: BAND, foes: 1 })).toBe(
      'SON-ALG-08 tooStrong',
    );
  });
  test('SON-ALG-05 the Conteur gives a stone for comedy; SON-ALG-06 the fast way', () => {
    const t = start(1);
    const told = { do: 'attack', manoeuvre: 'attaqueSimple', text: 'en glissant sur la tarte' } as const;
    t.answerTo('algarade.attack', told).answerTo('algarade.comic', { do: 'agree' }, 1);
    t.fixed(row('○●●'), count('●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(5);
    expect(t.sum('drew')).toContainEqual(['bonus', 1]);
    const dull = start(1).answerTo('algarade.attack', told).answerTo('algarade.comic', { do: 'refuse' }, 1);
    dull.fixed(row('○●●●'), count('●')).answerTo('test.prepare', { do: 'draw' });
    expect(dull.told('drew').fixed).toBe(4);
    expect(start(1, { fastAlgarade: true }).told('felled')).toMatchObject({ rule: 'SON-ALG-06' });
  });
});

describe('SON-RNG, SON-FIR shots', () => {
  const shoot = (more: object = {}) =>
    ({ do: 'shot', a: 0, b: 2, distance: 'proche', moving: false, cover: 'aucun', ...more }) as never;
  const archer = { name: 'Archer', skills: { tir: 3 }, ranged: 'arc' };
  test('SON-RNG-01, SON-RNG-02, SON-RNG-03, SON-RNG-04, SON-RNG-06 what makes it hard adds up; a bow adds a Réussite', () => {
    expect(DISTANCES).toEqual({ proche: 1, loin: 2, tresLoin: 3 });
    expect(COVERS.printed).toEqual({ aucun: 0, teteEtPoitrine: 1, buste: 2, tete: 3 });
    expect(COVERS.fixed).toMatchObject({ teteEtPoitrine: 2, buste: 1 });
    const t = withConteur([archer]).answerTo('preside', shoot({ moving: true }), 1);
    expect(t.told('shot').difficulty).toBe(2);
    t.fixed(row('○○○○○●●')).answerTo('test.prepare', { do: 'draw' });
    // 3 − 2 = 1 fixed and five drawn: six white, two Réussites, three with the bow: the bretteur bears one of his three.
    expect(t.told('hurt')).toMatchObject({ wound: 'serieuse', total: 3 });
    expect(t.figure(2).boxes).toBe(1);
    // SON-NPC-02: why he fights on, however deep it went.
    expect(t.told('hurt')).toMatchObject({ rule: 'SON-NPC-02', borne: 1, bears: 3 });
    expect([fr, en].map(({ event }) => event(t.told('hurt'), []).split('. ')[1])).toEqual([
      'PNJ moyen, toutes les blessures se valent : 1 sur 3, le combat continue.',
      'A middle NPC, all wounds count alike: 1 of 3, the fight goes on.',
    ]);
  });
  test('SON-RNG-05, SON-QUA-06 ammunition until a critical failure', () => {
    const t = withConteur([archer])
      .answerTo('preside', shoot({ distance: 'tresLoin' }), 1)
      .poor(0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('said')).toMatchObject({ rule: 'SON-QUA-06' });
    expect(t.whyTo('preside', shoot())).toBe('SON-RNG-05 noAmmunition');
  });
  test('SON-FIR-01, SON-FIR-03 powder, and reloading', () => {
    const pistol = { name: 'Pistolet', skills: { tir: 8 }, ranged: 'pistolet' };
    expect(withConteur([pistol], { apulvre: true }).whyTo('preside', shoot())).toBe('SON-FIR-01 powderDead');
    const t = withConteur([pistol])
      .answerTo('preside', shoot(), 1)
      .fixed(row('○'))
      .answerTo('test.prepare', { do: 'draw' });
    expect(t.told('hurt').total).toBe(6);
    expect(t.whyTo('preside', shoot())).toBe('SON-FIR-03 notLoaded');
    t.answerTo('preside', { do: 'reload', to: 0 }, 1);
    expect(t.whyTo('preside', { do: 'reload', to: 0 })).toBe('SON-FIR-03 alreadyLoaded');
    expect(withConteur([FENCER]).whyTo('preside', shoot())).toBe('SON-RNG-01 noWeapon');
  });
});

describe('wounds and their healing', () => {
  const hurtBy = (...kinds: string[]) => {
    const t = withConteur([{ name: 'Blessé', potions: [1, 6] }]);
    for (const kind of kinds) t.answerTo('preside', { do: 'harm', to: 0, kind: kind as 'grave', place: 'bras' }, 1);
    return t;
  };
  test('SON-WND-06, SON-WND-08, SON-WND-10, SON-SHT-13, SON-MAL-05 the Conteur says where; the worst weighs', () => {
    const t = hurtBy('legere', 'serieuse', 'grave');
    expect(woundMalus(t.figure(0))).toBe(2);
    t.answerTo('act', { do: 'noteWound', wound: 0, place: 'oreille' });
    expect(t.figure(0).wounds[0]).toMatchObject({ kind: 'legere', place: 'oreille' });
    expect(t.whyTo('act', { do: 'noteWound', wound: 9, place: 'nez' })).toBe('SON-WND-10 noSuchWound');
    expect(woundMalus(hurtBy('legere').figure(0))).toBe(0);
  });
  test('SON-WND-03, SON-WND-05, SON-HEA-01 two days, a week, fifteen days, a month, each on its own clock', () => {
    expect(HEALING).toEqual({ legere: 2, serieuse: 7, grave: 15, mortelle: 30 });
    const t = hurtBy('legere', 'serieuse').answerTo('preside', { do: 'time', days: 2, hours: 0 }, 1);
    expect(t.figure(0).wounds.map(({ kind }) => kind)).toEqual(['serieuse']);
    t.answerTo('preside', { do: 'time', days: 5, hours: 0 }, 1);
    expect(t.told('healed')).toMatchObject({ wound: 'serieuse', by: 'time' });
  });
  test('SON-HEA-03 a night gives all mana, an hour two points', () => {
    const t = withConteur([FENCER]);
    t.figure(0).mana = 3;
    t.answerTo('preside', { do: 'time', days: 0, hours: 2 }, 1);
    expect(t.figure(0).mana).toBe(7);
    t.answerTo('preside', { do: 'time', days: 0, hours: 8 }, 1);
    expect(t.figure(0).mana).toBe(16);
  });
  test('SON-POT-01, SON-POT-02, SON-POT-03 the potion: the gravest that can be paid first, one a day', () => {
    const t = hurtBy('legere', 'legere', 'serieuse', 'grave')
      .fixed(count('○○○○●●'))
      .answerTo('act', { do: 'potion', quality: 6 });
    // Four points: the Grave for three, then a Légère for one.
    expect(t.figure(0).wounds.map(({ kind }) => kind)).toEqual(['legere', 'serieuse']);
    expect(t.whyTo('act', { do: 'potion', quality: 1 })).toBe('SON-POT-03 onePotionADay');
    expect(t.whyTo('act', { do: 'potion', quality: 6 })).toBe('SON-POT-01 noSuchPotion');
    t.answerTo('preside', { do: 'time', days: 1, hours: 0 }, 1)
      .fixed(count('○'))
      .answerTo('act', { do: 'potion', quality: 1 });
    expect(t.figure(0).wounds.map(({ kind }) => kind)).toEqual(['serieuse']);
  });
  test('SON-DTH-01, SON-DTH-04 all Mortelles ticked: one withdraws, holds on for a PP, and comes back healed', () => {
    const t = hurtBy('mortelle');
    expect(t.figure(0).out).toBe('withdrawn');
    t.answerTo('act', { do: 'hold' });
    expect(t.figure(0).out).toBeNull();
    expect(t.told('spent').rule).toBe('SON-DTH-04');
    t.rich(0, 1).answerTo('act', { do: 'hold' });
    expect(t.figure(0).out).toBe('withdrawn');
    t.answerTo('preside', { do: 'time', days: 30, hours: 0 }, 1);
    expect(t.figure(0).out).toBeNull();
    expect(t.whyTo('act', { do: 'hold' })).toBe('SON-DTH-04 notDying');
  });
  test('SON-DTH-02, SON-DTH-03 a death that is chosen, and a new character, slightly stronger', () => {
    const t = hurtBy().answerTo('act', { do: 'die', text: 'pour elle' });
    expect(t.figure(0).out).toBe('dead');
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'replacement' }, 1);
    expect(t.s.figures.at(-1)).toMatchObject({
      seat: 0,
      sheet: { name: ARPENTEURS.aurelie.name, escrime: ARPENTEURS.aurelie.escrime + 1 },
    });
    expect(hurtBy().whyTo('preside', { do: 'newCharacter', to: 0, as: 'replacement' })).toBe('SON-DTH-03 stillAlive');
  });
  test('SON-WND-07 wounds kept by the Conteur are ticked after the fight', () => {
    const t = withConteur([FENCER], { hiddenWounds: true })
      .fixed(count('○○'))
      .answerTo('preside', { do: 'duel', a: 0, b: 2 }, 1);
    t.figure(0).wounds = [{ kind: 'grave', day: 1, place: '', hidden: true }];
    expect(t.view(0).figures[0]?.wounds).toEqual([{ kind: null, place: '', day: 1, hidden: true }]);
    expect(t.view(1).figures[0]?.wounds[0]?.kind).toBe('grave');
    expect(woundMalus(t.figure(0))).toBe(0);
    // SON-DMG-04, SON-CBT-03, SON-INI-07: the Conteur ends a fight.
    t.answerTo('preside', { do: 'endFight' }, 1);
    expect(t.told('woundsTold').wounds).toEqual(['grave']);
    expect(t.view(0).figures[0]?.wounds[0]?.kind).toBe('grave');
    expect(t.whyTo('preside', { do: 'endFight' })).toBe('SON-DUE-10 noFight');
  });
  test('SON-PER-01, SON-PER-02 a peril: no rules, but a look at END', () => {
    const t = withConteur([{ characteristics: { END: -1 } }]).answerTo(
      'preside',
      { do: 'peril', to: 0, text: 'la soif' },
      1,
    );
    expect(t.told('said')).toMatchObject({ rule: 'SON-PER-01', what: 'suffers' });
  });
  test('SON-WHEN-01 what the Conteur tells with an act is heard once, whatever the act says, and nothing of who is hidden', () => {
    const t = withConteur([FENCER]);
    const told = (a: object): readonly string[] => {
      t.answerTo('preside', a as never, 1);
      return t.events.flatMap((e) => (e.kind === 'said' ? [`${e.about} ${e.what} ${e.text}`.trim()] : []));
    };
    expect(told({ do: 'scene', place: 'Le bal', traits: ['bougies'], text: 'La musique s’arrête.' })).toEqual([
      'Le bal [bougies] scene La musique s’arrête.',
    ]);
    expect(told({ do: 'time', days: 1, hours: 0, text: 'La nuit passe.' })).toEqual(['story La nuit passe.']);
    expect(told({ do: 'improvise', to: 0, text: 'un tabouret' })).toHaveLength(1);
    expect(told({ do: 'bring', id: 'comte', hidden: true, text: 'Il guette.' })).toEqual([]);
    t.fixed(count('○○'));
    expect(told({ do: 'duel', a: 0, b: 2, text: 'Il tire l’épée !' })).toContain('story Il tire l’épée !');
  });
  test('SON-DEC-02, SON-DEC-04, SON-MAL-01, SON-MAL-02, SON-MAL-04 places with Traits, circumstances, an improvised weapon that breaks', () => {
    const t = withConteur([FENCER]).answerTo(
      'preside',
      { do: 'scene', place: 'Salle du Trône', traits: ['chandelier'] },
      1,
    );
    expect(t.view().place).toEqual({ name: 'Salle du Trône', traits: ['chandelier'] });
    t.answerTo('preside', { do: 'improvise', to: 0, text: 'un tabouret' }, 1)
      .poor(0)
      .answerTo('preside', { do: 'circumstance', to: 0, stones: -1, lasts: 'scene' }, 1);
    t.fixed(count('○○')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 1);
    t.answerTo('duel.impress', { do: 'pass' }, 0)
      .answerTo('duel.impress', { do: 'pass' }, 1)
      .answerTo('duel.bid', { do: 'pass' }, 1);
    t.answerTo('duel.stance', { do: 'ready' }, 0)
      .fixed(count('○○○○'), count('○●●●●'))
      .answerTo('duel.stance', { do: 'ready' }, 1);
    while (t.open.some((one) => one.includes('openMend'))) t.answerTo('duel.openMend', { do: 'stand' });
    if (t.open.includes('0 duel.attack')) {
      t.fixed(count('●●●●●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
      expect(t.told('struck').sum).toContainEqual({ rule: 'SON-DEC-04', what: 'improvised', value: -1 });
    }
    expect(t.figure(0).scene).toBe(-1);
  });
});

describe('magic', () => {
  const mage = {
    name: 'Mage',
    characteristics: { IMA: 2 },
    pouvoirs: { transformer: 2 },
    cles: { eau: 3, feu: 2, air: 4 },
    focus: [{ name: 'Patte de singe', words: ['mouvoir'], level: 3 }],
    objects: [
      { name: 'Baguette', phrase: 'créer feu', level: 2, difficulty: 1, charge: 15 },
      { name: 'Vieux bâton', phrase: 'créer feu', difficulty: 0, charge: null, fitting: false },
    ],
  };
  test('SON-MAG-06 the phrase table, every cell', () => {
    const rows: Readonly<Record<number, readonly number[]>> = {
      3: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5],
      4: [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
      5: [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3],
      6: [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
      7: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2],
    };
    for (const [words, totals] of Object.entries(rows))
      expect(totals.map((_, i) => quickTotal(3 + i, Number(words)))).toEqual(totals);
  });
  test('SON-MAG-04, SON-MAG-05 the mean, rounded down, after cancelling', () => {
    expect(WORD_LEVELS).toEqual({ nonPossede: 0, faible: 1, moyen: 2, fort: 3, maitrise: 4 });
    expect(phraseTotal([2, 3, 2], 'cancel')).toBe(2);
    expect(phraseTotal([2, 3, 1], 'cancel')).toBe(2);
    expect(phraseTotal([1, 3, 4], 'cancel')).toBe(4);
    expect(phraseTotal([1, 3, 4], 'floor')).toBe(2);
    expect(phraseTotal([1, 3], 'cancel')).toBe(2);
    expect(phraseTotal([2, 0, 4], 'cancel')).toBe(2);
  });
  test('SON-MAG-02, SON-SHT-08 verbs and words; at creation three and four', () => {
    expect(Object.keys(POUVOIRS)).toHaveLength(15);
    expect(Object.keys(CLES)).toHaveLength(18);
    expect(Object.keys(BRISURES)).toHaveLength(5);
  });
  test('SON-MAG-12 three mana a degree, at least one', () => {
    expect([-2, 0, 1, 2, 3, 4].map(manaFor)).toEqual([1, 1, 3, 6, 9, 12]);
  });
  test('SON-MAG-07, SON-MAG-08, SON-MAG-10, SON-MAG-11, SON-MAG-17, SON-DIF-04 the Difficulty is the Conteur’s, and hidden to the end', () => {
    const t = withConteur([mage]).answerTo('act', { do: 'spell', words: ['transformer', 'eau'], text: 'en roses' });
    t.answerTo('test.rule', { do: 'rule', difficulty: 2 }, 1);
    const seen = (who: number) => t.view(who).business.at(-1);
    expect(seen(0)).toMatchObject({ difficulty: null, chance: null });
    expect(seen(1)).toMatchObject({ difficulty: 2 });
    // total (2 + 3) / 2 = 2, minus 2: nothing fixed, eight drawn, four white: failure.
    t.fixed(row('○○○○●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(seen(0)).toMatchObject({ row: null, success: false });
    expect(t.whyTo('test.mend', { do: 'redraw', count: 2, from: 'characteristic' })).toBe('SON-MAG-11 oneAtATime');
    t.fixed(row('○')).answerTo('test.mend', { do: 'redraw', count: 1, from: 'characteristic' });
    expect(t.figure(0).imago).toBe(1);
    expect(t.told('spellCast')).toMatchObject({ total: 2, difficulty: 2, cost: 6, success: true });
    expect(t.figure(0).mana).toBe(10);
  });
  test('SON-MAG-13, SON-MAG-14 short of mana: Karma, and sleep', () => {
    const t = withConteur([{ ...mage, mana: 2 }])
      .answerTo('act', { do: 'spell', words: ['transformer', 'eau'] })
      .answerTo('test.rule', { do: 'rule', difficulty: 1 }, 1);
    t.fixed(row('○○○○○●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.figure(0)).toMatchObject({ mana: 0, karma: -1, asleep: true });
    expect(t.open).not.toContain('0 act');
    t.answerTo('preside', { do: 'time', days: 0, hours: 1 }, 1);
    expect(t.figure(0).asleep).toBe(false);
  });
  test('SON-MAG-09 taking one’s time: stones, and at the second step END or a point', () => {
    const t = withConteur([mage]).poor(0);
    t.answerTo('act', { do: 'spell', words: ['transformer', 'eau'], particular: 2 });
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('mana')).toMatchObject({ rule: 'SON-MAG-09', mana: 15 });
    t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1)
      .fixed(row('○●●●'))
      .answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(4);
  });
  test('SON-MAG-16 a word one lacks needs a Maîtrisé one; never the verb', () => {
    const t = withConteur([mage]);
    expect(t.whyTo('act', { do: 'spell', words: ['créer', 'eau'] })).toBe('SON-MAG-16 noSuchVerb');
    expect(t.whyTo('act', { do: 'spell', words: ['transformer', 'chien'] })).toBe('SON-MAG-16 wordNotBalanced');
    t.answerTo('act', { do: 'spell', words: ['transformer', 'chien', 'air'] });
    // 2, and 0 with 4 cancel.
    expect(t.view().business.at(-1)).toMatchObject({ level: 2 });
    expect(t.figure(0).tried).toEqual(['chien']);
  });
  test('SON-FOC-01, SON-FOC-02, SON-FOC-03 a Focus lends its words at its level', () => {
    const t = withConteur([mage]).answerTo('act', { do: 'spell', words: ['mouvoir', 'eau'], focus: 0 });
    expect(t.view().business.at(-1)).toMatchObject({ level: 3 });
    expect(withConteur([mage]).whyTo('act', { do: 'spell', words: ['mouvoir', 'eau'], focus: 2 })).toBe(
      'SON-FOC-01 noSuchFocus',
    );
  });
  test('SON-OBJ-03, SON-OBJ-05 the wand of 15: Malaisé costs three of its charge, five times', () => {
    const t = withConteur([mage]);
    for (let left = 12; left >= 0; left -= 3) {
      t.answerTo('act', { do: 'useObject', object: 0 }).fixed(row('○○○○●●●')).answerTo('test.prepare', { do: 'draw' });
      expect(t.figure(0).sheet.objects[0]?.charge).toBe(left);
    }
    expect(t.figure(0).mana).toBe(16);
    expect(t.whyTo('act', { do: 'useObject', object: 0 })).toBe('SON-OBJ-03 objectEmpty');
  });
  test('SON-OBJ-06 the recharge of 16: all one’s mana, half of it in the object, and one faints', () => {
    const t = withConteur([mage]).answerTo('act', { do: 'recharge', object: 0 });
    expect(t.figure(0).sheet.objects[0]?.charge).toBe(23);
    expect(t.figure(0)).toMatchObject({ mana: 0, asleep: true });
  });
  test('SON-OBJ-01, SON-OBJ-04 an unfitting shape weighs two stones; no figure, no end', () => {
    const t = withConteur([mage]).answerTo('act', { do: 'useObject', object: 1 });
    expect(t.view().business.at(-1)).toMatchObject({ level: 0 });
    expect(withConteur([mage]).whyTo('act', { do: 'recharge', object: 1 })).toBe('SON-OBJ-06 nothingToCharge');
  });
  test('SON-BRI-01 a failed spell: the Conteur is asked what breaks', () => {
    const t = withConteur([mage])
      .answerTo('act', { do: 'spell', words: ['transformer', 'eau'] })
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1)
      .poor(0);
    t.fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' }).answerTo('test.mend', { do: 'stand' });
    t.answerTo('test.after', { do: 'after', yesBut: false, text: 'il pleut des grenouilles' }, 1);
    expect(t.told('aftermath').rule).toBe('SON-BRI-01');
  });
  test('SON-ROU-01, SON-ROU-02, SON-ROU-03 twice running makes a routine, with a fortune, and a stone for a PP', () => {
    const t = withConteur([mage]);
    for (let i = 0; i < 2; i++) {
      t.answerTo('act', { do: 'spell', words: ['transformer', 'eau'] }).answerTo(
        'test.rule',
        { do: 'rule', difficulty: 0 },
        1,
      );
      t.fixed(row('○○○●●●')).answerTo('test.prepare', { do: 'draw' });
    }
    expect(t.told('routine')).toMatchObject({ phrase: 'transformer eau', level: 2 });
    t.answerTo('act', { do: 'spell', words: ['transformer', 'eau'], routine: true, flourish: true }).answerTo(
      'test.rule',
      { do: 'rule', difficulty: 0 },
      1,
    );
    t.fixed(row('○●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ fixed: 3, fortune: true, success: true });
    expect(t.whyTo('act', { do: 'spell', words: ['transformer', 'feu'], routine: true })).toBe('SON-ROU-01 noRoutine');
    Object.assign(t.figure().xp, { free: 1, rounds: 8 });
    const { phrase, level } = t.figure().routines[0] as { phrase: string; level: number };
    t.answerTo('act', { do: 'experience', use: 'routine', name: phrase });
    expect([t.told('learnt').rule, t.figure().routines[0]?.level]).toEqual(['SON-ROU-02', level + 1]);
  });
});

describe('experience', () => {
  const earned = (xp: number) => {
    const t = withConteur([
      { name: 'Élève', bottes: ['plume'], traits: [{ name: 'Lâche', level: 'fort', flaw: true }] },
    ]);
    earn(t.figure(0), { free: xp });
    return t;
  };
  const use = (t: Table, use: string, more: object = {}) =>
    t.answerTo('act', { do: 'experience', use, ...more } as never);
  test('SON-XP-01, SON-XP-02, SON-XP-11, SON-XP-12, SON-XP-13, SON-SHT-14, SON-LRN-02 the same for all, and the total is kept', () => {
    const t = earned(0).answerTo('preside', { do: 'xp', amount: 4 }, 1);
    expect(t.figure(0).xp).toMatchObject({ free: 4, total: 4 });
    t.s.xpDoubled = true;
    t.answerTo('preside', { do: 'xp', amount: 1 }, 1);
    expect(t.told('experience')).toMatchObject({ rule: 'SON-FIN-01', amount: 2, doubled: true });
  });
  test('SON-XP-03, SON-KAR-21 two XP a case; a gift is a whole point', () => {
    const t = use(earned(10), 'karma');
    expect(t.figure(0).karma).toBe(1);
    for (let i = 0; i < 8; i++) use(t, 'round');
    use(t, 'gift', { gift: 'karma' });
    expect(t.figure(0).karma).toBe(5);
    expect(t.whyTo('act', { do: 'experience', use: 'karma' })).toBe('SON-XP-03 tooFewXp');
  });
  test('SON-XP-04 kept for the next session: eight PP at most', () => {
    const t = earned(6);
    for (let i = 0; i < 4; i++) use(t, 'keep');
    expect(t.whyTo('act', { do: 'experience', use: 'keep' })).toBe('SON-XP-04 keptEnough');
    t.fixed(count('○○●●'), count('○○●●'), count('○')).answerTo('preside', { do: 'newSession' }, 1);
    expect(t.figure(0).panache).toEqual({ white: 4, black: 4 });
  });
  test('SON-XP-05, SON-XP-06, SON-XP-08, SON-XP-09, SON-XP-10, SON-BOT-06 eight rounds, one gift', () => {
    const t = earned(60);
    const gift = (kind: string, name: string) => {
      for (let i = 0; i < 8; i++) use(t, 'round');
      use(t, 'gift', { gift: kind, name });
    };
    expect(t.whyTo('act', { do: 'experience', use: 'gift', gift: 'skill', name: 'tir' })).toBe(
      'SON-XP-05 notEightRounds',
    );
    gift('skill', 'tir');
    gift('descripteur', 'Célèbre');
    gift('loseTrait', 'Lâche');
    gift('specialisation', 'longue portée');
    gift('combination', 'plume');
    expect(t.figure(0).sheet).toMatchObject({
      skills: { tir: 1 },
      descripteurs: ['Célèbre'],
      traits: [],
      specialisations: ['longue portée'],
      combinations: [{ botte: 'plume', places: '···○○○' }],
    });
  });
  test('SON-XP-07 three gifts for a characteristic, four for Escrime', () => {
    const t = earned(100);
    for (let gifts = 1; gifts <= 7; gifts++) {
      for (let i = 0; i < 8; i++) use(t, 'round');
      use(t, 'gift', gifts <= 3 ? { gift: 'characteristic', name: 'DEX' } : { gift: 'escrime' });
    }
    expect(t.figure(0).sheet).toMatchObject({ characteristics: { DEX: 1 }, escrime: 1 });
  });
  test('SON-LRN-01 a word tried in the session, for an XP, at Faible', () => {
    const t = earned(2);
    expect(t.whyTo('act', { do: 'experience', use: 'word', name: 'chien' })).toBe('SON-LRN-01 wordNotTried');
    t.figure(0).tried = ['chien'];
    expect(use(t, 'word', { name: 'chien' }).figure(0).sheet.cles).toEqual({ chien: 1 });
  });
  test('SON-FIN-01 the final stroke: a margin of one’s own, two PP and the experience doubled', () => {
    const t = withConteur([{ skills: { athletisme: 3 } }])
      .answerTo('act', { do: 'test', skill: 'athletisme', margin: 1, text: 'Adieu.' })
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1);
    t.fixed(row('○○○●●'), count('○●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('gained')).toMatchObject({ rule: 'SON-FIN-01' });
    expect(t.s.xpDoubled).toBe(true);
  });
  test('SON-FIN-01 what would do without the margin fails with it', () => {
    const drawn = (margin: 0 | 1) =>
      withConteur([{ skills: { athletisme: 3 } }])
        .answerTo('act', { do: 'test', skill: 'athletisme', margin, text: 'Adieu.' })
        .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1)
        .fixed(row('○○●●●'))
        .answerTo('test.prepare', { do: 'draw' })
        .told('drew');
    expect(drawn(0)).toMatchObject({ white: 5, success: true });
    expect(drawn(1)).toMatchObject({ white: 5, success: false });
  });
});

describe('against each other, and together', () => {
  test('SON-OPP-01 a success beats a failure, of two the whiter, of two failures nobody', () => {
    const winner = (...whites: number[]) => winnerOf(whites.map((shows) => ({ success: shows > 4, shows })));
    expect([winner(5, 4), winner(5, 6), winner(4, 3), winner(6, 6)]).toEqual([0, 1, -1, 'tie']);
  });
  test('SON-OPP-03 the text (4 and 1) or the example (2 and 1)', () => {
    expect([opposed('text', 3, 2), opposed('text', 2, 3)]).toEqual([4, 1]);
    expect([opposed('example', 3, 2), opposed('example', 2, 3)]).toEqual([2, 1]);
    const t = withConteur([
      { name: 'A', skills: { vigilance: 3 } },
      { name: 'B', skills: { vigilance: 2 } },
    ]);
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'opposition' }, 2);
    t.fixed(row('○●●●')).answerTo('test.prepare', { do: 'draw' }, 0);
    t.fixed(row('○○○●●●●')).answerTo('test.prepare', { do: 'draw' }, 1).answerTo('test.mend', { do: 'stand' }, 1);
    expect(t.told('contested')).toMatchObject({ whites: [5, 4], winner: 0 });
  });
  test('SON-OPP-02 a tie: a PP breaks it', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'competition' }, 2);
    for (const seat of [0, 1]) t.fixed(row('○○○○○●●●')).answerTo('test.prepare', { do: 'draw' }, seat);
    t.answerTo('contest.tie', { do: 'pass' }, 0).answerTo('contest.tie', { do: 'breakTie' }, 1);
    expect(t.told('contested').winner).toBe(1);
  });
  test('SON-SHT-10 between races the Conteur gives a bonus to one side', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'athletisme', how: 'competition', races: 2 }, 2);
    t.fixed(row('○○○○○●')).answerTo('test.prepare', { do: 'draw' }, 0);
    t.fixed(row('○○○○●●●●')).answerTo('test.prepare', { do: 'draw' }, 1).answerTo('test.mend', { do: 'stand' }, 1);
    expect(t.told('contested')).toMatchObject({ whites: [7, 4] });
  });
  test('SON-GRP-01 the best draws, a stone for each helper', () => {
    const t = withConteur([
      { name: 'A', skills: { athletisme: 2 } },
      { name: 'B', skills: { athletisme: 1 } },
    ]);
    expect(t.whyTo('act', { do: 'test', skill: 'athletisme', helpers: 1 }, 1)).toBe('SON-GRP-01 notTheBest');
    expect(t.whyTo('act', { do: 'test', skill: 'athletisme', helpers: 3 }, 0)).toBe('SON-GRP-01 tooManyHelpers');
    t.answerTo('act', { do: 'test', skill: 'athletisme', helpers: 1 }, 0)
      .answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2)
      .fixed(row('○○●●●'))
      .answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew').fixed).toBe(3);
  });
  test('SON-GRP-02, SON-GRP-03 half of the group is enough', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    t.poor(0).poor(1);
    t.answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 2);
    t.fixed(row('○○○○○●●●')).answerTo('test.prepare', { do: 'draw' }, 0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' }, 1);
    expect(t.told('groupTest')).toMatchObject({
      rule: 'SON-GRP-02',
      successes: 1,
      members: 2,
      success: true,
      who: ['A'],
    });
    t.answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0, alone: true }, 2);
    for (const seat of [0, 1]) t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' }, seat);
    expect(t.told('groupTest')).toMatchObject({ rule: 'SON-GRP-03', success: false });
  });
});

describe('the cast', () => {
  test('SON-NPC-01, SON-NPC-02, SON-NPC-03 ready characters of every class', () => {
    expect([ARPENTEURS, MAJORS, MIDDLES, BANDS].map((all) => Object.keys(all).length)).toEqual([6, 4, 6, 4]);
    for (const one of Object.values(ARPENTEURS)) expect(overBudget(one)).toBeUndefined();
    for (const { track } of Object.values(MAJORS)) expect(track).toEqual([2, 3, 1, 1]);
  });
  test('SON-SHT-02 our budget refuses what is too much, by its name', () => {
    expect(overBudget(sheet({ escrime: 8 }))).toMatchObject({
      rule: 'SON-SHT-09',
      reason: 'overBudget',
      details: { what: 'escrime', most: 4 },
    });
    expect(overBudget(sheet({ skills: { tir: 5 } }))?.details).toMatchObject({ what: 'skill' });
  });
  test('SON-ARM-01 armour and shields', () => {
    expect(Object.values(ARMOURS).map(({ off }) => off)).toEqual([0, 1, 2, 2, 2, 3]);
    expect(Object.values(SHIELDS).map(({ off }) => off)).toEqual([0, 1, 2]);
  });
  test('SON-NPC-03 the Conteur alone is told where an Escrime does not fit its class', () => {
    const t = withConteur([{ name: 'Maître', escrime: 8 }])
      .fixed(count('○○●●'))
      .answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    const unfit = t.told('unfit');
    expect(unfit).toMatchObject({ rule: 'SON-NPC-03', figure: 1, escrime: 5 });
    expect([shown(audience, unfit, 1), shown(audience, unfit, 0), shown(audience, unfit, 'spectator')]).toEqual([
      unfit,
      undefined,
      undefined,
    ]);
  });
});

describe('alone in the Brumes', () => {
  test('SON-BRU-04, SON-BRU-02, SON-BRU-03 twenty ideas, their ways and what comes of them', () => {
    expect(BRUMES).toHaveLength(20);
    const t = new Table({ options: { mode: 'crossing', arpenteurs: ['ysolde'] } });
    t.fixed(7).answerTo('crossing.road', { do: 'onward' });
    expect(t.told('leg')).toMatchObject({ idea: 7 });
    t.answerTo('crossing.face', { do: 'face', way: 0 }).fixed(row('○○●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('legOver')).toMatchObject({ passed: true });
    expect(t.whyTo('crossing.road', { do: 'face', way: 0 })).toBe('SON-BRU-01 notNow');
    const conteur = withConteur([{}]).fixed(3).answerTo('preside', { do: 'brumes' }, 1);
    expect(conteur.told('leg')).toMatchObject({ rule: 'SON-BRU-04', idea: 3 });
  });
  test.each([1, 2, 3, 4, 5])('a program crosses, or fails to, and no stone is lost (seed %i)', (seed) => {
    const match = Match.open(songe.rules, {
      match: 'test',
      options: { mode: 'crossing' },
      seats: [{ name: 'A', role: 'arpenteur' }],
      chance: { kind: 'fast', seed },
    });
    if (isRefusal(match)) throw new Error(match.reason);
    const below = new Fast(seed).below();
    for (let d = match.pending[0], i = 0; d && i < 2000; d = match.pending[0], i++) {
      const choices = match.choices(d);
      const answer = decide(duellist, { view: match.view(d.seat), decision: d, choices, below }) ?? choices[0];
      const done = match.answer(d.seat, d.id, answer);
      if (isRefusal(done) && done.refusal !== 'unavailable') throw new Error(done.reason);
      expect(astray(match.state)).toBeUndefined();
    }
    expect(match.outcome).toBeDefined();
  });
  test('SON-X-02 two programs duel to the end', () => {
    const match = Match.open(songe.rules, {
      match: 'test',
      options: { arpenteurs: ['aurelie', 'gondrin'] },
      seats: [
        { name: 'A', role: 'arpenteur' },
        { name: 'B', role: 'arpenteur' },
      ],
      chance: { kind: 'fast', seed: 3 },
    });
    if (isRefusal(match)) throw new Error(match.reason);
    const below = new Fast(1).below();
    for (let d = match.pending[0], i = 0; d && i < 5000; d = match.pending[0], i++) {
      const choices = match.choices(d);
      match.answer(
        d.seat,
        d.id,
        decide(duellist, { view: match.view(d.seat), decision: d, choices, below }) ?? choices[0],
      );
    }
    expect(match.outcome?.winners).toHaveLength(1);
  });
});

describe('where growth and gifts of stones end', () => {
  const gift = { do: 'experience', use: 'gift' } as const;
  const grown = (sheet: Record<string, unknown>) => {
    const t = withConteur([{ name: 'A', ...sheet }]);
    Object.assign(t.figure().xp, { rounds: 8 });
    return t;
  };
  test('SON-XP-07 Escrime grows up to eight, a Caractéristique up to four', () => {
    const fencer = { ...gift, gift: 'escrime', name: 'escrime' } as const;
    expect(grown({ escrime: 7 }).answerTo('act', fencer, 0).told('learnt')).toBeDefined();
    expect(grown({ escrime: 8 }).whyTo('act', fencer, 0)).toBe('SON-XP-05 noSuchGift');
    const strong = { ...gift, gift: 'characteristic', name: 'FOR' } as const;
    expect(
      grown({ characteristics: { FOR: 3 } })
        .answerTo('act', strong, 0)
        .told('learnt'),
    ).toBeDefined();
    expect(grown({ characteristics: { FOR: 4 } }).whyTo('act', strong, 0)).toBe('SON-XP-05 noSuchGift');
  });
  test('SON-XP-06 a skill grows up to eight', () => {
    const able = { ...gift, gift: 'skill', name: 'erudition' } as const;
    expect(
      grown({ skills: { erudition: 7 } })
        .answerTo('act', able, 0)
        .told('learnt'),
    ).toBeDefined();
    expect(grown({ skills: { erudition: 8 } }).whyTo('act', able, 0)).toBe('SON-XP-05 noSuchGift');
  });
  test('SON-BON-01 a figure that is tested unasked gets four white stones at most, too', () => {
    const probe = { do: 'probe', to: 0, skill: 'vigilance', difficulty: 0 } as const;
    const t = withConteur([{ name: 'A', skills: { vigilance: 1 } }]);
    expect(t.whyTo('preside', { ...probe, bonus: 5 }, 1)).toBe('SON-BON-01 bonusTooHigh');
    expect(t.answerTo('preside', { ...probe, bonus: 4 }, 1).told('proposed')).toBeDefined();
  });
});
