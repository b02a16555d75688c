/** Where the book was read a second time: each test stood against what the game did before. */
import type { Term } from '@reverie/kernel/events';
import { describe, expect, test } from 'vitest';
import { type Answer, answerSchema } from '../answers.ts';
import { earn } from '../figure.ts';
import { rules } from '../rules.ts';
import { count, duel, opens, row, sheet, Table, withConteur } from './table.ts';

const attack = (manoeuvre: string) => ({ do: 'attack', manoeuvre }) as Answer;
const total = (sum: readonly Term[] = []): number => sum.reduce((all, { value }) => all + value, 0);
/** A has the upper hand: Escrime 3 on both sides, two more white stones for the initiative. */
function above(a: Record<string, unknown> = {}, b: Record<string, unknown> = {}, options = {}): Table {
  return opens(duel({ escrime: 3, ...a }, { escrime: 3, ...b }, options), '○○○', '●●●●●').answerTo('duel.openMend', {
    do: 'stand',
  });
}

describe('duels', () => {
  test('SON-MAL-03, SON-DUE-06 the same technique weighs through the fight, not only in an exchange', () => {
    const t = above();
    t.poor(0).poor(1);
    t.fixed(count('●●●●●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    opens(t, '○○○', '●●●●●');
    t.fixed(count('○○○○○○●')).answerTo('duel.attack', attack('attaqueSimple'));
    expect(t.sum('struck')).toContainEqual(['repeated', -1]);
    expect(t.told('struck').fixed).toBe(-1);
    t.fixed(count('●●●●●●●')).answerTo('duel.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    expect(t.sum('struck')).toContainEqual(['foeRepeats', 1]);
  });
  test('SON-MAL-03 the terms of a blow add up: a repetition at level 0 is told, an improvised weapon not in defence', () => {
    const t = above({ manoeuvres: { attaqueSimple: 1 } });
    t.poor(0).poor(1);
    t.figure(1).improvised = 0;
    t.fixed(count('○○○○○○○')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('●●●●●●●●')).answerTo('duel.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    expect([t.told('struck').fixed, total(t.told('struck').sum)]).toEqual([0, 0]);
    t.fixed(count('○○○○○○○○')).answerTo('duel.attack', attack('attaqueSimple'));
    expect([t.told('struck').fixed, total(t.told('struck').sum)]).toEqual([0, 0]);
    expect(t.sum('struck')).toEqual([
      ['level', 1],
      ['repeated', -1],
    ]);
  });
  test('SON-META-05 what goes beyond eight fixed stones is a term too', () => {
    const t = duel({ escrime: 8 }, { escrime: 0 });
    opens(t, '', '');
    const [own, foe] = t.all('opened');
    expect([own?.fixed, total(own?.sum)]).toEqual([8, 8]);
    expect([foe?.fixed, total(foe?.sum)]).toEqual([-8, -8]);
  });
  test('SON-KAR-15 good Karma once on a blow, whatever falls', () => {
    const t = above({ karma: 8 });
    t.rich(0, 0).poor(1);
    t.fixed(count('●●●●●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('●●')).answerTo('duel.attackMend', { do: 'karma' });
    expect(t.whyTo('duel.attackMend', { do: 'karma' })).toBe('SON-KAR-15 onceOnly');
    expect(t.choicesTo('duel.attackMend')).not.toContainEqual({ do: 'karma' });
  });
  test('SON-CFO-01, SON-DES-02 coup fourré: a fourth dessous ends the fight when both blows have landed', () => {
    const t = above({ manoeuvres: { attaqueSimple: 2 } }, { manoeuvres: { contreAttaque: 3 } });
    t.poor(0).poor(1);
    const [frame] = t.s.stacks[0] ?? [];
    if (frame?.kind === 'duel') frame.sides[1].dessous = 3;
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('○○○○○○○○')).answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque' });
    t.answerTo('duel.suffer', { do: 'dessous' }, 1);
    expect(t.open).toEqual(['0 duel.suffer']);
    t.answerTo('duel.suffer', { do: 'wound' }, 0);
    expect(t.figure(0).wounds).toHaveLength(1);
    t.answerTo('duel.fate', { do: 'fate', what: 'capture' }, 0);
    expect(t.figure(1).out).toBe('captured');
  });
  test('SON-IMP-02 a challenger who fails takes no malus; the other gets the bonus', () => {
    const arpenteurs = [sheet({ name: 'A', escrime: 3 }), sheet({ name: 'B', escrime: 3 })];
    const t = new Table({ options: { arpenteurs }, players: 2 });
    t.answerTo('duel.impress', { do: 'impress' }, 0);
    t.poor(0).answerTo('duel.impressed', { do: 'pass' }, 1);
    t.fixed(row('●●●●●')).answerTo('test.prepare', { do: 'draw' });
    const { sides } = t.view(0).business[0] as { sides: readonly { swagger: number }[] } & object;
    expect(sides.map(({ swagger }) => swagger)).toEqual([0, 1]);
  });
  test('SON-NPC-04 one chain fells the minor PNJ one at a time, the rest of its Réussites going on', () => {
    const t = withConteur([{ name: 'A', escrime: 5, manoeuvres: { attaqueSimple: 4 } }]);
    t.answerTo('preside', { do: 'attach', a: 3, b: 1, foes: 2 }, 1);
    t.fixed(count('○○○○')).answerTo('preside', { do: 'duel', a: 0, b: 1 }, 1);
    t.poor(0).poor(1);
    t.prepare((s) => Object.assign(s.purse, { white: 0, black: 0 }));
    t.prepare((s) => (s.store.bag.white += 1));
    for (let i = 0; i < 2; i++) t.answerTo('duel.impress', { do: 'pass' });
    opens(t, '○', '●●●').answerTo('duel.openMend', { do: 'stand' }, 1);
    t.fixed(count('○○○○')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(t.all('shielded').map(({ left }) => left)).toEqual([1, 0]);
    expect(t.told('hurt')).toMatchObject({ figure: 1, wound: 'legere' });
  });
});

describe('wounds, Karma, valets', () => {
  test('SON-POT-02, SON-DTH-01 a potion that heals the Mortelle brings one back at once', () => {
    const t = withConteur([{ name: 'A', potions: [6] }]);
    t.answerTo('preside', { do: 'harm', to: 0, kind: 'mortelle', place: 'flanc' }, 1);
    expect(t.figure().out).toBe('withdrawn');
    t.fixed(count('○○○○●●')).answerTo('act', { do: 'potion', quality: 6 });
    expect(t.figure().out).toBeNull();
    expect(t.told('returned')).toMatchObject({ name: 'A', rule: 'SON-DTH-01' });
  });
  test('SON-KAR-15 good Karma once on a test, whatever falls', () => {
    const t = withConteur([{ name: 'A', karma: 8, skills: { vigilance: 2 } }]);
    t.answerTo('act', { do: 'test', skill: 'vigilance' }).answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1);
    t.fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    t.fixed(count('●●')).answerTo('test.mend', { do: 'karma' });
    expect(t.whyTo('test.mend', { do: 'karma' })).toBe('SON-KAR-15 onceOnly');
  });
  test('SON-VAL-04 the XP of a valet are spent on the valet', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet' }, 2).answerTo(
      'preside',
      { do: 'xp', amount: 1 },
      2,
    );
    const valet = t.s.figures.length - 1;
    t.answerTo('act', { do: 'experience', use: 'valet' }, 0);
    expect(t.choicesTo('act', 0)).toContainEqual({ do: 'experience', use: 'round', figure: valet });
    t.answerTo('act', { do: 'experience', use: 'round', figure: valet }, 0);
    expect(t.figure(valet).xp).toMatchObject({ free: 0, rounds: 1 });
    expect(t.whyTo('act', { do: 'experience', use: 'round', figure: valet }, 1)).toBe('SON-VAL-04 noValet');
  });
  test('SON-ROU-02 a routine rises for eight rounds, without another XP', () => {
    const t = withConteur([{ name: 'A' }]);
    t.prepare(({ figures }) => {
      figures[0]!.routines = [{ phrase: 'figer eau', level: 2 }];
      earn(figures[0]!, { rounds: 8 });
    });
    t.answerTo('act', { do: 'experience', use: 'routine', name: 'figer eau' });
    expect(t.figure().routines[0]?.level).toBe(3);
  });
  test('S32 SON-INI-02, SON-XP-04 the four drawn at the start decide about the first initiative, PP bought with XP do not', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    t.answerTo('preside', { do: 'xp', amount: 2 }, 2);
    t.answerTo('act', { do: 'experience', use: 'keep' }, 1);
    t.fixed(count('○○○●'), count('○○●●'), count('○'), count('○●')).answerTo('preside', { do: 'newSession' }, 2);
    expect([t.figure(1).panache.white, t.s.token]).toEqual([3, 0]);
  });
});

describe('Algarades', () => {
  const hero = { name: 'A', escrime: 3, manoeuvres: { attaqueSimple: 1, paradeSimple: 1 } };
  test('SON-ALG-07 further foes weigh on the defence alone', () => {
    const t = withConteur([hero]).rich(0, 1).answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 3 }, 1);
    t.answerTo('algarade.attack', attack('attaqueSimple'));
    // Level 1 and the difference of 2.
    expect(t.asked('test.prepare').about.fixed).toBe(3);
    t.fixed(row('●●●●●')).answerTo('test.prepare', { do: 'draw' });
    t.fixed(row('○○○○○○●')).answerTo('test.mend', { do: 'stand' });
    t.answerTo('algarade.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    expect(t.asked('test.prepare').about.fixed).toBe(1);
  });
});

describe('who is on the stage', () => {
  const [COMTE, BRETTEUR] = [1, 2];
  test('SON-CBT-03 a PNJ is nobody to the players until the Conteur brings him in', () => {
    const t = withConteur([{ name: 'A' }]);
    expect(t.view(1).figures[COMTE]?.sheet.name).toBe('Le Comte de Noirsonge');
    expect(t.view(0).figures[COMTE]?.sheet).toMatchObject({ name: '?', escrime: 0, manoeuvres: {}, bottes: [] });
    expect(t.asked('act').about.names).toEqual(['A', '', '', '']);
    expect(t.whyTo('preside', { do: 'award', to: COMTE, count: 1, why: 'line' })).toBe('SON-PPG-03 noSuchFigure');
    t.answerTo('preside', { do: 'stage', to: COMTE, on: true });
    expect(t.heard(0)).toMatchObject([{ kind: 'said', what: 'enters', about: 'Le Comte de Noirsonge' }]);
    expect(t.view(0).figures[COMTE]?.sheet).toMatchObject({ name: 'Le Comte de Noirsonge', escrime: 5, bottes: [] });
    expect(t.whyTo('preside', { do: 'stage', to: COMTE, on: true })).toBe('SON-CBT-03 alreadyThere');
    t.answerTo('preside', { do: 'stage', to: COMTE, on: false });
    expect(t.view(0).figures[COMTE]?.onStage).toBe(false);
  });
  test('SON-DUE-09 of his sheet they see what he has shown', () => {
    const t = withConteur([{ name: 'A', escrime: 1 }], { hiddenEscrime: true });
    t.fixed(count('●●')).answerTo('preside', { do: 'duel', a: 0, b: BRETTEUR }, 1);
    for (let i = 0; i < 4 && t.open.some((one) => one.includes('duel.bid')); i++)
      t.answerTo('duel.bid', { do: 'pass' });
    t.answerTo('duel.stance', { do: 'ready' }, 0);
    t.fixed(count('●●●●●●●'), count('○○○')).answerTo('duel.stance', { do: 'ready' }, 1);
    t.answerTo('duel.openMend', { do: 'stand' }, 0);
    t.fixed(count('○○○○')).answerTo('duel.attack', attack('combatSale'), 1);
    expect(t.view(0).figures[BRETTEUR]?.sheet).toMatchObject({
      escrime: null,
      manoeuvres: { combatSale: 2 },
      bottes: [],
    });
    expect(t.view(1).figures[BRETTEUR]?.sheet.bottes).toEqual(['jarnac']);
  });
  test('SON-NPC-02, SON-CBT-03 the Conteur brings in a PNJ of his own, on stage or behind the curtain', () => {
    const t = withConteur([{ name: 'A' }]);
    const own = { name: 'Séverin', kind: 'middle', escrime: 2, manoeuvres: { fente: 2, riposte: 1, paradeSimple: 2 } };
    t.answerTo('preside', { do: 'bring', sheet: sheet(own), hidden: true } as Answer);
    const at = t.s.figures.findIndex((one) => one.sheet.name === 'Séverin');
    expect(t.all('said')).toEqual([]);
    expect(rules.view(t.s, 0).figures[at]).toMatchObject({ onStage: false, sheet: { name: '?' } });
    t.answerTo('preside', { do: 'bring', sheet: sheet({ ...own, name: 'Colombe' }) } as Answer);
    expect(t.told('said')).toMatchObject({ what: 'enters', about: 'Colombe' });
    expect(t.figure(at + 1)).toMatchObject({ kind: 'middle', onStage: true, sheet: { escrime: 2 } });
    expect(t.whyTo('preside', { do: 'bring' })).toBe('SON-CBT-03 noSuchFigure');
  });
  test('SON-NPC-01 a PNJ without Escrime, of no class or with a manoeuvre that is none: the field is named', () => {
    const where = (more: object) => {
      const given = { do: 'bring', sheet: { name: 'X', kind: 'minor', escrime: 1, ...more } };
      return answerSchema.safeParse(given).error?.issues[0]?.path.join('.');
    };
    expect(where({})).toBeUndefined();
    expect(where({ escrime: undefined })).toBe('sheet.escrime');
    expect(where({ kind: 'arpenteur' })).toBe('sheet.kind');
    expect(where({ name: '' })).toBe('sheet.name');
    expect(where({ characteristics: { FOR: -9 } })).toBe('sheet.characteristics.FOR');
    expect(where({ manoeuvres: { estoc: 2 } })).toBe('sheet.manoeuvres');
  });
  test('SON-DUE-10 who fled is back at the next scene, or when the Conteur brings him', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    for (const i of [0, 1]) t.figure(i).out = 'fled';
    t.answerTo('preside', { do: 'stage', to: 0, on: true }, 2);
    expect([t.figure(0).out, t.told('returned').name]).toEqual([null, 'A']);
    t.answerTo('preside', { do: 'scene', place: 'Le bal', traits: [] }, 2);
    expect([t.figure(1).out, t.told('returned')]).toMatchObject([null, { name: 'B', rule: 'SON-DUE-10' }]);
  });
  test('SON-KAR-10 at −4 points the Conteur plays the character in everything, and the player gets another', () => {
    const t = withConteur([{ name: 'A', karma: -15, escrime: 3 }, { name: 'B' }]);
    t.answerTo('preside', { do: 'judge', to: 0, cases: -4 }, 2);
    expect(t.told('outOf')).toMatchObject({ rule: 'SON-KAR-10', how: 'conteur' });
    expect(t.figure(0)).toMatchObject({ kind: 'major', seat: null, out: null });
    expect(t.rules.awaits?.(t.s, 0)).toBe('newCharacter');
    t.answerTo('preside', { do: 'duel', a: 1, b: 0 }, 2);
    t.answerTo('duel.impress', { do: 'pass' }, 1).answerTo('duel.impress', { do: 'impress' }, 2);
    t.answerTo('preside', { do: 'endFight' }, 2).answerTo(
      'preside',
      { do: 'newCharacter', to: 0, as: 'replacement' },
      2,
    );
    expect(t.asked('act', 0).seat).toBe(0);
  });
});

