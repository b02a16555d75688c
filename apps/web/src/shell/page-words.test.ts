/** What people read on the page: no JSON, no number of a rule, no name out of the code. */

import { optionFields, unusualOptions } from '@reverie/kernel/fields';
import type { Language, Texts } from '@reverie/kernel/game';
import { LANGUAGES } from '@reverie/kernel/game';
import { games } from '@reverie/shelf/shelf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boards } from '../base/boards.gen.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../**/*words.ts',
  '../../../../packages/{ui,board}/src/**/*words.ts',
  '../../../../games/*/{board,lesson,workshop}/**/*words.ts',
]);
// Words ask the browser for its language.
beforeAll(() => void vi.stubGlobal('navigator', { language: 'fr' }));
afterAll(() => void vi.unstubAllGlobals());

/** Folded places: shown to those who asked for them in the settings, or typed “help” in text mode. */
const FOLDED = /\.(json|notJson|optionsJson|optionsWhy|expertWhy|help)(\.|$)/;
const CODE = [
  ['JSON', /JSON|\{"/],
  ['a number of a rule', /\b(RDD|SON|MOR|ART|HB|AMB|KER)-[A-Z0-9]/],
  // camelCase and snake_case; French and English words have neither.
  ['a name out of the code', /\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[a-z]+_[a-z]+\b/],
] as const;
/** Words that are written so. */
const PROPER = /npm start|iPhone|GitHub|PostgreSQL/g;

/** Every text at any depth, with where it stands; functions are asked with something of every sort. */
function* textsIn(said: unknown, where: string): Generator<readonly [where: string, text: string]> {
  if (typeof said === 'string') yield [where, said];
  else if (typeof said === 'function') {
    for (const given of [3, 'Ada', ['Ada', 'Blaise']]) {
      try {
        yield* textsIn((said as (...all: unknown[]) => unknown)(given, given, given, given), where);
      } catch {
        // Another sort of thing is wanted there.
      }
    }
  } else if (typeof said === 'object' && said !== null) {
    // Hooks are no words.
    for (const [key, one] of Object.entries(said)) if (!key.startsWith('use')) yield* textsIn(one, `${where}.${key}`);
  }
}

const wrongIn = (said: unknown, where: string): string[] =>
  [...textsIn(said, where)].flatMap(([at, text]) =>
    FOLDED.test(at)
      ? []
      : CODE.flatMap(([what, sign]) => (sign.test(text.replace(PROPER, '')) ? [`${at}: ${what}: ${text}`] : [])),
  );

test('the words of the page and of the boards', async () => {
  const files = await Promise.all(Object.entries(modules).map(async ([file, load]) => [file, await load()] as const));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(([file, module]) => wrongIn(module, file))).toEqual([]);
});

const played = games.filter(({ rules }) => Object.hasOwn(boards, rules.id));

test.each(played)('$rules.id: every option that is no list has words in both languages', ({ rules, texts }) => {
  const worded = (t: Texts) => Object.keys(t.options ?? {});
  for (const language of LANGUAGES) {
    const words = texts[language].options ?? {};
    expect(wrongIn(words, language)).toEqual([]);
    for (const field of optionFields(rules)) {
      const said = words[field.name];
      if (!said) continue;
      if (field.kind === 'one')
        for (const one of field.of)
          expect(said.choices?.[one] ?? (typeof one === 'number' || undefined), `${field.name} ${one}`).toBeTruthy();
    }
  }
  expect(worded(texts.en as Texts)).toEqual(worded(texts.fr as Texts));
  expect(worded(texts.fr as Texts).length).toBeGreaterThan(3);
});

test('guests read what differs, and nothing of what is as usual', () => {
  const artefacts = games.find(({ rules }) => rules.id === 'artefacts');
  const told = (language: Language, options: unknown) =>
    artefacts ? unusualOptions(artefacts.rules, artefacts.texts[language].options ?? {}, ['oui', 'non'], options) : [];
  expect(told('fr', {})).toEqual([]);
  expect(told('fr', { openingHand: 'choose', decks: [['x']] })).toEqual([]);
  expect(told('fr', { openingHand: 'draw', maxCopies: 3, strictSteps: true })).toEqual([
    { name: 'Exemplaires d’une carte dans un deck', value: '3', usual: '2' },
    { name: 'La première main', value: 'est tirée au sort', usual: 'se choisit dans le deck' },
    { name: 'Toutes les invocations d’abord, puis les Objets', value: 'oui', usual: 'non' },
  ]);
});
