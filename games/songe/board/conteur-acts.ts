/** What the Conteur may do at the table, as forms. */
import type { Answer } from '../answers.ts';
import { BANDS, DUELLISTS, MAJORS, MIDDLES } from '../characters.ts';
import { CAUCHEMARS } from '../data/eclats.ts';
import { readyWord } from '../words/ready.ts';
import {
  type Act,
  against,
  anybody,
  bands,
  cast,
  DRAWN_ON,
  difficulties,
  fighters,
  fighting,
  figures,
  flag,
  heroes,
  heroesStanding,
  isHero,
  labelled,
  majors,
  named,
  number,
  perhaps,
  pick,
  RELANCE,
  replaceable,
  STORY,
  standing,
  text,
  theirs,
} from './act-fields.ts';
import { eclatName as eclat } from './names.ts';

/** What is put right is told with its reason. */
const REASON = { kind: 'text', name: 'text', label: 'reason', most: 300 } as const;

export const CONTEUR_ACTS = {
  award: {
    place: 'people',
    fields: [
      pick('to', 'whom', anybody),
      number('count', 'stones', 1, 12),
      pick('why', 'why', ({ words }) => labelled(words.whys)),
      STORY,
    ],
  },
  judge: { place: 'people', fields: [pick('to', 'whom', heroes), number('cases', 'cases', -8, 8, 1), STORY] },
  demand: {
    place: 'people',
    fields: [
      pick('to', 'whom', heroes),
      pick('name', 'trait', ({ view, language }) => [
        ...new Map(
          view.figures
            .filter(isHero)
            .flatMap(({ sheet }) =>
              sheet.traits.map(({ name }) => [name, { value: name, label: readyWord(language, name) }] as const),
            ),
        ).values(),
      ]),
      STORY,
    ],
  },
  circumstance: {
    place: 'people',
    fields: [
      pick('to', 'whom', anybody),
      number('stones', 'stonesGiven', -4, 4, 1),
      pick('lasts', 'lasts', ({ words }) => labelled(words.lasting)),
      STORY,
    ],
  },
  trait: {
    place: 'people',
    fields: [
      pick('to', 'whom', anybody),
      named('trait'),
      pick('level', 'level', ({ words }) => labelled(words.traitLevels)),
      STORY,
    ],
  },
  signe: {
    place: 'people',
    fields: [pick('to', 'whom', heroes), pick('signe', 'signe', ({ words }) => labelled(words.signes)), STORY],
  },
  harm: {
    place: 'people',
    fields: [
      pick('to', 'whom', standing),
      pick('kind', 'wound', ({ words }) => labelled(words.wounds)),
      { kind: 'text', name: 'place', label: 'place', most: 60 },
      STORY,
    ],
  },
  nightmare: {
    place: 'people',
    fields: [
      pick('to', 'whom', heroes),
      pick('id', 'which', ({ language }) =>
        Object.keys(CAUCHEMARS).map((value) => ({ value, label: eclat(language, value) })),
      ),
      STORY,
    ],
  },
  body: {
    place: 'people',
    fields: [pick('to', 'whom', heroes), { kind: 'text', name: 'change', label: 'change', most: 60 }, STORY],
  },
  shadow: { place: 'people', fields: [pick('to', 'whom', heroes), number('count', 'stones', 1, 12), STORY] },
  peril: { place: 'people', fields: [pick('to', 'whom', heroes), STORY] },
  improvise: { place: 'people', fields: [pick('to', 'whom', standing), STORY] },
  newCharacter: {
    place: 'people',
    fields: [
      pick('to', 'whom', replaceable),
      pick('as', 'as', ({ words }) => labelled(words.newcomers)),
      text('named'),
    ],
  },
  teach: {
    place: 'people',
    fields: [
      pick('to', 'whom', heroes),
      { kind: 'text', name: 'word', label: 'word', most: 30 },
      flag('verb', 'verb'),
      STORY,
    ],
  },
  correct: {
    place: 'people',
    fields: [
      pick('to', 'whom', theirs),
      pick('what', 'figure', ({ words }) => labelled(words.corrections)),
      number('value', 'becomes', -99, 999, 0),
      REASON,
    ],
  },
  unharm: { place: 'people', fields: [pick('to', 'whom', theirs), number('wound', 'nth', 1, 60, 1), REASON] },
  own: {
    place: 'people',
    fields: [
      pick('to', 'whom', theirs),
      named('thing'),
      { kind: 'flag', name: 'on', label: 'has' },
      perhaps(number('charge', 'charge', 0, 99)),
      REASON,
    ],
  },
  duel: {
    place: 'fight',
    fields: [
      pick('a', 'first', fighters),
      pick('b', 'second', against(fighters)),
      perhaps(number('flees', 'flees', 0, 9)),
      perhaps(pick('surprised', 'surprised', ({ words }) => labelled(words.surprises))),
      STORY,
    ],
  },
  melee: { place: 'fight', fields: [{ kind: 'fights', name: 'fights', label: 'fights' }, STORY] },
  algarade: {
    place: 'fight',
    fields: [pick('a', 'first', heroesStanding), pick('b', 'band', bands), number('foes', 'foes', 1, 12, 3), STORY],
  },
  attach: {
    place: 'fight',
    fields: [pick('a', 'band', bands), pick('b', 'major', majors), number('foes', 'foes', 1, 12, 3), STORY],
  },
  shot: {
    place: 'fight',
    fields: [
      pick(
        'a',
        'shooter',
        figures(({ out, sheet }) => out === null && sheet.ranged !== null),
      ),
      pick('b', 'target', against(standing)),
      pick('distance', 'distance', ({ words }) => labelled(words.distances)),
      pick('cover', 'cover', ({ words }) => labelled(words.covers)),
      { kind: 'flag', name: 'moving', label: 'moving' },
      STORY,
    ],
  },
  reload: {
    place: 'fight',
    fields: [
      pick(
        'to',
        'whom',
        figures(({ loaded, ammunition, sheet }) => sheet.ranged !== null && (!loaded || !ammunition)),
      ),
      STORY,
    ],
  },
  effect: {
    place: 'fight',
    fields: [pick('to', 'whom', standing), number('stones', 'stonesGiven', -4, 4, -1), STORY],
  },
  endFight: { place: 'fight', fields: [STORY] },
  contest: {
    place: 'test',
    fields: [
      pick('a', 'first', standing),
      pick('b', 'second', against(standing)),
      ...DRAWN_ON,
      pick('how', 'how', ({ words }) => labelled(words.hows)),
      perhaps(pick('difficulty', 'difficulty', difficulties)),
      perhaps(pick('races', 'secondDifficulty', difficulties)),
      RELANCE,
      STORY,
    ],
  },
  group: {
    place: 'test',
    fields: [...DRAWN_ON, pick('difficulty', 'difficulty', difficulties), flag('alone', 'alone'), RELANCE, STORY],
  },
  probe: {
    place: 'test',
    fields: [
      pick(
        'to',
        'whom',
        fighting(() => true),
      ),
      ...DRAWN_ON,
      pick('difficulty', 'difficulty', difficulties),
      perhaps(number('bonus', 'bonus', 0, 8)),
      RELANCE,
      STORY,
    ],
  },
  moment: { place: 'test', fields: [number('price', 'price', 1, 6), text('moment')] },
  scene: {
    place: 'scene',
    fields: [
      { kind: 'text', name: 'place', label: 'placeName', most: 60 },
      { kind: 'names', name: 'traits', label: 'traits', most: 8, optional: true },
      STORY,
    ],
  },
  time: {
    place: 'scene',
    fields: [
      number('days', 'days', 0, 60, 1),
      number('hours', 'hours', 0, 23, 0),
      perhaps(number('minutes', 'minutes', 0, 59)),
      STORY,
    ],
  },
  clock: {
    place: 'scene',
    fields: [number('day', 'day', 1, 100_000, 1), number('hour', 'hour', 0, 23, 8), REASON],
  },
  bring: {
    place: 'scene',
    fields: [
      pick('id', 'whom', ({ language }) =>
        Object.entries({ ...MAJORS, ...MIDDLES, ...DUELLISTS, ...BANDS }).map(([value, { name }]) => ({
          value,
          label: readyWord(language, name),
        })),
      ),
      flag('hidden', 'hidden'),
      STORY,
    ],
  },
  stage: {
    place: 'scene',
    fields: [pick('to', 'whom', cast), { kind: 'flag', name: 'on', label: 'onStage' }, STORY],
  },
  brumes: { place: 'scene', fields: [STORY] },
  keyword: { place: 'scene', fields: [named('about', 'about'), STORY] },
  addStones: { place: 'scene', fields: [number('black', 'blackStones', -60, 60, 2), STORY] },
  xp: { place: 'evening', fields: [number('amount', 'amount', 1, 5, 3), STORY] },
  scenarioEnd: { place: 'evening', fields: [STORY] },
  newSession: { place: 'evening', fields: [STORY] },
  close: { place: 'evening', fields: [] },
} as const satisfies Partial<Record<Answer['do'], Act>>;
