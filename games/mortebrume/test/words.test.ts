/** What questions and answers say: who, by whom, and what just happened. */
import { FixedChance } from '@reverie/kernel/chance/fixed';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';
import type { Decision } from '../types.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { crowd, strike, Table } from './table.ts';

const SEATS = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
const both = (d: Decision): string[] => [fr.decision(d), en.decision(d)];
const answers = (t: Table): string[] => t.choices().map((a) => fr.choice(t.decision(), a, SEATS));

test('the stretches of one way are told as one move, of one figure and one kind', () => {
  const moved = (id: number, from: readonly [number, number], to: readonly [number, number], why = 'walk') =>
    ({ kind: 'moved', rule: 'HB-11', who: { id, kind: 'tha-fanatique', mark: 'd', seat: 1 }, from, to, why }) as never;
  const way = [moved(7, [0, 0], [300, 0]), moved(7, [300, 0], [300, 450]), moved(7, [300, 450], [300, 500])];
  expect(fr.together?.(way, SEATS)).toEqual({ count: 3, text: 'Fanatique d se déplace, 8 cm.' });
  expect(en.together?.([...way, moved(7, [300, 500], [300, 600], 'jump')], SEATS)?.count).toBe(3);
  expect(fr.together?.([...way.slice(0, 2), moved(8, [300, 450], [300, 600])], SEATS)?.count).toBe(2);
  expect(fr.together?.([moved(7, [0, 0], [300, 0]), moved(7, [900, 0], [300, 450])], SEATS)).toBeUndefined();
});

