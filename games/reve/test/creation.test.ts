import { Fast } from '@reverie/kernel/chance/fast';
import type { Refusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { READY } from '../characters.ts';
import {
  CHARACTERISTICS,
  created,
  DEFAULTS,
  type Draft,
  derived,
  FIELDS,
  PURSES,
  randomDraft,
  spent,
} from '../creation.ts';
import { VOIES } from '../data/voies.ts';
import { rules } from '../rules.ts';
import { type Sheet, sheetSchema } from '../sheet.ts';
import { CREATION_WORDS } from '../words/creation.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

const seat = [{ name: 'A', role: 'haut-revant' }];
const refusals = (draft: Record<string, unknown>): Refusal[] => {
  const made = created({ ...DEFAULTS, ...draft });
  if (!Array.isArray(made)) throw new Error(`taken: ${JSON.stringify(made)}`);
  return made;
};
const sheetOf = (draft: Draft): Sheet => {
  const made = created(draft);
  if (Array.isArray(made)) throw new Error(`refused: ${JSON.stringify(made)}`);
  return made;
};

test('the defaults make a sheet that a table takes', () => {
  const sheet = sheetOf(DEFAULTS);
  expect(sheetSchema.parse(sheet)).toEqual(sheet);
  const options = rules.options.parse({ dreamers: [sheet] });
  expect(rules.check?.(options, seat)).toBeUndefined();
});

test('RDD-FAT-01 RDD-DREAM-01 vie, endurance, the track and the seuil follow from the figures', () => {
  expect(derived({ ...DEFAULTS, taille: 10, constitution: 11, volonte: 12, reve: 15 })).toEqual({
    vie: 11,
    endurance: 23,
    track: 46,
    seuil: 15,
    points: 15,
  });
  expect(derived({ ...DEFAULTS, taille: 13, constitution: 13, volonte: 11 })).toMatchObject({ vie: 13, endurance: 26 });
});

test('the ready characters could have been made within these purses', () => {
  for (const { reve, empathie, volonte, vue, vie, draconic, birthHour, start, spells, name } of Object.values(READY)) {
    const body = { taille: vie, constitution: vie };
    const known = spells.filter((spell) => typeof spell === 'string');
    const draft = { name, ...body, reve, empathie, volonte, vue, ...draconic, birthHour, start, spells: known };
    expect(sheetOf(draft)).toMatchObject({ name, reve, vie, draconic, start, spells });
  }
});

test.each<[Record<string, unknown>, Partial<Refusal>]>([
  [{ name: '  ' }, { rule: 'RDD-POS-01', reason: 'needsName', details: { field: 'name', most: 80 } }],
  [{ reve: 16 }, { rule: 'RDD-ROLL-01', reason: 'outOfRange', details: { field: 'reve', least: 6, most: 15 } }],
  [{ taille: 5 }, { rule: 'RDD-FAT-01', reason: 'outOfRange' }],
  [{ vue: 9.5 }, { reason: 'outOfRange' }],
  [{ vue: '12' }, { reason: 'outOfRange' }],
  [{ thanatos: -12 }, { reason: 'outOfRange', details: { field: 'thanatos', least: -11, most: 4 } }],
  [{ birthHour: 12 }, { rule: 'RDD-TIME-01', reason: 'outOfRange' }],
  [{ start: 'Z9' }, { rule: 'RDD-POS-01', reason: 'noSuchCell', details: { field: 'start', cell: 'Z9' } }],
  [{ start: undefined }, { reason: 'noSuchCell' }],
  [{ spells: ['boule-de-feu'] }, { rule: 'RDD-SPELL-01', reason: 'unknownSpell' }],
  [{ spells: ['tenebres', 'tenebres'] }, { reason: 'chosenTwice' }],
  [{ spells: 'tenebres' }, { reason: 'tooManySpells' }],
  [
    { reve: 15, empathie: 15, vue: 15 },
    { reason: 'overspent', details: { purse: 'characteristics', spent: 44, most: 40 } },
  ],
  [
    { oniros: 4, hypnos: 4, narcos: 4 },
    { reason: 'overspent', details: { purse: 'draconic', spent: 45, most: 44 } },
  ],
])('%j is refused', (draft, refusal) => {
  const [first, ...more] = refusals(draft);
  expect(first).toMatchObject(refusal);
  expect(more).toEqual([]);
  for (const { reason } of [fr, en]) {
    const said = reason(first?.reason ?? '', first?.details ?? {});
    expect(said).not.toBe(first?.reason);
    expect(said).not.toContain('undefined');
  }
});

test('everything that is wrong is said at once, and nothing at all is no draft', () => {
  expect(refusals({ name: '', vue: 99, start: '' }).map(({ details }) => details.field)).toEqual([
    'name',
    'vue',
    'start',
  ]);
  expect(created({})).toHaveLength(FIELDS.length);
});

test('a character at random is always allowed, spends everything, and is the same for the same seed', () => {
  for (let seed = 0; seed < 60; seed++) {
    const draft = randomDraft(new Fast(seed), 'Hasard');
    const sheet = sheetOf(draft);
    expect(spent(draft), `seed ${seed}`).toEqual(PURSES);
    expect(sheet.spells, `seed ${seed}`).toHaveLength(3);
    expect(rules.check?.(rules.options.parse({ dreamers: [sheet] }), seat), `seed ${seed}`).toBeUndefined();
  }
  expect(randomDraft(new Fast(5))).toEqual(randomDraft(new Fast(5)));
  expect(randomDraft(new Fast(5))).not.toEqual(randomDraft(new Fast(6)));
});

test('every field is asked once and has its words in both languages', () => {
  expect(FIELDS.map(({ id }) => id)).toEqual(['name', ...CHARACTERISTICS, ...VOIES, 'birthHour', 'start', 'spells']);
  for (const { id } of FIELDS) {
    expect(CREATION_WORDS.fr.fields[id].name).not.toBe('');
    expect(CREATION_WORDS.en.fields[id].help).not.toBe(CREATION_WORDS.fr.fields[id].help);
  }
});
