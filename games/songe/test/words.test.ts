/** The words of the game: nothing without its sentence, in either language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@reverie/kernel/game';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { game as songe } from '../game.ts';
import type { Kind } from '../questions.ts';
import * as drawing from '../rules/drawing.ts';
import type { SongeDecision } from '../types.ts';
import { CHOICES, REASONS } from '../words/choices.ts';
import { filling } from '../words/facts.ts';
import { namesIn } from '../words/names.ts';
import * as english from '../words/sentences.en.ts';
import * as french from '../words/sentences.fr.ts';
import { Table, withConteur } from './table.ts';

const { texts } = songe;

describe('every refusal has its reason', () => {
  const src = fileURLToPath(new URL('../', import.meta.url));
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
    .map((file) => readFileSync(src + file, 'utf8'))
    .join('\n');
  const refused = [...code.matchAll(/refuse\(\s*'(?:invalid|unavailable|stale)',([^;]*)/g)].flatMap(([, rest = '']) =>
    [...rest.matchAll(/'([a-z]\w*)'/g)].slice(0, 3).map(([, word]) => word as string),
  );
  const otherwise = [...code.matchAll(/otherwise: \['[A-Z0-9-]+', '(\w+)'\]/g)].map(([, word]) => word as string);
  const found = [...refused, ...otherwise];
  const known = Object.keys(REASONS);
  test('in both languages, and none is there for nothing', () => {
    expect(Object.values(REASONS).flat()).not.toContain('');
    expect(known.filter((reason) => !found.includes(reason))).toEqual([]);
    expect(found.length).toBeGreaterThan(100);
  });
  test('with its figures', () => {
    expect(texts.fr.reason('tooFewStones', { price: 3, have: 1 })).toBe('il y faut 3 PP, il y en a 1');
    expect(texts.en.reason('wrongColour', { white: 2, black: 0 })).toBe(
      'the colour does not fit: at least 2 white and 0 black',
    );
    expect(texts.fr.reason('__proto__', {})).toBe('__proto__');
  });
});

const d = (kind: Kind, about: object = {}) => ({ id: 0, seat: 0, kind, about }) as unknown as SongeDecision;

test('names are declined, and an auction says who leads', () => {
  expect(['Aurélie', 'Maëlle', 'Le Comte', 'Les Brigands', 'Léonie'].map(french.of)).toEqual([
    'd’Aurélie',
    'de Maëlle',
    'du Comte',
    'des Brigands',
    'de Léonie',
  ]);
  const bid = (stake: number, foeStake: number, passed = 0) =>
    LANGUAGES.map((language) =>
      texts[language].decision(d('duel.bid', { side: 0, name: 'Ada', foe: 'Le Comte', stake, foeStake, passed })),
    );
  expect(bid(0, 0)[0]).toBe('Ada, face au Comte : misez-vous pour l’initiative ?');
  expect(bid(1, 2)[0]).toBe('Le Comte mise 2 pour l’initiative, Ada 1 : surenchérir ?');
  expect(bid(1, 0, 1)).toEqual([
    'Votre mise l’emporte, 1 contre 0, et le Comte passe : miser davantage ?',
    'Your stake leads, 1 against 0, and Le Comte passes: stake more?',
  ]);
});

test('a sentence takes brackets inside brackets, and never reads what it is filled with', () => {
  const fill = filling(french);
  expect(fill('{n} [n|pierre[n+|s]|rien]', { n: 2 })).toBe('2 pierres');
  expect(fill('{n} [n|pierre[n+|s]|rien]', { n: 0 })).toBe('0 rien');
  expect(fill('{text} {missing}.', { text: '{n} [n|x]', n: 1 })).toBe('{n} [n|x] .');
  expect(filling(english)('{n} stone[n+|s]', { n: 0 })).toBe('0 stones');
});

test('both languages are filled with the same, and every draw says what it is for', () => {
  const keys = (sentence: string) => [...new Set([...sentence.matchAll(/[{[](\w+)/g)].map(([, key]) => key))].sort();
  const told = Object.entries(french.events).map(
    ([key, sentence]) => [sentence, english.events[key as 'tie']] as const,
  );
  const strange = [...told, ...Object.values(CHOICES), ...Object.values(REASONS)].filter(([one, other]) =>
    keys(other).some((key) => !keys(one).includes(key)),
  );
  expect(strange).toEqual([]);
  const { purposes } = namesIn('fr');
  const labels = Object.values(drawing).flatMap((one) =>
    typeof one === 'object' && 'label' in one ? [one.label] : [],
  );
  expect(labels.length).toBeGreaterThan(8);
  for (const label of [...labels, 'panache', 'token', 'potion']) expect(purposes).toHaveProperty(label);
});

test('a choice says what it costs, in the coins of the game', () => {
  const says = (of: SongeDecision, a: Answer, inFrench: string, inEnglish: string): void => {
    expect(texts.fr.choice(of, a)).toBe(inFrench);
    expect(texts.en.choice(of, a)).toBe(inEnglish);
  };
  const act = d('act', { names: ['Aurélie', 'Le passeur'] });
  const enrich = { do: 'enrich', figure: 1 } as const;
  says(
    act,
    { ...enrich, what: 'descripteur', name: 'Bavard' },
    'enrichir le passeur : Descripteur Bavard (1 PP)',
    'enrich Le passeur: Descriptor Bavard (1 PP)',
  );
  says(
    act,
    { ...enrich, what: 'skill', name: 'serrurerie', points: 3 },
    'enrichir le passeur : Compétence Serrurerie 3 (4 PP)',
    'enrich Le passeur: skill Locks 3 (4 PP)',
  );
  says(
    d('test.mend', { karmaCases: 1 }),
    { do: 'karma' },
    'user de son bon Karma (1 case de Karma)',
    'use good Karma (1 square of Karma)',
  );
  says(
    d('duel.attackMend'),
    { do: 'karma' },
    'user de son bon Karma (2 cases de Karma)',
    'use good Karma (2 squares of Karma)',
  );
  says(d('test.avoid'), { do: 'pass' }, 'l’éviter (1 PP)', 'avoid it (1 PP)');
  says(d('duel.bid'), { do: 'pass' }, 'passer', 'pass');
  says(d('moment', { price: 3 }), { do: 'payMoment' }, 'payer (3 PP)', 'pay (3 PP)');
  says(act, { do: 'raiseKarma', cases: 2 }, 'relever son Karma de 2 cases (6 PP)', 'raise Karma by 2 squares (6 PP)');
});

test('stones are read as they fell', () => {
  expect(texts.fr.drawn('strike', [2, 3])).toBe('○○○●●');
  expect(texts.fr.drawn('redraws', [0, 1])).toBe('○');
  expect(texts.en.drawn('test', [0, 1])).toBe('●○');
  expect(texts.en.drawn('panache', [2, 2, 1])).toBe('○○●');
  expect(texts.fr.drawn('brumes', 7)).toBe('7');
});

test('the board shows the bag, the fight and the sheets, and a question mark where Escrime is hidden', () => {
  const seats = [{ name: 'Ada', role: 'arpenteur' }];
  const t = new Table({ options: { hiddenEscrime: true }, setup: [[1, 1]] });
  const board = texts.fr.board(t.view(0), seats);
  expect(board).toContain('sac ');
  expect(board).toContain('0. Aurélie de Brumeval (Ada), Jeune Mousquetaire');
  expect(board).toContain('Escrime 3 ·');
  expect(board).toContain('Escrime ? ·');
  const conteur = withConteur([{ name: 'Varthos', skills: { serrurerie: 3 } }])
    .answerTo('act', { do: 'test', skill: 'serrurerie' })
    .answerTo('test.rule', { do: 'rule', difficulty: 1 }, 1);
  expect(texts.en.board(conteur.view(0), seats)).toMatch(/chance of success \d+\.\d%/);
});

test('people known by what they are: small within a sentence, elided in French, named in English', () => {
  const { fr, en } = texts;
  const told = (spoken: typeof fr, e: object): string => spoken.event(e as never, []);
  const karma = { kind: 'karma', rule: 'SON-KAR-05', figure: 1, cases: 1, change: 1, why: 'deed' };
  const name = 'Un bretteur à gages';
  expect(told(fr, { ...karma, name })).toMatch(/^Karma d’un bretteur à gages : /);
  expect(told(en, { ...karma, name })).toMatch(/^Karma of a hired blade: /);
  expect(told(fr, { ...karma, name: 'Le Comte de Noirsonge' })).toMatch(/^Karma du Comte de Noirsonge : /);
  expect(told(fr, { ...karma, name: 'Des gardes du guet' })).toMatch(/^Karma des gardes du guet : /);
  expect(told(fr, { ...karma, name: 'L’Enfant du Cauchemar' })).toMatch(/^Karma de l’Enfant du Cauchemar : /);
  const duel = { kind: 'duel', rule: 'SON-CBT-03', names: ['Aurélie de Brumeval', name], figures: [0, 1] };
  expect(told(fr, duel)).toBe('Aurélie de Brumeval contre un bretteur à gages !');
  expect(told(en, duel)).toContain('a hired blade');
  expect(told(fr, { kind: 'asleep', rule: 'SON-MAG-13', name, asleep: true })).toMatch(/^Un bretteur/);
});