describe('questions name who is asked about and what happened', () => {
  test('HB-32 somebody hit by a javelin: the thrower, the weapon, the roll, and what a dodge must reach', () => {
    const t = new Table({
      a: [['tha-rodeur', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [['mel-archere', 30, 32], ...crowd('mel-lancier', 70)],
    });
    expect(answers(t)).toEqual(['rôdeur A', 'rôdeur B', 'rôdeur C']);
    t.choose('A');
    expect(both(t.decision())).toEqual(['Rôdeur A : quelle est son intention ?', 'Prowler A: what intention?']);
    t.fixed(['shot', 6]).answer({
      do: 'declare',
      path: [],
      action: { kind: 'shot', target: t.id('a'), weapon: 'javelot' },
    });
    const { total, difficulty } = t.told('shot');
    expect(both(t.decision())).toEqual([
      `Rôdeur A touche archère a (javelot, ${total} pour ${difficulty}) : comment réagit-elle ?`,
      `Prowler A hits archer a (javelin, ${total} for ${difficulty}): what does archer a do?`,
    ]);
    expect(answers(t)).toEqual([`esquive (il faut ${total})`, 'encaisse']);
  });

  test('HB-21 HB-25 a blow: by whom and with what, then who dominates whom', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-sorciere', 30, 24], ...crowd('tha-rodeur', 70)],
      destiny: [1, 0],
    });
    t.declare('A', [], strike(t.id('a')));
    expect(fr.decision(t.decision())).toBe('Lancier A frappe sorcière a (lance méléienne) : comment réagit-elle ?');
    t.react('take');
    expect(fr.decision(t.decision())).toMatch(
      /^Lancier A, maniement d’arme \(\d+ \+ D\d+\) : qu’ajoutez-vous avant le jet \?$/,
    );
    t.fixed(['weapon', 5]).answer({ do: 'dice', add: 0 });
    expect(both(t.decision())).toEqual([
      'Lancier A domine sorcière a : frapper ou capturer ?',
      'Lancer A dominates witch a: strike or capture?',
    ]);
  });

  test('MOR-INT-01 MOR-SOR-08 an intention as it is heard: where to and at whom, never which spell', () => {
    const t = new Table({
      a: [['tha-sorciere', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [['mel-lancier', 30, 30], ...crowd('mel-archere', 70)],
    });
    t.declare('A', [[30, 25]], { kind: 'spell', spell: 'trait-de-brume', target: t.id('a') });
    expect(t.question).toBe('1 react');
    expect(fr.decision(t.decision())).toBe(
      'Sorcière A : vers lancier a (jusqu’à 2,5 cm), sort sur lancier a. Interceptez-vous, défendez-vous ?',
    );
    expect(JSON.stringify(t.decision())).not.toContain('trait');
    expect(answers(t)[0]).toBe('laisser faire');
    expect(answers(t)[1]).toMatch(/^lancier a intercepte sorcière A après \d(,\d)? cm \(lance méléienne\)$/);
  });

  test('HB-08 who begins is said by name', () => {
    const d: Decision = { id: 1, seat: 0, kind: 'begin' };
    expect([0, 1].map((seat) => fr.choice(d, { do: 'begin', seat }, SEATS))).toEqual([
      'commencer',
      'laisser commencer Blaise',
    ]);
    expect([0, 1].map((seat) => en.choice(d, { do: 'begin', seat }))).toEqual(['begin', 'let the other side begin']);
  });

  test('MOR-CMB-05 a blow of a combined attack says what is left of the malus, and no two offers are alike', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 28, 20],
        ['mel-lancier', 32, 20],
        ['mel-archere', 6, 5],
      ],
      b: [['tha-sorciere', 30, 24], ...crowd('tha-rodeur', 70)],
    });
    t.answer({ do: 'combine' });
    t.answer({
      do: 'attack',
      target: t.id('a'),
      attackers: ['A', 'B'].map((mark) => ({
        fighter: t.id(mark),
        path: [],
        action: { kind: 'strike', target: t.id('a') } as const,
      })),
    });
    expect(fr.decision(t.decision())).toBe(
      'Lancier A frappe sorcière a (lance méléienne) : comment réagit-elle ? (malus à placer : 2)',
    );
    const offered = answers(t);
    expect(offered).toContain('esquive');
    expect(offered).toContain('esquive (malus de 2)');
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('HB-35 a horde that is set up is told by its number, its front and its order, no two lines alike', () => {
    const io = { chance: new FixedChance([]), tell: undefined };
    const s = rules.setup(rules.options.parse({ hordes: ['meleiens', 'thanigistes'] }), SEATS, io);
    const [d] = rules.pending(s);
    const lines = d ? rules.choices(s, d) : [];
    if (!d) throw new Error('nobody sets up');
    expect(fr.choice(d, lines[0] as Answer)).toMatch(
      /^cinq figurines déployées sur \d+(,\d)? cm, de gauche à droite A B C D E$/,
    );
    expect(en.choice(d, lines[1] as Answer)).toMatch(/^five figures .* from left to right E D C B A$/);
    expect(new Set(lines.map((line) => fr.choice(d, line))).size).toBe(lines.length);
  });

  test('HB-10 a way is told by its length and whom it leads to, never by coordinates', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-sorciere', 30, 45], ...crowd('tha-rodeur', 70)],
    });
    t.choose('A');
    const d = t.decision();
    const way = (x: number, y: number, more: object = {}): string =>
      fr.choice(d, { do: 'declare', path: [{ to: [x * 100, y * 100] }], action: { kind: 'none' }, ...more });
    expect(way(30, 28)).toBe('8 cm vers sorcière a (jusqu’à 14,5 cm)');
    expect(way(30, 28, { double: true })).toBe('8 cm vers sorcière a (jusqu’à 14,5 cm), au double');
    expect(way(20, 20)).toBe('10 cm vers la gauche');
    expect(fr.choice(d, { do: 'declare', path: [], action: { kind: 'none' } })).toBe('sur place, rien');
    expect(en.choice(d, { do: 'declare', path: [{ to: [3000, 2800] }], action: { kind: 'none' } })).toBe(
      '8 cm towards witch a (to within 14.5 cm)',
    );
    t.answer({ do: 'declare', path: [{ to: [3000, 2800] }], action: { kind: 'none' } });
    expect([fr, en].map((texts) => texts.event(t.told('declared'), SEATS))).toEqual([
      'Lancier A déclare : 8 cm vers sorcière a.',
      'Lancer A declares: 8 cm towards witch a.',
    ]);
    if (t.question === '1 react') t.answer({ do: 'pass' });
    expect(fr.event(t.told('moved'), SEATS)).toBe('Lancier A se déplace, 8 cm.');
  });
});

test('the rule book has the base rules first', () => {
  const ids = RULEBOOK.flatMap((chapter) => Object.keys(chapter.rules));
  expect(ids.findIndex((id) => id.startsWith('MOR-'))).toBe(ids.filter((id) => id.startsWith('HB-')).length);
});