describe('magic and odds', () => {
  const mage = {
    name: 'M',
    pouvoirs: { figer: 2, soigner: 2 },
    cles: { eau: 4 },
    characteristics: { IMA: 1 },
    skills: { erudition: 2 },
  };
  test('SON-BRI-01, SON-BRI-02 a failed spell: the Brisures of the book are offered to the Conteur', () => {
    const t = withConteur([mage]).answerTo('act', { do: 'spell', words: ['figer', 'eau'] });
    t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1)
      .fixed(row('●●●●●'))
      .answerTo('test.prepare', { do: 'draw' });
    t.answerTo('test.mend', { do: 'stand' });
    expect(t.choicesTo('test.after')).toContainEqual({ do: 'after', yesBut: false, brisure: 'betes' });
    t.answerTo('test.after', { do: 'after', yesBut: false, brisure: 'betes' });
    expect(t.told('aftermath')).toMatchObject({ rule: 'SON-BRI-01', brisure: 'betes' });
  });
  test('SON-MAG-03, SON-LRN-02 verbs and words of the lists are offered: to the mage to try, to the Conteur to teach', () => {
    const t = withConteur([mage]);
    const spells = t.choicesTo('act').filter((a) => a.do === 'spell');
    expect(spells.map(({ words }) => words.join(' '))).toEqual(['figer eau', 'soigner eau', 'figer eau terre']);
    expect(t.choicesTo('preside')).toContainEqual({ do: 'teach', to: 0, word: 'transformer', verb: true });
    t.answerTo('preside', { do: 'teach', to: 0, word: 'transformer', verb: true });
    expect(t.figure().sheet.pouvoirs.transformer).toBe(1);
    expect(t.whyTo('preside', { do: 'teach', to: 0, word: 'eau' })).toBe('SON-LRN-02 knownAlready');
  });
  test('SON-X-01 one chance, one meaning: with redraws, and without', () => {
    const t = withConteur([{ name: 'A', characteristics: { INT: 2 }, skills: { erudition: 2 } }]);
    t.answerTo('act', { do: 'test', skill: 'erudition' }).answerTo('test.rule', { do: 'rule', difficulty: 0 }, 1);
    const { chance, plainChance } = t.view(0).business.at(-1) as { chance: string; plainChance: string } & object;
    const odds = t.waysTo('test.prepare', { do: 'draw' });
    expect(odds.atOnce).toBe(plainChance);
    expect(Object.keys(odds).sort()).toEqual(['atOnce', 'missed']);
    expect(chance).not.toBe(plainChance);
  });
});

