/** Fields of the forms: what may stand in them, and whom and what they choose from. */
import type { Language } from '@reverie/kernel/game';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, SKILL_IDS, SKILLS } from '../data/skills.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import type { FigureView, View } from '../view-shape.ts';
import { phraseIn, readyWord } from '../words/ready.ts';
import type { ActWords } from './act-words.ts';

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

export const text = (label: keyof ActWords['fields'], name = 'text', most = 300): Field => ({
  kind: 'text',
  name,
  label,
  most,
  optional: true,
});
export const named = (label: keyof ActWords['fields'], name = 'name'): Field => ({
  kind: 'text',
  name,
  label,
  most: 60,
});
export const number = (
  name: string,
  label: keyof ActWords['fields'],
  least: number,
  most: number,
  start?: number,
): Field => ({
  kind: 'number',
  name,
  label,
  least,
  most,
  ...(start !== undefined && { start }),
});
export const pick = (
  name: string,
  label: keyof ActWords['fields'],
  from: (c: ActContext) => readonly Option[],
): Field => ({
  kind: 'pick',
  name,
  label,
  from,
});
export const perhaps = (field: Field): Field => ({ ...field, optional: true });
export const flag = (name: string, label: keyof ActWords['fields']): Field => ({
  kind: 'flag',
  name,
  label,
  optional: true,
});

export const figures =
  (fits: (figure: FigureView, at: number, context: ActContext) => boolean) =>
  (context: ActContext): readonly Option[] =>
    context.view.figures.flatMap((figure, at) =>
      figure.onStage && fits(figure, at, context) ? [{ value: at, label: figure.sheet.name }] : [],
    );
/** A fight brings those on stage who are not there yet. */
export const fighting =
  (fits: (figure: FigureView) => boolean) =>
  ({ view }: ActContext): readonly Option[] =>
    view.figures.flatMap((figure, value) =>
      figure.out === null && fits(figure) ? [{ value, label: figure.sheet.name }] : [],
    );
/** Those who can come or go: PNJ on the stage or off it, and whoever left a fight. */
export const cast = ({ view }: ActContext): readonly Option[] =>
  view.figures.flatMap(({ seat, out, sheet }, value) =>
    seat === null || out !== null ? [{ value, label: sheet.name }] : [],
  );
export const isHero = ({ kind }: FigureView): boolean => kind === 'arpenteur';
export const anybody = figures(() => true);
export const standing = figures(({ out }) => out === null);
export const heroes = figures((figure) => isHero(figure));
/** Those whose player may get somebody new: also whoever has passed to the Conteur (SON-KAR-10). */
export const replaceable = figures((figure) => isHero(figure) || figure.former !== null);
export const theirs = figures(({ kind }) => kind === 'arpenteur' || kind === 'valet');
export const heroesStanding = figures((figure) => isHero(figure) && figure.out === null);
export const fighters = fighting(({ kind }) => kind !== 'minor');
export const foes = figures(({ out, seat }) => out === null && seat === null);
export const bands = fighting(({ kind }) => kind === 'minor');
export const majors = fighting(({ kind }) => kind === 'major');

/** For the second of a pair, with whoever is met first: the form then offers two who can face each other as it stands. */
export const against =
  (who: (context: ActContext) => readonly Option[]) =>
  (context: ActContext): readonly Option[] => {
    const rank = ({ value }: Option): number => {
      const figure = context.view.figures[Number(value)];
      if (!figure || isHero(figure)) return 1000 - Number(value);
      return figure.onStage ? 0 : 1;
    };
    return who(context).toSorted((a, b) => rank(a) - rank(b));
  };

export const labelled = <T extends string>(all: Readonly<Record<T, string>>): readonly Option[] =>
  (Object.keys(all) as T[]).map((value) => ({ value, label: all[value] }));
export const skills = ({ language }: ActContext): readonly Option[] =>
  SKILL_IDS.map((value) => ({ value, label: SKILLS[value][language] })).sort((a, b) => a.label.localeCompare(b.label));
export const characteristics = ({ language }: ActContext): readonly Option[] =>
  CHARACTERISTICS.map((value) => ({ value, label: CHARACTERISTIC_WORDS[value][language] }));
export const difficulties = ({ language }: ActContext): readonly Option[] =>
  DIFFICULTIES.map((one) => ({ value: one.black, label: one[language] }));
export const ownSheet = ({ view, own }: ActContext) => view.figures[own]?.sheet;
/** What stands on a sheet, in the words of the language; answers name it as it stands there. */
export const plainly = ({ language }: ActContext, names: readonly string[]): readonly Option[] =>
  names.map((value) => ({ value, label: phraseIn(language, readyWord(language, value)) }));
export const ownTraits =
  (fits: (flaw: boolean) => boolean) =>
  (context: ActContext): readonly Option[] =>
    plainly(
      context,
      (ownSheet(context)?.traits ?? []).filter(({ flaw }) => fits(flaw)).map(({ name }) => name),
    );
export const ownObjects = (context: ActContext): readonly Option[] =>
  (ownSheet(context)?.objects ?? []).map(({ name }, value) => ({ value, label: readyWord(context.language, name) }));

/** What is paid in stones: of which colours, and on one's Karma where some are missing. */
export const PAYMENT: readonly Field[] = [perhaps(number('white', 'whiteStones', 0, 12)), flag('debt', 'debt')];
export const STORY = text('story');
/** A skill, or a characteristic. */
export const DRAWN_ON: readonly Field[] = [
  { ...perhaps(pick('skill', 'skill', skills)), when: ({ characteristic }) => !characteristic },
  { ...perhaps(pick('characteristic', 'characteristic', characteristics)), when: ({ skill }) => !skill },
];
export const RELANCE = perhaps(number('relance', 'relance', 0, 4));

/** Where an act stands on the board. */
export type Place = 'do' | 'magic' | 'panache' | 'gain' | 'sheet' | 'scene' | 'people' | 'fight' | 'test' | 'evening';

export interface Act {
  readonly place: Place;
  readonly fields: readonly Field[];
}
