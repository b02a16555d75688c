import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { answerSchema } from '../answers.ts';
import { characters } from '../character.ts';
import { READY } from '../characters.ts';
import { READY_IDS } from '../options.ts';
import { rules } from '../rules.ts';
import { sheetSchema } from '../sheet.ts';
import { ownSpell, Table } from './table.ts';

const SEATS = [{ name: 'A', role: 'haut-revant' }];
const { nitouche } = READY;

/** What the table says of options with this sheet: nothing, a rule's refusal, or that they are not even well formed. */
function refusal(sheet: object, seats = SEATS) {
  const parsed = rules.options.safeParse({ dreamers: [{ ...nitouche, ...sheet }] });
  return parsed.success ? rules.check?.(parsed.data, seats) : 'malformed';
}
const own = { name: 'Bulle', voie: 'hypnos', where: 'collines', difficulty: -3, cost: 2, target: 'zone' };

describe('RDD-SPELL-01 spells on a sheet', () => {
  test('RDD-SPELL-01 an unknown spell is refused, and so is one written twice', () => {
    expect(refusal({ spells: ['abracadabra'] })).toMatchObject({
      rule: 'RDD-SPELL-01',
      reason: 'noSuchSpell',
      details: { name: 'Nitouche', spell: 'abracadabra' },
    });
    expect(refusal({ spells: ['fou-rire', 'fou-rire'] })).toMatchObject({
      rule: 'RDD-SPELL-01',
      reason: 'spellTwice',
      details: { field: 'dreamers.0.spells' },
    });
    expect(refusal({ spells: ['fou-rire', own, own] })).toBeUndefined();
  });

  test('RDD-SPELL-01 a spell of one’s own has the figures of a spell, in a cell that exists', () => {
    for (const wrong of [
      { where: 'nuages' },
      { where: 'N1' },
      { voie: 'morphee' },
      { cost: 0 },
      { difficulty: 1 },
      { difficulty: -21 },
      { resistance: 2 },
      { resistance: 'minuit' },
      { target: 'personne' },
    ])
      expect(refusal({ spells: [{ ...own, ...wrong }] })).toBe('malformed');
    for (const right of [{ where: 'D13' }, { resistance: 'hn' }, { resistance: -9 }, { range: 0 }])
      expect(refusal({ spells: [{ ...own, ...right }] })).toBeUndefined();
  });
});

describe('figures', () => {
  test.each([
    { reve: 0 },
    { reve: 41 },
    { empathie: 0 },
    { birthHour: 12 },
    { birthHour: -1 },
    { start: 'A16' },
    { start: 'B15' },
    { start: 'Z1' },
    { points: -1 },
    { fatigue: -1 },
    { refoulement: 20 },
    { draconic: { oniros: -12, hypnos: 0, narcos: 0, thanatos: 0 } },
    { draconic: { oniros: 0, hypnos: 0, narcos: 0 } },
    { endurance: 5 },
    { surprise: 1 },
  ])('out of range: %o', (wrong) => {
    expect(refusal(wrong)).toBe('malformed');
  });

  test('RDD-FAT-01 no more fatigue than the track has cells', () => {
    expect(refusal({ fatigue: 44 })).toBeUndefined();
    expect(refusal({ fatigue: 45 })).toMatchObject({
      rule: 'RDD-FAT-01',
      reason: 'tooTired',
      details: { most: 44, field: 'dreamers.0.fatigue' },
    });
  });

  test('RDD-DREAM-01 no threshold above twice RÊVE', () => {
    expect(refusal({ seuil: 28 })).toBeUndefined();
    expect(refusal({ seuil: 29 })).toMatchObject({
      rule: 'RDD-DREAM-01',
      reason: 'seuilTooHigh',
      details: { field: 'dreamers.0.seuil' },
    });
  });

  test('RDD-POS-01 the demi-rêve may be put on any of the 189 cells', () => {
    for (const start of ['A1', 'A15', 'B14', 'M15', 'L1']) expect(new Table({ sheet: { start } }).where()).toBe(start);
  });

  test('RDD-POS-01 no more sheets than seats', () => {
    const options = rules.options.parse({ dreamers: ['nitouche', 'bertil'] });
    expect(rules.check?.(options, SEATS)).toMatchObject({ rule: 'RDD-POS-01', reason: 'tooManySheets' });
  });
});