describe('one way of drawing', () => {
  const clumsy = (more = {}) => ({ name: 'A', characteristics: { PER: -1, DEX: -1, AGI: -1, END: -1 }, ...more });
  test('SON-TST-06, SON-OPP-01 a bad characteristic forces redraws in a competition too', () => {
    const t = withConteur([clumsy(), { name: 'B' }]);
    t.answerTo('preside', { do: 'contest', a: 0, b: 1, skill: 'vigilance', how: 'competition' }, 2);
    t.poor(0).poor(1).fixed(row('○○○○○●●●'), row('●')).answerTo('test.prepare', { do: 'draw' }, 0);
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-TST-06', from: 'forced', count: 1 });
    t.fixed(row('○○○○○●●●')).answerTo('test.prepare', { do: 'draw' }, 1);
    expect(t.told('contested')).toMatchObject({ whites: [4, 5], winner: 1 });
  });
  test('SON-TST-06, SON-GRP-02 and in a test of the group, where panache and Karma serve as well', () => {
    const t = withConteur([clumsy({ karma: 8 }), { name: 'B' }]);
    t.rich(0, 1).rich(1, 0).answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 2);
    t.fixed(row('○○○○○●●●'), row('●')).answerTo('test.prepare', { do: 'draw' }, 0);
    expect(t.choicesTo('test.mend')).toEqual([{ do: 'stand' }, { do: 'invert' }, { do: 'karma' }, { do: 'fortune' }]);
    t.answerTo('test.mend', { do: 'invert' }, 0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw', fortune: 'karma' }, 1);
    expect(t.told('groupTest')).toMatchObject({ successes: 1, members: 2, success: true, who: ['A'] });
  });
  test('SON-TST-06, SON-ALG-01 and in an Algarade, for both', () => {
    const t = withConteur([clumsy({ escrime: 3, manoeuvres: { combatSale: 2 } })]);
    t.figure(3).sheet = { ...t.figure(3).sheet, characteristics: { DEX: -2, AGI: -2 } };
    t.rich(0, 0).answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1);
    t.answerTo('algarade.attack', attack('combatSale'));
    // Their blow: 1 − 2 = −1, and two white stones go back.
    t.fixed(row('○●●●'), row('●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('redrew')).toMatchObject({ name: 'A', count: 1 });
    t.fixed(row('○○○○○○○'), row('●●')).answerTo('test.mend', { do: 'stand' });
    expect(t.told('redrew')).toMatchObject({ name: t.figure(3).sheet.name, count: 2 });
    expect(t.open).toContain('0 algarade.defend');
  });
  test('SON-IMP-01, SON-MAL-05 a show of Escrime is a test: wounds weigh, and Karma mends it', () => {
    const arpenteurs = [sheet({ name: 'A', escrime: 2, karma: 8 }), sheet({ name: 'B', escrime: 3 })];
    const t = new Table({ options: { arpenteurs }, players: 2 });
    t.figure(0).wounds = [{ kind: 'serieuse', day: 1, place: '', hidden: false }];
    t.rich(0, 0).answerTo('duel.impress', { do: 'impress' }, 0).answerTo('duel.impressed', { do: 'pass' }, 1);
    t.fixed(row('○○○●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ what: 'escrime', fixed: 1, white: 4, success: false });
    t.fixed(count('○●')).answerTo('test.mend', { do: 'karma' });
    expect(t.told('impressed')).toMatchObject({ rule: 'SON-IMP-01', winner: 'A', loser: 'B' });
    expect(t.open).toEqual(['0 duel.bid']);
  });
  test('SON-MAG-09, SON-TST-06 a long Phrase: a test of END before it, with forced redraws and panache', () => {
    const t = withConteur([clumsy({ pouvoirs: { figer: 3 } })]);
    t.poor(0).answerTo('act', { do: 'spell', words: ['figer'], particular: 2 });
    t.fixed(row('○○○○○●●'), row('●')).answerTo('test.prepare', { do: 'draw' }, 0);
    expect(t.told('mana')).toMatchObject({ rule: 'SON-MAG-09', change: -1 });
    expect(t.open).toContain('1 test.rule');
    expect(t.kinds).not.toContain('contested');
  });
  test('SON-KAR-12, SON-MAG-11 good Karma after the draw of a spell; the Difficulty stays hidden', () => {
    const t = withConteur([{ name: 'A', karma: 8, pouvoirs: { figer: 2 } }]);
    t.rich(0, 0).answerTo('act', { do: 'spell', words: ['figer'] });
    t.answerTo('test.rule', { do: 'rule', difficulty: 1 }, 1);
    t.fixed(row('○○○●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.choicesTo('test.mend')).toContainEqual({ do: 'karma' });
    const before = t.view(0).business.at(-1);
    t.fixed(count('○●')).answerTo('test.mend', { do: 'karma' });
    expect(t.told('extraStones')).toMatchObject({ drawn: 2, kept: 1 });
    expect(t.told('settled')).toMatchObject({ success: true });
    if (before?.kind !== 'test') throw new Error('no test');
    expect(before).toMatchObject({ difficulty: null, row: null });
  });
  test('SON-KAR-12, SON-MAG-11 stones on top are seen, and tell something of those that are not', () => {
    const t = withConteur([{ name: 'A', karma: 8, characteristics: { IMA: 1 }, pouvoirs: { figer: 2 } }]);
    t.rich(0, 0).answerTo('act', { do: 'spell', words: ['figer'] });
    t.answerTo('test.rule', { do: 'rule', difficulty: 4 }, 1);
    t.fixed(row('●●●●●●'), count('○●')).answerTo('test.prepare', { do: 'draw' });
    const hard = () => {
      const f = t.view(0).business.at(-1);
      if (f?.kind !== 'test' || !f.belief) throw new Error('no belief');
      return f.belief.reduce((sum, { e, p }) => sum + (e >= 3 ? p : 0), 0);
    };
    const before = hard();
    t.answerTo('test.mend', { do: 'karma' });
    // A failure in spite of a white stone on top: it must be hard, or unlucky.
    expect(hard()).toBeGreaterThan(before);
    expect(t.choicesTo('test.mend')).not.toContainEqual({ do: 'karma' });
    expect(t.whyTo('test.mend', { do: 'karma' })).toBe('SON-KAR-15 onceOnly');
  });
  test('SON-LIM-01, SON-ALG-02 which stone of panache is lost is asked where both kinds are held', () => {
    const t = withConteur([{ name: 'A', escrime: 3 }]).rich(0, 1, 1);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1).answerTo('algarade.attack', attack('enForce'));
    t.fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' }).answerTo('test.mend', { do: 'stand' });
    expect(t.choicesTo('lose')).toHaveLength(2);
    t.fixed(row('●●●●●●●')).answerTo('lose', { do: 'lose', colour: 'white' });
    expect(t.figure(0).panache).toEqual({ white: 0, black: 1 });
    expect(t.told('lost')).toMatchObject({ rule: 'SON-ALG-02', white: 1, black: 0 });
  });
});
