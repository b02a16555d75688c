/**
 * Every act of the table as a form: which fields it has and what may stand in them. What the book lets people do in words
 * and numbers of their own can be done with these; the commonest have nicer controls elsewhere on the board.
 */
import type { Language } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { BANDS, MAJORS, MIDDLES } from '../characters.ts';
import { CAUCHEMARS, ECLATS } from '../data/eclats.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, MASQUES, SKILL_IDS, SKILLS } from '../data/skills.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import type { FigureView, View } from '../view-shape.ts';
import type { ActWords } from './act-words.ts';
import { botteName as botte, eclatName as eclat, skillName as skill } from './names.ts';

interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** What fields choose from. */
export interface ActContext {
  readonly view: View;
  readonly language: Language;
  readonly words: ActWords;
  /** The figure of whoever acts; −1 for the Conteur. */
  readonly own: number;
}

type Shape =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly start?: number }
  | { readonly kind: 'pick'; from(context: ActContext): readonly Option[] }
  | { readonly kind: 'flag' }
  /** Names, separated by commas. */
  | { readonly kind: 'names'; readonly most: number }
  /** SON-INI-04: who meets whom. */
  | { readonly kind: 'fights' };

export type Field = Shape & {
  readonly name: string;
  readonly label: keyof ActWords['fields'];
  readonly optional?: true;
  /** Shown only where the draft fits. */
  when?(draft: Draft): boolean;
};

/** The values of a form as they stand, by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

const text = (label: keyof ActWords['fields'], name = 'text', most = 300): Field => ({
  kind: 'text',
  name,
  label,
  most,
  optional: true,
});
const named = (label: keyof ActWords['fields'], name = 'name'): Field => ({ kind: 'text', name, label, most: 60 });
const number = (name: string, label: keyof ActWords['fields'], least: number, most: number, start?: number): Field => ({
  kind: 'number',
  name,
  label,
  least,
  most,
  ...(start !== undefined && { start }),
});
const pick = (name: string, label: keyof ActWords['fields'], from: (c: ActContext) => readonly Option[]): Field => ({
  kind: 'pick',
  name,
  label,
  from,
});
const perhaps = (field: Field): Field => ({ ...field, optional: true });
const flag = (name: string, label: keyof ActWords['fields']): Field => ({ kind: 'flag', name, label, optional: true });

const figures =
  (fits: (figure: FigureView, at: number, context: ActContext) => boolean) =>
  (context: ActContext): readonly Option[] =>
    context.view.figures.flatMap((figure, at) =>
      figure.onStage && fits(figure, at, context) ? [{ value: at, label: figure.sheet.name }] : [],
    );
/** A fight brings those on stage who are not there yet. */
const fighting =
  (fits: (figure: FigureView) => boolean) =>
  ({ view }: ActContext): readonly Option[] =>
    view.figures.flatMap((figure, value) =>
      figure.out === null && fits(figure) ? [{ value, label: figure.sheet.name }] : [],
    );
/** Those who can come or go: PNJ on the stage or off it, and whoever left a fight. */
const cast = ({ view }: ActContext): readonly Option[] =>
  view.figures.flatMap(({ seat, out, sheet }, value) =>
    seat === null || out !== null ? [{ value, label: sheet.name }] : [],
  );
const isHero = ({ kind }: FigureView): boolean => kind === 'arpenteur';
const anybody = figures(() => true);
const standing = figures(({ out }) => out === null);
const heroes = figures((figure) => isHero(figure));
const heroesStanding = figures((figure) => isHero(figure) && figure.out === null);
const fighters = fighting(({ kind }) => kind !== 'minor');
const foes = figures(({ out, seat }) => out === null && seat === null);
const bands = fighting(({ kind }) => kind === 'minor');
const majors = fighting(({ kind }) => kind === 'major');

const labelled = <T extends string>(all: Readonly<Record<T, string>>): readonly Option[] =>
  (Object.keys(all) as T[]).map((value) => ({ value, label: all[value] }));
const skills = ({ language }: ActContext): readonly Option[] =>
  SKILL_IDS.map((value) => ({ value, label: SKILLS[value][language] })).sort((a, b) => a.label.localeCompare(b.label));
const difficulties = ({ language }: ActContext): readonly Option[] =>
  DIFFICULTIES.map((one) => ({ value: one.black, label: one[language] }));
const ownSheet = ({ view, own }: ActContext) => view.figures[own]?.sheet;
const plainly = (names: readonly string[]): readonly Option[] => names.map((value) => ({ value, label: value }));
const ownTraits =
  (fits: (flaw: boolean) => boolean) =>
  (context: ActContext): readonly Option[] =>
    plainly((ownSheet(context)?.traits ?? []).filter(({ flaw }) => fits(flaw)).map(({ name }) => name));
const ownObjects = (context: ActContext): readonly Option[] =>
  (ownSheet(context)?.objects ?? []).map(({ name }, value) => ({ value, label: name }));

/** What is paid in stones: of which colours, and on one's Karma where some are missing. */
const PAYMENT: readonly Field[] = [perhaps(number('white', 'whiteStones', 0, 12)), flag('debt', 'debt')];
const STORY = text('story');

/** Where an act stands on the board. */
type Place = 'do' | 'magic' | 'panache' | 'gain' | 'sheet' | 'scene' | 'people' | 'fight' | 'test' | 'evening';

interface Act {
  readonly place: Place;
  readonly fields: readonly Field[];
}