describe('ready characters', () => {
  test.each(READY_IDS)('%s is a good sheet', (id) => {
    expect(sheetSchema.parse(READY[id])).toEqual(READY[id]);
    expect(refusal(READY[id])).toBeUndefined();
  });

  test('Nitouche is the one of the text', () => {
    expect(nitouche).toMatchObject({ empathie: 13, start: 'G4', draconic: { oniros: -2, hypnos: 3, narcos: 0 } });
    expect(nitouche.spells).toEqual(expect.arrayContaining(['tympan-d-hypnos', 'guerrier-sorde']));
  });

  test('seats without a sheet get one of them each', () => {
    const seats = Array.from({ length: 4 }, (_, i) => ({ name: `${i}`, role: 'haut-revant' }));
    const io = { chance: new Fast(1), tell: undefined };
    const { dreamers } = rules.setup(rules.options.parse({ dreamers: ['bertil'] }), seats, io);
    const names = dreamers.map((d) => d?.sheet.name);
    expect(names).toEqual(['Bertil le Gris', 'Orsande', 'Bertil le Gris', 'Nitouche']);
  });
});

test('options: what is not an option, or out of its range, is no option', () => {
  for (const wrong of [
    { hour: 12 },
    { castBeyond: 'perhaps' },
    { disturbedBy: 'nobody' },
    { unknownRange: 0 },
    { cellBonus: 'yes' },
    { x: 1 },
  ])
    expect(rules.options.safeParse(wrong).success).toBe(false);
  expect(rules.options.parse({})).toEqual({
    dreamers: [],
    hour: 0,
    castBeyond: 'refuse',
    disturbedBy: 'table',
    unknownRange: 1,
    cellBonus: false,
  });
});

test('answers: figures out of range are no answers', () => {
  for (const wrong of [
    { do: 'cast', spell: 'fou-rire', cost: 0 },
    { do: 'cast', spell: 'fou-rire', hour: 12 },
    { do: 'cast', spell: 'fou-rire', difficulty: 1 },
    { do: 'aim', target: 'lune' },
    { do: 'aim', target: 'zone', distance: -1 },
    { do: 'tear', colour: 'verte', diameter: 10, lasting: false },
    { do: 'tear', colour: 'jaune', diameter: 101, lasting: false },
    { do: 'place', cell: 'A16' },
    { do: 'sleep', hours: 0 },
    { do: 'wait', hours: 49 },
    { do: 'require', difficulty: -21 },
    { do: 'correct', seat: 0, what: 'reve', value: 3, detail: 'non' },
    { do: 'settle', what: '' },
    { do: 'fly' },
  ])
    expect(answerSchema.safeParse(wrong).success).toBe(false);
  expect(answerSchema.parse({ do: 'aim', target: 'soi' })).toEqual({
    do: 'aim',
    target: 'soi',
    distance: 0,
    visible: true,
    pointed: true,
    fitting: true,
    points: 10,
  });
});

test('RDD-SPELL-01 another sheet keeps a reserve of his own making with its spell, or is refused', () => {
  const [one, two] = [ownSpell({ name: 'Un' }), ownSpell({ name: 'Deux' })];
  const made = characters.made({ ...READY.nitouche, spells: [one, two] });
  if (!('body' in made)) throw new Error('not made');
  const reserve = { parameters: { cost: 4 }, erratic: false, cell: 'B3' } as const;
  const lived = (spell: string) => ({ ...made, body: { ...made.body, reserves: [{ ...reserve, spell }] } });
  const sheet = { ...READY.nitouche, spells: [two] };
  expect(characters.amended(lived('own:1'), sheet)).toMatchObject({ body: { reserves: [{ spell: 'own:0' }] } });
  expect(characters.amended(lived('own:0'), sheet)).toMatchObject([{ reason: 'noSuchSpell' }]);
});
