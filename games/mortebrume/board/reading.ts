/** What the board reads out of a view: who stands there, what they are called, what is the matter with them. */
import { capital } from '@reverie/kernel/capital';
import type { Language } from '@reverie/kernel/game';
import type { BoardProps, OpenDecision } from '@reverie/ui/board';
import type { Answer } from '../answers.ts';
import { profileOf } from '../data/fighters.ts';
import type { Event } from '../events.ts';
import type { Question } from '../questions.ts';
import type { Fighter, View } from '../state.ts';
import { figuresIn } from '../words/figures.ts';
import type { Badge } from './Figure.tsx';
import type { Turn } from './plane.ts';
import type { BoardWords } from './words.ts';

/** How the table lies on the screen. */
export interface PlaneOf {
  readonly turn: Turn;
  readonly side: number;
}

export type MortebrumeProps = BoardProps<View, Answer, Question, Event>;
export type Open = OpenDecision<Answer, Question>;
export type OpenAs<K extends Question['kind']> = Open & { readonly decision: Extract<Open['decision'], { kind: K }> };

export const isKind = <K extends Question['kind']>(open: Open | undefined, kind: K): open is OpenAs<K> =>
  open?.decision.kind === kind;

/** Whom a question is about, besides those who may step in. */
export function concernedBy(question: Question): readonly number[] {
  if (question.kind === 'react') return question.about.declared.flatMap(({ target }) => target ?? []);
  const about: object = 'about' in question ? question.about : {};
  return Object.entries(about).flatMap(([as, who]) => (ROLES.has(as) && typeof who === 'number' ? [who] : []));
}
const ROLES: ReadonlySet<string> = new Set(['fighter', 'by', 'target', 'victim', 'guard', 'captor', 'beside']);

/** `Lancier A`. */
const FIGURES = { fr: figuresIn('fr'), en: figuresIn('en') };
export const nameOf = (f: Pick<Fighter, 'kind' | 'mark'>, language: Language): string =>
  capital(FIGURES[language].label(f));
export const tradeOf = (kind: string, language: Language): string =>
  capital(FIGURES[language].label({ kind, mark: '' }).trim());
export const cmOf = (units: number, language: Language): string => FIGURES[language].cm(units);
export const thingName = (id: string, language: Language, t: BoardWords): string =>
  id === 'body' ? t.fists : FIGURES[language].thing(id);

export function badgesOf(view: View, f: Fighter): Badge[] {
  if (f.phys === 0) return [];
  const found: Badge[] = [];
  if (f.stunned) found.push('stunned');
  if (view.fighters.some(({ captor, off }) => captor === f.id && !off)) found.push('captor');
  if (f.prepared !== null) found.push('prepared');
  if (view.things.some(({ holder }) => holder === f.id)) found.push('carries');
  if (f.rooted >= view.turn && view.turn > 0) found.push('rooted');
  if (f.noDodge) found.push('noDodge');
  const { reserved } = profileOf(f.kind);
  if (reserved.some((one) => !f.usedTurn.includes(one) && !f.usedGame.includes(one))) found.push('reserved');
  return found;
}

/** Everything about a figure in one line, for whoever hears it. */
export function inWords(view: View, f: Fighter, own: boolean, language: Language, t: BoardWords): string {
  const { physique } = profileOf(f.kind);
  const notes: string[] = [own ? t.own : t.foe];
  if (f.dead) notes.push(t.states.dead);
  else if (f.fled) notes.push(t.states.fled);
  else if (f.phys === 0) notes.push(t.states.down);
  else notes.push(t.physique(f.phys, physique), t.armour(f.arm));
  const captor = view.fighters[f.captor];
  if (captor) notes.push(t.states.prisoner(captor.mark));
  if (f.activated) notes.push(t.states.activated);
  for (const badge of badgesOf(view, f)) {
    if (badge === 'carries') {
      const held = view.things.filter(({ holder }) => holder === f.id).map(({ kind }) => thingName(kind, language, t));
      notes.push(t.states.carries(held.join(', ')));
    } else notes.push(t.states[badge]);
  }
  return `${nameOf(f, language)}, ${notes.join(', ')}`;
}
