/** What a player may do at the table, as forms. */
import type { Answer } from '../answers.ts';
import { ECLATS } from '../data/eclats.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, MASQUES } from '../data/skills.ts';
import { readyWord } from '../words/ready.ts';
import {
  type Act,
  characteristics,
  figures,
  flag,
  foes,
  labelled,
  named,
  number,
  ownObjects,
  ownSheet,
  ownTraits,
  PAYMENT,
  perhaps,
  pick,
  plainly,
  STORY,
  skills,
} from './act-fields.ts';
import { botteName as botte, eclatName as eclat, skillName as skill } from './names.ts';

export const PLAYER_ACTS = {
  test: {
    place: 'do',
    fields: [
      perhaps(pick('skill', 'skill', skills)),
      perhaps(pick('characteristic', 'characteristic', characteristics)),
      perhaps(
        pick(
          'trait',
          'trait',
          ownTraits(() => true),
        ),
      ),
      perhaps(pick('valet', 'valet', (c) => figures(({ valet }) => valet?.of === c.own)(c))),
      perhaps(number('panache', 'spice', 0, 4)),
      perhaps(number('helpers', 'helpers', 0, 5)),
      perhaps(number('margin', 'margin', 0, 3)),
      perhaps(
        pick('fact', 'fact', ({ view }) =>
          view.facts.flatMap(({ about, stones }, value) => (stones > 0 ? [{ value, label: about }] : [])),
        ),
      ),
      flag('evil', 'evil'),
      STORY,
      ...PAYMENT,
    ],
  },
  descripteur: {
    place: 'panache',
    fields: [pick('name', 'which', (c) => plainly(c, ownSheet(c)?.descripteurs ?? [])), STORY, ...PAYMENT],
  },
  quality: {
    place: 'panache',
    fields: [
      pick(
        'name',
        'which',
        ownTraits((flaw) => !flaw),
      ),
      STORY,
      ...PAYMENT,
    ],
  },
  masque: {
    place: 'panache',
    fields: [
      perhaps(
        pick('skill', 'skill', (c) => {
          const masque = ownSheet(c)?.masque;
          return masque ? MASQUES[masque].skills.map((value) => ({ value, label: skill(c.language, value) })) : [];
        }),
      ),
      STORY,
      ...PAYMENT,
    ],
  },
  tavern: { place: 'panache', fields: [STORY, ...PAYMENT] },
  success: { place: 'panache', fields: [STORY, ...PAYMENT] },
  eclat: {
    place: 'panache',
    fields: [
      pick('id', 'which', (c) =>
        (ownSheet(c)?.eclats ?? []).map((value) => ({ value, label: eclat(c.language, value) })),
      ),
      STORY,
      ...PAYMENT,
    ],
  },
  object: { place: 'panache', fields: [named('object'), flag('rare', 'rare'), STORY, ...PAYMENT] },
  bind: { place: 'panache', fields: [named('object'), STORY, ...PAYMENT] },
  mini: { place: 'panache', fields: [STORY, ...PAYMENT] },
  affirm: {
    place: 'panache',
    fields: [number('grade', 'grade', 1, 3), { ...named('about', 'about'), optional: true }, STORY, ...PAYMENT],
  },
  characterise: {
    place: 'panache',
    fields: [named('about', 'about'), number('stones', 'whiteGiven', 0, 4, 1), STORY, ...PAYMENT],
  },
  enrich: {
    place: 'panache',
    fields: [
      pick('figure', 'whom', foes),
      pick('what', 'what', ({ words }) => labelled(words.riches)),
      {
        ...pick('name', 'skill', skills),
        when: ({ what }) => what === 'skill',
      },
      {
        ...pick('name', 'which', ({ language }) =>
          Object.keys(ECLATS).map((value) => ({ value, label: eclat(language, value) })),
        ),
        when: ({ what }) => what === 'eclat',
      },
      { ...named('named'), when: ({ what }) => what === 'descripteur' || what === 'panache' },
      { ...perhaps(number('points', 'points', 1, 6, 1)), when: ({ what }) => what === 'skill' || what === 'panache' },
      STORY,
      ...PAYMENT,
    ],
  },
  valet: {
    place: 'panache',
    fields: [
      pick(
        'figure',
        'whom',
        figures((figure, _at, { own }) => figure.valet?.of === own),
      ),
      STORY,
      ...PAYMENT,
    ],
  },
  raiseKarma: { place: 'panache', fields: [number('cases', 'cases', 1, 4), STORY, ...PAYMENT] },
  give: {
    place: 'panache',
    fields: [
      pick('to', 'whom', ({ view, own, words }) => [
        ...view.figures.flatMap(({ seat, sheet, kind }, at) =>
          kind === 'arpenteur' && seat !== null && at !== own ? [{ value: seat, label: sheet.name }] : [],
        ),
        ...(view.conteur === null ? [] : [{ value: view.conteur, label: words.conteur }]),
      ]),
      number('count', 'stones', 1, 12),
      perhaps(number('white', 'whiteStones', 0, 12)),
      STORY,
    ],
  },
  borrow: { place: 'gain', fields: [number('need', 'need', 1, 12)] },
  flaw: {
    place: 'gain',
    fields: [
      pick('name', 'which', (c) => [...ownTraits((flaw) => flaw)(c), ...plainly(c, ownSheet(c)?.descripteurs ?? [])]),
      STORY,
    ],
  },
  failOnPurpose: { place: 'gain', fields: [STORY] },
  deed: { place: 'gain', fields: [pick('want', 'want', ({ words }) => labelled(words.wants)), STORY] },
  spell: {
    place: 'magic',
    fields: [
      { kind: 'names', name: 'words', label: 'words', most: 7 },
      perhaps(number('particular', 'particular', 0, 2)),
      perhaps(
        pick('focus', 'focus', (c) =>
          (ownSheet(c)?.focus ?? []).map(({ name }, value) => ({ value, label: readyWord(c.language, name) })),
        ),
      ),
      flag('routine', 'routine'),
      flag('flourish', 'flourish'),
      STORY,
      ...PAYMENT,
    ],
  },
  useObject: { place: 'magic', fields: [pick('object', 'object', ownObjects), STORY] },
  recharge: { place: 'magic', fields: [pick('object', 'object', ownObjects), STORY] },
  potion: {
    place: 'sheet',
    fields: [
      pick('quality', 'quality', (c) =>
        [...new Set(ownSheet(c)?.potions ?? [])].map((value) => ({ value, label: String(value) })),
      ),
      STORY,
    ],
  },
  noteWound: {
    place: 'sheet',
    fields: [
      pick('wound', 'wound', ({ view, own, words }) =>
        (view.figures[own]?.wounds ?? []).map(({ kind, place }, value) => ({
          value,
          label: `${kind ? words.wounds[kind] : words.hiddenWound}${place ? ` (${place})` : ''}`,
        })),
      ),
      named('place', 'place'),
    ],
  },
  hold: { place: 'sheet', fields: [STORY] },
  die: { place: 'sheet', fields: [STORY] },
  experience: {
    place: 'sheet',
    fields: [
      pick('use', 'use', ({ words }) => labelled(words.uses)),
      perhaps(
        pick(
          'figure',
          'valet',
          figures(({ valet }, _at, { own }) => valet?.of === own),
        ),
      ),
      { ...pick('gift', 'gift', ({ words }) => labelled(words.gifts)), when: ({ use }) => use === 'gift' },
      { ...pick('name', 'skill', skills), when: ({ use, gift }) => use === 'gift' && gift === 'skill' },
      {
        ...pick('name', 'characteristic', ({ language }) =>
          CHARACTERISTICS.map((value) => ({ value, label: CHARACTERISTIC_WORDS[value][language] })),
        ),
        when: ({ use, gift }) => use === 'gift' && gift === 'characteristic',
      },
      {
        ...pick('name', 'which', (c) =>
          (ownSheet(c)?.bottes ?? []).map((value) => ({ value, label: botte(c.language, value) })),
        ),
        when: ({ use, gift }) => use === 'gift' && gift === 'combination',
      },
      {
        ...pick(
          'name',
          'which',
          ownTraits((flaw) => flaw),
        ),
        when: ({ use, gift }) => use === 'gift' && gift === 'loseTrait',
      },
      {
        ...named('named'),
        when: ({ use, gift }) =>
          use === 'gift' && ['descripteur', 'trait', 'relation', 'specialisation', 'present'].includes(String(gift)),
      },
      {
        ...pick('name', 'word', (c) => plainly(c, c.view.figures[c.own]?.tried ?? [])),
        when: ({ use }) => use === 'word',
      },
      {
        ...pick('name', 'routine', (c) =>
          plainly(
            c,
            (c.view.figures[c.own]?.routines ?? []).map(({ phrase }) => phrase),
          ),
        ),
        when: ({ use }) => use === 'routine',
      },
    ],
  },
} as const satisfies Partial<Record<Answer['do'], Act>>;