const ACTS = {
  // -- a player
  test: {
    place: 'do',
    fields: [
      perhaps(pick('skill', 'skill', skills)),
      perhaps(
        pick('characteristic', 'characteristic', ({ language }) =>
          CHARACTERISTICS.map((value) => ({ value, label: CHARACTERISTIC_WORDS[value][language] })),
        ),
      ),
      perhaps(
        pick(
          'trait',
          'trait',
          ownTraits(() => true),
        ),
      ),
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
    fields: [pick('name', 'which', (c) => plainly(ownSheet(c)?.descripteurs ?? [])), STORY, ...PAYMENT],
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
      pick('name', 'which', (c) => [...ownTraits((flaw) => flaw)(c), ...plainly(ownSheet(c)?.descripteurs ?? [])]),
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
        pick('focus', 'focus', (c) => (ownSheet(c)?.focus ?? []).map(({ name }, value) => ({ value, label: name }))),
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
        ...pick('name', 'word', ({ view, own }) => plainly(view.figures[own]?.tried ?? [])),
        when: ({ use }) => use === 'word',
      },
      {
        ...pick('name', 'routine', ({ view, own }) =>
          plainly((view.figures[own]?.routines ?? []).map(({ phrase }) => phrase)),
        ),
        when: ({ use }) => use === 'routine',
      },
    ],
  },
  // -- the Conteur
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
      pick('name', 'trait', ({ view }) => [
        ...new Map(
          view.figures
            .filter(isHero)
            .flatMap(({ sheet }) => sheet.traits.map(({ name }) => [name, { value: name, label: name }] as const)),
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
  shadow: { place: 'people', fields: [pick('to', 'whom', heroes), number('count', 'stones', 1, 12), STORY] },
  peril: { place: 'people', fields: [pick('to', 'whom', heroes), STORY] },
  improvise: { place: 'people', fields: [pick('to', 'whom', standing), STORY] },
  newCharacter: {
    place: 'people',
    fields: [pick('to', 'whom', heroes), pick('as', 'as', ({ words }) => labelled(words.newcomers)), text('named')],
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
  duel: {
    place: 'fight',
    fields: [
      pick('a', 'first', fighters),
      pick('b', 'second', fighters),
      perhaps(number('flees', 'flees', 0, 9)),
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
      pick('b', 'target', standing),
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
        figures(({ loaded }) => !loaded),
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
      pick('b', 'second', standing),
      pick('skill', 'skill', skills),
      pick('how', 'how', ({ words }) => labelled(words.hows)),
      perhaps(pick('difficulty', 'difficulty', difficulties)),
      perhaps(pick('races', 'secondDifficulty', difficulties)),
      STORY,
    ],
  },
  group: {
    place: 'test',
    fields: [
      pick('skill', 'skill', skills),
      pick('difficulty', 'difficulty', difficulties),
      flag('alone', 'alone'),
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
  time: { place: 'scene', fields: [number('days', 'days', 0, 60, 1), number('hours', 'hours', 0, 23, 0), STORY] },
  bring: {
    place: 'scene',
    fields: [
      pick('id', 'whom', () =>
        Object.entries({ ...MAJORS, ...MIDDLES, ...BANDS }).map(([value, { name }]) => ({ value, label: name })),
      ),
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
export type FormAct = keyof typeof ACTS;
export const FORM_ACTS = Object.keys(ACTS) as FormAct[];

export const actOf = (act: FormAct): Act => ACTS[act];
export const actsAt = (...places: readonly Place[]): readonly FormAct[] =>
  FORM_ACTS.filter((act) => places.includes(ACTS[act].place));

/** The fields that a draft shows. */
export const fieldsOf = (act: FormAct, draft: Draft): readonly Field[] =>
  actOf(act).fields.filter(({ when }) => when?.(draft) ?? true);

/** What stands in a form before anybody has written in it. */
export function startOf(act: FormAct, context: ActContext): Draft {
  let draft: Draft = {};
  for (const field of actOf(act).fields) {
    if (field.when && !field.when(draft)) continue;
    const value = first(field, context);
    if (value !== undefined) draft = { ...draft, [field.name]: value };
  }
  return draft;
}

function first(field: Field, context: ActContext): unknown {
  switch (field.kind) {
    case 'number':
      return field.optional ? undefined : (field.start ?? field.least);
    case 'pick':
      return field.optional ? undefined : field.from(context)[0]?.value;
    case 'flag':
      return field.optional ? undefined : false;
    case 'text':
      return field.optional ? undefined : '';
    case 'names':
      return [];
    case 'fights':
      return firstFights(context);
  }
}

export interface Fight {
  readonly a: number;
  readonly b: number;
  readonly foes: number;
}

/** Each Arpenteur against another foe. */
function firstFights(context: ActContext): readonly Fight[] {
  const against = fighting(({ seat }) => seat === null)(context);
  return heroesStanding(context)
    .slice(0, Math.max(2, against.length))
    .flatMap(({ value }, i) => {
      const foe = against[i % Math.max(1, against.length)];
      const band = context.view.figures[Number(foe?.value)]?.kind === 'minor';
      return foe ? [{ a: Number(value), b: Number(foe.value), foes: band ? 3 : 0 }] : [];
    });
}

/** The answer that a draft makes, with what is empty left out. */
export function answerOf(act: FormAct, draft: Draft): Answer {
  const shown = new Set(fieldsOf(act, draft).map(({ name }) => name));
  const kept = Object.entries(draft).filter(
    ([name, value]) =>
      shown.has(name) && value !== undefined && !((value === '' || value === false) && isOptional(act, name)),
  );
  const whole = kept.map(([name, value]) => [name, Array.isArray(value) ? withoutBlanks(value) : value]);
  return { do: act, ...Object.fromEntries(whole) } as Answer;
}

/** Names as they are typed may end in a comma. */
const withoutBlanks = (values: readonly unknown[]): unknown[] =>
  values.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '');

const isOptional = (act: FormAct, name: string): boolean =>
  actOf(act).fields.some((field) => field.name === name && field.optional === true);
