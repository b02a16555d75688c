/** What the board reads out of a view: whose figure is whose, what is asked, how it looks. */
import { LANGUAGES, type Language, type Viewer } from '@reverie/kernel/game';
import type { BoardProps, OpenDecision } from '@reverie/ui/board';
import type { Answer, Do } from '../answers.ts';
import { READY } from '../characters.ts';
import type { MasqueId } from '../data/skills.ts';
import type { Event } from '../events.ts';
import type { Kind, Question } from '../questions.ts';
import type { SongeDecision } from '../types.ts';
import type { FigureView, TestView, View } from '../view-shape.ts';
import { readyWord } from '../words/ready.ts';

export type SongeProps = BoardProps<View, Answer, Question, Event>;
/** A question of this game that waits for an answer. */
export type Open = OpenDecision<Answer, Question>;

/** An open question of one of these kinds. */
export function openOf<K extends Kind>(
  decisions: readonly Open[],
  ...kinds: readonly K[]
): { readonly decision: SongeDecision<K>; readonly choices: readonly Answer[] } | undefined {
  const found = decisions.find(({ decision }) => (kinds as readonly string[]).includes(decision.kind));
  return found as { readonly decision: SongeDecision<K>; readonly choices: readonly Answer[] } | undefined;
}

export const offered = <K extends Answer['do']>(choices: readonly Answer[], what: K): readonly Do<K>[] =>
  choices.filter((choice): choice is Do<K> => choice.do === what);

/** The Arpenteur of a viewer; −1 for the Conteur and those who watch. */
export const ownFigure = (view: View, who: Viewer): number =>
  view.figures.findIndex(({ seat, kind }) => kind === 'arpenteur' && seat !== null && seat === who);

export const nameAt = (view: View, at: number): string => view.figures[at]?.sheet.name ?? '';

/** The test that lies on the table. */
export const testIn = (view: View): TestView | undefined =>
  view.business.findLast((one): one is TestView => one.kind === 'test');

export const percent = (share: number, language: Language): string => {
  const n = Math.round(share * 100);
  // Nothing that can still fail is said to be certain.
  const shown = share < 1 && n === 100 ? 99 : share > 0 && n === 0 ? 1 : n;
  return language === 'fr' ? `${shown}\u00a0%` : `${shown}%`;
};

/** The faces that are drawn in faces.svg. */
export const OTHER_FACES = [
  'comte',
  'bretteur',
  'dame',
  'barbazan',
  'sibylle',
  'malvoisin',
  'valmorin',
  'bande',
  'chien',
  'enfant',
] as const;
export type PortraitId = MasqueId | (typeof OTHER_FACES)[number];

/** Faces of those who have no Masque, by the name they are known under. */
const FACES: Readonly<Record<string, PortraitId>> = {
  comte: 'comte',
  dameBlanche: 'dame',
  capitaine: 'soldat',
  enfant: 'enfant',
  bretteur: 'bretteur',
  guerrierBrumes: 'soldat',
  garde: 'soldat',
  contrebandier: 'voleur',
  duelliste: 'justicier',
  chien: 'chien',
  barbazan: 'barbazan',
  sibylle: 'sibylle',
  malvoisin: 'malvoisin',
  valmorin: 'valmorin',
};
const FACE_BY_NAME = new Map(
  Object.entries(FACES).flatMap(([id, face]) =>
    LANGUAGES.map((language) => [readyWord(language, READY[id]?.name ?? ''), face] as const),
  ),
);

export function portraitOf({ sheet, kind }: Pick<FigureView, 'sheet' | 'kind'>): PortraitId {
  if (sheet.masque) return sheet.masque;
  return FACE_BY_NAME.get(sheet.name) ?? (kind === 'minor' ? 'bande' : kind === 'valet' ? 'comedien' : 'bretteur');
}
